// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "model/cards/csv.h"
#include "model/games/game.h"

namespace muster {

/// What a column of a CSV set holds: something built into every card (`field` invalid), a field, or a field of the
/// n-th part of a field.
struct CsvColumn {
    std::string key;     ///< of the card: id, name, hp, attacks
    FieldIndex field;    ///< invalid for what is built in
    int part = -1;       ///< from 0
    std::string partKey; ///< damage
    FieldIndex partField;
    Position at; ///< of the heading

    /// The field whose kind says how to read a cell; invalid for what is built in.
    [[nodiscard]] FieldIndex inner() const { return part < 0 ? field : partField; }
};

/// Reads a header row: id, name, type, text, keys of fields, and for parts `attacks.2.damage`, or `ability.name` where
/// a card has one such part. Unknown and doubled columns are reported.
[[nodiscard]] std::vector<CsvColumn> readCsvHeader(const CsvRow& header, const Game& game, yaml::Report& report);

} // namespace muster
