// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "engine/sceptre/opening_odds.h"

namespace muster::engine::sceptre {

/// Opening hands of one deck, drawn by the game's own set-up, beside the odds where a formula has them.
struct HandReport {
    OpeningOdds exact;
    int samples = 0;
    int cards = 0;
    int champions = 0;                     ///< in the deck
    std::array<int, 8> deadHands{};        ///< how many samples had so many dead hands; 7: the game was lost by them
    std::array<int, 8> championsInFirst{}; ///< Champions in the first hand
    int canAttackSoon = 0; ///< the kept hand has an Infantry Champion whose first attack its Coins unlock
    int twoChampions = 0;  ///< the kept hand has two Champions or more
    int noCoin = 0;
    int cavalryOnly = 0; ///< only Cavalry, and no Squire
};

/// `seed` gives the shuffles; the same seed gives the same hands.
[[nodiscard]] HandReport sampleHands(const Rules& rules, const DeckCards& deck, int samples, std::uint64_t seed);

} // namespace muster::engine::sceptre
