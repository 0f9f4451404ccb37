// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/effects/tree.h"
#include "model/games/game.h"
#include "model/yaml/reader.h"

namespace muster::effects {

/// Reads one `does` (a list of abilities) into `forest`, with every error of it in `report`: unknown verbs, events,
/// conditions, words and selectors with the nearest valid spelling, names never set or never read, branches that
/// cannot be reached. Returns an invalid index if anything was wrong.
[[nodiscard]] ScriptIndex parseScript(const yaml::Node& node, const std::string& path, const Game& game, Forest& forest,
                                      yaml::Report& report);

} // namespace muster::effects
