// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>

#include <QDir>
#include <QFile>
#include <QString>
#include <QStringList>

#include "model/cards/set_reader.h"
#include "model/games/game_reader.h"

/// Sceptre's files as they are shipped, for tests that look at the data itself.
namespace muster::test {

inline QString sourceFolder() { return QStringLiteral(MUSTER_SOURCE_DIR); }

inline QString sceptreFolder() { return sourceFolder() + QStringLiteral("/resources/games/sceptre"); }

/// The bytes of a file; empty where it cannot be read.
inline std::string bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

/// Paths of the files of a folder of Sceptre's: sets, decks, formats.
inline QStringList shippedFiles(const QString& folder, const QString& pattern)
{
    QStringList paths;
    const QDir dir(sceptreFolder() + QLatin1Char('/') + folder);
    const auto names = dir.entryList({pattern}, QDir::Files, QDir::Name);
    for (const auto& name : names)
        paths << dir.filePath(name);
    return paths;
}

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

inline std::shared_ptr<const Game> sceptre()
{
    static const auto game = [] {
        auto read = readGame(bytesOf(sceptreFolder() + QStringLiteral("/game.yaml")), "game.yaml");
        return read ? std::make_shared<const Game>(std::move(*read)) : nullptr;
    }();
    return game;
}

/// All shipped sets; a set with errors is left out (shipped_cards_test says which).
inline const std::vector<CardSet>& shippedSets()
{
    static const auto sets = [] {
        std::vector<CardSet> result;
        const auto paths = shippedFiles(QStringLiteral("sets"), QStringLiteral("*.yaml"));
        for (const auto& path : paths)
            if (auto set = readSet(bytesOf(path), path.toStdString(), *sceptre()))
                result.push_back(std::move(*set));
        return result;
    }();
    return sets;
}

/// Calls `visit` for every value of a card, those of its parts included.
inline void forEachValue(const std::vector<FieldValue>& values, const std::function<void(const FieldValue&)>& visit)
{
    for (const auto& value : values) {
        visit(value);
        for (const auto& part : value.parts)
            forEachValue(part, visit);
    }
}

inline std::string_view keyOf(const FieldValue& value) { return sceptre()->field(value.field).key; }

} // namespace muster::test
