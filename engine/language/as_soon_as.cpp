// SPDX-License-Identifier: GPL-3.0-or-later
// Abilities `as soon as`: each is woken when its condition holds and did not hold at the last look.
#include <algorithm>

#include "engine/language/waiting.h"

namespace muster::engine {

using namespace code;

namespace {

Event eventOfLook(Seat you)
{
    Event event;
    event.kind = eventNumber(Term::EventAsSoonAs);
    event.player = you;
    return event;
}

} // namespace

/// Whether its condition may hold now if it did not at the last look, or the other way round.
bool Runner::mayTurn(CardId card, const Ability& ability, Table::Changes changed) const
{
    if ((ability.counts & m_happened) != 0 || !m_caching || ability.dependsOn == Table::Anything
        || ((ability.dependsOn | m_code.worksOn) & changed) != 0)
        return true;
    const std::uint8_t part = m_table.partOf[m_table.zoneUnder(m_table.card(card))]; // where it may no longer work
    return (Table::partsBit(part) & changed) != 0;
}

bool Runner::isMet(CardId card, const Ability& ability)
{
    const Seat you = youOf(card);
    const Event event = eventOfLook(you);
    const bool counts = ability.counts != 0; // this takes longer than asking whether the text works
    if (counts && !works(card, ability, &event))
        return false;
    const Context context = contextOf(card, you, event);
    for (int e = 0; e < ability.events.count; ++e) {
        const EventPattern& pattern = m_code.events[static_cast<std::size_t>(ability.events.first + e)];
        if (pattern.event == Term::EventAsSoonAs && holds(pattern.condition, context))
            return counts || works(card, ability, &event);
    }
    return false;
}

bool Runner::wasMet(CardId card, Ref ability) const
{
    return std::any_of(m_table.met.begin(), m_table.met.end(),
                       [&](const Table::Met& one) { return one.card == card && one.ability == ability; });
}

/// The changes since the last look, as those who look have to take them; what has happened they know more exactly.
Table::Changes Runner::changesToMeet()
{
    const bool disabling = mayBeInForce(Modifier::Disable, 0); // it may stop or begin for any reason
    return m_caching && !disabling ? m_table.changesFor(Table::MetReader) & ~Table::History
                                   : Table::Changes(Table::Anything);
}

/// Whether no condition that a card in play waits for may have turned, and no such text may work now, or no longer.
bool Runner::noneMayTurn(Table::Changes changed)
{
    const CardsInPlay& cards = index();
    return m_caching && cards.metOn != Table::Anything && (changed & (cards.metOn | m_code.worksOn | Table::Parts)) == 0
        && (cards.metByEvents & m_happened) == 0;
}

void Runner::lookAsSoonAs()
{
    const std::uint64_t bit = eventBit(Term::EventAsSoonAs);
    const Table::Changes changed = changesToMeet();
    if (noneMayTurn(changed))
        return;
    if (m_atOnce == 0)
        ++m_table.together;
    ++m_table.batch;
    m_table.met.removeIf([&](const Table::Met& one) { return !m_table.same(one.card, one.entered); });
    eachWaiting(Ability::When, bit, [&](CardId card, Ref at, const Ability& ability) {
        if (!mayTurn(card, ability, changed))
            return true;
        const bool met = isMet(card, ability);
        const bool before = wasMet(card, at);
        if (met == before)
            return true;
        if (!met) {
            m_table.met.removeIf([&](const Table::Met& one) { return one.card == card && one.ability == at; });
            return true;
        }
        const Seat you = youOf(card);
        Trigger trigger;
        trigger.event = eventOfLook(you);
        if (limitReached(card, at) || !holds(ability.onlyIf, contextOf(card, you, trigger.event)))
            return true;
        store(m_table.met, Table::Met{card, at, m_table.card(card).entered});
        trigger.source = card;
        trigger.entered = m_table.card(card).entered;
        trigger.ability = at;
        trigger.you = you;
        trigger.batch = m_table.batch;
        trigger.together = m_table.together;
        store(m_table.triggers, trigger);
        return true;
    });
    m_table.looked(Table::MetReader);
    m_happened = 0;
}

bool Runner::meetNow()
{
    lookAsSoonAs();
    if (m_table.triggers.empty())
        return false;
    const auto met = [](const Trigger& one) { return one.event.kind == eventNumber(Term::EventAsSoonAs); };
    auto& waiting = m_table.triggers;
    bool any = false;
    for (const Trigger* next = std::find_if(waiting.begin(), waiting.end(), met); next != waiting.end();
         next = std::find_if(waiting.begin(), waiting.end(), met)) {
        const Trigger one = *next;
        waiting.removeAt(static_cast<std::size_t>(next - waiting.begin()));
        resolve(one);
        any = true;
    }
    return any;
}

/// What the next look would pass over has to be as it was.
bool Runner::overlooksAsSoonAs()
{
    const std::uint64_t bit = eventBit(Term::EventAsSoonAs);
    if (!anyAsSoonAs())
        return false;
    const Table::Changes changed = changesToMeet();
    const bool nobodyLooks = noneMayTurn(changed);
    bool wrong = false;
    eachWaiting(Ability::When, bit, [&](CardId card, Ref at, const Ability& ability) {
        if ((!nobodyLooks && mayTurn(card, ability, changed)) || isMet(card, ability) == wasMet(card, at))
            return true;
        const Seat you = youOf(card);
        wrong = wasMet(card, at)
            || (!limitReached(card, at) && holds(ability.onlyIf, contextOf(card, you, eventOfLook(you))));
        return !wrong;
    });
    return wrong;
}

} // namespace muster::engine
