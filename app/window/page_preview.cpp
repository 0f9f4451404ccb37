// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/page_preview.h"

#include <algorithm>
#include <cmath>

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include "app/print/painting.h"
#include "app/window/look/plain_texts.h"

namespace muster::app {

namespace {

constexpr double Border = 8;    ///< around the page
constexpr double MostZoom = 8;  ///< the smallest print is large then
constexpr double ClickZoom = 3; ///< a page that is read
constexpr double ZoomStep = 1.25;

/// Where the page begins in a room of that length: in its middle, or so that none of the room is left empty.
double begin(double room, double page, double middle)
{
    if (page + 2 * Border <= room)
        return (room - page) / 2;
    return std::clamp(room / 2 - middle, room - Border - page, Border);
}

} // namespace

PagePreview::PagePreview(const print::Type& type, QWidget* parent) : QWidget(parent), m_type(type)
{
    setMinimumSize(240, 340);
    setAccessibleName(tr("Preview"));
}

void PagePreview::setPages(std::vector<print::Page> pages)
{
    m_pages = std::move(pages);
    setPage(m_page);
}

void PagePreview::setEmptyText(const QString& sentence)
{
    m_emptyText = sentence;
    update();
}

void PagePreview::setPage(int page)
{
    m_page = std::clamp(page, 0, std::max(0, static_cast<int>(m_pages.size()) - 1));
    update();
}

void PagePreview::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    if (m_pages.empty()) {
        const int margin = fontMetrics().height();
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
        painter.drawText(rect().adjusted(margin, margin, -margin, -margin), Qt::AlignCenter | Qt::TextWordWrap,
                         m_emptyText);
        return;
    }
    painter.fillRect(rect(), palette().dark());
    const print::Page& page = m_pages[static_cast<std::size_t>(m_page)];
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(origin());
    painter.scale(scale(), scale());
    painter.fillRect(QRectF(QPointF(0, 0), page.size), Qt::white); // paper is white in dark windows too
    print::draw(page, m_type, painter);
    painter.restore();
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
}

// Larger

void PagePreview::setZoomable()
{
    m_isZoomable = true;
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setToolTip(
        wrappedTip(tr("Click to read this place, and once more to see the whole page. Ctrl and the wheel, or + and −, "
                      "change the size; the mouse and the arrow keys move the page; 0 shows all of it.")));
    setAccessibleDescription(toolTip());
}

double PagePreview::scale() const
{
    const QSizeF page = m_pages[static_cast<std::size_t>(m_page)].size;
    return m_zoom * std::min((width() - 2 * Border) / page.width(), (height() - 2 * Border) / page.height());
}

QPointF PagePreview::origin() const
{
    const QSizeF page = m_pages[static_cast<std::size_t>(m_page)].size * scale();
    const QPointF middle = m_middle * scale();
    return {begin(width(), page.width(), middle.x()), begin(height(), page.height(), middle.y())};
}

/// What is at that place stays there.
void PagePreview::setZoom(double zoom, QPointF at)
{
    if (!m_isZoomable || m_pages.empty())
        return;
    const QPointF there = (at - origin()) / scale();
    m_zoom = std::clamp(zoom, 1.0, MostZoom);
    m_middle = there + (QPointF(rect().center()) - at) / scale();
    setCursor(m_zoom > 1 ? Qt::OpenHandCursor : Qt::PointingHandCursor);
    update();
}

void PagePreview::moveBy(QPointF pixels)
{
    m_middle = (QPointF(rect().center()) - origin() - pixels) / scale();
    update();
}

void PagePreview::wheelEvent(QWheelEvent* event)
{
    constexpr double Notch = 120; // of a wheel
    if (!m_isZoomable || m_pages.empty()) {
        QWidget::wheelEvent(event);
        return;
    }
    if (event->modifiers().testFlag(Qt::ControlModifier))
        setZoom(m_zoom * std::pow(ZoomStep, event->angleDelta().y() / Notch), event->position());
    else
        moveBy(QPointF(event->angleDelta()) / 2);
}

void PagePreview::keyPressEvent(QKeyEvent* event)
{
    if (!m_isZoomable || m_pages.empty()) {
        QWidget::keyPressEvent(event);
        return;
    }
    const QPointF middle = rect().center();
    const double step = fontMetrics().height() * 3;
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        setZoom(m_zoom * ZoomStep, middle);
        return;
    case Qt::Key_Minus:
        setZoom(m_zoom / ZoomStep, middle);
        return;
    case Qt::Key_0:
        setZoom(1, middle);
        return;
    case Qt::Key_Left:
        moveBy({step, 0});
        return;
    case Qt::Key_Right:
        moveBy({-step, 0});
        return;
    case Qt::Key_Up:
        moveBy({0, step});
        return;
    case Qt::Key_Down:
        moveBy({0, -step});
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void PagePreview::mousePressEvent(QMouseEvent* event)
{
    m_pressed = event->position();
    m_isMoved = false;
}

void PagePreview::mouseMoveEvent(QMouseEvent* event)
{
    const QPointF by = event->position() - m_pressed;
    if (!m_isZoomable || m_pages.empty() || m_zoom <= 1
        || (!m_isMoved && by.manhattanLength() < QApplication::startDragDistance()))
        return;
    m_isMoved = true;
    m_pressed = event->position();
    moveBy(by);
}

void PagePreview::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && !m_isMoved)
        setZoom(m_zoom > 1 ? 1 : ClickZoom, event->position());
}

} // namespace muster::app

#include "moc_page_preview.cpp"
