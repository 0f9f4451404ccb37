// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "model/games/ids.h"
#include "model/query/query.h"

namespace muster {
class Catalogue;
}

namespace muster::query {

/// What the sets at hand add to a game's own words. With it the parser knows every valid word, so that a misspelled
/// Origin or set is told at once instead of finding nothing.
struct OpenWords {
    std::vector<std::pair<VocabularyIndex, std::string>> words; ///< labels of open vocabularies
    std::vector<std::pair<std::string, std::string>> sets;      ///< code and name; empty: sets are not checked
};

/// The words of a catalogue: those of its open vocabularies, and its sets.
[[nodiscard]] OpenWords openWords(const Catalogue& catalogue);

} // namespace muster::query
