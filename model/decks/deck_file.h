// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/base/result.h"
#include "model/decks/deck.h"
#include "model/games/game.h"

namespace muster {

/// Gives the game of a key, or nothing, and knows all keys that there are, to propose the nearest one.
class GameLookup {
public:
    using Find = std::function<const Game*(std::string_view key)>;

    template <std::invocable<std::string_view> Finder>
    GameLookup(Finder find, std::vector<std::string> keys = {}) : m_find(std::move(find)),
                                                                  m_keys(std::move(keys))
    {
    }

    [[nodiscard]] const Game* operator()(std::string_view key) const { return m_find(key); }
    [[nodiscard]] const std::vector<std::string>& keys() const { return m_keys; }

private:
    Find m_find;
    std::vector<std::string> m_keys;
};

/// Reads a .muster file: at most 1 MiB, unknown keys are errors, counts are whole numbers from 1 to 999, sections are
/// those of the deck's kind, names have at most 500 characters. Every error of the file; where the game has a
/// requirement about it, under its id.
[[nodiscard]] Result<Deck> readDeck(std::string_view bytes, const std::string& file, const GameLookup& games);

/// The deck as the text of a .muster file; `game` is named if the deck names none. readDeck(writeDeck(d)) == d for
/// every deck that is well-formed UTF-8 and keeps to the bounds of the reader, whatever else its texts hold.
[[nodiscard]] std::string writeDeck(const Deck& deck, const Game& game);

} // namespace muster
