// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>
#include <memory>
#include <string>

#include "model/decks/deck_file.h"
#include "model/games/game_reader.h"

/// A small game for the tests of decks: names and Origins make a card, two kinds of decks, two options.
namespace sample {

inline const char* gameText()
{
    return R"yaml(
game: sample
title: Sample
prefix: SMP
version: "1"
opening hand: 7
identity: [origin]
columns: [origin, power]
names:
  unknown: {id: SMP-V7, rules: [SMP-D1]}
  ambiguous: {id: SMP-V8, rules: [SMP-D1]}
  clash: {id: SMP-D1, rules: [SMP-D1]}
  count: {id: SMP-V1, rules: [SMP-D1]}
vocabularies:
  origin: open
  metal: {gold: Gold, copper: Copper}
fields:
  origin: {kind: word, of: origin, label: Origin}
  metal: {kind: word, of: metal, label: Metal}
  power: {kind: number, range: [0, 99], label: Power}
types:
  unit: {label: Unit, plural: Units, fields: {origin: optional, power: optional}}
  coin: {label: Coin, plural: Coins, fields: {metal: required}}
decks:
  deck:
    label: Deck
    sections:
      main: {label: Main deck, headings: [main, deck, main deck, cards]}
      side: {label: Sideboard, headings: [side, sb]}
  shop:
    label: Shop pool
    sections:
      early: {label: Early tier, headings: [early]}
      late: {label: Late tier, headings: [late]}
deck rules:
  - {id: SMP-V2, rules: [SMP-D1], label: Cards, count: "", exactly: 10, below: incomplete, above: illegal}
  - {id: SMP-V3, rules: [SMP-D1], label: Units, copies of: type:unit, at most: 3}
options:
  - {name: skl_use, label: Skill, ruling: SMP-Q1, default: attack_roll, values: [attack_roll, damage]}
  - {name: turn_limit, label: Turns, ruling: SMP-Q2, default: none, values: [none], type: int, range: [1, null]}
listing:
  - {label: Units, what: type:unit}
  - {label: Coins, what: type:coin}
listing order: [metal, power]
)yaml";
}

inline std::shared_ptr<const muster::Game> game()
{
    static const auto made = [] {
        auto game = muster::readGame(gameText(), "game.yaml");
        if (!game)
            qFatal("the sample game cannot be read: line %d", game.error().front().at.line);
        return std::make_shared<const muster::Game>(std::move(*game));
    }();
    return made;
}

inline muster::GameLookup games()
{
    return [](std::string_view key) -> const muster::Game* { return key == "sample" ? game().get() : nullptr; };
}

/// An error as one line, for tables: line:column kind path [arguments] nearest requirement
inline std::string line(const muster::Error& error)
{
    std::string text = std::to_string(error.at.line) + ':' + std::to_string(error.at.column) + ' '
        + std::to_string(static_cast<int>(error.kind)) + ' ' + error.path;
    for (const auto& argument : error.arguments)
        text += " [" + argument + ']';
    if (!error.nearest.empty())
        text += " ?" + error.nearest;
    if (!error.requirement.empty())
        text += " !" + error.requirement;
    return text;
}

} // namespace sample
