// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games of Sceptre beside their floor, a small hard-coded card game in the same run: time a choice with the listing
// of its options, games a second, opening hands, two threads against one, and the step of an interactive game, which is
// the whole game played again from its record. Prints processor times; the ratio to the floor is what counts.
//
//     play_bench [ROUNDS]
//     play_bench random|greedy|hands [GAMES]      that alone, once, for a profiler
//     play_bench GAME [ROUNDS] [PLAYERS]          another game with its shipped decks beside the same floor
//     play_bench GAME random|greedy [GAMES] [PLAYERS]
//                                                 the same for one pilot alone, once, for a profiler
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string_view>

#include "engine/games/games.h"
#include "engine/pilots/random_pilot.h"
#include "engine/play/tournament.h"
#include "tests/bench/floor_game.h"
#include "tests/engine/sceptre_cards.h"
#include "tests/engine/shipped.h"

using namespace muster;
using namespace muster::engine;

namespace {

double secondsOf(clockid_t clock)
{
    timespec now{};
    clock_gettime(clock, &now);
    return double(now.tv_sec) + double(now.tv_nsec) / 1e9;
}

/// Of this thread: work of others on the machine does not count, only what it does to the caches.
double processorSeconds() { return secondsOf(CLOCK_THREAD_CPUTIME_ID); }

struct Sum {
    double seconds = 0;
    std::int64_t games = 0;
    std::int64_t choices = 0;
    std::int64_t options = 0;
    std::int64_t turns = 0;
    [[nodiscard]] double perChoice() const { return 1e9 * seconds / double(choices); }
};

/// The fastest of several rounds: the one that others disturbed least.
void keepBest(Sum& best, const Sum& one)
{
    if (best.choices == 0 || one.perChoice() < best.perChoice())
        best = one;
}

void print(const char* what, const Sum& sum, const Sum& floor)
{
    std::printf("%-24s %7.0f ns a choice %6.2f times the floor %9.0f games/s %7.1f choices and %5.2f turns a game, "
                "%5.2f options a choice\n",
                what, sum.perChoice(), sum.perChoice() / floor.perChoice(), double(sum.games) / sum.seconds,
                double(sum.choices) / double(sum.games), double(sum.turns) / double(sum.games),
                double(sum.options) / double(sum.choices));
}

Sum playFloor(int games)
{
    bench::FloorGame game;
    RandomPilot pilot;
    pilot.reseed(1, 0);
    Sum sum;
    const double start = processorSeconds();
    for (int i = 0; i < games; ++i) {
        const auto played = game.play(static_cast<std::uint64_t>(i), pilot);
        sum.choices += played.choices;
        sum.options += played.options;
    }
    sum.seconds = processorSeconds() - start;
    sum.games = games;
    return sum;
}

Sum playSceptre(const Playable& game, const char* pilot, int games)
{
    const auto& decks = test::sceptreDecks();
    Sum sum;
    for (auto first = decks.begin(); first != decks.end(); ++first) {
        const auto second = std::next(first) == decks.end() ? decks.begin() : std::next(first);
        const double start = processorSeconds();
        const Score score =
            *playMatchup(game, test::sceptreMatchup(first->second, second->second, pilot, pilot, games, 1), 1);
        sum.seconds += processorSeconds() - start;
        sum.games += score.games;
        sum.choices += score.choices;
        sum.options += score.options;
        sum.turns += score.turns;
    }
    return sum;
}

double dealtPerSecond(const char* game, const Catalogue& cards, const DeckSections& deck, int samples)
{
    const double start = processorSeconds();
    const auto hands = makeHandPractice(game, cards, {}, deck);
    const Measures report = sampleHands(*hands, {samples, 1}, 1);
    return report.samples / (processorSeconds() - start);
}

/// A game with its shipped decks, each against those that follow it, as many as sit at the table.
class AnyGame {
public:
    AnyGame(const std::string& key, int players)
        : m_key(key),
          m_cards(test::catalogueOf(QString::fromStdString(key))),
          m_facts(*playFacts(key)),
          m_shipped(test::shippedDecks(*m_cards, m_facts)),
          m_players(players)
    {
        if (auto made = makePlayable(key, *m_cards, {}))
            m_game = std::move(*made);
    }

    [[nodiscard]] bool found() const { return m_game && !m_shipped.decks.empty(); }

    [[nodiscard]] Sum play(const char* pilot, int games) const
    {
        Sum sum;
        for (std::size_t i = 0; i < m_shipped.decks.size(); ++i) {
            Matchup matchup;
            for (int seat = 0; seat < m_players; ++seat) {
                const std::size_t at = m_facts.sharedDeck ? i : i + static_cast<std::size_t>(seat);
                matchup.entrants.push_back({m_shipped.decks[at % m_shipped.decks.size()], pilot});
            }
            matchup.shop = m_shipped.shop;
            matchup.games = games;
            const double start = processorSeconds();
            const auto score = playMatchup(*m_game, matchup, 1);
            if (!score) // a deck that is too small for so many
                continue;
            sum.seconds += processorSeconds() - start;
            sum.games += score->games;
            sum.choices += score->choices;
            sum.options += score->options;
            sum.turns += score->turns;
        }
        return sum;
    }

