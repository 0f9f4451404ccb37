// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/sceptre/goldfish.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

namespace muster::engine::sceptre {

namespace {

constexpr Seat pilotSeat = 0;
constexpr std::size_t startingHand = 7; // SCE-5b

/// Places in series().
enum ShareAt : std::size_t {
    Won,
    WonByBlood,
    LostByDeadHands,
    LostWithoutChampion,
    LostByBlood,
    Drawn,
    NotEnded,
    DeadHand,
    BloodGiven
};
enum CurveAt : std::size_t {
    FirstAttack,
    SecondAttack,
    WonBy,
    Champions,
    CoinsAttached,
    BestCoins,
    Squires,
    CombatSquires,
    Unlocked,
    Expected,
    DamageDealt,
    Collected,
    HandCards,
    Unusable
};

} // namespace

SceptreGoldfish::SceptreGoldfish(const Rules& rules, const GoldfishPlan& plan,
                                 const std::map<std::string, int>& settings)
    : m_rules(rules),
      m_playsBack(!plan.against.empty()),
      m_session(
          rules, 2,
          BeginMatch{{rules, plan.deck.cards("main"), m_playsBack ? plan.against.front().cards("main") : DeckCards()}}),
      m_game(m_session.game()),
      m_odds(openingOdds(rules, plan.deck.cards("main"))),
      m_lostByDeadHands(m_odds.deadHands[7]),
      m_mostOwnTurns(plan.mostOwnTurns)
{
    if (m_playsBack) // SCE-Q6: both at once is a draw
        m_lostByDeadHands *= 1 - openingOdds(rules, plan.against.front().cards("main")).deadHands[7];
    else
        m_champions = {settings.at("hp"), settings.at("def"), settings.at("spd")};
}

Measures SceptreGoldfish::series() const
{
    const auto& dead = m_odds.deadHands;
    Measures all;
    all.shares = {
        wonShare(),
        {"won-by-blood", {"won with the fifth Blood Card"}},
        {"lost-dead-hands", {"lost by seven dead hands"}, 0, m_lostByDeadHands},
        {"lost-no-champion", {"lost without a Champion for combat"}},
        {"lost-blood", {"lost by the opponent's fifth Blood Card"}},
        drawnShare(),
        notEndedShare(m_mostOwnTurns),
        {"dead-hand", {"with a dead hand"}, 0, 1 - dead[0]},
        // From the third dead hand on the opponent is given a Blood Card each.
        {"blood-given",
         {"with Blood Cards given away by dead hands"},
         0,
         std::accumulate(dead.begin() + 3, dead.end(), 0.0)},
    };
    all.means = {{"never-usable", {"cards that could never be played"}, 0, 1, true}};
    all.ratios = {{"attack-rolls", {"attack rolls that broke through"}, "rolled", "hits"}};
    all.curves = {
        byThenCurve("first-attack", "an attack was possible by then"),
        byThenCurve("second-attack", "a second attack was possible by then"),
        wonByCurve(),
        averageCurve("champions", "Champions in the arena", 0, 5),
        averageCurve("coins", "Coins attached"),
        averageCurve("best-coins", "on the best Champion"),
        averageCurve("squires", "Squires attached"),
        averageCurve("combat-squires", "on the Champion in combat"),
        averageCurve("unlocked", "attacks it has the means for", 0, 2),
        averageCurve("expected", "damage to be expected so far"),
        averageCurve("damage", "damage dealt so far"),
        averageCurve("collected", "Blood Cards collected so far", 0, 5),
        averageCurve("hand", "cards in hand"),
        averageCurve("unusable", "of them not playable"),
    };
    setOwnTurns(all.curves, GoldfishTurns);
    all.tallies = {{"stuck", {"in the hand at the end and never playable while there"}}};
    return all;
}

void SceptreGoldfish::begin(std::uint64_t seed, int place)
{
    std::fill(std::begin(m_possible), std::end(m_possible), false);
    std::fill(std::begin(m_seen), std::end(m_seen), false);
    m_held.reset();
    m_usable.reset();
    m_damage = m_rolled = m_hits = 0;
    m_expected = 0;
    if (m_playsBack) // the dice say who goes first
        m_session.begin(seed);
    else
        beginAgainstPassive(seed, place == 0);
}

/// Five Champions with such numbers and without Abilities, one in combat and four in the garrison, five Blood Cards, no
/// hand and no deck.
void SceptreGoldfish::beginAgainstPassive(std::uint64_t seed, bool first)
{
    constexpr Seat passive = 1;
    m_session.begin(seed);
    State& state = m_session.state();
    std::uint16_t champion = 0;
    for (std::uint16_t i = 0; i < state.table.cardCount; ++i) {
        const std::uint16_t definition = state.table.card(CardId{i}).definition;
        if (i == 0 || m_rules.facts(definition).type == Type::Champion)
            champion = definition;
    }
    for (int i = 0; i < 5; ++i) {
        const CardId card = m_game.addCard(champion, passive, i == 0 ? Combat : Garrison, passive);
        state.table.setFlag(card, FaceUp, true);
        state.table.card(card).seen = 3;
        Modifier made;
        made.target = card;
        made.entered = state.table.card(card).entered;
        made.you = passive;
        made.kind = Modifier::Disable;
        state.table.modifiers.push(made);
        made.kind = Modifier::Set;
        const Words& words = m_rules.words;
        for (const auto& [word, value] : {std::pair{words.hp, m_champions.hp}, std::pair{words.def, m_champions.def},
                                          std::pair{words.spd, m_champions.spd}, std::pair{words.skl, 0}}) {
            made.word = word;
            made.amount = static_cast<std::int16_t>(value);
            state.table.modifiers.push(made);
        }
    }
    for (int i = 0; i < 5; ++i)
        (void)m_game.addCard(champion, passive, BloodPile, passive);
    state.players[passive].handStands = true; // never dead-handed
    state.starts = first ? pilotSeat : passive;
    m_game.stateChanged();
}

/// It has none where the game was lost before.
int SceptreGoldfish::place() const
{
    const Seat starts = m_game.state().starts;
    return starts == NoSeat ? -1 : starts == pilotSeat ? 0 : 1;
}

/// A dead hand has to be sent back (SCE-8c).
bool SceptreGoldfish::tookMulligan() const { return m_game.state().players[pilotSeat].deadHands > 0; }

/// Nothing where all seven were dead. Blood Cards for the opponent's dead hands lie behind it, and do not belong to it (SCE-Q7).
std::optional<KeptHand> SceptreGoldfish::keptHand() const
{
    if (m_game.state().phase == Phase::Hands)
        return {};
    return handOf(m_game, Hand, pilotSeat, startingHand);
}

GoldfishGame::Moment SceptreGoldfish::moment() const
{
    const std::uint8_t phase = m_game.state().phase;
    if (m_game.table().active != pilotSeat || phase == Phase::TurnStart)
        return Moment::Elsewhere;
    return phase == Phase::ChangeOver ? Moment::EndOfOwnTurn : Moment::OwnTurn;
}

std::size_t SceptreGoldfish::Passive::choose(const Choice& choice, const View&)
{
    for (std::size_t i = 0; i < choice.options.size(); ++i) {
        if (choice.kind == MainAction && choice.options[i].action == EndTurn)
            return i;
    }
    return 0;
}

/// Notes what was possible.
void SceptreGoldfish::asked(const Choice& choice)
{
    if (choice.kind != MainAction)
        return;
    for (const Option& option : choice.options) {
        m_possible[0] = m_possible[0] || option.action == Attacks; // either attack is a first one
        m_possible[1] = m_possible[1] || (option.action == Attacks && option.ability == 1);
    }
    m_game.table().each(zoneId(Hand, pilotSeat), [&](CardId card) {
        m_held[card.value] = true;
        m_usable[card.value] = m_usable[card.value] || isOffered(card, choice.options);
    });
}

/// Equal cards of the hand are one option.
bool SceptreGoldfish::isOffered(CardId card, std::span<const Option> options) const
{
    const Table& table = m_game.table();
    return std::any_of(options.begin(), options.end(), [&](const Option& option) {
        return option.card.valid() && m_game.zoneOfCard(option.card) == Hand
            && table.card(option.card).definition == table.card(card).definition;
    });
}

/// Adds up the expected and the real damage of attacks.
void SceptreGoldfish::add(const LogLine& line)
{
    const auto what = static_cast<Says>(line.what);
    const auto ofOpponent = [&](CardId source) {
        return source.valid() && m_game.table().card(source).controller == other(pilotSeat);
    };
    if (line.what == static_cast<std::uint16_t>(Tells::Damage) && line.seat == other(pilotSeat)
        && !ofOpponent(line.other) && std::string_view(line.rule) != "SCE-49i")
        m_damage += line.number;
    if (line.seat != pilotSeat)
        return;
    if (what == Says::AnnouncesAttack)
        m_expected += expectation(line.card, line.number, line.other);
    m_rolled += what == Says::AttackRoll ? 1 : 0;
    m_hits += what == Says::AttackRoll && line.second > m_game.def(line.other) ? 1 : 0;
}

/// The chance to hit times the damage; of a multiple attack the dice that may succeed, and the bonus where at least one
/// of them does.
double SceptreGoldfish::expectation(CardId champion, int attack, CardId target)
{
    const Attack& printed = m_game.facts(champion).attacks[attack];
    const double chance = m_game.chanceToHit(champion, attack, m_game.def(target));
    if (printed.multiple == 0)
        return chance * m_game.damageBy(champion, target, printed.damage);
    const double success = m_game.chanceOfDamageRoll(champion, attack);
    const int bonus = m_game.damageBy(champion, target, 1000) - 1000;
    const double atLeastOne = 1 - std::pow(1 - success, printed.multiple);
    return chance * std::max(0.0, printed.multiple * success * printed.damage + bonus * atLeastOne);
}

/// Calls `visit` for each card of the hand that could not be played in an own turn, with the rule that stops it.
template <class Visit>
void SceptreGoldfish::eachStuck(Visit visit)
{
    m_game.table().each(zoneId(Hand, pilotSeat), [&](CardId card) {
        Option option;
        option.action = Game::actionOf(m_game.facts(card).type);
        option.card = card;
        if (const Refusal refusal = m_game.refuseEver(pilotSeat, option))
            visit(card, refusal);
    });
}

void SceptreGoldfish::duringOwnTurn(int turn, Measures& sum)
{
    for (const std::size_t attack : {0u, 1u}) {
        if (!m_possible[attack] || m_seen[attack])
            continue;
        m_seen[attack] = true;
        if (turn <= GoldfishTurns)
            ++sum.curves[FirstAttack + attack].counts[static_cast<std::size_t>(turn - 1)];
    }
}

/// What is added up over the turns.
void SceptreGoldfish::measureReached(std::size_t at, Measures& sum) const
{
    sum.curves[DamageDealt].points[at].add(m_damage);
    sum.curves[Expected].points[at].add(m_expected);
    sum.curves[Collected].points[at].add(m_game.state().players[pilotSeat].collected);
}

void SceptreGoldfish::atEndOfOwnTurn(int turn, Measures& sum)
{
    if (turn > GoldfishTurns)
        return;
    const auto at = static_cast<std::size_t>(turn - 1);
    int coins = 0;
    int best = 0;
    int squires = 0;
    int champions = 0;
    for (const Zone zone : {Combat, Garrison}) {
        m_game.table().each(zoneId(zone, pilotSeat), [&](CardId card) {
            ++champions;
            const int attached = m_game.coinsOn(card).total();
            coins += attached;
            best = std::max(best, attached);
            squires += m_game.squiresOn(card);
        });
    }
    int unusable = 0;
    eachStuck([&](CardId, Refusal) { ++unusable; });
    const CardId fighter = m_game.inCombat(pilotSeat);
    const auto add = [&](CurveAt curve, double value) { sum.curves[curve].points[at].add(value); };
    add(CoinsAttached, coins);
    add(BestCoins, best);
    add(Squires, squires);
    add(Champions, champions);
    measureReached(at, sum);
    add(HandCards, m_game.table().zone(zoneId(Hand, pilotSeat)).count);
    add(Unusable, unusable);
    if (fighter.valid()) {
        add(CombatSquires, m_game.squiresOn(fighter));
        add(Unlocked, (m_game.unlocked(fighter, 0) ? 1 : 0) + (m_game.unlocked(fighter, 1) ? 1 : 0));
    }
}

void SceptreGoldfish::atEndOfGame(int, int measured, Measures& sum)
{
    // What has been reached by a turn stays so in games that have ended.
    for (int turn = std::min(measured, GoldfishTurns); turn < GoldfishTurns; ++turn)
        measureReached(static_cast<std::size_t>(turn), sum);
    noteEnd(sum);
    sum.ratios.front().ratio.add(m_hits, m_rolled);
    noteStuck(sum);
}

/// How it was won or lost.
void SceptreGoldfish::noteEnd(Measures& sum) const
{
    const State& state = m_game.state();
    const auto count = [&](ShareAt share, bool so) { sum.shares[share].count += so ? 1 : 0; };
    count(DeadHand, state.players[pilotSeat].deadHands > 0);
    count(BloodGiven, state.players[pilotSeat].deadHands >= 3);
    if (state.outcome.kind != Outcome::Won)
        return;
    const std::string_view rule = state.outcome.rule != nullptr ? state.outcome.rule : "";
    if (state.outcome.wonBy(pilotSeat))
        count(WonByBlood, rule == "SCE-1a");
    else
        count(rule == "SCE-8g" ? LostByDeadHands : rule == "SCE-1a" ? LostByBlood : LostWithoutChampion, true);
}

/// What lies in the hand at the end and could never be played, with the rule that stops it.
void SceptreGoldfish::noteStuck(Measures& sum)
{
    std::set<std::pair<std::uint16_t, std::string_view>> stuck; // several copies count once
    std::bitset<MostCards> held = m_held;
    int never = 0;
    eachStuck([&](CardId card, Refusal refusal) {
        held[card.value] = true;
        if (m_usable[card.value])
            return;
        ++never;
        stuck.emplace(m_game.table().card(card).definition, refusal.rule());
    });
    if (held.any())
        sum.means.front().mean.add(double(never) / static_cast<double>(held.count()));
    for (const auto& [definition, rule] : stuck)
        ++sum.tallies.front()
              .rows[{std::string(m_rules.catalogue().card(CardIndex{definition}).name()), std::string(rule)}];
}

PassiveChampions medianChampions(const Rules& rules, const DeckCards& deck)
{
    std::vector<int> hp;
    std::vector<int> def;
    std::vector<int> spd;
    for (const std::uint16_t card : deck) {
        const Facts& facts = rules.facts(card);
        if (facts.type != Type::Champion)
            continue;
        hp.push_back(facts.hp);
        def.push_back(facts.def);
        spd.push_back(facts.spd);
    }
    if (hp.empty())
        return {};
    const auto median = [](std::vector<int>& values) {
        std::sort(values.begin(), values.end());
        return values[values.size() / 2];
    };
    return {median(hp), median(def), median(spd)};
}

} // namespace muster::engine::sceptre
