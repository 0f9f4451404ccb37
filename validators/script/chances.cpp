// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/script/chances.h"

#include <algorithm>

#include "validators/probability.h"

namespace muster::validators::script {

namespace {

/// The cards of one element, or of all.
struct Part {
    int scripts = 0;
    std::vector<int> costs; ///< of each copy of a Creature
};

std::vector<Part> partsOf(const DeckFacts& deck, bool oneElement)
{
    std::vector<Part> parts;
    const std::vector<WordIndex> elements = deck.elements();
    parts.resize(oneElement ? 1 : elements.size());
    for (const DeckFacts::Pile& pile : deck.piles) {
        if (deck.isItem(pile))
            continue;
        const auto place = std::ranges::find(elements, pile.element) - elements.begin();
        Part& part = parts[oneElement ? 0 : static_cast<std::size_t>(place)];
        if (deck.isScript(pile))
            part.scripts += pile.copies;
        else
            part.costs.insert(part.costs.end(), static_cast<std::size_t>(pile.copies), pile.cost);
    }
    return parts;
}

int dearerThan(const std::vector<int>& costs, int scripts)
{
    return static_cast<int>(std::ranges::count_if(costs, [&](int cost) { return cost > scripts; }));
}

} // namespace

double chanceOfNoneInHand(int wanted, int cards) { return chanceOfNone({cards, wanted, openingHand}); }

double chanceInHand(int wanted, int cards, int least, int most)
{
    double chance = 0;
    for (int k = least; k <= most; ++k)
        chance += chanceOfExactly({cards, wanted, openingHand}, k);
    return chance;
}

double chanceOfIdleHand(const DeckFacts& deck, bool oneElement)
{
    std::vector<int> items;
    int cards = 0;
    for (const DeckFacts::Pile& pile : deck.piles) {
        cards += pile.copies;
        if (deck.isItem(pile))
            items.insert(items.end(), static_cast<std::size_t>(pile.copies), pile.cost);
    }
    if (cards < openingHand)
        return 0;
    // ways[s][u]: how many ways there are to draw s Scripts of the elements so far with which u Creatures of those elements
    // cannot be paid for. Which other cards come with the Scripts is then free among the u and the Items too dear.
    using Ways = std::vector<std::vector<double>>;
    constexpr std::size_t hand = openingHand;
    const auto size = static_cast<std::size_t>(cards) + 1;
    Ways ways(hand + 1, std::vector<double>(size, 0));
    ways[0][0] = 1;
    for (const Part& part : partsOf(deck, oneElement)) {
        Ways next(hand + 1, std::vector<double>(size, 0));
        for (std::size_t drawn = 0; drawn <= hand && static_cast<int>(drawn) <= part.scripts; ++drawn) {
            const auto idle = static_cast<std::size_t>(dearerThan(part.costs, static_cast<int>(drawn)));
            const double draws = choose(part.scripts, static_cast<int>(drawn));
            for (std::size_t before = 0; before + drawn <= hand; ++before)
                for (std::size_t u = 0; u + idle < size; ++u)
                    next[before + drawn][u + idle] += ways[before][u] * draws;
        }
        ways = std::move(next);
    }
    double hands = 0;
    for (int scripts = 0; scripts <= openingHand; ++scripts)
        for (std::size_t u = 0; u < size; ++u)
            hands += ways[static_cast<std::size_t>(scripts)][u]
                * choose(static_cast<int>(u) + dearerThan(items, scripts), openingHand - scripts);
    return hands / choose(cards, openingHand);
}

double shareOfStage3Payable(const DeckFacts& deck, int ownTurn)
{
    double payable = 0;
    int copies = 0;
    for (const DeckFacts::Pile& pile : deck.piles) {
        if (!deck.isCreature(pile) || pile.stage != 3)
            continue;
        copies += pile.copies;
        if (pile.cost <= codexCapacity)
            payable += pile.copies
                * chanceOfAtLeast({deck.cards, deck.scriptsOf(pile.element), cardsSeenBy(ownTurn)}, pile.cost);
    }
    return copies == 0 ? 0 : payable / copies;
}

} // namespace muster::validators::script
