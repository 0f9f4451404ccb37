// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/game_checks.h"

#include <algorithm>
#include <array>

#include "validators/armory/checks.h"
#include "validators/hero/checks.h"
#include "validators/sceptre/checks.h"
#include "validators/script/checks.h"
#include "validators/spoils/checks.h"

namespace muster::validators {

const GameChecks* checksOf(std::string_view game)
{
    static constexpr std::array games{
        GameChecks{"armory", armory::check, false, armory::addFixes, armory::addFigures},
        GameChecks{"hero", hero::check, false, hero::addFixes, hero::addFigures},
        GameChecks{"sceptre", sceptre::check, false, sceptre::addFixes, sceptre::addFigures},
        GameChecks{"script", script::check, false, script::addFixes, script::addFigures},
        GameChecks{"spoils", spoils::check, false, spoils::addFixes, nullptr, spoils::addLimits},
    };
    const auto* it = std::ranges::find(games, game, &GameChecks::game);
    return it == games.end() ? nullptr : it;
}

} // namespace muster::validators
