// SPDX-License-Identifier: GPL-3.0-or-later
// What is looked at after each effect: life, Familiars, who is out; and Valor and slots, which are always current.
#include <algorithm>

#include "engine/games/spoils/game.h"

namespace muster::engine::spoils {

// What players have

/// Of several the one that came last.
CardId Game::familiar(Seat seat) const
{
    if (!m_familiarsMoved)
        return m_familiars[seat];
    CardId found;
    eachIn(PlayArea, seat, [&](CardId card) {
        if (is(card, Type::Familiar))
            found = card;
    });
    return found;
}

void Game::lookForFamiliars()
{
    m_familiarsOn = 0;
    for (Seat seat = 0; seat < m_table.seats; ++seat) {
        m_familiars[seat] = familiar(seat);
        m_familiarsOn |= m_familiars[seat].valid() ? conditionOn(m_familiars[seat]) : Table::Changes(0);
    }
    m_familiarsMoved = false;
}

/// SPO-082, SPO-085, SPO-086.
bool Game::hasValor(CardId champion) const
{
    unsigned forms = 0;
    m_table.eachOn(champion, [&](CardId on) { forms |= 1U << static_cast<unsigned>(own(on).form); });
    const unsigned cost = own(champion).valor;
    return cost != 0 && (forms & cost) == cost;
}

/// SPO-108 to SPO-112.
CardId Game::inSlotOf(CardId champion, CardId equipment) const
{
    const Form form = own(equipment).form;
    CardId found;
    m_table.eachOn(champion, [&](CardId on) {
        if (own(on).form == form || (isWeapon(form) && isWeapon(own(on).form)))
            found = on;
    });
    return found;
}

Seat Game::following(Seat seat) const
{
    int next = place(seat);
    do
        next = (next + 1) % m_table.seats;
    while (m_table.isOut(seatAt(next)) && seatAt(next) != seat);
    return seatAt(next);
}

int Game::living() const
{
    int count = 0;
    for (Seat seat = 0; seat < m_table.seats; ++seat)
        count += m_table.isOut(seat) ? 0 : 1;
    return count;
}

// Checks

/// What has happened wakes texts; before and after each of them it is checked who is out and which Familiar goes.
void Game::settleTexts()
{
    constexpr int cap = 200;
    for (int i = 0; i < cap; ++i) {
        check();
        if (!m_table.triggers.empty()) {
            drain();
            check();
        }
        if (gameOver())
            return;
        checkAsSoonAs();
        if (m_table.triggers.empty())
            return;
    }
    m_table.abandoned = true; // cards that wake each other for ever
}

/// SPO-259: until nothing changes. Life is looked at after it has changed, the condition of a Familiar after a change on
/// which it depends.
void Game::check()
{
    const Table::Changes life = Table::valueBit(valueIndex(m_rules.words.life));
    Table::Changes changed = 0; // since the Familiars were looked at
    while (!gameOver()) {
        changed |=
            lookAtChanges(Table::GameReader, m_familiarsMoved ? Table::Changes(Table::Anything) : life | m_familiarsOn);
        if (changed == 0)
            return;
        if ((changed & life) != 0 && checkLives())
            continue;
        if (!checkFamiliars(changed))
            return;
        changed = 0;
    }
}

/// SPO-240, SPO-241, SPO-242, SPO-244, SPO-249. Nothing else ends a game (SPO-243).
bool Game::checkLives()
{
    std::uint8_t dead = 0;
    for (Seat seat = 0; seat < m_table.seats; ++seat) {
        if (!m_table.isOut(seat) && life(seat) <= 0)
            dead |= static_cast<std::uint8_t>(1 << seat);
    }
    if (dead != 0)
        eliminate(dead);
    return dead != 0;
}

/// SPO-162, SPO-163: a condition is a state, not something that happens once (SPO-Q40).
bool Game::checkFamiliars(Table::Changes changed)
{
    const bool came = m_familiarsMoved;
    if (came)
        lookForFamiliars();
    const AtOnce all(*this);
    bool any = false;
    for (Seat seat = 0; seat < m_table.seats; ++seat) {
        const CardId one = m_familiars[seat];
        if (!one.valid())
            continue;
        any = (came && keepOneFamiliar(seat)) || any;
        if (!(came || (conditionOn(one) & changed) != 0) || !broken(one, seat))
            continue;
        mustGo(one, seat, "SPO-162");
        any = true;
    }
    return any;
}

/// The one that came last stays (SPO-165, SPO-276).
bool Game::keepOneFamiliar(Seat seat)
{
    const CardId last = familiar(seat);
    bool changed = false;
    eachIn(PlayArea, seat, [&](CardId card) {
        if (card == last || !is(card, Type::Familiar))
            return;
        mustGo(card, seat, "SPO-165");
        changed = true;
    });
    return changed;
}

/// The changes after which the condition of a Familiar may be broken, where it is a state.
Table::Changes Game::conditionOn(CardId familiar) const
{
    Table::Changes on = 0;
    const code::Range condition = own(familiar).condition;
    for (int i = 0; i < condition.count; ++i) {
        const code::Ability& ability = m_code.ability(static_cast<code::Ref>(condition.first + i));
        if ((ability.awaits & code::eventBit(Term::EventAsSoonAs)) != 0)
            on |= ability.dependsOn;
    }
    return on;
}

bool Game::broken(CardId familiar, Seat seat)
{
    const code::Range condition = own(familiar).condition;
    Context context;
    context.you = seat;
    context.self = familiar;
    for (int i = 0; i < condition.count; ++i) {
        const code::Ability& ability = m_code.ability(static_cast<code::Ref>(condition.first + i));
        for (int e = 0; e < ability.events.count; ++e) {
            const code::EventPattern& pattern = m_code.events[static_cast<std::size_t>(ability.events.first + e)];
            if (pattern.event == Term::EventAsSoonAs && holds(pattern.condition, context)
                && holds(ability.onlyIf, context))
                return true;
        }
    }
    return false;
}

/// SPO-246: cards go to the graveyard, the Champion leaves with its player. Whoever is left wins (SPO-240, SPO-245);
/// if nobody is, those who went together draw (SPO-248).
void Game::eliminate(std::uint8_t seats)
{
    m_table.out |= seats;
    m_table.changed(Table::Moment);
    for (Seat seat = 0; seat < m_table.seats; ++seat) {
        if ((seats >> seat & 1) == 0)
            continue;
        say(Says::IsOut, seat, champion(seat), NoCard, life(seat), 0, "SPO-242");
        takeOff(seat);
    }
    if (living() == 0) {
        drawnGame("SPO-248");
    } else if (living() == 1) {
        for (Seat seat = 0; seat < m_table.seats; ++seat) {
            if (!m_table.isOut(seat))
                win(static_cast<std::uint8_t>(1 << seat), "SPO-240");
        }
    }
}

/// All that a player leaves behind.
void Game::takeOff(Seat seat)
{
    const AtOnce all(*this);
    endPromisesOf(seat);
    m_table.eachOn(champion(seat), [&](CardId card) { put(card, Graveyard, 0); });
    eachIn(PlayArea, seat, [&](CardId card) {
        if (card != champion(seat))
            put(card, Graveyard, 0);
    });
    eachIn(Hand, seat, [&](CardId card) { put(card, Graveyard, 0); });
    put(champion(seat), Removed, 0);
    for (const Fight& one : m_state.fights) {
        if (stands(one) && m_table.card(one.monster).controller == seat)
            m_table.setController(one.monster, NoSeat); // SPO-Q21
    }
    if (m_state.target == seat)
        m_state.target = m_table.attackedPlayer = NoSeat; // SPO-Q20
    // What lasts until a turn that never comes has lasted long enough.
    endEffectsFor(seat);
    m_table.delayed.removeIf([&](const Delayed& one) { return one.you == seat; });
    m_table.turnChanges.removeIf([&](const TurnChange& one) { return one.seat == seat; });
    m_table.changed(Table::Lasting);
}

} // namespace muster::engine::spoils
