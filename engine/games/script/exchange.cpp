// SPDX-License-Identifier: GPL-3.0-or-later
// Exchanging damage, and what follows from it.
#include <algorithm>

#include "engine/games/script/game.h"

namespace muster::engine::script {

namespace {

constexpr std::uint8_t attackMoment = 2;

} // namespace

/// Its attack value, with additions to its damage and to the damage of all its player's Creatures, not below 0 (SCR-234).
int Game::dealtBy(CardId creature)
{
    const std::uint8_t word = m_rules.words.damageDealt;
    const int more = added(word, creature) + addedFor(word, m_table.card(creature).controller);
    return std::max(0, attack(creature) + more);
}

/// Before it, texts of the exchange; then who is still there (SCR-232, SCR-233).
void Game::exchangeDamage()
{
    Battle& battle = m_state.battle;
    if (attackStands() && !battle.negated) {
        beginMoment(m_rules.words.exchange, m_table.active);
        settleTexts();
    }
    battle.blockers.removeIf([&](CardId card) { return zoneKind(card) != CreaturePlace; });
    unblock();
    const bool exchanged = !gameOver() && attackStands() && !battle.negated;
    if (exchanged)
        meet();
    afterExchange(exchanged);
}

/// SCR-220 to SCR-240: compare by the values as they are now (SCR-231), discard who has died, then what carries over.
void Game::meet()
{
    const Words& words = m_rules.words;
    const Battle battle = m_state.battle;
    const CardId attacker = battle.attacker;
    int left = dealtBy(attacker);  // what no blocker stops
    if (battle.blockers.empty()) { // SCR-225: all of it
        carryOver(left, false);
        return; // nothing strikes the attacker (SCR-236)
    }
    Meetings meetings;
    (void)meetings.push({attacker, battle.blockers.front(), defense(attacker), 0});
    // One after the other where a text lets several block; the book knows only one.
    for (const CardId blocker : battle.blockers)
        (void)meetings.push({blocker, attacker, defense(blocker), 0});
    for (std::size_t i = 1; i < meetings.size(); ++i) {
        const int stops = meetings[i].stops;
        meetings[i].takes = left;
        left = std::max(0, left - stops); // SCR-226, SCR-227
    }
    const bool carries = left > 0 && !inForce(Modifier::Forbid, words.actCarryOver, attacker); // SCR-226
    const int carried = carries
        ? left + added(words.carryover, attacker) + addedFor(words.carryover, m_table.card(attacker).controller)
        : 0;
    strikeEachOther(meetings);
    Falls falls;
    for (const Meeting& one : meetings) {
        if (one.takes < one.stops)
            continue;                              // SCR-223
        const Fall its = fallOf(one.card, one.by); // SCR-222, SCR-224, SCR-235
        wouldDie(its, [&](Event&) { (void)falls.push(its); });
    }
    fall(falls);
    settleTexts(); // SCR-307
    if (!gameOver())
        carryOver(carried, true); // SCR-226, SCR-228, SCR-240
}

/// Both at the same time (SCR-220): what each takes is known before either takes it, and may still be lessened.
void Game::strikeEachOther(Meetings& meetings)
{
    const AtOnce all(*this);
    const CardId attacker = meetings.front().card;
    FixedList<Blow, 12> blows;
    for (std::size_t i = 1; i < meetings.size(); ++i) {
        const CardId blocker = meetings[i].card;
        const auto blow = [&](CardId to, CardId from, int amount) {
            (void)blows.push({Hit{to, NoSeat, amount}, m_rules.words.combatDamage, from, NoCard, "SCR-221"});
        };
        blow(blocker, attacker, meetings[i].takes);
        blow(attacker, blocker, dealtBy(blocker)); // and what goes beyond its defense is lost (SCR-229, SCR-230)
        meetings[i].takes = 0;
    }
    m_meetings = &meetings;
    for (const Blow& one : blows) {
        strike(one);
        if (damageOf(one) <= 0)
            tellExchange(one, 0);
    }
    m_meetings = nullptr;
}

void Game::tellExchange(const Blow& blow, int amount)
{
    for (const Meeting& one : *m_meetings) {
        if (one.card == blow.hit.card)
            say(Says::Exchanges, m_table.card(blow.source).controller, blow.source, one.card, amount, one.stops,
                "SCR-221");
    }
}

/// SCR-249: the health of the defending player alone is lowered, and that may be the end (SCR-271).
void Game::carryOver(int damage, bool blocked)
{
    if (damage <= 0) // SCR-227
        return;
    const Words& words = m_rules.words;
    const CardId attacker = m_state.battle.attacker;
    const Seat to = other(m_table.active);
    say(Says::CarriesOver, to, attacker, NoCard, damage, 0, "SCR-249");
    strike(
        {Hit{NoCard, to, damage}, blocked ? words.carryoverDamage : words.combatDamage, attacker, NoCard, "SCR-249"});
    checkEnd();
}

/// Who took part in an exchange and lives, has survived it; nothing of the damage stays (SCR-248).
void Game::survive()
{
    const Seat seat = m_table.active;
    const Battle battle = m_state.battle;
    for (const CardId blocker : battle.blockers) {
        if (zoneKind(blocker) == CreaturePlace) {
            say(Says::Survives, other(seat), blocker, NoCard, 0, 0, "SCR-223");
            raise(Term::EventSurvives, blocker, NoCard, other(seat));
        }
    }
    if (attackStands()) {
        say(Says::Survives, seat, battle.attacker, NoCard, 0, 0, "SCR-250");
        raise(Term::EventSurvives, battle.attacker, NoCard, seat);
    }
}

/// SCR-250 to SCR-256, SCR-112, SCR-113: survivors, and the defender's Scripts.
void Game::afterExchange(bool exchanged)
{
    const Seat seat = m_table.active;
    const Battle battle = m_state.battle;
    settleTexts();
    if (gameOver())
        return;
    if (attackStands())
        m_table.setStatuses(battle.attacker,
                            static_cast<std::uint16_t>(m_table.card(battle.attacker).statuses | Survivor));
    if (exchanged) {
        const AtOnce all(*this);
        survive();
    }
    settleTexts();
    if (gameOver())
        return;
    for (const CardId blocker : battle.blockers) {
        if (zoneKind(blocker) != CreaturePlace)
            continue;
        keepHandLimit(); // of the one before it
        goHome(blocker, "SCR-254");
    }
    eachIn(Codex, other(seat), [&](CardId script) {
        if ((m_table.card(script).statuses & ForBlock) != 0)
            untap(script); // SCR-112
    });
    for (const Seat one : {seat, other(seat)})
        eachIn(CreaturePlace, one, [&](CardId creature) { m_table.setFight(creature, 0); });
    m_table.setAttack(NoCard, NoCard);
    m_table.attackedPlayer = NoSeat;
    settleTexts();
    const std::uint8_t exchange = m_rules.words.exchange;
    if ((m_table.during >> exchange & 1) != 0)
        endMoment(exchange, seat);
    else // it never began, but what was to last for it is over
        passTime(Expiry::EndOfMoment, seat, exchange);
    passTime(Expiry::EndOfAttack, seat);
    m_table.during &= ~(std::uint32_t(1) << attackMoment);
    m_state.battle = {};
    settleTexts();
    if (gameOver())
        return;
    if (takeTurnChange(seat, m_rules.words.invokeStage, true)) {
        --m_state.players[seat].attacks;
        anotherInvokeStage();
    }
    m_state.phase = InvokeStage; // where a text allows one more attack; else it is passed
}

/// A text has it once more: this one ends, and the next one begins.
void Game::anotherInvokeStage()
{
    const Seat seat = m_table.active;
    endMoment(m_rules.words.invokeStage, seat);
    settleTexts();
    if (gameOver())
        return;
    beginMoment(m_rules.words.invokeStage, seat);
    settleTexts();
}

// Deaths

/// SCR-242: a Script goes for a Creature that has attacked in this turn, which is the own one. That is asked while the Creature
/// still stands there.
Game::Fall Game::fallOf(CardId creature, CardId killer)
{
    const Seat seat = m_table.card(creature).controller;
    Fall its{creature, killer, true};
    if ((m_table.card(creature).statuses & HasAttacked) == 0) // SCR-243, SCR-244, SCR-247
        its.losesScript = false;
    eachForPlayer(Modifier::Ignore, m_rules.words.needScriptLoss, seat, [&](const Modifier& one) {
        if (one.what == code::None || matches(one.what, creature, contextOf(one), seat))
            its.losesScript = false;
    });
    return its;
}

/// SCR-222, SCR-307: a text may put something in the place of a death.
void Game::wouldDie(const Fall& one, const Happening& happening)
{
    if (zoneKind(one.creature) != CreaturePlace || m_table.card(one.creature).holder.valid())
        return;
    Event event;
    event.kind = code::eventNumber(Term::EventDies);
    event.it = one.creature;
    event.that = one.killer;
    event.player = m_table.card(one.creature).controller;
    if (concerns(code::eventBit(Term::EventDies)))
        wouldHappen(event, happening);
    else
        happening(event);
}

void Game::die(CardId creature, CardId killer)
{
    const Fall its = fallOf(creature, killer);
    wouldDie(its, [&](Event&) {
        Falls falls;
        (void)falls.push(its);
        fall(falls);
    });
}

/// Those who die together have died before any of them is discarded: neither is spared because the other was first.
void Game::fall(Falls& falls)
{
    const AtOnce all(*this);
    falls.removeIf([&](const Fall& one) { return zoneKind(one.creature) != CreaturePlace; });
    for (const Fall& one : falls) {
        const Seat seat = m_table.card(one.creature).controller;
        tell(Tells::Dies, seat, one.creature, one.killer, 0, 0, "SCR-222");
        raise(Term::EventDies, one.creature, one.killer, seat);
        if (one.killer.valid())
            raise(Term::EventKills, one.killer, one.creature, m_table.card(one.killer).controller);
    }
    for (const Fall& one : falls) {
        const Seat seat = m_table.card(one.creature).controller;
        toDiscard(one.creature, seat, "SCR-241"); // and what lies beneath: see fallsOff()
        if (one.losesScript)
            loseScript(seat); // once, however many cards were stacked (SCR-201)
    }
}

/// SCR-245, SCR-246, SCR-261: which one its player chooses.
void Game::loseScript(Seat seat)
{
    Options options;
    eachIn(Codex, seat, [&](CardId script) {
        Option one;
        one.card = script;
        (void)options.push(one);
    });
    if (options.empty())
        return;
    const CardId lost = askMerged(LoseWhich, seat, options).card;
    leaveCodex(lost, [&](Event&) {
        say(Says::LosesScript, seat, lost, NoCard, 0, 0, "SCR-242");
        toDiscard(lost, seat, "SCR-242");
    });
}

/// Whatever takes a Script away, unless a text puts something in the place of it.
void Game::leaveCodex(CardId script, const Happening& happening)
{
    Event event;
    event.kind = code::eventNumber(Term::EventLeaves);
    event.it = script;
    event.player = m_table.card(script).controller;
    event.word = Codex;
    wouldHappen(event, [&](Event& left) {
        if (zoneKind(script) == Codex)
            happening(left);
    });
}

/// A survivor goes back to the hand, unless a text puts something in the place of it.
void Game::goHome(CardId creature, const char* rule)
{
    Event event;
    event.kind = code::eventNumber(Term::EventEnters);
    event.it = creature;
    event.player = m_table.card(creature).controller;
    event.word = Hand;
    const auto goes = [&](Event&) { toHandWithAll(creature, rule); };
    if (concerns(code::eventBit(Term::EventEnters)))
        wouldHappen(event, goes);
    else
        goes(event);
}

/// SCR-202, SCR-263: a stack goes to the hand as separate cards. Where excess cards are not taken, it stays if it has no room.
void Game::toHandWithAll(CardId creature, const char* rule)
{
    CardList cards;
    m_table.eachOn(creature, [&](CardId on) {
        if (m_table.has(on, Beneath))
            (void)cards.push(on);
    });
    if (static_cast<int>(cards.size()) + 1 > roomInHand(m_table.card(creature).owner))
        return;
    for (const CardId card : cards)
        toHand(card, "SCR-202");
    toHand(creature, rule);
}

} // namespace muster::engine::script
