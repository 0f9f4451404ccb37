// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "model/decks/deck.h"
#include "model/decks/deck_edit.h"
#include "model/decks/resolved_deck.h"
#include "tests/validators/case_file.h"

/// Small pools of made-up cards under the rules of Script, for tests that want to know all about their cards.
namespace script_cards {

struct TestCard {
    std::string name;
    std::string type;    ///< script, creature, instant, conditional, enhancement
    std::string element; ///< of Scripts and Creatures
    int cost = 0;
    int stage = 0;
    int evolvedCost = -1;  ///< below 0: none
    std::string from = {}; ///< previous stage
    int attack = 0;
    int defense = 0;
    bool hurts = false; ///< its text deals damage
};

inline std::shared_ptr<const muster::Catalogue> catalogueOf(const std::vector<TestCard>& cards)
{
    std::string text = "game: script\nset: TST\nname: Test\nversion: \"1\"\ndate: 2026-01-01\nauthors: [T]\n"
                       "licence: CC0-1.0\ncards:\n";
    int number = 0;
    for (const TestCard& card : cards) {
        const std::string digits = std::to_string(1000 + ++number).substr(1);
        text += "  - {id: TST-" + digits + ", name: " + card.name;
        const auto add = [&](const char* key, const std::string& value) {
            text += std::string(", ") + key + ": " + value;
        };
        const std::string does = card.hurts ? "[{then: [{damage: 2, to: opponent}]}]" : "[{then: [{draw: 1}]}]";
        if (card.type == "script") {
            add("type", "script");
            add("element", card.element);
        } else if (card.type == "creature") {
            add("type", "creature");
            add("element", card.element);
            add("stage", std::to_string(card.stage));
            add("cost", std::to_string(card.cost));
            if (card.evolvedCost >= 0)
                add("evolved-cost", std::to_string(card.evolvedCost));
            if (!card.from.empty())
                add("evolves-from", card.from);
            add("attack", std::to_string(card.attack));
            add("defense", std::to_string(card.defense));
        } else {
            add("type", "item");
            add("kind", card.type);
            add("cost", std::to_string(card.cost));
            add("does", does);
        }
        text += "}\n";
    }
    return cases::cardsOfSet(QStringLiteral("script"), text);
}

inline muster::Deck deckOf(const std::map<std::string, int>& counts)
{
    muster::Deck deck;
    deck.game = "script";
    deck.kind = "deck";
    for (const auto& [name, count] : counts) {
        muster::DeckEntry entry;
        entry.card = name;
        entry.count = count;
        deck.section("main").entries.push_back(std::move(entry));
    }
    return deck;
}

} // namespace script_cards
