// SPDX-License-Identifier: GPL-3.0-or-later
// Every reader of files meets the bytes, whatever they were made for: a value, or errors.
#include <cstdint>

#include "model/cards/set_reader.h"
#include "model/decks/deck_file.h"
#include "model/formats/format.h"
#include "model/games/game_reader.h"
#include "model/games/rule_translation.h"
#include "tests/fuzz/games.h"

using namespace muster;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    const auto& shipped = fuzz::gameFor(peekGame(bytes));
    static_cast<void>(readGame(bytes, "fuzz"));
    static_cast<void>(readRuleBook(bytes, "fuzz"));
    static_cast<void>(readRuleTranslation(shipped.rules, bytes, "fuzz"));
    static_cast<void>(readSetCsv(bytes, "fuzz", *shipped.game));
    static_cast<void>(readFormat(bytes, "fuzz", *shipped.game));
    if (auto set = readSet(bytes, "fuzz", *shipped.game)) {
        std::vector<CardSet> sets;
        sets.push_back(std::move(*set));
        static_cast<void>(buildCatalogue(shipped.game, std::move(sets)));
    }
    const auto lookup = [&](std::string_view key) { return key == shipped.game->key ? shipped.game.get() : nullptr; };
    if (const auto deck = readDeck(bytes, "fuzz", lookup)) {
        const auto again = readDeck(writeDeck(*deck, *shipped.game), "fuzz", lookup);
        fuzz::require(again.has_value() && *again == *deck, "a deck that was written is read as it was");
    }
    return 0;
}
