// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "model/decks/deck.h"
#include "model/decks/resolved_deck.h"
#include "tests/validators/case_file.h"

/// Small pools of made-up cards under the rules of Spoils, for tests that want to know all about their cards.
namespace spoils_cards {

struct TestCard {
    std::string name;
    std::string type; ///< champion, equipment, monster, familiar, incantation, potion
    int power = 0;    ///< of Champions and Monsters; of Equipment: what it gives when worn
    int boost = 0;    ///< of Champions and Familiars
    int life = 0;     ///< of Champions
    std::vector<std::string> valor = {};
    std::string className = {}; ///< of Champions; of Equipment: the only class that its power is for
    std::string form = {};      ///< of Equipment; of Monsters: what they take away
    int level = 0;
    std::string does = {}; ///< of Incantations and Potions: raise, hurt, find
};

inline std::string effectsOf(const TestCard& card)
{
    if (card.type == "equipment") {
        if (card.power == 0)
            return "[{when: own turn starts, then: [{gain: 1 life}]}]";
        const std::string condition =
            card.className.empty() ? "attached" : "'attached and holder is (class:" + card.className + ")'";
        return "[{while: " + condition + ", then: [{add: " + std::to_string(card.power) + " power, of: holder}]}]";
    }
    if (card.type == "monster")
        return card.form.empty() ? "[{when: your champion defeats self, then: [{draw: 1}]}]"
                                 : "[{when: self defeats your champion, then: [{discard: all equipment (form:"
                + card.form + ") on your champion}]}]";
    if (card.does == "raise")
        return "[{then: [{add: 3 power, of: chosen champion, lasts: this turn}]}]";
    if (card.does == "hurt")
        return "[{then: [{lose: 3 life, of: each player}]}]";
    if (card.does == "find")
        return "[{then: [{return: 'card (type:monster or type:familiar) from graveyard'}]}]";
    return "[{when: own turn starts, then: [{gain: 1 life}]}]";
}

inline std::shared_ptr<const muster::Catalogue> catalogueOf(const std::vector<TestCard>& cards)
{
    std::string text = "game: spoils\nset: TST\nname: Test\nversion: \"1\"\ndate: 2026-01-01\nauthors: [T]\n"
                       "licence: CC0-1.0\ncards:\n";
    int number = 0;
    const auto withSign = [](int value) { return (value > 0 ? "+" : "") + std::to_string(value); };
    for (const TestCard& card : cards) {
        text += "  - {id: TST-" + std::to_string(1000 + ++number).substr(1) + ", name: " + card.name;
        const auto add = [&](const char* key, const std::string& value) {
            text += std::string(", ") + key + ": " + value;
        };
        add("type", card.type);
        if (card.type == "champion") {
            add("gender", "female");
            add("class", card.className);
            add("power", std::to_string(card.power));
            add("boost", withSign(card.boost));
            std::string forms;
            for (const std::string& form : card.valor)
                forms += (forms.empty() ? "" : ", ") + form;
            add("valor", "[" + forms + "]");
            add("life", withSign(card.life));
        } else if (card.type == "equipment") {
            add("form", card.form);
            add("alchemy", "A" + std::to_string(card.level));
        } else if (card.type == "monster") {
            add("power", std::to_string(card.power));
        } else if (card.type == "familiar") {
            add("boost", withSign(card.boost));
            add("condition", "{text: It stays.}");
        }
        add("does", effectsOf(card));
        text += "}\n";
    }
    return cases::cardsOfSet(QStringLiteral("spoils"), text);
}

inline muster::Deck deckOf(const std::vector<TestCard>& pool, const std::map<std::string, int>& counts)
{
    muster::Deck deck;
    deck.game = "spoils";
    deck.kind = "shared";
    for (const TestCard& card : pool)
        if (const auto it = counts.find(card.name); it != counts.end() && it->second > 0) {
            muster::DeckEntry entry;
            entry.card = card.name;
            entry.count = it->second;
            deck.section(card.type == "champion" ? "champions" : "spoils").entries.push_back(std::move(entry));
        }
    return deck;
}

} // namespace spoils_cards
