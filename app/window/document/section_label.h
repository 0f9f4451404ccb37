// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <QString>

#include "model/decks/deck.h"
#include "model/games/game.h"

namespace muster::app {

/// What people call a section of a deck of this kind; the cards that are only considered have one too.
[[nodiscard]] QString sectionLabel(const Game& game, const Deck& deck, const std::string& section);

} // namespace muster::app
