// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/spoils/deck_facts.h"

namespace muster::validators::spoils {

/// Deck, pool and starting life against the number of players: SPO-D24, D37, D38, D40, D42, D43.
void checkTableSize(const DeckFacts& deck, std::vector<Finding>& findings);

/// Spoils cards that one ordinary attacking game uses (SPO-D24): the hands, and one and a quarter a turn over five rounds
/// at 30 life.
[[nodiscard]] int cardsOfAGame(int players, int startingLife);
/// The fewest spoils cards with which a game can begin (SPO-006).
[[nodiscard]] constexpr int fewestCards(int players) { return handSize * players + 1; }

} // namespace muster::validators::spoils
