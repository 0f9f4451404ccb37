// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>

#include "engine/play/match_setup.h"
#include "engine/games/sceptre/rules.h"

namespace muster::engine::sceptre {

/// What matters of an opening hand.
struct OpeningHand {
    Coins coins; ///< all of them, before any card is added
    int champions = 0;
    int squires = 0;
    bool infantry = false;
    bool ready = false;    ///< an Infantry Champion has the Coins for its first attack
    bool prepared = false; ///< an Infantry Champion with a first attack of at most two Coins has two that fit it
    bool fitting = false;  ///< some Coin fits some attack of a Champion
    bool finds = false;    ///< some card draws or searches

    void add(const Facts& card);
    [[nodiscard]] bool isGood() const { return champions >= 2 && prepared && squires > 0; }
    [[nodiscard]] bool isLastChampion() const { return champions == 1 && !finds; }
    [[nodiscard]] bool hasCoinsForNothing() const { return coins.total() > 0 && !fitting; }
    [[nodiscard]] bool isCavalryOnly() const { return !infantry && squires == 0; }
    [[nodiscard]] bool isBad() const { return isLastChampion() || isCavalryOnly() || !fitting; }
};

/// Whether the Coins of a hand pay the first attack of an Infantry Champion.
[[nodiscard]] bool isReady(const Facts& champion, Coins coins);
/// Whether its first attack asks for at most two Coins, and the hand has two that fit.
[[nodiscard]] bool isPrepared(const Facts& champion, Coins coins);
/// Whether some Coin can be paid for some attack.
[[nodiscard]] bool fitsSome(const Facts& champion, Coins coins);

/// How a deck opens, exactly: chances from 0 to 1 by the procedure of SCE-8a to SCE-8g. The first hand and the Blood Cards
/// are drawn once (SCE-Q4); after a dead hand every new one comes out of the cards without the Blood Cards.
struct OpeningOdds {
    std::array<double, 8> deadHands{}; ///< so many before the hand that is kept; 7: the game is lost by them
    std::array<double, 8> champions{}; ///< so many in the first hand
    // Of the hand that is kept, as OpeningHand has them
    double twoChampions = 0; ///< two or more
    double good = 0;
    double ready = 0;
    double lastChampion = 0;
    double noCoin = 0;
    double coinsForNothing = 0;
    double cavalryOnly = 0;
};

[[nodiscard]] OpeningOdds openingOdds(const Rules& rules, const DeckCards& deck);

} // namespace muster::engine::sceptre
