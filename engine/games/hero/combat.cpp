// SPDX-License-Identifier: GPL-3.0-or-later
// Combat: attackers, blockers, damage all at once, and what follows.
#include <algorithm>
#include <cassert>
#include <utility>

#include "engine/games/hero/game.h"

namespace muster::engine::hero {

bool Game::ableToAttack(CardId minion) { return !refuseCombat(m_table.card(minion).controller, minion); }

/// HRO-306, HRO-307; only the player whose turn it is comes here.
Refusal Game::refuseCombat(Seat seat, CardId minion)
{
    const Words& words = m_rules.words;
    assert(zoneOfCard(minion) == Battlefield && m_table.card(minion).controller == seat);
    if ((m_table.card(minion).statuses & Tapped) != 0)
        return "HRO-301"; // HRO-380
    if (isSick(minion) && !isInState(minion, words.haste) && !inForce(Modifier::Ignore, words.needSickness, minion))
        return "HRO-303"; // HRO-235
    const bool forbidden =
        inForce(Modifier::Forbid, words.actAttack, minion) || playerForbidden(words.actAttack, seat, minion);
    return forbidden ? "HRO-306" : Allowed;
}

/// HRO-310, HRO-380; a minion that has come this turn may (HRO-315), one that has attacked may not (HRO-316).
bool Game::ableToBlock(CardId minion)
{
    return (m_table.card(minion).statuses & Tapped) == 0 && !inForce(Modifier::Forbid, m_rules.words.actBlock, minion)
        && !playerForbidden(m_rules.words.actBlock, m_table.card(minion).controller, minion);
}

void Game::combat(Seat seat, CardId first)
{
    m_state.fighting = true; // HRO-317
    ++m_state.players[seat].combats;
    m_state.blocks.clear();
    beginMoment(m_rules.words.combat, seat);
    CardList attackers;
    declareAttackers(seat, first, attackers);
    lookAround();
    windowForRelics();
    declareBlockers(other(seat), attackers);
    windowForRelics();
    if (!gameOver()) {
        for (const CardId attacker : attackers)
            orderBlockers(seat, attacker);
        dealCombatDamage(attackers);
    }
    finishCombat(seat);
}

/// HRO-302, HRO-304: whether it is blocked or not, each taps, and each attacks the enemy hero.
void Game::declareAttackers(Seat seat, CardId first, CardList& attackers)
{
    attackers.push(first);
    while (true) {
        Options options;
        options.push({}); // no more
        eachIn(Battlefield, seat, [&](CardId minion) {
            Option one;
            one.card = minion;
            if (!attackers.contains(minion) && !refuseCombat(seat, minion))
                store(options, one);
        });
        mergeAlike(options, seat);
        const CardId next = askGame(Asks::NextAttacker, seat, options, NoCard).card;
        if (!next.valid())
            break;
        attackers.push(next);
    }
    const AtOnce all(*this);
    const CardId hero = heroOf(other(seat));
    for (const CardId attacker : attackers) {
        m_table.setStatuses(attacker, static_cast<std::uint16_t>(m_table.card(attacker).statuses | Tapped));
        m_table.setFight(attacker, IsAttacking);
        say(Says::SendsIntoCombat, seat, attacker, NoCard, 0, 0, "HRO-302");
        raiseBecomes(attacker, m_rules.words.tapped);
        raise(Term::EventAttacks, attacker, hero, seat);
        raise(Term::EventIsAttacked, hero, attacker, other(seat));
    }
}

/// HRO-310, HRO-312, HRO-314: any minions that are able, each against one attacker, several against the same one too
/// (HRO-313).
void Game::declareBlockers(Seat seat, const CardList& attackers)
{
    CardList standing = attackers;
    standing.removeIf([&](CardId one) { return (m_table.card(one).fight & IsAttacking) == 0; });
    while (!standing.empty() && !gameOver()) {
        Options options;
        options.push({}); // no more
        eachIn(Battlefield, seat, [&](CardId minion) {
            Option one;
            one.card = minion;
            if ((m_table.card(minion).fight & IsBlocking) == 0 && ableToBlock(minion))
                store(options, one);
        });
        mergeAlike(options, seat);
        const CardId blocker = askGame(Asks::NextBlocker, seat, options).card;
        if (!blocker.valid())
            break;
        Options whom;
        for (const CardId attacker : standing) {
            Option one;
            one.card = attacker;
            store(whom, one);
        }
        mergeAlike(whom, seat);
        const CardId attacker = askGame(Asks::BlockWhom, seat, whom, blocker).card;
        m_table.setFight(blocker, IsBlocking); // HRO-311: it does not tap
        m_table.setFight(attacker, static_cast<std::uint8_t>(m_table.card(attacker).fight | IsBlocked));
        store(m_state.blocks, Block{blocker, attacker});
        say(Says::Blocks, seat, blocker, attacker, 0, 0, "HRO-312");
    }
    {
        const AtOnce all(*this);
        for (const Block& one : m_state.blocks)
            raise(Term::EventBlocks, one.blocker, one.attacker, seat);
        for (const CardId attacker : standing) {
            if ((m_table.card(attacker).fight & IsBlocked) != 0)
                raise(Term::EventIsBlocked, attacker, NoCard, other(seat));
            else
                raise(Term::EventIsNotBlocked, attacker, NoCard, other(seat));
        }
    }
    lookAround();
}

/// HRO-312, HRO-313: attackers by what blocks them, blockers by whom they block and what else does.
bool Game::sameFight(CardId a, CardId b, Seat seat) const
{
    const auto attackerOf = [&](CardId card) {
        if ((m_table.card(card).fight & IsBlocking) == 0)
            return card;
        const auto* const found = std::find_if(m_state.blocks.begin(), m_state.blocks.end(),
                                               [&](const Block& one) { return one.blocker == card; });
        return found == m_state.blocks.end() ? NoCard : found->attacker;
    };
    const CardId first = attackerOf(a);
    const CardId second = attackerOf(b);
    if (first == second)
        return true;
    if (!sameState(first, second, seat))
        return false;
    const auto blockersLike = [&](CardId attacker, CardId like) {
        return std::count_if(m_state.blocks.begin(), m_state.blocks.end(), [&](const Block& one) {
            return one.attacker == attacker && (m_table.card(one.blocker).fight & IsBlocking) != 0
                && (!like.valid() || sameState(one.blocker, like, seat));
        });
    };
    return std::all_of(m_state.blocks.begin(), m_state.blocks.end(),
                       [&](const Block& one) {
                           return one.attacker != first || (m_table.card(one.blocker).fight & IsBlocking) == 0
                               || blockersLike(first, one.blocker) == blockersLike(second, one.blocker);
                       })
        && blockersLike(first, NoCard) == blockersLike(second, NoCard);
}

/// HRO-325: the attacking player says in which order its blockers come.
void Game::orderBlockers(Seat seat, CardId attacker)
{
    CardList left;
    for (const Block& one : m_state.blocks) {
        if (one.attacker == attacker && (m_table.card(one.blocker).fight & IsBlocking) != 0)
            left.push(one.blocker);
    }
    if (left.size() < 2)
        return;
    m_state.blocks.removeIf([&](const Block& one) { return one.attacker == attacker; });
    while (!left.empty()) {
        Options options;
        for (const CardId blocker : left) {
            Option one;
            one.card = blocker;
            store(options, one);
        }
        mergeAlike(options, seat);
        const CardId next = askGame(Asks::DamageOrder, seat, options, attacker).card;
        store(m_state.blocks, Block{next, attacker});
        say(Says::ComesNext, seat, next, attacker, 0, 0, "HRO-325");
        left.removeIf([&](CardId one) { return one == next; });
    }
}

/// The least damage that kills it, with the damage it has, its armor, and additions to each damage of the attacker (HRO-328,
/// HRO-Q20).
int Game::lethalFor(CardId minion, CardId attacker)
{
    const int armor = numberNow(m_rules.words.armor, minion);
    const int more = rageOnAll(m_table.card(attacker).controller);
    return std::max(1, numberNow(m_rules.words.health, minion) - m_table.card(minion).damage + armor - more);
}

/// HRO-320: all of it at the same time.
void Game::dealCombatDamage(const CardList& attackers)
{
    const std::uint8_t kind = m_rules.words.ofCombat;
    Damages all;
    for (const CardId attacker : attackers) {
        if ((m_table.card(attacker).fight & IsAttacking) == 0)
            continue; // it has left the combat
        int left = numberNow(m_rules.words.attack, attacker);
        if ((m_table.card(attacker).fight & IsBlocked) == 0) { // HRO-323
            const CardId hero = heroOf(other(m_table.card(attacker).controller));
            store(all, Damage{hero, attacker, left, kind, NoCard});
            continue;
        }
        std::size_t last = all.size();
        for (const Block& one : m_state.blocks) { // HRO-321: none of it reaches the hero
            if (one.attacker != attacker || (m_table.card(one.blocker).fight & IsBlocking) == 0)
                continue;
            const int share = std::min(left, lethalFor(one.blocker, attacker)); // HRO-326
            left -= share;
            last = all.size();
            store(all, Damage{one.blocker, attacker, share, kind, NoCard});
            store(all,
                  Damage{attacker, one.blocker, numberNow(m_rules.words.attack, one.blocker), kind,
                         NoCard}); // HRO-322, HRO-327
        }
        if (last < all.size())
            all[last].amount += left; // the rest goes to the last one (HRO-Q20)
    }
    deal(all, "HRO-320");
}

/// HRO-333: the dead and their texts (HRO-331), bounties, and the survivors heal, unless the game is over (HRO-410).
void Game::finishCombat(Seat seat)
{
    lookAround();
    m_state.fighting = false;
    for (const Seat one : {seat, other(seat)}) { // HRO-193
        const int gold = std::exchange(m_state.players[one].bounty, std::int16_t(0));
        if (gold > 0 && !gameOver()) {
            say(Says::Bounty, one, NoCard, NoCard, gold, 0, "HRO-193");
            gain(one, m_rules.words.gold, gold);
        }
    }
    for (const Seat one : {seat, other(seat)}) {
        eachIn(Battlefield, one, [&](CardId minion) {
            if (m_table.card(minion).fight == 0)
                return;
            m_table.setFight(minion, 0);
            const bool heals = m_rules.switches.survivorsHeal && !gameOver();
            if (heals && !isDying(minion)) // HRO-332, HRO-Q19: only those of this combat
                healMinion(minion, "HRO-332");
        });
    }
    m_state.blocks.clear();
    endMoment(m_rules.words.combat, seat);
    lookAround();
}

} // namespace muster::engine::hero
