// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/spoils/greedy.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace muster::engine::spoils {

using effects::Term;

int Bonuses::of(const Game& game, CardId champion, CardId equipment)
{
    const auto* const known =
        std::find_if(m_known.begin(), m_known.end(), [&](const Known& one) { return one.equipment == equipment; });
    if (known != m_known.end())
        return known->bonus;
    if (m_rules != &game.rules()) {
        m_rules = &game.rules();
        m_state = std::make_unique<State>();
        m_game = std::make_unique<Game>(*m_state, *m_rules);
    }
    *m_state = game.state();
    m_game->stateChanged();
    const int bonus = m_game->bonusNow(champion, equipment);
    (void)m_known.push({equipment, bonus});
    return bonus;
}

/// Of the weights that were tried those by which it wins most: life counts for more than in the formula of the set. At a larger
/// table whoever is strong from the first turn is struck first, and what a Champion can become counts for more.
double championWorth(Game& game, CardId champion)
{
    const Words& words = game.rules().words;
    const int power = game.numberNow(words.power, champion);
    const int boost = game.numberNow(words.boost, champion);
    const int life = game.own(champion).life;
    return game.table().seats <= fewestPlayers ? power + 0.5 * boost + 0.6 * life : boost - 0.5 * power + 0.25 * life;
}

void Greedy::begin(const Choice& choice, const View& view)
{
    m_game = &static_cast<Game&>(static_cast<const SeatView&>(view).game());
    m_me = choice.seat;
    m_bonuses.forget();
}

double Greedy::score(const Choice& choice, const Option& option)
{
    switch (choice.kind) {
    case PickChampion:
        return championWorth(*m_game, option.card);
    case Window:
    case EquipOrGoOn:
    case BrewOrGoOn:
        return scoreAction(choice, option);
    case KeepOrPlay:
        if (m_game->is(option.card, Type::Familiar))
            return option.number != 0 ? scoreFamiliar(option.card) : 0.5;
        return m_game->is(option.card, Type::Equipment) ? option.number : 1 - option.number;
    case CombatOrSkip:
        return option.action == DeclareCombat ? scoreAttack() : 0;
    case AttackWhom:
        return scorePlayer(choice, option.seat);
    case BrewMore:
        return option.card.valid() ? (surplus(option.card) ? 1 : 0) : 0.5;
    case TakeFromBrew:
        return option.card.valid() ? 1 + worn(option.card) : 0.5;
    case DealGiver:
    case DealWhat:
    case DealTaker:
    case DealUntil:
        return scoreDraft(choice, option);
    case DealAnswer:
        return option.number != 0 ? judgeDraft() : 0;
    default:
        break;
    }
    switch (static_cast<Ask>(choice.kind)) {
    case Ask::May:
        return m_game->life(m_me) > 6 ? option.number : -option.number;
    case Ask::Card:
    case Ask::Enough:
        return option.card.valid() ? scoreCard(choice, option.card) : 0;
    case Ask::Number:
        return option.number;
    case Ask::Player:
        return scorePlayer(choice, option.seat);
    default:
        return 0;
    }
}

double Greedy::scoreAction(const Choice& choice, const Option& option)
{
    const bool mine = m_game->table().active == m_me;
    switch (option.action) {
    case PutIntoPlay:
        if (m_game->is(option.card, Type::Familiar))
            return mine ? scoreFamiliar(option.card) : 0;
        return mine && m_game->is(option.card, Type::Equipment) ? 5 : 0;
    case UsePotion:
    case UseIncantation:
        return scoreUse(option.card);
    case UseAbility: // nearly all of them cost life; what costs nothing and has no limit would never end
        return mine && m_game->life(m_me) > 12 && !m_game->is(option.card, Type::Familiar) && !isEndless(option.ability)
            ? 2
            : 0;
    case Distract:
        return scoreDistraction(option.card);
    case Equip:
        return isWorth(worn(option.card)) ? 3 + worn(option.card) : 0;
    case Unequip: {
        const CardId other = better(option.card);
        return other.valid() && isWorth(worn(other) - worn(option.card)) ? 2 : 0;
    }
    case Brew:
        return surplus(option.card) ? 2 : 0;
    case Propose:
        return trucePartner() != NoSeat ? 1.5 : 0;
    case CallOff:
        return 0;
    default:
        return choice.kind == Window && option.number != ThisTime ? 0.5 : 1;
    }
}

