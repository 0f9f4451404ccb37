// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/sceptre/scenario_facts.h"

#include "engine/games/sceptre/notation.h"

namespace muster::engine::sceptre {

namespace {

std::vector<ScenarioZone> zones()
{
    using Known = ScenarioZone::Known;
    const std::uint32_t champions = bitOf(Type::Champion);
    std::vector<ScenarioZone> all{
        {.key = "combat",
         .where = "combat",
         .kind = Combat,
         .open = true,
         .types = champions,
         .most = 1,
         .required = true},
        {.key = "garrison",
         .where = "garrison",
         .kind = Garrison,
         .open = true,
         .types = champions,
         .most = 4}, // SCE-12a
        {.key = "hand", .where = "hand", .kind = Hand},
        {.key = "deck", .where = "deck", .kind = Deck, .known = Known::Nobody, .filler = "Copper", .filled = 20},
        {.key = "discard",
         .where = "discard pile",
         .kind = DiscardPile,
         .known = Known::Everybody,
         .onlyCounted = true},                                                                      // SCE-19c
        {.key = "traps", .where = "traps", .kind = TrapRow, .types = bitOf(Type::Trap), .most = 3}, // SCE-25b
        {.key = "gate",
         .where = "gate",
         .kind = GateSlot,
         .open = true,
         .types = bitOf(Type::Gate),
         .most = 1}, // SCE-28b
        {.key = "exterior",
         .where = "gate",
         .kind = GateSlot,
         .open = true,
         .types = bitOf(Type::Exterior),
         .most = 1}, // SCE-27f
        {.key = "beside",
         .where = "beside the discard pile",
         .kind = Beside,
         .open = true,
         .types = bitOf(Type::Action)},
        {.key = "blood", .where = "blood pile", .kind = BloodPile, .known = Known::Nobody, .most = 5},
        {.key = "arena",
         .where = "arena",
         .kind = ArenaSlot,
         .common = true,
         .open = true,
         .types = bitOf(Type::Arena),
         .most = 1}, // SCE-26c
    };
    return all;
}

} // namespace

ScenarioFacts scenarioFacts()
{
    ScenarioFacts facts;
    facts.zones = zones();
    facts.cardNumbers = {{"max hp"}, {"attack bonus"}, {"hp"}, {"def"}, {"skl"}, {"spd"}, {"damage", 0, 1000}};
    facts.seatNumbers = {{"collected", 0, 4}};
    facts.states.assign(std::begin(statusWords), std::end(statusWords));
    facts.states.emplace_back("stunned");
    facts.hidden = {"hidden Champion", "hidden Squire", "hidden Trap", "hidden card"};
    facts.options = {"yes",  "no",   "enough",  "pass",      "take",    "decline",
                     "roll", "stop", "discard", "new place", "face up", "face down"};
    facts.options.insert(facts.options.end(), std::begin(statusWords), std::end(statusWords));
    for (const std::string& hidden : facts.hidden)
        facts.options.insert(facts.options.end(), {"use " + hidden, "reveal " + hidden});
    facts.actions = {"retreat", "end turn"};
    facts.beforeCards = {"on ", "to ", "sacrifice ", "replace "};
    facts.between = {" replacing "};
    facts.sentences = logSentences();
    facts.cardKeys = {"used", "left"};
    facts.seatKeys = {{"coin of the turn"}, {"failed retreats"}};
    facts.beginnings = {"at the start of the turn"};
    return facts;
}

} // namespace muster::engine::sceptre
