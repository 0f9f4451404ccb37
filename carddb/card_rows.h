// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "carddb/cache_file.h"
#include "model/cards/catalogue.h"
#include "model/formats/format.h"

namespace muster::carddb {

/// Writes the cards of a game as rows that a person can read with the sqlite3 tool:
///
///   <game>_cards   row, id, name, type, "set", identity, text, and a column for each field that a card can have
///   <game>_<part>  row, card (its row), field (that holds the part), position (from 1), and a column for each field
///
/// Words stand as their labels, word lists joined by ", ", flags and effects as 0 and 1; NULL where a card has no such
/// value. Beside each text stands its folded form in the column "folded <key>". `progress(done, total)` says false to
/// give up. Nothing in the program reads these rows: searching asks the columns, and the tests compare both.
bool writeCardRows(CacheFile::Writer& writer, const Catalogue& catalogue,
                   const std::function<bool(int, int)>& progress);

void writeSetRows(CacheFile::Writer& writer, const Catalogue& catalogue);
void writeFormatRows(CacheFile::Writer& writer, const QString& game, const std::vector<Format>& formats);

/// Names of the tables, quoted for SQL.
[[nodiscard]] QString cardTableName(const Game& game);
[[nodiscard]] QString partTableName(const Game& game, PartIndex part);
/// Name of a field's column, quoted for SQL. A field that is called like a column that every table has gets " field"
/// behind its name.
[[nodiscard]] QString fieldColumnName(const Field& field);

} // namespace muster::carddb
