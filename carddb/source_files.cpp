// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddb/source_files.h"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <system_error>

#include <sys/stat.h>

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>

#include "carddb/file_io.h"
#include "carddb/native_path.h"
#include "model/text/utf8.h"

using namespace Qt::StringLiterals;

namespace muster::carddb {
namespace {

QString gameFolder(const QString& root, const QString& game) { return root + "/games/"_L1 + game; }

/// Names that are no UTF-8, in order.
std::vector<QString> namesQtLoses(const QString& folder)
{
    std::vector<QString> names;
    std::error_code error;
    for (std::filesystem::directory_iterator entry(nativePath(folder), error), end; !error && entry != end;
         entry.increment(error)) {
        const std::string name = entry->path().filename().native();
        if (toValidUtf8(name) != name)
            names.push_back(fromNative(name));
    }
    std::ranges::sort(names);
    return names;
}

/// Files with one of the endings, by name. What merely looks like one (a folder, a dead link) is listed too: whoever
/// put it there wants to know why it is not read.
void addFiles(std::vector<SourceFile>& files, const QString& folder, const QStringList& patterns, bool own)
{
    const QDir dir(folder);
    const auto names =
        dir.entryList(patterns, QDir::Files | QDir::Dirs | QDir::System | QDir::NoDotAndDotDot, QDir::Name);
    for (const auto& name : names)
        files.push_back({dir.filePath(name), own});
    for (const auto& name : namesQtLoses(folder)) {
        const auto fits = [&name](const QString& pattern) { return name.endsWith(pattern.mid(1)); }; // "*.yaml"
        if (std::ranges::any_of(patterns, fits))
            files.push_back({dir.filePath(name), own});
    }
}

void addGames(QStringList& games, const QString& root)
{
    if (root.isEmpty()) // no home, no files of a person
        return;
    const QDir dir(root + "/games"_L1);
    const auto names = dir.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    for (const auto& name : names) {
        if (!games.contains(name) && QFileInfo(dir.filePath(name + "/game.yaml"_L1)).isFile())
            games.append(name);
    }
}

qint64 nanoseconds(const struct timespec& time) { return qint64(time.tv_sec) * 1'000'000'000 + time.tv_nsec; }

qint64 now() { return std::chrono::nanoseconds(std::chrono::system_clock::now().time_since_epoch()).count(); }

std::optional<FileStamp> stampOf(const QString& path)
{
    struct stat info { };
    if (::stat(nativePath(path).c_str(), &info) != 0)
        return {};
    return FileStamp{path,
                     info.st_size,
                     nanoseconds(info.st_mtim),
                     nanoseconds(info.st_ctim),
                     qint64(info.st_ino),
                     qint64(info.st_dev),
                     0,
                     {}};
}

bool sameFile(const FileStamp& a, const FileStamp& b)
{
    return a.size == b.size && a.modified == b.modified && a.changed == b.changed && a.inode == b.inode
        && a.device == b.device;
}

/// A file that was still being written when it was hashed may change again without its times showing it: clocks of
/// file systems tick in steps, of up to two seconds. Such a stamp proves nothing.
bool wasQuiet(const FileStamp& stamp)
{
    constexpr qint64 CoarsestTick = 3'000'000'000;
    return std::max(stamp.modified, stamp.changed) + CoarsestTick < stamp.hashed;
}

} // namespace

QStringList findGames(const Places& places)
{
    QStringList games;
    addGames(games, places.resources);
    addGames(games, places.userData);
    return games;
}

GameFiles findFiles(const Places& places, const QString& game)
{
    GameFiles files;
    // Keys come from deck files of strangers as well: no path is made of them unless they name a folder of ours.
    if (!findGames(places).contains(game))
        return files;
    for (const auto& root : {places.resources, places.userData}) {
        if (root.isEmpty())
            continue;
        const QString folder = gameFolder(root, game);
        const bool own = root == places.userData;
        if (files.gameFile.isEmpty() && QFileInfo(folder + "/game.yaml"_L1).isFile()) {
            files.gameFile = folder + "/game.yaml"_L1;
            if (QFileInfo::exists(folder + "/rules.yaml"_L1))
                files.rulesFile = folder + "/rules.yaml"_L1;
        }
        addFiles(files.translatedRules, folder + "/rules"_L1, {u"*.yaml"_s}, own);
        addFiles(files.sets, folder + "/sets"_L1, {u"*.yaml"_s, u"*.yml"_s, u"*.csv"_s}, own);
        addFiles(files.formats, folder + "/formats"_L1, {u"*.yaml"_s, u"*.yml"_s}, own);
    }
    return files;
}

QString ownSetFolder(const Places& places, const QString& game)
{
    return gameFolder(places.userData, game) + "/sets"_L1;
}

FileHashes::FileHashes(std::vector<FileStamp> known)
{
    for (auto& stamp : known) {
        auto path = stamp.path;
        m_known.insert_or_assign(std::move(path), std::move(stamp));
    }
}

FileHashes::Answer FileHashes::look(const QString& path, qint64 limit)
{
    if (const auto read = m_read.find(path); read != m_read.end())
        return {read->second.hash, read->second.errors};
    const auto known = m_known.find(path);
    if (known != m_known.end() && wasQuiet(known->second)) {
        if (const auto current = stampOf(path); current && sameFile(*current, known->second))
            return {known->second.hash, {}};
    }
    const auto& content = m_read.insert_or_assign(path, read(path, limit)).first->second;
    return {content.hash, content.errors};
}

FileHashes::Content FileHashes::take(const QString& path, qint64 limit)
{
    if (auto node = m_read.extract(path))
        return std::move(node.mapped());
    return read(path, limit);
}

FileHashes::Content FileHashes::read(const QString& path, qint64 limit)
{
    // The stamp is taken first: a change while reading then makes it differ from the file.
    auto stamp = stampOf(path);
    const auto hashed = now();
    auto bytes = readFile(path, limit);
    if (!bytes)
        return {{}, {}, std::move(bytes.error())};
    const auto hash =
        QCryptographicHash::hash(QByteArrayView(bytes->data(), qsizetype(bytes->size())), QCryptographicHash::Sha256);
    if (stamp) {
        stamp->hashed = hashed;
        stamp->hash = hash;
        if (wasQuiet(*stamp))
            m_learned.push_back(*stamp);
    }
    return {std::move(*bytes), hash, {}};
}

} // namespace muster::carddb
