// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "validators/deck_view.h"
#include "validators/script/words.h"

namespace muster::validators::script {

inline constexpr int codexCapacity = 10; ///< SCR-125
inline constexpr int openingHand = 7;    ///< SCR-024

/// A deck as Script's checks see it. Only clear cards are in it; `unclear` is how many others may still be anything, and
/// nothing is called missing that they could be.
struct DeckFacts {
    struct Pile {
        const SpecificCard* source = nullptr;
        Card card;
        TypeIndex type;
        WordIndex element; ///< of Scripts and Creatures
        int copies = 0;
        int cost = 0;
        int stage = 0; ///< of Creatures
        std::optional<int> evolvedCost;
        std::optional<std::size_t> previous; ///< the stage directly before, if the deck has it (SCR-195)
        bool evolves = false;                ///< all that has to lie beneath it is in the deck

        /// What it takes at least to play it, by itself or on its previous stage.
        [[nodiscard]] int cheapest() const { return evolves && evolvedCost ? std::min(cost, *evolvedCost) : cost; }
        /// The same if whatever is unclear were its previous stage.
        [[nodiscard]] int cheapestEver() const { return evolvedCost ? std::min(cost, *evolvedCost) : cost; }
    };

    explicit DeckFacts(const DeckView& view);

    const DeckView* view;
    Words words;
    std::vector<Pile> piles;
    int unclear = 0;
    int cards = 0; ///< of the deck, or what it needs to have if that is more

    [[nodiscard]] bool isScript(const Pile& pile) const { return pile.type == words.script; }
    [[nodiscard]] bool isCreature(const Pile& pile) const { return pile.type == words.creature; }
    [[nodiscard]] bool isItem(const Pile& pile) const { return pile.type == words.item; }
    [[nodiscard]] bool isEnhancement(const Pile& pile) const
    {
        return isItem(pile) && pile.card.word(words.kind) == words.enhancement;
    }
    [[nodiscard]] int count(TypeIndex type) const;
    [[nodiscard]] int scriptsOf(WordIndex element) const;
    [[nodiscard]] int creaturesOf(WordIndex element) const;
    /// The elements of Scripts and Creatures, that with most cards first.
    [[nodiscard]] std::vector<WordIndex> elements() const;
    [[nodiscard]] const std::string& nameOf(WordIndex element) const;

private:
    void linkStages();
    [[nodiscard]] int countOf(TypeIndex type, WordIndex element) const;
};

} // namespace muster::validators::script
