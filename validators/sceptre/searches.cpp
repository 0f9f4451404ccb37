// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/sceptre/searches.h"

#include <algorithm>

#include "model/effects/view.h"
#include "model/query/matcher.h"

namespace muster::validators::sceptre {

namespace {

using effects::Term;
using effects::View;

/// What a search takes: cards of these types that match the query.
class Wanted {
public:
    Wanted(const Catalogue& catalogue, const View& selector) : m_catalogue(&catalogue)
    {
        const View noun = selector.child("noun");
        if (noun.is(Term::TypeNoun))
            m_types = catalogue.game().typesOf(noun.text("type"));
        else if (noun.is(Term::GroupNoun))
            m_types = catalogue.game().typesOf(noun.text("group"));
        m_anyType = noun.is(Term::CardNoun);
        if (const query::Query* query = selector.query("query"))
            m_query.emplace(*query, catalogue);
    }

    [[nodiscard]] bool takes(CardIndex card) const
    {
        return (m_anyType || takesType(m_catalogue->card(card).type())) && (!m_query || m_query->matches(card));
    }
    [[nodiscard]] bool takesType(TypeIndex type) const { return std::ranges::find(m_types, type) != m_types.end(); }

private:
    const Catalogue* m_catalogue;
    std::vector<TypeIndex> m_types;
    bool m_anyType = false;
    std::optional<query::Matcher> m_query;
};

bool speaksOf(const View& node, Term term)
{
    return node.is(term) || std::ranges::any_of(node.all(), [&](const View& child) { return speaksOf(child, term); });
}

/// Searches of the own deck, wherever in an ability they stand.
void collectSearches(const View& node, std::vector<View>& searches)
{
    if (node.is(Term::VerbSearch)) {
        const View from = node.child("from");
        const bool deck = !from.valid() || (from.text("zone") == "deck" && !speaksOf(from, Term::WhoseEnemy));
        if (deck && !(node.has("by") && speaksOf(node.child("by"), Term::OpponentNoun)))
            searches.push_back(node);
    }
    for (const View& child : node.all())
        collectSearches(child, searches);
}

std::vector<View> searchesOf(const Catalogue& catalogue, const Card& card)
{
    std::vector<View> searches;
    for (const ScriptIndex script : card.scripts())
        for (const View& ability : effects::abilities(catalogue.effects(), script))
            collectSearches(ability, searches);
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
    for (const View& search : searchesOf(catalogue, pile.card)) {
        const Wanted wanted(catalogue, search.child("what"));
        if (!wanted.takesType(deck.words.coin))
            continue;
        CoinSearch& coins = result.emplace_back();
        coins.exact = search.flag("exact");
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
        const std::vector<View> searches = searchesOf(catalogue, pile.card);
        return std::ranges::any_of(searches, [&](const View& search) {
            return Wanted(catalogue, search.child("what")).takes(wanted.card.index());
        });
    });
}

} // namespace muster::validators::sceptre
