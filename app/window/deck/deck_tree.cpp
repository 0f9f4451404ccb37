// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/deck/deck_tree.h"

#include <algorithm>

#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QStyleOptionHeader>

#include "app/window/deck/deck_delegate.h"
#include "app/window/deck/deck_model.h"
#include "app/window/look/column_button.h"

namespace muster::app {

DeckTree::DeckTree(DeckModel& model, QWidget* parent) : QTreeView(parent), m_model(model)
{
    setModel(&model);
    setItemDelegate(new DeckDelegate(this));
    setAccessibleName(tr("Cards of the deck"));
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setAllColumnsShowFocus(true);
    setUniformRowHeights(true);
    setExpandsOnDoubleClick(false);
    setTabKeyNavigation(false);
    setDragEnabled(true);
    setAcceptDrops(true);
    setDropIndicatorShown(true);
    setDragDropMode(QAbstractItemView::DragDrop);
    setDefaultDropAction(Qt::MoveAction);
    setAutoScroll(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);

    header()->setStretchLastSection(false);
    header()->setSectionsMovable(false);
    header()->setHighlightSections(false);
    new ColumnButton(
        *header(), 1, [this](int column) { return !isColumnHidden(column); },
        [this](int column, bool shown) {
            m_chosen[column] = shown;
            setColumnHidden(column, !shown);
            fitColumns();
        },
        [this](QMenu& menu) { offerGroupings(menu); });
    const auto columns = [this] {
        for (int column = 1; column < m_model.columnCount(); ++column) {
            header()->setSectionResizeMode(column, QHeaderView::Fixed);
            setColumnHidden(column, !m_chosen.value(column, column == DeckModel::LimitColumn));
        }
        if (m_model.columnCount() > 0)
            header()->setSectionResizeMode(0, QHeaderView::Stretch);
    };
    connect(&model, &QAbstractItemModel::modelReset, this, columns);
    connect(&model, &DeckModel::deckShown, this, [this] {
        chooseColumns();
        fitColumns();
    });
    columns();
    // Rows that come or go move all those below. The view asks for a painting of everything only when it lays its rows
    // out, and where the painting of something else makes it do so, that wish is lost: rows from before stay on the
    // screen. So it is asked for here, before anything is painted.
    const auto paintAnew = [this] { viewport()->update(); };
    connect(&model, &QAbstractItemModel::rowsInserted, this, paintAnew);
    connect(&model, &QAbstractItemModel::rowsRemoved, this, paintAnew);
    connect(&model, &QAbstractItemModel::rowsMoved, this, paintAnew);
    connect(this, &QTreeView::activated, this, [this](const QModelIndex& index) {
        const DeckRow* const row = m_model.rowAt(index);
        if (row != nullptr && row->kind == DeckRow::Kind::Card)
            Q_EMIT detailsWanted(index);
        else
            setExpanded(index, !isExpanded(index));
    });
    fitToFont();
    expandAll();
}

/// What the cards are put together by.
void DeckTree::offerGroupings(QMenu& menu)
{
    menu.addSeparator();
    QMenu* const groups = menu.addMenu(tr("Group By"));
    for (const auto& [label, grouping] : m_model.groupings()) {
        QAction* const action = groups->addAction(QString(label).replace(QLatin1Char('&'), QLatin1String("&&")));
        action->setCheckable(true);
        action->setChecked(grouping == m_model.grouping());
        connect(action, &QAction::triggered, this, [this, wanted = grouping] {
            m_model.setGrouping(wanted);
            expandAll();
        });
    }
}

void DeckTree::fitToFont()
{
    m_widths.clear();
    setIndentation(fontMetrics().height());
    fitColumns();
}

/// Of a column's label with its margins. A header says nothing of columns that are hidden.
int DeckTree::labelWidth(int column) const
{
    QStyleOptionHeader option;
    option.initFrom(header());
    option.text = m_model.headerData(column, Qt::Horizontal).toString();
    return header()->style()->sizeFromContents(QStyle::CT_HeaderSection, &option, {}, header()).width();
}

/// Figures of the cards, from the left, as far as there is room beside the names.
void DeckTree::chooseColumns()
{
    constexpr int NameInLetters = 34;
    const int letter = fontMetrics().averageCharWidth();
    int room = viewport()->width() - NameInLetters * letter - fontMetrics().height();
    for (int column = 1; column < m_model.columnCount(); ++column) {
        const int width = std::max(sizeHintForColumn(column), labelWidth(column));
        bool shown = column == DeckModel::LimitColumn || (m_model.hasFigures(column) && width <= room);
        shown = m_chosen.value(column, shown);
        if (shown)
            room -= width;
        else if (m_model.hasFigures(column))
            room = 0; // none out of its order
        if (shown == isColumnHidden(column))
            setColumnHidden(column, !shown);
    }
}

void DeckTree::resizeEvent(QResizeEvent* event)
{
    QTreeView::resizeEvent(event);
    if (event->oldSize().width() != event->size().width()) {
        chooseColumns();
        fitColumns();
    }
}

/// Once for each deck that is shown. A header that does so by itself does it for each row that changes, and once more after
/// everything was painted.
void DeckTree::fitColumns()
{
    bool isLast = true; // at its end the header has a button
    for (int column = m_model.columnCount() - 1; column > 0; --column) {
        if (isColumnHidden(column))
            continue;
        const int button = isLast ? fontMetrics().height() : 0;
        isLast = false;
        if (const int width = std::max(sizeHintForColumn(column), header()->sectionSizeHint(column)) + button;
            width != columnWidth(column))
            setColumnWidth(column, width);
    }
}

/// The texts beside the cards, of which there are few, are measured once.
int DeckTree::sizeHintForColumn(int column) const
{
    if (column == DeckModel::CardColumn)
        return QTreeView::sizeHintForColumn(column);
    int widest = 0;
    const auto measure = [&](const auto& again, const QModelIndex& parent) -> void {
        for (int row = 0; row < m_model.rowCount(parent); ++row) {
            const QString text = m_model.index(row, column, parent).data().toString();
            if (!text.isEmpty()) {
                int& width = m_widths[text];
                if (width == 0)
                    width = fontMetrics().horizontalAdvance(text);
                widest = std::max(widest, width);
            }
            again(again, m_model.index(row, 0, parent));
        }
    };
    measure(measure, {});
    const int margin = style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, this) + 1;
    return widest + 2 * margin + 1;
}

