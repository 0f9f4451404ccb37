// SPDX-License-Identifier: GPL-3.0-or-later
// What the verbs of card texts do where the rules of a game say nothing else.
#include <algorithm>

#include "engine/flow/card_game.h"

namespace muster::engine {

using effects::Term;

/// Nothing is offered that would change nothing.
bool CardGame::mayTake(const code::Step& step, CardId card, CardId to, const Context& context)
{
    if (!m_setAside.empty() && m_setAside.contains(card))
        return false;
    switch (step.verb) {
    case Term::VerbHeal:
        return m_table.card(card).damage > 0;
    case Term::VerbCure:
        return step.word == 0xff || step.word == 0xfe ? m_table.card(card).statuses != 0
                                                      : (m_table.card(card).statuses >> step.word & 1) != 0;
    case Term::VerbReveal:
        return !m_table.has(card, FaceUp);
    case Term::VerbLookAt:
        return !seenBy(card, actorOf(context));
    case Term::VerbTurn:
        return step.word >= code::FirstState ? !isInState(card, static_cast<std::uint8_t>(step.word - code::FirstState))
                                             : m_table.has(card, FaceUp) != (step.word == code::FaceUpWord);
    case Term::VerbAttach:
        return !to.valid() || (card != to && m_table.card(card).holder != to && inPlayNow(to));
    case Term::VerbSwitch:
        return !to.valid() || to != card;
    case Term::VerbDetach:
        return m_table.card(card).holder.valid();
    case Term::VerbReturn:
        return m_table.card(card).owner != NoSeat;
    default:
        return true;
    }
}

// Damage

void CardGame::damage(const Hits& hits, std::uint8_t kind, CardId source, const Context& context)
{
    const AtOnce all(*this);
    for (const Hit& hit : hits) {
        if (gameOver())
            return;
        strike({hit, kind, source, context.self, nullptr});
    }
}

void CardGame::strike(const Blow& blow)
{
    const CardId card = blow.hit.card;
    const int amount = std::min(10'000, damageOf(blow));
    if (amount <= 0 || (card.valid() && !inPlayNow(card)))
        return;
    Event event;
    event.kind = code::eventNumber(Term::EventTakesDamage);
    event.it = card;
    event.that = blow.source;
    event.player = card.valid() ? m_table.card(card).controller : blow.hit.seat;
    event.other = blow.source.valid() ? m_table.card(blow.source).controller : NoSeat;
    event.amount = static_cast<std::int16_t>(amount);
    event.damage = blow.kind;
    event.with = blow.with;
    const auto happens = [&](Event& taken) {
        if (taken.amount <= 0 || (card.valid() && !inPlayNow(card)))
            return; // what answers it may have taken the card away
        takeDamage(blow, taken.amount);
        const AtOnce both(*this);
        if (concerns(code::eventBit(Term::EventTakesDamage)))
            happen(taken);
        if (!concerns(code::eventBit(Term::EventDealsDamage)))
            return;
        Event dealt = taken;
        dealt.kind = code::eventNumber(Term::EventDealsDamage);
        dealt.it = taken.that;
        dealt.that = taken.it;
        dealt.player = taken.other;
        dealt.other = taken.it.valid() ? NoSeat : taken.player;
        happen(dealt);
    };
    if (concerns(code::eventBit(Term::EventTakesDamage)))
        wouldHappen(event, happens);
    else
        happens(event);
}

void CardGame::takeDamage(const Blow& blow, int amount)
{
    if (const CardId card = blow.hit.card; card.valid())
        m_table.setDamage(card, m_table.card(card).damage + amount);
    tellDamage(blow, amount);
}

void CardGame::tellDamage(const Blow& blow, int amount)
{
    if (blow.hit.card.valid())
        tell(Tells::Damage, m_table.card(blow.hit.card).controller, blow.hit.card, blow.source, amount,
             left(blow.hit.card), blow.rule);
    else
        tell(Tells::PlayerDamage, blow.hit.seat, blow.source, NoCard, amount, 0, blow.rule);
}

void CardGame::heal(CardId card, int amount)
{
    const int healed = std::min<int>(amount, m_table.card(card).damage);
    if (healed <= 0)
        return;
    m_table.setDamage(card, m_table.card(card).damage - healed);
    tell(Tells::Heals, m_table.card(card).controller, card, NoCard, healed, left(card));
    raise(Term::EventIsHealed, card, NoCard, m_table.card(card).controller, 0, healed);
}

// Statuses, states and what is counted

void CardGame::inflict(CardId card, std::uint8_t status, const Context&)
{
    const CardState& state = m_table.card(card);
    if (!inPlayNow(card) || (state.statuses >> status & 1) != 0)
        return;
    m_table.setStatuses(card, static_cast<std::uint16_t>(state.statuses | 1 << status));
    tell(Tells::Inflicts, state.controller, card, NoCard, status);
    raise(Term::EventBecomes, card, NoCard, state.controller, status);
}

void CardGame::inflictPlayer(Seat seat, std::uint8_t status, int amount, const Context&)
{
    gain(seat, static_cast<std::uint8_t>(m_code.dialect.firstStatus + status), std::max(1, amount));
}

void CardGame::cure(CardId card, std::uint8_t statuses)
{
    for (std::uint8_t status = 0; status < m_code.dialect.statuses.size(); ++status) {
        const CardState& state = m_table.card(card);
        if ((state.statuses & statuses & 1 << status) == 0)
            continue;
        m_table.setStatuses(card, static_cast<std::uint16_t>(state.statuses & ~(1 << status)));
        tell(Tells::Cures, state.controller, card, NoCard, status);
        raise(Term::EventStopsBeing, card, NoCard, state.controller, status);
    }
}

void CardGame::curePlayer(Seat seat, std::uint8_t status, int amount)
{
    for (std::uint8_t one = 0; one < m_code.dialect.statuses.size(); ++one) {
        const auto word = static_cast<std::uint8_t>(m_code.dialect.firstStatus + one);
        if (status == one || status >= 0xfe)
            lose(seat, word, amount == 0 ? has(seat, word) : amount);
    }
}

void CardGame::gain(Seat seat, std::uint8_t word, int amount)
{
    if (amount <= 0)
        return;
    setValue(seat, word, std::min(9999, has(seat, word) + amount));
    tell(Tells::Gains, seat, NoCard, NoCard, amount, word);
    raise(Term::EventGains, NoCard, NoCard, seat, word, amount);
}

void CardGame::lose(Seat seat, std::uint8_t word, int amount)
{
    const int lost = std::min(amount, has(seat, word));
    if (lost <= 0)
        return;
    setValue(seat, word, has(seat, word) - lost);
    tell(Tells::Loses, seat, NoCard, NoCard, lost, word);
    raise(Term::EventLoses, NoCard, NoCard, seat, word, lost);
}

void CardGame::setOn(CardId card, std::uint8_t word, int amount)
{
    m_table.setCounter(card, word - m_code.dialect.firstCounter, std::max(0, amount));
}

void CardGame::gainOn(CardId card, std::uint8_t word, int amount)
{
    if (amount <= 0)
        return;
    setOn(card, word, number(word, card) + amount);
    tell(Tells::GainsOn, m_table.card(card).controller, card, NoCard, amount, word);
    raise(Term::EventGains, card, NoCard, m_table.card(card).controller, word, amount);
}

void CardGame::loseOn(CardId card, std::uint8_t word, int amount)
{
    const int lost = std::min(amount, number(word, card));
    if (lost <= 0)
        return;
    setOn(card, word, number(word, card) - lost);
    tell(Tells::LosesOn, m_table.card(card).controller, card, NoCard, lost, word);
    raise(Term::EventLoses, card, NoCard, m_table.card(card).controller, word, lost);
}

void CardGame::setOf(Seat seat, std::uint8_t word, int amount)
{
    const int before = has(seat, word);
    if (amount > before)
        gain(seat, word, amount - before);
    else
        lose(seat, word, before - amount);
}

bool CardGame::canPayWith(CardId card, std::uint8_t word, int amount) { return number(word, card) >= amount; }

void CardGame::turnTo(CardId card, std::uint8_t state, int, const Context&)
{
    if (state < code::FirstState) {
        if (state == code::FaceUpWord)
            turnUp(card, nullptr);
        else
            m_table.setFlag(card, FaceUp, false);
        return;
    }
    const auto word = static_cast<std::uint8_t>(state - code::FirstState);
    const code::StateRule& rule = m_code.stateRules[word];
    if (rule.bits == 0 || isInState(card, word))
        return;
    m_table.setStatuses(card, static_cast<std::uint16_t>((m_table.card(card).statuses & ~rule.bits) | rule.value));
    tell(Tells::Turns, m_table.card(card).controller, card, NoCard, word);
    const auto number = static_cast<std::uint8_t>(m_code.dialect.statuses.size() + word);
    raise(Term::EventBecomes, card, NoCard, m_table.card(card).controller, number);
}

/// For good, unless its rules say otherwise: the card lies on the side of its new controller.
void CardGame::control(CardId card, Seat seat, const Expiry&)
{
    if (m_table.card(card).controller != seat)
        takeControl(card, seat);
}

void CardGame::takeControl(CardId card, Seat seat)
{
    const std::uint8_t kind = zoneKind(card);
    if (!m_table.card(card).holder.valid() && !zones().kind(kind).common)
        m_table.moveToEnd(card, zones().id(kind, seat));
    m_table.setController(card, seat);
    tell(Tells::TakesControl, seat, card);
}

// Cards

void CardGame::discard(CardId card, const Context& context)
{
    const Seat seat = m_table.card(card).controller;
    toDiscard(card, seat == NoSeat ? actorOf(context) : seat, nullptr);
}

void CardGame::destroy(CardId card, const Context& context)
{
    if (!inPlayNow(card))
        return; // there is nothing to destroy any more
    const AtOnce all(*this);
    const Seat seat = m_table.card(card).controller;
    tell(Tells::Destroyed, seat, card, context.self);
    raise(Term::EventIsDestroyed, card, context.self, seat);
    toDiscard(card, seat == NoSeat ? actorOf(context) : seat, nullptr);
}

Seat CardGame::seatOf(const code::Place& place, CardId card, Seat by, const Context& context)
{
    if (place.of != code::None) {
        SeatList seats;
        players(place.of, context, seats);
        return seats.empty() ? by : seats[0];
    }
    if (place.whose == code::Whose::Own)
        return context.you;
    const Seat owner = m_table.card(card).owner;
    return owner == NoSeat ? by : owner;
}

void CardGame::arriveAs(CardId card, const code::Step& step, const Context& context)
{
    if (step.as == 0xff)
        return;
    if (step.as == code::FaceDownWord)
        m_table.setFlag(card, FaceUp, false);
    else
        turnTo(card, step.as, 0, context);
}

void CardGame::move(CardId card, const code::Place& place, Seat by, const code::Step& step, const Context& context)
{
    if (place.zone == code::InPlay || place.zone >= zones().kinds().size())
        return; // where in play a card comes is said by the game
    Seat seat = seatOf(place, card, by, context);
    if (step.under != code::None) {
        SeatList seats;
        players(step.under, context, seats);
        seat = seats.empty() ? seat : seats[0];
    }
    tell(Tells::Moves, by, card, NoCard, place.zone, place.bottom ? 1 : 0);
    put(card, place.zone, seat, place.top);
    arriveAs(card, step, context);
    if (step.shuffled)
        shuffleZone(place.zone, seat);
}

void CardGame::attach(CardId card, CardId to, bool, const Context& context)
{
    const AtOnce all(*this);
    const bool comes = !onTable(zoneKind(card));
    m_table.attach(card, to);
    if (comes) {
        ++m_table.card(card).entered;
        m_table.setFlag(card, FaceUp, true);
        seeAll(card);
    }
    m_table.setController(card, m_table.card(to).controller);
    tell(Tells::Attaches, actorOf(context), card, to);
    raise(Term::EventIsAttached, card, to, actorOf(context));
}

/// It stays in play, where its holder lies.
void CardGame::detach(CardId card, const Context& context)
{
    const CardId holder = m_table.card(card).holder;
    if (!holder.valid())
        return;
    const AtOnce all(*this);
    m_table.moveToEnd(card, zones().id(zoneKind(holder), m_table.card(card).controller));
    tell(Tells::Detaches, actorOf(context), card, holder);
    raise(Term::EventIsDetached, card, holder, actorOf(context));
}

void CardGame::create(std::uint16_t definition, int amount, const code::Step& step, Seat seat, Context& context)
{
    for (int i = 0; i < amount; ++i) {
        const std::uint8_t kind =
            step.place == code::None ? handZone() : m_code.places[static_cast<std::size_t>(step.place)].zone;
        const CardId card = addCard(definition, seat, kind, seat);
        if (!card.valid())
            return;
        tell(Tells::Creates, seat, card, context.self);
        arriveAs(card, step, context);
        raise(Term::EventEnters, card, NoCard, seat, kind);
    }
}

void CardGame::reveal(CardId card, Seat by)
{
    if (onTable(zoneKind(card))) {
        turnUp(card, nullptr);
        return;
    }
    seeAll(card);
    tell(Tells::Reveals, m_table.card(card).controller, card);
    raise(Term::EventReveals, card, NoCard, by);
    raise(Term::EventIsRevealed, card, NoCard, m_table.card(card).controller);
}

void CardGame::lookAt(Seat seat, CardId card)
{
    see(card, static_cast<std::uint8_t>(1 << seat));
    tell(Tells::LooksAt, seat, card, NoCard, 0, 0, nullptr, allBut(seat));
}

void CardGame::searched(Seat seat, std::uint8_t zone, const CardList& taken, bool shown, bool toHandZone)
{
    tell(Tells::Searches, seat, NoCard, NoCard, static_cast<int>(taken.size()));
    for (const CardId card : taken) {
        if (shown)
            seeAll(card);
        if (toHandZone)
            put(card, handZone(), seat);
        tell(shown ? Tells::Reveals : Tells::Draws, seat, card, NoCard, 0, 0, ruleOf(Tells::Searches, card),
             shown ? std::uint8_t(0) : allBut(seat));
    }
    if (zones().kind(zone).sight == ZoneKind::Sight::Nobody)
        shuffleZone(zone, seat);
    raise(Term::EventSearches, NoCard, NoCard, seat);
}

void CardGame::shufflePile(const code::Place& place, Seat by)
{
    const auto shuffleOf = [&](Seat seat) {
        shuffleZone(place.zone, seat);
        tell(Tells::Shuffles, seat);
        raise(Term::EventShuffles, NoCard, NoCard, seat);
    };
    if (place.whose != code::Whose::Enemy || zones().kind(place.zone).common) {
        shuffleOf(by);
        return;
    }
    for (Seat seat = 0; seat < m_table.seats; ++seat) {
        if (m_table.enemies(seat, by))
            shuffleOf(seat);
    }
}

int CardGame::rollEffect(Seat by, int faces, const Context& context)
{
    const int die = roll(faces);
    tell(Tells::EffectRoll, by, context.self, NoCard, die, faces);
    return die;
}

void CardGame::winByText(Seat seat, CardId) { win(static_cast<std::uint8_t>(1 << seat), nullptr); }

} // namespace muster::engine
