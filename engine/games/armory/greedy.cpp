// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/armory/greedy.h"

#include <algorithm>

#include "engine/games/armory/opening_hand.h"

namespace muster::engine::armory {

using effects::Term;

namespace {

constexpr double never = -1; // less than ending the turn

} // namespace

void Greedy::begin(const Choice& choice, const View& view)
{
    m_game = &static_cast<Game&>(static_cast<const SeatView&>(view).game());
    m_me = choice.seat;
}

double Greedy::score(const Choice& choice, const Option& option)
{
    switch (choice.kind) {
    case Redraw:
        return option.card.valid() ? scoreRedraw(option.card) : 0;
    case WhoStarts:
        return option.seat == m_me ? 1 : 0;
    case MainAction:
        return scoreAction(option);
    case UseInAttack: // it saves a counter attack
        return option.action == Use && !m_game->attack()->counter ? 1 : 0;
    case BlockWith:
        return scoreBlock(option.card, option.other);
    case HelpBlock:
        return option.card.valid() ? scoreBlock(option.card, NoCard) : 0;
    case DefendWith:
        return option.card.valid() ? scoreDefense(option.card) : 0;
    case CounterWith:
        return option.action == Nothing ? 0 : scoreAttack(option);
    case CureWhich:
        return -option.number; // Poison first
    case TargetOf:
        return option.other.valid() ? scoreTarget(choice, option.other)
            : mine(option.seat)     ? 0
                                    : 1 + nearness(option.seat);
    default:
        break;
    }
    switch (static_cast<Ask>(choice.kind)) {
    case Ask::May:
        return option.number;
    case Ask::Card:
    case Ask::Enough:
        return option.card.valid() ? scoreTarget(choice, option.card) : 0;
    case Ask::Number:
        return option.number;
    case Ask::Player:
        return mine(option.seat) ? 0 : 1 + 0.01 * m_game->health(option.seat) + nearness(option.seat);
    default:
        return 0;
    }
}

// The starting hand

/// Of copies the game offers the first that is not chosen yet: as many lie before it as go back already.
double Greedy::scoreRedraw(CardId card)
{
    FixedList<std::uint16_t, MostCards> hand;
    std::size_t at = 0;
    m_game->eachIn(Hand, m_me, [&](CardId one) {
        if (one == card)
            at = hand.size();
        (void)hand.push(m_game->table().card(one).definition);
    });
    const OpeningHand opening(m_game->rules(), std::span(hand.begin(), hand.size()));
    int surplus = 0; // copies that are to go back, and do not yet
    for (std::size_t i = 0; i < hand.size(); ++i) {
        if (hand[i] == hand[at])
            surplus += (opening.isReplaced(i) ? 1 : 0) - (i < at ? 1 : 0);
    }
    return surplus > 0 ? 1 : never;
}

// The Main Phase

double Greedy::scoreAction(const Option& option)
{
    const code::Code& code = m_game->code();
    switch (option.action) {
    case HandOver: // once a turn, when nothing is left to do
        return m_me == m_game->table().active ? 0.5 : never;
    case PlayAttribute:
        return 100 + scoreAttribute(option.card);
    case Equip:
        return 80 + scoreEquip(option.card);
    case AttachTrinket:
        return 70 + 0.5 * m_game->durability(option.other);
    case Drop:
        return scoreDrop(option.card);
    case PlayCard: {
        double value = 0;
        const code::Range text = m_game->own(option.card).does;
        for (int i = 0; i < text.count; ++i) {
            const code::Ability& ability = code.ability(static_cast<code::Ref>(text.first + i));
            if (ability.kind == code::Ability::Plays)
                value += worthOf(ability, option.seat, option.other);
        }
        return value > 0 ? 60 + value + nearness(option.seat) : never;
    }
    case Use: {
        const code::Ability& ability = code.ability(option.ability);
        const bool lastDurability = m_game->isEquipment(option.card) && m_game->durability(option.card) == 1;
        const double price = m_game->own(option.card).starter ? (lastDurability ? 1 : 4) : 1.5;
        const double value = worthOf(ability, option.seat, option.other) - price;
        return value > 0 ? 55 + value + nearness(option.seat) : never;
    }
    case AttackWith:
    case Throw:
        return scoreAttack(option);
    default:
        return 0;
    }
}

/// The one that the cards of the hand want most.
double Greedy::scoreAttribute(CardId card)
{
    const int attribute = m_game->own(card).attribute;
    const int have = m_game->attributesOf(m_me, attribute);
    double wanted = 0;
    m_game->eachIn(Hand, m_me, [&](CardId one) {
        if (m_game->own(one).needs[static_cast<std::size_t>(attribute)] > have)
            wanted += 2.0 / m_game->own(one).needsInAll;
    });
    return wanted - 0.2 * have;
}

double Greedy::worth(CardId card)
{
    if (m_game->is(card, Type::Attribute))
        return std::max(1, 6 - m_game->countIn(Board, m_me) / 2);
    if (m_game->isEquipment(card)) {
        const auto& numbers = m_game->cardFacts(card).numbers;
        const Words& words = m_game->rules().words;
        return 1.0 + 0.7 * numbers[words.attack] + 0.4 * numbers[words.block] + 0.3 * numbers[words.dp];
    }
    return 3 - 0.3 * m_game->own(card).needsInAll;
}

double Greedy::scoreEquip(CardId card) { return worth(card); }

/// For better equipment of the hand that has no room.
double Greedy::scoreDrop(CardId card)
{
    double best = 0;
    m_game->eachIn(Hand, m_me, [&](CardId one) {
        const bool sameSpace = m_game->is(one, Type::Weapon)
            ? m_game->is(card, Type::Weapon) && m_game->emptyWeaponSpaces(m_me) == 0 && m_game->own(one).hands == 1
            : m_game->is(one, Type::Armor) && m_game->is(card, Type::Armor)
                && m_game->own(one).space == m_game->own(card).space;
        if (sameSpace && m_game->meets(m_me, one))
            best = std::max(best, worth(one));
    });
    const double lost =
        worth(card) - (m_game->durability(card) == 1 ? 1 : 0) + (m_game->trinketOn(card).valid() ? 1 : 0);
    return best > lost + 1.5 ? 50 + best - lost : never;
}

/// Every Weapon attacks, as all of them are Ready again before the others act. In a game of three the leader is hurt, and
/// nobody is defeated by who would not win by it.
double Greedy::scoreAttack(const Option& option)
{
    const bool thrown = option.action == Throw;
    const int damage = thrown ? thrownDamage(option) : m_game->attackOf(option.card);
    const int left = m_game->health(option.seat);
    double liked = 40 + damage + (option.other.valid() ? 2.5 : 0) + nearness(option.seat);
    const bool kills = damage + (option.other.valid() ? 2 : 0) >= left;
    if (thrown && !kills) {
        const double gain = damage + 0.5 * counterOf(option.seat) - lossOf(option.card);
        liked = gain > 0 ? 40 + gain : never;
    }
    if (m_game->mode() != Mode::Trei)
        return liked;
    int others = 0;
    for (Seat seat = 0; seat < m_game->table().seats; ++seat) {
        if (seat != m_me && seat != option.seat)
            others = std::max(others, m_game->health(seat));
    }
    const bool leads = m_game->health(m_me) >= others;
    if (damage + 3 >= left)
        return leads ? liked + 50 : never;
    return liked + (leads ? 0.2 * (20 - left) : 0.2 * left);
}

/// Of several opponents alike the one whose turn comes first: at every seat the same, so that none is spared.
double Greedy::nearness(Seat seat) const
{
    const int seats = m_game->table().seats;
    return seat == NoSeat ? 0 : 0.001 * ((m_me - seat + seats) % seats);
}

/// What the text of a throw says, with what changes the Weapon's attack.
int Greedy::thrownDamage(const Option& option)
{
    const code::Code& code = m_game->code();
    int damage = 0;
    (void)code.anyStep(code.ability(option.ability).steps, [&](const code::Step& one) {
        if (one.verb != Term::VerbAttack || one.amount == code::None)
            return false;
        const code::Quantity& amount = code.quantities[static_cast<std::size_t>(one.amount)];
        damage = amount.op == Term::QuantityNumber ? amount.number : 0;
        return true;
    });
    const int printed = m_game->cardFacts(option.card).numbers[m_game->rules().words.attack];
    return damage + m_game->attackOf(option.card) - printed;
}

/// The best that a fighter could answer an attack with, in this turn.
int Greedy::counterOf(Seat seat)
{
    int best = 0;
    if (m_game->attack() != nullptr || m_game->onTurn(seat)) // a counter attack is not answered
        return best;
    m_game->eachIn(Board, seat, [&](CardId one) {
        if (m_game->is(one, Type::Weapon) && m_game->isReady(one))
            best = std::max(best, m_game->attackOf(one));
    });
    return best;
}

/// What a Weapon that leaves play would have done in the next turns, beyond one of the hand that takes its place.
double Greedy::lossOf(CardId weapon)
{
    constexpr double turns = 2;
    const Words& words = m_game->rules().words;
    const int room = m_game->emptyWeaponSpaces(m_me) + m_game->own(weapon).hands;
    double next = 0;
    m_game->eachIn(Hand, m_me, [&](CardId one) {
        if (m_game->is(one, Type::Weapon) && m_game->meets(m_me, one) && m_game->own(one).hands <= room
            && m_game->own(one).hands > m_game->emptyWeaponSpaces(m_me)) // else it comes anyway
            next = std::max<double>(next, m_game->cardFacts(one).numbers[words.attack]);
    });
    const double trinket = m_game->trinketOn(weapon).valid() ? 2 : 0;
    return turns * (m_game->attackOf(weapon) - next) + (next > 0 ? 0 : 0.5 * m_game->blockOf(weapon)) + trinket;
}

// Texts

double Greedy::worthOf(const code::Ability& ability, Seat on, CardId onCard)
{
    return worthOf(ability.steps, on, onCard);
}

double Greedy::worthOf(code::Range steps, Seat on, CardId onCard)
{
    double sum = 0;
    for (int i = 0; i < steps.count; ++i)
        sum += worthOf(m_game->code().steps[static_cast<std::size_t>(steps.first + i)], on, onCard);
    return sum;
}

double Greedy::worthOf(const code::Step& step, Seat on, CardId onCard)
{
    const code::Code& code = m_game->code();
    const Words& words = m_game->rules().words;
    const auto plain = [&] {
        if (step.amount == code::None)
            return 1.0;
        const code::Quantity& amount = code.quantities[static_cast<std::size_t>(step.amount)];
        return amount.op == Term::QuantityNumber ? double(amount.number) : 2.0;
    };
    // Whom a step is about: the target, the other side, or the own one.
    const code::Ref whom = step.to != code::None ? step.to : step.what;
    double side = 1;
    if (whom != code::None) {
        const code::Selector& selector = code.selector(whom);
        const bool target = selector.role == Term::RoleTarget
            || (selector.of != code::None && code.selector(selector.of).role == Term::RoleTarget);
        if (target)
            side = onCard.valid() ? (mine(m_game->table().card(onCard).controller) ? 1 : -1) : mine(on) ? 1 : -1;
        else if (selector.whose == code::Whose::Enemy || selector.noun == Term::OpponentNoun)
            side = -1;
    }
    if (step.by != code::None && code.selector(step.by).role == Term::RoleTarget && on != NoSeat && !mine(on))
        side = -side;
    switch (step.verb) {
    case Term::VerbGain:
        return side * plain() * (step.word == words.health ? 1.0 : 0.8);
    case Term::VerbLose:
        return -side * plain() * (step.word == words.health ? 1.0 : 0.8);
    case Term::VerbInflict:
        return -side * plain();
    case Term::VerbCure: {
        const Seat who = on == NoSeat ? m_me : on;
        int dice = 0;
        for (const Die& die : m_game->state().fighters[who].dice)
            dice += die.many;
        return side * 2.0 * dice - 0.5;
    }
    case Term::VerbDraw:
        return side * 1.5 * plain();
    case Term::VerbSearch:
    case Term::VerbKeep:
        return 3;
    case Term::VerbAttack:
        return 1 + plain();
    case Term::VerbTurn: {
        const bool helps = step.word == code::FirstState + words.ready;
        return side * (helps ? 1.5 : -1.5);
    }
    case Term::VerbDiscard:
        return -side;
    case Term::VerbDetach:
    case Term::VerbPlay:
        return 2;
    case Term::VerbMove:
        return side > 0 ? 2 : -1;
    case Term::VerbReturn:
        return onCard.valid() ? -side * worth(onCard) * 0.4 : 2;
    case Term::VerbAdd:
    case Term::VerbForbid:
    case Term::VerbReveal:
    case Term::VerbLookAt:
    case Term::VerbAllow:
        return 1;
    case Term::VerbIf:
    case Term::VerbMay:
    case Term::VerbForEach:
    case Term::VerbLater:
        return worthOf(step.steps, on, onCard) * 0.8;
    case Term::VerbChoose:
        return 2;
    default:
        return 0.5;
    }
}

// Defense

double Greedy::scoreBlock(CardId weapon, CardId armor)
{
    const Attack* const attack = m_game->attack();
    const int damage = m_game->attackDamage(*attack);
    int block = 0;
    double price = 0;
    for (const CardId card : {weapon, armor}) {
        if (!card.valid())
            continue;
        block += m_game->blockOf(card);
        price += 0.9 + (m_game->durability(card) == 1 ? 1 : 0) + (m_game->trinketOn(card).valid() ? 0.3 : 0);
    }
    const bool couldCounter = !attack->counter && (m_game->rangeOf(*attack) & Ranged) == 0;
    if (weapon.valid() && couldCounter) { // the counter attack that is given up for it
        int best = 0;
        m_game->eachIn(Board, m_me, [&](CardId one) {
            if (m_game->is(one, Type::Weapon) && m_game->isReady(one))
                best = std::max(best, m_game->attackOf(one));
        });
        price += 0.6 * best;
    }
    const int saved = std::min(damage, block);
    double liked = saved - price;
    if (damage >= m_game->health(m_me) && damage - saved < m_game->health(m_me))
        liked += 100; // it saves the fight
    return liked;
}

double Greedy::scoreDefense(CardId technique)
{
    const Attack* const attack = m_game->attack();
    const int left = m_game->attackDamage(*attack) - m_game->blockOf(*attack);
    const code::Range text = m_game->own(technique).does;
    const bool avoids = text.count > 0
        && m_game->code().anyStep(m_game->code().ability(text.first).steps,
                                  [](const code::Step& one) { return one.verb == Term::VerbEnd; });
    if (left >= m_game->health(m_me))
        return avoids ? 100 : 50;
    return avoids ? left - 2.5 : left >= 2 ? 0.5 : never;
}

/// What a text does to a card: good for the own ones is good, and the other way round.
double Greedy::scoreTarget(const Choice& choice, CardId card)
{
    const bool own = mine(m_game->table().card(card).controller);
    const double value = 1 + worth(card);
    switch (static_cast<Term>(choice.detail)) {
    case Term::VerbDiscard:
    case Term::VerbLose:
    case Term::VerbPay:
        return own ? 20 - value : 20 + value;
    default:
        return own ? 20 + value : 20 - value;
    }
}

} // namespace muster::engine::armory
