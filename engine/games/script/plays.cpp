// SPDX-License-Identifier: GPL-3.0-or-later
// Using Scripts, the Study Rate, Instant and Conditional Items, and what may be done when.
#include <algorithm>

#include "engine/games/script/game.h"

namespace muster::engine::script {

// Numbers

int Game::baseOf(std::uint8_t word, Seat seat)
{
    const Words& words = m_rules.words;
    if (word == words.studyRate)
        return std::min<int>(6, m_state.players[seat].turns); // SCR-120 to SCR-122, SCR-297
    if (word == words.codexCapacity || word == words.handLimit)
        return 10; // SCR-125, SCR-061
    if (word == words.fastingDiscards || word == words.fastingDraws)
        return 2; // SCR-052
    return 0;
}

/// SCR-143, SCR-144: the number in the centre, or the lower one where it is evolved. What changes the cost changes both.
int Game::costOf(CardId card, bool evolved)
{
    const Words& words = m_rules.words;
    const int cost = number(words.cost, card);
    if (!evolved)
        return cost;
    return std::max(0, number(words.evolvedCost, card) + cost - printed(words.cost, card));
}

int Game::untapped(Seat seat)
{
    int count = 0;
    eachIn(Codex, seat, [&](CardId card) { count += isTapped(card) ? 0 : 1; });
    return count;
}

/// SCR-106, SCR-107: Items take any, Creatures their own element.
int Game::scriptsFor(Seat seat, CardId card)
{
    if (!is(card, Type::Creature))
        return untapped(seat);
    bool any = false;
    eachForPlayer(Modifier::Ignore, m_rules.words.needElement, seat, [&](const Modifier& one) {
        any = any || one.what == code::None || matches(one.what, card, contextOf(one), seat);
    });
    const int element = wordOf(m_rules.elementField, card);
    int count = 0;
    eachIn(Codex, seat, [&](CardId script) {
        count += !isTapped(script) && (any || wordOf(m_rules.elementField, script) == element) ? 1 : 0;
    });
    return count;
}

// What is allowed

Refusal Game::refuse(Seat seat, const Option& action)
{
    if (seat != m_table.active && m_state.phase != Attacked)
        return "SCR-041";
    if (action.action == Nothing)
        return Allowed;
    if (action.action == Guard)
        return refuseGuard(seat, action.card);
    if (!action.card.valid() || m_table.card(action.card).zone != zones().id(Hand, seat))
        return "SCR-190";
    switch (action.action) {
    case PlayScript:
        return m_state.phase == SetupStage ? refuseScript(seat) : Refusal("SCR-085");
    case PlayInstant:
        return m_state.phase == SetupStage ? refuseInstant(seat, action.card) : Refusal("SCR-151");
    case SetConditional:
        return m_state.phase == SetupStage ? refuseConditional(seat, action.card, action.other) : Refusal("SCR-162");
    default:
        return refuseCreature(seat, action);
    }
}

void Game::listActions(Seat seat, Options& options)
{
    eachAction(seat, [&](const Option& action) {
        if (!refuse(seat, action))
            (void)options.push(action);
    });
    mergeAlike(options, seat);
}

/// SCR-123 to SCR-131.
Refusal Game::refuseScript(Seat seat)
{
    const int inCodex = countIn(Codex, seat);
    if (inCodex >= numberOf(m_rules.words.codexCapacity, seat))
        return "SCR-125";
    const int rate = studyRate(seat);
    if (m_rules.switches.studyByCodex)
        return rate >= 6 || inCodex < rate ? Allowed : Refusal("SCR-131");
    return m_state.players[seat].turns >= 6 || m_state.players[seat].scripts < rate ? Allowed : Refusal("SCR-123");
}

/// Whether the text of a card that is played can be paid for and has its target.
bool Game::textPossible(Seat seat, CardId card)
{
    const code::Range text = own(card).does;
    for (int i = 0; i < text.count; ++i) {
        const code::Ability& ability = m_code.ability(static_cast<code::Ref>(text.first + i));
        if (ability.kind != code::Ability::Plays)
            continue;
        Context context;
        context.you = seat;
        context.self = card;
        if (!payable(ability.cost, context))
            return false;
        if (ability.target == code::None)
            continue;
        if (!untilOne(ability.target, context, seat, [](CardId) { return true; }))
            return false;
    }
    return true;
}

Refusal Game::refuseInstant(Seat seat, CardId card)
{
    if (playerForbidden(m_rules.words.actPlay, seat, card) || inForce(Modifier::Forbid, m_rules.words.actPlay, card))
        return "SCR-304";
    if (!free(card) && scriptsFor(seat, card) < costOf(card, false))
        return "SCR-153";
    return textPossible(seat, card) ? Allowed : Refusal("SCR-105");
}

/// SCR-160, SCR-168 to SCR-171.
Refusal Game::refuseConditional(Seat seat, CardId card, CardId exchanged)
{
    if (playerForbidden(m_rules.words.actSet, seat, card))
        return "SCR-304";
    int room = 1;
    eachForPlayer(Modifier::Allow, m_rules.words.actSet, seat, [&](const Modifier& one) { room += one.amount; });
    if (!exchanged.valid() && countIn(ConditionalPlace, seat) >= room)
        return "SCR-160";
    if (!m_rules.switches.paysWhenActivated && scriptsFor(seat, card) < costOf(card, false))
        return "SCR-170";
    return Allowed;
}

/// SCR-080, SCR-090, SCR-105, SCR-106.
Refusal Game::refuseCreature(Seat seat, const Option& action)
{
    const Words& words = m_rules.words;
    const bool attacks = seat == m_table.active;
    if (attacks) {
        if (m_state.phase != InvokeStage)
            return "SCR-077";
        int most = 1;
        eachForPlayer(Modifier::Allow, words.actAttack, seat, [&](const Modifier& one) { most += one.amount; });
        if (m_state.players[seat].attacks >= most)
            return "SCR-080";
        if (playerForbidden(words.actAttack, seat, action.card)
            || inForce(Modifier::Forbid, words.actAttack, action.card))
            return "SCR-304";
    } else {
        if (m_state.phase != Attacked)
            return "SCR-191";
        int most = 1;
        eachForPlayer(Modifier::Allow, words.actBlock, seat, [&](const Modifier& one) { most += one.amount; });
        if (static_cast<int>(m_state.battle.blockers.size()) >= most)
            return "SCR-090";
        if (m_rules.switches.survivorStopsBlock && countIn(CreaturePlace, seat) > 0 && m_state.battle.blockers.empty())
            return "SCR-192";
    }
    if (action.action == InvokeEvolved) {
        if (const Refusal refusal = refuseEvolved(seat, action.card, action.other))
            return refusal;
    }
    if (scriptsFor(seat, action.card) < costOf(action.card, action.action == InvokeEvolved))
        return action.action == InvokeEvolved ? "SCR-205" : "SCR-106";
    if (!attacks && !mayBlock(action.card))
        return "SCR-304";
    return Allowed;
}

/// SCR-251: a tapped survivor cannot defend; one that a text has untapped lies there already, and costs nothing.
Refusal Game::refuseGuard(Seat seat, CardId card)
{
    if (seat == m_table.active || m_state.phase != Attacked || m_state.battle.blockers.contains(card))
        return "SCR-253";
    if (isTapped(card))
        return "SCR-251";
    if (!m_state.battle.blockers.empty())
        return "SCR-090";
    return mayBlock(card) ? Allowed : Refusal("SCR-304");
}

/// SCR-194, SCR-195: the stage directly before, of the same line, from the hand (SCR-197).
Refusal Game::refuseEvolved(Seat seat, CardId card, CardId before)
{
    if (!own(card).hasEvolvedCost)
        return "SCR-198";
    if (!before.valid()) {
        bool needless = false;
        eachForPlayer(Modifier::Ignore, m_rules.words.needPreviousStage, seat,
                      [&](const Modifier&) { needless = true; });
        return needless ? Allowed : Refusal("SCR-195");
    }
    if (m_table.card(before).zone != zones().id(Hand, seat))
        return "SCR-197";
    if (own(card).line != m_table.card(before).definition
        && m_rules.nameOf(own(card).line == 0xffff ? m_table.card(card).definition : own(card).line)
            != m_rules.nameOf(m_table.card(before).definition))
        return "SCR-195";
    if (m_rules.switches.wholeLine && own(before).stage > 1) { // SCR-204
        bool whole = false;
        eachIn(Hand, seat, [&](CardId first) { whole = whole || m_table.card(first).definition == own(before).line; });
        if (!whole)
            return "SCR-204";
    }
    return Allowed;
}

// Paying

/// SCR-102, SCR-116: as many as it costs, which ones the payer chooses; Scripts of one element are all alike.
void Game::pay(Seat seat, int amount, CardId forCard)
{
    const bool forBlock = seat != m_table.active;
    bool any = !is(forCard, Type::Creature);
    eachForPlayer(Modifier::Ignore, m_rules.words.needElement, seat, [&](const Modifier& one) {
        any = any || one.what == code::None || matches(one.what, forCard, contextOf(one), seat);
    });
    const int element = wordOf(m_rules.elementField, forCard);
    for (int i = 0; i < amount; ++i) {
        Options options;
        FixedList<int, 16> met;
        eachIn(Codex, seat, [&](CardId script) {
            const int of = wordOf(m_rules.elementField, script);
            if (isTapped(script) || (!any && of != element) || met.contains(of))
                return;
            (void)met.push(of);
            Option one;
            one.card = script;
            (void)options.push(one);
        });
        if (options.empty())
            return;
        tap(ask(PayWith, seat, options, forCard).card, forBlock);
    }
}

void Game::tap(CardId script, bool forBlock)
{
    const CardState& state = m_table.card(script);
    m_table.setStatuses(script, static_cast<std::uint16_t>(state.statuses | Tapped | (forBlock ? ForBlock : 0)));
    say(Says::Taps, state.controller, script, NoCard, 0, 0, "SCR-103");
}

void Game::untap(CardId card)
{
    const CardState& state = m_table.card(card);
    if ((state.statuses & Tapped) == 0)
        return;
    m_table.setStatuses(card, static_cast<std::uint16_t>(state.statuses & ~(Tapped | ForBlock)));
    say(Says::Untaps, state.controller, card, NoCard, 0, 0, "SCR-070");
}

// Plays

/// SCR-100, SCR-101, SCR-255: face up and untapped, at no cost.
void Game::playScript(Seat seat, CardId card)
{
    ++m_state.players[seat].scripts;
    say(Says::PlaysScript, seat, card, NoCard, 0, 0, "SCR-073");
    put(card, Codex, seat);
    raise(Term::EventPlays, card, NoCard, seat);
}

/// The steps of a card that is played, once each.
void Game::runText(Seat seat, CardId card)
{
    const code::Range text = own(card).does;
    for (int i = 0; i < text.count && !gameOver(); ++i) {
        const code::Ability& ability = m_code.ability(static_cast<code::Ref>(text.first + i));
        if (ability.kind != code::Ability::Plays)
            continue;
        Context context;
        context.you = seat;
        context.self = card;
        if (!holds(ability.onlyIf, context) || !payable(ability.cost, context))
            continue;
        if (ability.target != code::None) {
            CardList targets;
            collect(ability.target, context, seat, targets);
            if (targets.empty())
                continue;
            context.target = askCard(seat, targets, card, Term::VerbPick);
        }
        Runner::pay(ability.cost, context);
        run(ability.steps, context);
    }
}

/// SCR-152, SCR-292: shown, carried out, discarded.
void Game::playInstant(Seat seat, CardId card)
{
    if (!free(card))
        pay(seat, costOf(card, false), card);
    say(Says::PlaysInstant, seat, card, NoCard, 0, 0, "SCR-152");
    put(card, Shown, seat);
    m_negated.removeIf([&](CardId one) { return one == card; });
    raise(Term::EventPlays, card, NoCard, seat);
    drain(); // what answers comes before its effect (SCR-307)
    if (gameOver())
        return;
    if (m_negated.removeIf([&](CardId one) { return one == card; }) > 0)
        say(Says::NoEffect, seat, card);
    else
        runText(seat, card);
    if (zoneKind(card) == Shown)
        toDiscard(card, seat, "SCR-152");
}

/// SCR-161, SCR-169: face down; the exchanged one goes without effect.
void Game::setConditional(Seat seat, CardId card, CardId exchanged)
{
    if (!m_rules.switches.paysWhenActivated)
        pay(seat, costOf(card, false), card);
    if (exchanged.valid())
        toDiscard(exchanged, seat, "SCR-169");
    say(Says::SetsConditional, seat, card, NoCard, 0, 0, "SCR-161", allBut(seat));
    put(card, ConditionalPlace, seat);
}

} // namespace muster::engine::script
