// SPDX-License-Identifier: GPL-3.0-or-later
// Scenarios: positions, choices and cards of their own, played to where they lead.
#include <cstdint>

#include "engine/games/games.h"
#include "engine/scenario/scenario.h"
#include "tests/fuzz/games.h"

using namespace muster;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    const auto header = engine::readScenarioHeader(bytes, "fuzz");
    if (!header)
        return 0;
    const auto& shipped = fuzz::gameFor(header->game);
    static const auto games = engine::scenarioGames();
    const engine::ScenarioCards cards{shipped.catalogue, [&] { return shipped.sets; }, &shipped.rules};
    static_cast<void>(engine::runScenario(bytes, "fuzz", cards, games));
    return 0;
}
