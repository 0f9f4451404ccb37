// SPDX-License-Identifier: GPL-3.0-or-later
// The Main Phase: what may be done, and doing it. Cards, hero abilities, Active Relics.
#include <algorithm>
#include <cassert>

#include "engine/games/hero/game.h"

namespace muster::engine::hero {

/// HRO-141, HRO-155, HRO-300: all of it is for the player whose turn it is, in the Main Phase, and not in the middle of a
/// combat (HRO-317).
Refusal Game::refuse(Seat seat, const Option& action)
{
    const bool itsTime = seat == m_table.active && static_cast<Phase>(m_state.phase) == Phase::Main;
    if (!itsTime && action.action != UseRelic)
        return action.action == PlayCard ? "HRO-141"
            : action.action == UsePower  ? "HRO-251"
            : action.action == UseAttack ? "HRO-256"
            : action.action == Buy       ? "HRO-145"
            : action.action == Pass      ? "HRO-146"
                                         : "HRO-300";
    if (m_state.fighting)
        return "HRO-317";
    return refuseInMain(seat, action, has(seat, m_rules.words.mana));
}

/// The same where it is time, for who has so much mana.
Refusal Game::refuseInMain(Seat seat, const Option& action, int mana)
{
    const Player& player = m_state.players[seat];
    switch (action.action) {
    case PlayCard:
        return refuseCard(seat, action.card, mana);
    case UsePower:
        if (player.used[Power] > 0 || playerForbidden(m_rules.words.actUse, seat))
            return "HRO-251"; // HRO-142
        if (abilityCost(seat, Power) > mana)
            return "HRO-250";
        return needsTarget(seat, action.card, factsOf(action.card).abilities[Power].does) ? "HRO-Q59" : Allowed;
    case UseAttack: {
        int times = 1;
        eachInForce(Modifier::Allow, m_rules.words.actAttack, heroOf(seat),
                    [&](const Modifier& one) { times += one.amount; });
        const CardId hero = heroOf(seat);
        if (player.used[Attack] >= times || inForce(Modifier::Forbid, m_rules.words.actAttack, hero)
            || playerForbidden(m_rules.words.actAttack, seat, hero) || playerForbidden(m_rules.words.actUse, seat))
            return "HRO-256"; // HRO-142
        return abilityCost(seat, Attack) > mana ? "HRO-255" : Allowed;
    }
    case UseRelic:
        return refuseRelic(seat, action.card, InMainPhase);
    case Buy:
        return refuseBuy(seat, action.card);
    case DeclareCombat:
        if (action.other.valid()) // HRO-304
            return "HRO-305";
        return player.combats >= m_rules.switches.combatsPerTurn ? "HRO-Q15" : refuseCombat(seat, action.card);
    default:
        return Allowed;
    }
}

Refusal Game::refuseCard(Seat seat, CardId card, int mana)
{
    const Words& words = m_rules.words;
    assert(zoneOfCard(card) == Hand && m_table.card(card).owner == seat);
    const Facts& facts = factsOf(card);
    if (facts.type != Type::Minion && facts.type != Type::Spell && facts.type != Type::Upgrade)
        return "HRO-015"; // a text has brought it here
    if (facts.ultimate && !leveled(seat) && !inForce(Modifier::Ignore, words.needLevel, card)) // HRO-022, HRO-231
        return "HRO-230";
    if (playerForbidden(words.actPlay, seat, card)
        || (facts.type == Type::Spell && playerForbidden(words.actCast, seat, card)))
        return "HRO-140";
    if (costsMore(card, mana))
        return "HRO-170";
    return facts.type == Type::Spell && needsTarget(seat, card, facts.does) ? "HRO-Q59" : Allowed;
}

Refusal Game::refuseRelic(Seat seat, CardId relic, RelicWindow window)
{
    const bool main = seat == m_table.active && static_cast<Phase>(m_state.phase) == Phase::Main && !m_state.fighting;
    if (((m_rules.switches.relicWindows | factsOf(relic).relicWindows) & window) == 0
        || (window == InMainPhase && !main))
        return "HRO-155"; // HRO-Q41
    if (isSpent(relic) || playerForbidden(m_rules.words.actUse, seat, relic))
        return "HRO-278";
    if (factsOf(relic).relicMana > has(seat, m_rules.words.mana))
        return "HRO-279";
    return needsTarget(seat, relic, factsOf(relic).activates) ? "HRO-Q59" : Allowed;
}

/// Whether it names a target and there is none.
bool Game::needsTarget(Seat seat, CardId card, code::Range does)
{
    for (int i = 0; i < does.count; ++i) {
        const code::Ability& one = m_code.ability(static_cast<code::Ref>(does.first + i));
        if (one.kind != code::Ability::Plays || one.target == code::None)
            continue;
        Context context;
        context.you = seat;
        context.self = card;
        if (!untilOne(one.target, context, seat, [](CardId) { return true; }))
            return true;
    }
    return false;
}

/// What the text says, on either side.
void Game::listTargets(Seat seat, CardId card, code::Range does, CardList& targets)
{
    Context context;
    context.you = seat;
    context.self = card;
    for (int i = 0; i < does.count && targets.empty(); ++i) {
        const code::Ability& one = m_code.ability(static_cast<code::Ref>(does.first + i));
        if (one.kind == code::Ability::Plays && one.target != code::None)
            collect(one.target, context, seat, targets);
    }
}

void Game::listActions(Seat seat, Options& options)
{
    if (refuse(seat, {})) // it is no time for anything
        return;
    const int mana = has(seat, m_rules.words.mana);
    eachAction(seat, [&](const Option& action) {
        if (!refuseInMain(seat, action, mana))
            store(options, action);
    });
}

const char* Game::brokenListing()
{
    if (static_cast<Phase>(m_state.phase) != Phase::Main)
        return nullptr;
    Options offered;
    const Seat seat = m_table.active;
    listActions(seat, offered);
    if (offered.empty() || offered.overflowed())
        return "nothing can be done, or too much";
    const char* wrong = nullptr;
    eachAction(seat, [&](const Option& action) {
        const Refusal refusal = refuse(seat, action);
        if (refusal && !refusal.rule().starts_with("HRO-"))
            wrong = "something is refused without a rule";
        Option onMinion = action;
        onMinion.other = action.card;
        if (action.action == DeclareCombat && !refuse(seat, onMinion)) // HRO-305
            wrong = "a minion may attack a minion";
    });
    return wrong;
}

// Costs

int Game::costOf(CardId card)
{
    return inForce(Modifier::Ignore, m_rules.words.needCost, card) ? 0 : numberNow(m_rules.words.cost, card);
}

bool Game::costsMore(CardId card, int mana)
{
    return isAbove(m_rules.words.cost, card, mana) && !inForce(Modifier::Ignore, m_rules.words.needCost, card);
}

/// HRO-250, HRO-255, HRO-360, or what the upgrade says (HRO-223).
int Game::abilityCost(Seat seat, std::uint8_t slot)
{
    const int printed = factsOf(boardCard(seat, slot)).abilities[slot].mana;
    if (!mayChange(m_rules.words.abilityCost))
        return printed;
    const Change change = changeOf(m_rules.words.abilityCost, heroOf(seat));
    const int cost = std::max(0, change.fixed ? change.value : printed + change.added);
    return changed(m_rules.words.abilityCost, seat, cost);
}

void Game::payMana(Seat seat, int amount, const char* rule)
{
    if (amount <= 0)
        return;
    setValue(seat, m_rules.words.mana, has(seat, m_rules.words.mana) - amount);
    tell(Tells::Loses, seat, NoCard, NoCard, amount, m_rules.words.mana, rule);
}

// Doing it

void Game::act(Seat seat, const Option& action)
{
    ++m_state.players[seat].actions;
    switch (action.action) {
    case PlayCard:
        playCard(seat, action.card);
        return;
    case UsePower:
        usePower(seat);
        return;
    case UseAttack:
        useAttack(seat);
        return;
    case UseRelic:
        useRelic(seat, action.card);
        return;
    case Buy:
        buy(seat, action.card);
        return;
    case DeclareCombat:
        combat(seat, action.card);
        return;
    default: // HRO-146
        m_state.phase = static_cast<std::uint8_t>(Phase::End);
    }
}

void Game::playCard(Seat seat, CardId card)
{
    switch (typeOf(card)) {
    case Type::Minion:
        playMinion(seat, card);
        return;
    case Type::Spell:
        castSpell(seat, card);
        return;
    default:
        playUpgrade(seat, card);
    }
}

void Game::announce(Seat seat, CardId card)
{
    const AtOnce all(*this);
    raise(Term::EventIsPlayed, card, NoCard, seat);
    raise(Term::EventPlays, card, NoCard, seat);
}

/// HRO-220
void Game::playMinion(Seat seat, CardId card)
{
    payMana(seat, costOf(card), "HRO-170");
    say(Says::Plays, seat, card, NoCard, 0, 0, "HRO-220");
    const AtOnce all(*this);
    put(card, Battlefield, seat);
    announce(seat, card);
}

/// HRO-221: paid, carried out, discarded. It counts as cast from the moment it is paid for, so that it is one of the
/// spells of this turn for its own text.
void Game::castSpell(Seat seat, CardId card)
{
    payMana(seat, costOf(card), "HRO-170");
    const CardId outer = m_state.casting;
    put(card, Resolving, seat);
    say(Says::Casts, seat, card, NoCard, 0, 0, "HRO-221");
    ++m_state.players[seat].spells;
    m_state.casting = card;
    m_state.castingDamages = false;
    announce(seat, card);
    meetAsSoonAs(); // a quest that counts spells (HRO-Q44)
    carryOut(seat, card, factsOf(card).does);
    wakeChannels(seat, card);
    if (m_state.castingDamages) // HRO-206, HRO-208, HRO-Q33
        resetResource(seat, Facts::Reset::DamageSpell);
    m_state.casting = outer;
    if (zoneOfCard(card) == Resolving)
        put(card, DiscardPile, m_table.card(card).owner); // HRO-394, HRO-Q57
}

/// HRO-222, HRO-224, HRO-225, HRO-226. The one before stays beneath it (HRO-Q40).
void Game::playUpgrade(Seat seat, CardId card)
{
    payMana(seat, costOf(card), "HRO-170");
    const CardId before = boardCard(seat, factsOf(card).improves);
    say(Says::Plays, seat, card, before == heroOf(seat) ? NoCard : before, 0, 0, "HRO-222");
    const AtOnce all(*this);
    put(card, HeroBoard, seat);
    if (before != heroOf(seat)) {
        cover(before, card);
        m_table.partAnew(card);
    }
    announce(seat, card);
}

/// All the older upgrades of a slot lie beneath the latest, in the order in which they came.
void Game::cover(CardId before, CardId latest)
{
    m_table.eachOn(before, [&](CardId older) { m_table.attach(older, latest); });
    m_table.attach(before, latest);
    m_table.setFlag(before, Beneath, true);
}

CardId Game::boardCard(Seat seat, std::uint8_t slot) const
{
    for (CardId at = firstIn(HeroBoard, seat); at.valid(); at = m_table.card(at).next) {
        if (factsOf(at).improves == slot)
            return at;
    }
    return heroOf(seat);
}

/// What it does stands on the board, of the Barbarian and of the Mage alike (HRO-252, HRO-253, HRO-Q48).
void Game::usePower(Seat seat)
{
    const CardId card = boardCard(seat, Power);
    payMana(seat, abilityCost(seat, Power), "HRO-250");
    ++m_state.players[seat].used[Power]; // HRO-227: of the slot
    say(Says::Uses, seat, card, NoCard, Power, 0, "HRO-251");
    raise(Term::EventUses, card, NoCard, seat);
    carryOut(seat, card, factsOf(card).abilities[Power].does);
}

/// HRO-257, HRO-259, HRO-260, HRO-261: both strike at the same time (HRO-Q21). No minion blocks it (HRO-263), and no combat
/// has to do with it (HRO-262).
void Game::useAttack(Seat seat)
{
    const CardId card = boardCard(seat, Attack);
    const CardId hero = heroOf(seat);
    payMana(seat, abilityCost(seat, Attack), "HRO-255");
    ++m_state.players[seat].used[Attack];
    CardList targets;
    targets.push(heroOf(other(seat)));                                              // HRO-242
    eachIn(Battlefield, other(seat), [&](CardId minion) { targets.push(minion); }); // HRO-242
    Options options;
    for (const CardId one : targets) {
        Option option;
        option.card = one;
        store(options, option);
    }
    mergeAlike(options, seat);
    const CardId target = askGame(Asks::AttackWhom, seat, options, card).card;
    say(Says::Attacks, seat, hero, target, 0, 0, "HRO-257");
    {
        const AtOnce all(*this);
        raise(Term::EventUses, card, NoCard, seat);
        raise(Term::EventAttacks, hero, target, seat);
    }
    carryOut(seat, card, factsOf(card).abilities[Attack].does); // of an upgrade that does something besides
    if (!inPlayNow(target))
        return; // nobody is there any more to strike
    const bool atHero = typeOf(target) == Type::Hero;
    const Seat enemy = other(seat);
    const bool armed = equipped(enemy, EquipmentSlot::Weapon).valid() || m_rules.switches.unarmedReturns; // HRO-Q22
    const int back = !atHero ? numberNow(m_rules.words.attack, target)
        : armed              ? numberNow(m_rules.words.weaponDamage, target) // HRO-Q23
                             : 0;
    Damages both; // set before either is dealt (HRO-Q47)
    both.push({target, hero, attackDamage(seat), m_rules.words.ofWeapon, equipped(seat, EquipmentSlot::Weapon)});
    both.push({hero, target, back, 0xff, NoCard});
    deal(both, atHero ? "HRO-261" : "HRO-259");
}

int Game::attackDamage(Seat seat)
{
    const CardId hero = heroOf(seat);
    return numberNow(m_rules.words.attackDamage, hero);
}

/// HRO-278, HRO-279
void Game::useRelic(Seat seat, CardId relic)
{
    payMana(seat, factsOf(relic).relicMana, "HRO-279");
    m_table.setFlag(relic, Spent, true);
    say(Says::Uses, seat, relic, NoCard, Slots, 0, "HRO-278");
    raise(Term::EventUses, relic, NoCard, seat);
    carryOut(seat, relic, factsOf(relic).activates);
}

// Texts

/// HRO-240, HRO-241, HRO-243: what the text says, on either side, and the player of the effect chooses.
CardId Game::askTarget(Seat seat, CardId card, const code::Ability& ability)
{
    Context context;
    context.you = seat;
    context.self = card;
    CardList targets;
    collect(ability.target, context, seat, targets);
    Options options;
    for (const CardId one : targets) {
        Option option;
        option.card = one;
        store(options, option);
    }
    if (options.empty())
        return NoCard;
    mergeAlike(options, seat);
    return askGame(Asks::Target, seat, options, card).card;
}

/// What a text does when it is played, used or bought.
void Game::carryOut(Seat seat, CardId card, code::Range does)
{
    for (int i = 0; i < does.count && !gameOver(); ++i) {
        const code::Ability& one = m_code.ability(static_cast<code::Ref>(does.first + i));
        if (one.kind != code::Ability::Plays)
            continue;
        Context context;
        context.you = seat;
        context.self = card;
        if (one.target != code::None)
            context.target = askTarget(seat, card, one);
        if (!holds(one.onlyIf, context) || !payable(one.cost, context))
            continue;
        payFor(one, context);
        run(one.steps, context);
        keepChannel(one, context);
    }
}

} // namespace muster::engine::hero
