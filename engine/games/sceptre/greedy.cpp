// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/sceptre/greedy.h"

namespace muster::engine::sceptre {

using effects::Term;

void Greedy::begin(const Choice& choice, const View& view)
{
    m_game = &static_cast<Game&>(static_cast<const SeatView&>(view).game());
    m_seat = choice.seat; // whoever is asked, also at a table where it answers for everybody
}

double Greedy::score(const Choice& choice, const Option& option)
{
    switch (choice.kind) {
    case MainAction:
        return scoreAction(option);
    case static_cast<std::uint8_t>(Ask::Respond):
        return option.action == Pass ? 1 : option.action == UseAbility ? scoreAction(option) : 0;
    case static_cast<std::uint8_t>(Ask::May):
    case ClaimTrap:
    case ShowAbility:
    case TakeBlood:
        return option.number; // yes
    case FaceOfSquire:
        return -option.number; // hidden
    case Initial:
    case NewChampion:
        return fighter(option.card);
    case OnWhom:
        return scoreOnWhom(choice, option);
    case PayCoin:
        return static_cast<double>(m_game->facts(option.card).metal); // the cheapest metal that will do
    case RetreatStep:
        return scoreRetreatStep(choice, option);
    case SquireGoes:
        return option.card.valid() ? 10 + fighter(option.card) : 0;
    case WhichTarget:
        return scoreAttack(choice.about, choice.detail, option.card);
    case TrapPlace:
        return option.card.valid() ? 0 : 1;
    case static_cast<std::uint8_t>(Ask::Enough):
    case static_cast<std::uint8_t>(Ask::Card):
        return option.card.valid() ? 1 + scoreCard(choice, option.card) : 0;
    default:
        return 0;
    }
}

bool Greedy::canAttack(CardId champion, int attack)
{
    if (!champion.valid()) // none stands there while others are being settled
        return false;
    const Facts& facts = m_game->facts(champion);
    return m_game->squiresOn(champion) >= attack + (facts.cavalry ? 1 : 0)
        && meets(m_game->coinsOn(champion), facts.attacks[attack].coins);
}

double Greedy::fighter(CardId champion)
{
    const bool inPlay = m_game->onTableNow(champion);
    const Facts& facts = m_game->facts(champion);
    double value = inPlay ? m_game->hp(champion) / 4.0 + m_game->def(champion) : facts.hp / 4.0 + facts.def;
    const Coins coins = inPlay ? m_game->coinsOn(champion) : Coins{};
    for (const int attack : {0, 1}) {
        if (inPlay && canAttack(champion, attack))
            value += 12 + facts.attacks[attack].damage * std::max<int>(1, facts.attacks[attack].multiple / 2) / 3.0;
    }
    value += 2 * coins.total();
    if (!inPlay)
        value += facts.cavalry ? -15 : 15 - 4 * facts.attacks[0].coins.total();
    return value;
}

bool Greedy::inDanger(CardId champion)
{
    const CardId enemy = m_game->inCombat(other(m_seat));
    if (!enemy.valid())
        return false;
    int blow = 0;
    for (const int attack : {0, 1}) {
        const Attack& one = m_game->facts(enemy).attacks[attack];
        if (canAttack(enemy, attack))
            blow = std::max(blow, one.damage * std::max<int>(1, one.multiple / 2));
    }
    return m_game->hp(champion) <= blow;
}

/// Expected damage, and much more for a kill.
double Greedy::scoreAttack(CardId champion, int attack, CardId target)
{
    const Attack& printed = m_game->facts(champion).attacks[attack];
    const double chance = m_game->chanceToHit(champion, attack, seenDef(target));
    double base = printed.damage;
    if (printed.multiple > 0)
        base = printed.multiple * printed.damage * m_game->chanceOfDamageRoll(champion, attack);
    const double damage = knows(target) ? m_game->damageBy(champion, target, static_cast<int>(base)) : base;
    double value = chance * damage + 3;
    if (damage >= seenHp(target))
        value += chance * (m_game->is(target, Type::Champion) ? 80 : 5);
    if (!printed.does.empty())
        value += 6 * chance;
    if (m_game->has(champion, Bleeding) && m_game->hp(champion) <= 10)
        value -= 60; // it would die of it
    if (m_game->is(target, Type::Squire))
        value *= 0.5;
    return value;
}

double Greedy::scoreAction(const Option& option)
{
    const CardId card = option.card;
    const CardId fighterNow = m_game->inCombat(m_seat);
    switch (option.action) {
    case PlayChampion:
        return 200 + fighter(card);
    case AttachSquire: {
        bool room = false;
        for (const CardId unit : m_game->inPlay())
            room = room
                || (m_game->is(unit, Type::Champion) && m_game->table().card(unit).controller == m_seat
                    && m_game->squiresOn(unit) < 2);
        return room ? 180 : -1;
    }
    case AttachCoin: {
        // Copper first where it unlocks as much; Gold and Silver for those who ask for them.
        const Coins have = m_game->coinsOn(fighterNow);
        double value = 150 + 2 * static_cast<double>(m_game->facts(card).metal);
        for (const int attack : {0, 1}) {
            Coins with = have;
            with.add(m_game->facts(card).metal);
            const Coins need = m_game->facts(fighterNow).attacks[attack].coins;
            if (!meets(have, need) && meets(with, need))
                value += 10;
        }
        return value;
    }
    case PlayGate:
        return 140;
    case PlayExterior:
        return m_game->exterior(m_seat).valid() ? -1 : 130;
    case PlayTrap:
        return m_game->table().zone(zoneId(TrapRow, m_seat)).count < 3 ? 120 : -1;
    case PlayArena: {
        const CardId now = m_game->table().zone(ArenaSlot).first;
        return now.valid() && m_game->table().card(now).owner == m_seat ? -1 : 60;
    }
    case PlayEquipment:
        // what pays for it could have been attached: only from a hand that has enough
        return m_game->coinsInHand(m_seat).total() > m_game->facts(card).cost.total()
                || m_game->facts(card).cost.total() == 0
            ? 110
            : -1;
    case PlayAction: {
        const Facts& facts = m_game->facts(card);
        const double value = scoreText(card, facts.does) - 4 * facts.cost.total();
        return value > 0 ? 100 + value : -1;
    }
    case UseAbility: {
        const code::Ability& ability = m_game->code().ability(option.ability);
        double value = 0;
        for (int i = 0; i < ability.steps.count; ++i)
            value += scoreStep(m_game->code().steps[static_cast<std::size_t>(ability.steps.first + i)]);
        value -= 8 * ability.cost.count;
        return value > 0 ? 90 + value : -1;
    }
    case Retreat: {
        double best = 0;
        m_game->table().each(zoneId(Garrison, m_seat), [&](CardId one) { best = std::max(best, fighter(one)); });
        const bool helpless = !canAttack(fighterNow, 0) && !canAttack(fighterNow, 1);
        const bool weak = inDanger(fighterNow) && m_game->hp(fighterNow) < 40;
        const bool survives = m_game->hp(fighterNow) > (m_game->has(fighterNow, Bleeding) ? 30 : 10);
        if (!survives || m_game->state().players[m_seat].failures > 0)
            return -1;
        return (weak || (helpless && m_game->table().turn > 3)) && best > fighter(fighterNow) + 15 ? 50 : -1;
    }
    case Attacks: {
        const CardId target = m_game->inCombat(other(m_seat));
        const double value = scoreAttack(card, option.ability, target);
        return value > 0 ? std::min(40.0, 1 + value / 6) : -1;
    }
    case Reveal: // a Squire's bonus for others; a Champion gives more away
        return m_game->is(card, Type::Squire) ? 2 : -1;
    case EndTurn:
        return 0;
    default:
        return -1;
    }
}

double Greedy::scoreText(CardId card, code::Range script)
{
    double value = 0;
    for (int i = 0; i < script.count; ++i) {
        const code::Ability& ability = m_game->code().ability(static_cast<code::Ref>(script.first + i));
        Context context;
        context.you = m_seat;
        context.self = card;
        if (ability.target == code::None && !m_game->holds(ability.onlyIf, context))
            continue;
        for (int s = 0; s < ability.steps.count; ++s)
            value += scoreStep(m_game->code().steps[static_cast<std::size_t>(ability.steps.first + s)]);
        value -= 8 * ability.cost.count;
    }
    return value;
}

/// What a step is worth now, roughly in points of damage.
double Greedy::scoreStep(const code::Step& step)
{
    const CardId mine = m_game->inCombat(m_seat);
    const CardId theirs = m_game->inCombat(other(m_seat));
    const bool attacks = m_game->table().turn > 1 && (canAttack(mine, 0) || canAttack(mine, 1));
    const auto enemySide = [&](code::Ref selector) {
        if (selector == code::None)
            return false;
        const code::Selector& one = m_game->code().selector(selector);
        return one.whose == code::Whose::Enemy || (one.states & code::Opposing) != 0;
    };
    const auto& steps = m_game->code().steps;
    const auto sum = [&](code::Range range) {
        double value = 0;
        for (int i = 0; i < range.count; ++i)
            value += scoreStep(steps[static_cast<std::size_t>(range.first + i)]);
        return value;
    };
    switch (step.verb) {
    case Term::VerbDraw:
    case Term::VerbSearch:
        return 15;
    case Term::VerbReturn:
        return 8;
    case Term::VerbAttach:
        return 20;
    case Term::VerbGain:
        return 60;
    case Term::VerbDamage: {
        Context context;
        context.you = m_seat;
        const double amount = step.amount == code::None ? 10 : m_game->value(step.amount, context);
        return enemySide(step.to) ? amount + (m_game->hp(theirs) <= amount ? 60 : 0) : -amount;
    }
    case Term::VerbHeal:
        return m_game->table().card(mine).damage >= 10 ? 14 : -5;
    case Term::VerbCure: {
        bool ill = false;
        for (const CardId unit : m_game->inPlay())
            ill = ill || (m_game->table().card(unit).controller == m_seat && m_game->table().card(unit).statuses != 0);
        return ill ? 15 : -5;
    }
    case Term::VerbInflict:
        return enemySide(step.to) ? 15 : -10;
    case Term::VerbAdd:
    case Term::VerbSet:
    case Term::VerbGive:
    case Term::VerbIgnore:
    case Term::VerbAllow:
        return enemySide(step.to) ? 8 : attacks ? 10 : -5;
    case Term::VerbForbid:
    case Term::VerbDisable:
        return 5;
    case Term::VerbDiscard:
        return enemySide(step.what) || step.by != code::None ? 12 : -6;
    case Term::VerbDestroy:
    case Term::VerbMove:
        return enemySide(step.what) ? 10 : 0;
    case Term::VerbSwitch:
    case Term::VerbPerform: {
        if (enemySide(step.what))
            return m_game->hp(theirs) > 40 ? 10 : -5;
        double best = 0;
        m_game->table().each(zoneId(Garrison, m_seat), [&](CardId one) { best = std::max(best, fighter(one)); });
        return best > fighter(mine) + 12 ? 25 : -5;
    }
    case Term::VerbReveal:
    case Term::VerbLookAt:
        return 1;
    case Term::VerbMay:
        return sum(step.steps);
    case Term::VerbIf:
        return 0.5 * sum(step.steps);
    case Term::VerbForEach:
        return sum(step.steps);
    case Term::VerbRoll: {
        double value = 0;
        for (int i = 0; i < step.branches.count; ++i)
            value += 0.5 * sum(m_game->code().branches[static_cast<std::size_t>(step.branches.first + i)].steps);
        return value;
    }
    default:
        return 0;
    }
}

/// Coins and Squires go where they unlock an attack, first of all of the Champion in combat.
double Greedy::scoreOnWhom(const Choice& choice, const Option& option)
{
    if (option.other.valid())
        return -10; // nothing is replaced
    const CardId on = option.card;
    double value = m_game->inCombat(m_seat) == on ? 8 : 0;
    if (!m_game->is(on, Type::Champion))
        return -5;
    const Facts& facts = m_game->facts(on);
    const Facts& played = m_game->facts(choice.about);
    if (played.type == Type::Coin) {
        const Coins have = m_game->coinsOn(on);
        Coins with = have;
        with.add(played.metal);
        for (const int attack : {0, 1}) {
            if (meets(have, facts.attacks[attack].coins))
                continue;
            value += meets(with, facts.attacks[attack].coins) ? 20 : attack == 0 ? 6 : 3;
        }
        if (meets(have, facts.attacks[1].coins))
            value -= 15;
    } else if (played.type == Type::Squire) {
        value += played.origin == facts.origin ? 5 : 0;
        value += m_game->squiresOn(on) < 1 + (facts.cavalry ? 1 : 0) ? 12 : 0;
    } else if (played.type == Type::Equipment) {
        bool taken = false;
        m_game->table().eachOn(on, [&](CardId one) {
            taken = taken || (m_game->is(one, Type::Equipment) && m_game->facts(one).slot == played.slot);
        });
        value += taken ? -20 : 5;
    }
    return value + fighter(on) / 20;
}

/// What a card of the hand is worth to its player.
double Greedy::keepValue(CardId card)
{
    switch (m_game->facts(card).type) {
    case Type::Champion:
        return 10 - 2 * m_game->garrisoned(m_seat);
    case Type::Squire:
        return 6;
    case Type::Coin:
        return 5 - static_cast<double>(m_game->facts(card).metal);
    case Type::Equipment:
    case Type::Action:
        return 4;
    default:
        return 3;
    }
}

double Greedy::scoreCard(const Choice& choice, CardId card)
{
    const auto verb = static_cast<Term>(choice.detail);
    const CardState& state = m_game->table().card(card);
    const bool mine = state.controller == m_seat;
    const bool inPlay = m_game->onTableNow(card);
    if (!inPlay)
        return verb == Term::VerbDiscard || verb == Term::VerbDestroy ? 20 - seenKeepValue(card)
                                                                      : 20 + seenKeepValue(card);
    switch (verb) {
    case Term::VerbDamage:
    case Term::VerbDiscard:
    case Term::VerbDestroy:
    case Term::VerbInflict: {
        if (m_game->is(card, Type::Champion))
            return mine ? 100 - fighter(card) : 300 - seenHp(card);
        return mine ? 20 - keepValue(card) : 20 + seenKeepValue(card);
    }
    case Term::VerbHeal:
        return state.damage;
    case Term::VerbSwitch:
        return m_game->is(card, Type::Champion) ? (mine ? 200 + fighter(card) : 200 - seenFighter(card)) : 0;
    case Term::VerbAttach:
        return m_game->is(card, Type::Champion) ? 50 + seenFighter(card) + (m_game->inCombat(m_seat) == card ? 10 : 0)
                                                : 1;
    default:
        return m_game->is(card, Type::Champion)
            ? 50 + seenFighter(card) + (m_game->inCombat(m_seat) == card ? 20 : 0) + (state.statuses != 0 ? 5 : 0)
            : 1;
    }
}

double Greedy::scoreRetreatStep(const Choice& choice, const Option& option)
{
    const CardId champion = choice.about;
    const int next = 10 * (m_game->state().players[m_seat].failures + 1);
    const int hp = m_game->hp(champion);
    switch (option.number) {
    case RollDice:
        return hp > next + 10 ? 5 : -5;
    case StopRolling:
        return 0;
    default: // a Squire for a Champion that would die is a good trade
        return hp <= next + 10 ? 3 : -2;
    }
}

} // namespace muster::engine::sceptre
