// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/effect_reader.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "model/text/nearest.h"

namespace muster {

namespace {

constexpr int MostPlayers = 12;

constexpr std::array<std::string_view, 7> TargetKeys{"damage", "statuses", "counters", "resources",
                                                     "stats",  "attached", "holders"};

/// A whole text as a number of players, or 0.
int playersIn(std::string_view text)
{
    int number = 0;
    const auto end = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = end.ec == std::errc() && end.ptr == text.data() + text.size();
    return whole && number <= MostPlayers ? number : 0;
}

std::string keysText()
{
    std::string text;
    for (const std::string_view key : TargetKeys)
        text += (text.empty() ? "" : ", ") + std::string(key);
    return text;
}

/// The words that stand for types: their keys, plurals and groups, and `player`.
std::vector<std::string_view> knownTargets(const Game& game)
{
    std::vector<std::string_view> known{"player"};
    for (const CardType& type : game.types) {
        known.push_back(type.key);
        known.insert(known.end(), type.groups.begin(), type.groups.end());
    }
    return known;
}

} // namespace

void readPlayers(const yaml::Node& node, const std::string& path, Game& game, yaml::Report& report)
{
    const auto text = yaml::readText(node, path, report, 20);
    if (!text)
        return;
    constexpr std::string_view to = " to ";
    const std::size_t middle = text->find(to);
    const int least = playersIn(std::string_view(*text).substr(0, middle));
    const int most =
        middle == std::string::npos ? least : playersIn(std::string_view(*text).substr(middle + to.size()));
    if (least < 1 || most < least) {
        report.add(ErrorKind::WrongShape, node.at, path, {"a number of players such as 2 or 3 to 6", *text});
        return;
    }
    game.leastPlayers = least;
    game.mostPlayers = most;
}

void readEffectTargets(const yaml::Node& node, const std::string& path, Game& game, yaml::Report& report)
{
    for (const yaml::Pair& pair : yaml::readMap(node, path, report)) {
        const std::string pairPath = yaml::join(path, pair.key);
        if (std::find(TargetKeys.begin(), TargetKeys.end(), pair.key) == TargetKeys.end()) {
            report.add(ErrorKind::NotOneOf, pair.keyAt, pairPath, {std::string(pair.key), keysText()},
                       nearestOne(pair.key, TargetKeys));
            continue;
        }
        EffectTargets targets;
        targets.key = pair.key;
        for (const std::string& word : yaml::readTexts(pair.value, pairPath, report, 100)) {
            if (word == "player") {
                targets.players = true;
                continue;
            }
            const std::vector<TypeIndex> types = game.typesOf(word);
            if (types.empty())
                report.add(ErrorKind::UnknownType, pair.value.at, pairPath, {word},
                           nearestOne(word, knownTargets(game)));
            targets.types.insert(targets.types.end(), types.begin(), types.end());
        }
        game.effectTargets.push_back(std::move(targets));
    }
}

void checkPlaces(const yaml::Node& root, const Game& game, yaml::Report& report)
{
    const Vocabulary* zones = game.findEffectWords("zones");
    const auto check = [&](const std::string& where, std::string_view list, const std::string& key) {
        if (where.empty())
            return;
        std::vector<std::string_view> known;
        if (zones != nullptr) {
            for (const Word& zone : zones->words)
                known.push_back(zone.key);
        }
        if (std::find(known.begin(), known.end(), where) != known.end())
            return;
        const yaml::Node* node = root.find(list);
        const std::string path = yaml::join(yaml::join(std::string(list), key), "where");
        report.add(ErrorKind::UnknownWord, node != nullptr ? node->at : root.at, path, {where, "zones"},
                   nearestOne(where, known));
    };
    for (const Field& field : game.fields)
        check(field.where, "fields", field.key);
    for (const Vocabulary& list : game.effectWords) {
        for (const Word& word : list.words)
            check(word.where, "effect words", word.key);
    }
}

} // namespace muster
