// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "engine/scenario/table.h"
#include "model/base/result.h"
#include "model/cards/set_reader.h"
#include "model/games/rule_book.h"

namespace muster::engine {

/// Where a scenario gets the cards that it does not define itself.
struct ScenarioCards {
    std::shared_ptr<const Catalogue> catalogue;     ///< of all sets of the game
    std::function<std::vector<CardSet>()> readSets; ///< the same sets, to put the scenario's own cards beside them
    const RuleBook* rules = nullptr;                ///< of the game; without them ids of rules are taken as they are
    /// The bytes of a file that the scenario names, and the name that errors call it.
    struct File {
        std::string name;
        std::string bytes;
    };
    std::function<Result<File>(const std::string& name)> readFile{}; ///< without it there are no such files
    /// What lies on the table, asked where the scenario begins with decks and does not say it. Without it nothing does.
    std::function<SharedIds()> shared{};
};

/// How a scenario went.
struct ScenarioReport {
    struct Failure {
        int step = 0; ///< from 1
        Position at;
        std::string expected;
        std::string actual;
    };
    /// One way through it. A scenario without variants has one, which has no name.
    struct Course {
        std::string variant;
        std::vector<std::string> trace;   ///< the game as a person would tell it
        std::vector<std::size_t> choices; ///< the lines of the trace in which somebody chooses
        std::vector<Failure> failures;    ///< of one step: all that does not hold there
    };

    std::string name;
    std::string game;
    std::vector<std::string> shows; ///< rule ids
    std::vector<Course> courses;
    [[nodiscard]] bool passed() const
    {
        return std::all_of(courses.begin(), courses.end(), [](const Course& one) { return one.failures.empty(); });
    }
};

/// Runs a scenario: docs/scenarios.md says how one is written. Errors are about the file itself; whether the game
/// did what the scenario says is in the report.
[[nodiscard]] Result<ScenarioReport> runScenario(std::string_view bytes, const std::string& file,
                                                 const ScenarioCards& cards, const ScenarioGames& games);

/// The key `game` of a scenario, and its rule ids, without running it.
struct ScenarioHeader {
    std::string name;
    std::string game;
    Position gameAt;
    std::vector<std::string> shows;
};
[[nodiscard]] Result<ScenarioHeader> readScenarioHeader(std::string_view bytes, const std::string& file);

} // namespace muster::engine
