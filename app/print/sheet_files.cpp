// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/sheet_files.h"

#include <QDir>
#include <QFileInfo>

#include "app/print/sheet_reader.h"
#include "carddb/file_io.h"
#include "model/text/nearest.h"

namespace muster::app::print {

namespace {

/// Folders with sheets, the nearest to the game first: the person's before what comes with Muster.
QStringList foldersOf(const carddb::Places& places, const QString& game)
{
    QStringList folders;
    const QString own = QStringLiteral("/games/%1/sheets").arg(game);
    const QString shared = QStringLiteral("/sheets");
    for (const QString& tail : {own, shared}) {
        for (const QString& root : {places.userData, places.resources}) {
            if (!root.isEmpty() && QFileInfo(root + tail).isDir())
                folders += root + tail;
        }
    }
    return folders;
}

/// Keys become file names: nothing but small letters, digits and hyphens gets there.
bool isKey(const QString& key)
{
    if (key.isEmpty() || key.size() > 60 || key == QLatin1String("parts"))
        return false;
    for (const QChar c : key) {
        if (!(c >= QLatin1Char('a') && c <= QLatin1Char('z')) && !(c >= QLatin1Char('0') && c <= QLatin1Char('9'))
            && c != QLatin1Char('-'))
            return false;
    }
    return true;
}

} // namespace

QStringList sheetKeys(const carddb::Places& places, const QString& game)
{
    QStringList keys;
    const QStringList usual{QStringLiteral("list"), QStringLiteral("registration"), QStringLiteral("judge"),
                            QStringLiteral("pocket")};
    QStringList found;
    for (const QString& folder : foldersOf(places, game)) {
        for (const QFileInfo& file : QDir(folder).entryInfoList({QStringLiteral("*.yaml")}, QDir::Files, QDir::Name)) {
            const QString key = file.completeBaseName();
            if (isKey(key) && !found.contains(key) && key != QLatin1String("cover"))
                found += key;
        }
    }
    for (const QString& key : usual) {
        if (found.removeOne(key))
            keys += key;
    }
    return keys + found;
}

Result<SheetLayout> loadSheet(const carddb::Places& places, const Game& game, const std::string& deckKind,
                              const QString& key)
{
    const QStringList folders = foldersOf(places, QString::fromStdString(game.key));
    Parts parts;
    for (auto folder = folders.rbegin(); folder != folders.rend(); ++folder) { // what is nearest wins, so it comes last
        const QString path = *folder + QStringLiteral("/parts.yaml");
        if (!QFileInfo::exists(path))
            continue;
        const auto bytes = carddb::readFile(path, carddb::DeckLimit);
        if (!bytes)
            return failure(bytes.error());
        if (auto errors = readParts(*bytes, path.toStdString(), game, deckKind, parts); !errors.empty())
            return failure(std::move(errors));
    }
    for (const QString& folder : folders) {
        const QString path = folder + QLatin1Char('/') + key + QStringLiteral(".yaml");
        if (!isKey(key) || !QFileInfo::exists(path))
            continue;
        const auto bytes = carddb::readFile(path, carddb::DeckLimit);
        if (!bytes)
            return failure(bytes.error());
        return readSheet(*bytes, path.toStdString(), game, std::move(parts));
    }
    std::vector<std::string> known;
    for (const QString& name : sheetKeys(places, QString::fromStdString(game.key)))
        known.push_back(name.toStdString());
    Error error;
    error.kind = ErrorKind::UnknownWord;
    error.arguments = {key.toStdString(), "sheets"};
    error.nearest = nearestOne(key.toStdString(), std::span<const std::string>(known));
    return failure(std::move(error));
}

} // namespace muster::app::print
