// SPDX-License-Identifier: GPL-3.0-or-later
// What the texts of cards do.
#include <algorithm>

#include "engine/games/spoils/game.h"

namespace muster::engine::spoils {

namespace {

/// Less is not counted: whoever has so little is out.
constexpr int lowestLife = -9999;

} // namespace

/// SPO-252 to SPO-258 (SPO-253, SPO-255, SPO-256, SPO-257): the last player in the round first.
int Game::triggerRank(Seat you) const { return you < m_table.seats ? m_table.seats - 1 - place(you) : 0; }

/// SPO-171: on a Monster it is the player whom it attacks, whoever controls it.
Seat Game::youOf(CardId card) const { return zoneKind(card) == FightPlace ? m_table.active : CardGame::youOf(card); }

/// SPO-Q28: whose text it is comes first, then the others in turn order.
Seat Game::seatInOrder(const Context& context, int at) const
{
    const Seat first = context.you < m_table.seats ? context.you : m_table.active;
    return seatAt((place(first) + at) % m_table.seats);
}

/// SPO-073, SPO-074: a Monster that is traveled onto is nobody's, a distraction is its player's.
Seat Game::controllerIn(std::uint8_t kind, Seat seat) const { return kind == FightPlace ? m_monsterOf : seat; }

bool Game::workedOutState(CardId card, std::uint8_t state)
{
    if (state == m_rules.words.stateValor)
        return is(card, Type::Champion) && hasValor(card);
    if (state == m_rules.words.stateEquipped)
        return isEquipped(card);
    return is(card, Type::Equipment) && onTable(zoneKind(card)) && !isEquipped(card);
}

/// Nothing is due any more for who is out (SPO-246).
bool Game::beforeTrigger(const Trigger& trigger)
{
    return !m_table.isOut(trigger.you) && CardGame::beforeTrigger(trigger);
}

void Game::afterTrigger(const Trigger&)
{
    if (!replacing())
        check(); // SPO-259
}

void Game::stepDone()
{
    if (!m_shuffles)
        return;
    m_shuffles = false;
    shuffleZone(Pile, 0);
    tell(Tells::Shuffles, m_table.active);
    raise(Term::EventShuffles, NoCard, NoCard, m_table.active);
}

// Numbers

/// SPO-080, SPO-081, SPO-083, SPO-084, SPO-090, SPO-091, SPO-160, SPO-161, SPO-175: the plain total of what changes it just
/// now, which may be negative. What Equipment gives it gives while it is worn (SPO-117).
int Game::number(std::uint8_t word, CardId card)
{
    const Words& words = m_rules.words;
    if (word != words.power && word != words.boost)
        return CardGame::number(word, card);
    const Change change = changeOf(word, card);
    if (change.fixed)
        return change.value;
    int sum = printed(word, card) + change.added;
    if (word == words.boost || !is(card, Type::Champion) || zoneKind(card) != PlayArea)
        return sum;
    if (hasValor(card))
        sum += number(words.boost, card);
    if (const CardId one = familiar(m_table.card(card).controller); one.valid())
        sum += number(words.boost, one);
    return sum;
}

// Life

/// SPO-210, SPO-214.
void Game::takeDamage(const Blow& blow, int amount)
{
    if (blow.hit.card.valid()) {
        CardGame::takeDamage(blow, amount);
        return;
    }
    setValue(blow.hit.seat, m_rules.words.life, std::max(lowestLife, life(blow.hit.seat) - amount));
    tellDamage(blow, amount);
}

/// SPO-213; a text may put something in the place of a gain.
void Game::gain(Seat seat, std::uint8_t word, int amount)
{
    if (amount <= 0) // SPO-218
        return;
    Event event;
    event.kind = code::eventNumber(Term::EventGains);
    event.player = seat;
    event.word = word;
    event.amount = static_cast<std::int16_t>(amount);
    const auto gains = [&](Event& gained) { CardGame::gain(seat, word, gained.amount); };
    if (concerns(code::eventBit(Term::EventGains)))
        wouldHappen(event, gains);
    else
        gains(event);
}

/// SPO-214: also more than there is.
void Game::lose(Seat seat, std::uint8_t word, int amount)
{
    if (amount <= 0) // SPO-218
        return;
    payOf(seat, word, amount);
    raise(Term::EventLoses, NoCard, NoCard, seat, word, amount);
}

/// SPO-211: what is paid is not lost.
void Game::payOf(Seat seat, std::uint8_t word, int amount)
{
    setValue(seat, word, std::max(lowestLife, has(seat, word) - amount));
    tell(Tells::Loses, seat, NoCard, NoCard, amount, word);
}

// Cards. A text says whether it takes them from the hand or from play (SPO-064).

/// A Champion stays, whatever a text says (SPO-068); and so does what another text holds in play.
bool Game::mayLeave(CardId card)
{
    if (is(card, Type::Champion))
        return false;
    return !inPlayNow(card) || !inForce(Modifier::Forbid, m_rules.words.actLeavePlay, card);
}

bool Game::mayTake(const code::Step& step, CardId card, CardId to, const Context& context)
{
    switch (step.verb) {
    case Term::VerbDiscard:
    case Term::VerbDestroy:
    case Term::VerbMove:
    case Term::VerbReturn:
        if (!mayLeave(card))
            return false;
        break;
    case Term::VerbControl: // SPO-273
        if (is(card, Type::Champion))
            return false;
        break;
    case Term::VerbAttach:
        if (!is(card, Type::Equipment) || (to.valid() && !is(to, Type::Champion)))
            return false;
        break;
    case Term::VerbPlay:
        return (is(card, Type::Potion) || is(card, Type::Incantation)) && textPossible(context.you, card);
    default:
        break;
    }
    return CardGame::mayTake(step, card, to, context);
}

void Game::discard(CardId card, const Context& context)
{
    if (mayLeave(card))
        CardGame::discard(card, context);
}

/// Discards what the rules do not let stay where it is: a text may say that it goes elsewhere, not that it stays (SPO-Q69).
void Game::mustGo(CardId card, Seat seat, const char* rule)
{
    const std::uint8_t before = zoneKind(card);
    const std::uint16_t since = m_table.card(card).entered;
    toDiscard(card, seat, rule);
    if (m_table.same(card, since) && zoneKind(card) == before)
        put(card, Graveyard, 0);
}

void Game::giveBack(CardId card, const Context& context)
{
    if (!mayLeave(card))
        return;
    const Seat seat = actorOf(context);
    tell(Tells::Returns, seat, card);
    put(card, Hand, seat);
}

/// SPO-070: into play under the control of the player that the text names.
void Game::move(CardId card, const code::Place& place, Seat by, const code::Step& step, const Context& context)
{
    if (!mayLeave(card))
        return;
    if (place.zone == code::InPlay) {
        SeatList under;
        if (step.under != code::None)
            players(step.under, context, under);
        if (!is(card, Type::Monster)) // SPO-173
            putIntoPlay(under.empty() ? by : under[0], card, "SPO-070");
        return;
    }
    if (place.zone == Pile && step.shuffled) { // all of them first
        tell(Tells::Moves, by, card, NoCard, place.zone);
        put(card, Pile, 0);
        m_shuffles = true;
        return;
    }
    CardGame::move(card, place, by, step, context);
}

/// What fills the slot comes off first, as its player would have to take it off (SPO-114).
void Game::attach(CardId card, CardId to, bool extra, const Context& context)
{
    if (!is(to, Type::Champion) || zoneKind(card) != PlayArea)
        return;
    if (const CardId filled = inSlotOf(to, card); filled.valid() && filled != card)
        detach(filled, context);
    CardGame::attach(card, to, extra, context);
}

/// A Monster that fights lies where all of them do, and fights on (SPO-263).
void Game::control(CardId card, Seat seat, const Expiry& expiry)
{
    if (is(card, Type::Champion))
        return;
    CardGame::control(card, seat, expiry);
}

/// What is equipped comes off (SPO-277).
void Game::takeControl(CardId card, Seat seat)
{
    if (isEquipped(card))
        unequip(card, m_table.card(card).controller);
    m_familiarsMoved = true;
    CardGame::takeControl(card, seat);
}

/// Another combat step is one of this turn, after the one to come or the one that goes on.
void Game::another(Seat seat, std::uint8_t moment)
{
    if (seat == m_table.active && moment == m_rules.words.combat && m_state.phase <= Damage
        && m_state.phase >= TurnBegins)
        CardGame::another(seat, moment);
}

/// A Monster is played as a distraction by a text.
void Game::perform(const code::Step& step, Seat by, CardId, Context& context)
{
    if (step.word != m_rules.words.actDistract || step.what == code::None)
        return;
    CardList monsters;
    collect(step.what, context, by, monsters);
    monsters.removeIf([&](CardId card) { return static_cast<bool>(refuseDistraction(by, card, true)); });
    if (!monsters.empty())
        distract(by, askCard(by, monsters, context.self, step.verb));
}

/// A text has a Potion or an Incantation used, wherever it lies.
void Game::play(Seat by, CardId card, CardId, const code::Step&, const Context&)
{
    if (is(card, Type::Potion))
        usePotion(by, card);
    else if (is(card, Type::Incantation))
        useIncantation(by, card);
}

} // namespace muster::engine::spoils
