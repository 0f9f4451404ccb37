// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QAbstractTableModel>

#include "app/window/compare/deck_comparison.h"

namespace muster::app {

/// Two decks side by side as a table, all of it or the differences only.
class ComparisonModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Card, Left, Right, Difference, Columns };

    using QAbstractTableModel::QAbstractTableModel;

    void setComparison(std::shared_ptr<const DeckComparison> comparison, const QString& left, const QString& right);
    void setOnlyDifferences(bool only);
    [[nodiscard]] const DeckComparison* comparison() const { return m_comparison.get(); }
    /// The row of the comparison that a row of the table shows.
    [[nodiscard]] std::size_t rowAt(int row) const { return m_shown[static_cast<std::size_t>(row)]; }
    [[nodiscard]] bool isHeading(int row) const;
    /// Rows of the comparison that a selection means: those below a heading, too. Only such as differ.
    [[nodiscard]] std::vector<std::size_t> differing(const QList<int>& rows) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void refill();
    [[nodiscard]] QString text(const ComparedRow& row, int column) const;

    std::shared_ptr<const DeckComparison> m_comparison;
    QString m_left, m_right;
    bool m_onlyDifferences = false;
    std::vector<std::size_t> m_shown;
};

} // namespace muster::app
