// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/games.h"
#include "engine/games/hero/scenario_table.h"
#include "engine/games/sceptre/scenario_table.h"
#include "engine/games/script/scenario_table.h"
#include "engine/games/spoils/scenario_table.h"

namespace muster::engine {

ScenarioGames scenarioGames()
{
    const auto table = [](const std::string& game, std::shared_ptr<const Catalogue> catalogue,
                          const std::map<std::string, std::string>& options) -> std::unique_ptr<ScenarioTable> {
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
    return {{"hero", "sceptre", "script", "spoils"}, table};
}

} // namespace muster::engine
