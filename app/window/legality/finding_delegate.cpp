// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/legality/finding_delegate.h"

#include <QApplication>
#include <QListView>
#include <QPainter>

#include "app/window/legality/findings_model.h"
#include "app/window/legality/opening_list.h"
#include "app/window/look/signs.h"

namespace muster::app {

namespace {

struct Measures {
    int space;  ///< around everything
    int side;   ///< of the sign
    int state;  ///< height of the second line
    int indent; ///< of the texts
};

Measures measuresOf(const QFontMetrics& metrics)
{
    const int space = metrics.height() / 2;
    const int side = metrics.ascent() + metrics.descent();
    return {space, side, metrics.height(), space + side + space};
}

constexpr qsizetype MostHeights = 500;
constexpr auto TextFlags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

} // namespace

int FindingDelegate::heightOf(const QString& title, int width, const QStyleOptionViewItem& option) const
{
    if (m_font != option.font || m_heights.size() >= MostHeights) {
        m_heights.clear();
        m_font = option.font;
    }
    int& height = m_heights[{title, width}];
    if (height == 0)
        height = option.fontMetrics.boundingRect(QRect(0, 0, width, 1 << 16), TextFlags, title).height();
    return height;
}

QSize FindingDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Measures m = measuresOf(option.fontMetrics);
    const auto* const view = qobject_cast<const QAbstractScrollArea*>(option.widget);
    const int width = view != nullptr ? view->viewport()->width() : option.rect.width();
    const int text = heightOf(index.data().toString(), std::max(1, width - m.indent - m.space), option);
    const auto* const list = qobject_cast<const OpeningList*>(option.widget);
    return {width, text + m.state + m.space + m.space / 2 + (list == nullptr ? 0 : list->roomBelow(index))};
}

void FindingDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem item(option);
    initStyleOption(&item, index);
    item.text.clear();
    if (const auto* const list = qobject_cast<const OpeningList*>(item.widget))
        item.rect.setHeight(item.rect.height() - list->roomBelow(index));
    const QStyle* const style = item.widget != nullptr ? item.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);

    const Measures m = measuresOf(option.fontMetrics);
    const bool selected = item.state.testFlag(QStyle::State_Selected);
    const auto group = item.state.testFlag(QStyle::State_Active) ? QPalette::Active : QPalette::Inactive;
    const QColor text = item.palette.color(group, selected ? QPalette::HighlightedText : QPalette::Text);
    const bool waived = index.data(FindingsModel::WaivedRole).toBool();
    const auto sign = static_cast<Sign>(index.data(FindingsModel::SignRole).toInt());

    painter->save();
    const QRectF place(item.rect.left() + m.space, item.rect.top() + m.space / 2.0, m.side, m.side);
    if (selected) {
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(item.palette.color(QPalette::Base));
        painter->drawEllipse(place.adjusted(-2, -2, 2, 2));
    }
    paintSign(*painter, place, sign, item.palette);
    QFont font = item.font;
    font.setStrikeOut(waived);
    painter->setFont(font);
    painter->setPen(text);
    const QRect room = item.rect.adjusted(m.indent, m.space / 2, -m.space, -m.space - m.state + m.space / 2);
    painter->drawText(room, TextFlags, index.data().toString());
    painter->setFont(item.font);
    QColor faint = text;
    faint.setAlphaF(0.7F);
    painter->setPen(faint);
    painter->drawText(
        QRect(room.left(), item.rect.bottom() - m.state - m.space / 2, room.width(), m.state),
        Qt::AlignLeft | Qt::AlignVCenter,
        option.fontMetrics.elidedText(index.data(FindingsModel::StateRole).toString(), Qt::ElideRight, room.width()));
    painter->restore();
}

} // namespace muster::app

#include "moc_finding_delegate.cpp"
