// SPDX-License-Identifier: GPL-3.0-or-later
// What is in force for some time: modifiers, and the lasting states of cards in play.
#include "engine/effects/runner.h"

namespace muster::engine {

using namespace code;

bool Runner::applies(const Modifier& modifier, CardId card)
{
    if (modifier.target.valid())
        return modifier.target == card && m_table.card(card).entered == modifier.entered;
    if (modifier.selector == None)
        return false;
    Context context;
    context.you = modifier.you;
    context.self = modifier.self;
    return matches(modifier.selector, card, context, NoSeat);
}

Runner::Change Runner::changeOf(std::uint8_t word, CardId card)
{
    Change change;
    for (const Modifier& one : statics()) {
        if (one.word != word || (one.kind != Modifier::Add && one.kind != Modifier::Set) || !applies(one, card))
            continue;
        if (one.kind == Modifier::Add) {
            change.added += one.amount;
        } else {
            change.fixed = true;
            change.value = one.amount;
        }
    }
    for (const Modifier& one : m_table.modifiers) {
        if (one.word != word || (one.kind != Modifier::Add && one.kind != Modifier::Set) || !active(one)
            || !applies(one, card))
            continue;
        if (one.kind == Modifier::Add) {
            change.added += one.amount;
        } else {
            change.fixed = true;
            change.value = one.amount;
        }
    }
    return change;
}

bool Runner::inForce(Modifier::Kind kind, std::uint8_t word, CardId card)
{
    bool found = false;
    eachInForce(kind, word, card, [&](const Modifier&) { found = true; });
    return found;
}

bool Runner::playerForbidden(std::uint8_t action, Seat seat)
{
    const auto forbids = [&](const Modifier& one) {
        return one.kind == Modifier::Forbid && one.word == action && one.player == seat;
    };
    for (const Modifier& one : m_table.modifiers) {
        if (forbids(one) && active(one))
            return true;
    }
    for (const Modifier& one : statics()) {
        if (forbids(one))
            return true;
    }
    return false;
}

const FixedList<Modifier, 96>& Runner::statics()
{
    if (!m_building && (!m_caching || m_staticsEpoch != m_table.epoch))
        buildStatics();
    return m_statics;
}

/// States that ask for numbers are looked at after those that do not, which may change the numbers.
void Runner::buildStatics()
{
    m_building = true;
    m_statics.clear();
    const CardList cards = inPlay();
    for (const bool numbersToo : {false, true}) {
        for (const CardId card : cards) {
            if (!hasStates(card) || m_table.has(card, Dead))
                continue;
            FixedList<Range, 12> scripts;
            scriptsOf(card, scripts);
            for (const Range& script : scripts) {
                for (int i = 0; i < script.count; ++i) {
                    const Ability& ability = m_code.ability(static_cast<Ref>(script.first + i));
                    if (ability.kind == Ability::While && works(card, ability, nullptr))
                        addStatics(card, ability, numbersToo);
                }
            }
        }
    }
    m_staticsEpoch = m_table.epoch;
    m_building = false;
}

void Runner::addStatics(CardId card, const Ability& ability, bool numbersToo)
{
    if (ability.asksNumbers != numbersToo)
        return;
    Context context;
    context.you = m_table.card(card).controller;
    context.self = card;
    if (!holds(ability.whileHolds, context) || !holds(ability.onlyIf, context))
        return;
    for (int i = 0; i < ability.steps.count; ++i) {
        const Step& step = m_code.steps[static_cast<std::size_t>(ability.steps.first + i)];
        Modifier made;
        switch (step.verb) {
        case Term::VerbAdd:
            made.kind = Modifier::Add;
            break;
        case Term::VerbSet:
            made.kind = Modifier::Set;
            break;
        case Term::VerbDisable:
            made.kind = Modifier::Disable;
            break;
        case Term::VerbForbid:
            made.kind = Modifier::Forbid;
            break;
        case Term::VerbAllow:
            made.kind = Modifier::Allow;
            break;
        case Term::VerbIgnore:
            made.kind = Modifier::Ignore;
            break;
        default:
            continue;
        }
        made.word = step.word;
        made.amount = static_cast<std::int16_t>(value(step.amount, context));
        made.what = step.what;
        made.you = context.you;
        made.self = card;
        const Selector& to = m_code.selector(step.to);
        if (to.isPlayer()) {
            SeatList seats;
            players(step.to, context, seats);
            for (const Seat seat : seats) {
                made.player = seat;
                m_statics.push(made);
            }
            continue;
        }
        if (to.role == Term::None) {
            made.selector = step.to;
            m_statics.push(made);
            continue;
        }
        CardList targets;
        collect(step.to, context, NoSeat, targets);
        for (const CardId target : targets) {
            made.target = target;
            made.entered = m_table.card(target).entered;
            m_statics.push(made);
        }
    }
}

Expiry Runner::expiryOf(Ref ref, Seat you) const
{
    Expiry expiry;
    if (ref == None)
        return expiry;
    const Duration& duration = m_code.durations[static_cast<std::size_t>(ref)];
    Seat whose = NoSeat;
    if (duration.whose == Whose::Own) {
        whose = you;
    } else if (duration.whose == Whose::Enemy) {
        for (Seat seat = 0; seat < m_table.seats && whose == NoSeat; ++seat) {
            if (!sameSide(seat, you))
                whose = seat;
        }
    }
    const bool isAttack = m_code.dialect.moments[duration.moment] == "attack";
    switch (duration.op) {
    case Term::DurationThis:
        expiry.kind = isAttack                                  ? Expiry::EndOfAttack
            : m_code.dialect.moments[duration.moment] == "game" ? Expiry::Never
                                                                : Expiry::EndOfTurn;
        break;
    case Term::DurationUntil:
        expiry.kind = duration.end ? Expiry::EndOfTurn : Expiry::StartOfTurn;
        expiry.seat = whose;
        // "the end of the opponent's next turn": the turn that goes on is not the next one
        expiry.left = duration.end && duration.next && whose == m_table.active ? 2 : 1;
        break;
    case Term::DurationFor:
        expiry.kind = Expiry::EndOfTurn;
        expiry.seat = whose;
        expiry.left = static_cast<std::uint8_t>(duration.number);
        break;
    default:
        break;
    }
    return expiry;
}

void Runner::addModifier(Modifier modifier, Context& context)
{
    modifier.lies = context.lies;
    if (!m_table.modifiers.push(modifier))
        m_table.abandoned = true;
    context.madeLasting = true;
    ++m_table.epoch;
}

void Runner::makeLasting(const Step& step, Context& context, Modifier::Kind kind)
{
    Modifier made;
    made.kind = kind;
    made.word = step.word;
    made.amount = static_cast<std::int16_t>(value(step.amount, context));
    made.what = kind == Modifier::Give ? step.abilities.first : step.what;
    made.abilities = static_cast<std::uint8_t>(step.abilities.count);
    made.you = context.you;
    made.self = context.self;
    made.expiry = expiryOf(step.duration, context.you);
    const Selector& to = m_code.selector(step.to);
    if (to.isPlayer()) {
        SeatList seats;
        players(step.to, context, seats);
        for (const Seat seat : seats) {
            made.player = seat;
            addModifier(made, context);
        }
        return;
    }
    if (to.role == Term::None && to.count == Term::CountAll) {
        made.selector = step.to;
        addModifier(made, context);
        return;
    }
    CardList targets;
    select(step, step.to, context, doer(step, context), targets);
    for (const CardId target : targets) {
        if (to.role != Term::RoleSelf)
            touched(target);
        made.target = target;
        made.entered = m_table.card(target).entered;
        addModifier(made, context);
    }
}

void Runner::passTime(Expiry::Kind moment, Seat seat)
{
    CardList ended;
    const std::size_t removed = m_table.modifiers.removeIf([&](Modifier& one) {
        if (one.expiry.kind != moment || (one.expiry.seat != NoSeat && one.expiry.seat != seat) || !active(one))
            return false;
        if (--one.expiry.left > 0)
            return false;
        if (one.lies.valid() && !ended.contains(one.lies))
            ended.push(one.lies);
        return true;
    });
    if (removed > 0)
        ++m_table.epoch;
    for (const CardId card : ended) {
        bool still = false;
        for (const Modifier& one : m_table.modifiers)
            still = still || one.lies == card;
        if (!still)
            effectEnded(card);
    }
}

void Runner::endEffectsOn(CardId card)
{
    CardList ended;
    const std::size_t removed = m_table.modifiers.removeIf([&](const Modifier& one) {
        if (one.target != card)
            return false;
        if (one.lies.valid() && one.lies != card && !ended.contains(one.lies))
            ended.push(one.lies);
        return true;
    });
    if (removed > 0)
        ++m_table.epoch;
    for (const CardId lying : ended) {
        bool still = false;
        for (const Modifier& one : m_table.modifiers)
            still = still || one.lies == lying;
        if (!still)
            effectEnded(lying);
    }
}

void Runner::endEffectsOf(CardId lying)
{
    if (m_table.modifiers.removeIf([&](const Modifier& one) { return one.lies == lying; }) > 0)
        ++m_table.epoch;
}

} // namespace muster::engine
