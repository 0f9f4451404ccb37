// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/scenario/laid_position.h"
#include "model/yaml/document.h"

namespace muster::engine {

/// A position that positionText() wrote, whether it can be or not: nothing is laid out, and nothing refused. Cards, places and
/// players that there are not are left out. `blank` has the zones and numbers of the game.
[[nodiscard]] LaidPosition writtenPosition(const yaml::Node& position, const LaidPosition& blank,
                                           const ScenarioFacts& facts, const Catalogue& catalogue);

} // namespace muster::engine
