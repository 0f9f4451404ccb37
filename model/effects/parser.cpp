// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/effects/parser.h"

#include "model/effects/script_parser.h"

namespace muster::effects {

ScriptIndex parseScript(const yaml::Node& node, const std::string& path, const Game& game, Forest& forest,
                        yaml::Report& report)
{
    ScriptParser parser(game, forest, report);
    const Builder::Mark before = parser.builder().mark();
    const std::size_t errors = report.errors().size();
    const std::vector<std::uint32_t> abilities = parser.abilities(node, path);
    if (report.errors().size() != errors) {
        parser.builder().rollBack(before);
        return {};
    }
    Forest::Script script;
    script.firstLink = static_cast<std::uint32_t>(forest.links.size());
    script.count = static_cast<std::uint32_t>(abilities.size());
    forest.links.append(abilities);
    forest.scripts.push_back(script);
    return {static_cast<std::uint32_t>(forest.scripts.size() - 1)};
}

} // namespace muster::effects
