// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "model/games/game.h"
#include "validators/checker.h"

namespace muster::validators {

/// The rules options as they are in force for one check: what the check was told, else what the deck says, else its
/// format, else the game's default.
class OptionsInForce {
public:
    OptionsInForce(const Game& game, const std::map<std::string, std::string>& deck, const CheckOptions& check);

    [[nodiscard]] std::string value(const RulesOption& option) const;
    /// The number that was asked for, whether the rules know it or not; nothing where the value is a word.
    [[nodiscard]] std::optional<int> asked(const RulesOption& option) const;
    /// The number to reckon with: the one asked for, or the nearest that the rules know. 0 if there is no such option.
    [[nodiscard]] int number(std::string_view key) const;

private:
    const Game* m_game;
    const std::map<std::string, std::string>* m_deck;
    const std::map<std::string, std::string>* m_format = nullptr;
    int m_players = 0;
};

} // namespace muster::validators