bool Greedy::isEndless(code::Ref at) const
{
    const code::Ability& ability = m_game->code().ability(at);
    return ability.limit == 0 && ability.cost.empty();
}

const code::Step* Greedy::firstStep(CardId card) const
{
    const code::Code& code = m_game->code();
    const code::Range text = m_game->own(card).does;
    for (int i = 0; i < text.count; ++i) {
        const code::Ability& ability = code.ability(static_cast<code::Ref>(text.first + i));
        if (ability.kind == code::Ability::Plays && ability.steps.count > 0)
            return &code.steps[static_cast<std::size_t>(ability.steps.first)];
    }
    return nullptr;
}

int Greedy::changesPower(CardId card) const
{
    const code::Step* const step = firstStep(card);
    if (step == nullptr || step->verb != Term::VerbAdd)
        return 0;
    if (step->amount == code::None)
        return 0;
    const code::Quantity& amount = m_game->code().quantities[static_cast<std::size_t>(step->amount)];
    return amount.op == Term::QuantityNumber ? amount.number : -1; // it counts something
}

int Greedy::lacks()
{
    if (m_game->table().active != m_me || m_game->state().fights.empty())
        return 0;
    const int power = m_game->power(m_game->champion(m_me));
    int least = 0;
    for (const Fight& one : m_game->state().fights) {
        const int lack = m_game->power(one.monster) - std::max(0, power);
        if (lack > 0 && (least == 0 || lack < least))
            least = lack;
    }
    return least;
}

double Greedy::scoreUse(CardId card)
{
    const State& state = m_game->state();
    const bool mine = m_game->table().active == m_me;
    if (const int change = changesPower(card); change != 0) {
        const int lack = lacks();
        if (lack > 0 && lack <= std::abs(change))
            return 4;
        const bool hits = mine && state.phase == Attacked && m_game->attacksPlayer();
        return hits && change > 0 ? 2 : 0;
    }
    const code::Step* const step = firstStep(card);
    if (step == nullptr) // it stays, and does something as long
        return mine && state.phase >= Traveled ? 3 : 0;
    switch (step->verb) {
    case Term::VerbForbid:
    case Term::VerbMay:
    case Term::VerbCopy:
    case Term::VerbSet:
    case Term::VerbDetach:
        return 0;
    case Term::VerbLose: { // mostly by everybody
        const int amount = numberOf(step->amount);
        const int weakest = weakestLife();
        return amount < m_game->life(m_me) && (weakest <= amount || m_game->life(m_me) > weakest) ? 3 : 0;
    }
    case Term::VerbDiscard: // whole hands
        return mine && state.phase >= Traveled && m_game->countIn(Hand, m_me) <= 2 ? 3 : 0;
    default:
        return mine && state.phase >= Traveled ? 3 : 0;
    }
}

int Greedy::numberOf(code::Ref amount) const
{
    if (amount == code::None)
        return 0;
    const code::Quantity& quantity = m_game->code().quantities[static_cast<std::size_t>(amount)];
    return quantity.op == Term::QuantityNumber ? quantity.number : 0;
}

int Greedy::weakestLife() const
{
    int least = 9999;
    for (Seat seat = 0; seat < m_game->table().seats; ++seat) {
        if (seat != m_me && !m_game->table().isOut(seat))
            least = std::min(least, m_game->life(seat));
    }
    return least;
}

/// What the attack takes from a player against what a distraction may cost. How many Monsters win against the Champion
/// is known of the deck, which is everybody's; who holds them is not.
double Greedy::scoreAttack()
{
    const int strikes = m_game->power(m_game->champion(m_me));
    if (strikes <= 0)
        return -1;
    int cards = 0;
    int winners = 0;
    int theirs = 0;
    for (std::uint16_t i = 0; i < m_game->table().cardCount; ++i) {
        const CardId card{i};
        if (m_game->is(card, Type::Champion))
            continue;
        ++cards;
        const int power = m_game->cardFacts(card).numbers[m_game->rules().words.power];
        if (m_game->is(card, Type::Monster) && power > strikes) {
            ++winners;
            theirs += power;
        }
    }
    int held = 0;
    for (Seat seat = 0; seat < m_game->table().seats; ++seat)
        held += seat != m_me && !m_game->table().isOut(seat) ? m_game->countIn(Hand, seat) : 0;
    if (winners == 0 || held == 0)
        return strikes;
    const double none = std::pow(1 - double(winners) / cards, held);
    const double used = (1 - none) * 0.3; // not everybody wants to stop every attack
    const double cost = used * theirs / winners;
    const double gain = (1 - used) * strikes * (strikes >= weakestLife() ? 3 : 1);
    return m_game->life(m_me) > theirs / winners ? gain - 0.8 * cost : gain - 2 * cost;
}

