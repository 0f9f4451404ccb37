// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "model/games/game.h"

namespace muster {

/// All ids of requirements and rules that a game names in its game.yaml, in the order of the file's parts; some twice.
[[nodiscard]] std::vector<std::string> rulesCited(const Game& game);

} // namespace muster
