// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers of units, and when card texts work: rules 2, 21, 23, 26, 27, 33, 34 and 36.
#include "engine/games/sceptre/game.h"

namespace muster::engine::sceptre {

/// SCE-2a, SCE-Q19: base and all changes are summed, and the floor of zero is laid once, at the end.
int Game::stat(CardId unit, std::uint8_t word)
{
    const Change change = changeOf(word, unit);
    const int sum = change.fixed ? change.value : printed(word, unit) + change.added;
    if (sum < 0)
        return 0; // SCE-2a
    return sum;
}

int Game::maxHp(CardId unit) { return stat(unit, m_rules.words.hp); }

/// SCE-2c: damage stays.
int Game::hp(CardId unit) { return std::max(0, maxHp(unit) - m_table.card(unit).damage); }

/// SCE-47j: after all changes it is halved, rounded up.
int Game::def(CardId unit)
{
    const int value = stat(unit, m_rules.words.def);
    return has(unit, Splintered) ? (value + 1) / 2 : value;
}

int Game::number(std::uint8_t word, CardId card)
{
    if (word == m_rules.words.hp)
        return hp(card);
    if (word == m_rules.words.def)
        return def(card);
    return stat(card, word);
}

int Game::numberOf(std::uint8_t word, Seat seat)
{
    return word == m_rules.words.bloodCard ? m_state.players[seat].collected : 0;
}

Game::Carried Game::carriedBy(CardId champion) const
{
    Carried carried;
    m_table.eachOn(champion, [&](CardId on) {
        if (is(on, Type::Coin))
            carried.coins.add(facts(on).metal);
        else if (is(on, Type::Squire))
            ++carried.squires;
    });
    return carried;
}

int Game::squiresOn(CardId champion) const { return carriedBy(champion).squires; }

Coins Game::coinsOn(CardId champion) const { return carriedBy(champion).coins; }

void Game::lookAtHand(Seat seat) const
{
    HandList& hand = m_hands[seat];
    m_table.pilesChanged &= ~(std::uint64_t(1) << zoneId(Hand, seat));
    hand.coins = {};
    hand.different.clear();
    std::uint64_t met = 0; // a bit for several definitions: most cards need no further look
    m_table.each(zoneId(Hand, seat), [&](CardId card) {
        const CardState& state = m_table.card(card);
        if (is(card, Type::Coin))
            hand.coins.add(facts(card).metal);
        const std::uint64_t bit = std::uint64_t(1) << (state.definition & 63);
        const auto same = [&](CardId one) { return m_table.card(one).definition == state.definition; };
        if ((met & bit) != 0 && std::any_of(hand.different.begin(), hand.different.end(), same))
            return;
        met |= bit;
        hand.different.push(card);
    });
}

/// SCE-30e: Skill is such a bonus (SCE-Q2).
int Game::attackBonus(CardId champion)
{
    return (m_rules.switches.skill == Switches::ToAttackRoll ? skl(champion) : 0)
        + added(m_rules.words.attackRoll, champion);
}

/// SCE-30g, SCE-30l, SCE-Q67: bonuses and reductions once, on the total, not below zero. An attack that deals no
/// damage of its own has nothing to add to (SCE-30m).
int Game::damageBy(CardId champion, CardId target, int base)
{
    if (base <= 0)
        return 0;
    const int skill = m_rules.switches.skill == Switches::ToDamage ? skl(champion) : 0;
    return std::max(
        0, base + skill + added(m_rules.words.damageDealt, champion) + added(m_rules.words.damageTaken, target));
}

bool Game::needsRoll(CardId champion, int attack) // SCE-30r
{
    return !facts(champion).attacks[attack].noRoll
        && !inForce(Modifier::Ignore, m_rules.words.needAttackRoll, champion);
}

/// SCE-30f, SCE-M1: die and bonuses must be more than the DEF.
double Game::chanceToHit(CardId champion, int attack, int def)
{
    return needsRoll(champion, attack) ? std::clamp((20.0 - (def - attackBonus(champion))) / 20.0, 0.0, 1.0) : 1.0;
}

/// SCE-30k, SCE-M2: what is added to the die counts.
double Game::chanceOfDamageRoll(CardId champion, int attack)
{
    const int needed = facts(champion).attacks[attack].threshold - added(m_rules.words.damageRoll, champion);
    return std::clamp((21.0 - needed) / 20.0, 0.0, 1.0);
}

/// SCE-47h, SCE-Q74: Daze turns the whole Ability off; so does an effect that disables it.
bool Game::abilityOn(CardId champion) { return !has(champion, Dazed) && !inForce(Modifier::Disable, 0, champion); }

/// Whether something in force has given it this ability: not an Exterior without a Gate (SCE-27k).
bool Game::givenNow(CardId card, const code::Ability& ability)
{
    return std::any_of(m_table.modifiers.begin(), m_table.modifiers.end(), [&](const Modifier& one) {
        return one.kind == Modifier::Give && one.target == card && one.entered == m_table.card(card).entered
            && active(one) && code::Range{one.what, one.abilities}.contains(m_code.refOf(ability));
    });
}

bool Game::works(CardId card, const code::Ability& ability, const Event* event)
{
    const Facts& printed = facts(card);
    const std::uint8_t zone = zoneKind(card);
    const bool dead = m_table.has(card, Dead);
    const code::Ref at = m_code.refOf(ability);
    if (ability.where != 0 && (ability.where >> zone & 1) == 0)
        return false;
    switch (printed.type) {
    case Type::Champion: {
        if (dead && (event == nullptr || !isOwnEnd(card, *event)))
            return false;
        if (!printed.ability.contains(at))
            return givenNow(card, ability);
        // SCE-34c: a Combat Ability works while moving into or out of combat, too; SCE-34d, SCE-34e
        const bool moving = event != nullptr && event->it == card
            && (event->kind == code::eventNumber(Term::EventEnters)
                || event->kind == code::eventNumber(Term::EventLeaves));
        const bool placed = (zone == Combat && (printed.where & 1) != 0)
            || (zone == Garrison && (printed.where & 2) != 0) || (moving && (printed.where & 1) != 0);
        if (!placed)
            return false;
        // SCE-Q70: of a hidden Champion it is off until its player announces and reveals it; where it would answer an
        // event, that is asked then
        if (!m_table.has(card, FaceUp) && ability.kind != code::Ability::When && ability.kind != code::Ability::Instead)
            return false;
        // A state that disables cards must not ask itself, nor another one that does.
        if (ability.kind == code::Ability::While && disables(ability))
            return !has(card, Dazed) && !disabledByModifier(card);
        return abilityOn(card);
    }
    case Type::Squire: {
        const CardId champion = m_table.card(card).holder;
        if (!champion.valid() || (dead && (event == nullptr || !isOwnEnd(card, *event))))
            return false;
        // SCE-11h: what it does for others than its own Champion only once it has been shown
        if (!m_table.has(card, FaceUp) && printed.passiveGarrison && m_rules.reachesOthers(ability))
            return false;
        if (printed.innate.contains(at))
            return true; // SCE-36c
        if (!printed.matching.contains(at))
            return givenNow(card, ability);
        return printed.origin == facts(champion).origin; // SCE-36d, SCE-Q47: no Origin equals no Origin
    }
    case Type::Equipment: { // SCE-23b: while it is attached
        const CardId holder = m_table.card(card).holder;
        if (!holder.valid())
            return false;
        // SCE-23h: on a Squire it gives nothing; only what is used of it can still be used
        return is(holder, Type::Champion) || ability.kind == code::Ability::Uses;
    }
    case Type::Trap:
        return zone == TrapRow; // SCE-25f: whosever turn it is
    case Type::Arena:
        return zone == ArenaSlot;
    case Type::Exterior:
        return exteriorActive(card); // SCE-27k
    default:
        return onTable(zone);
    }
}

/// What effects that last have disabled, without asking the states of other cards.
bool Game::disabledByModifier(CardId card)
{
    const auto meets = [&](const Modifier& one) {
        return one.target == card ? m_table.card(card).entered == one.entered
                                  : one.selector != code::None && matches(one.selector, card, contextOf(one), NoSeat);
    };
    return std::any_of(m_table.modifiers.begin(), m_table.modifiers.end(),
                       [&](const Modifier& one) { return one.kind == Modifier::Disable && active(one) && meets(one); });
}

/// SCE-27k, SCE-27l: the effect of an Exterior without a Gate stands still, and so does its time.
bool Game::active(const Modifier& modifier)
{
    if (!modifier.lies.valid())
        return true;
    return !is(modifier.lies, Type::Exterior) || exteriorActive(modifier.lies);
}

} // namespace muster::engine::sceptre
