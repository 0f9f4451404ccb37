// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/language/cards_in_use.h"

#include <algorithm>

#include "model/effects/questions.h"
#include "model/query/matcher.h"

namespace muster::engine::code {

namespace {

using effects::Term;

class Closure {
public:
    explicit Closure(const Catalogue& catalogue) : m_catalogue(catalogue), m_used(catalogue.size(), 0) { }

    void add(CardIndex card)
    {
        if (m_used[card.value] != 0)
            return;
        m_used[card.value] = 1;
        m_pending.push_back(card);
    }

    /// Follows texts until nothing new comes of them.
    [[nodiscard]] std::vector<std::uint8_t> take()
    {
        while (!m_pending.empty()) {
            const CardIndex card = m_pending.back();
            m_pending.pop_back();
            for (const ScriptIndex script : m_catalogue.card(card).scripts()) {
                for (const effects::View& verb : effects::find(m_catalogue.effects(), script, Term::VerbCreate))
                    addThose(effects::wantedOf(verb.child("what"), m_catalogue.game()));
            }
        }
        return std::move(m_used);
    }

private:
    /// Every card that fits a description: which of them is made is said during the game.
    void addThose(const effects::Wanted& wanted)
    {
        static const query::Query any;
        const query::Matcher matcher(wanted.query != nullptr ? *wanted.query : any, m_catalogue);
        for (std::uint32_t i = 0; i < m_catalogue.size(); ++i) {
            const CardIndex card{i};
            const TypeIndex type = m_catalogue.card(card).type();
            const bool ofType =
                wanted.types.empty() || std::find(wanted.types.begin(), wanted.types.end(), type) != wanted.types.end();
            if (ofType && (wanted.query == nullptr || matcher.matches(card)))
                add(card);
        }
    }

    const Catalogue& m_catalogue;
    std::vector<std::uint8_t> m_used;
    std::vector<CardIndex> m_pending;
};

} // namespace

std::vector<std::uint8_t> cardsInUse(const Catalogue& catalogue, std::span<const std::uint16_t> cards)
{
    if (cards.empty())
        return {};
    Closure closure(catalogue);
    for (const std::uint16_t card : cards)
        closure.add(CardIndex{card});
    return closure.take();
}

} // namespace muster::engine::code
