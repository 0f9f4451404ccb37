// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "model/games/game.h"
#include "model/yaml/reader.h"

namespace muster {

/// Reads one deck rule that is a count, as under `deck rules` of a game.yaml and `house` of a format:
///
///     id: SCE-V27
///     rules: [SCE-37a]
///     label: Squires
///     count: type:squire               # or  copies of: QUERY, for each specific card apart
///     at least: 1                      # or at most, or exactly; numbers, or  2 x type:champion,  5 + 2 x QUERY,
///                                      # 1 + 5 x option players
///     severity: advice                 # or below and above
///     deck: deck
///     sections: [main]
///     given: [{count: type:champion, at least: 1}]
///     unlike: {field: class, of: type:hero}   # only cards of another class than the deck's heroes
///     explained by: [SCE-V9]           # not told beside these
///
/// `idPrefix` is what the id must begin with ("SCE-"); empty where any id will do.
[[nodiscard]] CountRule readCountRule(const yaml::Node& node, const std::string& path, const Game& game,
                                      std::string_view idPrefix, yaml::Report& report);

/// The id of a rule or requirement: letters, digits and hyphens, beginning with the prefix. Reports BadId.
[[nodiscard]] std::string readRuleId(const yaml::Node& node, const std::string& path, std::string_view prefix,
                                     yaml::Report& report);

/// The rule ids under a key.
[[nodiscard]] std::vector<std::string> readRuleIds(yaml::MapReader& map, std::string_view prefix,
                                                   std::string_view key = "rules");

} // namespace muster
