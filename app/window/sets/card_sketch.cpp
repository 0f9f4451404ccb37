// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/sets/card_sketch.h"

#include <algorithm>
#include <charconv>

namespace muster::app {

namespace {

constexpr const char* Blank = "…";

/// A place in a draft: a field of the card, or of one of its parts.
struct Place {
    std::string key;
    std::size_t part = 0;
    std::string inner; ///< of the part; empty for a field of the card
};

/// "cards[0].attacks[1].damage" and, of a part that is alone, "cards[0].attack.damage". What goes deeper is within the field.
Place placeOf(std::string_view path, const Game& game)
{
    Place place;
    const auto dot = path.find('.');
    path.remove_prefix(dot == std::string_view::npos ? path.size() : dot + 1);
    place.key = path.substr(0, path.find_first_of(".["));
    path.remove_prefix(place.key.size());
    const FieldIndex field = game.findField(place.key);
    if (!field.valid() || game.field(field).kind != FieldKind::Parts)
        return place;
    if (path.starts_with('[')) {
        std::from_chars(path.data() + 1, path.data() + path.size(), place.part);
        path.remove_prefix(std::min(path.find(']') + 1, path.size()));
    }
    if (path.starts_with('.'))
        place.inner = path.substr(1, path.substr(1).find_first_of(".["));
    return place;
}

std::string least(const Field& field, const Game& game)
{
    switch (field.kind) {
    case FieldKind::Number:
        return std::to_string(field.lowest.value_or(0));
    case FieldKind::Word:
    case FieldKind::Words: {
        const Vocabulary& vocabulary = game.vocabularies[field.vocabulary.value];
        return vocabulary.words.empty() ? Blank : vocabulary.words.front().key;
    }
    case FieldKind::Text:
        return Blank;
    case FieldKind::Flag:
    case FieldKind::Effects:
    case FieldKind::Parts:
        break;
    }
    return {};
}

CardDraft::Values leastPart(const Field& field, const Game& game)
{
    CardDraft::Values values;
    for (const FieldUse& use : game.part(field.part).fields) {
        if (use.required)
            values[game.field(use.field).key] = least(game.field(use.field), game);
    }
    std::erase_if(values, [](const auto& value) { return value.second.empty(); });
    return values;
}

CardDraft::Values& partAt(CardDraft& draft, const Place& place)
{
    auto& parts = draft.parts[place.key];
    if (parts.size() <= place.part)
        parts.resize(place.part + 1);
    return parts[place.part];
}

/// As many parts as the card must have.
void fillUp(CardDraft& draft, const Field& field, const Game& game)
{
    auto& parts = draft.parts[field.key];
    const auto count = static_cast<std::size_t>(std::max(1, field.lowest.value_or(1)));
    while (parts.size() < count)
        parts.push_back(leastPart(field, game));
}

void add(CardDraft& draft, const Place& around, const std::string& key, const Game& game)
{
    if (key == "name") {
        draft.name = Blank;
        return;
    }
    const FieldIndex index = game.findField(key);
    if (!index.valid())
        return;
    const Field& field = game.field(index);
    const bool isInPart = !around.key.empty();
    if (field.kind == FieldKind::Effects) // its words stand for them
        (isInPart ? partAt(draft, around)["text"] : draft.text) = Blank;
    else if (field.kind == FieldKind::Parts)
        fillUp(draft, field, game);
    else if (isInPart)
        partAt(draft, around)[key] = least(field, game);
    else
        draft.values[key] = least(field, game);
}

void remove(CardDraft& draft, const Place& place, const Game& game)
{
    const FieldIndex field = game.findField(place.key);
    const auto parts = draft.parts.find(place.key);
    const bool areTooFew = field.valid() && place.inner.empty() && parts != draft.parts.end()
        && static_cast<int>(parts->second.size()) < game.field(field).lowest.value_or(0);
    if (place.key == "name")
        draft.name = Blank;
    else if (place.key == "text")
        draft.text.clear();
    else if (!place.inner.empty())
        partAt(draft, place).erase(place.inner);
    else if (areTooFew)
        fillUp(draft, game.field(field), game);
    else if (parts == draft.parts.end())
        draft.values.erase(place.key);
    else
        draft.parts.erase(parts);
}

} // namespace

std::optional<CardSet> sketchOf(const SetText& set, CardDraft draft)
{
    constexpr int Tries = 6; // a fault hides another: of a part that is added, of a field in it
    const Game& game = set.game();
    draft.id = set.freeId();
    for (int i = 0; i < Tries; ++i) {
        auto checked = set.checkCard(draft);
        if (checked)
            return std::move(*checked);
        for (const Error& error : checked.error()) {
            const Place place = placeOf(error.path, game);
            if (error.kind == ErrorKind::MissingKey && !error.arguments.empty())
                add(draft, place, error.arguments.front(), game);
            else
                remove(draft, place, game);
        }
    }
    return {};
}

} // namespace muster::app
