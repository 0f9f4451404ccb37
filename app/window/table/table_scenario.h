// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include <QString>

namespace muster::app {

class TableGame;

/// The game to where it stands as a scenario that `muster play` plays: decks, shop, seed, the dice as they fell, the choices, and
/// what is asked at the end. Nothing for a game against an opponent that does nothing, which scenarios do not have.
[[nodiscard]] std::optional<std::string> scenarioOf(const TableGame& game, const QString& title);

} // namespace muster::app
