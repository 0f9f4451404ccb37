// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>

#include <QDir>
#include <QString>

#include "engine/play/match_setup.h"
#include "model/cards/set_reader.h"
#include "model/decks/deck_file.h"
#include "model/decks/resolved_deck.h"
#include "model/games/game_reader.h"
#include "tests/support/files.h"
#include "tests/support/paths.h"

/// The shipped cards and decks of any game for the tests of the engine.
namespace muster::test {

inline QString gameFolder(const QString& game) { return inSources() + QStringLiteral("/resources/games/") + game; }

inline std::shared_ptr<const Game> gameOf(const QString& key)
{
    static std::map<QString, std::shared_ptr<const Game>> games;
    auto& found = games[key];
    if (!found) {
        auto game = readGame(bytesOf(gameFolder(key) + QStringLiteral("/game.yaml")), "game.yaml");
        if (game)
            found = std::make_shared<const Game>(std::move(*game));
    }
    return found;
}

inline std::vector<CardSet> setsOf(const QString& key)
{
    std::vector<CardSet> sets;
    const QDir folder(gameFolder(key) + QStringLiteral("/sets"));
    for (const QString& name : folder.entryList({QStringLiteral("*.yaml")}, QDir::Files, QDir::Name)) {
        auto set = readSet(bytesOf(folder.filePath(name)), name.toStdString(), *gameOf(key));
        if (set)
            sets.push_back(std::move(*set));
    }
    return sets;
}

inline std::shared_ptr<const Catalogue> catalogueOf(const QString& key)
{
    auto built = buildCatalogue(gameOf(key), setsOf(key));
    return built ? *built : nullptr;
}

/// The shipped decks of a game by name of their file, each as all its cards.
inline std::map<QString, engine::DeckCards> decksOf(const Catalogue& cards)
{
    std::map<QString, engine::DeckCards> result;
    const QDir folder(gameFolder(QString::fromStdString(cards.game().key)) + QStringLiteral("/decks"));
    for (const QString& name : folder.entryList({QStringLiteral("*.muster")}, QDir::Files, QDir::Name)) {
        const GameLookup lookup([&cards](std::string_view) { return &cards.game(); });
        auto read = readDeck(bytesOf(folder.filePath(name)), name.toStdString(), lookup);
        if (!read)
            continue;
        const ResolvedDeck resolved(cards, *read);
        engine::DeckCards& deck = result[name];
        for (const ResolvedEntry& entry : resolved.entries())
            deck.insert(deck.end(), static_cast<std::size_t>(entry.count),
                        static_cast<std::uint16_t>(entry.card.value));
    }
    return result;
}

struct ShippedDecks {
    std::vector<engine::DeckSections> decks;
    engine::DeckSections shop; ///< the first that is one, where the game has shops
};

/// The shipped decks of a game as they come to the table.
inline ShippedDecks shippedDecks(const Catalogue& cards, const engine::PlayFacts& facts)
{
    ShippedDecks found;
    const QDir folder(gameFolder(QString::fromStdString(facts.game)) + QStringLiteral("/decks"));
    const GameLookup lookup([&](std::string_view) { return &cards.game(); });
    for (const QString& name : folder.entryList({QStringLiteral("*.muster")}, QDir::Files, QDir::Name)) {
        auto read = readDeck(bytesOf(folder.filePath(name)), name.toStdString(), lookup);
        if (!read)
            continue;
        engine::DeckSections deck;
        for (const auto& section : read->sections)
            deck.sections.push_back({section.key, {}});
        const ResolvedDeck resolved(cards, *read);
        for (const ResolvedEntry& entry : resolved.entries()) {
            auto& of = deck.sections[entry.section].cards;
            of.insert(of.end(), static_cast<std::size_t>(entry.count), static_cast<std::uint16_t>(entry.card.value));
        }
        if (!engine::problemOfSections(facts.sections, deck, 0))
            found.decks.push_back(deck);
        else if (!facts.shop.empty() && found.shop.empty())
            found.shop = deck;
    }
    return found;
}

} // namespace muster::test
