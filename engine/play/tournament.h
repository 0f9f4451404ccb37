// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "engine/play/playable.h"

namespace muster::engine {

/// Many games between two decks, each flown by a pilot. The seats are swapped from game to game, and every game has a
/// seed of its own.
struct Pairing {
    DeckCards first, second;
    std::string firstPilot, secondPilot;
    int games = 0;
    std::uint64_t seed = 1;
};

struct Score {
    int games = 0;
    int firstWins = 0;
    int secondWins = 0;
    int draws = 0;
    int capped = 0;
    int abandoned = 0;
    std::int64_t choices = 0;
    std::int64_t options = 0;
    std::int64_t turns = 0;
    std::map<std::string, int> endings; ///< by the rule that ended the game
    std::uint64_t signature = 0;

    [[nodiscard]] int byTheRules() const { return firstWins + secondWins + draws; }
};

/// The seed of a game of a pairing, from 0; the seats of every second one are swapped. Each has its own, so that the
/// interval of a share is that of independent games.
[[nodiscard]] std::uint64_t seedOfGame(const Pairing& pairing, int game);

/// Plays a pairing on `threads` threads; the score does not depend on their number. `goOn` is asked between batches.
[[nodiscard]] Score playPairing(const Playable& game, const Pairing& pairing, int threads,
                                const std::function<bool(int done)>& goOn = {});

} // namespace muster::engine
