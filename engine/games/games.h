// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/play/playable.h"
#include "engine/scenario/table.h"

/// The register of the games that the engine plays: the one place below `app` that knows all of them.
namespace muster::engine {

/// Their keys.
[[nodiscard]] std::vector<std::string> playableGames();

/// Nothing if the engine does not play the game. The catalogue must outlive it.
[[nodiscard]] std::unique_ptr<Playable> makePlayable(const std::string& game, const Catalogue& catalogue,
                                                     const std::map<std::string, std::string>& options);

/// What each of them lends to scenarios.
[[nodiscard]] ScenarioGames scenarioGames();

} // namespace muster::engine
