// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/sceptre/deck_facts.h"

#include <algorithm>

namespace muster::validators::sceptre {

namespace {

constexpr int championsOfPlan = 4; // SCE-V21

}

DeckFacts::DeckFacts(const DeckView& v) : view(&v), words(v.catalogue()), unclear(v.unclear())
{
    const Catalogue& catalogue = v.catalogue();
    for (const SpecificCard& specific : v.cards()) {
        const Card card = catalogue.card(specific.card);
        piles.push_back({&specific, card, card.type(), specific.copies});
        if (card.type() == words.coin)
            for (std::size_t i = 0; i < words.metalWords.size(); ++i)
                if (card.word(words.metal) == words.metalWords[i])
                    coins.of[i] += specific.copies;
        if (card.type() != words.champion)
            continue;
        bool first = true;
        for (const Record& attack : card.parts(words.attacks)) {
            attacks.push_back(
                {piles.size() - 1, first, attack.text(words.attackName), words.coinsOf(attack.words(words.coins))});
            first = false;
        }
    }
    cards = std::max(v.deck().total(), v.size().first.value_or(0));
}

int DeckFacts::count(TypeIndex type) const
{
    int total = 0;
    for (const Pile& pile : piles)
        total += pile.type == type ? pile.copies : 0;
    return total;
}

bool DeckFacts::hasOrigin(TypeIndex type, WordIndex origin) const
{
    return std::ranges::any_of(
        piles, [&](const Pile& pile) { return pile.type == type && pile.card.word(words.origin) == origin; });
}

int DeckFacts::coinsOfPlan() const
{
    std::vector<int> needs;
    for (const Attack& attack : attacks)
        if (attack.first)
            needs.insert(needs.end(), static_cast<std::size_t>(std::min(piles[attack.pile].copies, championsOfPlan)),
                         attack.need.total());
    std::ranges::sort(needs);
    int total = 0;
    for (std::size_t i = 0; i < needs.size() && i < championsOfPlan; ++i)
        total += needs[i];
    return total;
}

} // namespace muster::validators::sceptre
