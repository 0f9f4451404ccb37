// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/sceptre/goldfish.h"

#include <algorithm>
#include <bitset>
#include <cmath>
#include <set>

#include "engine/play/batches.h"
#include "engine/games/sceptre/game.h"

namespace muster::engine::sceptre {

namespace {

constexpr Seat pilotSeat = 0;

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
    Watched(Agent& pilot, Agent& opponent, const Game& game) : m_pilot(pilot), m_opponent(opponent), m_game(game) { }
    std::size_t choose(const Choice& choice, const View& view) override
    {
        if (choice.seat != pilotSeat)
            return m_opponent.choose(choice, view);
        if (choice.kind == MainAction) {
            for (const Option& option : choice.options)
                possible[0] = possible[0] || option.action == Attacks, // either attack is a first one
                    possible[1] = possible[1] || (option.action == Attacks && option.ability == 1);
            m_game.table().each(zoneId(Hand, pilotSeat), [&](CardId card) {
                held[card.value] = true;
                usable[card.value] = usable[card.value] || isOffered(card, choice.options);
            });
        }
        return m_pilot.choose(choice, view);
    }
    bool possible[2] = {};
    std::bitset<MostCards> held;   ///< cards that were in the hand in an own turn
    std::bitset<MostCards> usable; ///< and could be played in one

private:
    /// Equal cards of the hand are one option.
    [[nodiscard]] bool isOffered(CardId card, std::span<const Option> options) const
    {
        const Table& table = m_game.table();
        return std::any_of(options.begin(), options.end(), [&](const Option& option) {
            return option.card.valid() && m_game.zoneOfCard(option.card) == Hand
                && table.card(option.card).definition == table.card(card).definition;
        });
    }

    Agent& m_pilot;
    Agent& m_opponent;
    const Game& m_game;
};

/// Adds up the damage that the opponent's units take, but not from their own cards or failed retreats, and what the
/// announced attacks could be expected to deal.
class DamageCount final : public Log {
public:
    explicit DamageCount(Game& game) : m_game(game) { }
    void add(const LogLine& line) override
    {
        const auto what = static_cast<Says>(line.what);
        const auto ofOpponent = [&](CardId source) {
            return source.valid() && m_game.table().card(source).controller == other(pilotSeat);
        };
        if (what == Says::Damage && line.seat == other(pilotSeat) && !ofOpponent(line.other)
            && std::string_view(line.rule) != "SCE-49i")
            damage += line.number;
        if (line.seat != pilotSeat)
            return;
        if (what == Says::AnnouncesAttack)
            expected += expectation(line.card, line.number, line.other);
        rolled += what == Says::AttackRoll ? 1 : 0;
        hits += what == Says::AttackRoll && line.second > m_game.def(line.other) ? 1 : 0;
    }
    int damage = 0;
    double expected = 0;
    int rolled = 0;
    int hits = 0;

private:
    /// The chance to hit times the damage; of a multiple attack the dice that may succeed, and the bonus where at least one
    /// of them does.
    double expectation(CardId champion, int attack, CardId target)
    {
        const Attack& printed = m_game.facts(champion).attacks[attack];
        const double chance = m_game.chanceToHit(champion, attack, m_game.def(target));
        if (printed.multiple == 0)
            return chance * m_game.damageOf(champion, target, printed.damage);
        const double success = m_game.chanceOfDamageRoll(champion, attack);
        const int bonus = m_game.damageOf(champion, target, 1000) - 1000;
        const double atLeastOne = 1 - std::pow(1 - success, printed.multiple);
        return chance * std::max(0.0, printed.multiple * success * printed.damage + bonus * atLeastOne);
    }

