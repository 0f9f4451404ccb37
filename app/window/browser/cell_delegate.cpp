// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/browser/cell_delegate.h"

#include <QPainter>
#include <QStyle>
#include <QWidget>

namespace muster::app {

namespace {

QPalette::ColorGroup groupOf(QStyle::State state)
{
    if (!state.testFlag(QStyle::State_Enabled))
        return QPalette::Disabled;
    return state.testFlag(QStyle::State_Active) ? QPalette::Active : QPalette::Inactive;
}

} // namespace

void CellDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    if ((option.state & (QStyle::State_Selected | QStyle::State_HasFocus)) != 0) {
        QStyledItemDelegate::paint(painter, option, index);
        return;
    }
    const QString text = index.data().toString();
    if (text.isEmpty())
        return;
    // The style's own margin beside the text of an item.
    const QStyle* const style = option.widget->style();
    const int margin = style->pixelMetric(QStyle::PM_FocusFrameHMargin, &option, option.widget) + 1;
    const QRect room = option.rect.adjusted(margin, 0, -margin, 0);
    const QStaticText& line = m_lines.line(text, option.font, room.width());
    const QVariant wanted = index.data(Qt::TextAlignmentRole);
    const auto alignment = wanted.isValid() ? wanted.value<Qt::Alignment>() : Qt::AlignLeft | Qt::AlignVCenter;
    const QSize size(qCeil(line.size().width()), qCeil(line.size().height()));
    const QRect place = QStyle::alignedRect(option.direction, alignment, size.boundedTo(room.size()), room);
    painter->setFont(option.font);
    painter->setPen(option.palette.color(groupOf(option.state), QPalette::Text));
    painter->drawStaticText(place.topLeft(), line);
}

} // namespace muster::app

#include "moc_cell_delegate.cpp"
