// SPDX-License-Identifier: GPL-3.0-or-later
// The one register of games that the engine plays.
#include "engine/scenario/table.h"
#include "engine/sceptre/scenario_table.h"

namespace muster::engine {

std::unique_ptr<ScenarioTable> makeScenarioTable(const std::string& game, std::shared_ptr<const Catalogue> catalogue,
                                                 const std::map<std::string, std::string>& options)
{
    if (game == "sceptre")
        return sceptre::makeTable(std::move(catalogue), options);
    return nullptr;
}

std::vector<std::string> playableGames() { return {"sceptre"}; }

} // namespace muster::engine
