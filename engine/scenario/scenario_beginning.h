// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/scenario/scenario.h"
#include "engine/scenario/table.h"
#include "model/yaml/reader.h"

namespace muster::engine {

/// The keys of a scenario, whatever the game.
inline constexpr std::string_view topKeys[] = {"scenario", "game",       "mode",     "shows", "options",
                                               "cards",    "cards from", "position", "decks", "about",
                                               "shuffled", "seed",       "dice",     "play",  "variants"};

/// The keys of a scenario that say with which cards, dice and options it is played.
struct ScenarioBeginning {
    std::shared_ptr<const Catalogue> catalogue;
    std::map<std::string, std::string> options;
    DiceInARow dice;
    ScenarioSetUp how;
};

/// One way through a scenario: the common beginning and one of the variants.
struct ScenarioWay {
    std::string name;
    std::string path;
    std::span<const yaml::Node> common;
    std::span<const yaml::Node> own;
    Position at;

    [[nodiscard]] std::vector<yaml::Node> steps() const
    {
        std::vector<yaml::Node> all(common.begin(), common.end());
        all.insert(all.end(), own.begin(), own.end());
        return all;
    }
};

// Each reads its keys of a scenario, and reports what is wrong with them.
[[nodiscard]] ScenarioHeader readHeader(yaml::MapReader& map);
void checkShown(const yaml::Node& scenario, const RuleBook* rules, yaml::Report& report);
/// Whether the game is one of those that there are; reports it.
[[nodiscard]] bool isPlayed(const ScenarioHeader& header, const ScenarioCards& cards, const ScenarioGames& games,
                            yaml::Report& report);
[[nodiscard]] std::string readMode(yaml::MapReader& map, const std::string& game, const ScenarioGames& games,
                                   yaml::Report& report);
/// Without a catalogue where cards of its own are wrong.
[[nodiscard]] ScenarioBeginning readBeginning(yaml::MapReader& map, const ScenarioCards& cards, yaml::Report& errors);
[[nodiscard]] std::vector<ScenarioWay> readWays(yaml::MapReader& map, yaml::Report& errors);

} // namespace muster::engine
