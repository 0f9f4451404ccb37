// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "validators/deck_view.h"
#include "validators/spoils/words.h"

namespace muster::validators::spoils {

inline constexpr int handSize = 5; ///< SPO-041

/// A shared deck as the checks of Spoils see it. Only clear cards are in it; `unclear` is how many others may still be
/// anything, and nothing is called missing or out of proportion that they could mend.
struct DeckFacts {
    struct Pile {
        const SpecificCard* source = nullptr;
        Card card;
        TypeIndex type;
        int copies = 0;
    };
    struct Champion {
        std::size_t pile = 0;
        int copies = 0;
        int power = 0, boost = 0, life = 0;
        std::array<int, forms> cost{}; ///< how often the Valor cost lists each form

        /// No form twice and at most one weapon: what can be worn at the same time (SPO-014).
        [[nodiscard]] bool canBeWorn() const;
        [[nodiscard]] bool needs(std::size_t form) const { return cost[form] > 0; }
    };

    explicit DeckFacts(const DeckView& view);

    const DeckView* view;
    Words words;
    std::vector<Pile> piles;
    std::vector<Champion> champions;   ///< in the order of the deck, one for each specific card
    std::vector<int> levels;           ///< alchemy levels of all Equipment, lowest first
    std::array<int, forms> copiesOf{}; ///< Equipment by form
    int pool = 0;                      ///< Champion cards
    int spoils = 0;                    ///< all other cards: M
    int players = 0;
    int startingLife = 0;
    int unclear = 0;

    [[nodiscard]] int count(TypeIndex type) const;
    [[nodiscard]] std::string formLabel(std::size_t form) const;
    [[nodiscard]] Subject subjectOf(const Pile& pile) const { return view->subjectOf(*pile.source); }
    [[nodiscard]] Subject subjectOf(const Champion& champion) const { return subjectOf(piles[champion.pile]); }
    [[nodiscard]] std::vector<Subject> subjectsOf(TypeIndex type) const;
    /// Whether Valor can be had with the Equipment of this deck.
    [[nodiscard]] bool canReachValor(const Champion& champion) const;
};

[[nodiscard]] Finding finding(const char* id, Severity severity, FindingKind kind, std::vector<std::string> rules);

} // namespace muster::validators::spoils
