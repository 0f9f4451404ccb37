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

int FlowLayout::place(const QRect& rect, bool move) const
{
    const QMargins margins = contentsMargins();
    const QRect inner = rect.marginsRemoved(margins);
    const QStyle* style = parentWidget() != nullptr ? parentWidget()->style() : nullptr;
    const int gap = spacing() >= 0 ? spacing()
        : style != nullptr         ? std::max(2, style->pixelMetric(QStyle::PM_LayoutHorizontalSpacing))
                                   : 6;
    int x = inner.left();
    int y = inner.top();
    int line = 0; // height of the current one
    for (QLayoutItem* item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize size =
            item->sizeHint().boundedTo(QSize(std::max(inner.width(), item->minimumSize().width()), 100'000));
        if (x > inner.left() && x + size.width() > inner.left() + inner.width()) {
            x = inner.left();
            y += line + gap;
            line = 0;
        }
        if (move) {
            const QRect at(QPoint(x, y), size);
            const auto direction = parentWidget() != nullptr ? parentWidget()->layoutDirection() : Qt::LeftToRight;
            item->setGeometry(QStyle::visualRect(direction, inner, at));
        }
        x += size.width() + gap;
        line = std::max(line, size.height());
    }
    return y + line - rect.top() + margins.bottom();
}

} // namespace muster::app
