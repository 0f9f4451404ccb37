// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddb/game_loader.h"

#include <algorithm>

#include <QCryptographicHash>
#include <QFileInfo>

#include "carddb/card_rows.h"
#include "carddb/catalogue_file.h"
#include "carddb/codec.h"
#include "carddb/file_io.h"
#include "carddb/set_conflicts.h"
#include "carddb/set_jobs.h"
#include "model/games/game_reader.h"
#include "model/games/rule_translation.h"
#include "model_fingerprint.h"

using namespace Qt::StringLiterals;

namespace muster::carddb {
namespace {

/// What a stored value was made of: the parts in their order, and the code that made it. So a program that reads cards
/// differently, be it older or newer, never takes another one's values for its own.
QByteArray keyOf(const std::vector<QByteArray>& parts)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(QByteArrayView(ModelFingerprint));
    for (const auto& part : parts) {
        hash.addData(QByteArray::number(part.size()) + ':');
        hash.addData(part);
    }
    return hash.result();
}

Error cancelledError()
{
    Error error;
    error.kind = ErrorKind::Cancelled;
    return error;
}

void append(Errors& to, Errors from) { std::ranges::move(from, std::back_inserter(to)); }

} // namespace

GameLoader::GameLoader(const Places& places, const QString& game, Library::Progress progress)
    : m_game(game),
      m_progress(std::move(progress)),
      m_files(findFiles(places, game)),
      m_cache(places.cache),
      m_hashes(m_cache.stamps(game))
{
}

bool GameLoader::report(const char* step, int done, int total) const
{
    return !m_progress || m_progress(QString::fromLatin1(step), done, total);
}

template <class T>
std::optional<Result<T>> GameLoader::fromCache(const QString& kind, const QString& path, qint64 limit,
                                               const QByteArray& dependency)
{
    const auto known = m_hashes.look(path, limit);
    if (known.hash.isEmpty())
        return failure(known.errors);
    if (const auto stored = m_cache.blob(m_game, kind, path, keyOf({dependency, known.hash})))
        return decode<T>(*stored);
    return {};
}

template <class T, class Parse>
Result<T> GameLoader::read(const QString& kind, const QString& path, qint64 limit, const QByteArray& dependency,
                           Parse parse)
{
    if (auto known = fromCache<T>(kind, path, limit, dependency))
        return std::move(*known);
    auto content = m_hashes.take(path, limit);
    if (content.hash.isEmpty())
        return failure(std::move(content.errors));
    ++m_parsed;
    Result<T> result = parse(content.bytes, path.toStdString());
    m_made.push_back({kind, path, keyOf({dependency, content.hash}), encode(result)});
    return result;
}

Result<std::shared_ptr<const Game>> GameLoader::game()
{
    if (m_files.gameFile.isEmpty()) {
        Error error;
        error.kind = ErrorKind::UnknownGame;
        error.arguments = {m_game.toStdString()};
        return failure(std::move(error));
    }
    auto game = read<Game>(u"game"_s, m_files.gameFile, DataLimit, m_game.toUtf8(),
                           [&](const std::string& bytes, const std::string& file) -> Result<Game> {
                               auto result = readGame(bytes, file);
                               if (result && result->key != m_game.toStdString()) {
                                   // The folder's name is how everything else refers to the game.
                                   Error error;
                                   error.file = file;
                                   error.path = "game";
                                   error.kind = ErrorKind::NotOneOf;
                                   error.arguments = {result->key, m_game.toStdString()};
                                   error.nearest = m_game.toStdString();
                                   return failure(std::move(error));
                               }
                               return result;
                           });
    if (!game)
        return failure(std::move(game.error()));
    return std::make_shared<const Game>(std::move(*game));
}

Result<RuleBook> GameLoader::ruleBook(const QString& language, Errors& problems)
{
    if (m_files.rulesFile.isEmpty()) {
        RuleBook none; // a game may come without numbered rules
        none.game = m_game.toStdString();
        return none;
    }
    auto book =
        read<RuleBook>(u"rules"_s, m_files.rulesFile, DataLimit, {},
                       [](const std::string& bytes, const std::string& file) { return readRuleBook(bytes, file); });
    QByteArray madeOf = m_hashes.look(m_files.rulesFile, DataLimit).hash;
    for (const auto& file : m_files.translatedRules) {
        if (!book || QFileInfo(file.path).completeBaseName() != language)
            continue;
        // A person's own translation comes after the shipped one, and its sentences take the place of those.
        auto translated = read<RuleBook>(
            u"rules"_s, file.path, DataLimit, madeOf,
            [&](const std::string& bytes, const std::string& name) { return translatedRuleBook(*book, bytes, name); });
        if (!translated) {
            append(problems, std::move(translated.error()));
            continue;
        }
        book = std::move(translated);
        madeOf += m_hashes.look(file.path, DataLimit).hash;
    }
    return book;
}

QByteArray GameLoader::hashOfGame() { return m_hashes.look(m_files.gameFile, DataLimit).hash; }

