// SPDX-License-Identifier: GPL-3.0-or-later
// The engine's own English for Sceptre: questions, options, lines of the log. docs/translating.md has the other languages.
#include "engine/games/sceptre/game.h"

namespace muster::engine::sceptre {

std::string_view Game::question(std::uint8_t kind) const
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
        return {};
    }
}

std::string Game::actionText(const Choice& choice, const Option& option)
{
    const std::string name = nameOf(option.card, choice.seat);
    switch (option.action) {
    case Pass:
        return phrase("pass");
    case AttachCoin:
    case AttachSquire:
        return phrase("attach {card}", {name});
    case PlayEquipment:
        return phrase("equip {card}", {name});
    case PlayChampion:
    case PlayAction:
    case PlayTrap:
    case PlayGate:
    case PlayExterior:
    case PlayArena:
        return phrase("play {card}", {name});
    case UseAbility: {
        const Facts& printed = facts(option.card);
        const bool own = is(option.card, Type::Champion) && printed.ability.contains(option.ability);
        return phrase("use {card}", {own ? printed.abilityName : name});
    }
    case Reveal:
        return phrase("reveal {card}", {name});
    case Retreat:
        return phrase("retreat");
    case Attacks:
        return phrase("attack with {card}", {facts(option.card).attacks[option.ability].name});
    default:
        return phrase("end turn");
    }
}

std::string Game::optionText(const Choice& choice, const Option& option)
{
    const std::string name = option.card.valid() ? nameOf(option.card, choice.seat) : std::string();
    switch (choice.kind) {
    case ClaimTrap:
    case ShowAbility:
        return phrase(option.number != 0 ? "yes" : "no");
    case static_cast<std::uint8_t>(Ask::Number): // which Battle Condition is cured
        return said(m_code.dialect.statuses.at(static_cast<std::size_t>(option.number)));
    case TakeBlood:
        return phrase(option.number != 0 ? "take" : "decline");
    case OnWhom:
        return option.other.valid() ? phrase("on {card} replacing {other}", {name, nameOf(option.other, choice.seat)})
                                    : phrase("on {card}", {name});
    case FaceOfSquire:
        return phrase(option.number != 0 ? "face up" : "face down");
    case PayCoin:
        return phrase("pay {card}", {name});
    case RetreatStep:
        return option.number == RollDice   ? phrase("roll")
            : option.number == StopRolling ? phrase("stop")
                                           : phrase("sacrifice {card}", {name});
    case SquireGoes:
        return option.card.valid() ? phrase("to {card}", {name}) : phrase("discard");
    case TrapPlace:
        return option.card.valid() ? phrase("replace {card}", {name}) : phrase("new place");
    case Initial:
    case NewChampion:
    case WhichTarget:
        return name;
    default:
        return CardGame::optionText(choice, option);
    }
}

std::string_view Game::sentence(std::uint16_t what) const
{
    switch (static_cast<Tells>(what)) { // where the book has another word
    case Tells::Returns:
        return "{card} goes to the hand of {seat}";
    case Tells::Searches:
        return "{seat} searches, and shuffles the deck";
    case Tells::Reveals:
        return "{seat} reveals {card}";
    case Tells::Damage:
        return "{card} takes {n} damage, {m} HP left";
    case Tells::Heals:
        return "{card} loses {n} damage, {m} HP now";
    case Tells::EffectRoll:
        return "{card} rolls {die} for its effect";
    case Tells::AbilityTriggers:
        return "the text of {card} is triggered";
    case Tells::TurnBegins:
        return "turn {n} of {seat}";
    case Tells::DrawnGame:
        return "the game is a draw";
    default:
        break;
    }
    static constexpr std::string_view own[] = {
        "{seat} sets {n} Blood Cards aside",
        "{seat} has dead hand {n}",
        "{seat} has no Champion after seven hands",
        "{seat} declines a Blood Card",
        "{seat} starts with {card}",
        "who starts: {die} against {die 2}",
        "{seat} goes first",
        "{seat} plays {card} into the garrison",
        "{seat} attaches {card} to {other} face up",
        "{seat} attaches {card} to {other} face down",
        "{seat} equips {other} with {card}",
        "{seat} plays {card}",
        "{seat} sets {card}",
        "{seat} pays {card} for {other}",
        "{card} replaces {other}",
        "{seat} uses the text of {card}",
        "{card} tries to retreat",
        "{card} against {other}: {die} to {die 2}",
        "{card} fails to retreat: {n} damage",
        "{card} retreats",
        "{seat} sacrifices {card}",
        "{seat} stops the retreat",
        "{card} enters combat",
        "{card} goes to the garrison",
        "{card} attacks {other} with {part}",
        "{card} rolls {die}, in all {m}",
        "{card} breaks through DEF {n}",
        "{card} breaks through",
        "{card} misses DEF {n}",
        "damage roll {die}",
        "{seat} collects Blood Card {n}",
        "{card} goes to {other}",
        "{card} is triggered",
        "{seat} misses the trigger of {card}",
        "{card} rolls {die} against Daze",
        "{card} cannot act this turn",
        "{card} goes onto the deck of {seat}",
        "{card} goes under the deck of {seat}",
        "the attack is cancelled",
        "the attack has no effect",
        "{card} is inactive",
        "{card} is active again",
    };
    static_assert(std::size(own) == static_cast<std::size_t>(Says::Last) - static_cast<std::size_t>(Says::SetsBlood));
    const auto first = static_cast<std::uint16_t>(Tells::OfTheGame);
    return what < first ? CardGame::sentence(what) : own[what - first];
}

std::vector<std::string> Game::ownStates(CardId card) const
{
    return (m_table.card(card).flags & Stunned) != 0 ? std::vector<std::string>{"stunned"} : std::vector<std::string>{};
}

} // namespace muster::engine::sceptre
