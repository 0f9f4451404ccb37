// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "model/games/game.h"

namespace muster::query {

/// Where a field can stand: on cards of some types, and on the parts that some fields of parts hold.
struct FieldPlaces {
    std::vector<bool> types;         ///< by TypeIndex: cards of the type have it
    std::vector<FieldIndex> holders; ///< fields of kind Parts whose parts have it

    [[nodiscard]] bool onCards() const;
};

[[nodiscard]] FieldPlaces placesOf(const Game& game, FieldIndex field);
[[nodiscard]] bool typeHas(const Game& game, TypeIndex type, FieldIndex field);
[[nodiscard]] bool partHas(const Game& game, PartIndex part, FieldIndex field);

/// Texts that bare words look into, beside the printed text of the card itself.
[[nodiscard]] std::vector<FieldIndex> searchedFields(const Game& game);

/// Types that a word of a query means: by key, or all of a group.
[[nodiscard]] std::vector<bool> typesNamed(const Game& game, std::string_view foldedWord);

/// How two numbers, or two positions in an order, compare. Not for Compare::Contains.
[[nodiscard]] constexpr bool holds(Compare compare, int left, int right)
{
    switch (compare) {
    case Compare::Equal:
        return left == right;
    case Compare::NotEqual:
        return left != right;
    case Compare::Less:
        return left < right;
    case Compare::LessOrEqual:
        return left <= right;
    case Compare::Greater:
        return left > right;
    case Compare::GreaterOrEqual:
        return left >= right;
    case Compare::Contains:
        break;
    }
    return false;
}

} // namespace muster::query
