// SPDX-License-Identifier: GPL-3.0-or-later
// The phases of a turn: Draw, Main, End with its Status Dice and Refresh Steps.
#include <algorithm>

#include "engine/games/armory/game.h"

namespace muster::engine::armory {

namespace {

constexpr std::uint8_t turnMoment = 0;

} // namespace

void Game::stateChanged()
{
    CardGame::stateChanged();
    m_kept = NoCard;
    m_thrown = {};
    m_ahead = 0;
    for (Seat seat = 0; seat < m_table.seats; ++seat)
        countAttributes(seat);
}

void Game::advance()
{
    switch (m_state.phase) {
    case Begins: // ARM-109
        for (Seat seat = 0; seat < m_table.seats; ++seat)
            drawCards(seat, 7, "ARM-108");
        shareHands();
        redrawHands();
        shareHands();
        chooseStart();
        m_state.phase = TurnStarts;
        return;
    case TurnStarts:
        startTurn();
        return;
    case MainPhase:
        mainAction();
        return;
    case Combat:
        combatStep();
        return;
    case EndPhase:
        endPhase();
        return;
    case Refreshes:
        refreshAndEnd();
        return;
    case TurnOver:
        passTurn();
        return;
    default:
        return;
    }
}

Seat Game::teammate(Seat seat) const
{
    for (Seat one = 0; one < m_table.seats; ++one) {
        if (one != seat && sameSide(one, seat))
            return one;
    }
    return NoSeat;
}

/// ARM-201.
void Game::startTurn()
{
    const Seat seat = m_table.active;
    if (m_table.turn >= m_rules.switches.turnCap) { // ARM-Q15
        say(Says::TurnsUnfinished, NoSeat, NoCard, NoCard, m_rules.switches.turnCap, 0, "ARM-Q15");
        giveUp(Outcome::Capped);
        return;
    }
    ++m_table.turn;
    m_table.round = static_cast<std::uint16_t>((m_table.turn + m_table.seats - 1) / m_table.seats);
    eachOfSide(seat, [&](Seat one) { // ARM-Q40, ARM-Q46
        Fighter& fighter = m_state.fighters[one];
        fighter.turns = static_cast<std::uint8_t>(std::min(200, fighter.turns + 1));
        fighter.attributesPlayed = fighter.items = fighter.favors = fighter.skills = fighter.trinkets = 0;
    });
    m_state.attached.clear();
    m_state.detached.clear();
    m_state.actions = 0;
    m_state.handed = 0;
    m_state.acting = seat;
    m_state.causer = seat;
    forgetUsesOfTurn();
    forgetHistoryOfTurn();
    tell(Tells::TurnBegins, seat, NoCard, NoCard, m_table.turn, 0, "ARM-201");
    beginMoment(turnMoment, seat);
    eachOfSide(seat, [&](Seat one) {
        if (one != seat)
            passTime(Expiry::StartOfTurn, one); // the turn is the teammate's as well (ARM-833)
    });
    settleAll();
    if (!gameOver())
        drawPhase();
}

/// ARM-202, ARM-122, ARM-123, ARM-Q11. A hand has no limit (ARM-203).
void Game::drawPhase()
{
    const Seat seat = m_table.active;
    beginMoment(m_rules.words.drawPhase, seat);
    settleAll();
    if (m_table.turn > 1) {
        eachOfSide(seat, [&](Seat one) { drawCards(one, 1, "ARM-202"); }); // ARM-Q12: of an empty Armory nothing
    }
    settleAll();
    endMoment(m_rules.words.drawPhase, seat);
    settleAll();
    if (gameOver())
        return;
    beginMoment(m_rules.words.mainPhase, seat);
    settleAll();
    m_state.phase = MainPhase;
    beginWaiting();
}

/// ARM-204, ARM-207: one action in any order, until the end is announced; none of them has to be taken (ARM-205).
void Game::mainAction()
{
    if (++m_state.actions > mostActions) {
        m_table.abandoned = true;
        return;
    }
    const Seat seat = m_state.acting;
    m_state.causer = seat;
    Options options;
    listActions(seat, options);
    const Option chosen = askMerged(MainAction, seat, options);
    if (chosen.action != HandOver)
        m_state.handed = 0;
    switch (chosen.action) {
    case HandOver:
        m_state.acting = teammate(seat);
        m_state.handed = static_cast<std::uint8_t>(std::min(200, m_state.handed + 1));
        return;
    case PlayAttribute:
        playAttribute(seat, chosen.card);
        break;
    case PlayCard:
        playCard(seat, chosen);
        break;
    case Equip:
        equip(seat, chosen.card, is(chosen.card, Type::Armor)); // ARM-423, ARM-432
        break;
    case AttachTrinket: {
        ++m_state.fighters[seat].trinkets;
        Context context;
        context.you = seat;
        context.self = chosen.card;
        attach(chosen.card, chosen.other, false, context);
        break;
    }
    case Drop: // ARM-462
        say(Says::Drops, seat, chosen.card, NoCard, 0, 0, "ARM-218");
        toDiscard(chosen.card, seat, "ARM-462"); // any number (ARM-218), Starters too (ARM-463)
        break;
    case Use:
        useAbility(seat, chosen);
        break;
    case AttackWith:
    case Throw:
        declare(seat, chosen, false);
        break;
    default:
        endMoment(m_rules.words.mainPhase, m_table.active);
        m_state.phase = EndPhase;
    }
    settleAll();
    beginWaiting();
}

/// ARM-206, ARM-721, ARM-Q55: nobody of the side has a duty left.
Refusal Game::refuseEnd(Seat seat)
{
    Refusal refusal;
    eachOfSide(seat, [&](Seat one) {
        if (mustAttack(one))
            refusal = diceOf(one, m_rules.words.berserk) > 0 ? "ARM-721" : "ARM-206";
    });
    return refusal;
}

/// Whether a Ready Weapon is left that has to attack: by Berserk, or because a text says so (ARM-Q35, ARM-726).
bool Game::mustAttack(Seat seat)
{
    const bool berserk = diceOf(seat, m_rules.words.berserk) > 0;
    if (!berserk && !mayBeInForce(Modifier::Force, m_rules.words.actAttack))
        return false;
    if (firstTurn(seat) || diceOf(seat, m_rules.words.fear) > 0) // ARM-733, ARM-Q60
        return false;
    bool must = false;
    eachIn(Board, seat, [&](CardId weapon) {
        if (is(weapon, Type::Weapon) && isReady(weapon) && mayAttackWith(weapon))
            must = must || berserk || inForce(Modifier::Force, m_rules.words.actAttack, weapon);
    });
    return must;
}

/// ARM-231. An attack that a text makes here comes before what follows.
void Game::endPhase()
{
    statusDiceStep();
    m_state.phase = Refreshes;
    beginWaiting();
    if (m_state.phase == Refreshes && !gameOver())
        refreshAndEnd();
}

void Game::refreshAndEnd()
{
    const Seat seat = m_table.active;
    refreshStep();
    if (gameOver())
        return;
    tell(Tells::EndsTurn, seat, NoCard, NoCard, 0, 0, "ARM-207");
    endMoment(turnMoment, seat);
    eachOfSide(seat, [&](Seat one) {
        if (one != seat)
            passTime(Expiry::EndOfTurn, one);
    });
    settleAll();
    m_state.phase = TurnOver;
    beginWaiting();
    if (m_state.phase == TurnOver && !gameOver())
        passTurn();
}

/// ARM-208, ARM-Q9, ARM-Q46.
void Game::passTurn()
{
    passTime(Expiry::EndOfAttack, m_table.active); // of none that has been made
    m_table.setActive(static_cast<Seat>((m_table.active + 1) % m_table.seats));
    m_state.phase = TurnStarts;
}

/// ARM-232 to ARM-235: the cards of everybody, one step; of all three in each turn of Trei (ARM-823).
void Game::refreshStep()
{
    const Seat seat = m_table.active;
    beginMoment(m_rules.words.refreshStep, seat);
    {
        const AtOnce all(*this);
        eachSeat([&](Seat one) { eachIn(Board, one, [&](CardId card) { refresh(card); }); });
    }
    settleAll();
    endMoment(m_rules.words.refreshStep, seat);
    settleAll();
}

void Game::refresh(CardId card)
{
    const std::uint16_t statuses = m_table.card(card).statuses;
    if ((statuses & Exhausted) != 0)
        setState(card, Committed); // ARM-234
    else if ((statuses & Committed) != 0)
        setState(card, 0); // ARM-233
}

/// Events wake texts. Before them and after them it is checked who has lost: no text comes after the
/// end (ARM-802, ARM-804, ARM-806).
void Game::settleTexts()
{
    constexpr int mostRounds = 50;
    for (int i = 0; i < mostRounds && !gameOver(); ++i) {
        checkEnd();
        drain();
        checkEnd();
        if (gameOver())
            return;
        checkAsSoonAs();
        // ARM-484: a detached card goes at once, unless its text has put it elsewhere
        for (const CardId card : m_state.detached) {
            if (zoneKind(card) == Used && m_state.held.empty())
                toDiscard(card, m_table.card(card).owner, "ARM-484");
        }
        if (m_table.seats == 4)
            shareHands();
        if (m_table.triggers.empty())
            return;
    }
}

/// ARM-Q44.
void Game::shareHands()
{
    if (mode() != Mode::Tandem || !m_rules.switches.teammatesSeeHands)
        return;
    for (Seat seat = 0; seat < m_table.seats; ++seat) {
        if (const Seat mate = teammate(seat); mate != NoSeat)
            eachIn(Hand, seat, [&](CardId card) { see(card, static_cast<std::uint8_t>(1 << mate)); });
    }
}

} // namespace muster::engine::armory
