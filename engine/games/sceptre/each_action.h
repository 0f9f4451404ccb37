// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/sceptre/game.h"

namespace muster::engine::sceptre {

/// Calls `visit` with every action for which something of a player's could ever be meant, allowed or not: the cards of
/// the hand and in play, with their abilities, attacks and what may be revealed, then the retreat, and the end of the
/// own turn. Nothing else is ever offered, so that Game::refuse has an answer to all of it.
template <class Visit>
void eachAction(Game& game, Seat seat, Visit visit)
{
    const Table& table = game.table();
    Option one;
    for (std::uint16_t i = 0; i < table.cardCount; ++i) {
        one = {};
        one.card = CardId{i};
        if (table.card(one.card).controller != seat)
            continue;
        const Type type = game.typeOf(one.card);
        const bool inPlay = game.onTableNow(one.card);
        if (!inPlay && game.zoneOfCard(one.card) != Hand)
            continue;
        one.action = Game::actionOf(type);
        visit(one);
        if (!inPlay)
            continue;
        one.action = UseAbility;
        FixedList<code::Ref, 24> uses;
        game.usesOf(one.card, uses);
        for (const code::Ref use : uses) {
            one.ability = use;
            visit(one);
        }
        if (type != Type::Champion && type != Type::Squire)
            continue;
        one.ability = -1;
        one.action = Reveal;
        visit(one);
        if (type == Type::Squire)
            continue;
        one.action = Attacks;
        for (const std::int16_t attack : {std::int16_t(0), std::int16_t(1)}) {
            one.ability = attack;
            visit(one);
        }
    }
    one = {};
    one.card = game.inCombat(seat);
    one.action = Retreat;
    visit(one);
    if (seat == table.active) { // SCE-30v
        one = {};
        one.action = EndTurn;
        visit(one);
    }
}

} // namespace muster::engine::sceptre
