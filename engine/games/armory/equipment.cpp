// SPDX-License-Identifier: GPL-3.0-or-later
// Weapons, Armor and Trinkets: equipping, attaching, dropping, states, durability and breaking.
#include <algorithm>
#include <cassert>

#include "engine/games/armory/game.h"

namespace muster::engine::armory {

namespace {

constexpr int weaponSpaces = 2; // ARM-421
constexpr int armorSpaces = 4;  // ARM-431

} // namespace

int Game::emptyWeaponSpaces(Seat seat) const
{
    int taken = 0;
    eachIn(Board, seat, [&](CardId card) { taken += is(card, Type::Weapon) ? own(card).hands : 0; });
    return std::max(0, weaponSpaces - taken);
}

int Game::emptyArmorSpaces(Seat seat) const
{
    int taken = 0;
    eachIn(Board, seat, [&](CardId card) { taken += is(card, Type::Armor) ? 1 : 0; });
    return std::max(0, armorSpaces - taken);
}

int Game::baseOf(std::uint8_t word, Seat seat)
{
    const Words& words = m_rules.words;
    if (word == words.emptyWeaponSpaces)
        return emptyWeaponSpaces(seat);
    if (word == words.emptyArmorSpaces)
        return emptyArmorSpaces(seat);
    if (word == words.emptySpaces)
        return emptyWeaponSpaces(seat) + emptyArmorSpaces(seat);
    return 0;
}

/// ARM-216, ARM-217, ARM-421 to ARM-424, ARM-431.
Refusal Game::refuseEquip(Seat seat, CardId card, bool needsIgnored)
{
    assert(isEquipment(card));
    if (playerForbidden(m_rules.words.actEquip, seat, card))
        return "ARM-951";
    if (!needsIgnored) {
        if (const Refusal refusal = refuseNeeds(seat, card))
            return refusal;
    }
    if (is(card, Type::Weapon)) {
        if (emptyWeaponSpaces(seat) < own(card).hands)
            return own(card).hands == 2 ? "ARM-422" : "ARM-424";
        return Allowed;
    }
    bool taken = false;
    eachIn(Board, seat,
           [&](CardId one) { taken = taken || (is(one, Type::Armor) && own(one).space == own(card).space); });
    return taken ? Refusal("ARM-431") : Allowed;
}

/// ARM-423, ARM-426, ARM-432: with its printed DP; a Weapon comes Committed.
void Game::equip(Seat seat, CardId card, bool ready)
{
    if (zoneKind(card) != Deck)
        say(Says::Equips, seat, card, NoCard, 0, 0, is(card, Type::Weapon) ? "ARM-216" : "ARM-217");
    put(card, Board, seat);
    m_table.setCounter(card, 0, std::max(1, printed(m_rules.words.dp, card)));
    m_table.setStatuses(card, ready ? std::uint16_t(0) : std::uint16_t(Committed));
}

/// ARM-215: once a turn.
Refusal Game::refuseAttach(Seat seat, CardId card, CardId host)
{
    if (m_state.fighters[seat].trinkets >= 1)
        return "ARM-215";
    if (playerForbidden(m_rules.words.actAttach, seat, card))
        return "ARM-951";
    return refuseHost(seat, card, host);
}

/// ARM-441 to ARM-446; a universal one goes on all (ARM-443). This holds for texts that attach one, too (ARM-Q20).
Refusal Game::refuseHost(Seat seat, CardId card, CardId host)
{
    if (!is(card, Type::Trinket) || !host.valid() || !inPlayNow(host) || !isEquipment(host)
        || m_table.card(host).controller != seat || m_table.card(card).owner != seat)
        return "ARM-441";
    if (const Refusal refusal = refuseNeeds(seat, card))
        return refusal;
    if (own(card).fits == Host::Weapon && !is(host, Type::Weapon))
        return "ARM-444";
    if (own(card).fits == Host::Armor && !is(host, Type::Armor))
        return "ARM-445";
    if (trinketOn(host).valid())
        return "ARM-442";
    return m_state.detached.contains(card) ? Refusal("ARM-483") : Allowed;
}

/// ARM-448: its text is woken when it comes.
void Game::attach(CardId card, CardId to, bool extra, const Context& context)
{
    CardGame::attach(card, to, extra, context);
    store(m_state.attached, card);
}

/// ARM-481 to ARM-484: it waits for what the text says of it; see settleAll().
void Game::detach(CardId card, const Context& context)
{
    const CardId holder = m_table.card(card).holder;
    if (!holder.valid())
        return;
    const AtOnce all(*this);
    tell(Tells::Detaches, actorOf(context), card, holder, 0, 0, "ARM-481");
    put(card, Used, m_table.card(card).owner);
    store(m_state.detached, card);
    raise(Term::EventIsDetached, card, holder, actorOf(context));
}

/// ARM-461, ARM-Q36.
Refusal Game::refuseDrop(Seat seat, CardId card)
{
    assert(isEquipment(card) && inPlayNow(card) && m_table.card(card).controller == seat);
    if (!isReady(card)) // what has attacked, blocked or just come is Committed (ARM-464)
        return "ARM-461";
    if (playerForbidden(m_rules.words.actDrop, seat, card))
        return "ARM-951";
    const bool duty = is(card, Type::Weapon) && diceOf(seat, m_rules.words.berserk) > 0;
    return duty && !m_rules.switches.berserkMayDrop ? Refusal("ARM-Q36") : Allowed;
}

// States

/// ARM-511. What is Ready is no longer entangled (ARM-742).
void Game::setState(CardId card, std::uint16_t state)
{
    const std::uint16_t before = m_table.card(card).statuses;
    const auto kept = static_cast<std::uint16_t>(state == 0 ? 0 : before & Entangled);
    const auto now = static_cast<std::uint16_t>(state | kept);
    if (now == before)
        return;
    m_table.setStatuses(card, now);
    const Words& words = m_rules.words;
    const auto becomes = [&](std::uint8_t word) {
        say(Says::Becomes, m_table.card(card).controller, card, NoCard, word, 0, "ARM-511");
        raise(Term::EventBecomes, card, NoCard, m_table.card(card).controller,
              static_cast<std::uint8_t>(m_code.dialect.statuses.size() + word));
    };
    if ((now & Entangled) != 0 && (before & Entangled) == 0)
        becomes(words.entangled);
    if ((now & (Committed | Exhausted)) != (before & (Committed | Exhausted)))
        becomes(state == 0 ? words.ready : (state & Exhausted) != 0 ? words.exhausted : words.committed);
}

/// ARM-Q31: commit only changes Ready cards, exhaust those not yet Exhausted; refreshing goes one step or all the way.
void Game::turnTo(CardId card, std::uint8_t state, int steps, const Context& context)
{
    const Words& words = m_rules.words;
    if (state < code::FirstState || !isEquipment(card) || !inPlayNow(card)) {
        if (state < code::FirstState)
            CardGame::turnTo(card, state, steps, context);
        return;
    }
    const auto word = static_cast<std::uint8_t>(state - code::FirstState);
    if (word == words.committed) {
        if (isReady(card))
            setState(card, Committed);
    } else if (word == words.exhausted) {
        setState(card, Exhausted);
    } else if (word == words.entangled) { // ARM-741, ARM-743
        setState(card, Exhausted | Entangled);
    } else if (word == words.ready) {
        for (int i = 0; i < (steps == 0 ? 2 : steps); ++i)
            refresh(card);
    }
}

// Durability

/// ARM-654, ARM-658: whatever has taken the last DP. Where it was a price, what was paid for still happens (ARM-657).
void Game::loseOn(CardId card, std::uint8_t word, int amount)
{
    if (!inPlayNow(card))
        return;
    CardGame::loseOn(card, word, amount);
    if (word == m_rules.words.durability && isEquipment(card) && durability(card) == 0)
        breakCard(card);
}

/// ARM-447, ARM-654, ARM-655: discarded at once with what is attached, unless a text puts something in its place.
void Game::breakCard(CardId card)
{
    Event event;
    event.kind = code::eventNumber(Term::EventIsDestroyed);
    event.it = card;
    event.player = m_table.card(card).controller;
    const auto breaks = [&](Event& broken) {
        if (!inPlayNow(card))
            return;
        const AtOnce all(*this);
        noteLast(card);
        say(Says::Breaks, broken.player, card, NoCard, 0, 0, "ARM-654");
        raise(Term::EventIsDestroyed, card, NoCard, broken.player);
        toDiscard(card, broken.player, "ARM-654");
    };
    if (concerns(code::eventBit(Term::EventIsDestroyed)))
        wouldHappen(event, breaks);
    else
        breaks(event);
}

/// A card that leaves play in the middle of an attack counts as it was last: the attack has been made, the block
/// declared.
void Game::noteLast(CardId card)
{
    for (Attack& attack : m_state.attacks) {
        if (attack.source == card && attack.byWeapon && !attack.fixed && sourceStands(attack)) {
            attack.damage = static_cast<std::int16_t>(damageBy(card));
            attack.range = rangeOf(card);
            attack.fixed = true;
        }
        for (Blocker& one : attack.blockers) {
            if (one.card == card && one.entered == m_table.card(card).entered)
                one.block = static_cast<std::int16_t>(blockOf(card));
        }
    }
}

} // namespace muster::engine::armory
