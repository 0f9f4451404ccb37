// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "model/games/game.h"
#include "model/yaml/reader.h"

namespace muster {

/// The key `options` of decks and formats: rules options of the game, each checked for its name and its value.
/// Without a game any option is taken.
[[nodiscard]] std::map<std::string, std::string> readOptions(const yaml::Node& node, const std::string& path,
                                                             const Game* game, yaml::Report& report);

/// The identity fields that stand beside a card's name in decks and formats, in the order of the file; an empty value
/// says that the card has none. Without a game nobody knows them: every key but those in `others` is taken then.
[[nodiscard]] std::vector<std::pair<std::string, std::string>>
readIdentity(yaml::MapReader& map, const Game* game, std::initializer_list<std::string_view> others);

/// A day, or an empty text and an error.
[[nodiscard]] std::string readDate(yaml::MapReader& map, std::string_view key);

} // namespace muster
