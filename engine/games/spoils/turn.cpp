// SPDX-License-Identifier: GPL-3.0-or-later
// Rounds, the six steps of a turn, and the windows in them.
#include <algorithm>

#include "engine/games/spoils/game.h"

namespace muster::engine::spoils {

namespace {

constexpr std::uint8_t turnMoment = 0;
constexpr std::uint8_t roundMoment = 1;

} // namespace

void Game::advance()
{
    if (m_state.phase > TurnBegins && m_state.phase < TurnEnds && activeIsOut()) {
        m_state.window = {};
        endCombat();
        goOnTo(TurnEnds); // SPO-247
    }
    switch (m_state.phase) {
    case Begins:
        rollForStart();
        return;
    case PicksChampion:
        pickChampion();
        return;
    case RoundBegins:
        beginRound();
        return;
    case TurnBegins:
        beginTurn();
        return;
    case TurnBegun:
        if (!windowOpen())
            goOnTo(Travels);
        return;
    case Travels:
        travel();
        return;
    case TravelFight: // SPO-188
        if (windowOpen() || stopped())
            return;
        damageStep();
        goOnTo(Traveled);
        return;
    case Traveled:
        if (!windowOpen())
            goOnTo(Combat);
        return;
    case Combat:
        combatStep();
        return;
    case Declared:
        if (!windowOpen())
            chooseTarget();
        return;
    case Attacked: // SPO-204, SPO-Q58
        playPromised();
        if (!windowOpen())
            goOnTo(Damage);
        return;
    case Damage:
        if (!stopped())
            damageStep();
        goOnTo(Combat);
        return;
    case EquipStep:
        equipStep();
        return;
    case BrewStep:
        brewStep();
        return;
    case TurnEnding:
        if (!windowOpen())
            goOnTo(TurnEnds);
        return;
    case TurnEnds:
        endTurn();
        return;
    default:
        endRound();
        return;
    }
}

void Game::goOnTo(Phase phase)
{
    if (!gameOver())
        m_state.phase = phase;
}

// Moments

/// What begins at the same time for several players is put into one order.
void Game::begins(std::uint8_t moment)
{
    {
        const AtOnce all(*this);
        beginMoment(moment, m_table.active);
    }
    settleTexts();
}

/// What lasts until then expires after all that happens then (SPO-236).
void Game::ends(std::uint8_t moment, Expiry::Kind expires)
{
    if (concernsTime(Term::EventEnds, moment)) {
        const AtOnce all(*this);
        Event event;
        event.kind = code::eventNumber(Term::EventEnds);
        event.word = moment;
        event.player = m_table.active;
        happen(event);
    }
    settleTexts();
    passTime(expires, m_table.active, moment == turnMoment ? std::uint8_t(0) : moment);
    m_table.during &= ~(std::uint32_t(1) << moment);
    m_table.changed(Table::Moment);
    settleTexts(); // power has changed, and with it what depends on it
}

bool Game::skips(std::uint8_t moment)
{
    if (!takeTurnChange(m_table.active, moment, false))
        return false;
    say(Says::SkipsStep, m_table.active, NoCard, NoCard, 0, 0, "SPO-224");
    return true;
}

// Rounds

/// SPO-220, SPO-221, SPO-237.
void Game::beginRound()
{
    ++m_table.round;
    const Seat first = m_table.isOut(m_state.starter) ? following(m_state.starter) : m_state.starter; // SPO-238
    m_table.setActive(first);
    say(Says::RoundBegins, NoSeat, NoCard, NoCard, m_table.round, 0, "SPO-221");
    deliver();
    begins(roundMoment);
    if (activeIsOut())
        m_table.setActive(following(m_table.active));
    goOnTo(TurnBegins);
}

/// SPO-222, SPO-223.
void Game::endRound()
{
    say(Says::RoundEnds, NoSeat, NoCard, NoCard, m_table.round, 0, "SPO-222");
    ends(roundMoment, Expiry::EndOfMoment);
    endPromises();
    goOnTo(RoundBegins);
}

// The turn

/// SPO-225.
void Game::beginTurn()
{
    ++m_table.turn;
    const Seat seat = m_table.active;
    m_state.passes.pass(seat, ThisTime); // a pass until the own turn ends
    m_state.brews = 0;
    m_state.proposed = 0;
    m_state.asked = false;
    forgetUsesOfTurn();
    forgetHistoryOfTurn();
    tell(Tells::TurnBegins, seat, NoCard, NoCard, m_table.turn, 0, "SPO-225");
    begins(turnMoment);
    goOnTo(TurnBegun);
}

/// SPO-226, SPO-227, SPO-228, SPO-230; no other card comes in a turn by itself (SPO-052). What happens while a player
/// travels happens now (SPO-229).
void Game::travel()
{
    if (skips(m_rules.words.travel)) {
        goOnTo(Traveled);
        return;
    }
    begins(m_rules.words.travel);
    if (!stopped()) {
        const CardId card = takeTop();
        if (card.valid())
            travelOnto(card);
        else
            say(Says::NothingToReveal, m_table.active, NoCard, NoCard, 0, 0, "SPO-Q13");
    }
    goOnTo(m_state.fights.empty() ? Traveled : TravelFight);
}

/// SPO-190, SPO-191, SPO-194, from the first turn on (SPO-195) and also after a fight of the travel step (SPO-208). Comes back here after each combat: a text may give another one.
void Game::combatStep()
{
    const Seat seat = m_table.active;
    const std::uint8_t combat = m_rules.words.combat;
    if ((m_table.during >> m_rules.words.travel & 1) != 0)
        ends(m_rules.words.travel, Expiry::EndOfMoment);
    const bool before = (m_table.during >> combat & 1) != 0;
    if (before)
        endCombat();
    if (stopped())
        return;
    if ((before && !takeTurnChange(seat, combat, true)) || (!before && skips(combat))) {
        goOnTo(EquipStep);
        return;
    }
    begins(combat);
    if (stopped())
        return;
    Options options;
    if (owedAttack(seat) == nullptr) // SPO-Q33
        (void)options.push({});
    for (Seat other = 0; other < m_table.seats; ++other) {
        if (!refuseTarget(seat, other)) {
            Option one;
            one.action = DeclareCombat;
            (void)options.push(one);
            break;
        }
    }
    if (ask(CombatOrSkip, seat, options).action == Nothing) {
        say(Says::SkipsCombat, seat, NoCard, NoCard, 0, 0, "SPO-190");
        return; // the step ends as it does after a combat
    }
    say(Says::DeclaresCombat, seat, champion(seat), NoCard, 0, 0, "SPO-191");
    goOnTo(Declared);
}

/// SPO-192, SPO-193.
void Game::chooseTarget()
{
    if (stopped())
        return;
    const Seat seat = m_table.active;
    Options options;
    const Clause* const owed = owedAttack(seat);
    for (Seat other = 0; other < m_table.seats; ++other) {
        if (refuseTarget(seat, other) || (owed != nullptr && other != owed->to))
            continue;
        Option one;
        one.seat = other;
        one.number = other;
        (void)options.push(one);
    }
    if (options.empty()) { // whoever could be attacked is gone, or cannot be attacked any more
        goOnTo(Combat);
        return;
    }
    const Seat target = ask(AttackWhom, seat, options).seat;
    const CardId attacker = champion(seat);
    if (owed != nullptr)
        fulfil(*owed);
    m_state.target = m_table.attackedPlayer = target;
    m_state.distracted = 0;
    m_table.setFight(attacker, IsAttacking);
    say(Says::Attacks, seat, attacker, NoCard, target, 0, "SPO-192");
    Event event;
    event.kind = code::eventNumber(Term::EventAttacks);
    event.it = attacker;
    event.player = seat;
    event.other = target;
    happen(event);
    settleTexts();
    goOnTo(Attacked);
}

/// A step in which the active player acts until it goes on; the others may act between its actions (SPO-234).
void Game::actionStep(std::uint8_t step, Question ask, Phase next)
{
    const Seat seat = m_table.active;
    if ((m_table.during >> step & 1) == 0) {
        if (skips(step)) {
            goOnTo(next);
            return;
        }
        m_state.asked = false;
        begins(step);
        return;
    }
    if (!m_state.asked) {
        m_state.asked = !windowOpen();
        return;
    }
    Options options;
    listActions(seat, options);
    const Option chosen = askMerged(ask, seat, options);
    if (chosen.action == Nothing) {
        ends(step, Expiry::EndOfMoment);
        goOnTo(next);
        return;
    }
    act(seat, chosen);
    m_state.asked = false;
}

/// SPO-103, SPO-105, SPO-106: any number, in any order. It comes after combat, so that nothing helps in the turn in which it is
/// equipped (SPO-118).
void Game::equipStep() { actionStep(m_rules.words.equipStep, EquipOrGoOn, BrewStep); }

/// SPO-120, SPO-122; SPO-136 counts within a step.
void Game::brewStep()
{
    if ((m_table.during >> m_rules.words.brew & 1) == 0)
        m_state.brews = 0;
    actionStep(m_rules.words.brew, BrewOrGoOn, TurnEnding);
}

/// SPO-231, SPO-235, SPO-236; no hand is too large (SPO-051). It also takes place for the others when the active player is out (SPO-247).
void Game::endTurn()
{
    tell(Tells::EndsTurn, m_table.active, NoCard, NoCard, 0, 0, "SPO-231");
    for (const std::uint8_t step :
         {m_rules.words.travel, m_rules.words.combat, m_rules.words.equipStep, m_rules.words.brew}) {
        if ((m_table.during >> step & 1) == 0)
            continue;
        m_table.during &=
            ~(std::uint32_t(1) << step); // its player is out: it breaks off, and what lasts for it with it
        passTime(Expiry::EndOfMoment, m_table.active, step);
    }
    ends(turnMoment, Expiry::EndOfTurn);
    m_state.passes.end(TheTurnEnds);
    nextTurn();
}

/// SPO-232; the round ends when the next player sits before the present one in it (SPO-Q15).
void Game::nextTurn()
{
    if (gameOver())
        return;
    const Seat before = m_table.active;
    const Seat next = following(before);
    if (place(next) <= place(before)) {
        goOnTo(RoundEnds);
        return;
    }
    m_table.setActive(next);
    goOnTo(TurnBegins);
}

// Windows

/// SPO-Q18: the player who comes last in the round is asked first, and after each action all are asked anew. Nobody is
/// asked who can do nothing, or has said to pass for longer. One question at a time: false when all have passed in a row.
bool Game::windowOpen()
{
    const bool asksActive = m_state.phase == EquipStep || m_state.phase == BrewStep; // of its own accord
    Options options;
    const auto may = [&](Seat seat) {
        if (stopped() || m_table.isOut(seat) || m_state.passes.stands(seat) || (seat == m_table.active && asksActive))
            return false;
        options.clear();
        listActions(seat, options); // equipping and brewing have their own questions: refuseNow
        return options.size() > 1;
    };
    const auto respond = [&](Seat seat) {
        for (const PassUntil until : {TheTurnEnds, TheOwnTurn}) {
            Option one;
            one.number = until;
            (void)options.push(one);
        }
        const Option chosen = askMerged(Window, seat, options);
        if (chosen.action == Nothing) {
            if (chosen.number != ThisTime)
                m_state.passes.pass(seat, static_cast<std::uint8_t>(chosen.number));
            return false;
        }
        act(seat, chosen);
        return true;
    };
    // Places in the round instead of seats: dice may have decided who sits where.
    return goThroughWindow(
        m_state.window, WindowOrder::AgainstActive, 0, m_table.seats, true, StandingPasses{},
        [&](Seat place) { return may(seatAt(place)); }, [&](Seat place) { return respond(seatAt(place)); });
}

void Game::act(Seat seat, const Option& action)
{
    switch (action.action) {
    case PutIntoPlay:
        putIntoPlay(seat, action.card, "SPO-101"); // SPO-100, SPO-141
        break;
    case UsePotion:
        usePotion(seat, action.card);
        break;
    case UseIncantation:
        useIncantation(seat, action.card);
        break;
    case UseAbility:
        useAbility(seat, action.card, action.ability);
        break;
    case Distract:
        distract(seat, action.card);
        break;
    case Equip:
        equip(seat, action.card);
        break;
    case Unequip:
        unequip(action.card, seat);
        break;
    case Brew:
        brew(seat, action.card);
        break;
    case Propose:
        propose(seat);
        break;
    case CallOff:
        callOff(seat, action.number);
        break;
    default:
        return;
    }
    settleTexts();
}

} // namespace muster::engine::spoils
