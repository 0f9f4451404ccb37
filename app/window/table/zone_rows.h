// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QAbstractListModel>
#include <QPersistentModelIndex>

namespace muster::app {

/// A zone of the table as a plain list: each card, and behind it those that lie on it. So keys, the mouse and readers of the
/// screen reach all of them in one list. Data are those of the table's model.
class ZoneRows final : public QAbstractListModel {
    Q_OBJECT

public:
    /// `zone`: row of the model, which must outlive this.
    ZoneRows(QAbstractItemModel& table, int zone, QObject* parent = nullptr);

    [[nodiscard]] int zone() const { return m_zone; }
    /// The row of a card; not valid where it is not in this zone.
    [[nodiscard]] QModelIndex rowOf(int card) const;
    [[nodiscard]] QModelIndex sourceOf(const QModelIndex& row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    struct Row {
        QPersistentModelIndex card;
        int id = 0;
        int level = 0; ///< on so many cards
        [[nodiscard]] bool isSame(const Row& other) const { return id == other.id && level == other.level; }
    };
    [[nodiscard]] bool isInside(QModelIndex index) const;
    void collect(const QModelIndex& below, std::vector<Row>& rows) const;
    void follow();
    void reset();
    void tell(const QModelIndex& from, const QModelIndex& to);

    QAbstractItemModel& m_table;
    int m_zone;
    std::vector<Row> m_rows;
};

} // namespace muster::app
