// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddb/cache_file.h"

#include <atomic>
#include <cstring>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>

using namespace Qt::StringLiterals;

namespace muster::carddb {
namespace {

/// To be raised whenever the tables below change; what the blobs mean is part of their keys.
constexpr int SchemaVersion = 2;

/// A reader waits no longer than this for another process that is writing, then does without the cache.
constexpr int BusyMilliseconds = 500;

/// SQLite's own codes, as QSqlError::nativeErrorCode has them.
constexpr auto Corrupt = "11"_L1;
constexpr auto NotADatabase = "26"_L1;
constexpr auto Busy = "5"_L1;

/// Finds flipped bits and torn pages at several GB a second; SQLite itself checks no content.
qint64 checksum(const QByteArray& key, const QByteArray& bytes)
{
    std::uint64_t state = 0x9e3779b97f4a7c15u;
    const auto mix = [&](const QByteArray& data) {
        const char* at = data.constData();
        auto left = std::size_t(data.size());
        for (; left >= 8; at += 8, left -= 8) {
            std::uint64_t block = 0;
            std::memcpy(&block, at, 8);
            state = (state ^ block) * 0xff51afd7ed558ccdu;
            state ^= state >> 32;
        }
        std::uint64_t last = left;
        std::memcpy(reinterpret_cast<char*>(&last) + 1, at, left);
        state = (state ^ last) * 0xff51afd7ed558ccdu;
        state ^= state >> 32;
    };
    mix(key);
    mix(bytes);
    return qint64(state);
}

constexpr const char* Schema[] = {
    "CREATE TABLE IF NOT EXISTS stamps (path TEXT PRIMARY KEY, game TEXT NOT NULL, size INTEGER, modified INTEGER,"
    " changed INTEGER, inode INTEGER, device INTEGER, hashed INTEGER, hash BLOB)",
    "CREATE TABLE IF NOT EXISTS blobs (game TEXT NOT NULL, kind TEXT NOT NULL, owner TEXT NOT NULL, key BLOB,"
    " checksum INTEGER, bytes BLOB, PRIMARY KEY (game, kind, owner))",
    "CREATE TABLE IF NOT EXISTS sets (game TEXT NOT NULL, code TEXT NOT NULL, name TEXT, version TEXT, date TEXT,"
    " authors TEXT, licence TEXT, cards INTEGER, file TEXT)",
    "CREATE TABLE IF NOT EXISTS formats (game TEXT NOT NULL, key TEXT NOT NULL, title TEXT, version TEXT, \"from\" "
    "TEXT,"
    " until TEXT, file TEXT)",
};

} // namespace

struct CacheFile::Private {
    QString folder;
    QString connection;
    QSqlDatabase database;
    bool damaged = false;
    bool busy = false;

    void open(bool create)
    {
        close();
        const QString path = pathIn(folder);
        if (folder.isEmpty() || (!create && !QFileInfo::exists(path)))
            return;
        if (create && !QDir().mkpath(folder))
            return;
        static std::atomic<int> count = 0;
        connection = "muster cards "_L1 + QString::number(++count);
        database = QSqlDatabase::addDatabase(u"QSQLITE"_s, connection);
        database.setDatabaseName(path);
        database.setConnectOptions("QSQLITE_BUSY_TIMEOUT="_L1 + QString::number(BusyMilliseconds));
        if (!database.open())
            close();
    }

    void close()
    {
        if (connection.isEmpty())
            return;
        database.close();
        database = {};
        QSqlDatabase::removeDatabase(connection);
        connection.clear();
    }

    /// Takes note of an error. True if there was none.
    bool check(const QSqlQuery& query)
    {
        const auto error = query.lastError();
        if (error.type() == QSqlError::NoError)
            return true;
        const auto code = error.nativeErrorCode();
        damaged = damaged || code == Corrupt || code == NotADatabase;
        busy = busy || code == Busy;
        return false;
    }

    [[nodiscard]] bool usable() const { return !connection.isEmpty() && !busy; }

    /// A query that has been started; what fails already in preparing must not be run, or its reason is lost.
    bool start(QSqlQuery& query, const QString& sql, const std::vector<QVariant>& values)
    {
        query.setForwardOnly(true);
        if (query.prepare(sql)) {
            for (const auto& value : values)
                query.addBindValue(value);
            query.exec();
        }
        return check(query);
    }

    bool run(const QString& sql, const std::vector<QVariant>& values = {})
    {
        QSqlQuery query(database);
        return start(query, sql, values);
    }

    void removeFile()
    {
        close();
        const QString path = pathIn(folder);
        for (const auto suffix : {""_L1, "-journal"_L1, "-wal"_L1, "-shm"_L1})
            QFile::remove(path + suffix);
    }

    /// Caches of other versions of the program are of no use to anyone but themselves.
    void removeOtherVersions() const
    {
        const QDir dir(folder);
        const QString own = QFileInfo(pathIn(folder)).baseName();
        const auto names = dir.entryList({u"cards-v*"_s}, QDir::Files);
        for (const auto& name : names) {
            if (!name.startsWith(own + u'.') && !name.startsWith(own + u'-'))
                QFile::remove(dir.filePath(name));
        }
    }

