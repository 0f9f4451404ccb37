// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "model/cards/catalogue.h"
#include "validators/deck_view.h"

namespace muster::validators::hero {

/// The types, fields and words of Hero's game.yaml that its checks speak of, looked up once for a check.
struct Words {
    explicit Words(const Catalogue& catalogue);

    TypeIndex hero, minion, spell, equipment, potion;
    FieldIndex heroClass, cost, bounty, token, resource, quest, questDoes;
    FieldIndex slot, health, armor, potionKind, amount, tier, goldCost;
    WordIndex chest, jewelry;
    std::vector<Word> resources; ///< the class resources
};

/// A deck or shop as Hero's checks see it. Only clear cards are in it, and none of another class than the hero's; `unclear`
/// is how many others there are, and nothing is called missing that they could be or could become.
struct Facts {
    struct Pile {
        const SpecificCard* source = nullptr;
        Card card;
        int copies = 0;
    };

    explicit Facts(const DeckView& view);

    const DeckView* view;
    Words words;
    std::optional<Card> board; ///< the hero, where the deck has exactly one
    std::vector<Pile> piles;   ///< everything but heroes
    std::vector<Card> shop;    ///< the items that will be on the table, where the pool is known
    int cards = 0;             ///< copies in the piles
    int unclear = 0;

    [[nodiscard]] const Catalogue& catalogue() const { return view->catalogue(); }
    [[nodiscard]] Subject subjectOf(const Pile& pile) const { return view->subjectOf(*pile.source); }
};

} // namespace muster::validators::hero
