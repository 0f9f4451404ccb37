// SPDX-License-Identifier: GPL-3.0-or-later
// The cards in play and their abilities, listed part by part where something has changed.
#include <algorithm>

#include "engine/language/runner.h"

namespace muster::engine {

using namespace code;

void Runner::lookAtAbilities()
{
    m_presentMarks = ~std::uint64_t(0);
    m_inPlay.awaited = 0;
    m_inPlay.awaitedTimes = 0;
    m_inPlay.metOn = 0;
    m_inPlay.metByEvents = 0;
    m_inPlay.statesOn = m_inPlay.reachesBy = 0;
    m_inPlay.may = {};
    m_inPlay.asksNumbers = false;
    for (int part = 0; part <= m_table.seats; ++part) {
        AbilitiesOfPart& one = m_inPlay.abilities[part];
        if ((m_table.partsChanged >> part & 1) != 0 || !m_caching) {
            relist(part);
            m_table.abandoned = m_table.abandoned || one.tooMany;
        }
        m_inPlay.awaited |= one.awaited;
        m_inPlay.awaitedTimes |= one.awaitedTimes;
        m_inPlay.metOn |= one.metOn;
        m_inPlay.metByEvents |= one.metByEvents;
        if (one.states.empty())
            continue;
        m_inPlay.statesOn |= one.statesOn;
        m_inPlay.reachesBy |= one.reachesBy;
        m_inPlay.asksNumbers = m_inPlay.asksNumbers || one.asksNumbers;
        m_inPlay.may.add(one.may);
    }
    m_relisted |= m_table.partsChanged;
    m_table.partsChanged = 0;
    m_table.strayed.clear();
    m_table.allStrayed = false;
}

/// What the states of cards have put into force that have not moved stands: where a card came or went, the others are not
/// worked out anew, unless any card may decide whether the texts of the others work.
void Runner::relist(int part)
{
    AbilitiesOfPart& one = m_inPlay.abilities[part];
    const bool anyDecides = (m_code.worksOn & Table::Layout) == Table::Layout;
    if (anyDecides || m_table.allStrayed || !m_caching || (m_anew >> part & 1) != 0) {
        m_anew |= static_cast<std::uint8_t>(1 << part);
        m_gone |= one.does;
        one.clear();
        listAbilities(part, one);
        return;
    }
    FixedList<AbilitiesOfPart::State, AbilitiesOfPart::MostStates> before;
    for (const AbilitiesOfPart::State& state : one.states)
        before.push(state);
    one.clear();
    listAbilities(part, one);
    const AbilitiesOfPart::State* at = before.begin();
    const AbilitiesOfPart::State* const last = before.end();
    for (AbilitiesOfPart::State& now : one.states) {
        const AbilitiesOfPart::State* const same = std::find(at, last, now);
        if (same == last || m_table.hasStrayed(now.card)) {
            m_gone |= now.does;
            continue;
        }
        for (; at != same; ++at)
            m_gone |= at->does;
        now.stale = same->stale;
        now.first = same->first;
        now.made = same->made;
        now.room = same->room;
        ++at;
    }
    for (; at != last; ++at)
        m_gone |= at->does;
}

void Runner::lookAtCards(int part)
{
    CardsOfPart& all = m_inPlay.all[part];
    all.clear();
    listCards(part, all);
    m_table.partsTouched &= static_cast<std::uint8_t>(~(1 << part));
}

const CardList& Runner::inPlay()
{
    m_inOrder.clear();
    eachPart([&](int part) {
        for (const CardId card : cardsOf(part).cards)
            m_inOrder.push(card);
    });
    return m_inOrder;
}

} // namespace muster::engine
