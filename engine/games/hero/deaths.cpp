// SPDX-License-Identifier: GPL-3.0-or-later
// Deaths and bounties, healing, and how the game ends.
#include <algorithm>

#include "engine/games/hero/game.h"

namespace muster::engine::hero {

namespace {

constexpr int mostHealth = 30'000; ///< that can be kept
constexpr int mostBounty = 9999;

} // namespace

/// HRO-330
bool Game::isDying(CardId minion)
{
    return m_table.has(minion, Dead) || !isAbove(m_rules.words.health, minion, m_table.card(minion).damage);
}

/// The changes after which somebody may have died.
Table::Changes Game::healthDependsOn()
{
    const std::uint8_t health = m_rules.words.health;
    const std::uint8_t maximum = m_rules.words.maximumHealth;
    if (lastingChanges(health) || lastingChanges(maximum))
        return Table::Anything; // they may be about whatever fits
    const Table::Changes printed = Table::Layout | Table::Plain | Table::Damage | Table::Lasting;
    return mayChange(health) || mayChange(maximum) ? printed | index().statesOn | index().reachesBy : printed;
}

/// Who did the damage that lies there. What has killed it stays; else the last one counts.
void Game::noteHarm(const Harm& harm)
{
    for (Harm& one : m_state.harms) {
        if (one.card != harm.card)
            continue;
        if (!one.lethal)
            one = harm;
        return;
    }
    store(m_state.harms, harm);
}

/// What has killed a minion: damage that was lethal or destruction, else what has taken of its health, else the damage that
/// lies there (HRO-Q11).
Harm Game::killerOf(CardId minion)
{
    const auto noted =
        std::find_if(m_state.harms.begin(), m_state.harms.end(), [&](const Harm& one) { return one.card == minion; });
    Harm harm = noted == m_state.harms.end() ? Harm() : *noted;
    if (harm.lethal)
        return harm;
    const auto lessens = [&](const Modifier& one) {
        if (one.kind == Modifier::Set || one.amount < 0)
            harm = {minion, one.self, static_cast<std::uint8_t>(1 << one.you), 0xff, NoCard, true};
    };
    eachInForce(Modifier::Add, m_rules.words.health, minion, lessens);
    eachInForce(Modifier::Set, m_rules.words.health, minion, lessens);
    return harm;
}

/// All who die at the same time: first their texts and those of others are woken, then they leave. True if there were any.
bool Game::buryDead()
{
    CardList dying;
    for (const Seat seat : {m_table.active, other(m_table.active)})
        eachIn(Battlefield, seat, [&](CardId minion) {
            if (isDying(minion)) // HRO-330
                dying.push(minion);
        });
    if (dying.empty()) {
        for (Harm& one : m_state.harms)
            one.lethal = false; // what lives was saved
        return false;
    }
    const AtOnce all(*this);
    for (const CardId minion : dying) {
        const Harm harm = killerOf(minion);
        const Seat seat = m_table.card(minion).controller;
        const Seat killer = (harm.seats >> other(seat) & 1) != 0 ? other(seat) : harm.seats != 0 ? seat : NoSeat;
        tell(Tells::Dies, seat, minion, harm.source, 0, 0, "HRO-330");
        Event dies;
        dies.kind = code::eventNumber(Term::EventDies);
        dies.it = minion;
        dies.that = harm.source;
        dies.player = seat;
        dies.other = killer;
        dies.damage = harm.kind;
        dies.with = harm.with;
        happen(dies);
        if (killer == NoSeat)
            continue;
        Event kills = dies;
        kills.kind = code::eventNumber(Term::EventKills);
        kills.it = harm.source;
        kills.that = minion;
        kills.player = killer;
        kills.other = NoSeat;
        happen(kills);
        if (killer != seat)
            payBounty(minion, harm);
    }
    for (const CardId minion : dying) { // a token is no card of a deck
        m_state.harms.removeIf([&](const Harm& one) { return one.card == minion; });
        const Seat owner = m_table.card(minion).owner;
        put(minion, factsOf(minion).token ? Removed : DiscardPile, owner); // HRO-394
    }
    return true;
}

/// HRO-185, HRO-190, HRO-191: at once (HRO-192), in a combat at its end (HRO-193, HRO-195).
void Game::payBounty(CardId dead, const Harm& harm)
{
    const Seat seat = other(m_table.card(dead).controller);
    const int gold = numberNow(m_rules.words.bounty, dead);
    if (!m_state.fighting) {
        if (gold > 0)
            say(Says::Bounty, seat, dead, NoCard, gold, 0, "HRO-192");
        gain(seat, m_rules.words.gold, gold);
        return;
    }
    const bool byBlocker = harm.kind == m_rules.words.ofCombat && seat != m_table.active;
    if (byBlocker && !m_rules.switches.defenderGainsBounty) // HRO-194, HRO-Q9
        return;
    std::int16_t& bounty = m_state.players[seat].bounty;
    bounty = static_cast<std::int16_t>(std::min(bounty + gold, mostBounty));
}

/// HRO-410, HRO-411
void Game::checkDefeat()
{
    if (gameOver())
        return;
    const int maximum[2] = {fitHealth(0), fitHealth(1)};
    const auto isDead = [&](Seat seat) { return m_table.card(heroOf(seat)).damage >= maximum[seat]; };
    const bool dead[2] = {isDead(0), isDead(1)};
    if (dead[0] && dead[1])
        drawnGame("HRO-411");
    else if (dead[0] || dead[1])
        win(dead[0] ? 2 : 1, "HRO-410");
}

int Game::maximumHealth(Seat seat)
{
    const CardId hero = heroOf(seat);
    const std::uint8_t word = m_rules.words.maximumHealth;
    const std::uint8_t health = m_rules.words.health;
    if (!mayChange(word) && !mayChange(health))
        return printedOfHero(word, hero);
    const Change change = changeOf(health, hero);
    return healthOfPlayer(seat, std::max(0, CardGame::number(word, hero) + change.added));
}

int Game::healthOf(Seat seat) { return maximumHealth(seat) - m_table.card(heroOf(seat)).damage; }

/// What a Chest or another text has added to the hero's health goes with it; the hero has no more than the new maximum, and
/// loses nothing else (HRO-Q39). The maximum, as far as it can be kept.
int Game::fitHealth(Seat seat)
{
    const int maximum = std::min(maximumHealth(seat), mostHealth);
    std::int16_t& before = m_state.players[seat].maximumHealth;
    if (const CardId hero = heroOf(seat); maximum < before)
        m_table.setDamage(hero, std::max(0, m_table.card(hero).damage - (before - maximum)));
    before = static_cast<std::int16_t>(maximum);
    return maximum;
}

/// Of all damage; armor that was used up does not come back (HRO-Q30).
void Game::healMinion(CardId minion, const char* rule)
{
    const int damage = m_table.card(minion).damage;
    if (damage == 0)
        return;
    m_table.setDamage(minion, 0);
    m_state.harms.removeIf([&](const Harm& one) { return one.card == minion; });
    tell(Tells::Heals, m_table.card(minion).controller, minion, NoCard, damage, 0, rule);
    raise(Term::EventIsHealed, minion, NoCard, m_table.card(minion).controller, 0, damage);
}

} // namespace muster::engine::hero
