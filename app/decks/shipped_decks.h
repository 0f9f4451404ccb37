// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

#include "model/decks/deck.h"
#include "model/games/game.h"

namespace muster::app {

/// The decks that come with a game, in the order of their files: what "make legal" takes for decks built with care. Read anew
/// each time; those that cannot be read are passed over.
[[nodiscard]] std::vector<Deck> shippedDecks(const QString& resources, const Game& game);

} // namespace muster::app
