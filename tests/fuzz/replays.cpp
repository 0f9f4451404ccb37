// SPDX-License-Identifier: GPL-3.0-or-later
// Recorded games: read, written, and played as far as they fit.
#include <cstdint>

#include "engine/games/games.h"
#include "engine/play/replay_file.h"
#include "tests/fuzz/games.h"

using namespace muster;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    const auto replay = engine::readReplay(bytes, "fuzz");
    if (!replay)
        return 0;
    const auto again = engine::readReplay(engine::writeReplay(*replay), "fuzz");
    fuzz::require(again.has_value() && *again == *replay, "a record that was written is read as it was");
    const auto& shipped = fuzz::gameFor(replay->game);
    for (const auto& [key, value] : replay->options) { // as the program asks before it plays one
        const auto* option = shipped.game->findOption(key);
        if (option == nullptr || !option->allows(value))
            return 0;
    }
    const auto* facts = engine::playFacts(replay->game);
    if (facts == nullptr || replay->version > facts->rulesVersion || !replay->passive.empty())
        return 0;
    engine::MatchSetup setup{replay->mode, replay->players, {}, {}};
    for (const auto& deck : replay->decks) {
        auto cards = engine::deckOf(deck, facts->sections, *shipped.catalogue);
        if (!cards)
            return 0;
        setup.decks.push_back(std::move(*cards));
    }
    auto shop = engine::deckOf(replay->shop, facts->shop, *shipped.catalogue);
    if (!shop)
        return 0;
    setup.shop = std::move(*shop);
    if (engine::problemOf(*facts, setup))
        return 0;
    const auto game = engine::makePlayable(replay->game, *shipped.catalogue, replay->options);
    if (!game)
        return 0;
    if (const auto session = (*game)->session(setup))
        static_cast<void>(engine::playReplay(**session, *replay));
    return 0;
}
