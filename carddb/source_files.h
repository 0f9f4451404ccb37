// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "carddb/cache_file.h"
#include "carddb/places.h"
#include "model/base/error.h"

namespace muster::carddb {

/// A file that a game is made of.
struct SourceFile {
    QString path;
    bool own = false; ///< in the person's folder
};

/// The files of one game, shipped ones first, each group in the order of their names.
struct GameFiles {
    QString gameFile;
    QString rulesFile;                       ///< empty where there is none
    std::vector<SourceFile> translatedRules; ///< rules/LANGUAGE.yaml
    std::vector<SourceFile> sets;
    std::vector<SourceFile> formats;
};

/// Keys of all games: folders with a game.yaml, shipped ones first.
[[nodiscard]] QStringList findGames(const Places& places);
/// Nothing is in it if there is no such game.
[[nodiscard]] GameFiles findFiles(const Places& places, const QString& game);

/// Where the person's own sets of a game are.
[[nodiscard]] QString ownSetFolder(const Places& places, const QString& game);

/// Hashes of files, from the stamps of an earlier run where nothing has touched the file since, else from its bytes.
class FileHashes {
public:
    explicit FileHashes(std::vector<FileStamp> known);

    struct Answer {
        QByteArray hash; ///< empty if the file cannot be read
        Errors errors;   ///< why
    };
    /// SHA-256 of the file's content.
    [[nodiscard]] Answer look(const QString& path, qint64 limit);

    struct Content {
        std::string bytes;
        QByteArray hash; ///< of exactly these bytes
        Errors errors;
    };
    /// The bytes, read now unless `look` has read them; each can be taken once.
    [[nodiscard]] Content take(const QString& path, qint64 limit);

    /// Stamps that are new or better than the known ones.
    [[nodiscard]] const std::vector<FileStamp>& learned() const { return m_learned; }

private:
    Content read(const QString& path, qint64 limit);

    std::map<QString, FileStamp> m_known;
    std::map<QString, Content> m_read;
    std::vector<FileStamp> m_learned;
};

} // namespace muster::carddb
