// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

#include "app/window/document/game_data.h"

namespace muster::app {

/// Rules that have to do with a card, under what they are about.
struct TouchedRules {
    QString topic;
    std::vector<const RuleEntry*> rules;
};

/// What the rulebook has about a card: the requirements of its type and fields, the deck rules that count it, and the rules
/// about the words of the game that stand on it, each under its word. Rules live as long as the game's data.
[[nodiscard]] std::vector<TouchedRules> rulesTouched(const GameData& game, CardIndex card);

} // namespace muster::app
