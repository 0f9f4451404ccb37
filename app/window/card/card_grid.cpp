// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/card/card_grid.h"

#include <algorithm>

#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>
#include <QWheelEvent>

#include "app/faces/card_face.h"
#include "app/window/browser/add_words.h"
#include "app/window/browser/results_model.h"
#include "app/window/card/card_grid_accessible.h"
#include "app/window/look/whole_in_room.h"

namespace muster::app {

namespace {

constexpr int SmallestFace = 6;
constexpr int LargestFace = 30;

} // namespace

CardGrid::CardGrid(FaceCache& faces, QWidget* parent)
    : QListView(parent),
      m_faces(faces),
      m_whole(new WholeInRoom(*this))
{
    installCardGridAccessible();
    setVerticalScrollMode(ScrollPerPixel);
    setSelectionMode(ExtendedSelection);
    setSelectionBehavior(SelectRows);
    setDragEnabled(true);
    setDragDropMode(DragOnly);
    connect(&m_faces, &FaceCache::drawn, viewport(), qOverload<>(&QWidget::update));
}

void CardGrid::setFaceSize(int lines)
{
    lines = std::clamp(lines, SmallestFace, LargestFace);
    if (lines == m_lines)
        return;
    m_lines = lines;
    updateGeometries();
    scrollTo(currentIndex());
    viewport()->update();
    Q_EMIT faceSizeChanged(lines);
}

void CardGrid::fitFaces() { setFaceSize(faceSizeFor(viewport()->size())); }

int CardGrid::faceSizeFor(QSize room) const
{
    const int cards = model() == nullptr ? 0 : model()->rowCount();
    int lines = LargestFace;
    const auto fits = [&] {
        const int width = fontMetrics().height() * lines;
        const int height = int(width * FaceHeight / FaceWidth) + fontMetrics().height() * 5 / 4 + gap();
        const int inARow = std::max(1, (room.width() - gap()) / (width + gap()));
        return (cards + inARow - 1) / inARow * height + gap() <= room.height();
    };
    while (lines > SmallestFace && !fits())
        --lines;
    return lines;
}

// What QListView does for places, scrolling and layout is done here from the size of a cell instead, so that 100,000 cards
// cost no more than those on screen; what QAbstractItemView does with it is wanted all the same.
// NOLINTBEGIN(bugprone-parent-virtual-call)

int CardGrid::gap() const { return fontMetrics().height() / 2; }

QSize CardGrid::faceInPixels() const
{
    const int width = fontMetrics().height() * m_lines;
    return {width, int(width * FaceHeight / FaceWidth)};
}

QSize CardGrid::cell() const
{
    const QSize face = faceInPixels();
    return {face.width() + gap(), face.height() + fontMetrics().height() * 5 / 4 + gap()};
}

int CardGrid::columns() const { return std::max(1, (viewport()->width() - gap()) / cell().width()); }

QRect CardGrid::visualRect(const QModelIndex& index) const
{
    if (!index.isValid())
        return {};
    const QSize size = cell();
    const int left = std::max(0, (viewport()->width() - gap() - columns() * size.width()) / 2);
    const QRect rect(left + gap() + index.row() % columns() * size.width(),
                     gap() + index.row() / columns() * size.height() - verticalOffset(), size.width() - gap(),
                     size.height() - gap());
    return layoutDirection() == Qt::RightToLeft ? QStyle::visualRect(Qt::RightToLeft, viewport()->rect(), rect) : rect;
}

QModelIndex CardGrid::indexAt(const QPoint& point) const
{
    if (model() == nullptr)
        return {};
    const QSize size = cell();
    const int line = (point.y() + verticalOffset() - gap()) / size.height();
    for (int row = line * columns(); row < std::min((line + 1) * columns(), model()->rowCount()); ++row) {
        const QModelIndex index = row < 0 ? QModelIndex() : model()->index(row, 0);
        if (visualRect(index).contains(point))
            return index;
    }
    return {};
}

void CardGrid::scrollTo(const QModelIndex& index, ScrollHint hint)
{
    if (!index.isValid())
        return;
    const QRect rect = visualRect(index);
    QScrollBar* bar = verticalScrollBar();
    const int height = viewport()->height();
    if (hint == PositionAtCenter)
        bar->setValue(bar->value() + rect.center().y() - height / 2);
    else if (hint == PositionAtTop || (hint == EnsureVisible && rect.top() < gap()))
        bar->setValue(bar->value() + rect.top() - gap());
    else if (hint == PositionAtBottom || rect.bottom() > height - gap())
        bar->setValue(bar->value() + rect.bottom() - height + gap());
}

void CardGrid::doItemsLayout() { QAbstractItemView::doItemsLayout(); }

void CardGrid::reset()
{
    QListView::reset();
    verticalScrollBar()->setValue(0);
    updateGeometries();
}

int CardGrid::verticalOffset() const { return verticalScrollBar()->value(); }

void CardGrid::updateGeometries()
{
    const int rows = model() == nullptr ? 0 : model()->rowCount();
    const QSize size = cell();
    const int height = (rows + columns() - 1) / columns() * size.height() + gap();
    verticalScrollBar()->setRange(0, std::max(0, height - viewport()->height()));
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(std::max(1, size.height() / 4));
    horizontalScrollBar()->setRange(0, 0);
    QAbstractItemView::updateGeometries();
}

void CardGrid::resizeEvent(QResizeEvent* event)
{
    const QModelIndex first = indexAt(QPoint(viewport()->width() / 2, gap() + 1));
    QAbstractItemView::resizeEvent(event);
    updateGeometries();
    if (first.isValid() && verticalOffset() > 0)
        scrollTo(first, PositionAtTop);
}

void CardGrid::changeEvent(QEvent* event)
{
    QListView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        updateGeometries();
}

void CardGrid::scrollContentsBy(int, int) { viewport()->update(); }

void CardGrid::dataChanged(const QModelIndex&, const QModelIndex&, const QList<int>&) { viewport()->update(); }

void CardGrid::wheelEvent(QWheelEvent* event)
{
    if (event->modifiers() == Qt::ControlModifier && event->angleDelta().y() != 0) {
        setFaceSize(m_lines + (event->angleDelta().y() > 0 ? 1 : -1));
        event->accept();
        return;
    }
    QAbstractItemView::wheelEvent(event);
}

// NOLINTEND(bugprone-parent-virtual-call)

QModelIndex CardGrid::moveCursor(CursorAction action, Qt::KeyboardModifiers)
{
    const int rows = model() == nullptr ? 0 : model()->rowCount();
    if (rows == 0)
        return {};
    const int current = currentIndex().isValid() ? currentIndex().row() : 0;
    if (!currentIndex().isValid())
        return model()->index(0, 0);
    const int page = std::max(1, m_whole->sight() / cell().height()) * columns();
    const int left = layoutDirection() == Qt::RightToLeft ? 1 : -1;
    int row = current;
    switch (action) {
    case MoveLeft:
        row += left;
        break;
    case MoveRight:
        row -= left;
        break;
    case MovePrevious:
        --row;
        break;
    case MoveNext:
        ++row;
        break;
    case MoveUp:
        row = row >= columns() ? row - columns() : row;
        break;
    case MoveDown:
        row = row + columns() < rows ? row + columns() : row;
        break;
    case MovePageUp:
        row = row >= page ? row - page : row % columns();
        break;
    case MovePageDown:
        row = std::min(row + page, rows - 1);
        break;
    case MoveHome:
        row = 0;
        break;
    case MoveEnd:
        row = rows - 1;
        break;
    }
    return model()->index(std::clamp(row, 0, rows - 1), 0);
}

void CardGrid::setSelection(const QRect& rect, QItemSelectionModel::SelectionFlags command)
{
    if (model() == nullptr || model()->rowCount() == 0)
        return;
    // From one cell to another is all between them, as in a text; a rectangle drawn over cells takes those that it meets.
    QItemSelection selection;
    const QModelIndex from = indexAt(rect.topLeft());
    const QModelIndex to = indexAt(rect.bottomRight());
    if (from.isValid() && to.isValid()) {
        const auto [first, last] = std::minmax({from.row(), to.row()}); // the list: values, no references
        selection.select(model()->index(first, 0), model()->index(last, model()->columnCount() - 1));
    } else {
        const QRect area = rect.normalized();
        const int line = std::max(0, (area.top() + verticalOffset() - gap()) / cell().height());
        const int end = (area.bottom() + verticalOffset()) / cell().height() + 1;
        for (int row = line * columns(); row < std::min(end * columns(), model()->rowCount()); ++row) {
            if (visualRect(model()->index(row, 0)).intersects(area))
                selection.select(model()->index(row, 0), model()->index(row, model()->columnCount() - 1));
        }
    }
    selectionModel()->select(selection, command);
}

QRegion CardGrid::visualRegionForSelection(const QItemSelection& selection) const
{
    QRegion region;
    for (const QItemSelectionRange& range : selection) {
        // Only what is on the screen; a selection may have 100,000 rows.
        const int line = std::max(0, (verticalOffset() - gap()) / cell().height());
        const int end = (verticalOffset() + viewport()->height()) / cell().height() + 1;
        for (int row = std::max(range.top(), line * columns()); row <= std::min(range.bottom(), end * columns()); ++row)
            region += visualRect(model()->index(row, 0));
    }
    return region;
}

void CardGrid::paintEvent(QPaintEvent* event)
{
    if (model() == nullptr)
        return;
    QPainter painter(viewport());
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing | QPainter::SmoothPixmapTransform);
    const int first = std::max(0, (event->rect().top() + verticalOffset() - gap()) / cell().height());
    const int last = (event->rect().bottom() + verticalOffset()) / cell().height();
    // From the end, so that the first of those that are still to be drawn is asked for last, and drawn first.
    for (int row = std::min((last + 1) * columns(), model()->rowCount()) - 1; row >= first * columns(); --row) {
        const QModelIndex index = model()->index(row, 0);
        paintCell(painter, index, visualRect(index));
    }
}

