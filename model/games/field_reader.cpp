// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/field_reader.h"

#include <algorithm>

#include "model/games/count_rule_reader.h"
#include "model/games/spellings.h"
#include "model/text/nearest.h"

namespace muster {

namespace {

constexpr std::string_view KindWords[] = {"number", "word", "words", "text", "flag", "parts", "effects"};
constexpr std::string_view UseWords[] = {"required", "optional"};
constexpr int MostParts = 100;

template <class Things>
std::vector<std::string> keysOf(const Things& things)
{
    std::vector<std::string> keys;
    keys.reserve(things.size());
    for (const auto& thing : things)
        keys.push_back(thing.key);
    return keys;
}

std::string listed(std::span<const std::string> words)
{
    std::string text;
    for (const auto& word : words)
        (text += text.empty() ? "" : ", ") += word;
    return text;
}

std::optional<FieldKind> readKind(yaml::MapReader& map)
{
    const auto* node = map.requiredChild("kind");
    if (!node)
        return {};
    const auto word = std::find(std::begin(KindWords), std::end(KindWords), node->scalar);
    if (word != std::end(KindWords))
        return static_cast<FieldKind>(word - std::begin(KindWords));
    map.report().add(ErrorKind::NotOneOf, node->at, map.pathOf("kind"),
                     {std::string(node->scalar), "number, word, words, text, flag, parts, effects"},
                     nearestOne(node->scalar, std::span<const std::string_view>(KindWords)));
    return {};
}

/// `range: [0, 30]` or `count: [2, 2]`; null is no bound.
void readRange(const yaml::Node& node, const std::string& path, std::optional<int> floor, std::optional<int> ceiling,
               Field& field, yaml::Report& report)
{
    const auto items = yaml::readList(node, path, report);
    if (node.kind != yaml::NodeKind::List)
        return;
    if (items.size() != 2) {
        report.add(ErrorKind::WrongCount, node.at, path, {std::to_string(items.size()), "2"});
        return;
    }
    const auto bound = [&](std::size_t i) -> std::optional<int> {
        if (items[i].kind == yaml::NodeKind::Null)
            return {};
        return yaml::readNumber(items[i], yaml::join(path, i), report, floor, ceiling);
    };
    field.lowest = bound(0);
    field.highest = bound(1);
    if (field.lowest && field.highest && *field.lowest > *field.highest)
        report.add(ErrorKind::OutOfRange, items[1].at, yaml::join(path, std::size_t(1)),
                   {std::to_string(*field.highest), std::to_string(*field.lowest), ""});
}

/// Reports a key that says nothing about a field of this kind.
void refuse(yaml::MapReader& map, std::string_view key, FieldKind kind)
{
    if (const auto* node = map.child(key))
        map.report().add(ErrorKind::Conflict, node->at, map.pathOf(key),
                         {std::string(key), "kind: " + std::string(KindWords[static_cast<std::size_t>(kind)])});
}

template <class Index, class Things>
Index readReference(yaml::MapReader& map, const Things& things)
{
    const auto* node = map.requiredChild("of");
    if (!node)
        return {};
    const auto found =
        std::find_if(things.begin(), things.end(), [&](const auto& thing) { return thing.key == node->scalar; });
    if (found != things.end())
        return {static_cast<std::uint32_t>(found - things.begin())};
    const auto keys = keysOf(things);
    map.report().add(ErrorKind::NotOneOf, node->at, map.pathOf("of"), {std::string(node->scalar), listed(keys)},
                     nearestOne(node->scalar, std::span<const std::string>(keys)));
    return {};
}

/// `signed: yes`, with the `sign rule` that a missing sign is warned of, and `mark: A`.
void readAsPrinted(yaml::MapReader& map, const Game& game, Field& field)
{
    for (const auto key : {"signed", "sign rule", "mark"}) {
        if (field.kind != FieldKind::Number)
            refuse(map, key, field.kind);
    }
    field.sign = map.flag("signed").value_or(false);
    if (const auto* rule = map.child("sign rule"))
        field.signRule = readRuleId(*rule, map.pathOf("sign rule"), game.prefix + '-', map.report());
    field.mark = map.text("mark", 10).value_or(std::string());
}

void readByKind(yaml::MapReader& map, const Game& game, Field& field)
{
    const bool isWord = field.kind == FieldKind::Word || field.kind == FieldKind::Words;
    const bool isSeveral = field.kind == FieldKind::Words || field.kind == FieldKind::Parts;
    if (isWord)
        field.vocabulary = readReference<VocabularyIndex>(map, game.vocabularies);
    else if (field.kind == FieldKind::Parts)
        field.part = readReference<PartIndex>(map, game.parts);
    else
        refuse(map, "of", field.kind);

    if (field.kind != FieldKind::Number)
        refuse(map, "range", field.kind);
    else if (const auto* range = map.child("range"))
        readRange(*range, map.pathOf("range"), -1'000'000'000, 1'000'000'000, field, map.report());
    if (!isSeveral)
        refuse(map, "count", field.kind);
    else if (const auto* count = map.child("count"))
        readRange(*count, map.pathOf("count"), 0, MostParts, field, map.report());

    field.stat = map.flag("stat").value_or(false);
    if (field.stat && field.kind != FieldKind::Number)
        refuse(map, "stat", field.kind);
    field.where = map.text("where", 100).value_or(std::string());
    if (!field.where.empty() && !field.stat)
        map.report().add(ErrorKind::MissingKey, map.at(), map.path(), {"stat"});
    readAsPrinted(map, game, field);
    field.searched = map.flag("searched").value_or(false);
    if (field.searched && field.kind != FieldKind::Text)
        refuse(map, "searched", field.kind);
    // What it is a field of is missing, and reported: for the queries further down the file it is one of text.
    if ((isWord && !field.vocabulary.valid()) || (field.kind == FieldKind::Parts && !field.part.valid()))
        field.kind = FieldKind::Text;
}

/// `{default: melee}`: the word of a card that says nothing.
void readDefault(yaml::MapReader& map, const Game& game, const Field& field, FieldUse& use)
{
    const auto* node = map.child("default");
    if (!node)
        return;
    if (field.kind != FieldKind::Word) {
        refuse(map, "default", field.kind);
        return;
    }
    if (use.required)
        map.report().add(ErrorKind::Conflict, node->at, map.pathOf("default"), {"required", "default"});
    const auto keys = keysOf(game.vocabularies[field.vocabulary.value].words);
    if (std::find(keys.begin(), keys.end(), node->scalar) != keys.end())
        use.standard = node->scalar;
    else
        map.report().add(ErrorKind::NotOneOf, node->at, map.pathOf("default"),
                         {std::string(node->scalar), listed(keys)},
                         nearestOne(node->scalar, std::span<const std::string>(keys)));
}

} // namespace

void readFields(const yaml::Node& node, const std::string& path, Game& game, yaml::Report& report)
{
    Spellings spellings(report);
    for (const auto key : {"id", "type", "set", "copies", "in", "may", "is", "has"})
        spellings.add(key, "built in", {}, {});
    for (const auto& pair : yaml::readMap(node, path, report)) {
        const auto fieldPath = yaml::join(path, pair.key);
        checkKey(pair.key, pair.keyAt, fieldPath, report);
        Field field;
        field.key = pair.key;
        yaml::MapReader map(pair.value, fieldPath, report);
        field.label = map.requiredText("label", 100);
        field.aliases = map.texts("aliases");
        if (const auto kind = readKind(map)) {
            field.kind = *kind;
            readByKind(map, game, field);
            if (const auto* rule = map.child("rule"))
                field.requirement = readRuleId(*rule, map.pathOf("rule"), game.prefix + '-', report);
            if (const auto* rule = map.child("rule elsewhere"))
                field.elsewhere = readRuleId(*rule, map.pathOf("rule elsewhere"), game.prefix + '-', report);
            map.finish();
        }
        spellings.add(field.key, field.key, pair.keyAt, fieldPath);
        for (const auto& alias : field.aliases)
            spellings.add(alias, field.key, map.at(), fieldPath);
        game.fields.push_back(std::move(field));
    }
}

std::vector<FieldUse> readFieldUses(const yaml::Node& node, const std::string& path, const Game& game,
                                    yaml::Report& report)
{
    std::vector<FieldUse> uses;
    for (const auto& pair : yaml::readMap(node, path, report)) {
        const auto usePath = yaml::join(path, pair.key);
        const auto field = std::find_if(game.fields.begin(), game.fields.end(),
                                        [&](const Field& known) { return known.key == pair.key; });
        if (field == game.fields.end()) {
            const auto keys = keysOf(game.fields);
            report.add(ErrorKind::UnknownField, pair.keyAt, usePath, {std::string(pair.key)},
                       nearestOne(pair.key, std::span<const std::string>(keys)));
            continue;
        }
        FieldUse use;
        use.field.value = static_cast<std::uint32_t>(field - game.fields.begin());
        if (pair.value.kind == yaml::NodeKind::Map) {
            yaml::MapReader map(pair.value, usePath, report);
            use.required = map.flag("required").value_or(false);
            if (const auto* rule = map.child("rule"))
                use.requirement = readRuleId(*rule, map.pathOf("rule"), game.prefix + '-', report);
            if (const auto* rule = map.child("unusual")) {
                use.unusual = readRuleId(*rule, map.pathOf("unusual"), game.prefix + '-', report);
                if (use.required)
                    report.add(ErrorKind::Conflict, rule->at, map.pathOf("unusual"), {"required", "unusual"});
            }
            readDefault(map, game, *field, use);
            map.finish();
        } else if (pair.value.scalar == UseWords[0]) {
            use.required = true;
        } else if (pair.value.scalar != UseWords[1]) {
            const auto found =
                pair.value.kind == yaml::NodeKind::Scalar ? std::string(pair.value.scalar) : yaml::shapeOf(pair.value);
            report.add(ErrorKind::NotOneOf, pair.value.at, usePath, {found, "required, optional"},
                       nearestOne(pair.value.scalar, std::span<const std::string_view>(UseWords)));
        }
        uses.push_back(std::move(use));
    }
    return uses;
}

std::vector<FieldIndex> readFieldList(const yaml::Node& node, const std::string& path, const Game& game,
                                      std::initializer_list<FieldKind> kinds, yaml::Report& report)
{
    std::vector<std::string> allowed;
    for (const auto& field : game.fields) {
        if (std::find(kinds.begin(), kinds.end(), field.kind) != kinds.end())
            allowed.push_back(field.key);
    }
    std::vector<FieldIndex> fields;
    const auto items = yaml::readList(node, path, report);
    for (std::size_t i = 0; i < items.size(); ++i) {
        const auto itemPath = yaml::join(path, i);
        const auto key = yaml::readText(items[i], itemPath, report, 60);
        if (!key)
            continue;
        const auto field =
            std::find_if(game.fields.begin(), game.fields.end(), [&](const Field& known) { return known.key == *key; });
        if (field == game.fields.end()) {
            report.add(ErrorKind::UnknownField, items[i].at, itemPath, {*key},
                       nearestOne(*key, std::span<const std::string>(allowed)));
            continue;
        }
        const FieldIndex index{static_cast<std::uint32_t>(field - game.fields.begin())};
        if (std::find(allowed.begin(), allowed.end(), *key) == allowed.end())
            report.add(ErrorKind::NotOneOf, items[i].at, itemPath, {*key, listed(allowed)});
        else if (std::find(fields.begin(), fields.end(), index) != fields.end())
            report.add(ErrorKind::DuplicateId, items[i].at, itemPath, {*key, path});
        else
            fields.push_back(index);
    }
    return fields;
}

} // namespace muster
