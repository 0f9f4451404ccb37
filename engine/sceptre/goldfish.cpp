// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sceptre/goldfish.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <thread>

#include "engine/sceptre/game.h"

namespace muster::engine::sceptre {

namespace {

constexpr Seat pilotSeat = 0;
constexpr int batch = 100;

/// Ends its turns, and otherwise takes what comes first.
class Passive final : public Agent {
public:
    std::size_t choose(const Choice& choice, const View&) override
    {
        for (std::size_t i = 0; i < choice.options.size(); ++i) {
            if (choice.kind == MainAction && choice.options[i].action == EndTurn)
                return i;
        }
        return 0;
    }
};

/// Flies the pilot and notes what was possible.
class Watched final : public Agent {
public:
    Watched(Agent& pilot, Agent& passive) : m_pilot(pilot), m_passive(passive) { }
    std::size_t choose(const Choice& choice, const View& view) override
    {
        if (choice.seat != pilotSeat)
            return m_passive.choose(choice, view);
        if (choice.kind == MainAction) {
            for (const Option& option : choice.options)
                possible[0] = possible[0] || option.action == Attacks, // either attack is a first one
                    possible[1] = possible[1] || (option.action == Attacks && option.ability == 1);
        }
        return m_pilot.choose(choice, view);
    }
    bool possible[2] = {};

private:
    Agent& m_pilot;
    Agent& m_passive;
};

/// Adds up the damage that the opponent's units take.
class DamageCount final : public Log {
public:
    explicit DamageCount(const Game& game) : m_game(game) { }
    void add(const LogLine& line) override
    {
        if (line.what == static_cast<std::uint16_t>(Says::Damage) && line.seat == other(pilotSeat))
            damage += line.number;
    }
    int damage = 0;

private:
    const Game& m_game;
};

void measure(const Game& game, int turn, int damage, GoldfishReport& report)
{
    const auto at = static_cast<std::size_t>(turn - 1);
    int coins = 0;
    int squires = 0;
    int champions = 0;
    for (const Zone zone : {Combat, Garrison}) {
        game.table().each(zoneId(zone, pilotSeat), [&](CardId card) {
            ++champions;
            coins += game.coinsOn(card).total();
            squires += game.squiresOn(card);
        });
    }
    report.coins[at].add(coins);
    report.squires[at].add(squires);
    report.champions[at].add(champions);
    report.damage[at].add(damage);
    report.collected[at].add(game.state().players[pilotSeat].collected);
    report.hand[at].add(game.table().zone(zoneId(Hand, pilotSeat)).count);
}

/// What lies in the hand at the end and cannot be played, with the rule that stops it.
void noteStuck(Game& game, GoldfishReport& report)
{
    game.table().each(zoneId(Hand, pilotSeat), [&](CardId card) {
        Option option;
        option.action = Game::actionOf(game.facts(card).type);
        option.card = card;
        if (const Refusal refusal = game.refuseEver(pilotSeat, option))
            ++report.stuck[{game.table().card(card).definition, std::string(refusal.rule())}];
    });
}

void playOne(State& state, Game& game, const GoldfishPlan& plan, Pilot& pilot, std::uint64_t seed, bool first,
             GoldfishReport& report)
{
    Passive passive;
    Watched agent(pilot, passive);
    DamageCount log(game);
    pilot.reseed(seed, pilotSeat);
    game.setAgent(&agent);
    game.setLog(&log);
    game.beginAgainstPassive(plan.deck, plan.passive.hp, plan.passive.def, plan.passive.spd, first, seed);
    int ownTurns = 0;
    int turn = 0;
    bool seen[2] = {};
    while (!game.over()) {
        game.advance();
        if (game.over() || game.table().active != pilotSeat || state.phase == Phase::TurnStart)
            continue;
        if (game.table().turn != turn) {
            turn = game.table().turn;
            ++ownTurns;
            if (ownTurns > plan.mostOwnTurns) {
                game.giveUp(Outcome::Capped);
                break;
            }
        }
        for (const int attack : {0, 1}) {
            if (!agent.possible[attack] || seen[attack])
                continue;
            seen[attack] = true;
            if (ownTurns <= GoldfishReport::turns)
                ++(attack == 0 ? report.firstPossible : report.secondPossible)[static_cast<std::size_t>(ownTurns - 1)];
        }
        if (state.phase == Phase::ChangeOver && ownTurns <= GoldfishReport::turns)
            measure(game, ownTurns, log.damage, report);
    }
    ++report.games;
    const Player& mine = state.players[pilotSeat];
    report.deadHand += mine.deadHands > 0 ? 1 : 0;
    report.bloodGiven += mine.deadHands >= 3 ? 1 : 0;
    const std::string_view rule = state.outcome.rule != nullptr ? state.outcome.rule : "";
    if (state.outcome.kind != Outcome::Won) {
        ++report.notEnded;
    } else if (state.outcome.wonBy(pilotSeat)) {
        ++report.won;
        report.wonByBlood += rule == "SCE-1a" ? 1 : 0;
        report.winTurn.add(ownTurns);
        if (ownTurns >= 1 && ownTurns <= GoldfishReport::turns)
            ++report.winningTurn[static_cast<std::size_t>(ownTurns - 1)];
    } else {
        ++(rule == "SCE-8g"       ? report.lostByDeadHands
               : rule == "SCE-1a" ? report.lostByBlood
                                  : report.lostWithoutChampion);
    }
    noteStuck(game, report);
    game.setLog(nullptr);
}

void add(GoldfishReport& sum, const GoldfishReport& part)
{
    sum.games += part.games;
    sum.won += part.won;
    sum.wonByBlood += part.wonByBlood;
    sum.lostByDeadHands += part.lostByDeadHands;
    sum.lostWithoutChampion += part.lostWithoutChampion;
    sum.lostByBlood += part.lostByBlood;
    sum.notEnded += part.notEnded;
    sum.deadHand += part.deadHand;
    sum.bloodGiven += part.bloodGiven;
    for (std::size_t i = 0; i < GoldfishReport::turns; ++i) {
        sum.firstPossible[i] += part.firstPossible[i];
        sum.secondPossible[i] += part.secondPossible[i];
        sum.winningTurn[i] += part.winningTurn[i];
        sum.coins[i].add(part.coins[i]);
        sum.squires[i].add(part.squires[i]);
        sum.champions[i].add(part.champions[i]);
        sum.damage[i].add(part.damage[i]);
        sum.collected[i].add(part.collected[i]);
        sum.hand[i].add(part.hand[i]);
    }
    sum.winTurn.add(part.winTurn);
    for (const auto& [key, count] : part.stuck)
        sum.stuck[key] += count;
}

} // namespace

double Mean::halfInterval() const
{
    if (count < 2)
        return 0;
    const double variance = std::max(0.0, (squares - sum * sum / count) / (count - 1));
    return 1.959963984540054 * std::sqrt(variance / count);
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

GoldfishReport goldfish(const Rules& rules, const Playable& game, const GoldfishPlan& plan, int threads,
                        const std::function<bool(int)>& goOn)
{
    const int batches = (plan.games + batch - 1) / batch;
    std::vector<GoldfishReport> parts(static_cast<std::size_t>(batches));
    std::atomic<int> next{0};
    std::atomic<bool> stopped{false};
    const auto work = [&](bool reports) {
        const auto state = std::make_unique<State>();
        Game table(*state, rules);
        const auto pilot = game.pilot(plan.pilot);
        for (int i = next++; i < batches && !stopped; i = next++) {
            for (int g = i * batch; g < std::min(plan.games, (i + 1) * batch); ++g)
                playOne(*state, table, plan, *pilot, mix(plan.seed ^ mix(static_cast<std::uint64_t>(g / 2))),
                        g % 2 == 0, parts[static_cast<std::size_t>(i)]);
            if (reports && goOn && !goOn((i + 1) * batch))
                stopped = true;
        }
    };
    std::vector<std::thread> others;
    for (int i = 1; i < std::min(threads, batches); ++i)
        others.emplace_back(work, false);
    work(true);
    for (std::thread& one : others)
        one.join();
    GoldfishReport sum;
    for (const GoldfishReport& part : parts)
        add(sum, part);
    return sum;
}

} // namespace muster::engine::sceptre
