// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scenario/scenario.h"

#include <algorithm>

#include "engine/scenario/follower.h"
#include "engine/scenario/scenario_beginning.h"
#include "engine/scenario/step_check.h"
#include "model/text/nearest.h"
#include "model/yaml/document.h"

namespace muster::engine {

namespace {

bool expectsSomething(std::span<const yaml::Node> steps)
{
    return std::any_of(steps.begin(), steps.end(), [](const yaml::Node& one) { return one.find("expect") != nullptr; });
}

/// Each way has to expect something: else it passes whatever the rules do.
void checkExpected(std::span<const ScenarioWay> ways, yaml::Report& errors)
{
    for (const ScenarioWay& way : ways) {
        if (!expectsSomething(way.common) && !expectsSomething(way.own))
            errors.add(ErrorKind::MissingKey, way.at, way.path, {"expect"});
    }
}

} // namespace

void DiceInARow::lay(const yaml::Node& list, const std::string& path, yaml::Report& errors)
{
    for (const yaml::Node& die : yaml::readList(list, path, errors)) {
        if (const auto number = yaml::readNumber(die, path, errors, 1, mostFaces))
            dice.push_back({*number, die.at});
    }
}

Result<ScenarioHeader> readScenarioHeader(std::string_view bytes, const std::string& file)
{
    auto document = yaml::Document::parse(bytes, file);
    if (!document)
        return failure(std::move(document.error()));
    yaml::Report report(file);
    yaml::MapReader map(document->root(), {}, report);
    ScenarioHeader header = readHeader(map);
    if (report.failed()) { // perhaps only a slip of the pen
        for (const std::string_view key : topKeys)
            (void)map.child(key);
        map.finish();
        return failure(report.take());
    }
    return header;
}

Result<ScenarioReport> runScenario(std::string_view bytes, const std::string& file, const ScenarioCards& cards,
                                   const ScenarioGames& games)
{
    auto document = yaml::Document::parse(bytes, file);
    if (!document)
        return failure(std::move(document.error()));
    yaml::Report errors(file);
    yaml::MapReader map(document->root(), {}, errors);
    const ScenarioHeader header = readHeader(map);
    if (!isPlayed(header, cards, games, errors))
        return failure(errors.take());
    checkShown(map.node(), cards.rules, errors);
    const std::string mode = readMode(map, header.game, games, errors);
    ScenarioBeginning begin = readBeginning(map, cards, errors);
    if (!begin.catalogue)
        return failure(errors.take());
    std::vector<ScenarioWay> ways = readWays(map, errors);
    if (ways.empty()) // what else is wrong with the file is told, too
        ways.emplace_back();
    ScenarioReport report{header.name, header.game, header.shows, {}};
    for (const ScenarioWay& way : ways) {
        const bool first = report.courses.empty();
        auto table = games.table(header.game, begin.catalogue, begin.options, mode);
        DiceInARow dice = begin.dice;
        const std::vector<yaml::Node> steps = way.steps();
        Follower follower(*table, dice, steps, errors, report.courses.emplace_back());
        report.courses.back().variant = way.name;
        table->session().setDice(&dice);
        table->setUp(map, begin.how);
        table->session().setLog(&follower);
        if (first) { // what is wrong with the file is told once, and before anything is played
            map.finish();
            StepCheck check(table->language(), table->session().seats(), cards.rules, errors);
            check.check(way.common, "play");
            for (const ScenarioWay& one : ways)
                check.check(one.own, one.path);
            if (!errors.failed())
                checkExpected(ways, errors);
        }
        if (errors.failed())
            return failure(errors.take());
        table->session().setAgent(&follower);
        follower.run();
    }
    if (errors.failed())
        return failure(errors.take());
    return report;
}

} // namespace muster::engine
