// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/goldfish.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace muster::engine {

namespace {

/// Lets everybody answer whose choice it is, and the game look at those of the deck.
class Everybody final : public Agent {
public:
    Everybody(GoldfishGame& game, Pilot& pilot, const std::vector<std::unique_ptr<Pilot>>& others)
        : m_game(game),
          m_pilot(pilot),
          m_others(others)
    {
    }
    std::size_t choose(const Choice& choice, const View& view) override
    {
        ++choices;
        if (choice.seat == m_game.seat()) {
            m_game.asked(choice);
            return m_pilot.choose(choice, view);
        }
        if (m_others.empty())
            return m_game.passive().choose(choice, view);
        return m_others[choice.seat]->choose(choice, view);
    }
    int choices = 0;

private:
    GoldfishGame& m_game;
    Pilot& m_pilot;
    const std::vector<std::unique_ptr<Pilot>>& m_others;
};

/// What one thread needs.
struct Desk {
    std::unique_ptr<GoldfishGame> game;
    std::unique_ptr<Pilot> pilot;
    std::vector<std::unique_ptr<Pilot>> others; ///< by seat; none where nobody plays back
    Measures sum;
};

int playersOf(const Playable& game, const GoldfishPlan& plan)
{
    if (plan.players != 0)
        return plan.players;
    if (!plan.against.empty())
        return static_cast<int>(plan.against.size()) + 1;
    const Mode* named = game.facts().mode(plan.mode);
    return (named != nullptr ? *named : game.facts().modes.front()).fewest;
}

void countWin(Measures& part, int ownTurns)
{
    ++part.share(GoldfishKeys::Won).count;
    part.mean(GoldfishKeys::WinTurn).mean.add(ownTurns);
}

/// What all games count once a game is over.
void countResult(const GoldfishGame& game, const Outcome& outcome, int ownTurns, Measures& sum)
{
    const bool won = outcome.wonBy(game.seat());
    ++sum.samples;
    if (won) {
        countWin(sum, ownTurns);
        sum.distribution(GoldfishKeys::WinTurns).add(ownTurns);
        Curve& wonBy = sum.curve(GoldfishKeys::WonBy);
        if (ownTurns <= static_cast<int>(wonBy.counts.size()))
            ++wonBy.counts[static_cast<std::size_t>(std::max(1, ownTurns) - 1)];
    } else if (outcome.kind != Outcome::Won && (outcome.kind == Outcome::Draw || !game.isOut())) {
        ++sum.share(outcome.kind == Outcome::Draw ? GoldfishKeys::Drawn : GoldfishKeys::NotEnded).count;
    }
    if (const int place = game.place(); place >= 0) {
        Measures& part = sum.splits[static_cast<std::size_t>(place)];
        ++part.samples;
        if (won)
            countWin(part, ownTurns);
    }
}

/// One game, from the shuffle to its end or the last own turn that is played.
void playOne(Desk& desk, const GoldfishPlan& plan, std::uint64_t seed, int place)
{
    GoldfishGame& game = *desk.game;
    Session& session = game.session();
    Everybody agent(game, *desk.pilot, desk.others);
    session.setAgent(&agent);
    session.setLog(game.log());
    game.begin(seed, place);
    desk.pilot->reseed(seed, game.seat());
    for (std::size_t seat = 0; seat < desk.others.size(); ++seat)
        desk.others[seat]->reseed(seed, static_cast<Seat>(seat));
    const Caps caps;
    int ownTurns = 0;
    int measured = 0;
    int turn = 0;
    while (!session.outcome().over()) {
        if (session.turn() > caps.turns || agent.choices > caps.choices) {
            session.giveUp(Outcome::Capped);
            break;
        }
        session.advance();
        if (game.isOut())
            break;
        const GoldfishGame::Moment moment = game.moment();
        if (session.outcome().over() || moment == GoldfishGame::Moment::Elsewhere)
            continue;
        if (session.turn() != turn) {
            turn = session.turn();
            if (++ownTurns > plan.mostOwnTurns) {
                session.giveUp(Outcome::Capped);
                break;
            }
        }
        game.duringOwnTurn(ownTurns, desk.sum);
        if (moment == GoldfishGame::Moment::EndOfOwnTurn) {
            game.atEndOfOwnTurn(ownTurns, desk.sum);
            measured = ownTurns;
        }
    }
    countResult(game, session.outcome(), ownTurns, desk.sum);
    desk.sum.distribution(GoldfishKeys::OwnTurns).add(measured);
    game.atEndOfGame(ownTurns, measured, desk.sum);
    session.setAgent(nullptr);
    session.setLog(nullptr);
}

MeanSeries winTurnMean(int mostOwnTurns)
{
    return {GoldfishKeys::WinTurn, {"own turn of the win"}, 1, double(mostOwnTurns)};
}

/// The game's own series, and behind them those that all games have.
Measures allSeries(const GoldfishGame& game, const GoldfishPlan& plan, int players)
{
    Measures all = game.series();
    for (const ShareSeries& one : {wonShare(), drawnShare(), notEndedShare(plan.mostOwnTurns)}) {
        if (all.findShare(one.key) == nullptr)
            all.shares.push_back(one);
    }
    const bool hasCurve = std::any_of(all.curves.begin(), all.curves.end(),
                                      [](const Curve& one) { return one.key == GoldfishKeys::WonBy; });
    if (!hasCurve)
        all.curves.push_back(wonByCurve(plan.mostOwnTurns));
    all.means.push_back(winTurnMean(plan.mostOwnTurns));
    Distribution turns{GoldfishKeys::WinTurns, {"wins by own turn"}, 1};
    turns.counts.resize(static_cast<std::size_t>(plan.mostOwnTurns));
    all.distributions.push_back(std::move(turns));
    Distribution played{GoldfishKeys::OwnTurns, {"own turns played"}};
    played.counts.resize(static_cast<std::size_t>(plan.mostOwnTurns) + 1);
    all.distributions.push_back(std::move(played));
    static constexpr std::array labels{"won of those going first", "won of those going second",
                                       "won of those going third", "won of those going fourth",
                                       "won of those going fifth", "won of those going sixth"};
    for (int place = 0; place < players; ++place) {
        Measures part;
        part.key = placeKey(place);
        part.label = {labels[static_cast<std::size_t>(place)]};
        part.shares = {wonShare()};
        part.means = {winTurnMean(plan.mostOwnTurns)};
        all.splits.push_back(std::move(part));
    }
    return all;
}

} // namespace

