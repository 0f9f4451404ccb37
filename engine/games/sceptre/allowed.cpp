// SPDX-License-Identifier: GPL-3.0-or-later
// Whether cards may be played and Abilities used, and on what: rules 10 to 13, 15 to 28 and 34, Turn Order 3.
#include <cassert>
#include <utility>

#include "engine/games/sceptre/game.h"

namespace muster::engine::sceptre {

Refusal Game::refuse(Seat seat, const Option& action)
{
    if (seat != m_table.active && action.action != UseAbility && action.action != Reveal)
        return "SCE-T3"; // the pre-attack activities belong to the player whose turn it is
    if (m_state.phase != Phase::Main && action.action != UseAbility && action.action != Reveal)
        return "SCE-30q"; // SCE-T7, SCE-30u: nothing of it, nor another attack, once the attack has begun
    const CardId card = action.card;
    const bool fromHand = action.action >= AttachCoin && action.action <= PlayArena;
    if (fromHand && (!card.valid() || m_table.card(card).zone != zoneId(Hand, seat)))
        return action.action == AttachCoin ? "SCE-T3a" : "SCE-T3d"; // SCE-36g: what is attached stays
    if (fromHand && playerForbidden(m_rules.words.actPlay, seat, card))
        return "SCE-20a";
    return refuseItself(seat, action);
}

inline Refusal Game::refuseType(Seat seat, Type type)
{
    switch (type) {
    case Type::Champion: // SCE-T3b
        return garrisoned(seat) >= mostGarrisoned ? Refusal("SCE-12a") : Allowed;
    case Type::Gate: // SCE-28c: any number a turn, one at a time (SCE-Q35)
        return gate(seat).valid() ? Refusal("SCE-28b") : Allowed;
    case Type::Exterior:
        return gate(seat).valid() ? Allowed : Refusal("SCE-27e");
    default:
        return Allowed;
    }
}

/// The same where nothing stands against its moment, and a card that is played is in the hand.
Refusal Game::refuseItself(Seat seat, const Option& action)
{
    const CardId card = action.card;
    if (action.action >= AttachCoin && action.action <= PlayArena) {
        if (const Refusal refusal = refuseType(seat, typeOf(card)))
            return refusal;
    }
    switch (action.action) {
    case AttachCoin: // more than the one of the turn only by a text (SCE-17e)
        return m_state.players[seat].coins.empty() || fitsSomewhere(seat, action) ? Allowed : Refusal("SCE-17a");
    case PlayChampion:
    case AttachSquire: // SCE-16a, SCE-T3c: any number; there is always a Champion in combat
    case PlayTrap:     // SCE-25c; in the place of another where there are three (SCE-25b)
    case PlayArena:    // SCE-26e
    case PlayGate:
        return refuseCost(seat, card, "SCE-Q52");
    case PlayEquipment: {
        if (const Refusal cost = refuseCost(seat, card, "SCE-23c")) // SCE-24e: any number
            return cost;
        return fitsSomewhere(seat, action) ? Allowed : Refusal("SCE-23e");
    }
    case PlayAction: // SCE-22i: any number
        if (const Refusal cost = refuseCost(seat, card, "SCE-22f"))
            return cost;
        return refuseText(seat, card, costOf(seat, card), "SCE-22g");
    case PlayExterior:
        if (const Refusal cost = refuseCost(seat, card, "SCE-27g")) // SCE-27j: any number
            return cost;
        return refuseText(seat, card, costOf(seat, card), "SCE-27h");
    case UseAbility:
        return refuseAbility(seat, card, action.ability);
    case Reveal:
        return refuseReveal(seat, card);
    case Retreat:
        return refuseRetreat(seat);
    case Attacks:
        return card == inCombat(seat) ? refuseAttack(card, action.ability) : Refusal("SCE-12d");
    default:
        return Allowed;
    }
    return Allowed;
}

/// As refuse() has it for cards of the hand in the own turn, what does not need the card.
Game::ByType Game::playableTypes(Seat seat)
{
    ByType types;
    const auto look = [&](Type type) { types.refused |= refuseType(seat, type) ? bitOf(type) : 0; };
    look(Type::Champion);
    look(Type::Gate);
    look(Type::Exterior);
    const bool another = !m_state.players[seat].coins.empty(); // than the one of the turn: only by a text
    if (another && !mayBeInForce(Modifier::Allow, m_rules.words.actAttach))
        types.refused |= bitOf(Type::Coin);
    if (seat == m_table.active && m_state.phase == Phase::Main
        && !mayBeInForce(Modifier::Forbid, m_rules.words.actPlay)) {
        if (!m_rules.costsElsewhere)
            types.allowed = bitOf(Type::Champion) | bitOf(Type::Squire) | bitOf(Type::Trap) | bitOf(Type::Arena)
                | bitOf(Type::Gate);
        if (m_state.players[seat].coins.empty())
            types.allowed |= bitOf(Type::Coin);
        types.allowed &= ~types.refused;
        types.byItself = true;
    }
    return types;
}

std::uint8_t Game::actionOf(Type type)
{
    static constexpr std::uint8_t plays[] = {PlayChampion, AttachSquire, PlayAction, PlayEquipment, PlayTrap,
                                             PlayArena,    PlayExterior, PlayGate,   AttachCoin};
    return plays[static_cast<std::size_t>(type)];
}

Refusal Game::refuseEver(Seat seat, const Option& action)
{
    const InOwnTurn turn(*this, seat);
    const auto coins = std::exchange(m_state.players[seat].coins, {});
    const Refusal refusal = refuse(seat, action);
    m_state.players[seat].coins = coins;
    return refusal;
}

Refusal Game::refuseOn(Seat seat, const Option& action, CardId on, CardId replaced)
{
    if (m_table.card(on).controller != seat)
        return action.action == PlayEquipment ? "SCE-23a"
            : action.action == AttachCoin     ? "SCE-17a"
                                              : "SCE-36e"; // SCE-Q62
    if (is(action.card, Type::Coin) && is(on, Type::Champion) && !coinAllowed(seat, action.card, on))
        return "SCE-17f";
    return refuseThere(seat, action.card, on, replaced);
}

/// What stands against a card on a unit, whoever puts it there: a player, or a text of one.
Refusal Game::refuseThere(Seat seat, CardId card, CardId on, CardId replaced)
{
    const bool champion = is(on, Type::Champion);
    switch (typeOf(card)) {
    case Type::Coin:
        return champion ? Allowed : Refusal("SCE-17g"); // SCE-Q13
    case Type::Squire:                                  // SCE-36e: whatever the Origins are
        if (!champion)
            return "SCE-36a";
        assert(!replaced.valid() || (m_table.card(replaced).holder == on && is(replaced, Type::Squire)));
        return replaced.valid() || squiresOn(on) < mostSquires ? Allowed : Refusal("SCE-37a"); // SCE-42a
    default: { // Equipment; SCE-24c: a piece of the same slot is replaced
        const Facts& equipment = facts(card);
        if (!champion && (!is(on, Type::Squire) || (!equipment.onSquire && !maySquireCarry(seat, card, on))))
            return "SCE-23g"; // SCE-Q51
        const bool ofOrigin = equipment.requires_ < 0 || facts(on).origin == equipment.requires_
            || inForce(Modifier::Ignore, m_rules.words.needOrigin, on);
        return ofOrigin ? Allowed : Refusal("SCE-23e");
    }
    }
}

void Game::listTargets(Seat seat, const Option& action, Options& options)
{
    const auto offer = [&](CardId on, CardId replaced) {
        if (!refuseOn(seat, action, on, replaced))
            options.push({0, NoSeat, on, replaced});
    };
    eachListed(&Listed::units, [&](CardId unit) {
        if (m_table.card(unit).controller != seat || m_table.has(unit, Dead))
            return;
        if (!is(unit, Type::Champion) && action.action != PlayEquipment)
            return;
        offer(unit, NoCard); // SCE-12b: in the garrison, too
        if (action.action == AttachSquire)
            m_table.eachOn(unit, [&](CardId on) {
                if (is(on, Type::Squire))
                    offer(unit, on); // SCE-42a
            });
    });
}

/// SCE-17a, SCE-17e, SCE-17f: whether the Coins of this turn and this one can be shared out between the one that may be
/// attached anyhow and those that texts in force allow besides, each with its own conditions.
bool Game::coinAllowed(Seat seat, CardId coin, CardId on)
{
    auto coins = m_state.players[seat].coins;
    if (coins.empty())
        return true;
    if (!coins.push({coin, on})) {
        m_table.abandoned = true;
        return false;
    }
    struct Allowance {
        Modifier text;
        int left = 0;
    };
    FixedList<Allowance, 64> texts;
    eachForPlayer(Modifier::Allow, m_rules.words.actAttach, seat, [&](const Modifier& one) {
        if (one.what != code::None)
            store(texts, Allowance{one, one.amount});
    });
    bool own = true; // the one of the turn is still to be had
    const auto shareOut = [&](auto&& self, std::size_t at) -> bool {
        if (at == coins.size())
            return true;
        for (Allowance& one : texts) {
            const Context context = contextOf(one.text);
            if (one.left <= 0 || !matches(one.text.what, coins[at].coin, context, seat)
                || (one.text.onto != code::None && !matches(one.text.onto, coins[at].on, context, seat)))
                continue;
            --one.left;
            if (self(self, at + 1))
                return true;
            ++one.left;
        }
        if (!own)
            return false;
        own = false;
        if (self(self, at + 1))
            return true;
        own = true;
        return false;
    };
    return shareOut(shareOut, 0);
}

/// SCE-23g: Equipment goes on a Squire only where a text says so, its own or another's.
bool Game::maySquireCarry(Seat seat, CardId equipment, CardId squire)
{
    bool found = false;
    eachForPlayer(Modifier::Allow, m_rules.words.actAttach, seat, [&](const Modifier& one) {
        const Context context = contextOf(one);
        found = found
            || (one.onto != code::None && matches(one.onto, squire, context, seat)
                && (one.what == code::None || matches(one.what, equipment, context, seat)));
    });
    return found;
}

bool Game::fitsSomewhere(Seat seat, const Option& action)
{
    return anyListed(&Listed::units, [&](CardId unit) {
        return m_table.card(unit).controller == seat && !m_table.has(unit, Dead)
            && !(action.action == AttachCoin ? refuseOn(seat, action, unit, NoCard)
                                             : refuseThere(seat, action.card, unit));
    });
}

Refusal Game::refuseAbility(Seat seat, CardId card, code::Ref at)
{
    const CardState& state = m_table.card(card);
    const code::Ability& ability = m_code.ability(at);
    assert(state.controller == seat && ability.kind == code::Ability::Uses);
    if (m_table.has(card, Dead))
        return "SCE-Q43";
    if (ability.turn != code::Whose::Anybody && (ability.turn == code::Whose::Own) != (seat == m_table.active))
        return "SCE-12f";
    if (facts(card).ability.contains(at)) {
        if (has(card, Dazed))
            return "SCE-47h";
        if (playerForbidden(m_rules.words.actUse, seat, card) || inForce(Modifier::Disable, 0, card))
            return "SCE-20a";
        const std::uint8_t where = facts(card).where;
        if (zoneKind(card) == Combat && (where & 1) == 0)
            return "SCE-34d";
        if (zoneKind(card) == Garrison && (where & 2) == 0)
            return "SCE-12e";                  // SCE-34c
    } else if ((state.flags & Stunned) != 0) { // given to a Champion: neither the label nor Daze is about it
        return "SCE-47g";
    } else if (!works(card, ability, nullptr)) {
        return is(card, Type::Squire) ? "SCE-36d" : "SCE-27k";
    }
    if (limitReached(card, at))
        return "SCE-34g";
    Context context;
    context.you = seat;
    context.self = card;
    if (!holds(ability.onlyIf, context))
        return "SCE-34g";
    const auto works = [&](CardId target) {
        Context with = context;
        with.target = target;
        return payable(ability.cost, with) && promising(ability.steps, with);
    };
    const bool any = ability.target == code::None ? works(NoCard) : untilOne(ability.target, context, seat, works);
    return any ? Allowed : Refusal("SCE-34g");
}

} // namespace muster::engine::sceptre
