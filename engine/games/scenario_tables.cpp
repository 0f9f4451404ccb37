// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/armory/scenario_table.h"
#include "engine/games/games.h"
#include "engine/games/hero/scenario_table.h"
#include "engine/games/sceptre/scenario_table.h"
#include "engine/games/script/scenario_table.h"
#include "engine/games/spoils/scenario_table.h"

namespace muster::engine {

ScenarioGames scenarioGames()
{
    const auto table = [](const std::string& game, std::shared_ptr<const Catalogue> catalogue,
                          const std::map<std::string, std::string>& options,
                          const std::string& mode) -> std::unique_ptr<ScenarioTable> {
        if (game == "armory")
            return armory::makeTable(std::move(catalogue), options, mode);
        if (game == "sceptre")
            return sceptre::makeTable(std::move(catalogue), options);
        if (game == "script")
            return script::makeTable(std::move(catalogue), options);
        if (game == "hero")
            return hero::makeTable(std::move(catalogue), options);
        if (game == "spoils")
            return spoils::makeTable(std::move(catalogue), options);
        return nullptr;
    };
    const auto modes = [](const std::string& game) {
        std::vector<std::string> keys;
        if (const PlayFacts* facts = playFacts(game)) {
            for (const Mode& mode : facts->modes)
                keys.push_back(mode.key);
        }
        return keys;
    };
    return {{"armory", "hero", "sceptre", "script", "spoils"}, table, modes};
}

} // namespace muster::engine
