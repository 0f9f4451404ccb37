// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include "app/window/hands/pairing.h"

namespace muster::app {

/// Figures as a table. While they grow better, rows stay rows and only their numbers change.
class FiguresModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { NameColumn, ValueColumn, IntervalColumn, ExactColumn, Columns };
    /// With pairs.
    static constexpr int OtherColumn = IntervalColumn;
    static constexpr int DifferenceColumn = ExactColumn;

    using QAbstractTableModel::QAbstractTableModel;

    void setFigures(std::vector<SampledFigure> figures);
    [[nodiscard]] const std::vector<SampledFigure>& figures() const { return m_figures; }
    /// The same for two versions of a deck: in place of interval and exact value stand the other version's value and the difference.
    void setPairs(std::vector<PairedFigure> pairs);
    [[nodiscard]] const std::vector<PairedFigure>& pairs() const { return m_pairs; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] bool isPaired() const { return !m_pairs.empty(); }
    [[nodiscard]] QString text(int row, int column) const;

    std::vector<SampledFigure> m_figures;
    std::vector<PairedFigure> m_pairs; ///< one of the two is empty
};

} // namespace muster::app
