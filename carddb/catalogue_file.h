// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QByteArray>
#include <QString>

#include "model/base/error.h"
#include "model/cards/catalogue.h"

namespace muster::carddb {

/// A catalogue's columns, and what could not be used of its sets.
struct StoredCatalogue {
    CatalogueData data;
    Errors problems;
};

/// The columns of a game's catalogue as a file of their own beside the cache's SQLite file, since SQLite hands blobs out in
/// copies only: this one is mapped into memory, and the columns lie in it. Cards that nobody looks at take no memory,
/// and a start copies nothing.
///
/// Files are written as a whole beside the old one and take its place then, so that a mapping never changes under those
/// who read it. Every byte is checked when it is read: a file that was made of other sets, by another program, or that
/// is damaged is none.
[[nodiscard]] QString catalogueFilePath(const QString& cacheFolder, const QString& game);

/// What was stored for `key`; nothing if there is none or it cannot be trusted.
[[nodiscard]] std::optional<StoredCatalogue> readCatalogueFile(const QString& path, const QByteArray& key,
                                                               const Game& game);

/// False if it could not be written: no loss, but of time. `key` has 32 bytes. To be called while the cache is being
/// written, so that two programs do not do it at once.
bool writeCatalogueFile(const QString& path, const QByteArray& key, const CatalogueData& data, const Errors& problems);

} // namespace muster::carddb
