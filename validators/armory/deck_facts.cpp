// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/armory/deck_facts.h"

#include <numeric>

namespace muster::validators::armory {

DeckFacts::DeckFacts(const DeckView& v) : view(&v), words(v.catalogue()), unclear(v.unclear()), cards(v.unclear())
{
    for (const SpecificCard& specific : v.cards()) {
        const Card card = v.catalogue().card(specific.card);
        piles.push_back({&specific, card, card.type(), words.iconsOf(card), specific.copies, words.isStarter(card)});
        if (!piles.back().starter)
            cards += specific.copies;
        if (const std::size_t type = words.typeOf(card); type < attributeTypes)
            attributes[type] += specific.copies;
    }
}

int DeckFacts::allAttributes() const { return std::accumulate(attributes.begin(), attributes.end(), 0); }

} // namespace muster::validators::armory
