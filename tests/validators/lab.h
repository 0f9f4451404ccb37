// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>
#include <memory>
#include <string>
#include <vector>

#include "model/cards/set_reader.h"
#include "model/decks/deck.h"
#include "model/decks/resolved_deck.h"
#include "model/formats/format.h"
#include "model/games/game_reader.h"

/// A made-up game for tests of the general checker: two sections, limits by type, bounds that depend on other cards,
/// conditions. Small enough that every deck of a small pool can be tried.
namespace lab {

inline const char* gameText()
{
    return R"(
game: lab
title: Lab
prefix: LAB
version: "1"
opening hand: 5
identity: [origin]
columns: [origin, metal]
names:
  unknown: {id: LAB-V20, rules: [LAB-1]}
  ambiguous: {id: LAB-V21, rules: [LAB-1]}
  clash: {id: LAB-V22, rules: [LAB-1]}
  printings: all
vocabularies:
  origin: open
  metal: {gold: Gold, copper: Copper}
fields:
  origin: {kind: word, of: origin, label: Origin}
  metal: {kind: word, of: metal, label: Metal}
types:
  unit: {label: Unit, plural: Units, fields: {origin: optional}}
  spell: {label: Spell, plural: Spells, fields: {origin: optional}}
  relic: {label: Relic, plural: Relics, fields: {origin: optional}}
  coin: {label: Coin, plural: Coins, fields: {metal: required}}
decks:
  deck:
    label: Deck
    sections:
      main: {label: Main deck, headings: [main]}
      side: {label: Side, headings: [side]}
filler: type:coin metal:copper
options:
  - {name: night, label: Night, ruling: LAB-Q1, default: dark, values: [dark, clear]}
  - {name: spell_copies, label: Most copies of a Spell, ruling: LAB-Q2, default: none, values: [none], type: int, range: [1, null]}
deck rules:
  - {id: LAB-V1, rules: [LAB-1], label: Cards, sections: [main], count: "", exactly: 8, below: incomplete, above: illegal}
  - {id: LAB-V2, rules: [LAB-1], label: Side cards, sections: [side], count: "", at most: 2}
  - {id: LAB-V3, rules: [LAB-1], label: Units, copies of: type:unit, at most: 2}
  - {id: LAB-V4, rules: [LAB-1], label: Relics, copies of: type:relic, at most: 1}
  - {id: LAB-V5, rules: [LAB-1], label: Gold, count: "metal:gold", at most: 2}
  - {id: LAB-V6, rules: [LAB-1], label: Units, sections: [main], count: "type:unit", at least: 2, severity: incomplete}
  - id: LAB-V7
    rules: [LAB-1]
    label: Spells
    count: type:spell
    at most: 1 x type:unit
    given: [{count: type:unit, at least: 1}]
  - {id: LAB-V8, rules: [LAB-1], label: Relics, count: "type:relic", at most: 1, severity: advice}
  - {id: LAB-V9, rules: [LAB-1], label: Spells, copies of: type:spell, at most: option spell_copies}
)";
}

inline std::shared_ptr<const muster::Game> game()
{
    static const auto made = [] {
        auto read = muster::readGame(gameText(), "lab.yaml");
        if (!read)
            qFatal("the lab game cannot be read: line %d", read.error().front().at.line);
        return std::make_shared<const muster::Game>(std::move(*read));
    }();
    return made;
}

/// A printing, as the tests know it.
struct Printing {
    std::string name;
    std::string origin; ///< empty: none
    std::string type;
    std::string metal;
    std::string set;
};

/// The catalogue of these printings; sets are named by `set`, ids are SET-001 and so on in the order given.
inline std::shared_ptr<const muster::Catalogue> catalogue(const std::vector<Printing>& printings)
{
    std::vector<std::string> codes;
    for (const Printing& printing : printings)
        if (std::find(codes.begin(), codes.end(), printing.set) == codes.end())
            codes.push_back(printing.set);
    std::vector<muster::CardSet> sets;
    for (const std::string& code : codes) {
        std::string text = "game: lab\nset: " + code + "\nname: " + code
            + "\nversion: \"1\"\ndate: 2026-01-01\nauthors: [T]\nlicence: CC0-1.0\ncards:\n";
        int number = 0;
        for (const Printing& printing : printings) {
            ++number;
            if (printing.set != code)
                continue;
            const std::string digits = std::to_string(1000 + number).substr(1);
            text += "  - {id: " + code + "-" + digits + ", name: \"" + printing.name + "\", type: " + printing.type;
            if (!printing.origin.empty())
                text += ", origin: " + printing.origin;
            if (!printing.metal.empty())
                text += ", metal: " + printing.metal;
            text += "}\n";
        }
        auto set = muster::readSet(text, code + ".yaml", *game());
        if (!set)
            qFatal("a lab set cannot be read: line %d", set.error().front().at.line);
        sets.push_back(std::move(*set));
    }
    auto built = muster::buildCatalogue(game(), std::move(sets));
    if (!built)
        qFatal("the lab sets do not go together");
    return *built;
}

inline muster::DeckEntry entry(std::string name, std::string origin, int count)
{
    muster::DeckEntry result;
    result.card = std::move(name);
    if (!origin.empty())
        result.identity.emplace_back("origin", std::move(origin));
    result.count = count;
    return result;
}

inline muster::Deck deck()
{
    muster::Deck result;
    result.game = "lab";
    result.sections = {{"main", {}}, {"side", {}}};
    return result;
}

} // namespace lab
