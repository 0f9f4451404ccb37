// SPDX-License-Identifier: GPL-3.0-or-later
// Before the first turn: rules 5 to 9 and 14.
#include "engine/games/sceptre/game.h"

namespace muster::engine::sceptre {

constexpr int handSize = 7;   // SCE-5b, SCE-8c
constexpr int bloodCards = 5; // SCE-6a
constexpr int attempts = 7;   // SCE-8g

Game::Game(State& state, const Rules& rules) : CardGame(state, rules), m_state(state), m_rules(rules) { }

LaidDecks::LaidDecks(const Rules& rules, const DeckCards& first, const DeckCards& second)
{
    const auto identify = [&](CardState& card) {
        const CardFacts& printed = rules.cardFacts(card.definition);
        card.type = printed.type;
        card.plain = printed.plain;
        card.worksIn = printed.worksIn();
    };
    // Each deck in one order, whatever the other holds: equal cards keep their place from game to game.
    piles[0] = Pile(first, 0, 0, zoneId(Deck, 0), identify);
    piles[1] = Pile(second, first.size(), 1, zoneId(Deck, 1), identify);
}

void Game::begin(const LaidDecks& decks, std::uint64_t seed)
{
    layTable(2, seed); // SCE-M3
    m_state.phase = Phase::Hands;
    m_state.attack = {};
    m_state.deaths.clear();
    m_state.starts = NoSeat;
    m_state.actions = 0;
    for (const Seat seat : {Seat(0), Seat(1)}) {
        m_state.players[seat] = {};
        m_table.add(decks.piles[seat]); // SCE-6c: Blood Cards come out of it too
        shuffleZone(Deck, seat);        // SCE-5a
    }
    stateChanged();
}

void Game::stateChanged()
{
    forgetCaches();
    m_lastHit = m_free = NoCard;
    m_kept.clear();
    m_replacingExterior = false;
    m_noted = m_state.deaths.size(); // a quiet point lies between steps
}

/// The cards of a starting hand at once: nothing is in play that could see one of them drawn before another.
void Game::dealHand(Seat seat, const char* rule)
{
    m_table.moveFirst(handSize, zoneId(Deck, seat), zoneId(Hand, seat));
    m_table.each(zoneId(Hand, seat), [&](CardId card) {
        see(card, static_cast<std::uint8_t>(1 << seat));
        tell(Tells::Draws, seat, card, NoCard, 0, 0, rule, allBut(seat));
    });
}

/// SCE-5b, SCE-6a, then SCE-8a to SCE-8h in rounds: a player whose hand stands waits for the other (SCE-Q6).
void Game::drawHands()
{
    for (const Seat seat : {Seat(0), Seat(1)}) {
        if (m_state.players[seat].handStands)
            continue; // a passive opponent is set up already
        dealHand(seat, "SCE-5b");
        m_table.moveFirst(bloodCards, zoneId(Deck, seat), zoneId(BloodPile, seat)); // SCE-Q4: once, and left alone
        say(Says::SetsBlood, seat, NoCard, NoCard, bloodCards, 0, "SCE-6a");
    }
    const auto dead = [&](Seat seat) {
        bool champion = false;
        m_table.each(zoneId(Hand, seat), [&](CardId card) { champion = champion || is(card, Type::Champion); });
        return !champion;
    };
    for (bool waiting = true; waiting;) {
        waiting = false;
        bool lost[2] = {false, false};
        for (const Seat seat : {Seat(0), Seat(1)}) {
            Player& player = m_state.players[seat];
            if (player.handStands)
                continue;
            if (!dead(seat)) { // SCE-8b: a hand with a Champion is kept
                player.handStands = true;
                continue;
            }
            ++player.deadHands;
            say(Says::DeadHand, seat, NoCard, NoCard, player.deadHands, 0, "SCE-8a");
            if (player.deadHands >= 3)                   // SCE-8d, SCE-8e
                ++m_state.players[other(seat)].bloodDue; // SCE-8f: for both players alike
            if (player.deadHands == attempts) {          // SCE-8g; the first hand counts (SCE-Q5)
                lost[seat] = true;
                continue;
            }
            waiting = true;
        }
        if (lost[0] && lost[1]) {
            drawnGame("SCE-Q6");
            return;
        }
        for (const Seat seat : {Seat(0), Seat(1)}) {
            if (lost[seat]) {
                say(Says::LosesByDeadHands, seat, NoCard, NoCard, 0, 0, "SCE-8g");
                wins(other(seat), "SCE-8g");
                return;
            }
        }
        for (const Seat seat : {Seat(0), Seat(1)}) {
            if (m_state.players[seat].handStands)
                continue;
            m_table.each(zoneId(Hand, seat), [&](CardId card) { m_table.moveToEnd(card, zoneId(Deck, seat)); });
            shuffleZone(Deck, seat);
            dealHand(seat, "SCE-8c");
        }
    }
    // Blood Cards for dead hands go to hands that stand, so that none is shuffled back (SCE-Q7).
    for (const Seat seat : {Seat(0), Seat(1)}) {
        for (int due = m_state.players[seat].bloodDue; due > 0; --due) {
            if (askYesNo(TakeBlood, seat))    // before the match it may be declined
                collectBlood(seat, "SCE-8d"); // SCE-8h: they count toward the five
            else
                say(Says::DeclinesBlood, seat, NoCard, NoCard, 0, 0, "SCE-Q7");
        }
    }
    m_state.phase = Phase::Champions;
}

/// SCE-14c, SCE-7a: one Champion each, chosen secretly and turned up together (SCE-Q9). It is not entering combat
/// (SCE-14a), so nothing is triggered.
void Game::chooseInitial()
{
    CardId chosen[2];
    for (const Seat seat : {Seat(0), Seat(1)}) {
        if (inCombat(seat).valid())
            continue; // a passive opponent
        Options options;
        int place = 0;
        m_table.each(zoneId(Hand, seat), [&](CardId card) {
            // Blood Cards lie behind the starting hand, and do not belong to it (SCE-Q7)
            if (place++ < handSize && is(card, Type::Champion))
                offer(options, card);
        });
        mergeAlike(options, seat);
        chosen[seat] = ask(Initial, seat, options, NoCard, 0, true).card;
    }
    for (const Seat seat : {Seat(0), Seat(1)}) {
        if (!chosen[seat].valid())
            continue;
        m_table.moveToEnd(chosen[seat], zoneId(Combat, seat));
        layOpen(chosen[seat]);
        say(Says::PlacesInitial, seat, chosen[seat], NoCard, 0, 0, "SCE-14c");
    }
    m_state.phase = Phase::WhoStarts;
}

/// SCE-9a: both roll, the higher one goes first, ties are rolled again (SCE-Q8).
void Game::rollForStart()
{
    while (m_state.starts == NoSeat) {
        const int first = roll(20);
        const int second = roll(20);
        say(Says::RollsForStart, NoSeat, NoCard, NoCard, first, second, "SCE-9a");
        if (first == second)
            continue;
        m_state.starts = first > second ? Seat(0) : Seat(1);
        break;
    }
    say(Says::Starts, m_state.starts, NoCard, NoCard, 0, 0, "SCE-9a");
    m_table.active = m_state.starts;
    m_table.changed(Table::Moment);
    m_state.phase = Phase::TurnStart;
}

} // namespace muster::engine::sceptre
