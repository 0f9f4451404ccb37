// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sceptre/session.h"

#include <cstring>

#include "engine/sceptre/notation.h"

namespace muster::engine::sceptre {

static_assert(std::is_trivially_copyable_v<State>);

SceptreSession::SceptreSession(const Rules& rules, const DeckCards& first, const DeckCards& second)
    : m_state(std::make_unique<State>()),
      m_game(*m_state, rules),
      m_decks(rules, first, second)
{
}

std::string SceptreSession::lineText(const LogLine& line) { return logText(m_game, line); }

std::string SceptreSession::questionText(std::uint8_t kind) const
{
    switch (kind) {
    case Initial:
        return "which Champion starts in combat";
    case TakeBlood:
        return "a Blood Card for dead hands, or none";
    case MainAction:
        return "what to do next";
    case OnWhom:
        return "on which card it is played";
    case FaceOfSquire:
        return "whether a Squire goes face up";
    case PayCoin:
        return "which Coin to pay with";
    case RetreatStep:
        return "roll for the retreat, sacrifice a Squire, or stop";
    case NewChampion:
        return "which Champion enters combat";
    case SquireGoes:
        return "where the Squire of a dead Champion goes";
    case WhichTarget:
        return "the target of an attack";
    case TrapPlace:
        return "the place of a Trap";
    case ClaimTrap:
        return "whether a Trap is triggered";
    case ShowAbility:
        return "whether a hidden card is revealed for its ability";
    default:
        return Session::questionText(kind);
    }
}

void SceptreSession::keep(void* bytes) const { std::memcpy(bytes, m_state.get(), sizeof(State)); }

void SceptreSession::putBack(const void* bytes)
{
    std::memcpy(static_cast<void*>(m_state.get()), bytes, sizeof(State));
    m_game.stateChanged();
}

/// Every action on every card of the active player: offered exactly where nothing refuses it, and refused by a rule.
const char* SceptreSession::brokenListing()
{
    if (m_state->phase != Phase::Main)
        return nullptr;
    const Seat seat = m_state->table.active;
    Options offered;
    m_game.listActions(seat, offered);
    if (offered.empty() || offered.overflowed())
        return "nothing can be done, or too much";
    for (const Option& option : offered) {
        if (m_game.refuse(seat, option))
            return "an option is offered that is refused";
        if (option.action == AttachCoin || option.action == AttachSquire || option.action == PlayEquipment) {
            Options targets;
            m_game.listTargets(seat, option, targets);
            if (targets.empty())
                return "a card is offered that fits nowhere";
            for (const Option& target : targets) {
                if (m_game.refuseOn(seat, option, target.card, target.other))
                    return "a target is offered that is refused";
            }
        }
    }
    Option option;
    for (std::uint8_t action = AttachCoin; action <= Retreat; ++action) {
        if (action == UseAbility)
            continue;
        for (CardId card = m_game.table().zone(zoneId(Hand, seat)).first; card.valid();
             card = m_game.table().card(card).next) {
            option.action = action;
            option.card = card;
            const bool fits = Game::actionOf(m_game.facts(card).type) == action;
            if (!fits && action <= PlayArena)
                continue;
            const Refusal refusal = m_game.refuse(seat, option);
            if (refusal && !refusal.rule().starts_with("SCE-"))
                return "something is refused without a rule";
        }
    }
    return nullptr;
}

} // namespace muster::engine::sceptre
