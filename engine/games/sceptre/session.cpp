// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/sceptre/session.h"

#include <algorithm>
#include <cstring>

#include "engine/games/sceptre/each_action.h"
#include "engine/games/sceptre/notation.h"
#include "engine/play/rolled_dice.h"

namespace muster::engine::sceptre {

static_assert(std::is_trivially_copyable_v<State>);

SceptreSession::SceptreSession(const Rules& rules, const DeckCards& first, const DeckCards& second)
    : m_state(std::make_unique<State>()),
      m_game(*m_state, rules),
      m_decks(rules, first, second)
{
}

void SceptreSession::reseed(std::uint64_t seed)
{
    m_state->table.dice = Stream(seed, RolledDice::OfDice);
    for (const Seat seat : {Seat(0), Seat(1)})
        m_state->players[seat].deck = Stream(seed, seat + 1u);
}

std::string SceptreSession::lineText(const LogLine& line) { return logText(m_game, line); }

std::vector<std::string> SceptreSession::optionTexts(const Choice& choice)
{
    return sceptre::optionTexts(m_game, choice);
}

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

/// Every action of the active player is offered exactly where nothing refuses it, and refused by a rule.
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
    const char* wrong = nullptr;
    eachAction(m_game, seat, [&](const Option& action) {
        const bool listed = std::any_of(offered.begin(), offered.end(), [&](const Option& option) {
            return option.action == action.action && option.ability == action.ability
                && (option.card == action.card || equalInHand(option.card, action.card));
        });
        const Refusal refusal = m_game.refuse(seat, action);
        if (!refusal && !listed)
            wrong = "what nothing refuses is not offered";
        else if (refusal && listed)
            wrong = "an option is offered that is refused";
        else if (refusal && !refusal.rule().starts_with("SCE-"))
            wrong = "something is refused without a rule";
    });
    return wrong;
}

/// Equal cards of a hand are one option.
bool SceptreSession::equalInHand(CardId one, CardId another) const
{
    const Table& table = m_state->table;
    return one.valid() && another.valid() && m_game.zoneOfCard(one) == Hand && m_game.zoneOfCard(another) == Hand
        && table.card(one).definition == table.card(another).definition;
}

} // namespace muster::engine::sceptre
