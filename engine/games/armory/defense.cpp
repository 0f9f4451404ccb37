// SPDX-License-Identifier: GPL-3.0-or-later
// The Defense Step: one joint declaration of blocks and a Defense Technique (ARM-Q27), and avoiding.
#include <algorithm>

#include "engine/games/armory/game.h"

namespace muster::engine::armory {

bool Game::mayBlock(CardId card)
{
    return isReady(card) && !inForce(Modifier::Forbid, m_rules.words.actBlock, card)
        && !playerForbidden(m_rules.words.actBlock, m_table.card(card).controller, card);
}

/// ARM-621 to ARM-626, ARM-629. What is declared is one thing for the attacker, who sees it when all of it is chosen.
void Game::defenseStep()
{
    const Attack now = current();
    const Seat seat = now.defender;
    beginMoment(m_rules.words.defenseStep, now.attacker);
    settleAll();
    if (gameOver() || current().ended)
        return;
    const Option block = askBlock(now);
    commitBlockers(current(), block.card, block.other);
    const CardId technique = askDefense(now);
    const Attack blocked = current();
    for (const Blocker& one : blocked.blockers)
        say(Says::BlocksWith, m_table.card(one.card).controller, one.card, now.source, 0, 0, "ARM-621");
    if (technique.valid()) {
        m_state.causer = seat;
        const Option on = askTarget(seat, technique);
        carryOut(seat, seat, technique, on.seat, on.other);
        m_state.causer = now.attacker;
    }
    if (gameOver() || current().ended) {
        settleAll();
        return;
    }
    tellBlocks(blocked);
    settleAll();
    if (gameOver() || current().ended)
        return;
    endMoment(m_rules.words.defenseStep, now.attacker);
    current().step = Attack::DamageStep;
}

/// A Weapon, an Armor, one of each or nothing (ARM-623); never two of a kind (ARM-622), and of three fighters the
/// attacked one alone (ARM-824). Teammates choose unseen by the other side, whose turn to decide does not come again.
Option Game::askBlock(const Attack& now)
{
    const Seat seat = now.defender;
    const Seat mate = teammate(seat);
    // ARM-722: who is Berserk and will be able to counter attack cannot block with an own Weapon; else both may
    // block, and Armor always (ARM-724, ARM-725, ARM-727).
    const bool keepsWeapons = diceOf(seat, m_rules.words.berserk) > 0 && ableToCounter(now);
    CardList weapons;
    CardList armor;
    (void)weapons.push(NoCard);
    (void)armor.push(NoCard);
    eachIn(Board, seat, [&](CardId card) {
        if (!isEquipment(card) || !mayBlock(card))
            return;
        if (is(card, Type::Armor))
            (void)armor.push(card);
        else if (!keepsWeapons)
            (void)weapons.push(card);
    });
    Options options;
    for (const CardId weapon : weapons) {
        for (const CardId one : armor) {
            Option option;
            option.action = weapon.valid() || one.valid() ? Block : Nothing;
            option.card = weapon;
            option.other = one;
            (void)options.push(option);
        }
    }
    Option block = askMerged(BlockWith, seat, options, now.source, 0, mate != NoSeat);
    if (mate == NoSeat || block.card.valid())
        return block;
    Options help; // ARM-835, ARM-836, ARM-Q41
    (void)help.push({});
    eachIn(Board, mate, [&](CardId card) {
        if (!is(card, Type::Weapon) || !mayBlock(card))
            return;
        Option one;
        one.action = Block;
        one.card = card;
        (void)help.push(one);
    });
    block.card = askMerged(HelpBlock, mate, help, now.source, 0, true).card;
    return block;
}

/// ARM-625, ARM-Q43: the attacked fighter alone. What would do nothing is not offered.
CardId Game::askDefense(const Attack& now)
{
    const Seat seat = now.defender;
    Options techniques;
    (void)techniques.push({});
    eachIn(Hand, seat, [&](CardId card) {
        if (own(card).step != Step::Defense || refuseTechnique(seat, card)) // ARM-456
            return;
        const code::Ref played = playedAbility(card);
        Context context;
        context.you = seat;
        context.self = card;
        if (played != code::None && !holds(m_code.ability(played).onlyIf, context))
            return;
        Option one;
        one.card = card;
        (void)techniques.push(one);
    });
    return askMerged(DefendWith, seat, techniques, now.source, 0, teammate(seat) != NoSeat).card;
}

void Game::tellBlocks(const Attack& blocked)
{
    const AtOnce all(*this);
    for (const Blocker& one : blocked.blockers) {
        raise(Term::EventBlocks, one.card, blocked.source, m_table.card(one.card).controller);
        raise(Term::EventIsBlocked, blocked.source, one.card, blocked.attacker);
    }
    if (!blocked.blockers.empty())
        return;
    say(Says::BlocksNothing, blocked.defender, blocked.source, NoCard, 0, 0, "ARM-623");
    raise(Term::EventIsNotBlocked, blocked.source, NoCard, blocked.attacker);
}

/// ARM-513, ARM-624, ARM-835.
void Game::commitBlockers(Attack& attack, CardId weapon, CardId armor)
{
    for (const CardId card : {weapon, armor}) {
        if (!card.valid())
            continue;
        setState(card, Committed);
        (void)attack.blockers.push({card, m_table.card(card).entered, static_cast<std::int16_t>(blockOf(card))});
    }
    attack.weaponBlocked = weapon.valid() && m_table.card(weapon).controller == attack.defender; // ARM-Q42
    setTable(&attack, true);
}

/// ARM-627, ARM-628: nothing of the attack follows. Before the Damage Step that is avoiding it.
void Game::endNow(std::uint8_t moment)
{
    if (moment != m_rules.words.combatPhase || m_state.attacks.empty() || current().ended)
        return;
    Attack& now = current();
    const bool avoids = now.step <= Attack::DefenseStep;
    now.ended = true;
    now.step = Attack::Over;
    if (!avoids)
        return;
    say(Says::Avoids, now.defender, now.source, NoCard, 0, 0, "ARM-627");
    Event event;
    event.kind = code::eventNumber(Term::EventAvoids);
    event.that = now.source;
    event.player = now.defender;
    event.other = now.attacker;
    if (concerns(code::eventBit(Term::EventAvoids)))
        happen(event);
}

} // namespace muster::engine::armory
