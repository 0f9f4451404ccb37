// SPDX-License-Identifier: GPL-3.0-or-later
// Whole games of Sceptre beside their floor, a small hard-coded card game in the same run: time a choice with the listing
// of its options, games a second, opening hands, two threads against one, and the step of an interactive game, which is
// the whole game played again from its record. Prints processor times; the ratio to the floor is what counts.
//
//     play_bench [ROUNDS]
//     play_bench random|greedy|hands [GAMES]      that alone, once, for a profiler
//     play_bench hero [ROUNDS]                    Hero with its shop beside the same floor
//     play_bench hero-random [GAMES]              two random pilots of Hero alone, once, for a profiler
//     play_bench armory [ROUNDS]                  Armory in a Duel beside the same floor
//     play_bench armory-random [GAMES]            two random pilots of Armory alone, once, for a profiler
//     play_bench spoils [ROUNDS]                  Spoils for three, then for six, beside the same floor
//     play_bench spoils-random [GAMES]            three random pilots of Spoils alone, once, for a profiler
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
#include "tests/engine/armory_cards.h"
#include "tests/engine/hero_cards.h"
#include "tests/engine/sceptre_cards.h"
#include "tests/engine/spoils_cards.h"

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

/// Each deck against the next one.
template <class MatchupOf>
Sum playPairs(const Playable& game, const QStringList& decks, MatchupOf matchupOf)
{
    Sum sum;
    for (qsizetype i = 0; i < decks.size(); ++i) {
        const Matchup made = matchupOf(decks[i], decks[(i + 1) % decks.size()]);
        const double start = processorSeconds();
        const Score score = *playMatchup(game, made, 1);
        sum.seconds += processorSeconds() - start;
        sum.games += score.games;
        sum.choices += score.choices;
        sum.options += score.options;
        sum.turns += score.turns;
    }
    return sum;
}

Sum playHero(const Playable& game, const char* pilot, int games)
{
    return playPairs(game, test::heroDecks(), [&](const QString& first, const QString& second) {
        return test::heroMatchup(first, second, pilot, pilot, games, 1);
    });
}

Sum playArmory(const Playable& game, const char* pilot, int games)
{
    return playPairs(game, test::armoryDecks(), [&](const QString& first, const QString& second) {
        return test::armoryMatchup(first, second, pilot, pilot, games, 1);
    });
}

double dealtPerSecond(const char* game, const Catalogue& cards, const DeckSections& deck, int samples)
{
    const double start = processorSeconds();
    const auto hands = makeHandPractice(game, cards, {}, deck);
    const Measures report = sampleHands(*hands, {samples, 1}, 1);
    return report.samples / (processorSeconds() - start);
}

/// A game beside the floor: random and greedy pilots, and opening hands; or two random pilots alone.
template <class Play>
int benchGame(const char* name, const Catalogue& cards, const DeckSections& deck, Play play, int rounds, int gamesAlone,
              const char* many = "two")
{
    const auto made = makePlayable(name, cards, {});
    if (!made)
        return 1;
    const std::string title(name);
    if (gamesAlone > 0) {
        print((title + ", random pilots").c_str(), play(**made, "random", gamesAlone), playFloor(1000));
        return 0;
    }
    Sum floor;
    Sum random;
    Sum greedy;
    double hands = 0;
    for (int i = 0; i < rounds; ++i) {
        keepBest(floor, playFloor(20'000));
        keepBest(random, play(**made, "random", 250));
        keepBest(greedy, play(**made, "greedy", 250));
        hands = std::max(hands, dealtPerSecond(name, cards, deck, 300'000));
    }
    print("floor", floor, floor);
    print((title + ", " + many + " random pilots").c_str(), random, floor);
    print((title + ", " + many + " greedy pilots").c_str(), greedy, floor);
    std::printf("opening hands of %s: %.0f a second\n", name, hands);
    return 0;
}

int benchHero(int rounds, int gamesAlone)
{
    return benchGame("hero", *test::heroCards(), test::heroDeck(test::heroDecks().front()), playHero, rounds,
                     gamesAlone);
}

int benchArmory(int rounds, int gamesAlone)
{
    return benchGame("armory", *test::armoryCards(), test::armoryDeck(test::armoryDecks().front()), playArmory, rounds,
                     gamesAlone);
}

/// Each deck that is large enough for so many.
Sum playSpoils(const Playable& game, std::size_t players, const char* pilot, int games)
{
    Sum sum;
    for (const auto& [name, deck] : test::spoilsDeckSections()) {
        const double start = processorSeconds();
        const auto score = playMatchup(game, test::spoilsMatchup(deck, players, pilot, games, 1), 1);
        if (!score)
            continue;
        sum.seconds += processorSeconds() - start;
        sum.games += score->games;
        sum.choices += score->choices;
        sum.options += score->options;
        sum.turns += score->turns;
    }
    return sum;
}

int benchSpoils(int rounds, int gamesAlone)
{
    const DeckSections& deck = test::spoilsDeckSections().begin()->second;
    const auto play = [](std::size_t players) {
        return [players](const Playable& game, const char* pilot, int games) {
            return playSpoils(game, players, pilot, games);
        };
    };
    const int done = benchGame("spoils", *test::spoilsCards(), deck, play(3), rounds, gamesAlone, "three");
    if (done != 0 || gamesAlone > 0)
        return done;
    return benchGame("spoils", *test::spoilsCards(), deck, play(6), rounds, 0, "six");
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
    if (const std::string_view only = argc > 1 ? argv[1] : "";
        only.starts_with("hero") || only.starts_with("armory") || only.starts_with("spoils")) {
        const int number = argc > 2 ? std::max(1, std::atoi(argv[2])) : 5;
        const auto bench = only.starts_with("hero") ? benchHero
            : only.starts_with("armory")            ? benchArmory
                                                    : benchSpoils;
        return only.ends_with("-random") ? bench(1, number) : bench(number, 0);
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
