// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "carddb/cache_file.h"
#include "carddb/library.h"
#include "carddb/source_files.h"
#include "model/cards/set_reader.h"

namespace muster::carddb {

/// One load of one game: everything comes from the cache where the cache has it, the rest is read from its files, and
/// save() puts into the cache what was missing there.
class GameLoader {
public:
    GameLoader(const Places& places, const QString& game, Library::Progress progress);

    [[nodiscard]] Result<std::shared_ptr<const Game>> game();
    /// In the language where there is a translation; `problems` are the errors of translations that cannot be used.
    [[nodiscard]] Result<RuleBook> ruleBook(const QString& language, Errors& problems);
    /// The cards of all sets that can be used; `problems` are the errors of the others. Fails only when cancelled,
    /// without any error then.
    [[nodiscard]] Result<std::shared_ptr<const Catalogue>> catalogue(const std::shared_ptr<const Game>& game,
                                                                     Errors& problems);
    [[nodiscard]] std::vector<Format> formats(const Game& game, Errors& problems);

    void save();

    /// Whether the cache was locked by another program.
    [[nodiscard]] bool cacheWasBusy() const { return m_cache.busy(); }
    /// How many files were read through a parser.
    [[nodiscard]] int parsed() const { return m_parsed; }

private:
    /// What the cache has of a file, or why the file cannot be read; nothing if it must be parsed.
    template <class T>
    std::optional<Result<T>> fromCache(const QString& kind, const QString& path, qint64 limit,
                                       const QByteArray& dependency);
    template <class T, class Parse>
    Result<T> read(const QString& kind, const QString& path, qint64 limit, const QByteArray& dependency, Parse parse);
    std::vector<Result<CardSet>> readSets(const Game& game, bool& cancelled);
    static std::vector<CardSet> usableSets(std::vector<Result<CardSet>> sets, Errors& problems);
    [[nodiscard]] QByteArray hashOfGame();
    bool report(const char* step, int done, int total) const;

    QString m_game;
    Library::Progress m_progress;
    GameFiles m_files;
    CacheFile m_cache;
    FileHashes m_hashes;
    std::vector<CacheBlob> m_made;                               ///< to be stored
    std::vector<std::function<bool(CacheFile::Writer&)>> m_rows; ///< rows for people, to be stored
    int m_parsed = 0;
};

} // namespace muster::carddb
