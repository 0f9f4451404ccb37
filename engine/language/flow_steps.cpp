// SPDX-License-Identifier: GPL-3.0-or-later
// Steps of order: may, if, for each, repeat, choose, dice, later, and what changes an event that is about to happen.
#include <algorithm>

#include "engine/language/runner.h"

namespace muster::engine {

using namespace code;

void Runner::runFlow(const Step& step, Context& context, Seat by)
{
    switch (step.verb) {
    case Term::VerbMay:
        runMay(step, context, by);
        return;
    case Term::VerbIf:
        if (holdsIfShown(step.condition, context)) {
            uncoverProof(step.condition, context);
            run(step.steps, context);
        } else {
            run(step.otherwise, context);
        }
        return;
    case Term::VerbForEach: {
        CardList cards;
        chooseEach(step, context, by, cards);
        SeatList seats;
        const Selector& which = m_code.selector(step.what);
        if (meansPlayers(step.what, context)) {
            if (which.count == Term::CountOne && which.number == None) // all of them where no number is said
                players(step.what, context, seats);
            else
                selectPlayers(step.what, context, by, seats);
        }
        const CardId before = context.it;
        const Seat playerBefore = context.itPlayer;
        const bool outer = context.forEach;
        context.forEach = m_code.selector(step.what).cards == None;
        for (const Seat seat : seats) {
            context.it = NoCard;
            context.itPlayer = seat;
            run(step.steps, context);
        }
        for (const CardId card : cards) {
            context.it = card;
            run(step.steps, context);
        }
        context.it = before;
        context.itPlayer = playerBefore;
        context.forEach = outer;
        return;
    }
    case Term::VerbRepeat: {
        constexpr int cap = 20;
        for (int i = std::min(cap, value(step.amount, context)); i > 0; --i)
            run(step.steps, context);
        return;
    }
    case Term::VerbChoose:
        runChoose(step, context, by);
        return;
    default:
        runRoll(step, context, by);
    }
}

void Runner::runMay(const Step& step, Context& context, Seat by)
{
    // Nothing is offered that cannot be paid or would do nothing.
    const bool agreed = m_agreed;
    m_agreed = false;
    Context mine = context;
    mine.actor = by;
    const bool offered = payable(step.cost, mine) && canBegin(step.steps, mine);
    if (offered && (agreed || askMay(by, context.self))) {
        pay(step.cost, mine);
        run(step.steps, mine);
        mine.actor = context.actor;
        context = mine;
    } else {
        context.declined = step.otherwise.empty();
        run(step.otherwise, context);
    }
}

/// An option that cannot be carried out is not offered.
void Runner::runChoose(const Step& step, Context& context, Seat by)
{
    FixedList<std::int16_t, 16> left;
    for (int i = 0; i < step.branches.count; ++i) {
        const Branch& branch = m_code.branches[static_cast<std::size_t>(step.branches.first + i)];
        if (canBegin(branch.steps, context) && holds(branch.condition, context))
            left.push(static_cast<std::int16_t>(i));
    }
    FixedList<std::int16_t, 16> chosen;
    for (int wanted = step.amount == None ? 1 : value(step.amount, context); wanted > 0 && !left.empty(); --wanted) {
        Options options;
        for (const std::int16_t at : left) {
            Option one;
            one.number = at;
            options.push(one);
        }
        const std::int16_t number =
            ask(static_cast<std::uint8_t>(Ask::Branch), by, options, context.self, step.branches.first).number;
        chosen.push(number);
        left.removeIf([&](std::int16_t at) { return at == number; });
    }
    std::sort(chosen.begin(), chosen.end()); // carried out in the order in which they are written
    for (const std::int16_t at : chosen)
        run(m_code.branches[static_cast<std::size_t>(step.branches.first + at)].steps, context);
}

void Runner::runRoll(const Step& step, Context& context, Seat by)
{
    if (step.harmless && mayDecline(context) && !askMay(by, context.self, static_cast<int>(Term::VerbRoll)))
        return;
    int sum = 0;
    for (int i = 0; i < step.dice; ++i) {
        const int shown = rollEffect(by, step.faces, context);
        if (step.countsSuccesses)
            sum += shown >= step.success.lowest && shown <= step.success.highest ? 1 : 0;
        else
            sum += shown;
    }
    context.result = static_cast<std::int16_t>(sum);
    if (step.memory >= 0) {
        context.memory[step.memory].isNumber = true;
        context.memory[step.memory].number = sum;
    }
    for (int i = 0; i < step.branches.count; ++i) {
        const Branch& branch = m_code.branches[static_cast<std::size_t>(step.branches.first + i)];
        if (sum >= branch.lowest && sum <= branch.highest) {
            run(branch.steps, context);
            return;
        }
    }
    run(step.otherwise, context);
}

/// What changes the event that is about to happen.
void Runner::runReplaced(const Step& step, Context& context, Seat by)
{
    if (context.replaced == nullptr)
        return;
    Event& event = *context.replaced;
    context.changesAmount = true;
    const auto set = [&](int amount) { event.amount = static_cast<std::int16_t>(std::max(0, amount)); };
    switch (step.verb) {
    case Term::VerbPrevent:
        set(event.amount - value(step.amount, context));
        return;
    case Term::VerbAmountBecomes:
        set(value(step.amount, context));
        return;
    case Term::VerbRedirect: {
        const int amount = std::min<int>(event.amount, std::max(0, value(step.amount, context)));
        set(event.amount - amount);
        Hits hits;
        if (meansPlayers(step.to, context)) {
            SeatList seats;
            selectPlayers(step.to, context, by, seats);
            for (const Seat seat : seats)
                store(hits, Hit{NoCard, seat, amount});
        }
        CardList cards;
        select(step, step.to, context, by, cards);
        for (const CardId card : cards)
            store(hits, Hit{card, NoSeat, amount});
        if (amount > 0)
            damage(hits, event.damage, event.that, context);
        return;
    }
    default: // it happens as it is
        return;
    }
}

void Runner::runLater(const Step& step, Context& context)
{
    Delayed made;
    made.step = static_cast<std::int16_t>(&step - m_code.steps.data());
    made.you = context.you;
    made.thatPlayer = context.thatPlayer;
    made.self = context.self;
    made.it = context.it;
    made.that = context.that;
    made.target = context.target;
    made.targetPlayer = context.targetPlayer;
    made.number = ++m_table.delays;
    made.attack = attackMeant();
    made.every = step.extra;
    for (int e = 0; e < step.events.count; ++e) {
        const EventPattern& pattern = m_code.events[static_cast<std::size_t>(step.events.first + e)];
        const bool goesOn = pattern.moment == 0 ? !m_table.betweenTurns : (m_table.during >> pattern.moment & 1) != 0;
        const bool whose =
            pattern.whose == Whose::Anybody || (pattern.whose == Whose::Own) == sameSide(m_table.active, context.you);
        if (pattern.next && pattern.event == Term::EventEnds && goesOn && whose)
            made.leftOut = 1;
    }
    made.expiry = expiryOf(step.duration, context.you);
    store(m_table.delayed, made);
}

} // namespace muster::engine
