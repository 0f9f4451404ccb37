// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <functional>
#include <map>

#include "engine/play/estimates.h"
#include "engine/games/sceptre/opening_odds.h"
#include "engine/games/sceptre/rules.h"

namespace muster::engine::sceptre {

/// Numbers of the five Champions that the passive opponent has. It never plays cards, attacks, retreats or uses
/// Abilities; it takes part in retreat rolls, Daze and replacements, and collects Blood Cards.
struct PassiveChampions {
    int hp = 70;
    int def = 9;
    int spd = 5;
};
/// The medians of a deck's own Champions; of an even number the greater of the two in the middle.
[[nodiscard]] PassiveChampions medianChampions(const Rules& rules, const DeckCards& deck);

struct GoldfishReport {
    static constexpr int turns = 12;     ///< own turns that the curves show
    static constexpr int mostTurns = 40; ///< own turns after which a game is stopped

    OpeningOdds exact;               ///< of the deck
    double exactLostByDeadHands = 0; ///< not if the deck that plays back has as many: that is a draw
    int games = 0;
    int won = 0, wonByBlood = 0, lostByDeadHands = 0, lostWithoutChampion = 0, lostByBlood = 0, drawn = 0, notEnded = 0;
    int deadHand = 0;                         ///< games with one at least
    int bloodGiven = 0;                       ///< games in which dead hands gave the opponent a Blood Card
    std::array<int, turns> firstPossible{};   ///< first attack possible in this own turn
    std::array<int, turns> secondPossible{};  ///< a second attack
    std::array<int, mostTurns> winningTurn{}; ///< games won in this own turn
    /// At the end of this own turn: in all, then on the Champion that has most of them, or on the one in combat. Damage
    /// and Blood Cards by then are those of all games, the rest is of those that still went on.
    std::array<Mean, turns> coins, squires, champions, damage, collected, hand;
    std::array<Mean, turns> bestCoins, combatSquires;
    std::array<Mean, turns> unlocked; ///< attacks that the Champion in combat has what it needs for: 0, 1 or 2
    std::array<Mean, turns> unusable; ///< cards of the hand that could not be played in an own turn as it stands
    std::array<Mean, turns> expected; ///< damage that the attacks so far could be expected to deal when announced
    Ratio attackRolls;                ///< attacks with a roll, and those of them that broke through
    Mean winTurn;
    /// Games in which the deck went first (it has no attack in its first turn, SCE-9b), and the others.
    struct OfSeat {
        int games = 0;
        int won = 0;
        Mean winTurn;
    };
    std::array<OfSeat, 2> seats; ///< first, second
    /// Of the cards that were in the hand in an own turn, the share that could never be played: a mean of the games.
    Mean neverUsable;
    /// These cards, and the rule that stops them at the end: in how many games.
    std::map<std::pair<std::uint16_t, std::string>, int> stuck;
};

struct GoldfishPlan {
    DeckCards deck;
    PassiveChampions passive;
    std::string pilot = "greedy";
    DeckCards against; ///< a deck that plays back; empty: the passive Champions
    std::string againstPilot = "greedy";
    int games = 1000;
    std::uint64_t seed = 1;
    int mostOwnTurns = GoldfishReport::mostTurns; ///< never more
};

/// Plays the deck out against the passive opponent, half of the games going first, or against a deck that plays back
/// (then the dice say who goes first). The report does not depend on the
/// number of threads. `goOn` is asked between batches.
[[nodiscard]] GoldfishReport goldfish(const Rules& rules, const Playable& game, const GoldfishPlan& plan, int threads,
                                      const std::function<bool(int done)>& goOn = {});

} // namespace muster::engine::sceptre
