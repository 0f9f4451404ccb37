// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/hero/goldfish.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

namespace muster::engine::hero {

namespace {

constexpr Seat pilotSeat = 0;
constexpr Seat dummySeat = 1;
constexpr double percent = 100;

/// Places in series().
enum ShareAt : std::size_t { Won, Lost, Drawn, NotEnded, LeveledUp };
enum MeanAt : std::size_t {
    LevelTurn,
    ManaUsed,
    ItemsBought,
    FirstItem,
    BountiesEarned,
    ResourcePeak,
    ResourceLost,
    NeverUsable
};
enum CurveAt : std::size_t {
    WonBy,
    LeveledBy,
    Quest,
    ManaThere,
    ManaSpent,
    AllSpent,
    DefenseReady,
    Minions,
    AttackThere,
    DamageDealt,
    ByCombat,
    ByAttack,
    BySpells,
    ByTexts,
    Health,
    Armor,
    Resource,
    Gold,
    Items,
    CardsPlayed,
    HandCards,
    Ultimates,
    Unusable
};

Dummy dummyOf(const GoldfishPlan& plan, const std::map<std::string, int>& settings, std::uint16_t minion)
{
    Dummy dummy;
    if (!plan.against.empty())
        return dummy; // a deck plays back
    dummy.seat = dummySeat;
    dummy.minion = minion;
    if (plan.passive == "blocker")
        dummy.kind = Dummy::Blocker;
    if (plan.passive == "pressure")
        dummy.kind = Dummy::Pressure;
    if (const auto damage = settings.find("damage"); damage != settings.end())
        dummy.damage = static_cast<std::int16_t>(damage->second);
    return dummy;
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

HeroGoldfish::HeroGoldfish(const Rules& rules, const GoldfishPlan& plan, const std::map<std::string, int>& settings)
    : m_rules(rules),
      m_match(matchOf(plan.deck, plan.against.empty() ? plan.deck : plan.against.front(), plan.shop)),
      m_session(rules, 2, [this](Game& game, std::uint64_t seed) { game.begin(m_match, seed, m_first); }),
      m_game(m_session.game()),
      m_quest(questOf()),
      m_mostOwnTurns(plan.mostOwnTurns)
{
    m_match.dummy = dummyOf(plan, settings, plainMinion());
}

/// A minion without a text, a token where there is one: it does not come into any deck.
std::uint16_t HeroGoldfish::plainMinion() const
{
    std::uint16_t found = 0;
    bool plain = false;
    for (std::uint32_t i = 0; i < m_rules.catalogue().size(); ++i) {
        const auto definition = static_cast<std::uint16_t>(i);
        const Facts& facts = m_rules.printed(definition);
        const CardFacts& texts = m_rules.facts(definition);
        if (facts.type != Type::Minion || !texts.texts.empty() || texts.keywords != 0 || (plain && !facts.token))
            continue;
        found = definition;
        plain = true;
        if (facts.token)
            break;
    }
    return found;
}

/// The comparison that the hero's quest waits for; None where it waits for something else.
code::Ref HeroGoldfish::questOf() const
{
    const code::Code& code = m_rules.code();
    for (const CardFacts::Text& text : m_rules.facts(m_match.sides[pilotSeat].hero).texts) {
        for (int i = 0; i < text.script.count; ++i) {
            const code::Ability& one = code.ability(static_cast<code::Ref>(text.script.first + i));
            if (!m_rules.isQuest(one) || one.events.count == 0)
                continue;
            const code::Ref condition = code.events[static_cast<std::size_t>(one.events.first)].condition;
            if (condition != code::None && code.conditions[static_cast<std::size_t>(condition)].left != code::None
                && code.conditions[static_cast<std::size_t>(condition)].right != code::None)
                return condition;
        }
    }
    return code::None;
}

/// What has been reached of what the quest asks, in percent.
double HeroGoldfish::questProgress()
{
    if (m_game.leveled(pilotSeat))
        return percent;
    if (m_quest == code::None)
        return 0;
    Context context;
    context.you = pilotSeat;
    context.self = m_game.heroOf(pilotSeat);
    const code::Condition& condition = m_rules.code().conditions[static_cast<std::size_t>(m_quest)];
    const int wanted = m_game.value(condition.right, context);
    return wanted <= 0 ? 0 : std::clamp(percent * m_game.value(condition.left, context) / wanted, 0.0, percent);
}

Measures HeroGoldfish::series() const
{
    Measures all;
    all.shares = {
        wonShare(), {"lost", {"lost"}}, drawnShare(), notEndedShare(m_mostOwnTurns), {"leveled", {"leveled up"}}};
    all.means = {{"level-turn", {"own turn of the level-up"}, 1},
                 {"mana-used", {"mana that was spent"}, 0, 1, true},
                 {"items", {"items bought"}},
                 {"first-item", {"own turn of the first purchase"}, 1},
                 {"bounties", {"gold from bounties"}},
                 {"resource-peak", {"most Rage or Spell Damage at once"}},
                 {"resource-lost", {"Rage or Spell Damage lost to its limit"}},
                 {"never-usable", {"cards that could never be played"}, 0, 1, true}};
    all.curves = {
        wonByCurve(),
        byThenCurve("leveled", "leveled up by then"),
        averageCurve("quest", "percent of the quest reached", 0, percent),
        averageCurve("mana", "mana", 0, 12),
        averageCurve("mana-spent", "of it spent"),
        shareCurve("all-mana-spent", "all of it spent"),
        shareCurve("defense-ready", "enough left for the Defensive Ability"),
        averageCurve("minions", "minions in play"),
        averageCurve("attack", "their attack"),
        averageCurve("damage", "damage to the enemy hero so far"),
        averageCurve("damage-combat", "dealt in combat"),
        averageCurve("damage-attack", "dealt by the Attack ability"),
        averageCurve("damage-spells", "dealt by spells"),
        averageCurve("damage-texts", "dealt by other texts"),
        averageCurve("health", "own health"),
        averageCurve("armor", "own Armor"),
        averageCurve("resource", "Rage or Spell Damage"),
        averageCurve("gold", "gold"),
        averageCurve("items", "items bought so far"),
        averageCurve("played", "cards played so far"),
        averageCurve("hand", "cards in hand"),
        averageCurve("dead", "of them Ultimates before the level-up"),
        averageCurve("unusable", "of them not playable"),
    };
    setOwnTurns(all.curves, GoldfishTurns);
    all.tallies = {{"stuck", {"in the hand at the end and never playable while there"}}};
    return all;
}

void HeroGoldfish::begin(std::uint64_t seed, int place)
{
    m_seen = {};
    m_first = place == 0 ? pilotSeat : dummySeat;
    m_session.begin(seed);
}

int HeroGoldfish::place() const { return m_first == pilotSeat ? 0 : 1; }

std::optional<KeptHand> HeroGoldfish::keptHand() const
{
    if (static_cast<Phase>(m_game.state().phase) == Phase::Mulligan)
        return {};
    return handOf(m_game, Hand, pilotSeat);
}

GoldfishGame::Moment HeroGoldfish::moment() const
{
    if (m_game.table().active != pilotSeat)
        return Moment::Elsewhere;
    return m_game.table().betweenTurns ? Moment::EndOfOwnTurn : Moment::OwnTurn;
}

std::size_t HeroGoldfish::Passive::choose(const Choice& choice, const View& view)
{
    const auto asks = static_cast<Asks>(choice.kind);
    if (asks == Asks::NextBlocker || asks == Asks::BlockWhom) {
        Game& game = static_cast<Game&>(static_cast<const SeatView&>(view).game());
        const auto isOpen = [&](CardId attacker) {
            const std::uint8_t fight = game.table().card(attacker).fight;
            return (fight & IsAttacking) != 0 && (fight & IsBlocked) == 0;
        };
        bool anyOpen = false;
        game.eachIn(Battlefield, pilotSeat, [&](CardId attacker) { anyOpen = anyOpen || isOpen(attacker); });
        std::size_t best = 0;
        int most = -1;
        for (std::size_t i = 0; i < choice.options.size(); ++i) {
            const CardId card = choice.options[i].card;
            const bool wanted = asks == Asks::BlockWhom ? isOpen(card) : card.valid() == anyOpen;
            const int attack = card.valid() ? game.numberNow(game.rules().words.attack, card) : 0;
            if (wanted && attack > most) {
                best = i;
                most = attack;
            }
        }
        return best;
    }
    for (std::size_t i = 0; i < choice.options.size(); ++i) {
        const Option& one = choice.options[i];
        if (asks == Asks::MainAction ? one.action == Pass : !one.card.valid())
            return i;
    }
    return 0;
}

void HeroGoldfish::add(const LogLine& line)
{
    const bool own = line.seat == pilotSeat;
    const auto is = [&](Says what) { return line.what == static_cast<std::uint16_t>(what); };
    if (own && line.what == static_cast<std::uint16_t>(Tells::Loses) && line.second == m_rules.words.mana
        && m_game.table().active == pilotSeat) {
        m_seen.spent += line.number; // what is spent in the other player's turn was left over in this one
    } else if (own && is(Says::SendsBack)) {
        m_seen.mulligan = true;
    } else if (own && is(Says::Buys)) {
        ++m_seen.items;
    } else if (own && is(Says::TooMuch)) {
        m_seen.lost += line.number;
    } else if (own && line.what == static_cast<std::uint16_t>(Tells::Gains)
               && (line.second == m_rules.words.rage || line.second == m_rules.words.spellDamage)) {
        m_seen.peak = std::max(m_seen.peak, m_game.has(pilotSeat, static_cast<std::uint8_t>(line.second)));
    } else if (own && is(Says::Bounty)) {
        m_seen.bounties += line.number;
    } else if (own && (is(Says::Plays) || is(Says::Casts))) {
        ++m_seen.played;
    } else if (!own && is(Says::TakesHealth)) {
        m_seen.damage += line.number;
    } else if (!own && is(Says::Hits)) {
        const Words& words = m_rules.words;
        const int kind = line.second;
        const Source source = kind == words.ofCombat ? OfCombat
            : kind == words.ofWeapon                 ? OfAttack
            : kind == words.ofSpell                  ? OfSpells
                                                     : OfTexts;
        m_seen.dealt[source] += line.number;
    }
}

/// What could be played in an own turn with the mana that was there.
void HeroGoldfish::asked(const Choice& choice)
{
    if (static_cast<Asks>(choice.kind) != Asks::MainAction)
        return;
    for (const Option& one : choice.options) {
        if (one.action != PlayCard)
            continue;
        m_game.eachIn(Hand, pilotSeat, [&](CardId card) { // copies are offered once
            if (m_game.table().card(card).definition == m_game.table().card(one.card).definition)
                m_seen.held[card.value] = m_seen.usable[card.value] = true;
        });
    }
}

void HeroGoldfish::duringOwnTurn(int turn, Measures& sum)
{
    if (m_seen.items > 0 && m_seen.firstItem == 0)
        m_seen.firstItem = turn;
    if (m_seen.leveled != 0 || !m_game.leveled(pilotSeat))
        return;
    m_seen.leveled = turn;
    if (turn <= GoldfishTurns)
        ++sum.curves[LeveledBy].counts[static_cast<std::size_t>(turn - 1)];
}

/// What is added up over the turns.
void HeroGoldfish::measureReached(std::size_t at, Measures& sum) const
{
    sum.curves[DamageDealt].points[at].add(m_seen.damage);
    for (std::size_t source = 0; source < Sources; ++source)
        sum.curves[ByCombat + source].points[at].add(m_seen.dealt[source]);
    sum.curves[Items].points[at].add(m_seen.items);
    sum.curves[CardsPlayed].points[at].add(m_seen.played);
}

void HeroGoldfish::measureBoard(std::size_t at, Measures& sum)
{
    const Words& words = m_rules.words;
    int minions = 0;
    int attack = 0;
    m_game.eachIn(Battlefield, pilotSeat, [&](CardId minion) {
        ++minions;
        attack += m_game.numberNow(words.attack, minion);
    });
    int ultimates = 0;
    int unusable = 0;
    m_game.eachIn(Hand, pilotSeat, [&](CardId card) {
        ultimates += m_game.factsOf(card).ultimate && !m_game.leveled(pilotSeat) ? 1 : 0;
        unusable += m_game.refuseEver(pilotSeat, card) ? 1 : 0;
    });
    const auto add = [&](CurveAt curve, double value) { sum.curves[curve].points[at].add(value); };
    add(Quest, questProgress());
    add(Minions, minions);
    add(AttackThere, attack);
    add(Health, std::max(0, m_game.healthOf(pilotSeat)));
    add(Armor, m_game.has(pilotSeat, words.armor));
    add(Resource, m_game.has(pilotSeat, words.rage) + m_game.has(pilotSeat, words.spellDamage));
    add(Gold, m_game.has(pilotSeat, words.gold));
    add(HandCards, m_game.countIn(Hand, pilotSeat));
    add(Ultimates, ultimates);
    add(Unusable, unusable);
}

void HeroGoldfish::atEndOfOwnTurn(int turn, Measures& sum)
{
    const int spent = std::exchange(m_seen.spent, 0);
    const int there = spent + m_game.has(pilotSeat, m_rules.words.mana); // with what texts have added
    m_seen.used += spent;
    m_seen.there += there;
    if (turn > GoldfishTurns)
        return;
    const auto at = static_cast<std::size_t>(turn - 1);
    sum.curves[ManaThere].points[at].add(there);
    sum.curves[ManaSpent].points[at].add(spent);
    const bool canDefend = m_game.abilityCost(pilotSeat, Defensive) <= m_game.has(pilotSeat, m_rules.words.mana);
    sum.curves[DefenseReady].points[at].add(canDefend ? 1 : 0);
    sum.curves[AllSpent].points[at].add(m_game.has(pilotSeat, m_rules.words.mana) == 0 ? 1 : 0);
    measureReached(at, sum);
    measureBoard(at, sum);
}

void HeroGoldfish::atEndOfGame(int ownTurns, int measured, Measures& sum)
{
    for (int turn = std::min(measured, GoldfishTurns); turn < GoldfishTurns; ++turn)
        measureReached(static_cast<std::size_t>(turn), sum);
    const Outcome& outcome = m_game.state().outcome;
    sum.shares[Lost].count += outcome.wonBy(dummySeat) ? 1 : 0;
    sum.shares[LeveledUp].count += m_game.leveled(pilotSeat) ? 1 : 0;
    if (m_seen.leveled == 0 && m_game.leveled(pilotSeat)) {
        m_seen.leveled = std::max(1, ownTurns); // with the last blow
        if (m_seen.leveled <= GoldfishTurns)
            ++sum.curves[LeveledBy].counts[static_cast<std::size_t>(m_seen.leveled - 1)];
    }
    const auto mean = [&](MeanAt at, double value) { sum.means[at].mean.add(value); };
    if (m_seen.leveled > 0)
        mean(LevelTurn, m_seen.leveled);
    if (m_seen.there > 0)
        mean(ManaUsed, double(m_seen.used) / m_seen.there);
    mean(ItemsBought, m_seen.items);
    if (m_seen.firstItem > 0)
        mean(FirstItem, m_seen.firstItem);
    mean(BountiesEarned, m_seen.bounties);
    mean(ResourcePeak, m_seen.peak);
    mean(ResourceLost, m_seen.lost);
    noteStuck(sum);
}

/// What lies in the hand at the end and could never be played, with the rule that stops it.
void HeroGoldfish::noteStuck(Measures& sum)
{
    std::set<std::pair<std::uint16_t, std::string_view>> stuck; // several copies count once
    std::bitset<MostCards> held = m_seen.held;
    int never = 0;
    m_game.eachIn(Hand, pilotSeat, [&](CardId card) {
        held[card.value] = true;
        const Refusal refusal = m_game.refuseEver(pilotSeat, card);
        if (!refusal || m_seen.usable[card.value])
            return;
        ++never;
        stuck.emplace(m_game.table().card(card).definition, refusal.rule());
    });
    if (held.any())
        sum.means[NeverUsable].mean.add(double(never) / static_cast<double>(held.count()));
    for (const auto& [definition, rule] : stuck)
        ++sum.tallies.front().rows[{std::string(m_rules.nameOf(definition)), std::string(rule)}];
}

} // namespace muster::engine::hero
