// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "validators/armory/words.h"
#include "validators/deck_view.h"

namespace muster::validators::armory {

/// An Armory as its checks see it. Only clear cards are in it; `unclear` is how many others may still be anything, and
/// nothing is called missing that they could be.
struct DeckFacts {
    struct Pile {
        const SpecificCard* source = nullptr;
        Card card;
        TypeIndex type;
        Icons icons;
        int copies = 0;
        bool starter = false; ///< lies on the board from the start and is no part of the deck (ARM-107)
    };

    explicit DeckFacts(const DeckView& view);

    const DeckView* view;
    Words words;
    std::vector<Pile> piles;
    std::array<int, attributeTypes> attributes{}; ///< of the list, by type
    int unclear = 0;
    int cards = 0; ///< besides the Starters, unclear ones too

    [[nodiscard]] int allAttributes() const;
    [[nodiscard]] Subject subjectOf(const Pile& pile) const { return view->subjectOf(*pile.source); }
    /// Whether the deck is large enough to be played at all; what is missing from a smaller one is no news (ARM-D8).
    [[nodiscard]] bool playable() const { return cards >= 7; }
};

} // namespace muster::validators::armory
