// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace muster::test {

/// A small game with a field of every kind but effects: tests change a line of it and look what the reader says.
inline std::string sampleGameYaml()
{
    return R"(game: sample
title: Sample
prefix: SMP
version: "1"
opening hand: 7
identity: [origin]
columns: [origin, hp, cost]
names:
  unknown: {id: SMP-V7, rules: [SMP-1a]}
  ambiguous: {id: SMP-V8}
  clash: {id: SMP-D1}
vocabularies:
  origin: open
  metal:
    gold: {label: Gold, aliases: [golds]}
    silver: Silver
fields:
  origin: {kind: word, of: origin, label: Origin}
  hp: {kind: number, range: [10, 400], label: HP, aliases: [hit points], stat: yes, rule: SMP-2b}
  bonus: {kind: number, range: [null, 5], label: Bonus}
  cost: {kind: words, of: metal, count: [0, 3], label: Cost, rule: SMP-17d}
  swift: {kind: flag, label: Swift}
  motto: {kind: text, label: Motto, searched: yes, rule elsewhere: SMP-9}
  attacks: {kind: parts, of: attack, count: [1, 2], label: Attacks, rule: SMP-33a}
  aura: {kind: parts, of: attack, count: [1, 1], label: Aura}
  name: {kind: text, label: Name, searched: yes}
  damage: {kind: number, range: [0, 200], label: Damage}
parts:
  attack:
    label: Attack
    fields: {name: required, damage: {required: true, rule: SMP-3}, cost: optional}
types:
  unit:
    label: Unit
    plural: Units
    groups: [fighter]
    fields: {origin: optional, hp: {required: true, rule: SMP-2a}, attacks: required, aura: optional, swift: optional}
  spell:
    label: Spell
    plural: Spells
    fields: {origin: optional, cost: required, bonus: optional, motto: optional}
decks:
  deck:
    label: Deck
    sections:
      main: {label: Main deck, headings: [deck, main deck]}
      side: {label: Side deck, holds: type:spell}
filler: type:spell
deck rules:
  - {id: SMP-V1, rules: [SMP-3a], label: Cards, count: "", exactly: 40, below: incomplete, above: illegal}
  - {id: SMP-V2, label: Copies, copies of: type:unit, at most: 3}
  - {id: SMP-V3, label: Spells, count: type:spell, at least: 2 x type:unit, at most: 5 + 3 x type:unit, severity: advice,
     deck: deck, sections: [main], given: [{count: type:unit, at least: 1}]}
options:
  - {name: die, label: The die, ruling: SMP-Q1, default: d20, values: [d6, d20]}
  - {name: limit, label: Turns, default: 20, values: [none], type: int, range: [1, null]}
  - {name: open_hands, label: Open hands, default: no, type: bool}
listing:
  - {label: Units, what: type:unit}
  - {label: Spells, what: type:spell}
listing order: [origin]
effect words:
  zones: {deck: your deck, discard pile: {label: discard pile, aliases: [discard]}}
card rules:
  - {id: SMP-C1, rules: [SMP-9], label: a Unit has at most 380 HP, cards: type:unit, must be: hp<=380}
  - {id: SMP-C2, label: a Spell of cost 3 has no bonus, cards: type:spell cost=3, must be: -has:bonus}
)";
}

} // namespace muster::test
