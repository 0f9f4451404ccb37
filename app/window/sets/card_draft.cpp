// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/sets/card_draft.h"

#include <algorithm>

#include "app/window/sets/yaml_writer.h"

namespace muster::app {

namespace {

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view Blanks = " \t\r\n";
    const auto begin = text.find_first_not_of(Blanks);
    return begin == std::string_view::npos ? std::string_view()
                                           : text.substr(begin, text.find_last_not_of(Blanks) - begin + 1);
}

/// A value as a form shows it.
std::string valueOf(const yaml::Node& node, const Field* field)
{
    if (field != nullptr && field->kind == FieldKind::Words && node.kind == yaml::NodeKind::List) {
        std::string words;
        for (const yaml::Node& item : node.items)
            (words += words.empty() ? "" : ", ") +=
                item.kind == yaml::NodeKind::Scalar ? std::string(item.scalar) : yamlFlow(item);
        return words;
    }
    if (node.kind == yaml::NodeKind::Scalar)
        return std::string(node.scalar);
    if (node.kind == yaml::NodeKind::Null)
        return {};
    if (field != nullptr && field->kind == FieldKind::Effects && node.kind == yaml::NodeKind::List) {
        // An ability a line, long ones as blocks; without the blank or the new line that follows the key in a file.
        return yamlValue(node, -2, 200).substr(1);
    }
    return yamlFlow(node);
}

CardDraft::Values partOf(const yaml::Node& node, const Game& game)
{
    CardDraft::Values values;
    for (const yaml::Pair& pair : node.pairs) {
        const FieldIndex field = game.findField(pair.key);
        const std::string value = valueOf(pair.value, field.valid() ? &game.field(field) : nullptr);
        if (!trimmed(value).empty())
            values[field.valid() ? game.field(field).key : std::string(pair.key)] = trimmed(value);
    }
    return values;
}

/// `key: value` of one field, with its line end.
std::string lineOf(const std::string& key, const std::string& value, const Field* field, int indentation)
{
    const std::string start = std::string(static_cast<std::size_t>(indentation), ' ') + key + ':';
    const auto kind = field == nullptr ? FieldKind::Text : field->kind;
    if (kind == FieldKind::Words) {
        std::string words;
        std::string_view rest = value;
        while (true) {
            const auto comma = std::min(rest.find_first_of(",;"), rest.size());
            if (const auto word = trimmed(rest.substr(0, comma)); !word.empty())
                (words += words.empty() ? "" : ", ") += yamlScalar(word);
            if (comma == rest.size())
                break;
            rest.remove_prefix(comma + 1);
        }
        return start + " [" + words + "]\n";
    }
    if (kind == FieldKind::Effects || field == nullptr) {
        const auto document = yaml::Document::parse(value, {});
        if (document)
            return start + yamlValue(document->root(), indentation, key.size());
        return start + ' ' + yamlScalar(value) + '\n';
    }
    const bool isText = kind == FieldKind::Text || kind == FieldKind::Word;
    return start + ' ' + yamlScalar(trimmed(value), isText) + '\n';
}

const Field* fieldOf(const Game& game, const std::string& key)
{
    const FieldIndex index = game.findField(key);
    return index.valid() ? &game.field(index) : nullptr;
}

/// The fields in the order of `uses`, then those that do not belong there; effects come last.
std::vector<std::string> orderOf(const std::vector<FieldUse>& uses, const CardDraft::Values& values, const Game& game)
{
    std::vector<std::string> keys;
    for (const bool effects : {false, true}) {
        for (const FieldUse& use : uses) {
            const Field& field = game.field(use.field);
            if ((field.kind == FieldKind::Effects) == effects && values.contains(field.key))
                keys.push_back(field.key);
        }
    }
    for (const auto& [key, value] : values) {
        if (std::find(keys.begin(), keys.end(), key) == keys.end())
            keys.push_back(key);
    }
    return keys;
}

std::string partLines(const std::vector<CardDraft::Values>& parts, const std::string& key, const Field& field,
                      const Game& game, int indentation)
{
    if (parts.empty())
        return {};
    const bool single = parts.size() == 1 && field.highest == 1;
    const std::vector<FieldUse>& uses = game.part(field.part).fields;
    std::string lines = std::string(static_cast<std::size_t>(indentation), ' ') + key + ":\n";
    for (const CardDraft::Values& part : parts) {
        const int inner = indentation + (single ? 2 : 4);
        std::string item;
        for (const std::string& name : orderOf(uses, part, game))
            item += lineOf(name, part.at(name), fieldOf(game, name), inner);
        if (item.empty())
            item = std::string(static_cast<std::size_t>(inner), ' ') + "{}\n";
        if (!single)
            item[static_cast<std::size_t>(indentation) + 2] = '-';
        lines += item;
    }
    return lines;
}

} // namespace

