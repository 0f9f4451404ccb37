// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/hero/greedy.h"

#include <algorithm>

namespace muster::engine::hero {

using effects::Term;

namespace {

constexpr double winning = 1000;
constexpr int enoughActions = 100; ///< of one turn, where texts let them go on for ever

} // namespace

void Greedy::begin(const Choice& choice, const View& view)
{
    m_game = &static_cast<Game&>(static_cast<const SeatView&>(view).game());
    m_me = choice.seat;
    m_other = m_game->other(m_me);
}

double Greedy::score(const Choice& choice, const Option& option)
{
    switch (static_cast<Asks>(choice.kind)) {
    case Asks::MainAction:
        return scoreAction(option);
    case Asks::SendBack:
        return option.card.valid() ? scoreSentBack(option.card) : 0;
    case Asks::Target:
        return scoreTarget(choice.about, option.card);
    case Asks::AttackWhom:
        return scoreAttackOn(option.card);
    case Asks::NextAttacker:
        return option.card.valid() ? scoreAttacker(option.card) : 0;
    case Asks::NextBlocker: {
        double best = 0;
        if (option.card.valid())
            eachMinion(m_other, [&](CardId attacker) {
                if ((m_game->table().card(attacker).fight & IsAttacking) != 0)
                    best = std::max(best, scoreBlock(option.card, attacker));
            });
        return best;
    }
    case Asks::BlockWhom:
        return scoreBlock(choice.about, option.card);
    case Asks::DamageOrder:
        return worth(option.card) / std::max(1, healthLeft(option.card));
    case Asks::Defend: { // in the other's turn the mana is good for nothing else
        if (!option.card.valid())
            return 0;
        const bool mine = m_game->table().active == m_me;
        const bool inNeed = m_game->healthOf(m_me) <= option.number + 6;
        return option.number - (mine && !inNeed ? 4.5 : 1.5);
    }
    case Asks::Respond:
        return option.card.valid() && m_game->healthOf(m_me) <= 8 ? 1 : 0;
    }
    switch (static_cast<Ask>(choice.kind)) {
    case Ask::May:
        return option.number;
    case Ask::Card:
    case Ask::Enough:
        return option.card.valid() ? scorePicked(choice, option.card) : 0;
    case Ask::Player:
        return option.seat == m_other ? 1 : 0;
    default:
        return 0;
    }
}

// What to do

double Greedy::scoreAction(const Option& option)
{
    if (option.action != Pass && m_game->state().players[m_me].actions >= enoughActions)
        return -1;
    switch (option.action) {
    case PlayCard:
        return scoreCard(option.card);
    case UsePower:
        return 12;
    case UseAttack: {
        const double best = bestAttack();
        return best >= winning ? winning : best > 0 ? 20 + best : -1;
    }
    case UseRelic:
        return scoreRelic(option.card);
    case Buy:
        return scoreItem(option.card);
    case DeclareCombat: {
        const double liked = scoreAttacker(option.card);
        return liked > 0 ? 30 + std::min(9.0, liked) : -1;
    }
    default:
        return 0;
    }
}

double Greedy::scoreCard(CardId card)
{
    const Facts& facts = m_game->factsOf(card);
    const int cost = m_game->costOf(card);
    if (facts.type == Type::Minion)
        return 60 + cost;
    if (facts.type == Type::Spell)
        return scoreSpell(card);
    const CardId now = m_game->boardCard(m_me, facts.improves);
    const bool better = now == m_game->heroOf(m_me)
        || m_game->printedNow(m_game->rules().words.cost, card) > m_game->printedNow(m_game->rules().words.cost, now);
    return better ? 58 : -1;
}

/// A spell that hits waits for somebody whom it is worth it; the others are cast when their mana is there.
double Greedy::scoreSpell(CardId spell)
{
    const Facts& facts = m_game->factsOf(spell);
    const int cost = m_game->costOf(spell);
    CardList targets;
    m_game->listTargets(m_me, spell, facts.does, targets);
    const int spells = m_game->state().players[m_me].spells;
    double bonus = facts.channeled ? (spells > 0 ? 3 : -3) : 0;
    if (!targets.empty()) {
        double best = -1;
        for (const CardId target : targets)
            best = std::max(best, scoreTarget(spell, target));
        if (best >= winning)
            return winning;
        return best + 0.4 * bonus > 0.55 * cost ? 50 + best + bonus : -1;
    }
    int own = 0;
    int tapped = 0;
    eachMinion(m_me, [&](CardId minion) {
        ++own;
        tapped += (m_game->table().card(minion).statuses & Tapped) != 0 ? 1 : 0;
    });
    if (says(facts.does, Term::VerbDamage) || says(facts.does, Term::VerbDestroy)
        || says(facts.does, Term::VerbReturn)) { // on many at once
        double sum = facts.ultimate ? 4 : 0;
        const int damage = says(facts.does, Term::VerbDamage) ? std::max(1, damageOf(spell)) : 99;
        const auto meets = [&](CardId minion) {
            return damage >= healthLeft(minion) ? worth(minion) : 0.2 * std::min(damage, 9);
        };
        eachMinion(m_other, [&](CardId minion) { sum += meets(minion); });
        const bool onAll = facts.does.count > 0 && hitsOwn(facts.does);
        if (onAll)
            eachMinion(m_me, [&](CardId minion) { sum -= meets(minion); });
        if (says(facts.does, Term::VerbDraw))
            sum += 6;
        return sum > cost ? 55 + bonus : -1;
    }
    if (says(facts.does, Term::VerbTurn)) // untaps after a combat
        return tapped >= 2 ? 29 : -1;
    if (says(facts.does, Term::VerbGive) && !says(facts.does, Term::VerbMove))
        return own >= 2 ? 45 : -1;
    if (says(facts.does, Term::VerbLose))
        return -1;
    if (says(facts.does, Term::VerbHeal) && m_game->healthOf(m_me) > 20)
        return says(facts.does, Term::VerbDraw) ? 10 : -1;
    return 52 - 0.1 * cost + bonus;
}

/// Whether damage or destruction is for the own minions too.
bool Greedy::hitsOwn(code::Range does) const
{
    const code::Code& code = m_game->code();
    for (int i = 0; i < does.count; ++i) {
        const code::Ability& one = code.ability(static_cast<code::Ref>(does.first + i));
        const bool found = code.anyStep(one.steps, [&](const code::Step& step) {
            const code::Ref whom = step.verb == Term::VerbDamage ? step.to
                : step.verb == Term::VerbDestroy                 ? step.what
                                                                 : code::None;
            return whom != code::None && code.selector(whom).whose == code::Whose::Anybody;
        });
        if (found)
            return true;
    }
    return false;
}

/// An item that is dearer than what is worn is better; potions where they are needed.
double Greedy::scoreItem(CardId item)
{
    const Facts& facts = m_game->factsOf(item);
    const int price = m_game->printedNow(m_game->rules().words.goldCost, item);
    if (facts.type == Type::Potion) {
        if (facts.manaPotion)
            return m_game->maxMana(m_me) <= 10 ? 70 : -1;
        if (says(facts.does, Term::VerbHeal))
            return m_game->table().card(m_game->heroOf(m_me)).damage >= price ? 70 + price : -1;
        return 66 + price;
    }
    const CardId worn = m_game->equipped(m_me, facts.slot);
    const int now = worn.valid() ? m_game->printedNow(m_game->rules().words.goldCost, worn) : 0;
    return price > now ? 70 + price - now + (facts.slot == EquipmentSlot::Weapon ? 2 : 0) : -1;
}

double Greedy::scoreRelic(CardId relic)
{
    const code::Range does = m_game->factsOf(relic).activates;
    int enemies = 0;
    eachMinion(m_other, [&](CardId) { ++enemies; });
    if (says(does, Term::VerbGive))
        return -1; // Immune: for a worse day
    if (says(does, Term::VerbDestroy) || (says(does, Term::VerbTurn) && !says(does, Term::VerbDraw))) {
        const bool levels = enemies == 0 && !m_game->leveled(m_me);
        return enemies >= 2 || levels ? 57 : -1;
    }
    return 56;
}

// Fighting

int Greedy::healthLeft(CardId minion)
{
    const CardState& state = m_game->table().card(minion);
    return m_game->numberNow(m_game->rules().words.health, minion) - state.damage + state.counters[0];
}

double Greedy::worth(CardId minion)
{
    const double text = m_game->cardFacts(minion).lastsInPlay ? 1 : 0;
    return 0.5 + attackOf(minion) + 0.7 * healthLeft(minion) + text;
}

/// An attack that no blocker would like to meet, or that ends the game, or for which there are too few blockers.
double Greedy::scoreAttacker(CardId minion)
{
    const int attack = attackOf(minion);
    if (attack <= 0)
        return -1;
    int blockers = 0;
    double worst = 0;
    eachMinion(m_other, [&](CardId other) {
        if (!m_game->ableToBlock(other) || (m_game->table().card(other).fight & IsBlocking) != 0)
            return;
        ++blockers;
        const bool dies = attackOf(other) >= healthLeft(minion);
        const bool kills = attack >= healthLeft(other);
        worst = std::max(worst, (dies ? worth(minion) : 0) - (kills ? worth(other) + 1.5 : 0));
    });
    int able = 0;
    int sum = 0;
    eachMinion(m_me, [&](CardId own) {
        const bool attacks = (m_game->table().card(own).fight & IsAttacking) != 0;
        if (attacks || m_game->ableToAttack(own)) {
            ++able;
            sum += attackOf(own);
        }
    });
    const int enemyHealth = m_game->healthOf(m_other) + m_game->has(m_other, m_game->rules().words.armor);
    if (blockers == 0 || sum - 4 * blockers >= enemyHealth)
        return attack + 5;
    const double risk = worst * std::min(1.0, double(blockers) / std::max(1, able));
    // Who stays at home can block: that counts for more when the own hero is low.
    const double home = m_game->healthOf(m_me) <= 10 ? 0.5 * attack : 0;
    return 0.9 * attack - risk - home;
}

double Greedy::scoreBlock(CardId blocker, CardId attacker)
{
    const Table& table = m_game->table();
    const bool blocked = (table.card(attacker).fight & IsBlocked) != 0;
    int incoming = 0;
    eachMinion(m_other, [&](CardId one) {
        const std::uint8_t fight = table.card(one).fight;
        if ((fight & IsAttacking) != 0 && (fight & IsBlocked) == 0)
            incoming += attackOf(one);
    });
    const int left = m_game->healthOf(m_me) + m_game->has(m_me, m_game->rules().words.armor);
    int together = attackOf(blocker);
    for (const Block& one : m_game->state().blocks)
        together += one.attacker == attacker ? attackOf(one.blocker) : 0;
    const int before = together - attackOf(blocker);
    const bool kills = together >= healthLeft(attacker) && before < healthLeft(attacker);
    const bool dies = attackOf(attacker) >= healthLeft(blocker);
    const double saved = blocked ? 0 : attackOf(attacker) * (left <= 10 ? 1.0 : 0.6);
    double value = saved + (kills ? worth(attacker) : 0)
        - (dies ? worth(blocker) + m_game->numberNow(m_game->rules().words.bounty, blocker) : 0);
    if (!blocked && incoming >= left)
        value += 100; // or it is over
    return value;
}

double Greedy::bestAttack()
{
    double best = scoreAttackOn(m_game->heroOf(m_other));
    eachMinion(m_other, [&](CardId minion) { best = std::max(best, scoreAttackOn(minion)); });
    return best;
}

double Greedy::scoreAttackOn(CardId target)
{
    const Words& words = m_game->rules().words;
    const int damage = m_game->attackDamage(m_me);
    const int left = m_game->healthOf(m_me) + m_game->has(m_me, words.armor);
    const bool atHero = m_game->typeOf(target) == Type::Hero;
    const int back = atHero ? m_game->numberNow(words.weaponDamage, target) : attackOf(target);
    if (atHero && damage >= m_game->healthOf(m_other) + m_game->has(m_other, words.armor))
        return left > back ? winning : 0;
    if (back >= left)
        return -10;
    const double price = back * (left <= 10 ? 1.2 : 0.55);
    if (atHero)
        return damage - price;
    if (damage < healthLeft(target))
        return -1;
    return worth(target) + m_game->numberNow(words.bounty, target) - price;
}

// Texts

int Greedy::damageOf(CardId spell)
{
    const Words& words = m_game->rules().words;
    const int bonus = m_game->has(m_me, words.spellDamage) + m_game->numberNow(words.spellBonus, m_me);
    const int rage = m_game->factsOf(spell).ultimate ? m_game->has(m_me, words.rage) : 0;
    return m_game->factsOf(spell).damage + bonus + rage;
}

bool Greedy::says(code::Range does, Term verb) const
{
    const code::Code& code = m_game->code();
    for (int i = 0; i < does.count; ++i) {
        const code::Ability& one = code.ability(static_cast<code::Ref>(does.first + i));
        if (code.anyStep(one.steps, [&](const code::Step& step) { return step.verb == verb; }))
            return true;
    }
    return false;
}

double Greedy::scoreTarget(CardId card, CardId target)
{
    const Facts& facts = m_game->factsOf(card);
    const bool mine = m_game->table().card(target).controller == m_me;
    if (mine)
        return -10;
    const bool damages = says(facts.does, Term::VerbDamage);
    const int damage = damageOf(card);
    if (m_game->typeOf(target) == Type::Hero) {
        const int left = m_game->healthOf(m_other) + m_game->has(m_other, m_game->rules().words.armor);
        return damages && damage >= left ? winning : 0.75 * damage;
    }
    if (damages && facts.damage > 0 && says(facts.does, Term::VerbTurn) && m_game->state().players[m_me].spells == 0)
        return 0.4 * worth(target); // it only taps
    if (!damages)
        return says(facts.does, Term::VerbReturn) ? 0.6 * worth(target) : worth(target);
    const int armor = says(facts.does, Term::VerbLose) ? 2 : 0;
    return damage + armor >= healthLeft(target) ? worth(target) + 1 : 0.3 * damage;
}

double Greedy::scorePicked(const Choice& choice, CardId card)
{
    if (!knows(card))
        return 1; // any of those is as good as another
    const bool mine = m_game->table().card(card).controller == m_me;
    const int cost = m_game->printedNow(m_game->rules().words.cost, card);
    switch (static_cast<Term>(choice.detail)) {
    case Term::VerbDiscard: // the dearest that cannot be played soon
        return 1 + (m_game->factsOf(card).ultimate && !m_game->leveled(m_me) ? 20 : cost);
    case Term::VerbReturn:
    case Term::VerbMove:
        if (m_game->zoneOfCard(card) != Battlefield)
            return 1 + cost;
        break;
    default:
        break;
    }
    if (m_game->typeOf(card) == Type::Hero)
        return mine ? -5 : 3;
    return mine ? -worth(card) : worth(card);
}

/// First Ultimates, then dear cards, then the second of an upgrade, then one that costs 5 where nothing comes before it.
double Greedy::scoreSentBack(CardId card)
{
    const Words& words = m_game->rules().words;
    const Facts& facts = m_game->factsOf(card);
    const int cost = m_game->printedNow(words.cost, card);
    if (facts.ultimate)
        return 4;
    if (cost >= 6)
        return 3;
    bool second = false;
    bool early = false;
    m_game->eachIn(Hand, m_me, [&](CardId one) {
        second =
            second || (one < card && m_game->table().card(one).definition == m_game->table().card(card).definition);
        early = early || (m_game->printedNow(words.cost, one) <= 3 && !m_game->factsOf(one).ultimate);
    });
    if (facts.type == Type::Upgrade && second)
        return 2;
    return cost == 5 && !early ? 1 : -1;
}

} // namespace muster::engine::hero
