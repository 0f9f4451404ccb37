// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/query/shapes.h"

#include <algorithm>

#include "model/text/fold.h"

namespace muster::query {
namespace {

bool uses(const std::vector<FieldUse>& fields, FieldIndex field)
{
    return std::ranges::find(fields, field, &FieldUse::field) != fields.end();
}

} // namespace

bool FieldPlaces::onCards() const { return std::ranges::find(types, true) != types.end(); }

bool typeHas(const Game& game, TypeIndex type, FieldIndex field) { return uses(game.type(type).fields, field); }

bool partHas(const Game& game, PartIndex part, FieldIndex field) { return uses(game.part(part).fields, field); }

FieldPlaces placesOf(const Game& game, FieldIndex field)
{
    FieldPlaces places;
    for (std::uint32_t i = 0; i < game.types.size(); ++i)
        places.types.push_back(typeHas(game, {i}, field));
    for (std::uint32_t i = 0; i < game.fields.size(); ++i) {
        const auto& holder = game.fields[i];
        if (holder.kind == FieldKind::Parts && partHas(game, holder.part, field))
            places.holders.push_back({i});
    }
    return places;
}

std::vector<FieldIndex> searchedFields(const Game& game)
{
    std::vector<FieldIndex> result;
    for (std::uint32_t i = 0; i < game.fields.size(); ++i) {
        const auto& field = game.fields[i];
        if (field.kind == FieldKind::Text && (field.searched || field.key == "name" || field.key == "text"))
            result.push_back({i});
    }
    return result;
}

std::vector<bool> typesNamed(const Game& game, std::string_view foldedWord)
{
    std::vector<bool> result;
    result.reserve(game.types.size());
    for (const auto& type : game.types) {
        result.push_back(
            fold(type.key) == foldedWord
            || std::ranges::any_of(type.groups, [&](const std::string& group) { return fold(group) == foldedWord; }));
    }
    return result;
}

} // namespace muster::query
