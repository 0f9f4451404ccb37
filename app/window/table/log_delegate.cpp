// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table/log_delegate.h"

#include <algorithm>
#include <utility>

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QTextLayout>

#include "app/window/table/table_lists.h"

namespace muster::app {

namespace {

/// The text of a line, broken as the style breaks it, which has reckoned its height.
void layOutLine(QTextLayout& layout, int width)
{
    QTextOption option;
    option.setWrapMode(QTextOption::WordWrap);
    layout.setTextOption(option);
    layout.beginLayout();
    double below = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition(QPointF(0, below));
        below += line.height();
    }
    layout.endLayout();
}

/// Where the rule begins in the text of a line; -1: it has none.
qsizetype ruleStart(const QString& text, const QString& rule) { return rule.isEmpty() ? -1 : text.lastIndexOf(rule); }

} // namespace

QRect LogDelegate::textRect(const QStyleOptionViewItem& styled)
{
    const QStyle& style = styled.widget != nullptr ? *styled.widget->style() : *QApplication::style();
    const int margin = style.pixelMetric(QStyle::PM_FocusFrameHMargin, &styled, styled.widget) + 1;
    return style.subElementRect(QStyle::SE_ItemViewItemText, &styled, styled.widget).adjusted(margin, 0, -margin, 0);
}

void LogDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& line) const
{
    QStyleOptionViewItem styled = option;
    initStyleOption(&styled, line);
    const QRect place = textRect(styled);
    const QString text = std::exchange(styled.text, QString());
    const QStyle& style = styled.widget != nullptr ? *styled.widget->style() : *QApplication::style();
    style.drawControl(QStyle::CE_ItemViewItem, &styled, painter, styled.widget);

    const bool selected = styled.state.testFlag(QStyle::State_Selected);
    const QPalette::ColorGroup group =
        styled.state.testFlag(QStyle::State_Active) ? QPalette::Normal : QPalette::Inactive;
    const bool isLater = line.data(LogModel::LaterRole).toBool();
    QTextLayout layout(text, styled.font, painter->device());
    layOutLine(layout, place.width());
    QList<QTextLayout::FormatRange> links;
    const QString rule = line.data(LogModel::RuleRole).toString();
    if (const qsizetype start = ruleStart(text, rule); start >= 0) {
        QTextLayout::FormatRange link;
        link.start = static_cast<int>(start);
        link.length = static_cast<int>(rule.size());
        link.format.setFontUnderline(true);
        if (!selected)
            link.format.setForeground(styled.palette.brush(group, QPalette::Link));
        links.append(link);
    }
    painter->save();
    painter->setClipRect(option.rect);
    painter->setPen(styled.palette.color(group,
                                         selected      ? QPalette::HighlightedText
                                             : isLater ? QPalette::PlaceholderText
                                                       : QPalette::Text));
    const double above = std::max(0.0, (place.height() - layout.boundingRect().height()) / 2);
    layout.draw(painter, QPointF(place.left(), place.top() + above), links);
    painter->restore();
}

QString LogDelegate::ruleAt(QPoint place, const QStyleOptionViewItem& option, const QModelIndex& line) const
{
    QStyleOptionViewItem styled = option;
    initStyleOption(&styled, line);
    const QString rule = line.data(LogModel::RuleRole).toString();
    const qsizetype start = ruleStart(styled.text, rule);
    if (start < 0)
        return {};
    const QRect text = textRect(styled);
    QTextLayout layout(styled.text, styled.font);
    layOutLine(layout, text.width());
    const double above = std::max(0.0, (text.height() - layout.boundingRect().height()) / 2);
    const QPointF at = QPointF(place) - QPointF(text.left(), text.top() + above);
    for (int i = 0; i < layout.lineCount(); ++i) {
        const QTextLine row = layout.lineAt(i);
        if (!row.naturalTextRect().contains(at))
            continue;
        const int letter = row.xToCursor(at.x(), QTextLine::CursorOnCharacter);
        return letter >= start && letter < start + rule.size() ? rule : QString();
    }
    return {};
}

bool LogDelegate::editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                              const QModelIndex& line)
{
    const bool press = event->type() == QEvent::MouseButtonPress;
    if (press || event->type() == QEvent::MouseButtonRelease) {
        const auto* const mouse = static_cast<QMouseEvent*>(event);
        const QString rule = mouse->button() == Qt::LeftButton ? ruleAt(mouse->pos(), option, line) : QString();
        const QPersistentModelIndex pressed = std::exchange(m_pressed, press && !rule.isEmpty() ? line : QModelIndex());
        if (!press && !rule.isEmpty() && pressed == line)
            Q_EMIT ruleClicked(rule);
    }
    return QStyledItemDelegate::editorEvent(event, model, option, line);
}

} // namespace muster::app

#include "moc_log_delegate.cpp"
