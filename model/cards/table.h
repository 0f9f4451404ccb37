// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/base/flat.h"
#include "model/games/ids.h"

namespace muster {

/// One column of a table, laid out by the kind of its field:
///   Number, Word, Flag, Effects   `values[row]`, absent = Absent (a Word's or Script's index else)
///   Words                         `values[begin[row] .. begin[row+1]]`
///   Text                          bytes `text[begin[row] .. begin[row+1]]`
///   Parts                         rows `begin[row] .. begin[row+1]` of the part's table
/// Plain arrays, so that searching is a scan and a cache is a file that is looked into where it lies.
struct Column {
    static constexpr std::int32_t Absent = std::numeric_limits<std::int32_t>::min();
    Flat<std::int32_t> values;
    Flat<std::uint32_t> begin;
    Flat<char> text;
    friend bool operator==(const Column&, const Column&) = default;
};

/// Records of one shape in columns: the cards of a game, or the parts of one kind. `columns` is parallel to
/// Game::fields; fields that the shape does not use have empty columns.
struct Table {
    std::uint32_t rows = 0;
    std::vector<Column> columns;
    friend bool operator==(const Table&, const Table&) = default;
};

/// Reads one row of a table. Cheap to copy; the table must outlive it. Absent fields give nothing.
class Record {
public:
    Record() = default;
    Record(const Table& table, std::uint32_t row) : m_table(&table), m_row(row) { }

    [[nodiscard]] std::optional<int> number(FieldIndex field) const;
    [[nodiscard]] WordIndex word(FieldIndex field) const; ///< invalid where absent
    [[nodiscard]] std::span<const std::int32_t> words(FieldIndex field) const;
    [[nodiscard]] std::string_view text(FieldIndex field) const;
    [[nodiscard]] bool flag(FieldIndex field) const;
    [[nodiscard]] ScriptIndex effects(FieldIndex field) const;
    /// First and last-plus-one row in the table of the field's part kind.
    [[nodiscard]] std::pair<std::uint32_t, std::uint32_t> parts(FieldIndex field) const;
    [[nodiscard]] std::uint32_t row() const { return m_row; }

private:
    const Table* m_table = nullptr;
    std::uint32_t m_row = 0;
};

} // namespace muster
