// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/play/playable.h"
#include "model/base/result.h"

namespace muster::engine {

/// A recorded game as a file: everything that it was a function of, and how it ended. It is played again only by the
/// same version of the rules; with another one it says so, and where it departs.
struct ReplayFile {
    std::string game;
    std::string version; ///< of the engine's rules for the game
    std::map<std::string, std::string> options;
    std::vector<std::vector<std::string>> decks; ///< card ids, copies one after the other, by seat
    std::uint64_t seed = 0;
    std::vector<Answer> answers;
    std::uint64_t digest = 0; ///< of the last state
    friend bool operator==(const ReplayFile&, const ReplayFile&) = default;
};

/// Changes whenever a rule changes what happens in a game with the same choices.
inline constexpr std::string_view rulesVersion = "2";

[[nodiscard]] std::string writeReplay(const ReplayFile& replay);
[[nodiscard]] Result<ReplayFile> readReplay(std::string_view bytes, const std::string& file);

/// How a replay went.
struct Replayed {
    bool whole = false;           ///< it was played to the recorded end
    bool over = false;            ///< the game has ended; with answers left over it is not whole
    std::optional<Departed> left; ///< where it departs
    std::size_t answered = 0;
    int turn = 0;
    Outcome outcome;
    bool sameEnd = false;
};
[[nodiscard]] Replayed playReplay(Session& session, const ReplayFile& replay);

} // namespace muster::engine
