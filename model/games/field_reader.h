// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "model/games/game.h"
#include "model/yaml/reader.h"

namespace muster {

/// Reads `fields` of a game.yaml into game.fields. The game's vocabularies and the keys of its parts must be there.
void readFields(const yaml::Node& node, const std::string& path, Game& game, yaml::Report& report);

/// Reads which fields a type or part has: `hp: required`, `cost: optional`, `slot: {required: true, rule: SCE-24a}`,
/// `cost: {unusual: SCE-Q52}`.
[[nodiscard]] std::vector<FieldUse> readFieldUses(const yaml::Node& node, const std::string& path, const Game& game,
                                                  yaml::Report& report);

/// Reads a list of keys of fields, such as `identity`, that must be of one of the kinds.
[[nodiscard]] std::vector<FieldIndex> readFieldList(const yaml::Node& node, const std::string& path, const Game& game,
                                                    std::initializer_list<FieldKind> kinds, yaml::Report& report);

} // namespace muster
