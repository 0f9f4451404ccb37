// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddb/own_sets.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>

#include <QDir>
#include <QFileInfo>

#include "carddb/file_io.h"
#include "carddb/folder_lock.h"
#include "carddb/namesakes.h"
#include "carddb/native_path.h"
#include "carddb/set_conflicts.h"
#include "carddb/source_files.h"
#include "model/text/fold.h"
#include "model/text/nearest.h"

using namespace Qt::StringLiterals;

namespace muster::carddb {
namespace {

Error problem(ErrorKind kind, const QString& file, std::vector<std::string> arguments, std::string nearest = {})
{
    Error error;
    error.file = nativePath(file);
    error.kind = kind;
    error.arguments = std::move(arguments);
    error.nearest = std::move(nearest);
    return error;
}

bool isTable(const QString& path) { return path.endsWith(".csv"_L1, Qt::CaseInsensitive); }

std::string nearestGame(const Library& library, const std::string& name)
{
    std::vector<std::string> known;
    for (const auto& key : library.games())
        known.push_back(key.toStdString());
    return nearestOne(name, std::span<const std::string>(known));
}

Result<CardSet> readSetFile(Library& library, const QString& path, const std::string& bytes, QString game)
{
    if (game.isEmpty())
        game = QString::fromStdString(peekGame(bytes));
    const auto games = library.games();
    if (game.isEmpty() && games.size() == 1)
        game = games.front();
    if (game.isEmpty())
        return failure(problem(ErrorKind::MissingKey, path, {"game"}));
    if (!games.contains(game))
        return failure(
            problem(ErrorKind::UnknownGame, path, {game.toStdString()}, nearestGame(library, game.toStdString())));
    const auto rules = library.game(game);
    if (!rules)
        return failure(rules.error());
    return isTable(path) ? readSetCsv(bytes, path.toStdString(), **rules) : readSet(bytes, path.toStdString(), **rules);
}

/// Names that mean another card in decks are told; without the game's cards there is nothing to compare with.
void warnOfNames(Library& library, CardSet& set)
{
    if (const auto catalogue = library.catalogue(QString::fromStdString(set.game)))
        std::ranges::move(namesakes(set, **catalogue), std::back_inserter(set.warnings));
}

/// A file name for the set: its code, as far as file systems like it.
QString fileNameFor(const SetInfo& info, bool table)
{
    QString name;
    for (const QChar c : QString::fromStdString(fold(info.code)))
        name += c.isLetterOrNumber() || c == u'-' ? c : QChar(u'-');
    return name + (table ? ".csv"_L1 : ".yaml"_L1);
}

/// A path in the folder that is not taken: name.yaml, name-2.yaml ...
QString freePath(const QString& folder, const QString& name)
{
    const QFileInfo wanted(name);
    QString path = folder + u'/' + name;
    for (int i = 2; QFileInfo::exists(path); ++i)
        path = folder + u'/' + wanted.completeBaseName() + u'-' + QString::number(i) + u'.' + wanted.suffix();
    return path;
}

} // namespace

Result<CardSet> checkSet(Library& library, const QString& path, const QString& game)
{
    const auto bytes = readFile(path, SetLimit);
    if (!bytes)
        return failure(bytes.error());
    auto set = readSetFile(library, path, *bytes, game);
    if (set)
        warnOfNames(library, *set);
    return set;
}

Result<std::vector<SetFile>> listSets(Library& library, const QString& game)
{
    if (const auto rules = library.game(game); !rules)
        return failure(rules.error());
    const auto catalogue = library.catalogue(game);
    if (!catalogue)
        return failure(catalogue.error());
    const auto problems = library.problems(game);
    std::vector<SetFile> result;
    for (const auto& file : findFiles(library.places(), game).sets) {
        SetFile set{file.path, file.own, {}, {}};
        const auto name = file.path.toStdString();
        std::ranges::copy_if(problems, std::back_inserter(set.errors),
                             [&](const Error& error) { return error.file == name; });
        // A set without cards is one that is begun, or one of which no card could be read.
        const auto& sets = (*catalogue)->data().sets;
        const auto used = std::ranges::find(sets, name, &SetInfo::file);
        if (used != sets.end() && (used->cards > 0 || set.errors.empty()))
            set.info = *used;
        result.push_back(std::move(set));
    }
    return result;
}

Result<AddedSet> addSet(Library& library, const QString& path, const QString& game)
{
    const auto bytes = readFile(path, SetLimit);
    if (!bytes)
        return failure(bytes.error());
    auto set = readSetFile(library, path, *bytes, game);
    if (!set)
        return failure(std::move(set.error()));

    const auto key = QString::fromStdString(set->game);
    const QString folder = ownSetFolder(library.places(), key);
    if (library.places().userData.isEmpty())
        return failure(problem(ErrorKind::WriteFailed, folder, {"there is no home folder (HOME is not set)"}));
    if (!QDir().mkpath(folder))
        return failure(problem(ErrorKind::WriteFailed, folder, {"the folder cannot be made"}));
    // Others may add sets at the same moment: what there is, and which names are taken, must not change until ours is there.
    const FolderLock lock(folder);
    if (!lock.isHeld())
        return failure(problem(ErrorKind::WriteFailed, folder, {"another program holds the folder"}));
    library.refresh();
    const auto catalogue = library.catalogue(key);
    if (!catalogue)
        return failure(catalogue.error());
    warnOfNames(library, *set);
    SetConflicts conflicts;
    conflicts.add(**catalogue);
    if (auto errors = conflicts.add(*set); !errors.empty())
        return failure(std::move(errors));
    const QString copy = freePath(folder, fileNameFor(set->info, isTable(path)));
    if (auto written = writeFile(copy, *bytes); !written)
        return failure(std::move(written.error()));
    library.refresh();
    return AddedSet{copy, std::move(*set)};
}

Result<QString> removeSet(Library& library, const QString& game, const QString& codeOrFile)
{
    const auto sets = listSets(library, game);
    if (!sets)
        return failure(sets.error());
    const auto wanted = fold(codeOrFile.toStdString());
    std::vector<std::string> own;
    for (const auto& set : *sets) {
        if (!set.own)
            continue;
        const QFileInfo file(set.path);
        if (set.info)
            own.push_back(set.info->code);
        own.push_back(file.fileName().toStdString());
        // A faulty set has no code that could be relied on; its file name is always good.
        const bool named = (set.info && fold(set.info->code) == wanted) || fold(own.back()) == wanted
            || file.absoluteFilePath() == QFileInfo(codeOrFile).absoluteFilePath();
        if (!named)
            continue;
        const QString folder = QDir::cleanPath(file.absolutePath() + "/../removed"_L1);
        const QString target = freePath(folder, file.fileName());
        if (!QDir().mkpath(folder))
            return failure(problem(ErrorKind::WriteFailed, folder, {"the folder cannot be made"}));
        if (::rename(nativePath(set.path).c_str(), nativePath(target).c_str()) != 0)
            return failure(problem(ErrorKind::WriteFailed, target, {qt_error_string(errno).toStdString()}));
        library.refresh();
        return target;
    }
    return failure(problem(ErrorKind::UnknownSet, {}, {codeOrFile.toStdString()},
                           nearestOne(codeOrFile.toStdString(), std::span<const std::string>(own))));
}

} // namespace muster::carddb
