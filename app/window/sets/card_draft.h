// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <vector>

#include "model/games/game.h"
#include "model/yaml/document.h"

namespace muster::app {

/// A card while it is written: each value as the person typed it, right or wrong. Word lists are words separated by
/// commas, flags "yes" or nothing, effects the YAML of their list.
struct CardDraft {
    using Values = std::map<std::string, std::string>; ///< by key, nothing that is empty
    std::string id, name, type, text;
    Values values;
    std::map<std::string, std::vector<Values>> parts; ///< by key of the field
    bool isUnfinished = false;                        ///< `draft: yes`: kept in the file, left out of the set
    friend bool operator==(const CardDraft&, const CardDraft&) = default;
};

/// The draft of a card as it stands in a file. Keys that the game does not know are kept as they are.
[[nodiscard]] CardDraft draftOf(const yaml::Node& card, const Game& game);

/// The card as an item of a set's list of cards, its dash at this indentation, fields in the order of its type. Effects
/// that are no YAML stand in quotes, so that the reader of sets says what is wrong.
[[nodiscard]] std::string yamlOf(const CardDraft& draft, const Game& game, int indentation = 2);

} // namespace muster::app
