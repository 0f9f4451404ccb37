// SPDX-License-Identifier: GPL-3.0-or-later
// The engine's own English for Hero: questions, options, lines of the log. docs/translating.md has the other languages.
#include "engine/games/hero/game.h"

namespace muster::engine::hero {

std::string_view Game::question(std::uint8_t kind) const
{
    switch (static_cast<Asks>(kind)) {
    case Asks::MainAction:
        return "what to do next";
    case Asks::SendBack:
        return "which card of the opening hand goes back, or none";
    case Asks::Target:
        return "the target";
    case Asks::AttackWhom:
        return "whom the hero attacks";
    case Asks::NextAttacker:
        return "which minion attacks too, or no more";
    case Asks::NextBlocker:
        return "which minion blocks, or no more";
    case Asks::BlockWhom:
        return "which attacker it blocks";
    case Asks::DamageOrder:
        return "which blocker takes damage next";
    case Asks::Defend:
        return "which damage the Defensive Ability is used on, or none";
    case Asks::Respond:
        return "whether an Active Relic is used";
    }
    return {};
}

std::string Game::actionText(const Choice& choice, const Option& option)
{
    const std::string card = nameOf(option.card, choice.seat);
    switch (static_cast<Asks>(choice.kind)) {
    case Asks::MainAction:
        switch (option.action) {
        case PlayCard:
            return phrase("play {card}", {card});
        case UsePower:
            return phrase("use the Hero Power");
        case UseAttack:
            return phrase("use the Attack");
        case UseRelic:
            return phrase("use {card}", {card});
        case Buy:
            return phrase("buy {card}", {card});
        case DeclareCombat:
            return phrase("attack with {card}", {card});
        default:
            return phrase("pass");
        }
    case Asks::SendBack:
        return option.card.valid() ? phrase("send back {card}", {card}) : phrase("keep");
    case Asks::NextAttacker:
        return option.card.valid() ? phrase("attack with {card}", {card}) : phrase("no more attackers");
    case Asks::NextBlocker:
        return option.card.valid() ? phrase("block with {card}", {card}) : phrase("no more blockers");
    case Asks::BlockWhom:
        return phrase("block {card}", {card});
    case Asks::DamageOrder:
        return phrase("{card} next", {card});
    case Asks::Defend:
        return option.card.valid() ? phrase("defend against {card}", {card}) : phrase("do not defend");
    case Asks::Respond:
        return option.card.valid() ? phrase("use {card}", {card}) : phrase("pass");
    default: // targets; heroes of the same name are told apart by their player
        if (typeOf(option.card) == Type::Hero)
            return m_table.card(option.card).controller == choice.seat ? phrase("on the own hero")
                                                                       : phrase("on the enemy hero");
        return phrase("on {card}", {card});
    }
}

std::string_view Game::sentence(std::uint16_t what) const
{
    static constexpr std::string_view own[] = {
        "{seat} goes first",
        "{seat} sends cards back: {n}",
        "the shop offers {card}",
        "round {n}",
        "{seat} has {n} mana",
        "{card} untaps",
        "{seat} plays {card}",
        "{seat} casts {card}",
        "{seat} uses {card}",
        "{card} attacks {other}",
        "{seat} buys {card} for {n} gold",
        "{seat} equips {card}",
        "{card} goes into combat",
        "{card} blocks {other}",
        "{card} takes damage next",
        "{seat} defends against {other}",
        "{other} deals {n} damage to {card}",
        "{card} loses {n} health, {m} left",
        "the Armor of {seat} takes {n}",
        "{seat} earns a bounty of {n}",
        "{card} levels up",
        "{seat} concedes",
        "{seat} shuffles the discard pile into a new deck",
        "{card} is taken out of the shop",
        "{n} {word} of {seat} are lost to the limit",
    };
    static_assert(std::size(own) == static_cast<std::size_t>(Says::Last) - static_cast<std::size_t>(Says::GoesFirst));
    const auto first = static_cast<std::uint16_t>(Tells::OfTheGame);
    return what < first ? CardGame::sentence(what) : own[what - first];
}

} // namespace muster::engine::hero
