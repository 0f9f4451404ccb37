// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/hands/tried_hand.h"
#include "app/window/table/table_game.h"

namespace muster::app {

/// A game that was begun with a tried hand.
struct PlayedHand {
    std::unique_ptr<TableGame> game;
    bool same = false; ///< the first seat holds the very cards of that hand
};

/// The setup with the deck, the rules and the deal of a tried hand.
[[nodiscard]] TableSetup withHand(TableSetup setup, const TriedHand& hand);
/// The same against the game's usual opponent that does nothing: there the place of the deck is agreed on, and not left to
/// dice. As it is where the game has no such opponent.
[[nodiscard]] TableSetup alone(TableSetup setup, const TriedHand& hand);

/// The game up to where its player is asked about that hand, or after it was kept: what was sent back of it is sent back again.
[[nodiscard]] tl::expected<PlayedHand, QString> playedHand(const std::shared_ptr<const GameData>& data,
                                                           const TableSetup& setup, const TriedHand& hand);

} // namespace muster::app
