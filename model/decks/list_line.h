// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "model/decks/resolved_deck.h"

namespace muster {

/// A line of a text list as a card and a count.
struct CardLine {
    DeckEntry entry;      ///< as it would be added: the catalogue's spelling of a known card, else as written
    ResolvedEntry found;  ///< without names that come near
    std::string badCount; ///< the count as written, if it is none from 1 to 999
    std::string bareName; ///< of an unknown card: without brackets and marks, to look for names that come near
    bool counted = false; ///< the line states a count
};

/// The line with what looks alike made the same (blanks, full-width signs), and invisible characters taken away.
[[nodiscard]] std::string tidyLine(std::string_view line);

/// Reads a tidy line. Whatever the dialect, the reading that names a card wins, and a card whose name is the whole
/// text before one that needs something taken away. Never fails: what no reading explains is an unknown name.
[[nodiscard]] CardLine readCardLine(std::string_view line, const Catalogue& catalogue);

} // namespace muster
