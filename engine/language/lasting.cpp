// SPDX-License-Identifier: GPL-3.0-or-later
// Effects that last: how one is made, for how long, and its end.
#include "engine/language/runner.h"

namespace muster::engine {

using namespace code;

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
        for (Seat seat = m_table.after(you); seat != you && whose == NoSeat; seat = m_table.after(seat)) {
            if (!sameSide(seat, you))
                whose = seat; // of several the next one in turn order
        }
    }
    enum : std::uint8_t { turn, round, attack, game }; // as Dialect::moments begins
    const bool ofTurn = duration.moment == turn;
    expiry.moment = duration.moment;
    switch (duration.op) {
    case Term::DurationThis:
        expiry.named = true;
        expiry.attack = attackMeant();
        expiry.kind = duration.moment == attack ? Expiry::EndOfAttack
            : duration.moment == game           ? Expiry::Never
            : !ofTurn                           ? Expiry::EndOfMoment
            : m_table.betweenTurns              ? Expiry::StartOfTurn // no turn goes on
                                                : Expiry::EndOfTurn;
        break;
    case Term::DurationUntil:
        expiry.kind = !ofTurn ? (duration.end ? Expiry::EndOfMoment : Expiry::StartOfMoment)
            : duration.end    ? Expiry::EndOfTurn
                              : Expiry::StartOfTurn;
        expiry.seat = whose;
        if (!ofTurn) {
            const bool goesOn =
                (m_table.during >> duration.moment & 1) != 0 && (whose == NoSeat || whose == m_table.active);
            expiry.left = duration.end && duration.next && goesOn ? 2 : 1;
            break;
        }
        // "the end of the opponent's next turn": the turn that goes on is not the next one
        expiry.left =
            duration.end && duration.next && (whose == m_table.active || whose == NoSeat) && !m_table.betweenTurns ? 2
                                                                                                                   : 1;
        break;
    case Term::DurationFor:
        expiry.kind = ofTurn ? Expiry::EndOfTurn : Expiry::EndOfMoment;
        expiry.seat = whose;
        expiry.left = static_cast<std::uint8_t>(duration.number);
        break;
    case Term::DurationAsLongAs:
        expiry.kind = Expiry::AsLongAs;
        expiry.until = duration.condition;
        break;
    case Term::DurationUntilEvent:
        expiry.kind = Expiry::UntilEvent;
        expiry.until = duration.event;
        break;
    default:
        break;
    }
    return expiry;
}

void Runner::addModifier(Modifier modifier, Context& context)
{
    modifier.lies = context.lies;
    store(m_table.modifiers, modifier);
    context.madeLasting = true;
    lastingChanged(modifier.kind == Modifier::Give || modifier.kind == Modifier::Disable);
}

/// Whose effect it is, what its text means, and how long it lasts.
Modifier Runner::madeBy(const Step& step, const Context& context) const
{
    Modifier made;
    made.you = context.you;
    made.self = context.self;
    made.chosen = context.target;
    made.about = context.it;
    made.that = context.that;
    made.expiry = expiryOf(step.duration, context.you);
    return made;
}

/// The card whose number a step takes over: of several the player says which one.
CardId Runner::takenOver(const Step& step, const Context& context)
{
    CardList cards;
    collect(step.source, context, doer(step, context), cards);
    if (cards.empty())
        return NoCard;
    const Selector& source = m_code.selector(step.source);
    if (source.role != Term::None)
        return cards[0];
    if (source.count == Term::CountRandom)
        return cards[static_cast<std::size_t>(roll(static_cast<int>(cards.size())) - 1)];
    return askCard(doer(step, context), cards, context.self, Term::VerbCopy);
}

void Runner::makeLasting(const Step& step, Context& context, Modifier::Kind kind)
{
    Modifier made = madeBy(step, context);
    made.kind = kind;
    made.word = kind == Modifier::Give ? std::uint8_t(0) : step.word;
    made.amount = kind == Modifier::Change ? step.given : static_cast<std::int16_t>(value(step.amount, context));
    made.what = kind == Modifier::Give ? step.abilities.first : step.what;
    made.onto = step.on;
    made.abilities = static_cast<std::uint8_t>(step.abilities.count);
    if (step.source != None) {
        const CardId source = takenOver(step, context);
        if (!source.valid())
            return; // there is nothing to take over
        made.amount = static_cast<std::int16_t>(number(step.word, source));
    }
    const Selector& to = m_code.selector(step.to);
    if (meansPlayers(step.to, context)) {
        SeatList seats;
        selectPlayers(step.to, context, doer(step, context), seats);
        for (const Seat seat : seats) {
            made.player = seat;
            addModifier(made, context);
        }
        made.player = NoSeat;
        if (to.role != Term::Both)
            return;
    }
    if (to.role == Term::None && to.count == Term::CountAll) {
        uncoverHarmed(step, step.to, context);
        made.selector = step.to;
        for (const CardId card : inPlay()) {
            if (matches(step.to, card, context, NoSeat) && !mayTake(step, card, NoCard, context))
                made.except = card; // there is one at most: the Squire that ignores an attack's text
        }
        addModifier(made, context);
        return;
    }
    CardList targets;
    select(step, step.to, context, doer(step, context), targets);
    const bool singled = to.role != Term::RoleSelf && singlesOut(step.to, context);
    for (const CardId target : targets) {
        if (singled)
            touched(target);
        made.target = target;
        made.entered = m_table.card(target).entered;
        addModifier(made, context);
    }
}

