// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cards/table.h"

namespace muster {

namespace {

/// The column of a field, or nullptr where the table has none: the shape of an empty column says that it is unused.
const Column* columnOf(const Table* table, FieldIndex field)
{
    return table && field.value < table->columns.size() ? &table->columns[field.value] : nullptr;
}

std::int32_t valueOf(const Table* table, std::uint32_t row, FieldIndex field)
{
    const auto* column = columnOf(table, field);
    return column && row < column->values.size() ? column->values[row] : Column::Absent;
}

std::pair<std::uint32_t, std::uint32_t> rangeOf(const Column* column, std::uint32_t row)
{
    if (!column || row + std::size_t(1) >= column->begin.size())
        return {0, 0};
    return {column->begin[row], column->begin[row + 1]};
}

} // namespace

std::optional<int> Record::number(FieldIndex field) const
{
    const auto value = valueOf(m_table, m_row, field);
    return value == Column::Absent ? std::nullopt : std::optional<int>(value);
}

WordIndex Record::word(FieldIndex field) const
{
    const auto value = valueOf(m_table, m_row, field);
    return value == Column::Absent ? WordIndex{} : WordIndex{static_cast<std::uint32_t>(value)};
}

std::span<const std::int32_t> Record::words(FieldIndex field) const
{
    const auto* column = columnOf(m_table, field);
    const auto [begin, end] = rangeOf(column, m_row);
    if (begin == end || end > column->values.size())
        return {}; // of another kind: a column of parts has ranges too
    return std::span<const std::int32_t>(column->values).subspan(begin, end - begin);
}

std::string_view Record::text(FieldIndex field) const
{
    const auto* column = columnOf(m_table, field);
    const auto [begin, end] = rangeOf(column, m_row);
    if (begin == end || end > column->text.size())
        return {}; // of another kind
    return std::string_view(column->text).substr(begin, end - begin);
}

bool Record::flag(FieldIndex field) const { return valueOf(m_table, m_row, field) == 1; }

ScriptIndex Record::effects(FieldIndex field) const
{
    const auto value = valueOf(m_table, m_row, field);
    return value == Column::Absent ? ScriptIndex{} : ScriptIndex{static_cast<std::uint32_t>(value)};
}

std::pair<std::uint32_t, std::uint32_t> Record::parts(FieldIndex field) const
{
    return rangeOf(columnOf(m_table, field), m_row);
}

} // namespace muster
