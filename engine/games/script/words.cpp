// SPDX-License-Identifier: GPL-3.0-or-later
// The engine's own English of Script, and what must hold after every step.
#include <algorithm>

#include "engine/games/script/game.h"

namespace muster::engine::script {

std::string_view Game::question(std::uint8_t kind) const
{
    switch (kind) {
    case Mulligan:
        return "whether to take the mulligan";
    case HowToDraw:
        return "one card, or Fasting with so many discards";
    case FastWith:
        return "which card is discarded to fast";
    case OverLimit:
        return "which card goes, of more than the hand may hold";
    case SetupAction:
        return "what to play, or to move on";
    case AttackWith:
        return "which Creature attacks, or none";
    case BlockWith:
        return "which Creature blocks, or none";
    case WholeLine:
        return "whether the whole line is placed beneath";
    case WithWhat:
        return "an Enhancement for the attacker, or none";
    case PayWith:
        return "which Script is tapped";
    case LoseWhich:
        return "which Script is lost";
    case Activate:
        return "whether a Conditional is activated";
    case StaysOnTable:
        return "whether the survivor stays on the table";
    default:
        return {};
    }
}

std::string Game::actionText(const Choice& choice, const Option& option)
{
    const auto name = [&](CardId card) { return nameOf(card, choice.seat); };
    switch (choice.kind) {
    case Mulligan:
        return phrase(option.number != 0 ? "mulligan" : "keep");
    case HowToDraw:
        return option.action == Fasts ? phrase("fast with {n}", {std::to_string(option.number)}) : phrase("draw");
    case FastWith:
    case OverLimit:
        return phrase("discard {card}", {name(option.card)});
    case PayWith:
        return phrase("tap {card}", {name(option.card)});
    case LoseWhich:
        return phrase("lose {card}", {name(option.card)});
    case Activate:
        return phrase(option.number != 0 ? "activate" : "leave face down");
    case StaysOnTable:
        return phrase(option.number != 0 ? "stay" : "return");
    case WholeLine:
        return phrase(option.number != 0 ? "whole line" : "previous stage only");
    case WithWhat:
        return option.card.valid() ? phrase("with {card}", {name(option.card)}) : phrase("without Enhancement");
    default:
        break;
    }
    switch (option.action) {
    case PlayScript:
    case PlayInstant:
        return phrase("play {card}", {name(option.card)});
    case SetConditional:
        return option.other.valid() ? phrase("exchange {card} for {other}", {name(option.other), name(option.card)})
                                    : phrase("set {card}", {name(option.card)});
    case Invoke:
        return phrase(choice.seat != m_table.active ? "block with {card}" : "attack with {card}", {name(option.card)});
    case Guard:
        return phrase("block with the survivor {card}", {name(option.card)});
    case InvokeEvolved:
        return phrase(choice.seat != m_table.active ? "block with {card} on {other}" : "attack with {card} on {other}",
                      {name(option.card), name(option.other)});
    default:
        return phrase(m_state.phase == SetupStage         ? "end setup"
                          : choice.seat != m_table.active ? "no block"
                                                          : "no attack");
    }
}

std::string_view Game::sentence(std::uint16_t what) const
{
    static constexpr std::string_view own[] = {
        "the dice show {die} and {die 2}",
        "{seat} starts",
        "{seat} keeps the hand",
        "{seat} takes the mulligan",
        "{seat} fasts with {n}",
        "{seat} plays {card}",
        "{card} is tapped",
        "{card} untaps",
        "{seat} plays {card}",
        "{seat} sets {card}",
        "{seat} activates {card}",
        "{seat} attacks with {card}",
        "{seat} blocks with {card}",
        "{card} lies beneath {other}",
        "{card} lies beside {other}",
        "{card} is not blocked",
        "{card} has no effect",
        "{card} deals {n} to {other} with defense {m}",
        "{card} deals {n} to the health of {seat}",
        "{seat} loses {card}",
        "{card} survives",
        "{seat} moves to the nearest Town",
    };
    constexpr auto first = static_cast<std::uint16_t>(Tells::OfTheGame);
    static_assert(std::size(own) == static_cast<std::size_t>(Says::Last) - first);
    return what >= first && what < static_cast<std::uint16_t>(Says::Last) ? own[what - first]
                                                                          : CardGame::sentence(what);
}

std::uint64_t Game::ownDigest(Seat) const
{
    std::uint64_t sum = m_state.actions;
    for (const Player& player : m_state.players)
        sum = mix(sum
                  ^ (player.turns | static_cast<std::uint64_t>(player.scripts) << 8
                     | static_cast<std::uint64_t>(player.attacks) << 16
                     | static_cast<std::uint64_t>(player.emptyHanded) << 24));
    for (const CardId card : m_state.battle.blockers)
        sum = mix(sum ^ card.value);
    return mix(sum ^ m_state.battle.attacker.value ^ static_cast<std::uint64_t>(m_state.battle.negated) << 20);
}

/// The zones hold what they may (SCR-260, SCR-264).
const char* Game::brokenInvariant()
{
    if (const char* wrong = CardGame::brokenInvariant())
        return wrong;
    if (over() || m_state.phase == Begins)
        return nullptr;
    for (const Seat seat : {Seat(0), Seat(1)}) {
        if (m_rules.switches.handLimit == Switches::AtOnce && countIn(Hand, seat) > std::max(handSize, handLimit(seat)))
            return "a hand above the limit"; // SCR-061
        if (countIn(EnhancementPlace, seat) > 0 && m_state.phase == SetupStage)
            return "an Enhancement outlives its turn"; // SCR-183
        if (countIn(Shown, seat) > 0)
            return "an Instant stays on the table"; // SCR-152
        if (health(seat) == 0)
            return "a player without health plays on"; // SCR-270
        const char* wrong = nullptr;
        eachIn(Codex, seat, [&](CardId card) {
            if (!is(card, Type::Script))
                wrong = "no Script lies in a Codex";
        });
        eachIn(ConditionalPlace, seat, [&](CardId card) {
            if (!is(card, Kind::Conditional))
                wrong = "no Conditional lies in its place";
        });
        if (countIn(Codex, seat) > std::max(codexSize, numberOf(m_rules.words.codexCapacity, seat)))
            return "a Codex above its capacity";       // SCR-126
        eachIn(CreaturePlace, seat, [&](CardId card) { // a survivor too, whom a text may have kept there
            if (!is(card, Type::Creature))
                wrong = "no Creature lies in its place";
        });
        if (wrong != nullptr)
            return wrong;
    }
    return nullptr;
}

/// What nothing refuses is offered, and what is offered nothing refuses.
const char* Game::brokenListing()
{
    if (m_state.phase != SetupStage && m_state.phase != InvokeStage)
        return nullptr;
    const Seat seat = m_table.active;
    Options offered;
    listActions(seat, offered);
    if (offered.empty() || offered.overflowed())
        return "nothing can be done, or too much";
    const char* wrong = nullptr;
    eachAction(seat, [&](const Option& action) {
        const auto same = [&](const Option& one) {
            const auto alike = [&](CardId a, CardId b) {
                return a == b || (a.valid() && b.valid() && m_table.card(a).definition == m_table.card(b).definition);
            };
            return one.action == action.action && alike(one.card, action.card) && alike(one.other, action.other);
        };
        const bool listed = std::any_of(offered.begin(), offered.end(), same);
        const Refusal refusal = refuse(seat, action);
        if (!refusal && !listed)
            wrong = "what nothing refuses is not offered";
        else if (refusal && !refusal.rule().starts_with("SCR-"))
            wrong = "something is refused without a rule";
    });
    return wrong;
}

} // namespace muster::engine::script
