// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/play/match_setup.h"
#include "model/games/game.h"

namespace muster::app {

/// Why a match cannot be set up, as a sentence without its point. `deck` is the name of the deck that it is about, if it is
/// about one.
[[nodiscard]] QString setupText(const engine::SetupProblem& problem, const Game& game, const QString& deck);

} // namespace muster::app
