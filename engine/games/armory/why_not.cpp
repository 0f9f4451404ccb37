// SPDX-License-Identifier: GPL-3.0-or-later
// The rules that are told to whoever asks about a card that nothing can be done with; they decide nothing.
#include "engine/games/armory/game.h"

namespace muster::engine::armory {

/// Of the steps of an attack, which have their own questions.
Refusal Game::refuseAnswer(const Choice& asked, CardId card)
{
    const bool mine = seatWith(card) == asked.seat;
    const bool equipped = mine && inPlayNow(card) && isEquipment(card);
    switch (asked.kind) {
    case Redraw:
        return "ARM-111";
    case UseInAttack:
        return mine && zoneKind(card) == Hand ? Refusal("ARM-220") : Allowed;
    case BlockWith:
    case HelpBlock:
        if (!equipped)
            return mine && zoneKind(card) == Hand && is(card, Type::Technique) ? "ARM-456" : "ARM-621";
        if (!isReady(card))
            return "ARM-512"; // ARM-624
        return !mayBlock(card) ? "ARM-951" : is(card, Type::Weapon) ? "ARM-722" : "ARM-621";
    case DefendWith:
        if (!mine || zoneKind(card) != Hand || !is(card, Type::Technique))
            return "ARM-625";
        if (own(card).step != Step::Defense)
            return "ARM-456";
        if (const Refusal refusal = refuseTechnique(asked.seat, card))
            return refusal;
        return "ARM-951";
    case CounterWith: {
        if (!equipped || !is(card, Type::Weapon))
            return mine && is(card, Type::Technique) ? "ARM-454" : "ARM-671";
        Option counter;
        counter.action = AttackWith;
        counter.card = card;
        counter.seat = current().attacker;
        return refuseAttack(asked.seat, counter, &current());
    }
    default:
        return {};
    }
}

Refusal Game::ruleOfPlace(CardId card, Seat seat) const
{
    const bool mine = seatWith(card) == seat;
    switch (zoneKind(card)) {
    case Deck:
        return "ARM-202";
    case Hand:
        return !mine ? "ARM-904" : is(card, Type::Trinket) ? "ARM-441" : "ARM-401";
    case Discard:
        return "ARM-952";
    case Arena:
        return "ARM-412";
    case Used:
        return "ARM-451";
    default:
        break;
    }
    if (is(card, Type::Attribute))
        return mine ? "ARM-301" : "ARM-309";
    if (is(card, Type::Trinket))
        return "ARM-446";
    return mine ? "ARM-512" : "ARM-603";
}

} // namespace muster::engine::armory
