// SPDX-License-Identifier: GPL-3.0-or-later
// The turn: Upkeep, Main Phase, End Phase (HRO-132), and what is looked after between two effects.
#include <utility>

#include "engine/games/hero/game.h"

namespace muster::engine::hero {

namespace {

constexpr std::uint8_t momentTurn = 0;  // of the effect language
constexpr std::uint8_t momentRound = 1; // of the effect language
constexpr int normalMaxMana = 10;       // HRO-173
constexpr int midRound = 4;             // HRO-442
constexpr int lateRound = 7;            // HRO-444
constexpr int mostWoken = 400;          // texts that wake each other for ever

} // namespace

void Game::advance()
{
    switch (static_cast<Phase>(m_state.phase)) {
    case Phase::Mulligan:
        chooseFirst();
        drawHands();
        mulligan(m_state.first);
        mulligan(other(m_state.first));
        m_state.phase = static_cast<std::uint8_t>(Phase::TurnStart);
        break;
    case Phase::TurnStart:
        startTurn();
        break;
    case Phase::Main:
        mainPhase();
        break;
    case Phase::End:
        endPhase();
        break;
    }
    if (m_table.abandoned && !over())
        giveUp(Outcome::Abandoned);
}

void Game::stateChanged()
{
    forgetCaches();
    m_stage = Stage::All;
}

void Game::concede(Seat seat)
{
    say(Says::Concedes, seat, NoCard, NoCard, 0, 0, "HRO-412");
    win(static_cast<std::uint8_t>(1 << other(seat)), "HRO-412");
}

/// HRO-130: a round is over with the second player's turn. An extra turn belongs to the round of the turn before it.
void Game::startTurn()
{
    const Seat before = m_table.active;
    const Seat seat = before == NoSeat ? m_state.first : m_state.extraTurn ? before : other(before); // HRO-154
    if (!m_state.extraTurn && seat == m_state.first) {                                               // HRO-131
        ++m_table.round;
        m_table.began[momentRound] = m_table.serial;
        say(Says::Round, NoSeat, NoCard, NoCard, m_table.round);
        refreshShop();
    }
    m_table.setActive(seat);
    if (!m_state.extraTurn && takeTurnChange(seat, momentTurn, false))
        return; // the turn is left out
    m_table.betweenTurns = false;
    ++m_table.turn;
    m_state.extraTurn = false;
    tell(Tells::TurnBegins, seat, NoCard, NoCard, m_table.turn);
    forgetUsesOfTurn();
    forgetHistoryOfTurn();
    m_table.during |= std::uint32_t(1) << momentTurn;
    m_table.began[momentTurn] = m_table.serial;
    m_table.changed(Table::Moment);
    for (const Seat one : {Seat(0), Seat(1)}) { // HRO-156, HRO-227
        Player& player = m_state.players[one];
        const std::uint8_t defended = player.used[Defensive];
        player.used[Power] = player.used[Attack] = player.used[Defensive] = 0;
        player.purchases = 0;
        player.combats = player.spells = player.actions = 0;
        if (m_rules.switches.defensiveReset == Switches::Reset::OwnUpkeep && one != seat) // HRO-Q24
            player.used[Defensive] = defended;
    }
    m_state.channels.clear();
    passTime(Expiry::StartOfTurn, seat);
    upkeep(seat);
    playDummy(seat);
    m_state.phase = static_cast<std::uint8_t>(Phase::Main);
}

/// The first player of a round has the first pick (HRO-Q50). In between the items stay (HRO-441, HRO-443).
void Game::refreshShop()
{
    if (m_table.round == midRound)
        openShop(1, "HRO-442");
    else if (m_table.round == lateRound)
        openShop(2, "HRO-444"); // HRO-445: the last ones
}

/// HRO-133: untap, mana, draw, effects, in this order.
void Game::upkeep(Seat seat)
{
    const Words& words = m_rules.words;
    Player& player = m_state.players[seat];
    beginMoment(words.upkeep, seat);
    {
        const AtOnce all(*this);
        eachIn(Battlefield, seat, [&](CardId minion) { // HRO-134
            if ((m_table.card(minion).statuses & Tapped) == 0 || inForce(Modifier::Forbid, words.actUntap, minion)
                || playerForbidden(words.actUntap, seat, minion))
                return;
            m_table.setStatuses(minion, static_cast<std::uint16_t>(m_table.card(minion).statuses & ~Tapped));
            say(Says::Untaps, seat, minion, NoCard, 0, 0, "HRO-134");
            raiseBecomes(minion, words.untapped);
        });
    }
    const bool first = !std::exchange(player.hasBegun, true);
    if (maxMana(seat) < normalMaxMana && (!first || m_rules.switches.firstUpkeepGainsMana)) // HRO-135, HRO-139
        ++player.maxMana;
    setValue(seat, words.mana, maxMana(seat)); // HRO-136, HRO-172; till then it stays (HRO-171)
    say(Says::Mana, seat, NoCard, NoCard, maxMana(seat), 0, "HRO-136");
    if (m_table.turn > 1 || m_rules.switches.firstPlayerDraws)
        drawCards(seat, 1, "HRO-137");
    Event starts; // HRO-138
    starts.kind = code::eventNumber(Term::EventStarts);
    starts.word = momentTurn;
    starts.player = seat;
    happen(starts);
    lookAround();
    endMoment(words.upkeep, seat);
    beginMoment(words.main, seat);
    lookAround();
    windowForRelics();
}

/// HRO-140: one action after the other, a combat among them when the player wants (HRO-143, HRO-144), until the player
/// passes (HRO-146).
void Game::mainPhase()
{
    const Seat seat = m_table.active;
    Options options;
    listActions(seat, options);
    act(seat, askMerged(static_cast<std::uint8_t>(Asks::MainAction), seat, options));
    lookAround();
    windowForRelics();
}

/// HRO-150: effects, healing, gold, and the other player's turn.
void Game::endPhase()
{
    const Words& words = m_rules.words;
    const Seat seat = m_table.active;
    endMoment(words.main, seat);
    beginMoment(words.end, seat);
    Event ends; // HRO-151
    ends.kind = code::eventNumber(Term::EventEnds);
    ends.word = momentTurn;
    ends.player = seat;
    happen(ends);
    lookAround();
    if (gameOver())
        return;
    for (const Seat one : {seat, other(seat)}) // HRO-152, HRO-381, HRO-382: of minions alone
        eachIn(Battlefield, one, [&](CardId minion) { healMinion(minion, "HRO-152"); });
    passTime(Expiry::EndOfTurn, seat); // together with it (HRO-Q61)
    resetResource(seat, Facts::Reset::EndOfTurn);
    m_state.harms.clear();
    lookAround();
    if (gameOver())
        return;
    gain(seat, words.gold, 1); // HRO-153, HRO-180, HRO-181
    lookAround();
    endMoment(words.end, seat);
    for (const Seat one : {Seat(0), Seat(1)}) // HRO-383
        eachIn(Battlefield, one, [&](CardId minion) { setSick(minion, false); });
    m_table.during &= ~(std::uint32_t(1) << momentTurn);
    m_table.betweenTurns = true;
    m_table.changed(Table::Moment);
    tell(Tells::EndsTurn, seat);
    m_state.extraTurn = takeTurnChange(seat, momentTurn, true);
    m_state.phase = static_cast<std::uint8_t>(Phase::TurnStart);
}

/// The player whose turn it is comes first (HRO-460); nobody answers (HRO-462). What a text has done is looked at before the
/// next one.
void Game::lookAround()
{
    for (int woken = 0; !gameOver();) {
        endLapsed();
        if (anythingChanged(Table::GameReader) && mustLook(Table::GameReader, healthDependsOn())) {
            checkDefeat();
            if (gameOver())
                return;
            if (buryDead())
                continue;
        }
        if (!meetAsSoonAs() && !drainNext())
            return;
        if (++woken > mostWoken)
            m_table.abandoned = true;
    }
}

} // namespace muster::engine::hero
