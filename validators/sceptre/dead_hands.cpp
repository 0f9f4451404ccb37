// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/sceptre/dead_hands.h"

#include <cmath>

#include "validators/probability.h"

namespace muster::validators::sceptre {

double chanceOfDeadHand(int champions, int cards) { return chanceOfNone({cards, champions, handSize}); }

double chanceOfSevenDeadHands(int champions, int cards)
{
    // A hand and the Blood Cards are cards in random places of the deck, so which five are set aside does not depend
    // on the order in which hand and Blood Cards are dealt.
    double chance = 0;
    for (int aside = 0; aside <= bloodCards && aside <= champions; ++aside) {
        const double dead = chanceOfNone({cards - bloodCards, champions - aside, handSize});
        chance += chanceOfExactly({cards, champions, bloodCards}, aside) * std::pow(dead, handsAllowed);
    }
    return chance;
}

double chanceOfSetAside(int cards) { return double(bloodCards) / double(cards); }

} // namespace muster::validators::sceptre
