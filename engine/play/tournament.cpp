// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/tournament.h"

#include <array>

#include "engine/play/batches.h"

namespace muster::engine {

namespace {

/// What one thread needs.
struct Desk {
    std::unique_ptr<Session> one, two; ///< with the seats as they are, and swapped
    std::unique_ptr<Pilot> first, second;
};

/// The games [begin, end) of a pairing, in order.
void playBatch(const Desk& desk, const Pairing& pairing, int begin, int end, Score& score)
{
    const auto& [one, two, first, second] = desk;
    for (int i = begin; i < end; ++i) {
        const bool swapped = i % 2 != 0;
        const std::uint64_t seed = seedOfGame(pairing, i);
        const Seat seatOfFirst = swapped ? 1 : 0;
        first->reseed(seed, seatOfFirst);
        second->reseed(seed, static_cast<Seat>(1 - seatOfFirst));
        const std::array<Agent*, 2> agents = swapped ? std::array<Agent*, 2>{second.get(), first.get()}
                                                     : std::array<Agent*, 2>{first.get(), second.get()};
        BySeat bySeat(agents);
        const PlayedGame played = playGame(swapped ? *two : *one, seed, bySeat);
        ++score.games;
        score.choices += played.choices;
        score.options += played.options;
        score.turns += played.outcome.turns;
        score.signature = mix(score.signature ^ played.digest ^ static_cast<std::uint64_t>(played.choices));
        switch (played.outcome.kind) {
        case Outcome::Won:
            ++(played.outcome.wonBy(seatOfFirst) ? score.firstWins : score.secondWins);
            break;
        case Outcome::Draw:
            ++score.draws;
            break;
        case Outcome::Capped:
            ++score.capped;
            break;
        default:
            ++score.abandoned;
        }
        if (played.outcome.rule != nullptr)
            ++score.endings[played.outcome.rule];
    }
}

void add(Score& sum, const Score& part)
{
    sum.games += part.games;
    sum.firstWins += part.firstWins;
    sum.secondWins += part.secondWins;
    sum.draws += part.draws;
    sum.capped += part.capped;
    sum.abandoned += part.abandoned;
    sum.choices += part.choices;
    sum.options += part.options;
    sum.turns += part.turns;
    for (const auto& [rule, count] : part.endings)
        sum.endings[rule] += count;
    sum.signature = mix(sum.signature ^ part.signature);
}

} // namespace

std::uint64_t seedOfGame(const Pairing& pairing, int game)
{
    return mix(pairing.seed ^ mix(static_cast<std::uint64_t>(game)));
}

Score playPairing(const Playable& game, const Pairing& pairing, int threads, const std::function<bool(int)>& goOn)
{
    const auto prepare = [&] {
        return Desk{game.session({pairing.first, pairing.second}), game.session({pairing.second, pairing.first}),
                    game.pilot(pairing.firstPilot), game.pilot(pairing.secondPilot)};
    };
    const auto play = [&](const Desk& desk, int begin, int end, Score& score) {
        playBatch(desk, pairing, begin, end, score);
    };
    Score sum;
    for (const Score& part : playBatches<Score>(pairing.games, threads, prepare, play, goOn))
        add(sum, part);
    return sum;
}

} // namespace muster::engine
