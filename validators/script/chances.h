// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/script/deck_facts.h"

namespace muster::validators::script {

/// Cards seen by the own turn of that number: the opening hand and a normal draw in each turn (SCR-024, SCR-050).
[[nodiscard]] constexpr int cardsSeenBy(int ownTurn) { return openingHand + ownTurn; }

// The opening hand, before any mulligan: hypergeometric, exact
[[nodiscard]] double chanceOfNoneInHand(int wanted, int cards);
[[nodiscard]] double chanceInHand(int wanted, int cards, int least, int most);

/// Chance of an opening hand in which nothing can be paid for with the Scripts of that hand: each Creature of it costs more
/// than there are Scripts of its element, each Item more than there are Scripts (SCR-106, SCR-107). Evolved costs are left
/// out, as they need a second card. `oneElement` takes all cards for cards of the same element.
[[nodiscard]] double chanceOfIdleHand(const DeckFacts& deck, bool oneElement);

/// How much of the deck's Creatures of stage 3 can be paid for at their own cost by that turn: the chance that so many
/// Scripts of the element have been drawn by then, as an average over the copies.
[[nodiscard]] double shareOfStage3Payable(const DeckFacts& deck, int ownTurn);

} // namespace muster::validators::script