std::vector<Result<CardSet>> GameLoader::readSets(const Game& game, bool& cancelled)
{
    const auto dependency = hashOfGame();
    std::vector<std::optional<Result<CardSet>>> read(m_files.sets.size());
    std::vector<SetJob> jobs;
    for (std::size_t i = 0; i < read.size(); ++i) {
        const auto& path = m_files.sets[i].path;
        read[i] = fromCache<CardSet>(u"set"_s, path, SetLimit, dependency);
        if (read[i])
            continue;
        auto content = m_hashes.take(path, SetLimit);
        if (content.hash.isEmpty())
            read[i] = failure(std::move(content.errors));
        else
            jobs.push_back({i, path, keyOf({dependency, content.hash}), std::move(content.bytes), {}, {}});
    }
    const auto known = int(read.size() - jobs.size());
    cancelled = !parseSets(jobs, game, [&](int done) { return report("read", known + done, int(read.size())); });
    if (cancelled)
        return {};
    for (auto& job : jobs) {
        read[job.index] = std::move(job.set);
        m_made.push_back({u"set"_s, job.path, job.key, std::move(job.stored)});
    }
    m_parsed += int(jobs.size());
    std::vector<Result<CardSet>> sets;
    sets.reserve(read.size());
    for (std::size_t i = 0; i < read.size(); ++i) {
        if (auto& set = *read[i]; set)
            set->info.own = m_files.sets[i].own;
        sets.push_back(std::move(*read[i]));
    }
    return sets;
}

std::vector<CardSet> GameLoader::usableSets(std::vector<Result<CardSet>> sets, Errors& problems)
{
    std::vector<CardSet> usable;
    SetConflicts conflicts;
    for (auto& set : sets) {
        if (set)
            append(problems, set->errors); // of cards that were left out
        if (!set)
            append(problems, std::move(set.error()));
        else if (auto errors = conflicts.add(*set); !errors.empty())
            append(problems, std::move(errors));
        else
            usable.push_back(std::move(*set));
    }
    return usable;
}

Result<std::shared_ptr<const Catalogue>> GameLoader::catalogue(const std::shared_ptr<const Game>& game,
                                                               Errors& problems)
{
    std::vector<QByteArray> sources = {hashOfGame()};
    bool allReadable = true;
    for (const auto& file : m_files.sets) {
        const auto known = m_hashes.look(file.path, SetLimit);
        allReadable = allReadable && !known.hash.isEmpty();
        sources.push_back(file.path.toUtf8());
        sources.push_back(known.hash);
    }
    const auto key = keyOf(sources);
    // A file that cannot be read today says why anew each time.
    const QString columns = catalogueFilePath(m_cache.folder(), m_game);
    if (allReadable && m_cache.usable()) {
        if (auto stored = readCatalogueFile(columns, key, *game)) {
            append(problems, std::move(stored->problems));
            return std::make_shared<const Catalogue>(game, std::move(stored->data));
        }
    }
    bool cancelled = false;
    Errors own;
    auto sets = usableSets(readSets(*game, cancelled), own);
    if (cancelled || !report("build", 0, 1))
        return failure(cancelledError());
    auto built = buildCatalogue(game, std::move(sets));
    if (!built)
        return failure(std::move(built.error()));
    report("build", 1, 1);
    QStringList paths;
    for (const auto& file : m_files.sets)
        paths.append(file.path);
    m_rows.push_back([=, this, catalogue = *built](CacheFile::Writer& writer) {
        if (allReadable)
            writeCatalogueFile(columns, key, catalogue->data(), own);
        writer.keepOnly(u"set"_s, paths);
        writeSetRows(writer, *catalogue);
        return writeCardRows(writer, *catalogue, [&](int done, int total) { return report("store", done, total); });
    });
    append(problems, std::move(own));
    return std::move(*built);
}

std::vector<Format> GameLoader::formats(const Game& game, Errors& problems)
{
    std::vector<Format> result;
    const int before = m_parsed;
    for (const auto& file : m_files.formats) {
        auto format = read<Format>(
            u"format"_s, file.path, DataLimit, hashOfGame(),
            [&](const std::string& bytes, const std::string& name) { return readFormat(bytes, name, game); });
        if (!format) {
            append(problems, std::move(format.error()));
            continue;
        }
        const auto same = std::ranges::find(result, format->key, &Format::key);
        if (same == result.end()) {
            result.push_back(std::move(*format));
            continue;
        }
        Error error; // the first one counts, and no file of a person takes the place of a shipped one unseen
        error.file = file.path.toStdString();
        error.kind = ErrorKind::DuplicateId;
        error.arguments = {format->key, same->file};
        problems.push_back(std::move(error));
    }
    if (m_parsed != before) {
        QStringList paths;
        for (const auto& file : m_files.formats)
            paths.append(file.path);
        m_rows.push_back([this, paths, result](CacheFile::Writer& writer) {
            writer.keepOnly(u"format"_s, paths);
            writeFormatRows(writer, m_game, result);
            return true;
        });
    }
    return result;
}

void GameLoader::save()
{
    if (m_made.empty() && m_rows.empty() && m_hashes.learned().empty())
        return;
    m_cache.write(m_game, [&](CacheFile::Writer& writer) {
        for (const auto& stamp : m_hashes.learned())
            writer.put(stamp);
        for (const auto& blob : m_made)
            writer.put(blob);
        return std::ranges::all_of(m_rows, [&](const auto& rows) { return rows(writer); });
    });
    m_made.clear();
    m_rows.clear();
}

} // namespace muster::carddb
