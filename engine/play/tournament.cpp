// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/tournament.h"

#include <algorithm>
#include <array>
#include <utility>

namespace muster::engine {

namespace {

/// What one thread needs.
struct MatchDesk {
    std::vector<std::unique_ptr<Session>> tables; ///< by how far the entrants have moved on
    std::vector<std::unique_ptr<Pilot>> pilots;   ///< of the entrants
    Score score;
    std::vector<std::pair<std::size_t, std::uint64_t>> batches; ///< by place in the shard
};

/// What everybody gets out of a game.
void count(const Session& table, const Mode& mode, int game, Score& score)
{
    const Outcome& outcome = table.outcome();
    const std::size_t all = score.entrants.size();
    std::uint8_t sidesThatWon = 0;
    for (std::size_t seat = 0; seat < all; ++seat) {
        if (outcome.wonBy(static_cast<Seat>(seat)))
            sidesThatWon = static_cast<std::uint8_t>(sidesThatWon | 1 << mode.sideOf(static_cast<int>(seat)));
    }
    const bool alone = (sidesThatWon & (sidesThatWon - 1)) == 0;
    const auto note = [&](Standing& one, bool won) {
        ++one.games;
        if (won)
            ++(alone ? one.won : one.shared);
    };
    for (std::size_t entrant = 0; entrant < all; ++entrant) {
        const std::size_t seat = seatOf(entrant, all, game);
        const bool won = outcome.wonBy(static_cast<Seat>(seat));
        note(score.entrants[entrant], won);
        note(score.seats[seat], won);
        if (const auto card = table.standsFor(static_cast<Seat>(seat)))
            note(score.cards[*card], won);
    }
    for (std::size_t side = 0; side < score.sides.size(); ++side)
        note(score.sides[side], (sidesThatWon >> side & 1) != 0);
}

/// The games [begin, end) of a matchup, in order. Gives their signature.
std::uint64_t playBatch(MatchDesk& desk, const Matchup& matchup, const Mode& mode, int begin, int end)
{
    Score& score = desk.score;
    const std::size_t all = matchup.entrants.size();
    std::array<Agent*, MostSeats> agents{};
    std::uint64_t signature = 0;
    for (int i = begin; i < end; ++i) {
        const std::uint64_t seed = seedOfGame(matchup, i);
        for (std::size_t entrant = 0; entrant < all; ++entrant) {
            const std::size_t seat = seatOf(entrant, all, i);
            desk.pilots[entrant]->reseed(seed, static_cast<Seat>(seat));
            agents[seat] = desk.pilots[entrant].get();
        }
        BySeat bySeat(std::span(agents.data(), all));
        Session& table = *desk.tables[static_cast<std::size_t>(i) % all];
        const PlayedGame played = playGame(table, seed, bySeat);
        ++score.games;
        score.choices += played.choices;
        score.options += played.options;
        score.turns += played.outcome.turns;
        signature = mix(signature ^ played.digest ^ static_cast<std::uint64_t>(played.choices));
        score.draws += played.outcome.kind == Outcome::Draw ? 1 : 0;
        score.capped += played.outcome.kind == Outcome::Capped ? 1 : 0;
        score.abandoned += played.outcome.kind == Outcome::Abandoned ? 1 : 0;
        if (played.outcome.rule != nullptr)
            ++score.endings[played.outcome.rule];
        count(table, mode, i, score);
    }
    return signature;
}

void addAll(std::vector<Standing>& sum, const std::vector<Standing>& part)
{
    sum.resize(std::max(sum.size(), part.size()));
    for (std::size_t i = 0; i < part.size(); ++i)
        sum[i].add(part[i]);
}

/// All but what depends on the order.
void add(Score& sum, const Score& part)
{
    sum.games += part.games;
    sum.draws += part.draws;
    sum.capped += part.capped;
    sum.abandoned += part.abandoned;
    sum.choices += part.choices;
    sum.options += part.options;
    sum.turns += part.turns;
    addAll(sum.entrants, part.entrants);
    addAll(sum.seats, part.seats);
    addAll(sum.sides, part.sides);
    for (const auto& [card, standing] : part.cards)
        sum.cards[card].add(standing);
    for (const auto& [rule, games] : part.endings)
        sum.endings[rule] += games;
}

void sign(Score& score)
{
    score.signature = 0;
    for (const std::uint64_t batch : score.batches)
        score.signature = mix(score.signature ^ batch);
}

/// Sessions for all seatings, or why there cannot be one.
tl::expected<std::vector<std::unique_ptr<Session>>, SetupProblem> tablesOf(const Playable& game, const Matchup& matchup)
{
    std::vector<std::unique_ptr<Session>> tables;
    for (std::size_t i = 0; i < std::max<std::size_t>(1, matchup.entrants.size()); ++i) {
        auto table = game.session(setupOf(game.facts(), matchup, static_cast<int>(i)));
        if (!table)
            return tl::unexpected(std::move(table.error()));
        tables.push_back(std::move(*table));
    }
    return tables;
}

} // namespace

void Standing::add(const Standing& other)
{
    games += other.games;
    won += other.won;
    shared += other.shared;
}

std::uint64_t seedOfGame(const Matchup& matchup, int game)
{
    return mix(matchup.seed ^ mix(static_cast<std::uint64_t>(game)));
}

MatchSetup setupOf(const PlayFacts& facts, const Matchup& matchup, int game)
{
    const std::size_t all = matchup.entrants.size();
    MatchSetup setup{matchup.mode, static_cast<int>(all), {}, matchup.shop};
    if (facts.sharedDeck) {
        if (all > 0)
            setup.decks.push_back(matchup.entrants.front().deck);
        return setup;
    }
    setup.decks.resize(all);
    for (std::size_t entrant = 0; entrant < all; ++entrant)
        setup.decks[seatOf(entrant, all, game)] = matchup.entrants[entrant].deck;
    return setup;
}

tl::expected<Score, SetupProblem> playMatchup(const Playable& game, const Matchup& matchup, int threads,
                                              const std::function<bool(int)>& goOn)
{
    auto first = tablesOf(game, matchup);
    if (!first)
        return tl::unexpected(std::move(first.error()));
    const std::size_t all = matchup.entrants.size();
    const Mode& mode = *game.facts().mode(completed(game.facts(), setupOf(game.facts(), matchup, 0)).mode);
    Score sum;
    sum.entrants.resize(all);
    sum.seats.resize(all);
    for (std::size_t seat = 0; seat < all; ++seat)
        sum.sides.resize(std::max<std::size_t>(sum.sides.size(), std::size_t(mode.sideOf(static_cast<int>(seat))) + 1));
    const auto prepare = [&] {
        MatchDesk desk;
        desk.score = sum;
        // Those that were made to see whether they can be made are the first thread's.
        desk.tables = first->empty() ? std::move(*tablesOf(game, matchup)) : std::exchange(*first, {});
        for (const Entrant& entrant : matchup.entrants)
            desk.pilots.push_back(game.pilot(entrant.pilot));
        return desk;
    };
    const auto play = [&](MatchDesk& desk, int begin, int end, std::size_t batch) {
        desk.batches.emplace_back(batch, playBatch(desk, matchup, mode, begin, end));
    };
    const std::vector<MatchDesk> desks = playBatches(matchup.games, matchup.shard, threads, prepare, play, goOn);
    std::map<std::size_t, std::uint64_t> batches;
    for (const MatchDesk& desk : desks) {
        add(sum, desk.score);
        batches.insert(desk.batches.begin(), desk.batches.end());
    }
    for (const auto& [place, signature] : batches)
        sum.batches.push_back(signature);
    sign(sum);
    return sum;
}

Score sumOf(std::span<const Score> shards)
{
    Score sum;
    for (const Score& shard : shards) {
        add(sum, shard);
        sum.batches.insert(sum.batches.end(), shard.batches.begin(), shard.batches.end());
    }
    sign(sum);
    return sum;
}

} // namespace muster::engine
