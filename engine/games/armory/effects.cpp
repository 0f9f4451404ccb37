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
    const code::Ability& ability = m_code.ability(trigger.ability);
    if (!ability.cost.empty()) {
        const Context context = contextOf(trigger.source, trigger.you, trigger.event);
        if (!payable(ability.cost, context) || !promising(ability.steps, context)
            || !askMay(trigger.you, trigger.source))
            return false;
    }
    m_ahead = m_rules.attacks(trigger.ability) && m_state.attacks.empty() && m_state.held.empty() ? 1 : 0;
    return true;
}

void Game::afterTrigger(const Trigger& trigger)
{
    if (m_ahead != 0 && m_state.held.empty())
        forgetAhead(trigger.you);
    m_ahead = 0;
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
    if (place.zone == Board && !mayGoOnBoard(card, place, by, context))
        return;
    noteLast(card);
    CardGame::move(card, place, by, step, context);
}

/// Only Attributes are put there so, each to its owner (ARM-501).
bool Game::mayGoOnBoard(CardId card, const code::Place& place, Seat by, const Context& context)
{
    return is(card, Type::Attribute) && !onTable(zoneKind(card))
        && seatOf(place, card, by, context) == m_table.card(card).owner;
}

/// A text has equipment put into play: where there is room, and with what it needs unless that is left out (ARM-Q20).
void Game::play(Seat by, CardId card, CardId, const code::Step& step, const Context&)
{
    if (mayBePlayed(by, card, step))
        equip(by, card, is(card, Type::Armor));
}

bool Game::mayBePlayed(Seat by, CardId card, const code::Step& step)
{
    return isEquipment(card) && !onTable(zoneKind(card)) && m_table.card(card).owner == by
        && !refuseEquip(by, card, step.word == m_rules.words.needRequirement);
}

/// ARM-Q10: in a first turn no card of another fighter is picked; those that a text means without picking may be.
bool Game::isPicked(code::Ref selector, CardId card, Seat by)
{
    if (selector == code::None || !firstTurn(by) || m_table.card(card).owner == by)
        return false;
    const code::Selector& one = m_code.selector(selector);
    return one.role == Term::None && one.count != Term::CountEach && one.count != Term::CountAll;
}

/// Nothing is offered that would change nothing.
bool Game::mayTake(const code::Step& step, CardId card, CardId to, const Context& context)
{
    const Words& words = m_rules.words;
    const Seat by = actorOf(context);
    if (isPicked(step.what != code::None ? step.what : step.to, card, by))
        return false;
    switch (step.verb) {
    case Term::VerbTurn: // ARM-Q31
        if (step.word == code::FirstState + words.committed)
            return isReady(card) && isEquipment(card);
        break;
    case Term::VerbDetach: // ARM-482
        if (m_state.attached.contains(card))
            return false;
        break;
    case Term::VerbAttach:
        if (to.valid() && refuseHost(context.you, card, to))
            return false;
        break;
    case Term::VerbMove: {
        const code::Place& place = m_code.places[static_cast<std::size_t>(step.place)];
        if (place.zone == Board && !mayGoOnBoard(card, place, by, context))
            return false;
        break;
    }
    case Term::VerbPlay:
        return mayBePlayed(by, card, step);
    default:
        break;
    }
    return CardGame::mayTake(step, card, to, context);
}

} // namespace muster::engine::armory
