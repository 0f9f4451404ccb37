// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "model/query/query.h"
#include "model/yaml/reader.h"

namespace muster {

/// A query that stands in a file. What is wrong with it is reported as BadQuery, at the token where that can be told,
/// with two arguments: the kind of problem as a word of problemWord(), and the token.
[[nodiscard]] std::optional<query::Query> readQuery(const yaml::Node& node, const std::string& path, const Game& game,
                                                    yaml::Report& report);

/// The same for a part of a scalar that begins `offset` bytes into it.
[[nodiscard]] std::optional<query::Query> readQuery(const yaml::Node& node, std::size_t offset, std::string_view source,
                                                    const std::string& path, const Game& game, yaml::Report& report);

/// "unknown field", "unclosed bracket" ...: names of the kinds of problems, for the arguments of BadQuery.
[[nodiscard]] std::string problemWord(query::ProblemKind kind);
/// The kind that a word names; nothing if it names none.
[[nodiscard]] std::optional<query::ProblemKind> problemOfWord(std::string_view word);

} // namespace muster