    Game& m_game;
};

/// Calls `visit` for each card of the hand that could not be played in an own turn, with the rule that stops it.
template <class Visit>
void eachStuck(Game& game, Visit visit)
{
    game.table().each(zoneId(Hand, pilotSeat), [&](CardId card) {
        Option option;
        option.action = Game::actionOf(game.facts(card).type);
        option.card = card;
        if (const Refusal refusal = game.refuseEver(pilotSeat, option))
            visit(card, refusal);
    });
}

/// What is added up over the turns.
void measureReached(const Game& game, std::size_t at, const DamageCount& count, GoldfishReport& report)
{
    report.damage[at].add(count.damage);
    report.expected[at].add(count.expected);
    report.collected[at].add(game.state().players[pilotSeat].collected);
}

void measure(Game& game, int turn, const DamageCount& count, GoldfishReport& report)
{
    const auto at = static_cast<std::size_t>(turn - 1);
    int coins = 0;
    int best = 0;
    int squires = 0;
    int champions = 0;
    for (const Zone zone : {Combat, Garrison}) {
        game.table().each(zoneId(zone, pilotSeat), [&](CardId card) {
            ++champions;
            const int attached = game.coinsOn(card).total();
            coins += attached;
            best = std::max(best, attached);
            squires += game.squiresOn(card);
        });
    }
    int unusable = 0;
    eachStuck(game, [&](CardId, Refusal) { ++unusable; });
    const CardId fighter = game.inCombat(pilotSeat);
    report.coins[at].add(coins);
    report.bestCoins[at].add(best);
    report.squires[at].add(squires);
    report.champions[at].add(champions);
    measureReached(game, at, count, report);
    report.hand[at].add(game.table().zone(zoneId(Hand, pilotSeat)).count);
    report.unusable[at].add(unusable);
    if (fighter.valid()) {
        report.combatSquires[at].add(game.squiresOn(fighter));
        report.unlocked[at].add((game.unlocked(fighter, 0) ? 1 : 0) + (game.unlocked(fighter, 1) ? 1 : 0));
    }
}

/// What lies in the hand at the end and could never be played, with the rule that stops it.
void noteStuck(Game& game, const Watched& watched, GoldfishReport& report)
{
    std::set<std::pair<std::uint16_t, std::string>> stuck; // several copies count once
    std::bitset<MostCards> held = watched.held;
    int never = 0;
    eachStuck(game, [&](CardId card, Refusal refusal) {
        held[card.value] = true;
        if (watched.usable[card.value])
            return;
        ++never;
        stuck.emplace(game.table().card(card).definition, std::string(refusal.rule()));
    });
    if (held.any())
        report.neverUsable.add(double(never) / static_cast<double>(held.count()));
    for (const auto& one : stuck)
        ++report.stuck[one];
}

void playOne(State& state, Game& game, const GoldfishPlan& plan, const LaidDecks& decks, Pilot& pilot, Pilot& opponent,
             std::uint64_t seed, bool first, GoldfishReport& report)
{
    Passive passive;
    const bool playsBack = !plan.against.empty();
    Watched agent(pilot, playsBack ? static_cast<Agent&>(opponent) : passive, game);
    DamageCount log(game);
    pilot.reseed(seed, pilotSeat);
    opponent.reseed(seed, other(pilotSeat));
    game.setAgent(&agent);
    game.setLog(&log);
    if (playsBack)
        game.begin(decks, seed);
    else
        game.beginAgainstPassive(decks, plan.passive.hp, plan.passive.def, plan.passive.spd, first, seed);
    int ownTurns = 0;
    int measured = 0;
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
        if (state.phase == Phase::ChangeOver && ownTurns <= GoldfishReport::turns) {
            measure(game, ownTurns, log, report);
            measured = ownTurns;
        }
    }
    // What has been reached by a turn stays so in games that have ended.
    for (auto at = static_cast<std::size_t>(measured); at < GoldfishReport::turns; ++at)
        measureReached(game, at, log, report);
    ++report.games;
    const Player& mine = state.players[pilotSeat];
    report.deadHand += mine.deadHands > 0 ? 1 : 0;
    report.bloodGiven += mine.deadHands >= 3 ? 1 : 0;
    const std::string_view rule = state.outcome.rule != nullptr ? state.outcome.rule : "";
    if (state.outcome.kind != Outcome::Won) {
        ++(state.outcome.kind == Outcome::Draw ? report.drawn : report.notEnded);
    } else if (state.outcome.wonBy(pilotSeat)) {
        ++report.won;
        report.wonByBlood += rule == "SCE-1a" ? 1 : 0;
        report.winTurn.add(ownTurns);
        ++report.winningTurn[static_cast<std::size_t>(std::clamp(ownTurns, 1, GoldfishReport::mostTurns) - 1)];
    } else {
        ++(rule == "SCE-8g"       ? report.lostByDeadHands
               : rule == "SCE-1a" ? report.lostByBlood
                                  : report.lostWithoutChampion);
    }
    if (state.starts != NoSeat) { // else it was lost before
        GoldfishReport::OfSeat& seat = report.seats[state.starts == pilotSeat ? 0 : 1];
        ++seat.games;
        if (state.outcome.wonBy(pilotSeat)) {
            ++seat.won;
            seat.winTurn.add(ownTurns);
        }
    }
    report.attackRolls.add(log.hits, log.rolled);
    noteStuck(game, agent, report);
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
    sum.drawn += part.drawn;
    sum.notEnded += part.notEnded;
    sum.deadHand += part.deadHand;
    sum.bloodGiven += part.bloodGiven;
    sum.attackRolls.add(part.attackRolls);
    for (std::size_t i = 0; i < GoldfishReport::turns; ++i) {
        sum.firstPossible[i] += part.firstPossible[i];
        sum.secondPossible[i] += part.secondPossible[i];
        sum.coins[i].add(part.coins[i]);
        sum.squires[i].add(part.squires[i]);
        sum.champions[i].add(part.champions[i]);
        sum.damage[i].add(part.damage[i]);
        sum.collected[i].add(part.collected[i]);
        sum.hand[i].add(part.hand[i]);
        sum.bestCoins[i].add(part.bestCoins[i]);
        sum.combatSquires[i].add(part.combatSquires[i]);
        sum.unlocked[i].add(part.unlocked[i]);
        sum.unusable[i].add(part.unusable[i]);
        sum.expected[i].add(part.expected[i]);
    }
    for (std::size_t i = 0; i < GoldfishReport::mostTurns; ++i)
        sum.winningTurn[i] += part.winningTurn[i];
    sum.winTurn.add(part.winTurn);
    sum.neverUsable.add(part.neverUsable);
    for (const std::size_t seat : {0u, 1u}) {
        sum.seats[seat].games += part.seats[seat].games;
        sum.seats[seat].won += part.seats[seat].won;
        sum.seats[seat].winTurn.add(part.seats[seat].winTurn);
    }
    for (const auto& [key, count] : part.stuck)
        sum.stuck[key] += count;
}

} // namespace

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
    struct Desk {
        std::unique_ptr<State> state;
        std::unique_ptr<Game> table;
        std::unique_ptr<Pilot> pilot, opponent;
    };
    const LaidDecks decks(rules, plan.deck, plan.against);
    const auto prepare = [&] {
        Desk desk{std::make_unique<State>(), nullptr, game.pilot(plan.pilot), game.pilot(plan.againstPilot)};
        desk.table = std::make_unique<Game>(*desk.state, rules);
        return desk;
    };
    const auto play = [&](const Desk& desk, int begin, int end, GoldfishReport& part) {
        for (int g = begin; g < end; ++g) {
            // Each game has a shuffle of its own: with fewer of them than games, intervals would be too narrow. Passive
            // opponents go first in every other game; against a deck the dice say who does.
            playOne(*desk.state, *desk.table, plan, decks, *desk.pilot, *desk.opponent,
                    mix(plan.seed ^ mix(static_cast<std::uint64_t>(g))), g % 2 == 0, part);
        }
    };
    GoldfishReport sum;
    sum.exact = openingOdds(rules, plan.deck);
    sum.exactLostByDeadHands = sum.exact.deadHands[7];
    if (!plan.against.empty()) // SCE-Q6: both at once is a draw
        sum.exactLostByDeadHands *= 1 - openingOdds(rules, plan.against).deadHands[7];
    for (const GoldfishReport& part : playBatches<GoldfishReport>(plan.games, threads, prepare, play, goOn))
        add(sum, part);
    return sum;
}

} // namespace muster::engine::sceptre
