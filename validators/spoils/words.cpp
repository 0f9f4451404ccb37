// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/spoils/words.h"

#include <algorithm>

namespace muster::validators::spoils {

Words::Words(const Catalogue& catalogue)
{
    const Game& game = catalogue.game();
    champion = game.findType("champion");
    equipment = game.findType("equipment");
    monster = game.findType("monster");
    familiar = game.findType("familiar");
    incantation = game.findType("incantation");
    potion = game.findType("potion");
    gender = game.findField("gender");
    classField = game.findField("class");
    power = game.findField("power");
    boost = game.findField("boost");
    valor = game.findField("valor");
    life = game.findField("life");
    form = game.findField("form");
    alchemy = game.findField("alchemy");
    formVocabulary = game.field(form).vocabulary;
    static constexpr std::array<const char*, forms> keys{"headgear", "armor", "gauntlets", "footwear",
                                                         "sword",    "bow",   "staff"};
    std::ranges::transform(keys, formWords.begin(),
                           [&](const char* key) { return catalogue.findWord(formVocabulary, key); });
}

std::optional<std::size_t> Words::formOf(WordIndex word) const
{
    const auto it = std::ranges::find(formWords, word);
    if (!word.valid() || it == formWords.end())
        return {};
    return static_cast<std::size_t>(it - formWords.begin());
}

} // namespace muster::validators::spoils
