// SPDX-License-Identifier: GPL-3.0-or-later
// What the texts of cards do, and how Conditionals are activated.
#include <algorithm>
#include <cassert>

#include "engine/games/script/game.h"

namespace muster::engine::script {

bool Game::workedOutState(CardId card, std::uint8_t state)
{
    if (state != m_rules.stateEvolved)
        return false;
    bool beneath = card == m_evolving; // SCR-199
    m_table.eachOn(card, [&](CardId on) { beneath = beneath || m_table.has(on, Beneath); });
    return beneath;
}

/// SCR-305: on the table, as the top card. A set Conditional waits face down (SCR-165).
bool Game::works(CardId card, const code::Ability& ability, const Event* event)
{
    if (zoneKind(card) == ConditionalPlace && !m_table.has(card, FaceUp) && !m_table.card(card).holder.valid())
        return true;
    if (is(card, Kind::Enhancement) && onTable(zoneKind(card)) && !m_table.card(card).holder.valid()
        && (event == nullptr || !isOwnEnd(card, *event)))
        return false; // SCR-188: its Creature is gone
    return CardGame::works(card, ability, event);
}

/// What has been triggered still happens when its card has left (SCR-Q50). A Conditional waits to be activated (SCR-164,
/// SCR-165, SCR-172), which it can while it lies there (SCR-175).
bool Game::beforeTrigger(const Trigger& trigger)
{
    const CardId card = trigger.source;
    const bool stays = m_table.card(card).entered == trigger.entered;
    if (!is(card, Kind::Conditional)) {
        if (stays && inForce(Modifier::Disable, 0, card))
            return false;
        tell(Tells::AbilityTriggers, trigger.you, card, NoCard, trigger.ability);
        return true;
    }
    if (zoneKind(card) != ConditionalPlace || m_table.has(card, FaceUp))
        return CardGame::beforeTrigger(trigger);
    if (!stays || !wantsToActivate(trigger))
        return false;
    if (m_rules.switches.paysWhenActivated)
        pay(trigger.you, costOf(card, false), card);
    return activate(trigger.you, card);
}

/// SCR-166: it is offered to its owner, who may leave it face down. The attacking player is asked first (SCR-301, SCR-306).
bool Game::wantsToActivate(const Trigger& trigger)
{
    const CardId card = trigger.source;
    if (playerForbidden(m_rules.words.actActivate, trigger.you, card))
        return false;
    if (m_rules.switches.paysWhenActivated && scriptsFor(trigger.you, card) < costOf(card, false))
        return false; // SCR-Q24
    if (m_rules.switches.mustActivate)
        return true; // SCR-Q25
    Options options;
    for (const int yes : {0, 1}) {
        Option one;
        one.number = static_cast<std::int16_t>(yes);
        (void)options.push(one);
    }
    return ask(Activate, trigger.you, options, card).number == 1;
}

/// SCR-167: it is turned face up. That is something that happens, too, and may come to nothing.
bool Game::activate(Seat seat, CardId card)
{
    say(Says::Activates, seat, card, NoCard, 0, 0, "SCR-167");
    m_table.setFlag(card, FaceUp, true);
    seeAll(card);
    m_kept.removeIf([&](CardId one) { return one == card; });
    if (!concerns(code::eventBit(Term::EventUses)))
        return true;
    Event event;
    event.kind = code::eventNumber(Term::EventUses);
    event.it = card;
    event.player = seat;
    event.word = 1; // no ability of a Creature
    bool works = false;
    wouldHappen(event, [&](Event& used) {
        works = true;
        happen(used);
    });
    if (works)
        return true;
    say(Says::NoEffect, seat, card);
    if (zoneKind(card) == ConditionalPlace)
        toDiscard(card, seat, "SCR-167");
    return false;
}

/// SCR-167: discarded after its effect.
void Game::afterTrigger(const Trigger& trigger)
{
    const CardId card = trigger.source;
    if (!replacing())
        keepHandLimit(); // before the next text asks anything (SCR-061)
    if (zoneKind(card) != ConditionalPlace || !m_table.has(card, FaceUp))
        return;
    if (m_kept.removeIf([&](CardId one) { return one == card; }) == 0)
        toDiscard(card, trigger.you, "SCR-167");
}

void Game::stepDone()
{
    if (!replacing())
        checkEnd(); // SCR-271
}

/// What lies with a Creature that leaves otherwise than to the hand: the stages beneath it are discarded (SCR-200), an
/// Enhancement stays until the turn is over (SCR-188).
void Game::fallsOff(CardId card)
{
    const Seat seat = m_table.card(card).controller;
    if (m_table.has(card, Beneath))
        toDiscard(card, seat, "SCR-200");
    else
        m_table.moveToEnd(card, zones().id(EnhancementPlace, seat));
}

// Damage and health

/// A Creature dies of damage that is no less than its defense, and nothing of it stays (SCR-248).
void Game::takeDamage(const Blow& blow, int amount)
{
    if (const CardId card = blow.hit.card; card.valid()) {
        if (m_meetings != nullptr) {
            for (Meeting& one : *m_meetings) {
                if (one.card != card)
                    continue;
                one.takes += amount; // compared when all of it is dealt
                tellExchange(blow, amount);
                return;
            }
        }
        tellDamage(blow, amount);
        if (is(card, Type::Creature) && amount >= defense(card))
            die(card, blow.source);
        return;
    }
    tellDamage(blow, amount);
    const Seat seat = blow.hit.seat;
    setValue(seat, m_rules.words.health, std::max(0, health(seat) - amount)); // SCR-272
}

/// With additions to all damage to that Creature or player.
int Game::damageOf(const Blow& blow)
{
    const std::uint8_t word = m_rules.words.damageTaken;
    const CardId card = blow.hit.card;
    return blow.hit.amount + (card.valid() ? added(word, card) : addedFor(word, blow.hit.seat));
}

void Game::damage(const Hits& hits, std::uint8_t kind, CardId source, const Context& context)
{
    CardGame::damage(hits, kind == 0xff ? m_rules.words.effectDamage : kind, source, context);
}

void Game::gain(Seat seat, std::uint8_t word, int amount)
{
    assert(word == m_rules.words.health); // there is nothing else to gain
    if (m_rules.switches.healthCapped)    // SCR-Q48
        amount = std::min(amount, m_rules.switches.startingHealth[seat] - health(seat));
    CardGame::gain(seat, word, amount);
}

// Cards

void Game::destroy(CardId card, const Context& context)
{
    if (is(card, Type::Creature) && zoneKind(card) == CreaturePlace && !m_table.card(card).holder.valid())
        die(card, context.self);
    else if (zoneKind(card) == Codex)
        leaveCodex(card, [&](Event&) { CardGame::destroy(card, context); });
    else
        CardGame::destroy(card, context);
}

void Game::discard(CardId card, const Context& context)
{
    if (zoneKind(card) == Codex)
        leaveCodex(card, [&](Event&) { CardGame::discard(card, context); });
    else
        CardGame::discard(card, context);
}

void Game::giveBack(CardId card, const Context&)
{
    if (is(card, Type::Creature) && zoneKind(card) == CreaturePlace && !m_table.has(card, Beneath))
        goHome(card, "SCR-263");
    else if (roomInHand(m_table.card(card).owner) == 0)
        return;
    else if (zoneKind(card) == Codex)
        leaveCodex(card, [&](Event&) { toHand(card, "SCR-263"); });
    else
        toHand(card, "SCR-263");
}

/// Where excess cards are not taken, they stay in the deck.
void Game::searched(Seat seat, std::uint8_t zone, const CardList& taken, bool shown, bool toHandZone)
{
    CardList cards;
    const int room = toHandZone ? roomInHand(seat) : static_cast<int>(taken.size());
    for (const CardId card : taken) {
        if (static_cast<int>(cards.size()) < room)
            (void)cards.push(card);
    }
    CardGame::searched(seat, zone, cards, shown, toHandZone);
}

/// A set Conditional that is revealed stays set: it has not been activated.
void Game::reveal(CardId card, Seat by)
{
    if (zoneKind(card) != ConditionalPlace || m_table.has(card, FaceUp)) {
        CardGame::reveal(card, by);
        return;
    }
    const Seat seat = m_table.card(card).controller;
    seeAll(card);
    tell(Tells::Reveals, seat, card);
    raise(Term::EventIsRevealed, card, NoCard, seat);
}

void Game::move(CardId card, const code::Place& place, Seat by, const code::Step& step, const Context& context)
{
    if (place.zone == Codex && countIn(Codex, by) >= numberOf(m_rules.words.codexCapacity, by))
        return; // SCR-126
    if (place.zone == Hand && roomInHand(m_table.card(card).owner) == 0)
        return;
    if (zoneKind(card) == Codex && place.zone != Codex)
        leaveCodex(card, [&](Event&) { CardGame::move(card, place, by, step, context); });
    else
        CardGame::move(card, place, by, step, context);
}

/// A Conditional is exchanged as it is in the Setup Stage: the new one is paid for, the old one discarded (SCR-168).
void Game::exchange(CardId card, CardId with, const Context& context)
{
    const Seat seat = context.you;
    if (zoneKind(card) == ConditionalPlace && zoneKind(with) == Hand)
        setConditional(seat, with, card);
}

void Game::play(Seat by, CardId card, CardId, const code::Step& step, const Context&)
{
    if (!is(card, Kind::Instant) || zoneKind(card) != Hand)
        return;
    const CardId before = m_free;
    m_free = step.word == m_rules.words.needCost ? card : NoCard;
    if (!refuseInstant(by, card))
        playInstant(by, card);
    m_free = before;
}

bool Game::mayTake(const code::Step& step, CardId card, CardId to, const Context& context)
{
    // What a text does with its own Creature that has died, it does with the card in the discard pile.
    if (step.verb == Term::VerbMove && card == context.self && context.it == card && zoneKind(card) == Discard)
        return true;
    if (step.verb == Term::VerbSwitch && to.valid())
        return is(card, Kind::Conditional) && is(to, Kind::Conditional) && zoneKind(to) == Hand
            && !refuseConditional(context.you, to, card);
    if (step.verb == Term::VerbPlay)
        return is(card, Kind::Instant) && !refuseText(context.you, card)
            && (step.word == m_rules.words.needCost || scriptsFor(context.you, card) >= costOf(card, false));
    return CardGame::mayTake(step, card, to, context);
}

/// An attack without effect is over: no block, no exchange; the attacker stays tapped as a survivor and costs stay paid.
void Game::negate(code::Ref what, const Context& context)
{
    const code::Selector& selector = m_code.selector(what);
    if (selector.role == Term::RoleCurrentAttack || selector.noun == Term::PlainNoun) {
        m_state.battle.negated = true;
        return;
    }
    CardList cards;
    collect(what, context, context.you, cards);
    for (const CardId card : cards) {
        if (zoneKind(card) == Shown) // it is being played; what has happened already stays
            (void)m_negated.push(card);
    }
}

} // namespace muster::engine::script
