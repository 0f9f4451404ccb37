// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/sceptre/searches.h"

#include <algorithm>

#include "model/effects/questions.h"
#include "model/query/matcher.h"

namespace muster::validators::sceptre {

namespace {

/// What a search takes: cards of these types (any, if there are none) that match the query.
class Wanted {
public:
    Wanted(const Catalogue& catalogue, const effects::Wanted& what) : m_catalogue(&catalogue), m_types(what.types)
    {
        if (what.query != nullptr)
            m_query.emplace(*what.query, catalogue);
    }

    [[nodiscard]] bool takes(CardIndex card) const
    {
        return (m_types.empty() || names(m_catalogue->card(card).type())) && (!m_query || m_query->matches(card));
    }
    [[nodiscard]] bool names(TypeIndex type) const { return std::ranges::find(m_types, type) != m_types.end(); }

private:
    const Catalogue* m_catalogue;
    std::vector<TypeIndex> m_types;
    std::optional<query::Matcher> m_query;
};

std::vector<effects::Search> searchesOf(const Catalogue& catalogue, const Card& card)
{
    std::vector<effects::Search> searches;
    for (const ScriptIndex script : card.scripts())
        for (effects::Search& search : effects::searches(catalogue.effects(), script, catalogue.game()))
            if (search.ownDeck && search.from == "deck")
                searches.push_back(std::move(search));
    return searches;
}

} // namespace

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
    for (const effects::Search& search : searchesOf(catalogue, pile.card)) {
        const Wanted wanted(catalogue, search.what);
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
        const std::vector<effects::Search> searches = searchesOf(catalogue, pile.card);
        return std::ranges::any_of(searches, [&](const effects::Search& search) {
            return Wanted(catalogue, search.what).takes(wanted.card.index());
        });
    });
}

} // namespace muster::validators::sceptre
