// SPDX-License-Identifier: GPL-3.0-or-later
// Deck codes: one that can be read is that of its deck.
#include <cstdint>

#include "model/decks/deck_code.h"
#include "tests/fuzz/games.h"

using namespace muster;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto game = gameOfCode(text);
    const auto& shipped = fuzz::gameFor(game ? *game : "sceptre");
    const auto deck = deckOfCode(text, *shipped.catalogue);
    if (!deck)
        return 0;
    const auto code = deckCode(ResolvedDeck(*shipped.catalogue, *deck));
    fuzz::require(code.has_value(), "a deck of a code has a code");
    const auto again = deckOfCode(*code, *shipped.catalogue);
    fuzz::require(again.has_value() && *again == *deck, "the code of a deck is that deck");
    return 0;
}
