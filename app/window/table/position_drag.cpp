// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table/position_drag.h"

#include <algorithm>

#include <QAbstractItemView>
#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>

namespace muster::app {

namespace {

constexpr int MarkWidth = 3;        ///< pixels, of the line between two cards
constexpr double BesidePart = 0.25; ///< of the width of a card on either side
constexpr QSize LargestPicture(160, 220);

} // namespace

PositionDrag::PositionDrag(QWidget& window)
    : QObject(&window),
      m_window(window),
      m_picture(new QLabel(&window)),
      m_mark(new QFrame(&window))
{
    for (QWidget* const one : {static_cast<QWidget*>(m_picture), static_cast<QWidget*>(m_mark)}) {
        one->setAttribute(Qt::WA_TransparentForMouseEvents);
        one->hide();
    }
    m_mark->setFrameShape(QFrame::Box);
    m_mark->setLineWidth(MarkWidth);
    qApp->installEventFilter(this); // mouse of all lists, and Escape wherever the keyboard is
}

PositionDrag::~PositionDrag() = default;

void PositionDrag::watch(QAbstractItemView& view, bool takes) { m_views.push_back({&view, takes}); }

QAbstractItemView* PositionDrag::viewOf(const QObject* viewport) const
{
    for (const Watched& one : m_views) {
        if (one.view && one.view->viewport() == viewport)
            return one.view;
    }
    return nullptr;
}

PositionDrag::Target PositionDrag::targetAt(const QPoint& global) const
{
    for (const Watched& one : m_views) {
        if (!one.view || !one.takes || !one.view->isVisible())
            continue;
        const QWidget* const viewport = one.view->viewport();
        const QPoint at = viewport->mapFromGlobal(global);
        if (!viewport->visibleRegion().contains(at))
            continue;
        const QModelIndex card = one.view->indexAt(at);
        if (!card.isValid())
            return {one.view, {}, Where::Zone};
        const QRect place = one.view->visualRect(card);
        const double part = double(at.x() - place.left()) / std::max(1, place.width());
        const bool fromRight = one.view->layoutDirection() == Qt::RightToLeft;
        const Where first = fromRight ? Where::Behind : Where::Before;
        const Where last = fromRight ? Where::Before : Where::Behind;
        return {one.view, card, part < BesidePart ? first : part > 1 - BesidePart ? last : Where::On};
    }
    return {};
}

bool PositionDrag::eventFilter(QObject* watched, QEvent* event)
{
    const QEvent::Type type = event->type();
    if (m_draws && type == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        end();
        return true;
    }
    const bool isMouse =
        type == QEvent::MouseButtonPress || type == QEvent::MouseMove || type == QEvent::MouseButtonRelease;
    QAbstractItemView* const view = isMouse ? viewOf(watched) : nullptr;
    if (view == nullptr)
        return false;
    const auto& mouse = *static_cast<QMouseEvent*>(event);
    return type == QEvent::MouseButtonPress ? press(*view, mouse)
        : type == QEvent::MouseMove         ? move(mouse)
                                            : release(mouse);
}

/// The list takes the press as well: what is pressed is chosen.
bool PositionDrag::press(QAbstractItemView& view, const QMouseEvent& event)
{
    end();
    if (event.button() != Qt::LeftButton)
        return false;
    m_card = view.indexAt(event.position().toPoint());
    m_from = m_card.isValid() ? &view : nullptr;
    m_pressed = event.globalPosition().toPoint();
    return false;
}

bool PositionDrag::move(const QMouseEvent& event)
{
    if (!m_from || !m_card.isValid() || !event.buttons().testFlag(Qt::LeftButton))
        return false;
    const QPoint at = event.globalPosition().toPoint();
    if (!m_draws && (at - m_pressed).manhattanLength() < QApplication::startDragDistance())
        return true; // nor does the list choose more cards by it
    if (!m_draws) {
        m_draws = true;
        const QPixmap picture = m_from->viewport()->grab(m_from->visualRect(m_card));
        const double ratio = picture.devicePixelRatio();
        const QSize size = (QSizeF(picture.size()) / ratio).toSize().boundedTo(LargestPicture);
        m_picture->setPixmap(picture.copy(QRect(QPoint(0, 0), (QSizeF(size) * ratio).toSize())));
        m_picture->resize(size);
    }
    show(at);
    Q_EMIT moved(at);
    return true;
}

bool PositionDrag::release(const QMouseEvent& event)
{
    if (!m_draws || event.button() != Qt::LeftButton)
        return false;
    const Target target = targetAt(event.globalPosition().toPoint());
    const QPointer<QAbstractItemView> from = m_from;
    const QModelIndex card = m_card;
    end();
    if (target.view != nullptr && from && card.isValid())
        Q_EMIT dropped(from, card, target, event.modifiers().testFlag(Qt::ShiftModifier));
    return true;
}

/// The card at the mouse, and a frame around what would get it.
void PositionDrag::show(const QPoint& global)
{
    m_picture->move(m_window.mapFromGlobal(global) + QPoint(8, 8));
    m_picture->show();
    const Target target = targetAt(global);
    m_mark->setVisible(target.view != nullptr);
    if (target.view == nullptr)
        return;
    const QWidget* const viewport = target.view->viewport();
    QRect place = target.where == Where::Zone ? viewport->rect() : target.view->visualRect(target.card);
    if (target.where == Where::Before || target.where == Where::Behind) {
        const bool atLeft = (target.where == Where::Before) != (viewport->layoutDirection() == Qt::RightToLeft);
        place =
            QRect(atLeft ? place.left() : place.right() - 2 * MarkWidth, place.top(), 2 * MarkWidth, place.height());
    }
    place.moveTopLeft(viewport->mapTo(&m_window, place.topLeft()));
    m_mark->setGeometry(place);
    m_mark->raise();
    m_picture->raise();
}

void PositionDrag::end()
{
    m_draws = false;
    m_from = nullptr;
    m_card = QModelIndex();
    m_picture->hide();
    m_mark->hide();
}

} // namespace muster::app

#include "moc_position_drag.cpp"
