// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QVariant>

namespace muster::carddb {

/// What was known of a file when it was hashed last. `hashed` is the time of that; all times in ns since 1970.
struct FileStamp {
    QString path;
    qint64 size = 0;
    qint64 modified = 0;
    qint64 changed = 0; ///< of the inode: no program can set it, so that a copy with an old time shows
    qint64 inode = 0;
    qint64 device = 0;
    qint64 hashed = 0;
    QByteArray hash;
};

/// A value of the cache, valid as long as `key` is what it was made of.
struct CacheBlob {
    QString kind;  ///< game, rules, set, format
    QString owner; ///< path of the file, or key of the game
    QByteArray key;
    QByteArray bytes;
};

/// The SQLite file of a cache folder, its schema version in its name; the columns of catalogues lie beside it
/// (carddb/catalogue_file.h). It holds nothing that cannot be rebuilt, so
/// every trouble with it is a miss and never an error: a damaged file is replaced, one that is locked or cannot be
/// written is passed by. One object serves one thread and lives as long as one load; other processes may read and
/// write the same file.
class CacheFile {
public:
    /// Opens the cache for reading. Never fails: without a usable file everything is a miss.
    explicit CacheFile(const QString& folder);
    CacheFile(const CacheFile&) = delete;
    CacheFile& operator=(const CacheFile&) = delete;
    ~CacheFile();

    [[nodiscard]] std::vector<FileStamp> stamps(const QString& game);
    /// The bytes stored for kind and owner, if they were made of `key` and are undamaged.
    [[nodiscard]] std::optional<QByteArray> blob(const QString& game, const QString& kind, const QString& owner,
                                                 const QByteArray& key);

    /// One SQL statement of a writing run, prepared once.
    class Statement {
    public:
        virtual ~Statement() = default;
        virtual bool run(const std::vector<QVariant>& values) = 0;
    };
    /// What a writing run may do.
    class Writer {
    public:
        virtual ~Writer() = default;
        virtual void put(const CacheBlob& blob) = 0;
        virtual void put(const FileStamp& stamp) = 0;
        /// Forgets blobs of other owners, and the stamps that go with them: files that are no more.
        virtual void keepOnly(const QString& kind, const QStringList& owners) = 0;
        virtual bool run(const QString& sql, const std::vector<QVariant>& values = {}) = 0;
        [[nodiscard]] virtual std::unique_ptr<Statement> prepare(const QString& sql) = 0;
        [[nodiscard]] virtual bool failed() const = 0;
    };
    /// Runs `write` as one transaction, all or nothing; a damaged file is replaced first. False if nothing was
    /// written, which costs nobody anything but time. `write` says false to give up.
    bool write(const QString& game, const std::function<bool(Writer&)>& write);

    /// Whether another program kept the file locked for so long that it was not used.
    [[nodiscard]] bool busy() const;
    /// Whether there is a cache to be read.
    [[nodiscard]] bool usable() const;
    [[nodiscard]] const QString& folder() const;

    /// The name of the file in a cache folder.
    [[nodiscard]] static QString pathIn(const QString& folder);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace muster::carddb
