// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "validators/armory/deck_facts.h"
#include "validators/wanted_cards.h"

namespace muster::validators::armory {

/// Attributes that an ability asks its player to give up.
struct Sacrifice {
    WantedCards what;
    int count = 0;
    std::string_view ability; ///< its name, where it has one
};

/// What the effects of a card come to, as far as a deck is judged by it.
[[nodiscard]] bool hurts(const Catalogue& catalogue, const Card& card, const Words& words);
[[nodiscard]] bool givesReach(const Catalogue& catalogue, const Card& card, const Words& words);
[[nodiscard]] std::vector<Sacrifice> sacrificesOf(const Catalogue& catalogue, const Card& card, const Words& words);
/// The Attributes of the catalogue that it takes, one a type.
[[nodiscard]] std::vector<CardIndex> attributeCards(const DeckFacts& deck, const WantedCards& what);
/// Attributes that the card asks about in any other way than by searching or playing them: what it counts, compares with
/// or gives up.
[[nodiscard]] std::vector<WantedCards> attributesCountedBy(const Catalogue& catalogue, const Card& card,
                                                           const Words& words);

} // namespace muster::validators::armory
