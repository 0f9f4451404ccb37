// SPDX-License-Identifier: GPL-3.0-or-later
// The rules that are told to whoever asks about a card that nothing can be done with; they decide nothing.
#include "engine/games/spoils/game.h"

namespace muster::engine::spoils {

Refusal Game::refuseAnswer(const Choice& asked, CardId card)
{
    switch (asked.kind) {
    case PickChampion:
        return "SPO-038";
    case BrewMore:
        return zoneKind(card) == Hand ? "SPO-124" : "SPO-123";
    case TakeFromBrew:
        return is(card, Type::Equipment) ? "SPO-127" : "SPO-129";
    default:
        return {};
    }
}

Refusal Game::ruleOfPlace(CardId card, Seat seat) const
{
    const bool own = seatWith(card) == seat;
    switch (zoneKind(card)) {
    case Pile:
        return "SPO-226";
    case Hand:
        return own ? "SPO-065" : "SPO-062";
    case Graveyard:
        return "SPO-063";
    case FightPlace:
        return "SPO-187";
    case Shown:
        return "SPO-228";
    case Pool:
        return "SPO-038";
    case Removed:
        return "SPO-039";
    default:
        break;
    }
    switch (static_cast<Type>(m_table.card(card).type)) {
    case Type::Champion:
        return own ? "SPO-087" : "SPO-192";
    case Type::Equipment:
        return "SPO-107";
    case Type::Familiar:
        return "SPO-168";
    case Type::Potion:
        return "SPO-143";
    case Type::Monster:
        return "SPO-174";
    default:
        return "SPO-156";
    }
}

} // namespace muster::engine::spoils
