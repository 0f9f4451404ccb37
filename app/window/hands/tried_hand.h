// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "app/window/hands/dealt_deck.h"

namespace muster::app {

class HandDesk;

/// A hand that was tried, and everything that leads to the same one in a game: the deal, and what was sent back of it.
struct TriedHand {
    /// One answer to the mulligan.
    struct Deed {
        engine::DeckCards sent;  ///< in the order of the hand; none: it was kept
        engine::DeckCards after; ///< the hand that it led to
    };

    DealtDeck deck;
    std::uint64_t seed = 1;
    int place = 0;           ///< in the order of turns, from 0
    engine::DeckCards aside; ///< beside the first hand
    std::vector<Deed> deeds;
    // As the game has them: changes that nobody is asked about are made
    engine::DeckCards first; ///< the hand before any deed
    engine::DeckCards hand;  ///< and after all of them
};

/// The hand of a desk, without the cards that were drawn since it stands. Nothing where there is none to play with.
[[nodiscard]] std::optional<TriedHand> triedHand(const HandDesk& desk);

} // namespace muster::app
