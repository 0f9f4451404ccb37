// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include <QString>

#include "carddb/places.h"
#include "engine/play/match_setup.h"
#include "engine/scenario/scenario.h"
#include "model/cards/set_reader.h"
#include "model/games/game.h"

namespace muster::app {

// What scenarios are read from, besides their own file.

/// The sets of a game, read from their files: a scenario's own cards are put beside them.
[[nodiscard]] std::vector<CardSet> readSets(const carddb::Places& places, const Game& game);

/// A file of cards that a scenario names stands beside it.
[[nodiscard]] Result<engine::ScenarioCards::File> readBeside(const QString& scenario, const std::string& name);

/// A shop as scenarios take it.
[[nodiscard]] engine::SharedIds sharedIds(const engine::DeckSections& shop, const Catalogue& catalogue);

/// The shop that comes with a game, for scenarios that begin with decks and write none; nothing where the game has none.
[[nodiscard]] engine::SharedIds shippedShop(const carddb::Places& places, const Catalogue& catalogue);

} // namespace muster::app
