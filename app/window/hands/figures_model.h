// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include "app/window/hands/figures.h"

namespace muster::app {

/// Figures as a table. While they grow better, rows stay rows and only their numbers change.
class FiguresModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { NameColumn, ValueColumn, IntervalColumn, ExactColumn, Columns };

    using QAbstractTableModel::QAbstractTableModel;

    void setFigures(std::vector<SampledFigure> figures);
    [[nodiscard]] const std::vector<SampledFigure>& figures() const { return m_figures; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    std::vector<SampledFigure> m_figures;
};

} // namespace muster::app
