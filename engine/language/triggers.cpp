// SPDX-License-Identifier: GPL-3.0-or-later
// Events: what would happen may be replaced; what has happened wakes triggers, and those wait in one queue.
#include <algorithm>

#include "engine/language/runner.h"

namespace muster::engine {

using namespace code;

bool Runner::eventFits(const EventPattern& pattern, const Event& event, const Context& context)
{
    if (eventNumber(pattern.event) != event.kind)
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
        return event.word == pattern.moment
            && (pattern.whose == Whose::Anybody
                || (pattern.whose == Whose::Own) == sameSide(event.player, context.you));
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
    if (pattern.subject != None) {
        const bool fits = m_code.selector(pattern.subject).isPlayer()
            ? playerFits(pattern.subject, event.player, context)
            : matches(pattern.subject, event.it, context, NoSeat);
        if (!fits)
            return false;
    }
    if (pattern.object != None && !matches(pattern.object, event.that, context, NoSeat))
        return false;
    switch (pattern.event) {
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

template <class Visit>
void Runner::eachWaiting(Ability::Kind kind, std::uint64_t bit, Visit visit)
{
    if ((index().awaited & bit) == 0)
        return;
    // As they are now: an ability may move cards.
    FixedList<AbilitiesOfPart::Waiting, 3 * AbilitiesOfPart::MostWaiting> all;
    eachPart([&](int part) {
        const AbilitiesOfPart& abilities = m_inPlay.abilities[part];
        if ((abilities.awaited & bit) == 0)
            return;
        for (const AbilitiesOfPart::Waiting& one : abilities.waiting) {
            if ((one.events & bit) != 0)
                store(all, one);
        }
    });
    const auto goesOn = [&](CardId card, Ref at) {
        const Ability& ability = m_code.ability(at);
        return ability.kind != kind || (ability.awaits & bit) == 0 || visit(card, at, ability);
    };
    for (const AbilitiesOfPart::Waiting& one : all) {
        if (one.ability != None) {
            if (!goesOn(one.card, one.ability))
                return;
            continue;
        }
        FixedList<Range, 12> scripts;
        scriptsOf(one.card, scripts);
        for (const Range& script : scripts) {
            for (int i = 0; i < script.count; ++i) {
                if (!goesOn(one.card, static_cast<Ref>(script.first + i)))
                    return;
            }
        }
    }
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
    return context;
}

Context Runner::contextOf(const Modifier& modifier)
{
    Context context;
    context.you = modifier.you;
    context.self = modifier.self;
    context.target = modifier.chosen;
    context.it = modifier.about.valid() ? modifier.about : modifier.target;
    return context;
}

/// Triggers of one event: the active player's first, each in the order of the cards.
void Runner::happen(Event event)
{
    const std::uint64_t bit = std::uint64_t(1) << event.kind;
    if ((m_code.counted & bit) != 0) {
        store(m_table.history, event);
        m_table.changed(Table::Moment);
    }
    ++m_table.batch;
    if ((m_code.endingEvents & bit) != 0)
        endUntil(event);
    FixedList<Trigger, 64> others;
    const auto wake = [&](CardId card, Ref at, const Ability& ability) {
        if (limitReached(card, at) || !works(card, ability, &event) || (m_waiting.contains(card) && triggersOnce(card)))
            return true;
        const Seat you = m_table.card(card).controller;
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
            if (event.it.valid() && onTable(zoneKind(event.it)) && !m_table.has(event.it, Dead))
                trigger.itSince = m_table.card(event.it).entered;
            trigger.event = event;
            auto& queue = sameSide(you, m_table.active) ? m_table.triggers : others;
            store(queue, trigger);
            break;
        }
        return true;
    };
    eachWaiting(Ability::When, bit, wake);
    for (const Trigger& one : others)
        store(m_table.triggers, one);
}

void Runner::putInOrder(std::size_t first)
{
    const CardList& order = inPlay();
    const auto place = [&](const Trigger& one) {
        const std::size_t at =
            static_cast<std::size_t>(std::find(order.begin(), order.end(), one.source) - order.begin());
        return sameSide(one.you, m_table.active) ? at : at + MostCards;
    };
    auto& waiting = m_table.triggers;
    for (std::size_t i = first + 1; i < waiting.size(); ++i) {
        const Trigger one = waiting[i];
        std::size_t at = i;
        for (; at > first && place(waiting[at - 1]) > place(one); --at)
            waiting[at] = waiting[at - 1];
        waiting[at] = one;
    }
}

void Runner::resolve(const Trigger& trigger)
{
    const Ability& ability = m_code.ability(trigger.ability);
    Context context = contextOf(trigger.source, trigger.you, trigger.event);
    if (limitReached(trigger.source, trigger.ability))
        return;
    if (trigger.toBeProven
        && (!m_table.same(trigger.source, trigger.entered) || !works(trigger.source, ability, &trigger.event)
            || !holdsIfShown(ability.onlyIf, context)))
        return;
    if (!beforeTrigger(trigger))
        return;
    context.optionalRolls = true;
    // What has left play since can be asked what it was, but nothing can be done with it.
    const bool gone = trigger.itSince != Trigger::wasGone && !m_table.same(context.it, trigger.itSince);
    if (gone)
        m_setAside.push(context.it);
    if (payable(ability.cost, context)) {
        countUse(trigger.source, trigger.ability);
        pay(ability.cost, context);
        context.lies = lastsWith(trigger.source);
        run(ability.steps, context);
        if (onlyMay(ability) && context.declined)
            takeBackUse(trigger.source, trigger.ability);
    }
    if (gone)
        m_setAside.removeIf([&](CardId card) { return card == context.it; });
    m_agreed = false; // it was for this trigger alone
    afterTrigger(trigger);
}

void Runner::drainAll(bool oneByOne)
{
    if (m_draining)
        return; // what arises meanwhile waits until the present one is finished
    m_draining = true;
    constexpr int cap = 200;
    int done = 0;
    while (!m_table.triggers.empty() && !gameOver()) {
        const Trigger next = m_table.triggers.front();
        m_table.triggers.removeAt(0);
        if (++done > cap) {
            m_table.abandoned = true; // cards that wake each other for ever
            m_table.triggers.clear();
            break;
        }
        const std::size_t waiting = m_table.triggers.size();
        resolve(next);
        if (!oneByOne || !unsettled())
            continue;
        // What has waited goes on when what this one has left is settled; what it has woken stays behind them. But what would
        // be lost by that comes first.
        const auto all = m_table.triggers;
        FixedList<Trigger, 64> rest;
        m_table.triggers.clear();
        m_waiting.clear();
        for (std::size_t i = 0; i < all.size(); ++i) {
            if ((i < waiting || !rest.empty()) && !isBeingLost(all[i].source)) {
                store(rest, all[i]);
                store(m_waiting, all[i].source);
            } else {
                store(m_table.triggers, all[i]);
            }
        }
        m_draining = false;
        drainAll(false);
        settle();
        m_draining = true;
        m_waiting.clear();
        for (const Trigger& one : rest)
            store(m_table.triggers, one);
    }
    m_draining = false;
}

/// Whether all that an ability does is one `may`.
bool Runner::onlyMay(const Ability& ability) const
{
    return ability.cost.empty() && ability.steps.count == 1
        && m_code.steps[static_cast<std::size_t>(ability.steps.first)].verb == Term::VerbMay;
}

/// In the order of triggers, and by the same questions as they. What replaces an event is not asked again in its midst.
bool Runner::goesAhead(Event& event)
{
    bool ahead = true;
    const auto replace = [&](CardId card, Ref at, const Ability& ability) {
        const Trigger one{card,  m_table.card(card).entered, at,   m_table.card(card).controller, 0,
                          false, Trigger::wasGone,           event};
        const auto itself = [&](const Trigger& other) { return other.source == card && other.ability == at; };
        if (limitReached(card, at) || !works(card, ability, &event)
            || std::any_of(m_replacing.begin(), m_replacing.end(), itself))
            return true;
        Context context = contextOf(card, one.you, event);
        for (int e = 0; e < ability.events.count; ++e) {
            const EventPattern& pattern = m_code.events[static_cast<std::size_t>(ability.events.first + e)];
            if (!eventFits(pattern, event, context) || !holdsIfShown(ability.onlyIf, context))
                continue;
            if (!payable(ability.cost, context) || !m_replacing.push(one))
                return true;
            const bool agreed = m_agreed; // of what goes on meanwhile
            const int before = event.amount;
            m_agreed = false;
            if (beforeTrigger(one)) {
                countUse(card, at);
                pay(ability.cost, context);
                context.lies = lastsWith(card);
                context.replaced = &event;
                run(ability.steps, context);
                const bool declined = onlyMay(ability) && context.declined;
                if (declined)
                    takeBackUse(card, at);
                m_agreed = false;
                afterTrigger(one);
                ahead = context.happensAfterAll || declined;
            }
            m_agreed = agreed;
            m_replacing.removeAt(m_replacing.size() - 1);
            return ahead && (before <= 0 || event.amount > 0); // of nothing no more can be taken
        }
        return true;
    };
    eachWaiting(Ability::Instead, std::uint64_t(1) << event.kind, replace);
    return ahead;
}

bool Runner::limitReached(CardId card, Ref at) const
{
    const Ability& ability = m_code.ability(at);
    if (ability.limit == 0)
        return false;
    int times = 0;
    for (const Use& use : m_table.uses) {
        const bool same =
            use.card == card || (ability.byName && m_table.card(use.card).controller == m_table.card(card).controller);
        times += same && use.ability == at ? use.times : 0; // the same ability is one of the same card by name
    }
    return times >= ability.limit;
}

void Runner::countUse(CardId card, Ref at)
{
    if (m_code.ability(at).limit == 0)
        return;
    for (Use& use : m_table.uses) {
        if (use.card == card && use.ability == at) {
            ++use.times;
            return;
        }
    }
    store(m_table.uses, Use{card, at, 1});
}

/// What its player has declined is not used up.
void Runner::takeBackUse(CardId card, Ref at)
{
    for (Use& use : m_table.uses) {
        if (use.card == card && use.ability == at && use.times > 0)
            --use.times;
    }
}

void Runner::forgetUses(CardId card)
{
    m_table.uses.removeIf([&](const Use& use) {
        const Ability& ability = m_code.ability(use.ability);
        return use.card == card && !ability.wholeGame && !ability.byName; // by name it is that of the other copies, too
    });
}

void Runner::forgetUsesOfTurn()
{
    m_table.uses.removeIf([&](const Use& use) { return !m_code.ability(use.ability).wholeGame; });
}

} // namespace muster::engine
