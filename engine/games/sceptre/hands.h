// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "engine/games/sceptre/opening_odds.h"

namespace muster::engine::sceptre {

/// Opening hands of one deck, drawn by the game's own set-up, beside the odds where a formula has them.
struct HandReport {
    OpeningOdds exact;
    int samples = 0;
    int cards = 0;
    int champions = 0;                     ///< in the deck
    std::array<int, 8> deadHands{};        ///< how many samples had so many dead hands; 7: the game was lost by them
    std::array<int, 8> championsInFirst{}; ///< Champions in the first hand
    // Of the hand that is kept, as OpeningHand has them
    int twoChampions = 0;
    int good = 0;
    int ready = 0;
    int lastChampion = 0;
    int noCoin = 0;
    int coinsForNothing = 0;
    int cavalryOnly = 0;
};

/// `seed` gives the shuffles; the same seed gives the same hands.
[[nodiscard]] HandReport sampleHands(const Rules& rules, const DeckCards& deck, int samples, std::uint64_t seed);

} // namespace muster::engine::sceptre
