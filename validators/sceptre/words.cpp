// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/sceptre/words.h"

#include <algorithm>

namespace muster::validators::sceptre {

Words::Words(const Catalogue& catalogue)
{
    const Game& game = catalogue.game();
    champion = game.findType("champion");
    squire = game.findType("squire");
    action = game.findType("action");
    equipment = game.findType("equipment");
    exterior = game.findType("exterior");
    coin = game.findType("coin");
    origin = game.findField("origin");
    classField = game.findField("class");
    attacks = game.findField("attacks");
    attackName = game.findField("name");
    coins = game.findField("coins");
    cost = game.findField("cost");
    metal = game.findField("metal");
    requires_ = game.findField("requires");
    onSquire = game.findField("on-squire");
    infantry = catalogue.findWord(game.field(classField).vocabulary, "infantry");
    metalVocabulary = game.field(metal).vocabulary;
    metalWords = {catalogue.findWord(metalVocabulary, "gold"), catalogue.findWord(metalVocabulary, "silver"),
                  catalogue.findWord(metalVocabulary, "copper")};
}

Coins Words::coinsOf(std::span<const std::int32_t> words) const
{
    Coins result;
    for (const std::int32_t word : words)
        for (std::size_t i = 0; i < metalWords.size(); ++i)
            if (static_cast<std::uint32_t>(word) == metalWords[i].value)
                ++result.of[i];
    return result;
}

} // namespace muster::validators::sceptre
