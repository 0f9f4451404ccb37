// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/hero/goldfish.h"

#include <algorithm>
#include <utility>

namespace muster::engine::hero {

namespace {

constexpr Seat pilotSeat = 0;
constexpr auto curveTurns = static_cast<std::size_t>(GoldfishTurns);

/// Places in series().
enum ShareAt : std::size_t { Won, Lost, Drawn, NotEnded, LeveledUp };
enum MeanAt : std::size_t { ItemsBought, BountiesEarned };
enum CurveAt : std::size_t {
    WonBy,
    LeveledBy,
    ManaThere,
    ManaSpent,
    Minions,
    AttackThere,
    DamageDealt,
    Health,
    Armor,
    Resource,
    Gold,
    Items,
    HandCards,
    DeadCards
};

Curve average(const char* key, const char* label, double most = NoLimit)
{
    Curve curve{key, {label}, Curve::Average, 0, most};
    curve.points.resize(curveTurns);
    return curve;
}

} // namespace

Match matchOf(const DeckSections& first, const DeckSections& second, const DeckSections& shop)
{
    Match match;
    const DeckSections* const decks[] = {&first, &second};
    for (const std::size_t side : {0U, 1U}) {
        const DeckCards& heroes = decks[side]->cards("hero");
        match.sides[side].hero = heroes.empty() ? std::uint16_t(0) : heroes.front();
        match.sides[side].deck = decks[side]->cards("main");
    }
    match.tiers[0] = shop.cards("early");
    match.tiers[1] = shop.cards("mid");
    match.tiers[2] = shop.cards("late");
    return match;
}

HeroGoldfish::HeroGoldfish(const Rules& rules, const GoldfishPlan& plan)
    : m_rules(rules),
      m_match(matchOf(plan.deck, plan.against.empty() ? plan.deck : plan.against.front(), plan.shop)),
      m_session(rules, 2, [this](Game& game, std::uint64_t seed) { game.begin(m_match, seed, m_first); }),
      m_game(m_session.game()),
      m_mostOwnTurns(plan.mostOwnTurns)
{
}

Measures HeroGoldfish::series() const
{
    Measures all;
    all.shares = {
        wonShare(), {"lost", {"lost"}}, drawnShare(), notEndedShare(m_mostOwnTurns), {"leveled", {"leveled up"}}};
    all.means = {{"items", {"items bought"}}, {"bounties", {"gold from bounties"}}};
    Curve leveled{"leveled", {"leveled up by then"}, Curve::ByThen};
    leveled.counts.resize(curveTurns);
    all.curves = {
        wonByCurve(GoldfishTurns),
        leveled,
        average("mana", "mana", 12),
        average("mana-spent", "of it spent"),
        average("minions", "minions in play"),
        average("attack", "their attack"),
        average("damage", "damage to the enemy hero so far"),
        average("health", "own health"),
        average("armor", "own Armor"),
        average("resource", "Rage or Spell Damage"),
        average("gold", "gold"),
        average("items", "items bought so far"),
        average("hand", "cards in hand"),
        average("dead", "of them Ultimates before the level-up"),
    };
    return all;
}

void HeroGoldfish::begin(std::uint64_t seed, int place)
{
    m_spent = m_damage = m_bounties = m_items = 0;
    m_leveled = false;
    m_first = place == 0 ? pilotSeat : Seat(1);
    m_session.begin(seed);
}

int HeroGoldfish::place() const { return m_first == pilotSeat ? 0 : 1; }

GoldfishGame::Moment HeroGoldfish::moment() const
{
    if (m_game.table().active != pilotSeat)
        return Moment::Elsewhere;
    return m_game.table().betweenTurns ? Moment::EndOfOwnTurn : Moment::OwnTurn;
}

std::size_t HeroGoldfish::Passive::choose(const Choice& choice, const View&)
{
    for (std::size_t i = 0; i < choice.options.size(); ++i) {
        const Option& one = choice.options[i];
        if (static_cast<Asks>(choice.kind) == Asks::MainAction ? one.action == Pass : !one.card.valid())
            return i;
    }
    return 0;
}

void HeroGoldfish::add(const LogLine& line)
{
    const bool own = line.seat == pilotSeat;
    if (own && line.what == static_cast<std::uint16_t>(Tells::Loses) && line.second == m_rules.words.mana)
        m_spent += line.number;
    else if (own && line.what == static_cast<std::uint16_t>(Says::Buys))
        ++m_items;
    else if (own && line.what == static_cast<std::uint16_t>(Says::Bounty))
        m_bounties += line.number;
    else if (!own && line.what == static_cast<std::uint16_t>(Says::TakesHealth))
        m_damage += line.number;
}

void HeroGoldfish::duringOwnTurn(int turn, Measures& sum)
{
    if (m_leveled || !m_game.leveled(pilotSeat))
        return;
    m_leveled = true;
    if (turn <= GoldfishTurns)
        ++sum.curves[LeveledBy].counts[static_cast<std::size_t>(turn - 1)];
}

/// What is added up over the turns.
void HeroGoldfish::measureReached(std::size_t at, Measures& sum) const
{
    sum.curves[DamageDealt].points[at].add(m_damage);
    sum.curves[Items].points[at].add(m_items);
}

void HeroGoldfish::atEndOfOwnTurn(int turn, Measures& sum)
{
    const int spent = std::exchange(m_spent, 0);
    if (turn > GoldfishTurns)
        return;
    const Words& words = m_rules.words;
    const auto at = static_cast<std::size_t>(turn - 1);
    int minions = 0;
    int attack = 0;
    m_game.eachIn(Battlefield, pilotSeat, [&](CardId minion) {
        ++minions;
        attack += m_game.numberNow(words.attack, minion);
    });
    int dead = 0;
    m_game.eachIn(Hand, pilotSeat,
                  [&](CardId card) { dead += m_game.factsOf(card).ultimate && !m_game.leveled(pilotSeat) ? 1 : 0; });
    const auto add = [&](CurveAt curve, double value) { sum.curves[curve].points[at].add(value); };
    add(ManaThere, m_game.maxMana(pilotSeat));
    add(ManaSpent, spent);
    add(Minions, minions);
    add(AttackThere, attack);
    measureReached(at, sum);
    add(Health, std::max(0, m_game.healthOf(pilotSeat)));
    add(Armor, m_game.has(pilotSeat, words.armor));
    add(Resource, m_game.has(pilotSeat, words.rage) + m_game.has(pilotSeat, words.spellDamage));
    add(Gold, m_game.has(pilotSeat, words.gold));
    add(HandCards, m_game.countIn(Hand, pilotSeat));
    add(DeadCards, dead);
}

void HeroGoldfish::atEndOfGame(int, int measured, Measures& sum)
{
    for (int turn = std::min(measured, GoldfishTurns); turn < GoldfishTurns; ++turn)
        measureReached(static_cast<std::size_t>(turn), sum);
    const Outcome& outcome = m_game.state().outcome;
    sum.shares[Lost].count += outcome.wonBy(1) ? 1 : 0;
    sum.shares[LeveledUp].count += m_game.leveled(pilotSeat) ? 1 : 0;
    sum.means[ItemsBought].mean.add(m_items);
    sum.means[BountiesEarned].mean.add(m_bounties);
}

} // namespace muster::engine::hero
