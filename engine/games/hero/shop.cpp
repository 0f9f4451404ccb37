// SPDX-License-Identifier: GPL-3.0-or-later
// The shop and what is bought there.
#include <cassert>

#include "engine/games/hero/game.h"

namespace muster::engine::hero {

Refusal Game::refuseBuy(Seat seat, CardId item)
{
    assert(zoneOfCard(item) == Shop);
    if (m_state.players[seat].purchases > 0)
        return "HRO-145"; // HRO-Q54: there is no other time for it
    if (playerForbidden(m_rules.words.actBuy, seat, item))
        return "HRO-145";
    if (isAbove(m_rules.words.goldCost, item, has(seat, m_rules.words.gold))
        && !inForce(Modifier::Ignore, m_rules.words.needGold, item))
        return "HRO-182";
    return Allowed; // HRO-048, HRO-449, HRO-450: by whomever, whenever, and whatever it is good for
}

/// HRO-446: its slot stays empty.
void Game::buy(Seat seat, CardId item)
{
    const int gold = inForce(Modifier::Ignore, m_rules.words.needGold, item) ? 0 : goldCost(item);
    setValue(seat, m_rules.words.gold, has(seat, m_rules.words.gold) - gold); // HRO-182
    ++m_state.players[seat].purchases;
    say(Says::Buys, seat, item, NoCard, gold, 0, "HRO-447");
    if (typeOf(item) == Type::Equipment) {
        equip(seat, item); // HRO-271
        raise(Term::EventBuys, item, NoCard, seat);
        return;
    }
    put(item, Resolving, seat);
    carryOut(seat, item, factsOf(item).does); // HRO-448, HRO-451, HRO-452
    if (zoneOfCard(item) == Resolving)
        put(item, Removed, seat); // HRO-Q53
    raise(Term::EventBuys, item, NoCard, seat);
}

/// HRO-273: whether it is better than the old item or not. What it does, it does from now on (HRO-276, HRO-277).
void Game::equip(Seat seat, CardId item)
{
    const CardId old = equipped(seat, factsOf(item).slot);
    if (old.valid()) // HRO-270
        takeOff(old);
    put(item, HeroBoard, seat);
    wear(seat, item, old);
}

void Game::wear(Seat seat, CardId item, CardId old)
{
    say(Says::Equips, seat, item, old, 0, 0, "HRO-271");
    gain(seat, m_rules.words.armor, factsOf(item).armor); // HRO-275, once (HRO-Q39)
}

void Game::takeOff(CardId item)
{
    const Seat seat = m_table.card(item).controller;
    fitHealth(seat);
    put(item, Removed, seat); // HRO-272
    fitHealth(seat);
}

/// From one hero to the other, by a text.
void Game::handOver(CardId item, Seat seat)
{
    const Seat before = m_table.card(item).controller;
    const CardId old = equipped(seat, factsOf(item).slot);
    if (old.valid())
        takeOff(old);
    fitHealth(before);
    CardGame::takeControl(item, seat);
    fitHealth(before);
    wear(seat, item, old);
}

CardId Game::equipped(Seat seat, EquipmentSlot slot) const
{
    for (CardId at = firstIn(HeroBoard, seat); at.valid(); at = m_table.card(at).next) {
        if (factsOf(at).slot == slot && slot != EquipmentSlot::None)
            return at;
    }
    return NoCard;
}

} // namespace muster::engine::hero
