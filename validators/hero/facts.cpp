// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/hero/facts.h"

namespace muster::validators::hero {

Words::Words(const Catalogue& catalogue)
{
    const Game& game = catalogue.game();
    hero = game.findType("hero");
    minion = game.findType("minion");
    spell = game.findType("spell");
    equipment = game.findType("equipment");
    potion = game.findType("potion");
    heroClass = game.findField("class");
    cost = game.findField("cost");
    bounty = game.findField("bounty");
    token = game.findField("token");
    resource = game.findField("resource");
    quest = game.findField("quest");
    questDoes = game.findField("does");
    slot = game.findField("slot");
    health = game.findField("health");
    armor = game.findField("armor");
    potionKind = game.findField("potion");
    amount = game.findField("amount");
    tier = game.findField("tier");
    goldCost = game.findField("gold-cost");
    chest = catalogue.findWord(game.field(slot).vocabulary, "chest");
    jewelry = catalogue.findWord(game.field(slot).vocabulary, "jewelry");
    resources = game.vocabularies[game.field(resource).vocabulary.value].words;
}

Facts::Facts(const DeckView& v) : view(&v), words(v.catalogue()), unclear(v.unclear())
{
    int heroes = 0;
    for (const SpecificCard& specific : v.cards()) {
        const Card card = v.catalogue().card(specific.card);
        if (card.type() != words.hero)
            continue;
        heroes += specific.copies;
        board = card;
    }
    if (heroes != 1)
        board.reset();
    for (const SpecificCard& specific : v.cards()) {
        const Card card = v.catalogue().card(specific.card);
        const WordIndex own = card.word(words.heroClass);
        const bool foreign = board && own.valid() && own != board->word(words.heroClass); // that is HRO-D6 and D7
        if (foreign)
            unclear += specific.copies; // others will come in their place
        if (card.type() == words.hero || foreign)
            continue;
        piles.push_back({&specific, card, specific.copies});
        cards += specific.copies;
    }
    if (v.shop() != nullptr) {
        for (const ResolvedEntry& entry : v.shop()->entries())
            if (entry.status == ResolvedEntry::Status::Card)
                shop.push_back(v.catalogue().card(entry.card));
    }
}

} // namespace muster::validators::hero
