// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/hands/figures_model.h"

#include <algorithm>

namespace muster::app {

void FiguresModel::setFigures(std::vector<SampledFigure> figures)
{
    if (std::ranges::equal(figures, m_figures, {}, &SampledFigure::name, &SampledFigure::name)) {
        m_figures = std::move(figures);
        if (!m_figures.empty())
            Q_EMIT dataChanged(index(0, ValueColumn), index(rowCount() - 1, ExactColumn));
        return;
    }
    beginResetModel();
    m_figures = std::move(figures);
    endResetModel();
}

int FiguresModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_figures.size());
}

int FiguresModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : Columns; }

QVariant FiguresModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const SampledFigure& figure = m_figures[static_cast<std::size_t>(index.row())];
    const QString value = figureText(figure.estimate.value, figure.percent);
    if (role == Qt::TextAlignmentRole && index.column() != NameColumn)
        return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    if (index.column() == NameColumn && role == Qt::ToolTipRole)
        return figure.name;
    if (index.column() == NameColumn && role == Qt::AccessibleTextRole)
        return tr("%1: %2, between %3", "a figure, its value, its bounds")
            .arg(figure.name, value, intervalText(figure));
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case NameColumn:
        return figure.name;
    case ValueColumn:
        return value;
    case IntervalColumn:
        return intervalText(figure);
    default:
        return figureText(figure.exact, figure.percent);
    }
}

QVariant FiguresModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && section != NameColumn)
        return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    if (role == Qt::ToolTipRole && section == IntervalColumn)
        return tr("The true value lies between these bounds, 95 times in 100");
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NameColumn:
        return tr("Figure");
    case ValueColumn:
        return tr("Sampled");
    case IntervalColumn:
        return tr("Between");
    case ExactColumn:
        return tr("Exact");
    default:
        return {};
    }
}

} // namespace muster::app

#include "moc_figures_model.cpp"