    [[nodiscard]] double handsPerSecond(int samples) const
    {
        return dealtPerSecond(m_key.c_str(), *m_cards, m_shipped.decks.front(), samples);
    }

private:
    std::string m_key;
    std::shared_ptr<const Catalogue> m_cards;
    const PlayFacts& m_facts;
    test::ShippedDecks m_shipped;
    int m_players;
    std::unique_ptr<Playable> m_game;
};

/// One pilot alone, and how many choices there were, for a profiler that counts instructions.
int benchAlone(const AnyGame& game, const char* pilot, int games)
{
    const Sum sum = game.play(pilot, games);
    print(pilot, sum, playFloor(20'000));
    std::printf("%lld choices\n", static_cast<long long>(sum.choices));
    return 0;
}

/// A game beside the floor: random and greedy pilots, and opening hands.
int benchGame(const AnyGame& game, int rounds)
{
    Sum floor;
    Sum random;
    Sum greedy;
    double hands = 0;
    for (int i = 0; i < rounds; ++i) {
        keepBest(floor, playFloor(20'000));
        keepBest(random, game.play("random", 250));
        keepBest(greedy, game.play("greedy", 250));
        hands = std::max(hands, game.handsPerSecond(300'000));
    }
    print("floor", floor, floor);
    print("random pilots", random, floor);
    print("greedy pilots", greedy, floor);
    std::printf("opening hands: %.0f a second\n", hands);
    return 0;
}

double handsPerSecond(int samples)
{
    return dealtPerSecond("sceptre", *test::sceptreCards(), oneSection("main", test::sceptreDecks().begin()->second),
                          samples);
}

double wallOf(const Playable& game, int threads, int games)
{
    const auto& deck = test::sceptreDecks().begin()->second;
    const double start = secondsOf(CLOCK_MONOTONIC);
    (void)playMatchup(game, test::sceptreMatchup(deck, deck, "greedy", "greedy", games, 1), threads);
    return secondsOf(CLOCK_MONOTONIC) - start;
}

/// Each step of many recorded games: the game from its start to the next choice that is asked.
void interactiveSteps(const Playable& game, int games)
{
    const auto& decks = test::sceptreDecks();
    const auto session = *game.session(test::sceptreSetup(decks.begin()->second, decks.rbegin()->second));
    const auto pilot = game.pilot("greedy");
    std::vector<double> steps;
    for (int i = 1; i <= games; ++i) {
        std::vector<Answer> answers;
        Recorder recorder(*pilot, answers);
        pilot->reseed(static_cast<std::uint64_t>(i), 0);
        (void)playGame(*session, static_cast<std::uint64_t>(i), recorder);
        for (std::size_t cut = 0; cut < answers.size(); ++cut) {
            const double start = processorSeconds();
            Replay replay(std::span<const Answer>(answers).first(cut));
            session->setAgent(&replay);
            session->begin(static_cast<std::uint64_t>(i));
            try {
                while (!session->outcome().over())
                    session->advance();
            } catch (const NeedChoice&) {
            }
            steps.push_back(1e6 * (processorSeconds() - start));
        }
    }
    std::sort(steps.begin(), steps.end());
    std::printf("interactive step: %zu steps, median %.0f us, 99 of 100 within %.0f us, longest %.0f us\n",
                steps.size(), steps[steps.size() / 2], steps[steps.size() * 99 / 100], steps.back());
}

} // namespace

int main(int argc, char** argv)
{
    const auto number = [&](int at, int otherwise) { return argc > at ? std::max(1, std::atoi(argv[at])) : otherwise; };
    const std::string key = argc > 1 ? argv[1] : "";
    if (const PlayFacts* const facts = playFacts(key); facts != nullptr) {
        const std::string_view pilot = argc > 2 ? argv[2] : "";
        const bool alone = pilot == "random" || pilot == "greedy";
        const AnyGame game(key, number(alone ? 4 : 3, facts->modes.front().fewest)); // as few as can play
        if (!game.found())
            return 1;
        return alone ? benchAlone(game, argv[2], number(3, 20)) : benchGame(game, number(2, 5));
    }
    const auto made = makePlayable("sceptre", *test::sceptreCards(), {});
    if (!made || test::sceptreDecks().size() < 2) {
        std::fprintf(stderr, "the shipped cards and decks cannot be read\n");
        return 1;
    }
    const Playable* const game = made->get();
    if (const std::string_view only = argc > 1 ? argv[1] : "";
        only == "random" || only == "greedy" || only == "hands") {
        const int games = argc > 2 ? std::max(1, std::atoi(argv[2])) : 20;
        if (only == "hands")
            std::printf("%.0f opening hands a second\n", handsPerSecond(games));
        else
            print(argv[1], playSceptre(*game, argv[1], games), playFloor(1000));
        return 0;
    }
    Sum floor;
    Sum random;
    Sum greedy;
    double hands = 0;
    const int rounds = argc > 1 ? std::max(1, std::atoi(argv[1])) : 5;
    for (int i = 0; i < rounds; ++i) { // one beside the other, so that all meet the same machine
        keepBest(floor, playFloor(20'000));
        keepBest(random, playSceptre(*game, "random", 100));
        keepBest(greedy, playSceptre(*game, "greedy", 200));
        hands = std::max(hands, handsPerSecond(200'000));
    }
    print("floor", floor, floor);
    print("two random pilots", random, floor);
    print("two greedy pilots", greedy, floor);
    std::printf("opening hands: %.0f a second\n", hands);
    double best = 0;
    for (int i = 0; i < rounds; ++i) {
        const double one = wallOf(*game, 1, 4000);
        best = std::max(best, one / wallOf(*game, 2, 4000));
    }
    std::printf("two threads: %.2f times one\n", best);
    interactiveSteps(*game, 20);
    return 0;
}
