// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/play/playable.h"
#include "model/base/result.h"

namespace muster::engine {

/// A recorded game as a file: everything that it was a function of, and how it ended. Later rules than those of the
/// program are not known to it; earlier ones are played by the present rules, and it may depart.
struct ReplayFile {
    std::string game;
    std::string version; ///< of the engine's rules for the game: a whole number
    std::map<std::string, std::string> options;
    std::vector<std::vector<std::string>> decks; ///< card ids, copies one after the other, by seat
    std::uint64_t seed = 0;
    std::vector<Answer> answers;
    std::uint64_t digest = 0; ///< of the last state
    friend bool operator==(const ReplayFile&, const ReplayFile&) = default;
};

/// Changes whenever a rule changes what happens in a game with the same choices.
inline constexpr std::string_view rulesVersion = "5";

/// Whether a version is later than that of this program.
[[nodiscard]] bool isLater(std::string_view version);

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