/// A Monster that wins costs its victim life; one that loses still takes the attack from its target.
double Greedy::scoreDistraction(CardId monster)
{
    const int strikes = m_game->power(m_game->champion(m_game->table().active));
    if (m_game->power(monster) > std::max(0, strikes))
        return 6;
    return m_game->state().target == m_me && strikes >= 3 ? 3 : 0;
}

double Greedy::scoreFamiliar(CardId familiar)
{
    const int boost = m_game->numberNow(m_game->rules().words.boost, familiar);
    const CardId before = m_game->familiar(m_me);
    if (boost < 0 || m_game->broken(familiar, m_me))
        return 0;
    if (before.valid() && boost <= m_game->numberNow(m_game->rules().words.boost, before))
        return 0;
    return 4 + boost;
}

double Greedy::worn(CardId equipment)
{
    const CardId mine = m_game->champion(m_me);
    const Facts& facts = m_game->own(equipment);
    const int adds = m_bonuses.of(*m_game, mine, equipment);
    double sum = adds != 0 ? adds : 0.3 * m_game->alchemy(equipment);
    const unsigned valor = m_game->own(mine).valor;
    if ((valor >> static_cast<unsigned>(facts.form) & 1) == 0)
        return sum;
    // A step towards Valor, and more than that where all the others are at hand.
    unsigned there = 1U << static_cast<unsigned>(facts.form);
    const auto note = [&](CardId card) {
        if (m_game->is(card, Type::Equipment))
            there |= 1U << static_cast<unsigned>(m_game->own(card).form);
    };
    m_game->eachIn(PlayArea, m_me, note);
    m_game->table().eachOn(mine, note);
    const int boost = m_game->numberNow(m_game->rules().words.boost, mine);
    const double forms = std::popcount(valor);
    return sum + ((there & valor) == valor ? boost / forms + (boost > 0 ? 1 : 0) : boost > 0 ? 1 : 0);
}

/// The life that each act of equipping costs by the text of the own Champion.
int Greedy::equipCost() const
{
    const code::Code& code = m_game->code();
    const code::Range text = m_game->own(m_game->champion(m_me)).does;
    int cost = 0;
    for (int i = 0; i < text.count; ++i) {
        const code::Ability& ability = code.ability(static_cast<code::Ref>(text.first + i));
        if (ability.kind != code::Ability::When || (ability.awaits & code::eventBit(Term::EventIsAttached)) == 0)
            continue;
        for (int n = 0; n < ability.steps.count; ++n) {
            const code::Step& step = code.steps[static_cast<std::size_t>(ability.steps.first + n)];
            cost += step.verb == Term::VerbLose ? numberOf(step.amount) : 0;
        }
    }
    return cost;
}

/// Whether so much more power is worth what it costs to equip it.
bool Greedy::isWorth(double adds) const
{
    const int cost = equipCost();
    return cost == 0 ? adds > 0 : adds >= cost && m_game->life(m_me) > 3 * cost;
}

CardId Greedy::better(CardId equipment)
{
    CardId found;
    double most = worn(equipment) + 0.5;
    const Form form = m_game->own(equipment).form;
    m_game->eachIn(PlayArea, m_me, [&](CardId card) {
        const Form other = m_game->own(card).form;
        if (!m_game->is(card, Type::Equipment) || card == equipment
            || (other != form && !(isWeapon(other) && isWeapon(form))))
            return;
        if (worn(card) > most) {
            most = worn(card);
            found = card;
        }
    });
    return found;
}

/// Its own text puts something in the place of its discard: it brews nothing.
bool Greedy::savesItself(CardId equipment) const
{
    const code::Range text = m_game->own(equipment).does;
    for (int i = 0; i < text.count; ++i) {
        const code::Ability& ability = m_game->code().ability(static_cast<code::Ref>(text.first + i));
        if (ability.kind == code::Ability::Instead && (ability.awaits & code::eventBit(Term::EventIsDiscarded)) != 0)
            return true;
    }
    return false;
}