bool Runner::stillHolds(const Modifier& modifier)
{
    if (m_judging)
        return true; // it may not ask itself
    m_judging = true;
    const bool holding = holds(modifier.expiry.until, contextOf(modifier));
    m_judging = false;
    return holding;
}

template <class Wanted>
void Runner::endModifiers(Wanted wanted, CardId leaving)
{
    if (m_table.modifiers.empty())
        return;
    CardList ended;
    FixedList<Modifier, 16> handedBack;
    bool given = false;
    const std::size_t removed = m_table.modifiers.removeIf([&](Modifier& one) {
        if (!wanted(one))
            return false;
        given = given || one.kind == Modifier::Give || one.kind == Modifier::Disable;
        if (one.kind == Modifier::Control)
            store(handedBack, one);
        if (one.lies.valid() && one.lies != leaving && !ended.contains(one.lies))
            ended.push(one.lies);
        return true;
    });
    if (removed == 0)
        return;
    lastingChanged(given);
    for (const CardId lying : ended) {
        const bool still = std::any_of(m_table.modifiers.begin(), m_table.modifiers.end(),
                                       [&](const Modifier& one) { return one.lies == lying; });
        if (!still)
            effectEnded(lying);
    }
    for (const Modifier& one : handedBack)
        endControl(one);
}

/// A card goes to the next of those whose time with it goes on, else to whoever had it before.
void Runner::endControl(const Modifier& ended)
{
    const CardState& card = m_table.card(ended.target);
    if (card.entered != ended.entered)
        return; // it has left play
    auto seat = static_cast<Seat>(ended.amount);
    for (const Modifier& one : m_table.modifiers) {
        if (one.kind == Modifier::Control && one.target == ended.target && one.entered == ended.entered)
            seat = one.player;
    }
    if (seat != card.controller && (seat >= m_table.seats || !m_table.isOut(seat)))
        takeControl(ended.target, seat);
}

void Runner::countDown(Expiry::Kind kind, Seat seat, std::uint8_t moment)
{
    const auto comes = [&](const Expiry& one) {
        const bool ofMoment = kind == Expiry::EndOfMoment || kind == Expiry::StartOfMoment;
        return one.kind == kind && (one.seat == NoSeat || one.seat == seat) && (!ofMoment || one.moment == moment)
            && (kind != Expiry::EndOfAttack || one.attack >= m_table.attacks);
    };
    endModifiers([&](Modifier& one) {
        return comes(one.expiry) && (one.expiry.named || active(one)) && --one.expiry.left == 0;
    });
    m_table.delayed.removeIf([&](Delayed& one) { return !one.due && comes(one.expiry) && --one.expiry.left == 0; });
}

void Runner::endEffectsOn(CardId card)
{
    endModifiers([&](const Modifier& one) { return one.target == card; }, card);
}

void Runner::endEffectsFor(Seat seat)
{
    endModifiers([&](const Modifier& one) { return one.expiry.seat == seat; });
}

void Runner::endEffectsOf(CardId lying)
{
    endModifiers([&](const Modifier& one) { return one.lies == lying; }, lying);
}

void Runner::endLapsed()
{
    if (!lastingPresent().mayLapse || !m_table.hasChanged(Table::LapseReader, Table::Anything))
        return;
    m_table.looked(Table::LapseReader);
    endModifiers(
        [&](const Modifier& one) { return one.expiry.kind == Expiry::AsLongAs && active(one) && !stillHolds(one); });
}

void Runner::endUntil(const Event& event)
{
    if (!lastingPresent().mayLapse)
        return;
    endModifiers([&](const Modifier& one) {
        return one.expiry.kind == Expiry::UntilEvent && active(one)
            && eventFits(m_code.events[static_cast<std::size_t>(one.expiry.until)], event, contextOf(one));
    });
}

} // namespace muster::engine
