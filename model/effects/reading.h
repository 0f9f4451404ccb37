// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "model/effects/tree.h"
#include "model/games/game.h"

namespace muster::effects {

/// A script in plain English, as a person would say it: "Once per turn: you may attach one extra Copper from your hand
/// to your Champion in combat." One sentence or more per ability. Every number of the tree is in the sentence.
[[nodiscard]] std::string readAloud(const Forest& forest, ScriptIndex script, const Game& game);

} // namespace muster::effects
