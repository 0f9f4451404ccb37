// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/games/game.h"

namespace muster::test {

/// A small game with a field of every kind, so that queries can be tested without any file.
inline Game sampleGame()
{
    Game game;
    game.key = "sample";
    game.title = "Sample";
    game.vocabularies = {
        {"origin", true, {}},
        {"class", false, {{"infantry", "Infantry", {"foot"}}, {"cavalry", "Cavalry", {}}}},
        {"metal", false, {{"gold", "Gold", {"golds"}}, {"silver", "Silver", {}}, {"copper", "Copper", {}}}},
        {"position", false, {{"combat", "Combat", {}}, {"garrison", "Garrison", {}}, {"any", "Any", {}}}},
    };
    const auto field = [&](std::string key, FieldKind kind, std::uint32_t vocabulary = 0xffffffffu,
                           std::uint32_t part = 0xffffffffu, std::string label = {},
                           std::vector<std::string> aliases = {}) {
        Field f;
        f.key = std::move(key);
        f.kind = kind;
        f.label = label.empty() ? f.key : std::move(label);
        f.aliases = std::move(aliases);
        f.vocabulary = {vocabulary};
        f.part = {part};
        game.fields.push_back(std::move(f));
        return FieldIndex{std::uint32_t(game.fields.size() - 1)};
    };
    constexpr std::uint32_t none = 0xffffffffu;
    const auto origin = field("origin", FieldKind::Word, 0, none, "Origin");
    const auto cls = field("class", FieldKind::Word, 1, none, "Class");
    const auto hp = field("hp", FieldKind::Number, none, none, "HP", {"hit points"});
    const auto def = field("def", FieldKind::Number, none, none, "DEF", {"defense"});
    const auto cost = field("cost", FieldKind::Words, 2, none, "Cost");
    const auto requires_ = field("requires", FieldKind::Word, 0, none, "Origin needed");
    const auto onSquire = field("on-squire", FieldKind::Flag, none, none, "May be attached to a Squire");
    const auto attacks = field("attacks", FieldKind::Parts, none, 0, "Attacks");
    const auto does = field("does", FieldKind::Effects, none, none, "Effects");
    const auto flavour = field("flavour", FieldKind::Text, none, none, "Flavour");
    const auto name = field("name", FieldKind::Text, none, none, "Name");
    const auto text = field("text", FieldKind::Text, none, none, "Text");
    const auto damage = field("damage", FieldKind::Number, none, none, "Damage");
    const auto threshold = field("threshold", FieldKind::Number, none, none, "Threshold");
    const auto where = field("where", FieldKind::Word, 3, none, "Works in");
    const auto noRoll = field("no-roll", FieldKind::Flag, none, none, "Needs no attack roll");
    const auto coins = field("coins", FieldKind::Words, 2, none, "Coins");
    game.fields[name.value].searched = true;
    game.fields[text.value].searched = true;
    const auto uses = [](std::vector<FieldIndex> fields) {
        std::vector<FieldUse> result;
        for (const auto f : fields)
            result.push_back({f, false, {}});
        return result;
    };
    game.parts = {{"attack", "Attack", uses({name, text, coins, damage, threshold, where, noRoll, does})}};
    game.types = {
        {"champion", "Champion", "Champions", {"unit"}, uses({origin, cls, hp, def, attacks, does}), {}},
        {"squire", "Squire", "Squires", {"unit"}, uses({origin, hp, def}), {}},
        {"action", "Action", "Actions", {"effect card"}, uses({origin, cost, requires_, does, flavour}), {}},
        {"equipment", "Equipment", "Equipment", {"effect card"}, uses({origin, cost, requires_, onSquire, does}), {}},
    };
    game.identity = {origin};
    game.columns = {origin, cls, hp, def, cost};
    return game;
}

} // namespace muster::test
