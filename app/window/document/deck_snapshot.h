// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "app/window/document/game_data.h"
#include "model/decks/resolved_deck.h"
#include "validators/checker.h"

namespace muster::app {

/// A deck as it is at one moment, with its cards looked up and its format found. Never changes, so that work on it may
/// run in a thread while the person goes on editing.
struct DeckSnapshot {
    DeckSnapshot(std::shared_ptr<const GameData> data, Deck value);
    DeckSnapshot(const DeckSnapshot&) = delete;
    DeckSnapshot& operator=(const DeckSnapshot&) = delete;

    const std::shared_ptr<const GameData> game;
    const Deck deck;
    const ResolvedDeck resolved;
    const Format* const format; ///< that the deck names; nullptr where it names none, or one that is not there

    [[nodiscard]] validators::CheckOptions options() const;
    /// What the judge says, with the nearest format named where the deck's own is unknown. May take a while.
    [[nodiscard]] std::vector<Finding> check() const;
};

} // namespace muster::app
