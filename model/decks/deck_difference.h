// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "model/decks/resolved_deck.h"

namespace muster {

/// A specific card of which two decks have different numbers in one section.
struct CountDifference {
    std::string section; ///< key
    std::string card;    ///< as a list has it: "Kestrel Vanguard [Ember]"
    int left = 0;
    int right = 0;
};

/// Where two decks of one game differ in what is counted: order, spelling, printings and doubled lines are no difference, so
/// that there are none exactly where the hashes are equal. In the order of the left deck's listing, then of the right one's.
[[nodiscard]] std::vector<CountDifference> countDifferences(const ResolvedDeck& left, const ResolvedDeck& right);

} // namespace muster
