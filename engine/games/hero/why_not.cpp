// SPDX-License-Identifier: GPL-3.0-or-later
// The rules that are told to whoever asks about a card that nothing can be done with; they decide nothing.
#include "engine/games/hero/game.h"

namespace muster::engine::hero {

/// Of who attacks and who blocks; a card of the hand is refused by itself.
Refusal Game::refuseAnswer(const Choice& asked, CardId card)
{
    const bool lies = zoneOfCard(card) == Battlefield;
    const bool own = lies && seatWith(card) == asked.seat;
    switch (static_cast<Asks>(asked.kind)) {
    case Asks::SendBack:
        return "HRO-120";
    case Asks::NextAttacker:
        return own ? refuseCombat(asked.seat, card) : lies ? Refusal("HRO-301") : Allowed;
    case Asks::NextBlocker:
        if (!lies || (own && ableToBlock(card)))
            return own && (m_table.card(card).fight & IsBlocking) != 0 ? Refusal("HRO-312") : Allowed;
        return "HRO-310"; // HRO-316
    case Asks::BlockWhom:
        return "HRO-312";
    default:
        return {};
    }
}

Refusal Game::ruleOfPlace(CardId card, Seat seat) const
{
    const bool own = seatWith(card) == seat;
    switch (zoneOfCard(card)) {
    case Deck:
        return "HRO-137";
    case Hand:
        return own ? "HRO-141" : "HRO-430";
    case DiscardPile:
        return "HRO-394";
    case Battlefield:
        return own ? "HRO-301" : "HRO-305";
    case HeroBoard:
        break;
    case Shop:
        return "HRO-145";
    case EarlyDeck:
        return "HRO-441";
    case MidDeck:
        return "HRO-442";
    case LateDeck:
        return "HRO-444";
    case Removed:
        return "HRO-272";
    default:
        return "HRO-221";
    }
    if (typeOf(card) == Type::Hero)
        return own ? "HRO-142" : "HRO-304";
    switch (factsOf(card).slot) {
    case EquipmentSlot::Weapon:
        return "HRO-274";
    case EquipmentSlot::Chest:
        return "HRO-275";
    case EquipmentSlot::Jewelry:
        return "HRO-276";
    case EquipmentSlot::Relic:
        return factsOf(card).activeRelic ? "HRO-278" : "HRO-277";
    default:
        return "HRO-225";
    }
}

} // namespace muster::engine::hero
