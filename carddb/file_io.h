// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include <QString>

#include "model/base/result.h"
#include "model/decks/deck_file.h"

namespace muster::carddb {

constexpr qint64 DeckLimit = qint64(1) << 20; ///< bytes of a deck file
constexpr qint64 SetLimit = qint64(64) << 20; ///< bytes of a set file
constexpr qint64 DataLimit = qint64(8) << 20; ///< bytes of any other file of ours

/// The bytes of a regular file, or of a descriptor that the shell has handed over (/dev/stdin, /dev/fd/63). Errors: NoSuchFile,
/// IsFolder, Unreadable (also pipes and devices by their names, which are never waited for), TooLarge.
[[nodiscard]] Result<std::string> readFile(const QString& path, qint64 limit);
/// The first bytes of a regular file, `length` at most; nothing of anything else.
[[nodiscard]] std::string readStart(const QString& path, std::size_t length);

/// Whether a file can stand there: where nothing is, or a regular file, which a link may lead to. Errors as of writeFile.
[[nodiscard]] Result<void> mayBeWritten(const QString& path);
/// Writes the file as a whole or not at all: until the new bytes are on the disk, the old file stays. Links are
/// followed, permissions kept. Devices, pipes and links that lead nowhere are refused. Errors: IsFolder, WriteFailed.
[[nodiscard]] Result<void> writeFile(const QString& path, std::string_view bytes);

[[nodiscard]] Result<Deck> loadDeck(const QString& path, const GameLookup& games);
[[nodiscard]] Result<void> saveDeck(const QString& path, const Deck& deck, const Game& game);

} // namespace muster::carddb
