// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/wanted_cards.h"

#include <algorithm>

namespace muster::validators {

WantedCards::WantedCards(const Catalogue& catalogue, const effects::Wanted& what)
    : m_catalogue(&catalogue),
      m_types(what.types)
{
    if (what.query != nullptr)
        m_query.emplace(*what.query, catalogue);
}

bool WantedCards::takes(CardIndex card) const
{
    return (m_types.empty() || names(m_catalogue->card(card).type())) && (!m_query || m_query->matches(card));
}

bool WantedCards::names(TypeIndex type) const { return std::ranges::find(m_types, type) != m_types.end(); }

std::vector<effects::Search> deckSearchesOf(const Catalogue& catalogue, const Card& card)
{
    std::vector<effects::Search> searches;
    for (const ScriptIndex script : card.scripts())
        for (effects::Search& search : effects::searches(catalogue.effects(), script, catalogue.game()))
            if (search.ownDeck && search.from == "deck")
                searches.push_back(std::move(search));
    return searches;
}

} // namespace muster::validators
