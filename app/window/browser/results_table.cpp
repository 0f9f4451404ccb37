// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/browser/results_table.h"

#include <algorithm>

#include <QAccessible>
#include <QHeaderView>

#include "app/window/browser/cell_delegate.h"
#include "app/window/browser/results_model.h"
#include "app/window/look/column_button.h"
#include "app/window/look/whole_in_room.h"

namespace muster::app {

namespace {

const QString HiddenSuffix = QStringLiteral("/hidden"); ///< of keys of states: what the person hid
constexpr int WidestColumn = 44;                        ///< in widths of a letter
constexpr int WidthsFrom = 60;                          ///< rows that the widths of columns are taken from

} // namespace

ResultsTable::ResultsTable(ResultsModel& model, QWidget* parent)
    : QTableView(parent),
      m_model(&model),
      m_whole(new WholeInRoom(*this))
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
    new ColumnButton(
        *horizontalHeader(), carddb::CardListModel::TypeColumn,
        [this](int column) { return !m_unwanted.contains(column); },
        [this](int column, bool wanted) {
            if (wanted)
                m_unwanted.remove(column);
            else
                m_unwanted.insert(column);
            hideColumns();
        });
    setSortingEnabled(true);
    sortByColumn(-1, Qt::AscendingOrder);
}

/// A page of a table that is as high as its rows is the part in sight.
QModelIndex ResultsTable::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    if (!m_whole->isWhole() || !currentIndex().isValid() || (action != MovePageUp && action != MovePageDown))
        return QTableView::moveCursor(action, modifiers);
    const int page = std::max(1, m_whole->sight() / verticalHeader()->defaultSectionSize() - 1);
    const int row = currentIndex().row() + (action == MovePageDown ? page : -page);
    return currentIndex().siblingAtRow(std::clamp(row, 0, m_model->rowCount() - 1));
}

void ResultsTable::showColumns(const QString& game, bool hasDeck)
{
    // To set it goes over all rows, the same height or not, and this is called with each edit of a deck.
    if (const int height = fontMetrics().height() * 8 / 5; verticalHeader()->defaultSectionSize() != height)
        verticalHeader()->setDefaultSectionSize(height);
    m_hasDeck = hasDeck;
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
        readHidden();
    }
    hideColumns();
    // No label is cut, whatever widths were left behind by letters of another size.
    QHeaderView& header = *horizontalHeader();
    for (int column = 0; column < m_model->columnCount(); ++column) {
        if (!header.isSectionHidden(column))
            header.resizeSection(column, std::max(header.sectionSize(column), header.sectionSizeHint(column)));
    }
}

/// Those of the deck are at other places in every game: what was hidden for one is not for the next.
void ResultsTable::hideColumns()
{
    for (int column = 0; column < m_model->columnCount(); ++column) {
        const bool ofDeck = column == m_model->copiesColumn() || column == m_model->addColumn();
        setColumnHidden(column, m_unwanted.contains(column) || (ofDeck && !m_hasDeck));
    }
}

void ResultsTable::readHidden()
{
    m_unwanted.clear();
    for (const QByteArray& column : m_states.value(m_key + HiddenSuffix).split(' ')) {
        if (!column.isEmpty())
            m_unwanted.insert(column.toInt());
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

void ResultsTable::resetColumns()
{
    m_unwanted.clear();
    hideColumns();
    setStandardColumns();
}

void ResultsTable::keepColumns() { m_states = states(); }

ResultsTable::States ResultsTable::states() const
{
    States result = m_states;
    if (!m_key.isEmpty()) {
        result.insert(m_key, horizontalHeader()->saveState());
        QByteArrayList hidden;
        for (const int column : m_unwanted)
            hidden += QByteArray::number(column);
        result.insert(m_key + HiddenSuffix, hidden.join(' '));
    }
    return result;
}

void ResultsTable::setStates(const States& states)
{
    m_states = states;
    if (!m_states.contains(m_key))
        return;
    horizontalHeader()->restoreState(m_states.value(m_key));
    readHidden();
    hideColumns();
}

/// Name, how many are in the deck, figures, then words: wide enough for their labels and for what the first
/// cards have there.
void ResultsTable::setStandardColumns()
{
    QHeaderView* header = horizontalHeader();
    int place = 0;
    for (const int column : m_model->standardOrder())
        header->moveSection(header->visualIndex(column), place++);
    header->setResizeContentsPrecision(WidthsFrom);
    resizeColumnsToContents();
    const int letter = fontMetrics().averageCharWidth();
    for (int column = 0; column < m_model->columnCount(); ++column)
        setColumnWidth(column, std::min(columnWidth(column) + letter, WidestColumn * letter));
    setColumnWidth(m_model->copiesColumn(),
                   std::max(header->sectionSizeHint(m_model->copiesColumn()), 8 * letter) + letter);
    setColumnWidth(m_model->addColumn(), letter * 26);
}

} // namespace muster::app

#include "moc_results_table.cpp"
