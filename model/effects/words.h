// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/games/game.h"

namespace muster::effects {

/// A word that was found: in which list, its key, and whether it was written as a plural.
struct FoundWord {
    std::string_view list;
    std::string_view key;
    std::string_view label;
    bool plural = false;
};

/// The words that effects of a game may use: lists of its game.yaml, its types, groups and stats, and those that are
/// built in. Lists are named as in Parameter::words: several, separated by ", ".
class Words {
public:
    explicit Words(const Game& game) : m_game(game) { }

    /// The word that `text` spells, in the first of the lists that has it. An empty key means none.
    [[nodiscard]] FoundWord find(std::string_view lists, std::string_view text) const;
    /// Every spelling of the lists, to propose the nearest.
    [[nodiscard]] std::vector<std::string_view> spellings(std::string_view lists) const;
    /// How a key is read aloud; the key itself where the list does not know it.
    [[nodiscard]] std::string_view label(std::string_view lists, std::string_view key) const;
    /// The plural of a noun: of its type, from its aliases, or with an s.
    [[nodiscard]] std::string plural(std::string_view list, std::string_view key) const;
    [[nodiscard]] bool has(std::string_view list, std::string_view key) const;

    [[nodiscard]] const Game& game() const { return m_game; }

private:
    const Game& m_game;
};

/// Whether two texts are equal but for the case of ASCII letters: keys, labels and aliases are compared so.
[[nodiscard]] bool sameWord(std::string_view a, std::string_view b);

} // namespace muster::effects
