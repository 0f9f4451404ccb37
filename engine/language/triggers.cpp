// SPDX-License-Identifier: GPL-3.0-or-later
// What has been woken waits in one queue and is carried out one after the other; so is what waits for an event.
#include <algorithm>

#include "engine/language/runner.h"

namespace muster::engine {

using namespace code;

namespace {

constexpr int mostAtOnce = 200; ///< triggers that are carried out one after the other: more wake each other for ever

} // namespace

/// Steps that wait for an event are carried out once, after the texts that it wakes.
void Runner::wakeDelayed(const Event& event)
{
    for (Delayed& one : m_table.delayed) {
        if (one.due || (one.expiry.kind == Expiry::EndOfAttack && one.expiry.attack != m_table.attacks))
            continue;                      // of another attack than the one that goes on
        constexpr std::uint8_t attack = 2; // as Dialect::moments begins
        if (event.kind == eventNumber(Term::EventEnds) && event.word == attack && one.attack != m_table.attacks)
            continue;
        Context context = contextOf(one.self, one.you, event);
        context.target = one.target;
        context.targetPlayer = one.targetPlayer;
        const Range events = m_code.steps[static_cast<std::size_t>(one.step)].events;
        for (int e = 0; e < events.count && !one.due; ++e)
            one.due = eventFits(m_code.events[static_cast<std::size_t>(events.first + e)], event, context);
        if (one.due && one.leftOut > 0) {
            one.due = false;
            --one.leftOut;
        }
        if (!one.due)
            continue;
        Trigger trigger;
        trigger.source = one.self;
        trigger.you = one.you;
        trigger.batch = m_table.batch;
        trigger.together = m_table.together;
        trigger.delayed = one.number;
        trigger.event = event;
        store(m_table.triggers, trigger);
    }
}

void Runner::resolveDelayed(const Trigger& trigger)
{
    for (std::size_t i = 0; i < m_table.delayed.size(); ++i) {
        const Delayed one = m_table.delayed[i];
        if (one.number != trigger.delayed)
            continue;
        if (one.every)
            m_table.delayed[i].due = false;
        else
            m_table.delayed.removeAt(i);
        Context context = contextOf(one.self, one.you, trigger.event);
        context.target = one.target;
        context.targetPlayer = one.targetPlayer;
        if (!context.it.valid() && one.it.valid()) {
            context.it = one.it;
            context.itPlayer = NoSeat;
        }
        if (!context.that.valid() && one.that.valid()) {
            context.that = one.that;
            context.otherPlayer = NoSeat;
        }
        if (context.thatPlayer == NoSeat)
            context.thatPlayer = one.thatPlayer;
        run(m_code.steps[static_cast<std::size_t>(one.step)].steps, context);
        return;
    }
}

void Runner::putInOrder(std::size_t first)
{
    const CardList& order = inPlay();
    const auto place = [&](const Trigger& one) {
        const std::size_t at =
            static_cast<std::size_t>(std::find(order.begin(), order.end(), one.source) - order.begin());
        return at + static_cast<std::size_t>(triggerRank(one.you)) * MostCards;
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

/// A player puts own triggers that wait together at that place into an order: the chosen one comes first. Taken for one are a
/// text of a card that is woken twice, and the same text of two cards that look alike, each woken by itself or both by the
/// same.
void Runner::orderOwn(std::size_t first)
{
    auto& waiting = m_table.triggers;
    const auto delayed = [&](std::uint16_t number) {
        return std::find_if(m_table.delayed.begin(), m_table.delayed.end(),
                            [&](const Delayed& one) { return one.number == number; });
    };
    const auto sameSteps = [&](std::uint16_t number, std::uint16_t other) {
        const auto a = delayed(number);
        const auto b = delayed(other);
        return a != m_table.delayed.end() && b != m_table.delayed.end() && a->step == b->step
            && a->thatPlayer == b->thatPlayer && a->it == b->it && a->that == b->that && a->target == b->target
            && a->targetPlayer == b->targetPlayer;
    };
    const auto fightsWithOwn = [&](CardId card) { // who is blocked, or blocks
        return (m_table.card(card).fight & (IsBlocked | IsBlocking)) != 0;
    };
    const auto sameEvent = [&](const Trigger& one, const Trigger& two) {
        const auto alike = [&](CardId a, CardId b) {
            const bool itself = a == one.source && b == two.source;
            const bool others = a != one.source && a != two.source && b != one.source && b != two.source;
            return itself || (others && lookAlike(a, b, one.you));
        };
        const Event& a = one.event;
        const Event& b = two.event;
        return alike(a.it, b.it) && alike(a.that, b.that) && alike(a.with, b.with) && a.kind == b.kind
            && a.word == b.word && a.zone == b.zone && a.player == b.player && a.amount == b.amount
            && a.other == b.other && a.damage == b.damage
            && (one.itSince == Trigger::wasGone) == (two.itSince == Trigger::wasGone);
    };
    const auto takenForOne = [&](const Trigger& one, const Trigger& two) {
        if (one.ability != two.ability)
            return false;
        if (one.delayed != 0 || two.delayed != 0) // steps that have waited, and no ability
            return one.source == two.source && sameSteps(one.delayed, two.delayed);
        return one.source == two.source
            || (one.toBeProven == two.toBeProven && !fightsWithOwn(one.source)
                && lookAlike(one.source, two.source, one.you) && sameEvent(one, two));
    };
    Options options;
    for (std::size_t i = first; i < waiting.size(); ++i) {
        const Trigger& one = waiting[i];
        if (one.together != waiting[first].together || one.you != waiting[first].you)
            break;
        const bool again = std::any_of(options.begin(), options.end(), [&](const Option& before) {
            return takenForOne(waiting[static_cast<std::size_t>(before.number)], one);
        });
        if (again)
            continue;
        Option option;
        option.card = one.source;
        option.ability = one.ability;
        option.number = static_cast<std::int16_t>(i);
        options.push(option);
    }
    if (options.size() < 2)
        return;
    const auto chosen =
        static_cast<std::size_t>(ask(static_cast<std::uint8_t>(Ask::Order), waiting[first].you, options).number);
    const Trigger next = waiting[chosen];
    for (std::size_t i = chosen; i > first; --i)
        waiting[i] = waiting[i - 1];
    waiting[first] = next;
}

void Runner::resolve(const Trigger& trigger)
{
    if (trigger.delayed != 0) {
        resolveDelayed(trigger);
        return;
    }
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

bool Runner::drainNext()
{
    if (m_draining || m_table.triggers.empty() || gameOver())
        return false;
    m_draining = true;
    if (m_table.triggers.size() > 1 && ordersOwnTriggers())
        orderOwn(0);
    const Trigger next = m_table.triggers.front();
    m_table.triggers.removeAt(0);
    resolve(next);
    m_draining = false;
    return true;
}

void Runner::drainFrom(std::size_t first)
{
    auto& waiting = m_table.triggers;
    int done = 0;
    while (waiting.size() > first && !gameOver()) {
        if (++done > mostAtOnce) {
            m_table.abandoned = true;
            return;
        }
        if (waiting.size() > first + 1 && ordersOwnTriggers())
            orderOwn(first);
        const Trigger next = waiting[first];
        waiting.removeAt(first);
        resolve(next);
    }
}

void Runner::drainAll(bool oneByOne)
{
    if (m_draining)
        return; // what arises meanwhile waits until the present one is finished
    m_draining = true;
    int done = 0;
    while (!m_table.triggers.empty() && !gameOver()) {
        if (m_table.triggers.size() > 1 && ordersOwnTriggers())
            orderOwn(0);
        const Trigger next = m_table.triggers.front();
        m_table.triggers.removeAt(0);
        if (++done > mostAtOnce) {
            m_table.abandoned = true;
            m_table.triggers.clear();
            break;
        }
        const std::size_t waiting = m_table.triggers.size();
        resolve(next);
        if (!oneByOne || !unsettled())
            continue;
        // Those that have waited go on when the effects of this one are settled; those it has woken stay behind them. But one
        // that would be lost by that comes first.
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

} // namespace muster::engine
