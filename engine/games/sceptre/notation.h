// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/games/sceptre/game.h"

namespace muster::engine::sceptre {

/// The engine's own English: options as scenarios write them, lines of the log as `--trace` tells them. Not translated.

/// A card as `seat` may call it: its name, or "hidden Champion" and the like where the seat does not know it.
[[nodiscard]] std::string nameOf(const Game& game, CardId card, Seat seat);

/// An option of a choice; of options that would read alike all but the first get " #2", " #3".
[[nodiscard]] std::string optionText(Game& game, const Choice& choice, const Option& option);
[[nodiscard]] std::vector<std::string> optionTexts(Game& game, const Choice& choice);

/// A main action or response by itself.
[[nodiscard]] std::string actionText(Game& game, const Option& option, Seat seat);

/// A line of the log as a person would say it.
[[nodiscard]] std::string logText(Game& game, const LogLine& line);
/// Every line that there can be, with gaps for names and numbers (see LogSentences).
[[nodiscard]] std::vector<std::string> logSentences();

/// The statuses, in the order of Status.
inline constexpr const char* statusWords[] = {"bleeding", "dazed", "splintered", "disarmed"};
[[nodiscard]] const char* statusWord(int status);

} // namespace muster::engine::sceptre
