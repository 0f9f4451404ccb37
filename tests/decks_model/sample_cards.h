// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <random>

#include "model/cards/set_reader.h"
#include "model/decks/resolved_deck.h"
#include "tests/decks_model/sample.h"

/// Cards of the sample game whose names are as difficult as names get, and random decks of them.
namespace sample {

inline const char* firstSet()
{
    return R"yaml(
game: sample
set: PLT
name: Playtest
cards:
  - {id: PLT-001, name: Kestrel Vanguard, type: unit, origin: Ember, power: 5}
  - {id: PLT-002, name: Kestrel Vanguard, type: unit, origin: Tide, power: 4}
  - {id: PLT-003, name: Drake, type: unit, power: 7}
  - {id: PLT-004, name: Drake, type: unit, origin: Ember, power: 6}
  - {id: PLT-005, name: Œuvre d’État, type: unit, origin: Ember}
  - {id: PLT-006, name: Gold, type: coin, metal: gold}
  - {id: PLT-007, name: Copper, type: coin, metal: copper}
  - {id: PLT-008, name: '7 Swords, of "Dusk"', type: unit, origin: Tide}
  - {id: PLT-009, name: 3x Strike, type: unit, origin: Dusk Court}
  - {id: PLT-010, name: Strike x2, type: unit}
  - {id: PLT-011, name: "Lancer [Old]", type: unit, origin: Tide}
  - {id: PLT-012, name: Lancer, type: unit, origin: Tide}
  - {id: PLT-013, name: Lance (Broken), type: unit}
  - {id: PLT-014, name: "# Hash", type: unit}
  - {id: PLT-015, name: "Side: Door", type: unit}
  - {id: PLT-016, name: Deck, type: unit}
  - {id: PLT-017, name: "// Slash", type: unit}
  - {id: PLT-018, name: "- Dash", type: unit}
  - {id: PLT-019, name: "42", type: unit}
  - {id: PLT-020, name: ドラゴン, type: unit, origin: 龍}
  - {id: PLT-021, name: "SB: Trick", type: unit}
  - {id: PLT-022, name: "Star *F*", type: unit}
  - {id: PLT-023, name: "a|b", type: unit}
  - {id: PLT-024, name: "Gate #2", type: unit}
  - {id: PLT-025, name: Units, type: unit}
  - {id: PLT-026, name: "Units (12)", type: unit}
  - {id: PLT-027, name: "(3) Wolves", type: unit}
  - {id: PLT-028, name: "[Tide] Turner", type: unit}
  - {id: PLT-029, name: "Half <5>", type: unit}
  - {id: PLT-030, name: "Mask (PLT) 12", type: unit, origin: "Old [One]"}
)yaml";
}

inline const char* secondSet()
{
    return R"yaml(
game: sample
set: SPL
name: Splinter
cards:
  - {id: SPL-001, name: KESTREL VANGUARD, type: unit, origin: ember, power: 5}
  - {id: SPL-0002, name: Warden, type: unit, origin: Tide}
  - {id: SPL-1234, name: Watcher, type: unit}
)yaml";
}

inline const muster::Catalogue& cards()
{
    static const auto made = [] {
        std::vector<muster::CardSet> sets;
        for (const auto* text : {firstSet(), secondSet()}) {
            auto set = muster::readSet(text, "set.yaml", *game());
            if (!set)
                qFatal("a sample set cannot be read: %s", line(set.error().front()).c_str());
            sets.push_back(std::move(*set));
        }
        auto catalogue = muster::buildCatalogue(game(), std::move(sets));
        if (!catalogue)
            qFatal("the sample sets do not fit together: %s", line(catalogue.error().front()).c_str());
        return *catalogue;
    }();
    return *made;
}

inline muster::CardIndex card(std::string_view id)
{
    const auto found = cards().findById(id);
    if (!found.valid())
        qFatal("no card %s", std::string(id).c_str());
    return found;
}

/// A deck of the sample game without unknown names; lines in any order, some doubled.
inline muster::Deck randomDeck(std::mt19937& random, const char* kind = "deck")
{
    muster::Deck deck;
    deck.game = "sample";
    deck.kind = kind;
    for (const auto& section : game()->findDeckKind(kind)->sections) {
        auto& entries = deck.section(section.key).entries;
        for (auto n = random() % 12; n > 0; --n) {
            const muster::CardIndex index{static_cast<std::uint32_t>(random() % cards().size())};
            entries.push_back(muster::entryFor(cards(), index, static_cast<int>(1 + random() % 5)));
        }
    }
    return deck;
}

} // namespace sample
