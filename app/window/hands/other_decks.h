// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

#include "app/window/document/open_decks.h"
#include "engine/play/match_setup.h"

namespace muster::app {

/// A deck or a shop that stands at the other side of the table.
struct OtherDeck {
    QString name;
    engine::DeckSections cards;
};

/// Decks of the game that can be dealt: those that are open, but for `deck`, then those that come with the game.
[[nodiscard]] std::vector<OtherDeck> opponentsOf(const DeckDocument& deck, OpenDecks& decks);

/// The shop that the game is played with: the one that was chosen, else the first that comes with the game. Empty where the
/// game has none, or none can be found.
[[nodiscard]] OtherDeck shopOf(const GameData& game, OpenDecks& decks);

} // namespace muster::app
