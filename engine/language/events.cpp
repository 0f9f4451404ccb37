// SPDX-License-Identifier: GPL-3.0-or-later
// What happens, and whose texts it wakes; parts of a turn that begin and end.
#include <algorithm>

#include "engine/language/waiting.h"

namespace muster::engine {

using namespace code;

/// Whether an event is of the kind that a text describes, as far as the event itself says: mostly it is not, and nobody has to
/// be asked.
bool Runner::eventSuits(const EventPattern& pattern, const Event& event) const
{
    if (eventNumber(pattern.event) != event.kind)
        return false;
    switch (pattern.event) {
    case Term::EventStarts:
    case Term::EventEnds:
        return event.word == pattern.moment;
    case Term::EventBecomes:
    case Term::EventStopsBeing:
    case Term::EventTriesTo:
    case Term::EventManagesTo:
    case Term::EventFailsTo:
    case Term::EventGains:
    case Term::EventLoses:
        return pattern.word == event.word;
    case Term::EventEnters:
    case Term::EventLeaves: {
        if (pattern.place == None)
            return true;
        const Place& place = m_code.places[static_cast<std::size_t>(pattern.place)];
        return place.zone == InPlay ? onTable(event.word) : place.zone == event.word;
    }
    default:
        return true;
    }
}

bool Runner::eventFits(const EventPattern& pattern, const Event& event, const Context& context)
{
    if (!eventSuits(pattern, event))
        return false;
    m_deadToo = true;
    const bool fits = eventIs(pattern, event, context);
    m_deadToo = false;
    return fits;
}

bool Runner::eventIs(const EventPattern& pattern, const Event& event, const Context& context)
{
    switch (pattern.event) {
    case Term::EventStarts:
    case Term::EventEnds:
        return pattern.whose == Whose::Anybody || (pattern.whose == Whose::Own) == sameSide(event.player, context.you);
    case Term::EventBetweenTurns:
        return true;
    case Term::EventPlays:
    case Term::EventDraws:
    case Term::EventDiscards:
    case Term::EventReveals:
    case Term::EventSearches:
    case Term::EventShuffles:
    case Term::EventUses:
    case Term::EventBuys: {
        if (!playerFits(pattern.subject, event.player, context))
            return false;
        if (pattern.object == None)
            return true;
        const Selector& object = m_code.selector(pattern.object);
        // "uses ability": a thing that is no card; any use of one, but not of another kind of text (the event's word)
        return object.noun == Term::PlainNoun ? event.word == 0
                                              : matches(pattern.object, event.it, context, event.player);
    }
    default:
        break;
    }
    if (pattern.subject != None && !subjectFits(pattern, event, context))
        return false;
    if (pattern.object != None) {
        const bool fits = m_code.selector(pattern.object).isPlayer()
            ? !event.that.valid() && playerFits(pattern.object, event.other, context)
            : matches(pattern.object, event.that, context, NoSeat);
        if (!fits)
            return false;
    }
    if (pattern.damage != 0xff && pattern.damage != event.damage)
        return false;
    return pattern.with == None || matches(pattern.with, event.with, context, NoSeat);
}

/// Of what befalls a card its player is not the subject: "you take damage" means the player alone.
bool Runner::subjectFits(const EventPattern& pattern, const Event& event, const Context& context)
{
    if (!m_code.selector(pattern.subject).isPlayer())
        return matches(pattern.subject, event.it, context, NoSeat);
    switch (pattern.event) {
    case Term::EventTakesDamage:
    case Term::EventIsHealed:
    case Term::EventIsAttacked:
    case Term::EventBecomes:
    case Term::EventStopsBeing:
        if (event.it.valid())
            return false;
        break;
    default:
        break;
    }
    return playerFits(pattern.subject, event.player, context);
}

Context Runner::contextOf(CardId card, Seat you, const Event& event)
{
    Context context;
    context.you = you;
    context.self = card;
    context.it = event.it;
    context.that = event.that;
    context.amount = event.amount;
    context.thatPlayer = event.player;
    context.itPlayer = event.it.valid() ? NoSeat : event.player;
    context.otherPlayer = event.that.valid() ? NoSeat : event.other;
    return context;
}

Context Runner::contextOf(const Modifier& modifier)
{
    Context context;
    context.you = modifier.you;
    context.self = modifier.self;
    context.target = modifier.chosen;
    context.it = modifier.about.valid() ? modifier.about : modifier.target;
    context.that = modifier.that;
    return context;
}

/// Triggers of one event: in the order of the game, each player's in the order of the cards.
void Runner::happen(Event event)
{
    const std::uint64_t bit = std::uint64_t(1) << event.kind;
    const bool countsCard =
        !event.it.valid() || (m_code.countedTypes[event.kind] & m_table.card(event.it).typeBit()) != 0;
    if ((m_code.counted & bit) != 0 && countsCard) {
        event.serial = ++m_table.serial;
        m_happened |= m_table.history.full() ? ~std::uint64_t(0) : bit; // where it is full, others may be forgotten
        const bool leftOut = m_table.history.full() && historyIsFull() && m_table.history.full();
        if (!leftOut)
            store(m_table.history, event);
        m_table.changed(Table::History);
    }
    ++m_table.batch;
    if (m_atOnce == 0)
        ++m_table.together;
    if ((m_code.endingEvents & bit) != 0)
        endUntil(event);
    FixedList<Trigger, 64> woken;
    int last = 0;
    const auto suits = [&](const Ability& ability) {
        const auto first = m_code.events.begin() + ability.events.first;
        return std::any_of(first, first + ability.events.count,
                           [&](const EventPattern& one) { return eventSuits(one, event); });
    };
    const auto wake = [&](CardId card, Ref at, const Ability& ability) {
        if (!suits(ability))
            return true;
        if (limitReached(card, at) || !works(card, ability, &event) || (m_waiting.contains(card) && triggersOnce(card)))
            return true;
        const Seat you = youOf(card);
        const Context context = contextOf(card, you, event);
        for (int e = 0; e < ability.events.count; ++e) {
            const EventPattern& pattern = m_code.events[static_cast<std::size_t>(ability.events.first + e)];
            if (!eventFits(pattern, event, context))
                continue;
            const bool proven = holds(ability.onlyIf, context);
            if (!proven && !mayBeProven(ability.onlyIf, context))
                continue;
            Trigger trigger;
            trigger.toBeProven = !proven;
            trigger.source = card;
            trigger.entered = m_table.card(card).entered;
            trigger.ability = at;
            trigger.you = you;
            trigger.batch = m_table.batch;
            trigger.together = m_table.together;
            if (event.it.valid() && onTable(zoneKind(event.it)) && !m_table.has(event.it, Dead))
                trigger.itSince = m_table.card(event.it).entered;
            trigger.event = event;
            const int rank = triggerRank(you);
            last = std::max(last, rank);
            if (rank == 0)
                store(m_table.triggers, trigger);
            else
                store(woken, trigger);
            break;
        }
        return true;
    };
    eachWaiting(Ability::When, bit, wake, timeBit(event.kind, event.word));
    for (int rank = 1; rank <= last; ++rank) {
        for (const Trigger& one : woken) {
            if (triggerRank(one.you) == rank)
                store(m_table.triggers, one);
        }
    }
    if ((m_code.delayedEvents & bit) != 0 && !m_table.delayed.empty())
        wakeDelayed(event);
}

/// A part of a turn begins; `seat` is the player whose turn it is.
void Runner::happenTime(Term term, std::uint8_t moment, Seat seat)
{
    Event event;
    event.kind = eventNumber(term);
    event.word = moment;
    event.player = seat;
    happen(event);
}

bool Runner::takeTurnChange(Seat seat, std::uint8_t moment, bool more)
{
    for (std::size_t i = 0; i < m_table.turnChanges.size(); ++i) {
        if (m_table.turnChanges[i] == TurnChange{seat, moment, more}) {
            m_table.turnChanges.removeAt(i);
            return true;
        }
    }
    return false;
}

void Runner::forgetHistoryOfTurn()
{
    m_table.history.removeIf([&](const Event& one) { return (m_code.countedLong >> one.kind & 1) == 0; });
    m_happened = ~std::uint64_t(0);
    m_table.changed(Table::Moment | Table::History);
}

} // namespace muster::engine
