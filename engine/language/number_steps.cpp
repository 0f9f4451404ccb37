// SPDX-License-Identifier: GPL-3.0-or-later
// Damage, and what is counted, of players and on cards.
#include <algorithm>

#include "engine/language/runner.h"

namespace muster::engine {

using namespace code;

/// Damage, or an attack with all that belongs to one, to cards and players alike.
void Runner::runDamage(const Step& step, Context& context, Seat by)
{
    const Ref to = step.verb == Term::VerbDamage ? step.to : step.on;
    const int amount = std::max(0, value(step.amount, context));
    Hits hits;
    if (meansPlayers(to, context)) {
        SeatList seats;
        selectPlayers(to, context, by, seats);
        for (const Seat seat : seats)
            store(hits, Hit{NoCard, seat, amount});
    }
    CardList targets;
    select(step, to, context, by, targets);
    for (const CardId card : targets)
        store(hits, Hit{card, NoSeat, amount});
    if (step.verb == Term::VerbAttack) {
        CardList who;
        if (step.by != None && !m_code.selector(step.by).isPlayer())
            collect(step.by, context, context.you, who);
        attackByText(step, hits, who.empty() ? context.self : who[0], by, context);
        return;
    }
    CardList from;
    if (step.what != None)
        collect(step.what, context, by, from);
    const CardId source = step.what == None ? context.self : from.empty() ? NoCard : from[0];
    if (step.split)
        splitDamage(hits, amount, by, context);
    damage(hits, step.word2, source, context);
}

/// The player divides it, point by point.
void Runner::splitDamage(Hits& hits, int amount, Seat by, const Context& context)
{
    for (Hit& hit : hits)
        hit.amount = 0;
    for (int left = hits.empty() ? 0 : amount; left > 0; --left) {
        Options options;
        for (std::size_t i = 0; i < hits.size(); ++i) {
            Option one;
            one.card = hits[i].card;
            one.seat = hits[i].seat;
            one.number = static_cast<std::int16_t>(i);
            options.push(one);
        }
        const Option chosen =
            ask(static_cast<std::uint8_t>(Ask::Card), by, options, context.self, static_cast<int>(Term::VerbDamage));
        ++hits[static_cast<std::size_t>(chosen.number)].amount;
    }
    hits.removeIf([](const Hit& hit) { return hit.amount == 0; });
}

/// What is counted, of players and on cards.
void Runner::runNumbers(const Step& step, Context& context, Seat by)
{
    if (step.verb == Term::VerbSwap) {
        CardList cards;
        select(step, step.to, context, by, cards);
        for (const CardId card : cards) {
            Modifier made;
            made.kind = Modifier::Set;
            made.target = card;
            made.entered = m_table.card(card).entered;
            made.you = context.you;
            made.self = context.self;
            made.expiry = expiryOf(step.duration, context.you);
            const int one = number(step.word, card);
            const int other = number(step.word2, card);
            made.word = step.word;
            made.amount = static_cast<std::int16_t>(other);
            addModifier(made, context);
            made.word = step.word2;
            made.amount = static_cast<std::int16_t>(one);
            addModifier(made, context);
        }
        return;
    }
    const int amount = std::max(0, value(step.amount, context));
    const Term verb = step.verb;
    SeatList seats;
    if (step.to == None)
        seats.push(by);
    else if (meansPlayers(step.to, context))
        selectPlayers(step.to, context, by, seats);
    int lost = 0;
    for (const Seat seat : seats) {
        const int before = step.memory < 0 ? 0 : numberOf(step.word, seat);
        if (verb == Term::VerbSet)
            setOf(seat, step.word, amount);
        else if (verb == Term::VerbGain)
            gain(seat, step.word, amount);
        else if (verb == Term::VerbPay)
            payOf(seat, step.word, amount);
        else
            lose(seat, step.word, amount);
        lost += step.memory < 0 ? 0 : before - numberOf(step.word, seat);
    }
    CardList cards;
    if (step.to != None)
        select(step, step.to, context, by, cards);
    for (const CardId card : cards) {
        const int before = step.memory < 0 ? 0 : number(step.word, card);
        if (verb == Term::VerbSet)
            setOn(card, step.word, amount);
        else if (verb == Term::VerbGain)
            gainOn(card, step.word, amount);
        else
            loseOn(card, step.word, amount);
        lost += step.memory < 0 ? 0 : before - number(step.word, card);
    }
    if (step.memory >= 0) { // what there was to lose
        context.memory[step.memory].isNumber = true;
        context.memory[step.memory].number = lost;
    }
}

} // namespace muster::engine
