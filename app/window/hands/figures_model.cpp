// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/hands/figures_model.h"

#include <algorithm>

namespace muster::app {

void FiguresModel::setFigures(std::vector<SampledFigure> figures)
{
    if (!isPaired() && std::ranges::equal(figures, m_figures, {}, &SampledFigure::name, &SampledFigure::name)) {
        m_figures = std::move(figures);
        if (!m_figures.empty())
            Q_EMIT dataChanged(index(0, ValueColumn), index(rowCount() - 1, ExactColumn));
        return;
    }
    beginResetModel();
    m_pairs.clear();
    m_figures = std::move(figures);
    endResetModel();
}

void FiguresModel::setPairs(std::vector<PairedFigure> pairs)
{
    if (isPaired() && std::ranges::equal(pairs, m_pairs, {}, &PairedFigure::name, &PairedFigure::name)) {
        m_pairs = std::move(pairs);
        Q_EMIT dataChanged(index(0, ValueColumn), index(rowCount() - 1, DifferenceColumn));
        return;
    }
    beginResetModel();
    m_figures.clear();
    m_pairs = std::move(pairs);
    endResetModel();
    Q_EMIT headerDataChanged(Qt::Horizontal, ValueColumn, DifferenceColumn);
}

int FiguresModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(isPaired() ? m_pairs.size() : m_figures.size());
}

int FiguresModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : Columns; }

QString FiguresModel::text(int row, int column) const
{
    const auto at = static_cast<std::size_t>(row);
    if (isPaired()) {
        const PairedFigure& pair = m_pairs[at];
        switch (column) {
        case NameColumn:
            return pair.name;
        case ValueColumn:
            return figureText(pair.first, pair.percent);
        case OtherColumn:
            return figureText(pair.second, pair.percent);
        default:
            return differenceText(pair);
        }
    }
    const SampledFigure& figure = m_figures[at];
    switch (column) {
    case NameColumn:
        return figure.name;
    case ValueColumn:
        return figureText(figure.estimate.value, figure.percent);
    case IntervalColumn:
        return intervalText(figure);
    default:
        return figureText(figure.exact, figure.percent);
    }
}

QVariant FiguresModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == Qt::TextAlignmentRole && index.column() != NameColumn)
        return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    const auto cell = [&](int column) { return text(index.row(), column); };
    if (index.column() == NameColumn && role == Qt::ToolTipRole)
        return cell(NameColumn);
    if (index.column() == NameColumn && role == Qt::AccessibleTextRole)
        return isPaired() ? tr("%1: %2, the other %3, difference %4", "a figure, its values")
                                .arg(cell(NameColumn), cell(ValueColumn), cell(OtherColumn), cell(DifferenceColumn))
                          : tr("%1: %2, between %3", "a figure, its value, its bounds")
                                .arg(cell(NameColumn), cell(ValueColumn), cell(IntervalColumn));
    return role == Qt::DisplayRole ? QVariant(cell(index.column())) : QVariant();
}

QVariant FiguresModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && section != NameColumn)
        return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    if (role == Qt::ToolTipRole && isPaired() && section == DifferenceColumn)
        return tr(
            "How much larger it is for the other version on the same shuffles, and how far the true difference may lie "
            "away, 95 times in 100");
    if (role == Qt::ToolTipRole && !isPaired() && section == IntervalColumn)
        return tr("The true value lies between these bounds, 95 times in 100");
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NameColumn:
        return tr("Figure");
    case ValueColumn:
        return isPaired() ? tr("This") : tr("Sampled");
    case IntervalColumn:
        return isPaired() ? tr("Other") : tr("Between");
    case ExactColumn:
        return isPaired() ? tr("Difference") : tr("Exact");
    default:
        return {};
    }
}

} // namespace muster::app

#include "moc_figures_model.cpp"