void DeckTree::changeEvent(QEvent* event)
{
    QTreeView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitToFont();
}

void DeckTree::selectRows(const QModelIndexList& rows)
{
    QItemSelection selection;
    for (const QModelIndex& row : rows) {
        if (row.isValid())
            selection.select(row, row);
    }
    if (selection.isEmpty())
        return;
    const QModelIndex first = selection.indexes().front();
    selectionModel()->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
    selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    scrollTo(first);
}

bool DeckTree::wants(const QKeyEvent& key) const
{
    if (key.matches(QKeySequence::Cut) || key.matches(QKeySequence::Copy) || key.matches(QKeySequence::Paste)
        || key.matches(QKeySequence::SelectAll))
        return true;
    if ((key.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) != Qt::NoModifier)
        return false;
    return key.key() == Qt::Key_Plus || key.key() == Qt::Key_Equal || key.key() == Qt::Key_Minus
        || key.key() == Qt::Key_Delete || key.key() == Qt::Key_Backspace
        || (key.key() >= Qt::Key_0 && key.key() <= Qt::Key_9 && !key.modifiers().testFlag(Qt::ShiftModifier));
}

bool DeckTree::event(QEvent* event)
{
    // These keys are meant for the deck as long as it has the focus, whatever menus do with them elsewhere.
    if (event->type() == QEvent::ShortcutOverride && wants(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QTreeView::event(event);
}

void DeckTree::keyPressEvent(QKeyEvent* event)
{
    if (!wants(*event) || event->matches(QKeySequence::SelectAll)) {
        QTreeView::keyPressEvent(event);
        return;
    }
    act(*event);
    event->accept();
}

void DeckTree::act(const QKeyEvent& key)
{
    if (key.matches(QKeySequence::Cut))
        Q_EMIT cutWanted();
    else if (key.matches(QKeySequence::Copy))
        Q_EMIT copyWanted();
    else if (key.matches(QKeySequence::Paste))
        Q_EMIT pasteWanted();
    else if (key.key() == Qt::Key_Plus || key.key() == Qt::Key_Equal)
        Q_EMIT moreWanted(1);
    else if (key.key() == Qt::Key_Minus)
        Q_EMIT moreWanted(-1);
    else if (key.key() == Qt::Key_Delete || key.key() == Qt::Key_Backspace)
        Q_EMIT removeWanted();
    else if (const auto number = m_count.take(key))
        Q_EMIT countWanted(number->value, number->goesOn);
}

void DeckTree::focusInEvent(QFocusEvent* event)
{
    QTreeView::focusInEvent(event);
    Q_EMIT focusGained();
}

void DeckTree::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected)
{
    QTreeView::selectionChanged(selected, deselected);
    m_count.end();
    Q_EMIT selectionMoved();
}

void DeckTree::rowsInserted(const QModelIndex& parent, int start, int end)
{
    QTreeView::rowsInserted(parent, start, end);
    for (int row = start; row <= end; ++row)
        showBelow(m_model.index(row, 0, parent));
    if (parent.isValid() && m_model.rowCount(parent) == end - start + 1)
        expand(parent);
}

void DeckTree::showBelow(const QModelIndex& parent)
{
    if (!parent.isValid())
        return;
    expand(parent);
    for (int row = 0; row < m_model.rowCount(parent); ++row)
        showBelow(m_model.index(row, 0, parent));
}

void DeckTree::paintEvent(QPaintEvent* event)
{
    QTreeView::paintEvent(event);
    bool anyCard = false;
    for (int row = 0; row < m_model.rowCount() && !anyCard; ++row)
        anyCard = m_model.rowCount(m_model.index(row, 0)) > 0;
    if (anyCard || m_model.columnCount() == 0)
        return;
    QPainter painter(viewport());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    const int margin = fontMetrics().height() * 2;
    painter.drawText(
        viewport()->rect().adjusted(margin, margin * 2, -margin, -margin), Qt::AlignCenter | Qt::TextWordWrap,
        tr("There are no cards in this deck yet.\n\nFind cards with Ctrl+F and press Enter to add them, drag them "
           "here, or paste a list with Ctrl+V."));
}

} // namespace muster::app

#include "moc_deck_tree.cpp"
