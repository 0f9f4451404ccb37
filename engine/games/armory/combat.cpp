// SPDX-License-Identifier: GPL-3.0-or-later
// The Combat Phase: Attack, Damage, Durability and Counter Attack Step. The Defense Step is in defense.cpp.
#include <algorithm>
#include <cassert>
#include <utility>

#include "engine/games/armory/game.h"

namespace muster::engine::armory {

namespace {

constexpr std::uint8_t attackMoment = 2;

} // namespace

// Numbers

/// ARM-641, ARM-Q59: a text may add to the Weapon's attack damage or to all that its fighter deals.
int Game::attackDamage(const Attack& attack)
{
    const int base = attack.fixed || !attack.byWeapon ? attack.damage : damageBy(attack.source);
    return std::max(0, base + addedFor(m_rules.words.attackDamage, attack.attacker));
}

/// ARM-642.
int Game::blockOf(const Attack& attack)
{
    int sum = 0;
    for (const Blocker& one : attack.blockers)
        sum += m_table.same(one.card, one.entered) && inPlayNow(one.card) ? blockOf(one.card) : one.block;
    return std::max(0, sum);
}

/// ARM-691, ARM-697: the printed Attributes of a Weapon, and those it has been given.
std::uint8_t Game::rangeOf(CardId weapon)
{
    return static_cast<std::uint8_t>((isInState(weapon, m_rules.words.reach) ? Reach : 0)
                                     | (isInState(weapon, m_rules.words.ranged) ? Ranged : 0));
}

std::uint8_t Game::rangeOf(const Attack& attack)
{
    return attack.fixed || !attack.byWeapon ? attack.range : rangeOf(attack.source);
}

bool Game::hasPrintedKeyword(CardId card, std::uint8_t state) const
{
    const std::uint8_t bit = state == m_rules.words.reach ? Reach : state == m_rules.words.ranged ? Ranged : 0;
    const std::uint8_t supposed = card == m_supposed ? m_supposedRange : std::uint8_t(0);
    return ((own(card).range | supposed) & bit) != 0;
}

bool Game::namedCondition(std::uint8_t word, const Context& context)
{
    const Attack* const now = attack();
    if (now == nullptr)
        return false;
    const Words& words = m_rules.words;
    if (word == words.ifCountering && m_supposesCounter)
        return true;
    if (word == words.ifCountering) // of the one whose text asks
        return now->counter && now->attacker == context.you;
    const std::uint8_t range = rangeOf(*now);
    if (word == words.ifMelee) // ARM-Q26
        return range == 0;
    return (range & (word == words.ifReach ? Reach : Ranged)) != 0;
}

// What is allowed

/// Whether nothing forbids that a Weapon attacks, with the range that a Technique or a throw gives it: a ban on Reach
/// is one on the Weapon and the Technique together (ARM-Q25).
bool Game::mayAttackWith(CardId weapon, std::uint8_t given)
{
    m_supposed = given != 0 ? weapon : NoCard;
    m_supposedRange = given;
    const bool may = !inForce(Modifier::Forbid, m_rules.words.actAttack, weapon)
        && !playerForbidden(m_rules.words.actAttack, m_table.card(weapon).controller, weapon);
    m_supposed = NoCard;
    return may;
}

/// The range that a Technique gives an attack on a fighter (ARM-Q25): what its text does on a condition only where that
/// holds. What its player decides may come.
std::uint8_t Game::rangeGivenBy(CardId technique, Seat seat, Seat attacked, bool counter)
{
    if (!technique.valid() || !own(technique).givesOnCondition)
        return technique.valid() ? own(technique).gives : std::uint8_t(0);
    // What is worked out while an attack is only thought of does not hold before it, nor afterwards.
    const auto suppose = [&](Seat whom, bool counters) {
        m_supposesCounter = counters;
        m_table.changed(Table::Fight);
        return std::exchange(m_table.attackedPlayer, whom);
    };
    const Seat before = suppose(attacked, counter);
    Context context;
    context.you = seat;
    context.self = technique;
    std::uint8_t given = 0;
    const auto look = [&](const auto& again, code::Range steps) -> void {
        for (int i = 0; i < steps.count; ++i) {
            const code::Range one{static_cast<code::Ref>(steps.first + i), 1};
            const code::Step& step = m_code.steps[static_cast<std::size_t>(one.first)];
            if (step.verb == Term::VerbIf) {
                again(again, holds(step.condition, context) ? step.steps : step.otherwise);
                continue;
            }
            (void)m_code.anyStep(one, [&](const code::Step& deep) {
                if (deep.verb == Term::VerbGive)
                    given |= deep.word == m_rules.words.reach ? Reach : deep.word == m_rules.words.ranged ? Ranged : 0;
                return false;
            });
        }
    };
    const code::Range text = own(technique).does;
    for (int i = 0; i < text.count; ++i) {
        const code::Ability& ability = m_code.ability(static_cast<code::Ref>(text.first + i));
        if (ability.kind == code::Ability::Plays && holds(ability.onlyIf, context))
            look(look, ability.steps);
    }
    (void)suppose(before, false);
    return given;
}

/// A Technique of combat in the hand, at its step: ARM-307.
Refusal Game::refuseTechnique(Seat seat, CardId card)
{
    assert(is(card, Type::Technique) && m_table.card(card).zone == zones().id(Hand, seat)); // ARM-210
    if (const Refusal refusal = refuseNeeds(seat, card))
        return refusal;
    return playerForbidden(m_rules.words.actPlay, seat, card) ? Refusal("ARM-951") : Allowed;
}

/// An attack with a Weapon, in the own turn or against the attack `countered`. Ready Weapons are the only limit of their
/// number (ARM-605).
Refusal Game::refuseAttack(Seat seat, const Option& action, const Attack* countered)
{
    const CardId weapon = action.card;
    assert(is(weapon, Type::Weapon) && inPlayNow(weapon) && m_table.card(weapon).controller == seat); // ARM-604
    assert(countered == nullptr || action.seat == countered->attacker);                               // ARM-683
    if (!isReady(weapon))
        return "ARM-512";
    if (action.seat >= m_table.seats || !m_table.enemies(seat, action.seat))
        return "ARM-603";
    if (countered == nullptr) {
        if (firstTurn(seat))
            return "ARM-124";
        if (diceOf(seat, m_rules.words.fear) > 0)
            return "ARM-731"; // ARM-732: not in the Counter Attack Step
    }
    if (action.other.valid()) {
        if (const Refusal refusal = refuseTechnique(seat, action.other))
            return refusal;
    }
    const std::uint8_t given = rangeGivenBy(action.other, seat, action.seat, countered != nullptr);
    if (!mayAttackWith(weapon, static_cast<std::uint8_t>(given | (action.action == Throw ? Ranged : 0)))) // ARM-696
        return "ARM-951";
    if (countered != nullptr && (rangeOf(*countered) & Reach) != 0) { // ARM-693, ARM-Q24, ARM-Q25
        std::uint8_t range = action.action == Throw ? 0 : rangeOf(weapon);
        range = static_cast<std::uint8_t>(range | given);
        bool ignored = false;
        eachForPlayer(Modifier::Ignore, m_rules.words.needRange, seat, [&](const Modifier&) { ignored = true; });
        if ((range & Reach) == 0 && !ignored)
            return "ARM-693";
    }
    if (action.action != Throw)
        return Allowed;
    const code::Ability& ability = m_code.ability(action.ability);
    Context context;
    context.you = seat;
    context.self = weapon;
    if (limitReached(weapon, action.ability) || !works(weapon, ability, nullptr))
        return "ARM-696";
    return holds(ability.onlyIf, context) && payable(ability.cost, context) ? Allowed : Refusal("ARM-696");
}

// The Attack Step

/// ARM-604 to ARM-608, ARM-676, ARM-696. The Technique comes before the defense (ARM-613), and what it adds is for
/// this attack (ARM-614).
void Game::declare(Seat seat, const Option& action, bool counter)
{
    m_state.causer = seat;
    if (action.action == Throw) {
        if (!throwWeapon(seat, action, counter))
            return;
    } else {
        Attack attack;
        attack.attacker = seat;
        attack.defender = action.seat;
        attack.source = action.card;
        attack.byWeapon = true;
        attack.counter = counter;
        setState(action.card, Committed); // ARM-607
        beginAttack(attack);
    }
    if (!action.other.valid() || gameOver() || current().ended)
        return;
    if (action.action == Throw) // its Weapon lies in the discard pile, where the Technique does not find it (ARM-Q25)
        current().range |= rangeGivenBy(action.other, seat, action.seat, counter);
    const Option on = askTarget(seat, action.other);
    carryOut(seat, seat, action.other, on.seat, on.other); // one with each attack (ARM-611, ARM-612)
}

/// ARM-Q23: its values are fixed, then it is committed and the price is paid. Whether an attack has come of it.
bool Game::throwWeapon(Seat seat, const Option& action, bool counter)
{
    const code::Ability& ability = m_code.ability(action.ability);
    Context context;
    context.you = seat;
    context.self = action.card;
    context.targetPlayer = action.seat;
    m_thrown = {action.card, damageBy(action.card) - printed(m_rules.words.attack, action.card), counter};
    countUse(action.card, action.ability);
    setState(action.card, Committed); // ARM-607
    Runner::pay(ability.cost, context);
    const std::size_t before = m_state.held.size();
    const bool attacks = runText(action.ability, context);
    m_thrown = {};
    if (attacks && !gameOver())
        beginHeld(before);
    return attacks;
}

/// What selectors of texts call attacking, attacked and blocking.
void Game::setTable(const Attack* attack, bool on)
{
    m_table.setAttack(attack != nullptr ? attack->source : NoCard, NoCard);
    m_table.attackedPlayer = attack != nullptr ? attack->defender : NoSeat;
    if (attack == nullptr)
        return;
    bool blocked = false;
    for (const Blocker& one : attack->blockers) {
        if (!m_table.same(one.card, one.entered) || !inPlayNow(one.card))
            continue;
        m_table.setFight(one.card, static_cast<std::uint8_t>(on ? IsBlocking : 0));
        blocked = true;
    }
    if (sourceStands(*attack))
        m_table.setFight(attack->source,
                         !on ? std::uint8_t(0) : static_cast<std::uint8_t>(IsAttacking | (blocked ? IsBlocked : 0)));
}

void Game::beginAttack(const Attack& made)
{
    if (const Attack* const outer = attack())
        setTable(outer, false); // it stands still meanwhile
    store(m_state.attacks, made);
    if (m_table.abandoned)
        return;
    Attack& now = current();
    now.entered = m_table.card(now.source).entered;
    now.during = m_table.during;
    ++m_table.attacks;
    m_table.changed(Table::Lasting);
    setTable(&now, true);
    const Words& words = m_rules.words;
    for (const std::uint8_t moment : {attackMoment, words.combatPhase, words.attackStep})
        beginMoment(moment, now.attacker);
    say(now.counter      ? Says::Counters
            : now.thrown ? Says::Throws
                         : Says::Attacks,
        now.attacker, now.source, NoCard, now.defender, attackDamage(now), now.counter ? "ARM-672" : "ARM-604");
    if (m_state.phase != Combat) {
        m_state.phaseBefore = m_state.phase;
        m_state.phase = Combat;
    }
    {
        const AtOnce both(*this);
        Event event;
        event.kind = code::eventNumber(Term::EventAttacks);
        event.it = now.source;
        event.player = now.attacker;
        event.other = now.defender;
        if (concerns(code::eventBit(Term::EventAttacks)))
            happen(event);
        event.kind = code::eventNumber(Term::EventIsAttacked);
        event.it = NoCard;
        event.that = now.source;
        event.player = now.defender;
        event.other = NoSeat;
        if (concerns(code::eventBit(Term::EventIsAttacked)))
            happen(event);
    }
    settleAll();
}

/// ARM-601: one step of the attack on top.
void Game::combatStep()
{
    m_state.causer = current().attacker;
    switch (current().step) {
    case Attack::AttackStep:
        attackStep();
        break;
    case Attack::DefenseStep:
        defenseStep();
        break;
    case Attack::DamageStep:
        damageStep();
        break;
    case Attack::DurabilityStep:
        durabilityStep();
        break;
    case Attack::CounterStep:
        counterStep();
        break;
    case Attack::Over:
        finishAttack();
    }
    settleAll();
    beginWaiting();
}

/// Abilities of the Attack Step, until no more is wanted.
void Game::attackStep()
{
    const Seat seat = current().attacker;
    settleAll();
    while (!gameOver() && !current().ended) {
        Options options;
        (void)options.push({});
        eachIn(Board, seat, [&](CardId card) {
            const auto from = [&](CardId one) { listUsesInAttack(seat, one, options); };
            from(card);
            m_table.eachOn(card, from);
        });
        const Option chosen = ask(UseInAttack, seat, options, current().source);
        if (chosen.action != Use)
            break;
        useAbility(seat, chosen);
        settleAll();
    }
    if (gameOver() || current().ended)
        return;
    endMoment(m_rules.words.attackStep, seat);
    current().step = Attack::DefenseStep;
}

void Game::listUsesInAttack(Seat seat, CardId card, Options& options)
{
    FixedList<code::Ref, 24> uses;
    usesOf(card, uses);
    for (const code::Ref use : uses) {
        const code::Ability& ability = m_code.ability(use);
        Context context;
        context.you = seat;
        context.self = card;
        if (ability.moment != m_rules.words.attackStep || m_rules.attacks(use) || limitReached(card, use)
            || !works(card, ability, nullptr) || !holds(ability.onlyIf, context) || !payable(ability.cost, context))
            continue;
        Option option;
        option.action = Use;
        option.card = card;
        option.ability = use;
        eachTarget(seat, card, use, option, [&](const Option& one) {
            if (!refuseTarget(seat, ability, context, one))
                (void)options.push(one);
        });
    }
}

// The Damage Step

/// ARM-641 to ARM-643: damage that is not blocked is lost health (ARM-645), blocks beyond it are nothing (ARM-644). Who has
/// none left has lost before anything else of the attack (ARM-646).
void Game::damageStep()
{
    const int dealt = attackDamage(current());
    const int blocked = blockOf(current());
    const Attack now = current();
    say(Says::Strikes, now.attacker, now.source, NoCard, dealt, blocked, "ARM-643");
    const std::uint8_t range = rangeOf(now);
    const std::uint8_t kind = (range & Ranged) != 0
        ? (now.thrown ? m_rules.words.thrownDamage : m_rules.words.rangedDamage)
        : (range & Reach) != 0 ? m_rules.words.reachDamage
                               : m_rules.words.meleeDamage;
    current().step = Attack::DurabilityStep;
    if (dealt > blocked)
        strike({Hit{NoCard, now.defender, dealt - blocked}, kind, now.source, now.source, "ARM-643"});
}

// The Durability Step

/// ARM-651 to ARM-656: all blockers at once, one point each (ARM-652, ARM-660), neither the attacking Weapon
/// (ARM-653) nor any other card (ARM-659); then those that have survived may use what they have.
void Game::durabilityStep()
{
    const Attack now = current();
    current().step = Attack::CounterStep;
    const auto stands = [&](const Blocker& one) { return m_table.same(one.card, one.entered) && inPlayNow(one.card); };
    {
        const AtOnce all(*this);
        for (const Blocker& one : now.blockers) {
            if (!stands(one))
                continue;
            say(Says::WearsOff, m_table.card(one.card).controller, one.card, NoCard, durability(one.card) - 1, 0,
                "ARM-651");
            loseOn(one.card, m_rules.words.durability, 1);
        }
    }
    settleAll();
    if (gameOver() || current().ended)
        return;
    const AtOnce all(*this);
    for (const Blocker& one : now.blockers) {
        if (stands(one))
            raise(Term::EventSurvives, one.card, now.source, m_table.card(one.card).controller);
    }
}

// The Counter Attack Step

/// ARM-671 to ARM-675, ARM-692: against attacks of Weapons and texts (ARM-684), blocked in full or not (ARM-685),
/// with Armor or not at all (ARM-674); against a Melee attack from any range (ARM-695).
bool Game::mayCounter(const Attack& attack)
{
    if (attack.counter || onTurn(attack.defender))
        return false; // ARM-675, ARM-Q22
    const Words& words = m_rules.words;
    if (playerForbidden(words.actCounter, attack.defender))
        return false;
    bool ignored = false;
    eachForPlayer(Modifier::Ignore, words.needRange, attack.defender, [&](const Modifier&) { ignored = true; });
    if ((rangeOf(attack) & Ranged) != 0 && !ignored)
        return false;
    if (!attack.weaponBlocked)
        return true;
    bool allowed = false;
    eachForPlayer(Modifier::Allow, words.actCounter, attack.defender, [&](const Modifier&) { allowed = true; });
    return allowed;
}

/// ARM-Q35: by what lies on the board, without any Technique.
bool Game::ableToCounter(const Attack& attack)
{
    if (!mayCounter(attack))
        return false;
    bool able = false;
    eachWeaponAttack(attack.defender, attack.attacker, [&](const Option& one) {
        able = able || (!one.other.valid() && !refuseAttack(attack.defender, one, &attack));
    });
    return able;
}

/// ARM-671, ARM-837: once for each attack (ARM-681, ARM-682), with one Technique at most (ARM-677); then the other
/// one defends as against any attack (ARM-678).
void Game::counterStep()
{
    const Words& words = m_rules.words;
    const Attack now = current();
    current().step = Attack::Over;
    if (!mayCounter(now))
        return;
    beginMoment(words.counterStep, now.attacker);
    settleAll();
    if (gameOver() || current().ended)
        return;
    const Seat seat = now.defender;
    Options options;
    const bool forced = diceOf(seat, words.berserk) > 0 && ableToCounter(now); // ARM-723, ARM-734
    if (!forced)
        (void)options.push({}); // ARM-680
    eachWeaponAttack(seat, now.attacker, [&](const Option& one) {
        if (!refuseAttack(seat, one, &now))
            (void)options.push(one);
    });
    const Option chosen = askMerged(CounterWith, seat, options, now.source);
    if (chosen.action != Nothing)
        declare(seat, chosen, true);
}

// The end

/// What lasts for the attack ends; the attack around it goes on where it stood.
void Game::finishAttack()
{
    const Words& words = m_rules.words;
    const Attack now = current();
    const auto goesOn = [&](std::uint8_t moment) { return (m_table.during >> moment & 1) != 0; };
    for (const std::uint8_t moment :
         {words.attackStep, words.defenseStep, words.counterStep, words.combatPhase, attackMoment}) {
        if (goesOn(moment))
            endMoment(moment, now.attacker);
    }
    settleAll();
    if (gameOver())
        return;
    passTime(Expiry::EndOfAttack, now.attacker);
    setTable(&current(), false);
    m_state.attacks.removeAt(m_state.attacks.size() - 1);
    --m_table.attacks;
    m_table.during = now.during;
    m_table.changed(Table::Lasting);
    m_table.changed(Table::Moment);
    setTable(attack(), true);
    m_state.causer = m_state.acting;
    if (m_state.attacks.empty())
        m_state.phase = m_state.phaseBefore; // ARM-679, ARM-219
    goOnAfter(now);
}

} // namespace muster::engine::armory
