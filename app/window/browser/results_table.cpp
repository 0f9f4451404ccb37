// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/browser/results_table.h"

#include <algorithm>

#include <QAccessible>
#include <QHeaderView>

#include "app/window/browser/cell_delegate.h"
#include "app/window/browser/results_model.h"

namespace muster::app {

namespace {

constexpr int WidestColumn = 44; ///< in widths of a letter
constexpr int WidthsFrom = 60;   ///< rows that the widths of columns are taken from

} // namespace

ResultsTable::ResultsTable(ResultsModel& model, QWidget* parent) : QTableView(parent), m_model(&model)
{
    setModel(m_model);
    setItemDelegate(new CellDelegate(this));
    setAccessibleName(tr("Cards found"));
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setTabKeyNavigation(false);
    setShowGrid(false);
    setAlternatingRowColors(true);
    setWordWrap(false);
    setDragEnabled(true);
    setDragDropMode(DragOnly);
    setCornerButtonEnabled(false);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setSectionsMovable(true);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    setSortingEnabled(true);
    sortByColumn(-1, Qt::AscendingOrder);
}

void ResultsTable::showColumns(const QString& game, bool hasDeck)
{
    // To set it goes over all rows, the same height or not, and this is called with each edit of a deck.
    if (const int height = fontMetrics().height() * 8 / 5; verticalHeader()->defaultSectionSize() != height)
        verticalHeader()->setDefaultSectionSize(height);
    if (game.isEmpty())
        return;
    // A game whose columns are others now begins anew.
    const QString key = QStringLiteral("%1/%2").arg(game).arg(m_model->columnCount());
    if (key != m_key) {
        m_key = key;
        for (int column = 0; column < m_model->columnCount(); ++column)
            setColumnHidden(column, false); // what is hidden is given no width
        if (!m_states.contains(key) || !horizontalHeader()->restoreState(m_states.value(key)))
            setStandardColumns();
    }
    // Those of the deck are at other places in every game: what was hidden for one is not for the next.
    for (int column = 0; column < m_model->columnCount(); ++column)
        setColumnHidden(column, !hasDeck && (column == m_model->copiesColumn() || column == m_model->addColumn()));
    // No label is cut, whatever widths were left behind by letters of another size.
    QHeaderView& header = *horizontalHeader();
    for (int column = 0; column < m_model->columnCount(); ++column) {
        if (!header.isSectionHidden(column))
            header.resizeSection(column, std::max(header.sectionSize(column), header.sectionSizeHint(column)));
    }
}

/// With each edit of a deck its columns may say something else, in every row. Qt would paint all the others too.
void ResultsTable::dataChanged(const QModelIndex& first, const QModelIndex& last, const QList<int>& roles)
{
    if (QAccessible::isActive()) { // it tells readers
        QTableView::dataChanged(first, last, roles);
        return;
    }
    if (!roles.isEmpty() && !roles.contains(Qt::DisplayRole))
        return;
    for (int column = first.column(); column <= last.column(); ++column) {
        if (!isColumnHidden(column))
            viewport()->update(columnViewportPosition(column), 0, columnWidth(column), viewport()->height());
    }
}

void ResultsTable::keepColumns() { m_states = states(); }

ResultsTable::States ResultsTable::states() const
{
    States result = m_states;
    if (!m_key.isEmpty())
        result.insert(m_key, horizontalHeader()->saveState());
    return result;
}

void ResultsTable::setStates(const States& states)
{
    m_states = states;
    if (m_states.contains(m_key))
        horizontalHeader()->restoreState(m_states.value(m_key));
}

/// Name, then what the deck has to say, then what the game declares: wide enough for their labels and for what the first
/// cards have there.
void ResultsTable::setStandardColumns()
{
    QHeaderView* header = horizontalHeader();
    for (int column = 0; column < m_model->columnCount(); ++column)
        header->moveSection(header->visualIndex(column), column);
    header->moveSection(header->visualIndex(m_model->copiesColumn()), 1);
    header->moveSection(header->visualIndex(m_model->addColumn()), 2);
    header->setResizeContentsPrecision(WidthsFrom);
    resizeColumnsToContents();
    const int letter = fontMetrics().averageCharWidth();
    for (int column = 0; column < m_model->columnCount(); ++column)
        setColumnWidth(column, std::min(columnWidth(column) + letter, WidestColumn * letter));
    setColumnWidth(m_model->copiesColumn(), header->sectionSizeHint(m_model->copiesColumn()) + letter);
    setColumnWidth(m_model->addColumn(), letter * 26);
}

} // namespace muster::app

#include "moc_results_table.cpp"