    bool begin()
    {
        const bool isNew = !QFileInfo::exists(pathIn(folder));
        open(true);
        if (connection.isEmpty())
            return false;
        // Losing the cache in a power cut is no loss, waiting for the disk is one; and pages that are kept until the
        // end leave other processes free to read in the meantime.
        if (!run(u"PRAGMA synchronous=OFF"_s) || !run(u"PRAGMA cache_size=-262144"_s) || !run(u"BEGIN IMMEDIATE"_s))
            return false;
        for (const auto* sql : Schema) {
            if (!run(QString::fromLatin1(sql)))
                return false;
        }
        if (isNew)
            removeOtherVersions();
        return true;
    }
};

namespace {

class SqlStatement final : public CacheFile::Statement {
public:
    SqlStatement(const QSqlDatabase& database, const QString& sql, std::function<bool(const QSqlQuery&)> check)
        : m_query(database),
          m_check(std::move(check))
    {
        m_query.setForwardOnly(true);
        m_prepared = m_query.prepare(sql);
    }
    bool run(const std::vector<QVariant>& values) override
    {
        if (!m_prepared)
            return m_check(m_query);
        for (int i = 0; i < int(values.size()); ++i)
            m_query.bindValue(i, values[std::size_t(i)]);
        m_query.exec();
        return m_check(m_query);
    }

private:
    QSqlQuery m_query;
    bool m_prepared = false;
    std::function<bool(const QSqlQuery&)> m_check;
};

/// Remembers the first failure; after it nothing is written any more.
class SqlWriter final : public CacheFile::Writer {
public:
    SqlWriter(const QSqlDatabase& database, QString game, std::function<bool(const QSqlQuery&)> check)
        : m_database(database),
          m_game(std::move(game)),
          m_check(std::move(check))
    {
    }

    void put(const CacheBlob& blob) override
    {
        run(u"INSERT OR REPLACE INTO blobs VALUES (?, ?, ?, ?, ?, ?)"_s,
            {m_game, blob.kind, blob.owner, blob.key, checksum(blob.key, blob.bytes), blob.bytes});
    }
    void put(const FileStamp& stamp) override
    {
        run(u"INSERT OR REPLACE INTO stamps VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"_s,
            {stamp.path, m_game, stamp.size, stamp.modified, stamp.changed, stamp.inode, stamp.device, stamp.hashed,
             stamp.hash});
    }
    void keepOnly(const QString& kind, const QStringList& owners) override
    {
        std::vector<QVariant> values = {m_game, kind};
        for (const auto& owner : owners)
            values.emplace_back(owner);
        const QString gone = "(SELECT owner FROM blobs WHERE game = ? AND kind = ? AND owner NOT IN ("_L1
            + QStringList(owners.size(), u"?"_s).join(u',') + "))"_L1;
        run("DELETE FROM stamps WHERE path IN "_L1 + gone, values);
        values.insert(values.begin(), {m_game, kind});
        run("DELETE FROM blobs WHERE game = ? AND kind = ? AND owner IN "_L1 + gone, values);
    }
    bool run(const QString& sql, const std::vector<QVariant>& values) override
    {
        return !m_failed && prepare(sql)->run(values);
    }
    std::unique_ptr<CacheFile::Statement> prepare(const QString& sql) override
    {
        return std::make_unique<SqlStatement>(m_database, sql, [this](const QSqlQuery& query) {
            m_failed = !m_check(query) || m_failed;
            return !m_failed;
        });
    }
    bool failed() const override { return m_failed; }

private:
    QSqlDatabase m_database;
    QString m_game;
    std::function<bool(const QSqlQuery&)> m_check;
    bool m_failed = false;
};

} // namespace

CacheFile::CacheFile(const QString& folder) : d(std::make_unique<Private>())
{
    d->folder = folder;
    d->open(false);
}

CacheFile::~CacheFile() { d->close(); }

QString CacheFile::pathIn(const QString& folder)
{
    return folder + "/cards-v"_L1 + QString::number(SchemaVersion) + ".sqlite"_L1;
}

bool CacheFile::busy() const { return d->busy; }
bool CacheFile::usable() const { return d->usable(); }
const QString& CacheFile::folder() const { return d->folder; }

std::vector<FileStamp> CacheFile::stamps(const QString& game)
{
    std::vector<FileStamp> result;
    if (!d->usable())
        return result;
    QSqlQuery query(d->database);
    if (!d->start(query,
                  u"SELECT path, size, modified, changed, inode, device, hashed, hash FROM stamps WHERE game = ?"_s,
                  {game}))
        return result;
    while (query.next()) {
        result.push_back({query.value(0).toString(), query.value(1).toLongLong(), query.value(2).toLongLong(),
                          query.value(3).toLongLong(), query.value(4).toLongLong(), query.value(5).toLongLong(),
                          query.value(6).toLongLong(), query.value(7).toByteArray()});
    }
    if (!d->check(query))
        result.clear();
    return result;
}

std::optional<QByteArray> CacheFile::blob(const QString& game, const QString& kind, const QString& owner,
                                          const QByteArray& key)
{
    if (!d->usable())
        return {};
    QSqlQuery query(d->database);
    const auto sql = u"SELECT checksum, bytes FROM blobs WHERE game = ? AND kind = ? AND owner = ? AND key = ?"_s;
    if (!d->start(query, sql, {game, kind, owner, key}))
        return {};
    if (!query.next()) {
        d->check(query);
        return {};
    }
    auto bytes = query.value(1).toByteArray();
    if (query.value(0).toLongLong() != checksum(key, bytes))
        return {};
    return bytes;
}

bool CacheFile::write(const QString& game, const std::function<bool(Writer&)>& write)
{
    if (d->folder.isEmpty() || d->busy)
        return false;
    for (const bool again : {false, true}) {
        if (d->damaged || again)
            d->removeFile();
        d->damaged = false;
        bool done = d->begin();
        if (done) {
            SqlWriter writer(d->database, game, [this](const QSqlQuery& query) { return d->check(query); });
            done = write(writer) && !writer.failed();
            done = d->run(done ? u"COMMIT"_s : u"ROLLBACK"_s) && done;
        }
        if (done || !d->damaged) // busy, read-only or full: then without
            return done;
    }
    return false;
}

} // namespace muster::carddb
