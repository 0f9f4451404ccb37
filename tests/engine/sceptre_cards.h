// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>

#include <QDir>
#include <QFile>
#include <QString>

#include "engine/games/sceptre/session.h"
#include "engine/play/tournament.h"
#include "model/cards/set_reader.h"
#include "model/decks/deck_file.h"
#include "model/decks/resolved_deck.h"
#include "model/games/game_reader.h"
#include "tests/support/paths.h"

/// Sceptre's shipped cards and decks for the tests of the engine.
namespace muster::test {

inline std::string bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

inline QString gameFolder(const QString& game) { return inSources() + QStringLiteral("/resources/games/") + game; }

/// The errors of a reader in one line each, for messages of failed tests.
inline QString listed(const Errors& errors)
{
    QString text;
    for (const auto& error : errors) {
        text += QStringLiteral("\n%1:%2:%3 kind %4 at %5")
                    .arg(QString::fromStdString(error.file))
                    .arg(error.at.line)
                    .arg(error.at.column)
                    .arg(int(error.kind))
                    .arg(QString::fromStdString(error.path));
        for (const auto& argument : error.arguments)
            text += QStringLiteral(" [%1]").arg(QString::fromStdString(argument));
    }
    return text;
}

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

inline const std::shared_ptr<const Catalogue>& sceptreCards()
{
    static const std::shared_ptr<const Catalogue> cards = catalogueOf(QStringLiteral("sceptre"));
    return cards;
}

inline const engine::sceptre::Rules& sceptreRules()
{
    static const engine::sceptre::Rules rules(*sceptreCards());
    return rules;
}

/// The shipped decks by name of their file.
inline const std::map<QString, engine::sceptre::DeckCards>& sceptreDecks()
{
    static const auto decks = [] {
        std::map<QString, engine::sceptre::DeckCards> result;
        const QDir folder(gameFolder(QStringLiteral("sceptre")) + QStringLiteral("/decks"));
        for (const QString& name : folder.entryList({QStringLiteral("*.muster")}, QDir::Files, QDir::Name)) {
            const GameLookup lookup([](std::string_view) { return &sceptreCards()->game(); });
            auto read = readDeck(bytesOf(folder.filePath(name)), name.toStdString(), lookup);
            if (!read)
                continue;
            const ResolvedDeck resolved(*sceptreCards(), *read);
            auto& cards = result[name];
            for (const ResolvedEntry& entry : resolved.entries())
                cards.insert(cards.end(), static_cast<std::size_t>(entry.count),
                             static_cast<std::uint16_t>(entry.card.value));
        }
        return result;
    }();
    return decks;
}

/// What is set up for a game between two decks of Sceptre.
inline engine::MatchSetup sceptreSetup(const engine::DeckCards& first, const engine::DeckCards& second)
{
    return {{}, 2, {engine::oneSection("main", first), engine::oneSection("main", second)}, {}};
}

/// Many games between them.
inline engine::Matchup sceptreMatchup(const engine::DeckCards& first, const engine::DeckCards& second,
                                      const std::string& firstPilot, const std::string& secondPilot, int games,
                                      std::uint64_t seed)
{
    engine::Matchup matchup;
    matchup.entrants = {{engine::oneSection("main", first), firstPilot},
                        {engine::oneSection("main", second), secondPilot}};
    matchup.games = games;
    matchup.seed = seed;
    return matchup;
}

} // namespace muster::test
