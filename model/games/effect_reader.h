// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/game.h"
#include "model/yaml/reader.h"

namespace muster {

/// Reads `players: 2` and `players: 3 to 6`.
void readPlayers(const yaml::Node& node, const std::string& path, Game& game, yaml::Report& report);

/// Reads `effects on`: what effects can be about, as types, groups of types, and `player`. Types have been read.
///
///     effects on:
///       damage: [champion, player]
///       attached: equipment
void readEffectTargets(const yaml::Node& node, const std::string& path, Game& game, yaml::Report& report);

/// Reports places of words and stats (`where: hand`) that are no zone of the game.
void checkPlaces(const yaml::Node& root, const Game& game, yaml::Report& report);

} // namespace muster
