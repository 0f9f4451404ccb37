// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <memory>
#include <string>

#include "model/decks/deck_file.h"
#include "model/games/game.h"

/// A small game for the tests of decks: names and Origins make a card, two kinds of decks, two options.
namespace sample {

inline std::shared_ptr<const muster::Game> game()
{
    using namespace muster;
    static const auto made = [] {
        auto game = std::make_shared<Game>();
        game->key = "sample";
        game->title = "Sample";
        game->prefix = "SMP";
        game->version = "1";
        game->vocabularies = {{"origin", true, {}}, {"metal", false, {{"gold", "Gold", {}}, {"copper", "Copper", {}}}}};
        Field origin{.key = "origin", .label = "Origin", .kind = FieldKind::Word, .vocabulary = {0}};
        Field metal{.key = "metal", .label = "Metal", .kind = FieldKind::Word, .vocabulary = {1}};
        Field power{.key = "power", .label = "Power", .kind = FieldKind::Number, .lowest = 0, .highest = 99};
        game->fields = {origin, metal, power};
        game->types = {
            {"unit", "Unit", "Units", {}, {{{0}}, {{2}}}},
            {"coin", "Coin", "Coins", {}, {{{1}, true}}},
        };
        game->identity = {{0}};
        game->decks = {
            {"deck",
             "Deck",
             {{"main", "Main deck", {"main", "deck", "main deck", "cards"}}, {"side", "Sideboard", {"side", "sb"}}}},
            {"shop", "Shop pool", {{"early", "Early tier", {"early"}}, {"late", "Late tier", {"late"}}}},
        };
        game->badCount = {"SMP-V1", {}};
        game->options = {
            {.key = "skl_use", .label = "Skill", .ruling = "SMP-Q1", .defaultValue = "attack_roll",
             .values = {"attack_roll", "damage"}},
            {.key = "turn_limit", .label = "Turns", .ruling = "SMP-Q2", .defaultValue = "none", .values = {"none"},
             .number = true, .lowest = 1},
        };
        return game;
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
