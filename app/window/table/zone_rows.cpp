// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table/zone_rows.h"

#include <algorithm>

#include "app/window/table/table_model.h"

namespace muster::app {

ZoneRows::ZoneRows(QAbstractItemModel& table, int zone, QObject* parent)
    : QAbstractListModel(parent),
      m_table(table),
      m_zone(zone)
{
    const auto changed = [this](const QModelIndex& below) {
        if (isInside(below))
            follow();
    };
    connect(&table, &QAbstractItemModel::rowsInserted, this, changed);
    connect(&table, &QAbstractItemModel::rowsRemoved, this, changed);
    connect(&table, &QAbstractItemModel::modelReset, this, &ZoneRows::reset);
    connect(&table, &QAbstractItemModel::dataChanged, this, &ZoneRows::tell);
    collect(m_table.index(m_zone, 0), m_rows);
}

bool ZoneRows::isInside(QModelIndex index) const
{
    while (index.parent().isValid())
        index = index.parent();
    return index.isValid() && index.row() == m_zone;
}

void ZoneRows::collect(const QModelIndex& below, std::vector<Row>& rows) const
{
    if (!below.isValid()) // and nothing lies there
        return;
    for (int i = 0; i < m_table.rowCount(below); ++i) {
        const QModelIndex card = m_table.index(i, 0, below);
        rows.push_back({card, card.data(TableModel::IdRole).toInt(), card.data(TableModel::LevelRole).toInt()});
        collect(card, rows);
    }
}

/// Rows in front and at the end that are the same as before stay.
void ZoneRows::follow()
{
    std::vector<Row> now;
    collect(m_table.index(m_zone, 0), now);
    std::size_t front = 0;
    while (front < m_rows.size() && front < now.size() && m_rows[front].isSame(now[front]))
        ++front;
    std::size_t back = 0;
    while (back + front < m_rows.size() && back + front < now.size()
           && m_rows[m_rows.size() - 1 - back].isSame(now[now.size() - 1 - back]))
        ++back;
    const auto first = static_cast<int>(front);
    if (const std::size_t gone = m_rows.size() - front - back; gone > 0) {
        beginRemoveRows({}, first, static_cast<int>(front + gone) - 1);
        const auto from = m_rows.begin() + static_cast<std::ptrdiff_t>(front);
        m_rows.erase(from, from + static_cast<std::ptrdiff_t>(gone));
        endRemoveRows();
    }
    if (const std::size_t come = now.size() - front - back; come > 0) {
        beginInsertRows({}, first, static_cast<int>(front + come) - 1);
        m_rows = std::move(now);
        endInsertRows();
    } else {
        m_rows = std::move(now);
    }
}

void ZoneRows::reset()
{
    beginResetModel();
    m_rows.clear();
    collect(m_table.index(m_zone, 0), m_rows);
    endResetModel();
}

void ZoneRows::tell(const QModelIndex& from, const QModelIndex& to)
{
    if (!from.parent().isValid() || !isInside(from)) // of zones themselves nothing is shown here
        return;
    for (int i = from.row(); i <= to.row(); ++i) {
        const QModelIndex card = m_table.index(i, 0, from.parent());
        const auto row = std::ranges::find_if(m_rows, [&](const Row& one) { return one.card == card; });
        if (row != m_rows.end()) {
            const QModelIndex at = index(static_cast<int>(row - m_rows.begin()));
            Q_EMIT dataChanged(at, at);
        }
    }
}

QModelIndex ZoneRows::rowOf(int card) const
{
    const auto row = std::ranges::find(m_rows, card, &Row::id);
    return row == m_rows.end() ? QModelIndex() : index(static_cast<int>(row - m_rows.begin()));
}

QModelIndex ZoneRows::sourceOf(const QModelIndex& row) const
{
    return row.isValid() ? QModelIndex(m_rows[static_cast<std::size_t>(row.row())].card) : QModelIndex();
}

int ZoneRows::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant ZoneRows::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    return row.card.isValid() ? row.card.data(role) : QVariant();
}

} // namespace muster::app

#include "moc_zone_rows.cpp"
