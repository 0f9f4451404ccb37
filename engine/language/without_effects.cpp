// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/language/without_effects.h"

#include <algorithm>

namespace muster::engine::code {

namespace {

bool lacksEffects(const Record& record, const std::vector<FieldUse>& uses, const Game& game)
{
    return std::ranges::any_of(uses, [&](const FieldUse& use) {
        return use.required && game.field(use.field).kind == FieldKind::Effects && !record.effects(use.field).valid();
    });
}

} // namespace

std::vector<Unread> textsWithoutEffects(const Card& card, const Game& game)
{
    std::vector<Unread> found;
    if (lacksEffects(card.record(), game.type(card.type()).fields, game))
        found.push_back({card.index(), std::string(card.text())});
    const FieldIndex text = game.findField("text");
    for (std::uint32_t i = 0; i < game.fields.size(); ++i) {
        if (game.fields[i].kind != FieldKind::Parts)
            continue;
        for (const Record& part : card.parts(FieldIndex{i})) {
            if (lacksEffects(part, game.part(game.fields[i].part).fields, game))
                found.push_back({card.index(), std::string(text.valid() ? part.text(text) : std::string_view())});
        }
    }
    return found;
}

} // namespace muster::engine::code
