// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <memory>

#include <QDir>
#include <QString>
#include <QStringList>

#include "model/cards/catalogue.h"
#include "model/cards/set_reader.h"
#include "model/decks/deck_file.h"
#include "model/formats/format.h"
#include "model/games/game_reader.h"
#include "tests/support/files.h"
#include "tests/support/paths.h"

/// The games as they are shipped, for tests that look at the data itself.
namespace muster::test {

inline QString sourceFolder() { return inSources(); }

/// The keys of all shipped games.
inline QStringList shippedGames()
{
    return QDir(sourceFolder() + QStringLiteral("/resources/games")).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
}

/// One shipped game, read once: its game.yaml, and its sets without those that have errors (shipped_cards_test says which).
class ShippedGame {
public:
    [[nodiscard]] static const ShippedGame& of(const QString& key)
    {
        static std::map<QString, ShippedGame> games;
        return games.try_emplace(key, key).first->second;
    }

    explicit ShippedGame(const QString& key) : m_folder(sourceFolder() + QStringLiteral("/resources/games/") + key)
    {
        auto read = readGame(bytesOf(m_folder + QStringLiteral("/game.yaml")), "game.yaml");
        if (!read)
            qFatal("%s: %s", qPrintable(key), qPrintable(listed(read.error())));
        m_game = std::make_shared<const Game>(std::move(*read));
        for (const auto& path : files(QStringLiteral("sets"), QStringLiteral("*.yaml")))
            if (auto set = readSet(bytesOf(path), path.toStdString(), *m_game))
                m_sets.push_back(std::move(*set));
        if (auto built = buildCatalogue(m_game, m_sets))
            m_catalogue = *built;
    }

    [[nodiscard]] const std::shared_ptr<const Game>& shared() const { return m_game; }
    [[nodiscard]] const Game& game() const { return *m_game; }
    [[nodiscard]] const std::vector<CardSet>& sets() const { return m_sets; }
    /// Nothing where the sets do not go together.
    [[nodiscard]] const std::shared_ptr<const Catalogue>& catalogue() const { return m_catalogue; }

    /// Paths of the files of a folder of the game: sets, decks, formats.
    [[nodiscard]] QStringList files(const QString& folder, const QString& pattern) const
    {
        QStringList paths;
        const QDir dir(m_folder + QLatin1Char('/') + folder);
        for (const auto& name : dir.entryList({pattern}, QDir::Files, QDir::Name))
            paths << dir.filePath(name);
        return paths;
    }
    [[nodiscard]] QStringList decks() const { return files(QStringLiteral("decks"), QStringLiteral("*.muster")); }

    [[nodiscard]] Result<Deck> deck(const QString& path) const
    {
        return readDeck(bytesOf(path), path.toStdString(),
                        [this](std::string_view key) { return key == m_game->key ? m_game.get() : nullptr; });
    }
    /// The shipped format of that file name.
    [[nodiscard]] Result<Format> format(const QString& name) const
    {
        const auto path = m_folder + QStringLiteral("/formats/") + name + QStringLiteral(".yaml");
        return readFormat(bytesOf(path), path.toStdString(), *m_game);
    }

    [[nodiscard]] std::string_view keyOf(const FieldValue& value) const { return m_game->field(value.field).key; }
    [[nodiscard]] std::string_view typeOf(const RawCard& card) const { return m_game->type(card.type).key; }

private:
    QString m_folder;
    std::shared_ptr<const Game> m_game;
    std::vector<CardSet> m_sets;
    std::shared_ptr<const Catalogue> m_catalogue;
};

/// Calls `visit` for every value of a card, those of its parts included.
inline void forEachValue(const std::vector<FieldValue>& values, const std::function<void(const FieldValue&)>& visit)
{
    for (const auto& value : values) {
        visit(value);
        for (const auto& part : value.parts)
            forEachValue(part, visit);
    }
}

} // namespace muster::test
