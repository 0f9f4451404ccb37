// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/flow/tongue.h"
#include "model/games/game.h"

namespace muster::app {

/// What the engine says of a game, in the language in force whenever it says something. For a person's eyes alone: what is kept or
/// compared is in the engine's own English. Any thread may call it.
[[nodiscard]] engine::Tongue tableTongue(const Game& game);

} // namespace muster::app