bool Greedy::surplus(CardId equipment)
{
    if (m_game->isEquipped(equipment) || savesItself(equipment))
        return false;
    return worn(equipment) <= 0 || m_game->inSlotOf(m_game->champion(m_me), equipment).valid();
}

double Greedy::worth(CardId card)
{
    switch (static_cast<Type>(m_game->table().card(card).type)) {
    case Type::Equipment:
        return 1 + worn(card);
    case Type::Monster:
        return 1 + 0.3 * m_game->power(card);
    case Type::Familiar:
        return 1.5;
    default:
        return 3;
    }
}

/// What a text does to a card: good for the own ones is good, and the other way round.
double Greedy::scoreCard(const Choice& choice, CardId card)
{
    const bool mine = m_game->table().card(card).controller == m_me && !m_game->is(card, Type::Monster);
    switch (static_cast<Term>(choice.detail)) {
    case Term::VerbDiscard:
    case Term::VerbDestroy:
    case Term::VerbDetach:
        return mine ? -worth(card) : worth(card);
    case Term::VerbControl:
        return worth(card);
    case Term::VerbAdd: {
        const bool good = choice.about.valid() && changesPower(choice.about) > 0;
        const double power = m_game->power(card);
        if (m_game->is(card, Type::Monster))
            return good == (m_game->table().active != m_me) ? 50 : -50;
        return good == mine ? 10 + power : -power;
    }
    default:
        return m_game->inPlayNow(card) && m_game->is(card, Type::Champion) ? m_game->power(card) : worth(card);
    }
}

/// Whoever falls at once before all, then who strikes hardest: those who are weak are no danger. A gift goes where it does
/// least.
double Greedy::scorePlayer(const Choice& choice, Seat seat)
{
    if (seat == m_me)
        return -100;
    const double life = m_game->life(seat);
    if (choice.kind != AttackWhom)
        return -life;
    const int strikes = m_game->power(m_game->champion(m_me));
    const int threat = std::max(0, m_game->power(m_game->champion(seat)));
    return (strikes >= life ? 100 : 0) + 2 * threat - 0.5 * m_game->countIn(Hand, seat) - 0.02 * life;
}

// Deals: a truce with the strongest, where it is needed

/// The strongest of several opponents, where the own life runs short and no truce with that player stands.
Seat Greedy::trucePartner()
{
    if (m_game->living() < 3 || m_game->life(m_me) > weakestLife())
        return NoSeat;
    Seat found = NoSeat;
    int most = 0;
    for (Seat seat = 0; seat < m_game->table().seats; ++seat) {
        if (seat == m_me || m_game->table().isOut(seat))
            continue;
        const int power = m_game->power(m_game->champion(seat));
        if (power <= most || m_game->promise(Clause::SparesAttack, seat, m_me) != nullptr)
            continue;
        most = power;
        found = seat;
    }
    return found;
}

/// Neither attacks the other until the end of the next round.
double Greedy::scoreDraft(const Choice& choice, const Option& option)
{
    const auto& draft = m_game->state().draft;
    const Seat partner = draft.empty() ? trucePartner() : draft.front().to;
    switch (choice.kind) {
    case DealGiver:
        return option.seat
                    == (draft.size() == 0       ? m_me
                            : draft.size() == 1 ? partner
                                                : NoSeat)
                && option.number == 0
            ? 1
            : 0;
    case DealWhat:
        return option.number == Clause::SparesAttack ? 1 : 0;
    case DealTaker:
        return option.seat == (draft.empty() ? partner : m_me) ? 1 : 0;
    default:
        return option.number == m_game->table().round + 1 ? 1 : 0;
    }
}

/// What it gets less what it gives.
double Greedy::judgeDraft()
{
    double sum = -0.5;
    for (const Clause& one : m_game->state().draft) {
        double value = 1;
        if (one.kind == Clause::Gives || one.kind == Clause::Delivers)
            value = worth(one.card);
        else if (one.kind == Clause::SparesAttack)
            value = std::max(0, m_game->power(m_game->champion(one.by))) / std::max(1.0, m_game->living() - 1.0);
        sum += one.by == m_me ? -value : one.to == m_me ? value * (m_game->life(m_me) < 12 ? 1.5 : 1) : 0;
    }
    return sum;
}

} // namespace muster::engine::spoils
