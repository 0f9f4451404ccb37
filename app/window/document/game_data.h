// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include <QString>

#include "carddb/library.h"
#include "model/decks/resolved_deck.h"

namespace muster::app {

/// A pool of items that decks are checked against.
struct ShopPool {
    ShopPool(QString file, Deck value, std::shared_ptr<const Catalogue> cards)
        : path(std::move(file)),
          deck(std::move(value)),
          catalogue(std::move(cards)),
          resolved(*catalogue, deck)
    {
    }
    ShopPool(const ShopPool&) = delete;
    ShopPool& operator=(const ShopPool&) = delete;

    const QString path;
    const Deck deck;
    const std::shared_ptr<const Catalogue> catalogue;
    const ResolvedDeck resolved;
};

/// Whether decks of the game are played beside a shop that is a deck of its own.
[[nodiscard]] bool hasShop(const Game& game);

/// A game as windows use it: its cards, its formats and its rules, read once and shared by all that show it. Never
/// changes, so that threads may read it; when sets were edited, another one takes its place.
struct GameData {
    std::shared_ptr<const Catalogue> catalogue;
    std::vector<Format> formats;
    QString resources;                    ///< where the decks are that come with the game
    RuleBook rules;                       ///< empty where they could not be read
    std::shared_ptr<const ShopPool> shop; ///< that its decks are checked against; nullptr where none was chosen
    Errors problems;                      ///< sets and formats that were left out, and why

    [[nodiscard]] const Game& game() const { return catalogue->game(); }
    /// By its key, with or without the game before it; nullptr where there is none.
    [[nodiscard]] const Format* findFormat(std::string_view key) const;
    /// The key of the format that comes nearest to one that is not there; empty where none is near.
    [[nodiscard]] std::string nearestFormat(std::string_view key) const;
};

/// Fails only where the game or its cards cannot be had at all.
[[nodiscard]] Result<std::shared_ptr<const GameData>> loadGameData(carddb::Library& library, const QString& key);

} // namespace muster::app
