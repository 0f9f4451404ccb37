// SPDX-License-Identifier: GPL-3.0-or-later
// Pasted lists: every line has its token, and a deck that was made of them can be written and read.
#include <cstdint>

#include "model/decks/deck_kind.h"
#include "model/decks/list_writer.h"
#include "model/text/fold.h"
#include "tests/fuzz/games.h"

using namespace muster;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    // The first letter says which game, so that the fuzzer meets all of them.
    constexpr std::string_view Games[] = {"sceptre", "script", "armory", "hero", "spoils"};
    std::string_view bytes(reinterpret_cast<const char*>(data), size);
    const auto& shipped = fuzz::gameFor(bytes.empty() ? Games[0] : Games[std::uint8_t(bytes.front()) % 5]);
    bytes.remove_prefix(bytes.empty() ? 0 : 1);
    const auto list = readListOfAnyKind(bytes, *shipped.catalogue);
    int line = 0;
    for (const auto& token : list.tokens) {
        fuzz::require(token.line == line || token.line == line + 1, "no line is passed over");
        fuzz::require(isUtf8(token.source) && isUtf8(token.text) && isUtf8(token.entry.card), "tokens are text");
        fuzz::require(token.entry.count >= 1 && token.entry.count <= 999, "counts are from 1 to 999");
        line = token.line;
    }
    const auto deck = deckOf(list.tokens, *shipped.game, list.kind);
    const auto written = writeList(ResolvedDeck(*shipped.catalogue, deck));
    fuzz::require(isUtf8(written), "what is written is text");
    static_cast<void>(readList(written, *shipped.catalogue, list.kind));
    static_cast<void>(writeCsv(ResolvedDeck(*shipped.catalogue, deck, Proposals::No)));
    return 0;
}
