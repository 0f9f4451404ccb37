// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/shared_keys.h"

#include <algorithm>

#include "model/text/date.h"
#include "model/text/nearest.h"

namespace muster {

namespace {

constexpr std::size_t ValueLimit = 500;

void reportValue(const RulesOption& option, const std::string& value, Position at, const std::string& path,
                 yaml::Report& report)
{
    std::string allowed;
    for (const auto& word : option.values)
        allowed.append(allowed.empty() ? "" : ", ").append(word);
    if (option.number) {
        const auto bound = [](std::optional<int> number) { return number ? std::to_string(*number) : "…"; };
        allowed.append(allowed.empty() ? "" : ", ").append(bound(option.lowest) + " to " + bound(option.highest));
    }
    auto& error = report.add(ErrorKind::NotOneOf, at, path, {value, allowed}, nearestOne(value, option.values));
    error.requirement = option.ruling;
}

} // namespace

namespace {

/// A number that the rules do not know can be asked for; the check of the deck says by which rule it is wrong.
bool isMatterOfCheck(const RulesOption& option, std::string_view value)
{
    auto anyNumber = option;
    anyNumber.lowest = anyNumber.highest = std::nullopt;
    return !option.requirement.empty() && anyNumber.allows(value);
}

} // namespace

std::map<std::string, std::string> readOptions(const yaml::Node& node, const std::string& path, const Game* game,
                                               yaml::Report& report)
{
    std::map<std::string, std::string> options;
    if (node.kind == yaml::NodeKind::Null)
        return options;
    if (node.kind != yaml::NodeKind::Map) {
        (void)yaml::MapReader(node, path, report);
        return options;
    }
    for (const auto& [key, keyAt, value] : node.pairs) {
        if (report.full())
            break;
        const auto keyPath = yaml::join(path, key);
        const auto text = yaml::readText(value, keyPath, report, ValueLimit);
        const auto* option = game ? game->findOption(key) : nullptr;
        if (game && !option) {
            std::vector<std::string> keys;
            keys.reserve(game->options.size());
            for (const auto& each : game->options)
                keys.push_back(each.key);
            report.add(ErrorKind::UnknownOption, keyAt, keyPath, {std::string(key)}, nearestOne(key, keys));
        } else if (text) {
            if (option && !option->allows(*text) && !isMatterOfCheck(*option, *text))
                reportValue(*option, *text, value.at, keyPath, report);
            options.emplace(key, *text);
        }
    }
    return options;
}

std::vector<std::pair<std::string, std::string>> readIdentity(yaml::MapReader& map, const Game* game,
                                                              std::initializer_list<std::string_view> others)
{
    std::vector<std::pair<std::string, std::string>> identity;
    const auto isIdentity = [&](std::string_view key) {
        if (!game)
            return std::find(others.begin(), others.end(), key) == others.end();
        return std::any_of(game->identity.begin(), game->identity.end(),
                           [&](FieldIndex index) { return game->field(index).key == key; });
    };
    for (const auto& pair : map.node().pairs) {
        if (isIdentity(pair.key))
            identity.emplace_back(pair.key, map.text(pair.key, ValueLimit).value_or(""));
    }
    if (game) {
        for (const auto index : game->identity)
            (void)map.child(game->field(index).key); // known, and proposed where one is misspelled
    }
    return identity;
}

std::string readDate(yaml::MapReader& map, std::string_view key)
{
    auto date = map.text(key, ValueLimit).value_or("");
    if (date.empty() || isDate(date))
        return date;
    map.report().add(ErrorKind::BadDate, map.child(key)->at, map.pathOf(key), {date});
    return {};
}

} // namespace muster
