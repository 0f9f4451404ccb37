// SPDX-License-Identifier: GPL-3.0-or-later
// The attack, step by step: rules 30 to 35, Turn Order 4.
#include <cassert>

#include "engine/games/sceptre/game.h"

namespace muster::engine::sceptre {

Refusal Game::refuseAttack(CardId champion, int attack)
{
    if (const Refusal any = refuseAnyAttack(champion))
        return any;
    return refuseUnpaid(champion, attack, carriedBy(champion));
}

/// What stands against either attack.
Refusal Game::refuseAnyAttack(CardId champion)
{
    if (m_table.turn == 1)
        return "SCE-9b"; // SCE-9c: nothing but attacks; SCE-9d: only the first turn of all
    assert(champion.valid() && zoneKind(champion) == Combat); // SCE-12d
    const Seat seat = m_table.card(champion).controller;
    if (has(champion, Disarmed))
        return "SCE-47k"; // SCE-47n: that is all
    if ((m_table.card(champion).flags & Stunned) != 0)
        return "SCE-47g";
    if (inForce(Modifier::Forbid, m_rules.words.actAttack, champion) || playerForbidden(m_rules.words.actAttack, seat))
        return "SCE-20a";
    if (mayBeInForce(Modifier::Forbid, m_rules.words.actTarget)) { // SCE-30a: there has to be somebody to attack
        CardList targets;
        listAttackTargets(champion, targets);
        if (targets.empty())
            return "SCE-30a";
    }
    return Allowed;
}

bool Game::unlocked(CardId champion, int attack) { return !refuseUnpaid(champion, attack, carriedBy(champion)); }

/// SCE-30c, SCE-17h, SCE-T4a: what an attack asks for has to be on the Champion itself, and stays there.
Refusal Game::refuseUnpaid(CardId champion, int attack, const Carried& carried)
{
    const Facts& printed = facts(champion);
    int needed = attack + (printed.cavalry ? 1 : 0); // SCE-33b: the first attack of Infantry needs none
    needed += added(m_rules.words.squiresNeeded, champion);
    if (carried.squires < needed) {
        bool none = false;
        eachInForce(Modifier::Ignore, m_rules.words.needSquires, champion, [&](const Modifier& one) {
            none = none || one.amount <= 0; // all of them
            needed -= one.amount;
        });
        if (!none && carried.squires < needed)
            return !printed.cavalry    ? "SCE-33c"
                : attack == 0          ? "SCE-33d"
                : carried.squires == 0 ? "SCE-33f"
                                       : "SCE-33e";
    }
    if (!enough(champion, carried.coins, printed.attacks[attack].coins))
        return "SCE-17c"; // SCE-17h
    return Allowed;
}

/// SCE-17c. Texts may ask for more Coins, of any metal, or leave some of them out: those that help most.
bool Game::enough(CardId champion, Coins have, Coins need)
{
    int less = -added(m_rules.words.coinsNeeded, champion);
    bool none = false;
    eachInForce(Modifier::Ignore, m_rules.words.needCoins, champion, [&](const Modifier& one) {
        none = none || one.amount <= 0;
        less += one.amount;
    });
    if (none)
        return true;
    for (; less > 0 && need.total() > 0; --less)
        --(need.gold > 0 ? need.gold : need.silver > 0 ? need.silver : need.copper);
    if (less < 0)
        need.copper = static_cast<std::uint8_t>(need.copper - less);
    return meets(have, need);
}

/// SCE-30b: the Champion in combat; Squires and the garrison only where something permits it.
Refusal Game::refuseTarget(CardId champion, CardId target)
{
    const Seat enemy = other(m_table.card(champion).controller);
    if (m_table.card(target).controller != enemy || m_table.has(target, Dead))
        return "SCE-30b";
    bool forbidden = false;
    eachInForce(Modifier::Forbid, m_rules.words.actTarget, champion, [&](const Modifier& one) {
        forbidden = forbidden || matches(one.what, target, contextOf(one), NoSeat);
    });
    if (forbidden)
        return "SCE-20a";
    if (m_table.card(target).zone == zoneId(Combat, enemy))
        return Allowed;
    bool permitted = false; // SCE-12c
    eachInForce(Modifier::Allow, m_rules.words.actTarget, champion, [&](const Modifier& one) {
        permitted = permitted || matches(one.what, target, contextOf(one), NoSeat);
    });
    return permitted ? Allowed : Refusal("SCE-30b");
}

void Game::listAttackTargets(CardId champion, CardList& targets)
{
    const Seat enemy = other(m_table.card(champion).controller);
    const CardId opposing = inCombat(enemy);
    if (opposing.valid() && !refuseTarget(champion, opposing))
        targets.push(opposing);
    bool wider = false;
    eachInForce(Modifier::Allow, m_rules.words.actTarget, champion, [&](const Modifier&) { wider = true; });
    if (!wider)
        return;
    for (const CardId unit : inPlay()) {
        if (unit != opposing && isUnit(unit) && !refuseTarget(champion, unit))
            targets.push(unit);
    }
}

/// SCE-30a: which attack, and whom. Being attacked with a roll reveals the target (SCE-11b, SCE-35a); without a roll
/// it stays hidden (SCE-35b, SCE-Q40).
void Game::announce(Seat seat, const Option& action)
{
    AttackFrame& frame = m_state.attack;
    frame = {};
    frame.attacker = action.card;
    frame.attackerSince = m_table.card(action.card).entered;
    frame.attack = static_cast<std::int8_t>(action.ability);
    CardList targets;
    listAttackTargets(action.card, targets);
    Options options;
    for (const CardId target : targets)
        offer(options, target);
    frame.target = ask(WhichTarget, seat, options, action.card, action.ability).card;
    frame.targetSince = m_table.card(frame.target).entered;
    m_table.attacker = frame.attacker;
    m_table.attacked = frame.target;
    m_table.changed(Table::Moment);
    m_state.phase = Phase::Announced;
    say(Says::AnnouncesAttack, seat, frame.attacker, frame.target, frame.attack, 0, "SCE-30a");
    if (needsRoll(frame.attacker, frame.attack))
        turnUp(frame.target, "SCE-35a");
    {
        const AtOnce both(*this); // SCE-25h
        raise(Term::EventAttacks, frame.attacker, frame.target, seat);
        raise(Term::EventIsAttacked, frame.target, frame.attacker, seat);
    }
    drain();
    checkDeaths();
    if (!gameOver())
        respond(other(seat));
}

/// SCE-Q44, SCE-Q27: an announced attack is cancelled when its attacker or target is gone, or the attacker has been
/// Disarmed or forbidden to attack meanwhile; the turn is over all the same.
bool Game::attackStands()
{
    const AttackFrame& frame = m_state.attack;
    const Seat seat = m_table.active;
    return m_table.same(frame.attacker, frame.attackerSince) && inCombat(seat) == frame.attacker
        && m_table.same(frame.target, frame.targetSince) && !refuseTarget(frame.attacker, frame.target)
        && !refuseAnyAttack(frame.attacker);
}

/// SCE-T4b, SCE-30d to SCE-30f, SCE-30n, SCE-30s: one die for the attack (SCE-Q48); it has to be higher than DEF.
void Game::rollAttack()
{
    AttackFrame& frame = m_state.attack;
    const Seat seat = m_table.active;
    m_state.phase = Phase::Rolled;
    if (!attackStands()) {
        frame.cancelled = true;
        say(Says::AttackCancelled, seat, frame.attacker, frame.target, 0, 0, "SCE-Q44");
        return;
    }
    frame.happened = true;
    const bool rolled = needsRoll(frame.attacker, frame.attack);
    if (!rolled) {
        frame.through = true;
    } else {
        turnUp(frame.target, "SCE-35a"); // what spared it the die may be gone by now
        const int die = roll(20);        // SCE-M1
        const int total = die + attackBonus(frame.attacker);
        frame.through = total > def(frame.target);
        say(Says::AttackRoll, seat, frame.attacker, frame.target, die, total, "SCE-30f");
    }
    say(!rolled             ? Says::NeedsNoRoll
            : frame.through ? Says::BreaksThrough
                            : Says::Misses,
        seat, frame.attacker, frame.target, rolled ? def(frame.target) : 0, 0, frame.through ? "SCE-30f" : "SCE-30n");
    const std::size_t before = m_table.triggers.size();
    raise(frame.through ? Term::EventBreaksThrough : Term::EventMisses, frame.attacker, frame.target, seat);
    m_state.added.clear();
    // Traps and the defender's cards answer at once, and may negate it (SCE-30t); what the attacker's other cards add to
    // a successful attack comes after its own effects (SCE-30i).
    if (frame.through) {
        const auto adds = [&](const Trigger& one) { return one.you == seat && !is(one.source, Type::Trap); };
        for (std::size_t i = before; i < m_table.triggers.size(); ++i) {
            if (!adds(m_table.triggers[i]))
                continue;
            store(m_state.added, m_table.triggers[i]);
            m_table.triggers.removeAt(i--);
        }
    }
    drain();
}

/// As long as it lives a Champion that has died counts as alive: what its attack does is worked out as if that came first
/// (SCE-31b).
class Game::AsIfAlive {
public:
    AsIfAlive(Game& game, CardId card) : m_game(game), m_card(card), m_dead(game.m_table.has(card, Dead))
    {
        if (m_dead)
            m_game.m_table.setFlag(m_card, Dead, false);
    }
    ~AsIfAlive()
    {
        if (m_dead)
            m_game.m_table.setFlag(m_card, Dead, true);
    }
    AsIfAlive(const AsIfAlive&) = delete;
    AsIfAlive& operator=(const AsIfAlive&) = delete;

private:
    Game& m_game;
    CardId m_card;
    bool m_dead;
};

/// SCE-T4c, SCE-30g, SCE-30k: a multiple attack rolls first; the sum is one damage. A miss does nothing (SCE-30o).
void Game::dealAttackDamage()
{
    AttackFrame& frame = m_state.attack;
    m_state.phase = Phase::Damaged;
    if (!frame.through || frame.negated || !m_table.same(frame.target, frame.targetSince)) {
        if (frame.negated)
            say(Says::AttackNegated, m_table.active, frame.attacker, frame.target, 0, 0, "SCE-30t");
        return;
    }
    // SCE-Q44: what answered has taken the attacker away; if it has killed it, the attack counts before that (SCE-31b).
    if (m_table.card(frame.attacker).entered != frame.attackerSince || inCombat(m_table.active) != frame.attacker) {
        frame.cancelled = true;
        frame.negated = true; // what it would do comes to nothing, too
        say(Says::AttackCancelled, m_table.active, frame.attacker, frame.target, 0, 0, "SCE-Q44");
        return;
    }
    const Attack& attack = facts(frame.attacker).attacks[frame.attack];
    int amount = 0;
    {
        const AsIfAlive alive(*this, frame.attacker);
        int base = attack.damage;
        if (attack.multiple > 0) {
            base = 0;
            for (int i = 0; i < attack.multiple; ++i) {
                const int die = roll(20) + added(m_rules.words.damageRoll, frame.attacker);
                say(Says::DamageRoll, m_table.active, frame.attacker, NoCard, die, attack.threshold, "SCE-30k");
                if (die >= attack.threshold) // SCE-M2
                    base += attack.damage;
            }
        }
        amount = damageBy(frame.attacker, frame.target, base); // SCE-40b: of a Squire, too
    }
    const std::size_t before = m_state.deaths.size();
    hurt(frame.target, amount, frame.attacker, "SCE-30g", false, true);
    checkDeaths();
    attackersDeathLast(before);
}

/// SCE-T4d, SCE-30h: what is printed behind the attack's name, each effect with a die of its own (SCE-30j).
void Game::ownEffects()
{
    const AttackFrame& frame = m_state.attack;
    m_state.phase = Phase::Effects;
    if (frame.through && !frame.negated)
        runAttackText(frame.attacker, facts(frame.attacker).attacks[frame.attack].does);
}

void Game::runAttackText(CardId champion, code::Range script)
{
    for (const code::Ability& ability : m_code.abilitiesOf(script)) {
        if (gameOver())
            return;
        Context context;
        context.you = m_table.card(champion).controller;
        context.self = champion;
        context.it = m_state.attack.target;
        context.optionalRolls = true; // SCE-Q17: they may be left out, unless they can harm their own side
        if (ability.target != code::None) {
            CardList targets;
            collect(ability.target, context, context.you, targets);
            if (targets.empty())
                continue;
            context.target = askCard(context.you, targets, champion, Term::Ability);
            targeted(context.target, ability.target);
        }
        if (!holdsIfShown(ability.onlyIf, context) || !payable(ability.cost, context))
            continue;
        pay(ability.cost, context);
        run(ability.steps, context);
    }
}

/// SCE-T4e, SCE-46b: what other cards add to a successful attack, each with a die of its own (SCE-46c).
void Game::otherEffects()
{
    m_state.phase = Phase::OtherEffects;
    if (!m_state.attack.negated) {
        for (const Trigger& one : m_state.added)
            store(m_table.triggers, one);
    }
    m_state.added.clear();
    drain();
}

/// SCE-30w: Bleeding of the attacker, hit or miss (SCE-47a, SCE-Q23), then the deaths. The turn is over (SCE-30q).
void Game::aftermath()
{
    const AttackFrame frame = m_state.attack;
    if (frame.happened && m_table.same(frame.attacker, frame.attackerSince) && has(frame.attacker, Bleeding)) {
        hurt(frame.attacker, 10, NoCard, "SCE-47a", true); // SCE-47e; SCE-47d: only for this, or for a retreat
        checkDeaths();
    }
    m_state.phase = Phase::Aftermath;
    checkDeaths();
    drain();
    settleDeaths();
    if (!over()) { // what its deaths wake belongs to it (SCE-30w)
        passTime(Expiry::EndOfAttack, m_table.active);
        checkDeaths();
        drain();
        settleDeaths();
    }
    m_table.attacker = m_table.attacked = NoCard;
    m_state.attack = {};
    m_table.changed(Table::Moment);
}

} // namespace muster::engine::sceptre
