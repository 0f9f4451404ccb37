// SPDX-License-Identifier: GPL-3.0-or-later
// Fights with Monsters, distractions, and the attack on a player.
#include <algorithm>

#include "engine/games/spoils/game.h"

namespace muster::engine::spoils {

/// SPO-193, SPO-242.
Refusal Game::refuseTarget(Seat seat, Seat target)
{
    if (target == seat)
        return "SPO-192";
    if (m_table.isOut(target))
        return "SPO-242";
    if (promise(Clause::SparesAttack, seat, target) != nullptr)
        return "SPO-264";
    bool forbidden = false;
    eachInForce(Modifier::Forbid, m_rules.words.actAttack, champion(seat), [&](const Modifier& one) {
        SeatList whom;
        if (one.onto != code::None)
            players(one.onto, contextOf(one), whom);
        forbidden = forbidden || one.onto == code::None || whom.contains(target);
    });
    return forbidden ? Refusal("SPO-087") : Allowed;
}

/// A Monster attacks the player whose turn it is (SPO-170, SPO-198), who is the "you" of its text.
void Game::startFight(CardId monster, Seat controller)
{
    const Seat seat = m_table.active;
    m_monsterOf = controller;
    put(monster, FightPlace, seat);
    (void)m_state.fights.push({monster, m_table.card(monster).entered});
    m_state.target = NoSeat; // SPO-199, SPO-203, SPO-209
    m_table.attackedPlayer = seat;
    m_table.setFight(champion(seat), 0);
    m_table.setFight(monster, IsAttacking);
    say(Says::MonsterAttacks, seat, monster, NoCard, 0, 0, controller == NoSeat ? "SPO-170" : "SPO-198");
    Event event;
    event.kind = code::eventNumber(Term::EventAttacks);
    event.it = monster;
    event.player = event.other = seat;
    happen(event);
}

/// SPO-196, SPO-197, SPO-198, SPO-199; the Monster is its player's (SPO-074).
void Game::distract(Seat seat, CardId monster)
{
    say(Says::Distracts, seat, monster, NoCard, 0, 0, "SPO-196");
    m_state.distracted |= static_cast<std::uint8_t>(1 << seat);
    startFight(monster, seat);
}

/// SPO-200, SPO-205, SPO-207: each Monster in the order played, and then not the player; else the player alone
/// takes damage (SPO-201, SPO-202). Nobody can act meanwhile.
void Game::damageStep()
{
    const Seat seat = m_table.active;
    for (std::size_t i = 0; i < m_state.fights.size() && !stopped(); ++i)
        fight(m_state.fights[i]);
    if (attacksPlayer() && !stopped()) {
        const int dealt = std::max(0, power(champion(seat))); // SPO-Q24
        if (dealt == 0)
            say(Says::NoDamage, seat, champion(seat), NoCard, 0, 0, "SPO-218");
        strike({Hit{NoCard, m_state.target, dealt}, m_rules.words.combatDamage, champion(seat), NoCard, "SPO-201"});
        settleTexts();
    }
    endFights();
}

/// SPO-187: the Champion's damage in full (SPO-212) and what it triggers, the result, the Monster's damage to the player,
/// its effect, its discard.
void Game::fight(const Fight& one)
{
    const Seat seat = m_table.active;
    const CardId monster = one.monster;
    const CardId fighter = champion(seat);
    if (!stands(one)) { // SPO-209, SPO-Q20
        say(Says::NoDamage, seat, fighter, monster, 0, 0, "SPO-209");
        return;
    }
    const int against = power(monster); // SPO-186
    const int before = m_table.card(monster).damage;
    strike({Hit{monster, NoSeat, std::max(0, power(fighter))}, m_rules.words.combatDamage, fighter, NoCard, "SPO-180"});
    const int dealt = m_table.card(monster).damage - before; // what texts have left of it
    settleTexts();
    if (stopped() || !stands(one))
        return;
    const bool wins = dealt >= against; // SPO-181, SPO-183
    say(wins ? Says::Defeats : Says::LosesTo, seat, fighter, monster, dealt, against, wins ? "SPO-181" : "SPO-183");
    if (!wins) { // SPO-182, SPO-184: to the player, not to the Champion (SPO-185) nor to a Familiar (SPO-168)
        strike({Hit{NoCard, seat, against}, m_rules.words.combatDamage, monster, NoCard, "SPO-184"});
        settleTexts();
        if (stopped()) // SPO-Q22
            return;
    }
    raise(Term::EventDefeats, wins ? fighter : monster, wins ? monster : fighter, seat); // SPO-176
    settleTexts();
    if (!gameOver() && stands(one))
        mustGo(monster, seat, "SPO-174");
    settleTexts();
}

/// SPO-174.
void Game::endFights()
{
    for (const Fight& one : m_state.fights) {
        if (stands(one))
            mustGo(one.monster, m_table.active, "SPO-174");
    }
    m_state.fights.clear();
    m_state.target = m_table.attackedPlayer = NoSeat;
    m_state.distracted = 0;
    m_table.changed(Table::Moment);
    if (!activeIsOut())
        m_table.setFight(champion(m_table.active), 0);
    passTime(Expiry::EndOfAttack, m_table.active);
    settleTexts();
}

void Game::endCombat()
{
    endFights();
    if ((m_table.during >> m_rules.words.combat & 1) != 0)
        ends(m_rules.words.combat, Expiry::EndOfMoment);
}

} // namespace muster::engine::spoils
