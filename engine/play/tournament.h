// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "engine/play/batches.h"
#include "engine/play/playable.h"

namespace muster::engine {

/// A deck with the pilot that flies it. Where all players share a deck, each of them brings the same.
struct Entrant {
    DeckSections deck;
    std::string pilot;
};

/// Many games among entrants, as many as sit at the table. From game to game they move on by one seat, and every game has a
/// seed of its own.
struct Matchup {
    std::string mode; ///< empty: the first that seats so many
    std::vector<Entrant> entrants;
    DeckSections shop{};
    int games = 0;
    std::uint64_t seed = 1;
    Shard shard{};
};

/// The results of one who played.
struct Standing {
    int games = 0;
    int won = 0;    ///< alone, or with the own side only
    int shared = 0; ///< won together with others
    void add(const Standing& other);
    friend bool operator==(const Standing&, const Standing&) = default;
};

struct Score {
    int games = 0;
    int draws = 0;
    int capped = 0;
    int abandoned = 0;
    std::int64_t choices = 0;
    std::int64_t options = 0;
    std::int64_t turns = 0;
    std::vector<Standing> entrants; ///< in the order of the matchup
    std::vector<Standing> seats;    ///< at the table: who goes first, who last, as far as the game goes by seats
    std::vector<Standing> sides;    ///< at the table
    std::map<std::uint16_t, Standing> cards; ///< by the card that a seat stands for, where games have such cards
    std::map<std::string, int> endings;      ///< by the rule that ended the game
    std::vector<std::uint64_t> batches;      ///< a number for the games of each batch
    std::uint64_t signature = 0;             ///< one for all of them: equal games have equal signatures

    [[nodiscard]] int byTheRules() const { return games - capped - abandoned; }
};

/// The seed of a game of a matchup, from 0. Each has its own, so that the interval of a share is that of independent games.
[[nodiscard]] std::uint64_t seedOfGame(const Matchup& matchup, int game);

/// The seat of an entrant in a game.
[[nodiscard]] constexpr std::size_t seatOf(std::size_t entrant, std::size_t entrants, int game)
{
    return (entrant + static_cast<std::size_t>(game)) % entrants;
}

/// What is set up for a game of a matchup.
[[nodiscard]] MatchSetup setupOf(const PlayFacts& facts, const Matchup& matchup, int game);

/// Plays a matchup on `threads` threads; the score does not depend on their number. `goOn` is asked between batches.
[[nodiscard]] tl::expected<Score, SetupProblem> playMatchup(const Playable& game, const Matchup& matchup, int threads,
                                                            const std::function<bool(int done)>& goOn = {});

/// The score of all shards of a matchup, given in their order, is that of the whole.
[[nodiscard]] Score sumOf(std::span<const Score> shards);

} // namespace muster::engine
