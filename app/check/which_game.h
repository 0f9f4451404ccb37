// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/decks/game_shelf.h"
#include "model/base/error.h"

namespace muster::app {

/// Why the game of a set or format is not at hand: because the file cannot be read as YAML at all, or names no game, or
/// one that is not there. `key` is what the file says, empty where it says nothing.
[[nodiscard]] Errors whyNoGame(const std::string& bytes, const std::string& key, const std::string& file,
                               std::size_t limit, const GameShelf& shelf);

} // namespace muster::app
