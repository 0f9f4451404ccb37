// SPDX-License-Identifier: GPL-3.0-or-later
// What the texts of cards do.
#include <algorithm>

#include "engine/games/armory/game.h"

namespace muster::engine::armory {

/// A text with a price is a choice of its player: "you may discard it. If you do …".
bool Game::beforeTrigger(const Trigger& trigger)
{
    if (!CardGame::beforeTrigger(trigger))
        return false;
    if (m_state.attacks.empty())
        m_state.causer = trigger.you;
    const code::Ability& ability = m_code.ability(trigger.ability);
    if (ability.cost.empty())
        return true;
    const Context context = contextOf(trigger.source, trigger.you, trigger.event);
    return payable(ability.cost, context) && promising(ability.steps, context) && askMay(trigger.you, trigger.source);
}

/// ARM-802: the game ends as soon as somebody has no Health.
void Game::stepDone()
{
    if (!replacing())
        checkEnd();
}

void Game::discard(CardId card, const Context& context)
{
    noteLast(card);
    if (is(card, Type::Attribute) && onTable(zoneKind(card))) // ARM-311
        say(Says::Sacrifices, m_table.card(card).controller, card, NoCard, 0, 0, "ARM-311");
    CardGame::discard(card, context);
}

/// ARM-Q62: it comes back as a fresh card.
void Game::giveBack(CardId card, const Context&)
{
    noteLast(card);
    toHand(card, nullptr);
}

/// ARM-Q20, ARM-Q61: an Attribute that a text puts into play has no requirement and is none of the turn's allowance.
void Game::move(CardId card, const code::Place& place, Seat by, const code::Step& step, const Context& context)
{
    if (place.zone == Board && !is(card, Type::Attribute))
        return;
    CardGame::move(card, place, by, step, context);
}

/// A text has equipment put into play: where there is room, and with what it needs unless that is left out (ARM-Q20).
void Game::play(Seat by, CardId card, CardId, const code::Step& step, const Context&)
{
    if (zoneKind(card) == Hand && !refuseEquip(by, card, step.word == m_rules.words.needRequirement))
        equip(by, card, is(card, Type::Armor));
}

/// Nothing is offered that would change nothing.
bool Game::mayTake(const code::Step& step, CardId card, CardId to, const Context& context)
{
    const Words& words = m_rules.words;
    switch (step.verb) {
    case Term::VerbTurn: // ARM-Q31
        if (step.word == code::FirstState + words.committed)
            return isReady(card) && isEquipment(card);
        break;
    case Term::VerbDetach: // ARM-482
        if (m_state.attached.contains(card))
            return false;
        break;
    case Term::VerbPlay:
        return isEquipment(card) && !refuseEquip(context.you, card, step.word == words.needRequirement);
    default:
        break;
    }
    return CardGame::mayTake(step, card, to, context);
}

} // namespace muster::engine::armory