void CardGrid::paintCell(QPainter& painter, const QModelIndex& index, const QRect& rect)
{
    const QSize size = faceInPixels();
    const QRect face(rect.topLeft(), size);
    const bool selected = selectionModel()->isSelected(index);
    const double ratio = devicePixelRatioF();
    if (selected || (index == currentIndex() && hasFocus())) {
        QPainterPath around;
        const int edge = std::max(2, gap() / 3);
        around.addRoundedRect(rect.adjusted(-edge, -edge, edge, edge), edge * 2, edge * 2);
        painter.fillPath(around, selected ? palette().highlight() : palette().alternateBase());
        if (index == currentIndex() && hasFocus())
            painter.strokePath(around, QPen(palette().text(), 1.5));
    }
    const CardIndex card{index.data(carddb::CardListModel::CardRole).toUInt()};
    const QImage image = m_faces.face(card, int(size.width() * ratio));
    if (!image.isNull()) {
        painter.drawImage(face, image);
    } else { // the name, until the face is drawn
        QPainterPath shape;
        shape.addRoundedRect(face, size.width() * 0.045, size.width() * 0.045);
        painter.fillPath(shape, Qt::white);
        painter.setPen(QColor(60, 60, 60));
        painter.drawText(face.adjusted(gap(), gap(), -gap(), -gap()), Qt::AlignHCenter | Qt::TextWordWrap,
                         index.data(carddb::CardListModel::NameRole).toString());
    }
    const QRect below(rect.left(), face.bottom() + 1, rect.width(), rect.bottom() - face.bottom());
    if (const QVariant caption = index.data(CaptionRole); caption.isValid()) {
        painter.setPen(palette().color(selected ? QPalette::HighlightedText : QPalette::Text));
        painter.drawText(below, Qt::AlignCenter,
                         fontMetrics().elidedText(caption.toString(), Qt::ElideRight, below.width()));
        return;
    }
    const QVariant copies = index.data(ResultsModel::CopiesRole);
    if (!copies.isValid())
        return;
    QRect line = below;
    if (copies.toInt() > 0)
        line.setLeft(paintCount(painter, line, copies.toInt()) + gap() / 2);
    const QVariant allowed = index.data(ResultsModel::AllowedRole);
    QString text = QStringLiteral("…");
    if (allowed.isValid())
        text = addSign(allowed.toBool()) + QLatin1Char(' ') + index.data(ResultsModel::AddWordsRole).toString();
    painter.setPen(palette().color(selected ? QPalette::HighlightedText : QPalette::Text));
    if (!allowed.isValid() || !index.data(ResultsModel::AddWordsRole).toString().isEmpty())
        painter.drawText(line, Qt::AlignCenter, fontMetrics().elidedText(text, Qt::ElideRight, line.width()));
}

int CardGrid::paintCount(QPainter& painter, const QRect& line, int copies) const
{
    const QString count = tr("%1×").arg(copies);
    const int height = std::min(fontMetrics().height() + 2, line.height());
    const QRect badge(line.left(), line.center().y() - height / 2,
                      std::max(height, fontMetrics().horizontalAdvance(count) + height / 2), height);
    QPainterPath shape;
    shape.addRoundedRect(badge, height / 2.0, height / 2.0);
    painter.fillPath(shape, palette().highlight());
    painter.strokePath(shape, QPen(palette().base(), 1.5));
    painter.setPen(palette().color(QPalette::HighlightedText));
    painter.drawText(badge, Qt::AlignCenter, count);
    return badge.right();
}

} // namespace muster::app
