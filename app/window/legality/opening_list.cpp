// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/legality/opening_list.h"

#include <QApplication>
#include <QLayout>
#include <QResizeEvent>

#include "app/window/look/whole_in_room.h"

namespace muster::app {

OpeningList::OpeningList(QWidget* parent) : QListView(parent), m_whole(new WholeInRoom(*this))
{
    setResizeMode(QListView::Adjust);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFrameShape(QFrame::NoFrame);
    setTabKeyNavigation(false);
    // Of what stands in a row a part may lie below the edge: what the keyboard comes to is brought into sight.
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
        if (m_more != nullptr && now != nullptr && m_more->isAncestorOf(now))
            m_whole->reveal(QRect(now->mapTo(viewport(), QPoint(0, 0)), now->size()));
    });
}

void OpeningList::setMore(QWidget* more)
{
    m_more = more;
    m_more->setParent(viewport());
    m_more->installEventFilter(this);
    fitMore();
}

void OpeningList::fitMore()
{
    const int width = viewport()->width();
    int height = 0;
    if (m_more != nullptr && currentIndex().isValid()) {
        if (QLayout* const layout = m_more->layout())
            layout->activate();
        height = m_more->hasHeightForWidth() ? m_more->heightForWidth(width) : m_more->sizeHint().height();
    }
    if (height == m_height) {
        place();
        return;
    }
    m_height = height;
    scheduleDelayedItemsLayout();
}

int OpeningList::roomBelow(const QModelIndex& index) const { return index == currentIndex() ? m_height : 0; }

QSize OpeningList::minimumSizeHint() const
{
    return {QListView::minimumSizeHint().width(), fontMetrics().height() * 3};
}

void OpeningList::doItemsLayout()
{
    QListView::doItemsLayout();
    place();
}

void OpeningList::place()
{
    if (m_more == nullptr)
        return;
    const QModelIndex current = currentIndex();
    m_more->setVisible(current.isValid());
    if (!current.isValid())
        return;
    const QRect row = visualRect(current);
    m_more->setGeometry(row.left(), row.bottom() + 1 - m_height, row.width(), m_height);
}

void OpeningList::bringIntoSight()
{
    executeDelayedItemsLayout();
    const QModelIndex current = currentIndex();
    if (!current.isValid())
        return;
    if (m_whole->isWhole())
        m_whole->reveal(visualRect(current));
    else
        scrollTo(current, visualRect(current).height() <= viewport()->height() ? EnsureVisible : PositionAtTop);
}

void OpeningList::keepInSight()
{
    const QWidget* const focus = QApplication::focusWidget();
    if (focus != nullptr && m_more != nullptr && m_more->isAncestorOf(focus))
        m_whole->reveal(QRect(focus->mapTo(viewport(), QPoint(0, 0)), focus->size()));
    else if (!m_whole->isWhole() || hasFocus())
        bringIntoSight();
}

void OpeningList::focusInEvent(QFocusEvent* event)
{
    QListView::focusInEvent(event);
    if (event->reason() != Qt::MouseFocusReason) // a pressed row stays below the mouse
        QMetaObject::invokeMethod(this, &OpeningList::keepInSight, Qt::QueuedConnection);
}

void OpeningList::currentChanged(const QModelIndex& current, const QModelIndex& previous)
{
    QListView::currentChanged(current, previous);
    scheduleDelayedItemsLayout(); // the one gives its room to the other
    if (m_whole->isWhole())
        QMetaObject::invokeMethod(this, &OpeningList::keepInSight, Qt::QueuedConnection);
}

void OpeningList::resizeEvent(QResizeEvent* event)
{
    const bool wasInSight = visualRect(currentIndex()).intersects(QRect(QPoint(0, 0), event->oldSize()));
    QListView::resizeEvent(event);
    fitMore();
    // A list lays its rows out anew when it becomes higher or lower. Beside a scroll bar that has come, words take more lines.
    if (event->size().width() != event->oldSize().width())
        scheduleDelayedItemsLayout();
    if (wasInSight) // once the rows are laid out for the new width
        QMetaObject::invokeMethod(this, &OpeningList::keepInSight, Qt::QueuedConnection);
}

void OpeningList::scrollContentsBy(int dx, int dy)
{
    QListView::scrollContentsBy(dx, dy);
    place();
}

void OpeningList::updateGeometries()
{
    QListView::updateGeometries();
    place();
}

bool OpeningList::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_more && event->type() == QEvent::LayoutRequest)
        fitMore();
    return QListView::eventFilter(watched, event);
}

} // namespace muster::app

#include "moc_opening_list.cpp"
