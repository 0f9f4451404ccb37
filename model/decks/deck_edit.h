// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "model/decks/deck.h"

namespace muster {

/// One change of a deck, in the deck's own words, so that it can be shown, stored, applied and undone.
struct DeckEdit {
    enum class Kind {
        Add,     ///< `count` more copies of `entry.card` (a new line unless one has the same name and identity fields)
        Remove,  ///< `count` fewer copies of line `row`; the line goes when none is left
        Replace, ///< line `row` names `entry` from now on, and has `count` copies; its note stays if `entry` has none
    };
    Kind kind = Kind::Add;
    std::string section;
    std::size_t row = 0; ///< Remove, Replace: index in the section before any edit of the list was made
    int count = 0;
    DeckEntry entry; ///< Add, Replace
    friend bool operator==(const DeckEdit&, const DeckEdit&) = default;
};

/// Applies the edits as one step: first changes of lines that are there, then additions. Rows mean the deck as it
/// was before; edits that name no line, and counts below 1, change nothing (a Replace with no copies removes the
/// line). No line grows past 999 copies: the rest gets a line of its own. To be called as muster::apply, since
/// std::apply fits a vector better.
void apply(Deck& deck, const std::vector<DeckEdit>& edits);

} // namespace muster
