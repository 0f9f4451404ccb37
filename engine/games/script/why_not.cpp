// SPDX-License-Identifier: GPL-3.0-or-later
// The rules that are told to whoever asks about a card that nothing can be done with; they decide nothing.
#include "engine/games/script/game.h"

namespace muster::engine::script {

/// Of the Scripts that pay or are lost, and the cards that are discarded.
Refusal Game::refuseAnswer(const Choice& asked, CardId card)
{
    switch (asked.kind) {
    case PayWith:
        if (zoneKind(card) != Codex || seatWith(card) != asked.seat)
            return "SCR-109";
        return isTapped(card) ? "SCR-104" : "SCR-106";
    case LoseWhich:
        return "SCR-245";
    case FastWith:
        return "SCR-052";
    case OverLimit:
        return "SCR-062";
    case WithWhat:
        return is(card, Kind::Enhancement) ? "SCR-186" : "SCR-082";
    default:
        return {};
    }
}

Refusal Game::ruleOfPlace(CardId card, Seat seat) const
{
    const bool own = seatWith(card) == seat;
    switch (zoneKind(card)) {
    case Deck:
        return "SCR-050";
    case Hand: // SCR-185
        return !own ? "SCR-294" : is(card, Kind::Enhancement) ? "SCR-181" : "SCR-041";
    case Discard:
        return "SCR-262";
    case Codex:
        return !own ? "SCR-109" : isTapped(card) ? "SCR-110" : "SCR-103";
    case ConditionalPlace:
        return own ? "SCR-164" : "SCR-161";
    case EnhancementPlace:
        return "SCR-182";
    case CreaturePlace:
        return m_table.card(card).holder.valid() ? "SCR-199"
            : !own                               ? "SCR-086"
            : isTapped(card)                     ? "SCR-252"
                                                 : "SCR-191";
    default:
        return "SCR-152";
    }
}

} // namespace muster::engine::script
