// SPDX-License-Identifier: GPL-3.0-or-later
// The language of effects: the bytes are what a card does, read as a text of each game.
#include <cstdint>

#include "model/effects/parser.h"
#include "model/effects/reading.h"
#include "model/yaml/document.h"
#include "tests/fuzz/games.h"

using namespace muster;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    const auto document = yaml::Document::parse(bytes, "fuzz");
    if (!document)
        return 0;
    for (const std::string_view key : {"sceptre", "script", "armory", "hero", "spoils"}) {
        const auto& shipped = fuzz::gameFor(key);
        effects::Forest forest;
        yaml::Report report("fuzz");
        const auto script = effects::parseScript(document->root(), "does", *shipped.game, forest, report);
        if (report.failed())
            continue;
        for (const char* const language : {"en", "de", "fr", "es"}) {
            effects::ReadingWords words;
            words.language = language;
            fuzz::require(!effects::readAloud(forest, script, *shipped.game, words).empty(),
                          "what a card does can be said");
        }
    }
    return 0;
}