CardDraft draftOf(const yaml::Node& card, const Game& game)
{
    CardDraft draft;
    for (const yaml::Pair& pair : card.pairs) {
        const std::string key(pair.key);
        if (key == "id" || key == "name" || key == "type" || key == "text") {
            std::string& value = key == "id" ? draft.id
                : key == "name"              ? draft.name
                : key == "type"              ? draft.type
                                             : draft.text;
            value = trimmed(valueOf(pair.value, nullptr));
            continue;
        }
        if (key == "draft") {
            draft.isUnfinished = pair.value.scalar == "yes" || pair.value.scalar == "true";
            continue;
        }
        const FieldIndex index = game.findField(key);
        const Field* field = index.valid() ? &game.field(index) : nullptr;
        if (field != nullptr && field->kind == FieldKind::Parts) {
            auto& parts = draft.parts[field->key];
            if (pair.value.kind == yaml::NodeKind::Map)
                parts.push_back(partOf(pair.value, game));
            for (const yaml::Node& item : pair.value.items)
                parts.push_back(partOf(item, game));
            continue;
        }
        const std::string value = valueOf(pair.value, field);
        if (!trimmed(value).empty())
            draft.values[field != nullptr ? field->key : key] = trimmed(value);
    }
    return draft;
}

std::string yamlOf(const CardDraft& draft, const Game& game, int indentation)
{
    const TypeIndex type = game.findType(draft.type);
    const std::vector<FieldUse> uses = type.valid() ? game.type(type).fields : std::vector<FieldUse>{};
    const int inner = indentation + 2;
    std::string card;
    const auto own = [&](const std::string& key, const std::string& value) {
        if (!trimmed(value).empty())
            card += std::string(static_cast<std::size_t>(inner), ' ') + key + ": " + yamlScalar(trimmed(value)) + '\n';
    };
    own("id", draft.id);
    if (draft.isUnfinished)
        card += std::string(static_cast<std::size_t>(inner), ' ') + "draft: yes\n";
    own("name", draft.name);
    own("type", draft.type);
    const auto keys = orderOf(uses, draft.values, game);
    const auto isEffects = [&](const std::string& key) {
        const Field* field = fieldOf(game, key);
        return field != nullptr && field->kind == FieldKind::Effects;
    };
    for (const std::string& key : keys) {
        if (!isEffects(key))
            card += lineOf(key, draft.values.at(key), fieldOf(game, key), inner);
    }
    own("text", draft.text);
    for (const FieldUse& use : uses) {
        const Field& field = game.field(use.field);
        if (const auto parts = draft.parts.find(field.key); parts != draft.parts.end())
            card += partLines(parts->second, field.key, field, game, inner);
    }
    for (const auto& [key, parts] : draft.parts) { // of another type: kept, and told by the reader
        const bool known = std::any_of(uses.begin(), uses.end(),
                                       [&](const FieldUse& use) { return game.field(use.field).key == key; });
        if (!known)
            card += partLines(parts, key, *fieldOf(game, key), game, inner);
    }
    for (const std::string& key : keys) {
        if (isEffects(key))
            card += lineOf(key, draft.values.at(key), fieldOf(game, key), inner);
    }
    if (card.empty())
        card = std::string(static_cast<std::size_t>(inner), ' ') + "{}\n";
    card[static_cast<std::size_t>(indentation)] = '-';
    return card;
}

} // namespace muster::app
