// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/page_preview.h"

#include <algorithm>

#include <QPainter>

#include "app/print/painting.h"

namespace muster::app {

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
    constexpr double Border = 8;
    const double scale =
        std::min((width() - 2 * Border) / page.size.width(), (height() - 2 * Border) / page.size.height());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate((width() - page.size.width() * scale) / 2, (height() - page.size.height() * scale) / 2);
    painter.scale(scale, scale);
    painter.fillRect(QRectF(QPointF(0, 0), page.size), Qt::white); // paper is white in dark windows too
    print::draw(page, m_type, painter);
}

} // namespace muster::app

#include "moc_page_preview.cpp"
