// SPDX-License-Identifier: GPL-3.0-or-later
// The rules that are told to whoever asks about a card that nothing can be done with; they decide nothing.
#include "engine/games/sceptre/game.h"

namespace muster::engine::sceptre {

/// On whom a card goes, and whom an attack or a place is for.
Refusal Game::refuseAnswer(const Choice& asked, CardId card)
{
    const bool unit = onTable(zoneKind(card)) && isUnit(card);
    switch (asked.kind) {
    case Initial:
        return "SCE-14c";
    case OnWhom: {
        Option action;
        action.action = static_cast<std::uint8_t>(asked.detail);
        action.card = asked.about;
        return unit ? refuseOn(asked.seat, action, card, NoCard) : Allowed;
    }
    case PayCoin:
        return asked.about.valid() && is(asked.about, Type::Equipment) ? "SCE-23c" : "SCE-22f";
    case NewChampion:
        return "SCE-45a";
    case WhichTarget:
        return unit && asked.about.valid() ? refuseTarget(asked.about, card) : Refusal("SCE-30b");
    default:
        return {};
    }
}

/// Of a card that lies face down before another player only where it lies.
Refusal Game::ruleOfPlace(CardId card, Seat seat) const
{
    const bool own = seatWith(card) == seat;
    switch (zoneKind(card)) {
    case Deck:
        return "SCE-T1a";
    case Hand:
        return own ? "SCE-T3d" : "SCE-4a";
    case DiscardPile:
        return own ? "SCE-19b" : "SCE-19c";
    case BloodPile:
        return "SCE-6d";
    case TrapRow:
        return "SCE-25a";
    case ArenaSlot:
        return "SCE-26a";
    case Beside:
        return "SCE-22e";
    default:
        break;
    }
    if (!view(seat).knows(card))
        return "SCE-12c";
    switch (typeOf(card)) {
    case Type::Coin:
        return "SCE-17h";
    case Type::Squire:
        return own ? "SCE-36g" : "SCE-30b";
    case Type::Equipment:
        return "SCE-23b";
    case Type::Action:
        return "SCE-22k";
    case Type::Gate:
        return "SCE-28a";
    case Type::Exterior:
        return "SCE-27b";
    default:
        return own ? "SCE-T3f" : zoneKind(card) == Combat ? "SCE-30b" : "SCE-12c";
    }
}

} // namespace muster::engine::sceptre
