// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>

#include <tl/expected.hpp>

#include <QString>

#include "engine/scenario/laid_position.h"

namespace muster::app {

class TableGame;
struct GameData;
struct TableSetup;

/// What lies on the table now; nothing where that cannot be told. Cards that a scenario lays down with other numbers than the
/// printed ones are the printed ones, with what is said of them.
[[nodiscard]] std::optional<engine::LaidPosition> laidPositionOf(const TableGame& game);
/// The options of the rules with which a game is played, as a scenario writes them.
[[nodiscard]] std::map<std::string, std::string> rulesOptionsOf(const TableGame& game);

/// The game to where it stands as a scenario of `muster play`: decks in the order in which they lie, or the position with
/// which it began; the seed, the dice as they fell, and all choices; the outcome that must hold is left to whoever writes the
/// rest. Nothing where that cannot be: seeds of scenarios are small, they know no opponent who does nothing, and no shuffles
/// that were made anew.
[[nodiscard]] std::optional<std::string> scenarioOf(const TableGame& game, const QString& title);

/// What lies on the table now as a scenario that begins there, with the actions of whoever's turn it is. Why such a position
/// cannot be laid out.
[[nodiscard]] tl::expected<std::string, QString> positionScenarioOf(const TableGame& game, const QString& title);

/// A scenario that has a position and no steps, with what holds there at the beginning: `muster play` takes it so. Why that
/// position cannot be.
[[nodiscard]] tl::expected<std::string, QString> withExpectation(const GameData& data, const TableSetup& laid);

} // namespace muster::app
