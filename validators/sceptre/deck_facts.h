// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "validators/deck_view.h"
#include "validators/sceptre/words.h"

namespace muster::validators::sceptre {

/// A deck as Sceptre's checks see it. Only clear cards are in it; `unclear` is how many others may still be anything, and
/// nothing is called missing that they could be.
struct DeckFacts {
    struct Pile {
        const SpecificCard* source = nullptr;
        Card card;
        TypeIndex type;
        int copies = 0;
    };
    struct Attack {
        std::size_t pile = 0;
        bool first = false;
        std::string_view name;
        Coins need;
    };

    explicit DeckFacts(const DeckView& view);

    const DeckView* view;
    Words words;
    std::vector<Pile> piles;
    std::vector<Attack> attacks; ///< of all Champions, in the order of the deck
    Coins coins;
    int unclear = 0;
    int cards = 0; ///< of the deck, or what it needs to have if that is more

    [[nodiscard]] int count(TypeIndex type) const;
    [[nodiscard]] bool hasOrigin(TypeIndex type, WordIndex origin) const;
    /// Coins of the first attacks of the four Champions that need least: the number of Champions that are to attack in a
    /// game in which one dies after the other (SCE-1a), each with its own Coins (SCE-30c).
    [[nodiscard]] int coinsOfPlan() const;
};

} // namespace muster::validators::sceptre
