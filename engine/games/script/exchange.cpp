// SPDX-License-Identifier: GPL-3.0-or-later
// Exchanging damage, and what follows from it.
#include <algorithm>

#include "engine/games/script/game.h"

namespace muster::engine::script {

namespace {

constexpr std::uint8_t attackMoment = 2;

} // namespace

/// Its attack value with what is added to the damage it deals, not below 0 (SCR-234).
int Game::dealtBy(CardId creature)
{
    return std::max(0, attack(creature) + added(m_rules.words.damageDealt, creature));
}

/// SCR-220 to SCR-240: compare, discard who has died, then what carries over.
void Game::exchangeDamage()
{
    const Words& words = m_rules.words;
    const Seat seat = m_table.active;
    Battle& battle = m_state.battle;
    if (!attackStands() || battle.negated) { // SCR-233
        afterExchange();
        return;
    }
    beginMoment(words.exchange, seat);
    settleTexts();
    battle.blockers.removeIf([&](CardId card) { return zoneKind(card) != CreaturePlace; }); // SCR-232
    const CardId attacker = battle.attacker;
    const int dealt = dealtBy(attacker);
    int left = dealt; // what no blocker stops
    FixedList<CardId, 4> dead;
    int taken = 0; // by the attacker
    // One after the other where a text lets several block; the book knows only one.
    for (const CardId blocker : battle.blockers) {
        const int stops = defense(blocker);
        const int hits = std::max(0, left + added(words.damageTaken, blocker));
        say(Says::Exchanges, seat, attacker, blocker, hits, stops, "SCR-221");
        if (hits >= stops) // SCR-222, SCR-235
            (void)dead.push(blocker);
        left = std::max(0, left - stops); // SCR-226
        const int back = std::max(0, dealtBy(blocker) + added(words.damageTaken, attacker));
        say(Says::Exchanges, other(seat), blocker, attacker, back, defense(attacker), "SCR-221");
        taken += back;
    }
    const bool attackerDies = !battle.blockers.empty() && taken >= defense(attacker);
    const CardId killer = battle.blockers.empty() ? NoCard : battle.blockers.front();
    bool carries = !battle.blockers.empty() ? left > 0 && !inForce(Modifier::Forbid, words.actCarryOver, attacker)
                                            : left > 0;                                                       // SCR-225
    const int carried = std::max(0, left + (battle.blockers.empty() ? 0 : added(words.carryover, attacker))); // SCR-227
    const AtOnce all(*this);
    for (const CardId blocker : dead)
        die(blocker, attacker);
    if (attackerDies)
        die(attacker, killer);
    drain();                                     // SCR-307
    if (!gameOver() && carries && carried > 0) { // SCR-228, SCR-240
        say(Says::CarriesOver, other(seat), attacker, NoCard, carried, 0, "SCR-249");
        strike({Hit{NoCard, other(seat), carried}, battle.blockers.empty() ? words.combatDamage : words.carryoverDamage,
                attacker, NoCard, "SCR-249"});
    }
    afterExchange();
}

/// SCR-250 to SCR-256, SCR-112: survivors, and the defender's Scripts.
void Game::afterExchange()
{
    const Seat seat = m_table.active;
    const Battle battle = m_state.battle;
    settleTexts();
    if (gameOver())
        return;
    for (const CardId blocker : battle.blockers) {
        if (zoneKind(blocker) == CreaturePlace && m_table.card(blocker).controller != seat) {
            say(Says::Survives, other(seat), blocker, NoCard, 0, 0, "SCR-223");
            raise(Term::EventSurvives, blocker, NoCard, other(seat));
        }
    }
    if (attackStands()) {
        m_table.setStatuses(battle.attacker,
                            static_cast<std::uint16_t>(m_table.card(battle.attacker).statuses | Survivor));
        if (!battle.negated) {
            say(Says::Survives, seat, battle.attacker, NoCard, 0, 0, "SCR-250");
            raise(Term::EventSurvives, battle.attacker, NoCard, seat);
        }
    }
    settleTexts();
    if (gameOver())
        return;
    for (const CardId blocker : battle.blockers) {
        if (zoneKind(blocker) == CreaturePlace)
            toHandWithAll(blocker, "SCR-254");
    }
    eachIn(Codex, other(seat), [&](CardId script) {
        if ((m_table.card(script).statuses & ForBlock) != 0)
            untap(script); // SCR-112
    });
    eachIn(CreaturePlace, seat, [&](CardId creature) { m_table.setFight(creature, 0); });
    m_table.setAttack(NoCard, NoCard);
    m_table.attackedPlayer = NoSeat;
    settleTexts();
    endMoment(m_rules.words.exchange, seat);
    passTime(Expiry::EndOfAttack, seat);
    m_table.during &= ~(std::uint32_t(1) << attackMoment);
    m_state.battle = {};
    settleTexts();
    if (gameOver())
        return;
    if (takeTurnChange(seat, m_rules.words.invokeStage, true))
        --m_state.players[seat].attacks; // one more Invoke Stage
    m_state.phase = InvokeStage;         // where a text allows one more attack; else it is passed
}

// Deaths

/// SCR-222, SCR-241; a text may put something in its place.
void Game::die(CardId creature, CardId killer, CardId with)
{
    if (zoneKind(creature) != CreaturePlace || m_table.card(creature).holder.valid())
        return;
    const Seat seat = m_table.card(creature).controller;
    // Whether a Script goes is asked while the Creature still stands there.
    bool losesScript = creature == m_state.battle.attacker && seat == m_table.active; // SCR-242, SCR-247
    eachForPlayer(Modifier::Ignore, m_rules.words.needScriptLoss, seat, [&](const Modifier&) { losesScript = false; });
    Event event;
    event.kind = code::eventNumber(Term::EventDies);
    event.it = creature;
    event.that = killer;
    event.player = seat;
    event.with = with;
    const auto dies = [&](Event&) { dieNow(creature, killer, losesScript); };
    if (concerns(code::eventBit(Term::EventDies)))
        wouldHappen(event, dies);
    else
        dies(event);
}

void Game::dieNow(CardId creature, CardId killer, bool losesScript)
{
    if (zoneKind(creature) != CreaturePlace)
        return;
    const Seat seat = m_table.card(creature).controller;
    const AtOnce all(*this);
    tell(Tells::Dies, seat, creature, killer, 0, 0, "SCR-222");
    raise(Term::EventDies, creature, killer, seat);
    if (killer.valid())
        raise(Term::EventKills, killer, creature, m_table.card(killer).controller);
    m_table.eachOn(creature, [&](CardId on) {
        if (m_table.has(on, Beneath))
            toDiscard(on, seat, "SCR-200");
    });
    toDiscard(creature, seat, "SCR-241");
    if (losesScript)
        loseScript(seat); // once, however many cards were stacked (SCR-201)
}

/// SCR-245, SCR-246: which one its player chooses.
void Game::loseScript(Seat seat)
{
    Options options;
    eachIn(Codex, seat, [&](CardId script) {
        Option one;
        one.card = script;
        (void)options.push(one);
    });
    mergeAlike(options, seat);
    if (options.empty())
        return;
    const CardId lost = ask(LoseWhich, seat, options).card;
    say(Says::LosesScript, seat, lost, NoCard, 0, 0, "SCR-242");
    toDiscard(lost, seat, "SCR-242");
}

/// SCR-202, SCR-263: a stack goes to the hand as separate cards.
void Game::toHandWithAll(CardId creature, const char* rule)
{
    const Seat owner = m_table.card(creature).owner;
    m_table.eachOn(creature, [&](CardId on) {
        if (m_table.has(on, Beneath))
            toHand(on, "SCR-202");
    });
    (void)owner;
    toHand(creature, rule);
}

} // namespace muster::engine::script
