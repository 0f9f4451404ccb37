// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/look/whole_in_room.h"

#include <algorithm>
#include <cmath>

#include <QAbstractItemView>
#include <QEvent>
#include <QItemSelectionModel>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QTextDocument>
#include <QTextEdit>

namespace muster::app {

namespace {

bool hasMoreBelow(const QAbstractScrollArea& area)
{
    return area.verticalScrollBar()->maximum() > area.verticalScrollBar()->minimum();
}

int heightOfRows(const QAbstractItemView& list)
{
    const QAbstractItemModel* const rows = list.model();
    const int count = rows == nullptr ? 0 : rows->rowCount(list.rootIndex());
    if (count == 0)
        return 0;
    const auto place = [&](int row) { return list.visualRect(rows->index(row, 0, list.rootIndex())); };
    const int top = place(0).top();
    const int beside = list.verticalScrollBar()->value() == 0 ? std::max(0, top) : 0; // the margin above the rows
    return place(count - 1).bottom() + 1 - top + 2 * beside;
}

} // namespace

WholeInRoom::WholeInRoom(QAbstractScrollArea& view) : QObject(&view), m_view(view)
{
    view.installEventFilter(this);
    view.viewport()->installEventFilter(this);
    connect(view.verticalScrollBar(), &QScrollBar::rangeChanged, this, &WholeInRoom::fitSoon);
}

int WholeInRoom::sight() const { return scrolled().viewport()->height(); }

void WholeInRoom::reveal(const QRect& place)
{
    QWidget* const sight = scrolled().viewport();
    QScrollBar* const bar = scrolled().verticalScrollBar();
    const int top = m_view.viewport()->mapTo(sight, place.topLeft()).y();
    const int below = top + place.height() - sight->height();
    if (top < 0 || place.height() > sight->height())
        bar->setValue(bar->value() + top);
    else if (below > 0)
        bar->setValue(bar->value() + below);
}

bool WholeInRoom::eventFilter(QObject* watched, QEvent* event)
{
    if (qobject_cast<QAbstractScrollArea*>(parent()) == nullptr)
        return false; // the view is being destroyed, and hidden by that
    const bool ofRoom = room() != nullptr && watched == room()->viewport();
    if (watched == &m_view && event->type() == QEvent::Show) {
        enterRoom();
        fitSoon();
    } else if ((watched == &m_view && event->type() == QEvent::Hide) || (ofRoom && event->type() == QEvent::Resize)) {
        setWhole(false); // of pages in one place each would else ask for the room of the highest
        fitSoon();
    } else if (watched == m_view.viewport() && event->type() == QEvent::Paint && m_isWhole) {
        fitSoon(); // there may be more to show than before, or less
    }
    return QObject::eventFilter(watched, event);
}

QScrollArea* WholeInRoom::room() const { return qobject_cast<QScrollArea*>(m_room.data()); }

const QAbstractScrollArea& WholeInRoom::scrolled() const { return m_isWhole && room() != nullptr ? *room() : m_view; }

int WholeInRoom::contents() const
{
    if (const auto* const text = qobject_cast<const QTextEdit*>(&m_view))
        return static_cast<int>(std::ceil(text->document()->size().height()));
    if (const auto* const lines = qobject_cast<const QPlainTextEdit*>(&m_view)) // its document counts in lines
        return static_cast<int>(std::ceil(lines->document()->size().height() * lines->fontMetrics().lineSpacing()
                                          + 2 * lines->document()->documentMargin()));
    if (const auto* const list = qobject_cast<const QAbstractItemView*>(&m_view))
        return heightOfRows(*list);
    const auto* const page = qobject_cast<const QScrollArea*>(&m_view);
    const QWidget* const inside = page == nullptr ? nullptr : page->widget();
    if (inside == nullptr)
        return m_view.viewport()->height();
    const int wrapped = inside->hasHeightForWidth() ? inside->heightForWidth(page->viewport()->width()) : 0;
    return std::max(inside->minimumSizeHint().height(), wrapped);
}

void WholeInRoom::enterRoom()
{
    QScrollArea* found = nullptr;
    for (QWidget* around = m_view.parentWidget(); around != nullptr && found == nullptr;
         around = around->parentWidget())
        found = qobject_cast<QScrollArea*>(around);
    if (found == m_room)
        return;
    m_room = found;
    if (found == nullptr)
        return;
    found->viewport()->installEventFilter(this);
    connect(found->verticalScrollBar(), &QScrollBar::rangeChanged, this, &WholeInRoom::fitSoon);
    if (auto* const list = qobject_cast<QAbstractItemView*>(&m_view); list != nullptr && list->selectionModel())
        connect(list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this, list] {
            if (m_isWhole && list->hasFocus())
                QMetaObject::invokeMethod(
                    this, [this, list] { reveal(list->visualRect(list->currentIndex())); }, Qt::QueuedConnection);
        });
}

void WholeInRoom::fitSoon()
{
    if (m_isWaiting)
        return;
    m_isWaiting = true;
    QMetaObject::invokeMethod(this, &WholeInRoom::fit, Qt::QueuedConnection);
}

void WholeInRoom::fit()
{
    m_isWaiting = false;
    if (room() == nullptr || !m_view.isVisible())
        return;
    if (!m_isWhole && hasMoreBelow(m_view) && hasMoreBelow(*room()))
        setWhole(true);
    if (!m_isWhole)
        return;
    const int height = contents() + m_view.height() - m_view.viewport()->height();
    if (height != m_view.minimumHeight())
        m_view.setMinimumHeight(height);
}

void WholeInRoom::setWhole(bool whole)
{
    if (whole == m_isWhole)
        return;
    m_isWhole = whole;
    if (whole) {
        m_least = m_view.minimumHeight();
        m_policy = m_view.verticalScrollBarPolicy();
        m_view.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        return;
    }
    m_view.setVerticalScrollBarPolicy(m_policy);
    m_view.setMinimumHeight(m_least);
    // A page that is hidden tells nobody that it needs less.
    for (QWidget* around = &m_view; m_room && around != nullptr && around != m_room; around = around->parentWidget())
        around->updateGeometry();
}

} // namespace muster::app
