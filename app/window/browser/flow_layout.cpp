// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/browser/flow_layout.h"

#include <algorithm>

#include <QStyle>
#include <QWidget>

namespace muster::app {

FlowLayout::FlowLayout(QWidget* parent) : QLayout(parent) { setContentsMargins(0, 0, 0, 0); }

FlowLayout::~FlowLayout() { qDeleteAll(m_items); }

void FlowLayout::addItem(QLayoutItem* item) { m_items.append(item); }
int FlowLayout::count() const { return int(m_items.size()); }
QLayoutItem* FlowLayout::itemAt(int index) const { return m_items.value(index); }

QLayoutItem* FlowLayout::takeAt(int index)
{
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

int FlowLayout::heightForWidth(int width) const { return place(QRect(0, 0, width, 0), false); }
QSize FlowLayout::sizeHint() const { return minimumSize(); }

int FlowLayout::lineWidth() const
{
    int width = 0;
    for (const QLayoutItem* item : m_items) {
        if (!item->isEmpty())
            width += (width == 0 ? 0 : gap()) + item->sizeHint().width();
    }
    return width + contentsMargins().left() + contentsMargins().right();
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem* item : m_items) {
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    }
    const QMargins margins = contentsMargins();
    return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

void FlowLayout::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    place(rect, true);
}

int FlowLayout::gap() const
{
    const QStyle* style = parentWidget() != nullptr ? parentWidget()->style() : nullptr;
    return spacing() >= 0  ? spacing()
        : style != nullptr ? std::max(2, style->pixelMetric(QStyle::PM_LayoutHorizontalSpacing))
                           : 6;
}

int FlowLayout::place(const QRect& rect, bool move) const
{
    const QMargins margins = contentsMargins();
    const QRect inner = rect.marginsRemoved(margins);
    const int gap = this->gap();
    Line line;
    int y = inner.top();
    for (QLayoutItem* item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize size =
            item->sizeHint().boundedTo(QSize(std::max(inner.width(), item->minimumSize().width()), 100'000));
        if (!line.items.empty() && line.width + gap + size.width() > inner.width()) {
            if (move)
                put(line, inner, y, gap);
            y += line.height + gap;
            line = {};
        }
        line.width += size.width() + (line.items.empty() ? 0 : gap);
        line.height = std::max(line.height, size.height());
        line.items.emplace_back(item, size);
    }
    if (move)
        put(line, inner, y, gap);
    return y + line.height - rect.top() + margins.bottom();
}

void FlowLayout::put(const Line& line, const QRect& inner, int y, int gap) const
{
    const auto expands = [](const auto& one) { return one.first->expandingDirections().testFlag(Qt::Horizontal); };
    auto eager = static_cast<int>(std::ranges::count_if(line.items, expands));
    int left = std::max(0, inner.width() - line.width); // for those that take what there is
    int x = inner.left();
    const auto direction = parentWidget() != nullptr ? parentWidget()->layoutDirection() : Qt::LeftToRight;
    for (const auto& [item, hint] : line.items) {
        QSize size = hint;
        if (expands(std::pair(item, hint))) {
            size.rwidth() += left / eager;
            left -= left / eager;
            --eager;
        }
        const QRect at(QPoint(x, y + (line.height - size.height()) / 2), size);
        item->setGeometry(QStyle::visualRect(direction, inner, at));
        x += size.width() + gap;
    }
}

} // namespace muster::app
