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
    const auto game = engine::makePlayable(replay->game, *shipped.catalogue, replay->options);
    if (!game || engine::isLater(replay->version))
        return 0;
    std::vector<engine::DeckCards> decks;
    std::size_t all = 0;
    for (const auto& ids : replay->decks) {
        engine::DeckCards& deck = decks.emplace_back();
        for (const auto& id : ids) {
            const auto card = shipped.catalogue->findById(id);
            if (!card.valid())
                return 0;
            deck.push_back(std::uint16_t(card.value));
        }
        if (deck.size() < 12 || deck.size() > 200 || !game->unread(deck).empty())
            return 0;
        all += deck.size();
    }
    if (all > engine::MostCards)
        return 0;
    if (const auto session = game->session(decks))
        static_cast<void>(engine::playReplay(*session, *replay));
    return 0;
}
