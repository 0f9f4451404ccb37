// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "model/decks/deck.h"
#include "model/games/game.h"
#include "validators/checker.h"

namespace muster::validators {

/// The rules options in force for one check: what the check itself was told, else the format's value, else the deck's,
/// else the game's default. A value that the game does not know counts for nothing. Game, deck and format must outlive
/// it.
class OptionsInForce {
public:
    OptionsInForce(const Game& game, const Deck& deck, const CheckOptions& check);

    /// Empty if the game has no such option. The default, where a number was asked for that the rules do not know.
    [[nodiscard]] std::string value(std::string_view key) const;
    /// The value as a number; nothing where it is a word. Of numbers that the rules do not know the nearest that they do:
    /// for the rest of the check. `asked` tells.
    [[nodiscard]] std::optional<int> number(std::string_view key) const;
    /// The number that was asked for, whether the rules know it or not; only of options with a requirement about that.
    [[nodiscard]] std::optional<int> asked(const RulesOption& option) const;

private:
    const Game* m_game;
    const Deck* m_deck;
    const Format* m_format;
    int m_players;
};

} // namespace muster::validators
