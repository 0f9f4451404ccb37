// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/query/lexer.h"
#include "model/query/names.h"

namespace muster::query {

/// One comparison as it was typed: `field`, an operator, and `value`.
struct TypedComparison {
    const Token& field;
    const Token& op;
    const Token& value;
    std::string_view source; ///< of the whole query, for problems
};

/// What the comparison means in the game, or why it means nothing.
[[nodiscard]] tl::expected<Node, Problem> readComparison(const TypedComparison& typed, const Names& names,
                                                         const Game& game);

} // namespace muster::query
