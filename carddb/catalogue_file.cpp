// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddb/catalogue_file.h"

#include <cstring>
#include <memory>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include "carddb/cache_file.h"
#include "carddb/codec.h"
#include "model/archive/archive.h"
#include "model/archive/frame.h"

using namespace Qt::StringLiterals;

namespace muster::carddb {
namespace {

/// In front of two archives, the catalogue's and that of the problems. Its size keeps them where columns want to be.
struct Head {
    char magic[8] = {'M', 'U', 'S', 'T', 'E', 'R', 'C', 'C'};
    std::uint64_t catalogue = 0; ///< bytes
    std::uint64_t problems = 0;
    std::uint64_t unused = 0;
    char key[32] = {};
};
static_assert(sizeof(Head) == 64);

std::string_view viewOf(const QByteArray& bytes) { return {bytes.constData(), std::size_t(bytes.size())}; }

} // namespace

QString catalogueFilePath(const QString& cacheFolder, const QString& game)
{
    const QFileInfo cache(CacheFile::pathIn(cacheFolder));
    return cache.path() + u'/' + cache.baseName() + u'-' + game + ".columns"_L1;
}

std::optional<StoredCatalogue> readCatalogueFile(const QString& path, const QByteArray& key, const Game& game)
{
    const auto file = std::make_shared<QFile>(path); // the mapping lives as long as it
    if (!file->open(QFile::ReadOnly) || file->size() < qint64(sizeof(Head)))
        return {};
    const auto size = std::size_t(file->size());
    const uchar* const begin = file->map(0, qint64(size));
    if (begin == nullptr)
        return {};
    file->close();
    const std::string_view bytes(reinterpret_cast<const char*>(begin), size);
    Head head;
    std::memcpy(&head, bytes.data(), sizeof head);
    const auto body = bytes.substr(sizeof head);
    if (std::memcmp(head.magic, Head().magic, sizeof head.magic) != 0 || key.size() != qsizetype(sizeof head.key)
        || std::memcmp(head.key, key.constData(), sizeof head.key) != 0 || head.catalogue > body.size()
        || head.problems != body.size() - head.catalogue)
        return {};
    StoredCatalogue result;
    const auto problems = archive::open(archive::Content::Problems, body.substr(head.catalogue));
    if (!problems || !decodeErrors(*problems, result.problems))
        return {};
    auto data = archive::catalogueFromBytes(body.substr(0, head.catalogue), game, file);
    if (!data)
        return {};
    result.data = std::move(*data);
    return result;
}

bool writeCatalogueFile(const QString& path, const QByteArray& key, const CatalogueData& data, const Errors& problems)
{
    const std::string columns = archive::toBytes(data);
    const std::string rest = archive::seal(archive::Content::Problems, viewOf(encodeErrors(problems)));
    Head head;
    head.catalogue = columns.size();
    head.problems = rest.size();
    if (key.size() != qsizetype(sizeof head.key))
        return false;
    std::memcpy(head.key, key.constData(), sizeof head.key);
    // What a writer left that was killed in the middle of it. There is but one writer at a time.
    const QFileInfo own(path);
    const auto left = own.dir().entryInfoList({own.fileName() + ".*"_L1}, QDir::Files);
    for (const QFileInfo& part : left)
        QFile::remove(part.filePath());
    QSaveFile file(path);
    return file.open(QFile::WriteOnly)
        && file.write(reinterpret_cast<const char*>(&head), sizeof head) == qint64(sizeof head)
        && file.write(columns.data(), qint64(columns.size())) == qint64(columns.size())
        && file.write(rest.data(), qint64(rest.size())) == qint64(rest.size()) && file.commit();
}

} // namespace muster::carddb