const char* placeKey(int place)
{
    static constexpr std::array keys{"first", "second", "third", "fourth", "fifth", "sixth"};
    return keys[static_cast<std::size_t>(place)];
}

ShareSeries wonShare() { return {GoldfishKeys::Won, {"won"}}; }
ShareSeries drawnShare() { return {GoldfishKeys::Drawn, {"drawn"}}; }
ShareSeries notEndedShare(int mostOwnTurns)
{
    return {GoldfishKeys::NotEnded, {"not ended after %n own turn(s)", mostOwnTurns}};
}

Curve wonByCurve(int turns)
{
    Curve curve{GoldfishKeys::WonBy, {"won by then"}, Curve::ByThen};
    curve.counts.resize(static_cast<std::size_t>(turns));
    return curve;
}

std::optional<SetupProblem> problemOf(const Playable& game, const GoldfishPlan& plan)
{
    const PlayFacts& facts = game.facts();
    MatchSetup setup{plan.mode, playersOf(game, plan), {plan.deck}, plan.shop};
    setup.decks.insert(setup.decks.end(), plan.against.begin(), plan.against.end());
    if (plan.against.empty() && !facts.sharedDeck)
        setup.decks.resize(static_cast<std::size_t>(std::max(1, setup.players)), plan.deck);
    return problemOf(facts, setup);
}

Measures goldfish(const Playable& game, const GoldfishPlan& given, int threads, const std::function<bool(int)>& goOn)
{
    GoldfishPlan plan = given;
    plan.players = playersOf(game, given);
    if (plan.mode.empty())
        plan.mode = game.facts().modeFor(plan.players)->key;
    Measures sum = allSeries(*game.goldfish(plan), plan, plan.players);
    const auto prepare = [&] {
        Desk desk{game.goldfish(plan), game.pilot(plan.pilot), {}, sum};
        for (int seat = 0; seat < plan.players && !plan.against.empty(); ++seat)
            desk.others.push_back(game.pilot(plan.againstPilot));
        return desk;
    };
    const auto play = [&](Desk& desk, int begin, int end, std::size_t) {
        // Each game has a shuffle of its own: with fewer of them than games, intervals would be too narrow.
        for (int i = begin; i < end; ++i)
            playOne(desk, plan, mix(plan.seed ^ mix(static_cast<std::uint64_t>(i))), i % plan.players);
    };
    for (const Desk& desk : playBatches(plan.games, plan.shard, threads, prepare, play, goOn))
        sum.add(desk.sum);
    return sum;
}

} // namespace muster::engine
