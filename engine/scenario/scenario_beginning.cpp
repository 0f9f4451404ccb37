// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scenario/scenario_beginning.h"

#include <algorithm>

#include "engine/scenario/own_cards.h"
#include "engine/scenario/step_check.h"
#include "model/text/nearest.h"

namespace muster::engine {

namespace {

constexpr int mostSteps = 2000;
constexpr std::size_t mostVariants = 50;

std::string joined(const std::vector<std::string>& texts)
{
    std::string result;
    for (const std::string& text : texts)
        result += (result.empty() ? "" : ", ") + text;
    return result.empty() ? "nothing" : result;
}

/// A value that a rules option does not have.
void reportValue(const RulesOption& option, const std::string& value, Position at, yaml::Report& report)
{
    std::string allowed;
    for (const std::string& one : option.values)
        allowed += (allowed.empty() ? "" : ", ") + one;
    const auto bound = [](std::optional<int> number) { return number ? std::to_string(*number) : std::string(); };
    if (option.number && allowed.empty()) {
        report.add(ErrorKind::OutOfRange, at, "options", {value, bound(option.lowest), bound(option.highest)});
        return;
    }
    if (option.number)
        allowed += ", " + bound(option.lowest) + (option.highest ? " to " + bound(option.highest) : " and more");
    report.add(ErrorKind::NotOneOf, at, "options", {value, allowed},
               nearestOne(value, std::span<const std::string>(option.values)));
}

std::map<std::string, std::string> readOptions(yaml::MapReader& map, const Game& game, yaml::Report& report)
{
    std::map<std::string, std::string> options;
    const yaml::Node* node = map.child("options");
    if (node == nullptr)
        return options;
    std::vector<std::string> keys;
    keys.reserve(game.options.size());
    for (const RulesOption& option : game.options)
        keys.push_back(option.key);
    for (const yaml::Pair& pair : yaml::readMap(*node, "options", report)) {
        const RulesOption* option = game.findOption(pair.key);
        const auto value = yaml::readText(pair.value, "options", report);
        if (option == nullptr)
            report.add(ErrorKind::UnknownOption, pair.keyAt, "options", {std::string(pair.key)},
                       nearestOne(pair.key, std::span<const std::string>(keys)));
        else if (value && !option->allows(*value))
            reportValue(*option, *value, pair.value.at, report);
        else if (value)
            options[std::string(pair.key)] = *value;
    }
    return options;
}

DiceInARow readDice(yaml::MapReader& map, std::uint64_t seed, yaml::Report& errors)
{
    DiceInARow dice;
    dice.setSeed(seed);
    static constexpr std::string_view random[] = {"random"};
    if (const yaml::Node* row = map.child("dice")) {
        if (row->kind == yaml::NodeKind::Scalar && row->scalar == random[0])
            dice.random = true;
        else if (row->kind == yaml::NodeKind::List)
            dice.lay(*row, "dice", errors);
        else
            errors.add(ErrorKind::WrongShape, row->at, "dice",
                       {"a list of dice, or random",
                        row->kind == yaml::NodeKind::Scalar ? std::string(row->scalar) : yaml::shapeOf(*row)},
                       nearestOne(row->scalar, random));
    }
    dice.shuffles = map.flag("shuffled").value_or(true);
    return dice;
}

} // namespace

ScenarioHeader readHeader(yaml::MapReader& map)
{
    ScenarioHeader header;
    header.name = map.requiredText("scenario", 200);
    header.game = map.requiredText("game", 40);
    if (const yaml::Node* game = map.node().find("game"))
        header.gameAt = game->at;
    header.shows = map.texts("shows");
    return header;
}

void checkShown(const yaml::Node& scenario, const RuleBook* rules, yaml::Report& report)
{
    const yaml::Node* shows = scenario.find("shows");
    if (shows == nullptr || shows->kind == yaml::NodeKind::Null)
        return;
    if (shows->kind != yaml::NodeKind::List)
        return checkRule(*shows, rules, "shows", report);
    for (const yaml::Node& id : shows->items)
        checkRule(id, rules, "shows", report);
}

bool isPlayed(const ScenarioHeader& header, const ScenarioCards& cards, const ScenarioGames& games,
              yaml::Report& report)
{
    if (std::find(games.keys.begin(), games.keys.end(), header.game) != games.keys.end())
        return true;
    report.add(ErrorKind::NotPlayable, header.gameAt, "game", {cards.catalogue->game().title, joined(games.keys)});
    return false;
}

std::string readMode(yaml::MapReader& map, const std::string& game, const ScenarioGames& games, yaml::Report& report)
{
    const std::string mode = map.text("mode").value_or(std::string());
    if (mode.empty())
        return {};
    const std::vector<std::string> modes = games.modes ? games.modes(game) : std::vector<std::string>();
    if (std::find(modes.begin(), modes.end(), mode) != modes.end())
        return mode;
    report.add(ErrorKind::NotOneOf, map.node().find("mode")->at, "mode", {mode, joined(modes)},
               nearestOne(mode, std::span<const std::string>(modes)));
    return {};
}

ScenarioBeginning readBeginning(yaml::MapReader& map, const ScenarioCards& cards, yaml::Report& errors)
{
    ScenarioBeginning begin;
    OwnCards own(cards, errors);
    if (const yaml::Node* shared = map.child("cards from"))
        own.readShared(*shared, "cards from");
    if (const yaml::Node* list = map.child("cards"))
        own.read(*list, "cards");
    if (const yaml::Node* position = map.node().find("position"))
        own.readPosition(*position, "position");
    (void)map.child("about");
    begin.catalogue = own.build();
    begin.how.changed = own.changed();
    begin.how.shared = cards.shared;
    begin.options = readOptions(map, cards.catalogue->game(), errors);
    begin.how.seed = static_cast<std::uint64_t>(map.number("seed", 0).value_or(1));
    begin.dice = readDice(map, begin.how.seed, errors);
    return begin;
}

std::vector<ScenarioWay> readWays(yaml::MapReader& map, yaml::Report& errors)
{
    std::vector<ScenarioWay> ways;
    const yaml::Node* variants = map.child("variants");
    const yaml::Node* play = variants == nullptr ? map.requiredChild("play") : map.child("play");
    const auto common = play != nullptr ? yaml::readList(*play, "play", errors) : std::span<const yaml::Node>{};
    if (variants == nullptr) {
        if (play == nullptr)
            return ways;
        if (play->kind == yaml::NodeKind::List && common.empty())
            errors.add(ErrorKind::Empty, play->at, "play", {"a step"});
        ways.push_back({{}, "play", common, {}, play->at});
    } else {
        for (const yaml::Pair& pair : yaml::readMap(*variants, "variants", errors)) {
            const std::string path = yaml::join("variants", pair.key);
            ways.push_back({std::string(pair.key), path, common, yaml::readList(pair.value, path, errors), pair.keyAt});
        }
        if (variants->kind == yaml::NodeKind::Map && ways.size() > mostVariants)
            errors.add(ErrorKind::WrongCount, variants->at, "variants",
                       {std::to_string(ways.size()), "at most " + std::to_string(mostVariants)});
        if (ways.empty())
            errors.add(ErrorKind::Empty, variants->at, "variants", {"a variant"});
    }
    for (const ScenarioWay& way : ways) {
        const std::size_t steps = way.common.size() + way.own.size();
        if (steps > mostSteps)
            errors.add(ErrorKind::WrongCount, way.at, way.path, {std::to_string(steps), "at most 2000"});
    }
    return ways;
}

} // namespace muster::engine
