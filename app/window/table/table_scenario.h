// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include <tl/expected.hpp>

#include <QString>

namespace muster::app {

class TableGame;

/// The game to where it stands as a scenario of `muster play`: decks in the order in which they lie, or the position with
/// which it began; the seed, the dice as they fell, and what everybody chose; what must then hold is for whoever writes the
/// rest. Nothing where that cannot be: seeds of scenarios are small, they know no opponent who does nothing, and no shuffles
/// that were made anew.
[[nodiscard]] std::optional<std::string> scenarioOf(const TableGame& game, const QString& title);

/// What lies on the table now as a scenario that begins there, with the actions of whoever's turn it is. Why such a position
/// cannot be laid out.
[[nodiscard]] tl::expected<std::string, QString> positionScenarioOf(const TableGame& game, const QString& title);

} // namespace muster::app
