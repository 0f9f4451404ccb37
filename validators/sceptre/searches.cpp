// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/sceptre/searches.h"

#include <algorithm>

#include "validators/wanted_cards.h"

namespace muster::validators::sceptre {

bool CoinSearch::finds(const Coins& coins) const
{
    bool allowed = false;
    for (std::size_t metal = 0; metal < named.size(); ++metal) {
        allowed = named[metal] || (allowed && !exact);
        if (allowed && coins.of[metal] > 0)
            return true;
    }
    return false;
}

std::optional<int> CoinSearch::bestNamed() const
{
    for (std::size_t metal = 0; metal < named.size(); ++metal)
        if (named[metal])
            return static_cast<int>(metal);
    return {};
}

std::vector<CoinSearch> coinSearchesOf(const DeckFacts& deck, const DeckFacts::Pile& pile)
{
    const Catalogue& catalogue = deck.view->catalogue();
    std::vector<CoinSearch> result;
    for (const effects::Search& search : deckSearchesOf(catalogue, pile.card)) {
        const WantedCards wanted(catalogue, search.what);
        if (!wanted.names(deck.words.coin))
            continue;
        CoinSearch& coins = result.emplace_back();
        coins.exact = search.exact;
        for (std::uint32_t i = 0; i < catalogue.size(); ++i)
            if (const Card card = catalogue.card(CardIndex{i}); card.type() == deck.words.coin)
                for (std::size_t metal = 0; metal < coins.named.size(); ++metal)
                    coins.named[metal] = coins.named[metal]
                        || (card.word(deck.words.metal) == deck.words.metalWords[metal] && wanted.takes(CardIndex{i}));
    }
    return result;
}

bool anySearchFinds(const DeckFacts& deck, const DeckFacts::Pile& wanted)
{
    const Catalogue& catalogue = deck.view->catalogue();
    return std::ranges::any_of(deck.piles, [&](const DeckFacts::Pile& pile) {
        if (&pile == &wanted)
            return false;
        const std::vector<effects::Search> searches = deckSearchesOf(catalogue, pile.card);
        return std::ranges::any_of(searches, [&](const effects::Search& search) {
            return WantedCards(catalogue, search.what).takes(wanted.card.index());
        });
    });
}

} // namespace muster::validators::sceptre
