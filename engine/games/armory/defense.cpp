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

/// ARM-621 to ARM-626, ARM-629; never two of a kind (ARM-622), and of three fighters the attacked one alone
/// (ARM-824). Teammates choose unseen by the other side, whose turn to decide does not come again.
void Game::defenseStep()
{
    const Attack now = current();
    const Seat seat = now.defender;
    const Words& words = m_rules.words;
    beginMoment(words.defenseStep, now.attacker);
    settle();
    if (gameOver())
        return;
    const Seat mate = teammate(seat);
    const bool sealed = mate != NoSeat;
    // ARM-722: who is Berserk and will be able to counter attack cannot block with an own Weapon; else both may
    // block, and Armor always (ARM-724, ARM-725, ARM-727).
    const bool keepsWeapons = diceOf(seat, words.berserk) > 0 && ableToCounter(now);
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
            option.action = weapon.valid() || one.valid() ? Block : Nothing; // ARM-623
            option.card = weapon;
            option.other = one;
            (void)options.push(option);
        }
    }
    mergeAlike(options, seat);
    const Option block = ask(BlockWith, seat, options, now.source, 0, sealed);
    CardId weapon = block.card;
    if (mate != NoSeat && !weapon.valid()) { // ARM-835, ARM-836, ARM-Q41
        Options help;
        (void)help.push({});
        eachIn(Board, mate, [&](CardId card) {
            if (!is(card, Type::Weapon) || !mayBlock(card))
                return;
            Option one;
            one.action = Block;
            one.card = card;
            (void)help.push(one);
        });
        mergeAlike(help, mate);
        weapon = ask(HelpBlock, mate, help, now.source, 0, true).card;
    }
    commitBlockers(current(), weapon, block.other);
    // ARM-625, ARM-Q43: the attacked fighter alone
    Options techniques;
    (void)techniques.push({});
    eachIn(Hand, seat, [&](CardId card) {
        if (refuseTechnique(seat, card, Step::Defense))
            return;
        const code::Ref played = playedAbility(card);
        Context context;
        context.you = seat;
        context.self = card;
        if (played != code::None && !holds(m_code.ability(played).onlyIf, context))
            return; // it would do nothing
        Option one;
        one.card = card;
        (void)techniques.push(one);
    });
    mergeAlike(techniques, seat);
    const CardId technique = ask(DefendWith, seat, techniques, now.source, 0, sealed).card;
    const Attack blocked = current();
    for (const Blocker& one : blocked.blockers)
        say(Says::BlocksWith, m_table.card(one.card).controller, one.card, now.source, 0, 0, "ARM-621");
    if (technique.valid()) {
        m_state.causer = seat;
        carryOut(seat, seat, technique, NoSeat, NoCard);
        m_state.causer = now.attacker;
    }
    if (gameOver() || current().avoided) {
        settle();
        return;
    }
    {
        const AtOnce all(*this);
        for (const Blocker& one : blocked.blockers) {
            raise(Term::EventBlocks, one.card, now.source, m_table.card(one.card).controller);
            raise(Term::EventIsBlocked, now.source, one.card, now.attacker);
        }
        if (blocked.blockers.empty()) {
            say(Says::BlocksNothing, seat, now.source, NoCard, 0, 0, "ARM-623");
            raise(Term::EventIsNotBlocked, now.source, NoCard, now.attacker);
        }
    }
    settle();
    if (gameOver() || current().avoided)
        return;
    endMoment(words.defenseStep, now.attacker);
    current().step = Attack::DamageStep;
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

/// ARM-627, ARM-628: nothing of the attack follows.
void Game::avoid()
{
    Attack& now = current();
    if (now.avoided || now.step != Attack::DefenseStep)
        return;
    now.avoided = true;
    now.step = Attack::Over;
    say(Says::Avoids, now.defender, now.source, NoCard, 0, 0, "ARM-627");
    Event event;
    event.kind = code::eventNumber(Term::EventAvoids);
    event.that = now.source;
    event.player = now.defender;
    event.other = now.attacker;
    if (concerns(code::eventBit(Term::EventAvoids)))
        happen(event);
}

void Game::endNow(std::uint8_t moment)
{
    if (moment == m_rules.words.combatPhase && !m_state.attacks.empty())
        avoid();
}

} // namespace muster::engine::armory
