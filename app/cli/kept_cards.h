// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

#include "app/cli/estimate.h"
#include "engine/play/measures.h"

namespace muster::app {

/// How a part of the games went, with intervals.
[[nodiscard]] Estimate wonOf(const engine::Part& part);
[[nodiscard]] Estimate winTurnOf(const engine::Measures& measures, const engine::Part& part);

/// "a mulligan was taken", and in how many games of the split by it.
[[nodiscard]] QString mulliganText();
[[nodiscard]] int takenIn(const engine::Split& mulligan);

/// A card that was in the opening hand of some games: how those went, and how those in which another hand was kept.
struct KeptCard {
    QString name;
    std::string id;
    engine::Part kept, notKept;
};

/// The cards of a deck's opening hands. A game counts for each card of its hand, so that cards are no parts of a whole.
struct KeptCards {
    int hands = 0;               ///< games in which a hand was kept
    std::vector<KeptCard> cards; ///< in the order of the deck
    int leftOut = 0;             ///< others, which were kept in too few games to say anything of them
};

/// Fewer games than this say nothing of a card.
inline constexpr int FewestKept = 30;

/// Those that were kept in so many games, and missing in as many; with 1: those that were kept at all.
[[nodiscard]] KeptCards keptCards(const engine::Measures& measures, int fewest = FewestKept);
/// The soonest own turn of the win first; cards without a win last.
void sortByTurn(std::vector<KeptCard>& cards);
/// The largest share of games won first.
void sortByWins(std::vector<KeptCard>& cards);
/// The cautions about such a list: many cards are compared, and some are left out. Empty where neither is so.
[[nodiscard]] QString keptCaution(const KeptCards& kept);

} // namespace muster::app
