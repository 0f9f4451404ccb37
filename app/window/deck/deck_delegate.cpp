// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/deck/deck_delegate.h"

#include <QApplication>
#include <QPainter>

#include "app/window/deck/deck_model.h"
#include "app/window/look/signs.h"

namespace muster::app {

namespace {

/// Draws pieces of text from left to right until the room is used up; the one that does not fit is cut with an ellipsis.
class Line {
public:
    Line(QPainter& painter, const QRect& room, TextLines& lines) : m_painter(painter), m_room(room), m_lines(lines) { }

    void text(const QString& text, const QFont& font, const QColor& colour)
    {
        if (text.isEmpty() || m_room.width() <= 0)
            return;
        const QStaticText& line = m_lines.line(text, font, m_room.width());
        m_painter.setFont(font);
        m_painter.setPen(colour);
        m_painter.drawStaticText(m_room.left(), topOf(line, m_room), line);
        m_room.setLeft(m_room.left() + qCeil(line.size().width()));
    }
    void gap(int width) { m_room.setLeft(m_room.left() + width); }

    /// Where a line stands in the middle of a room.
    [[nodiscard]] static int topOf(const QStaticText& line, const QRect& room)
    {
        return room.top() + (room.height() - qCeil(line.size().height())) / 2;
    }

private:
    QPainter& m_painter;
    QRect m_room;
    TextLines& m_lines;
};

QColor blend(const QColor& a, const QColor& b, double share)
{
    const auto mix = [share](int x, int y) { return static_cast<int>(x + (y - x) * share); };
    return {mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue())};
}

struct Inks {
    QColor text, faint;
};

Inks inksOf(const QStyleOptionViewItem& option)
{
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const auto group = option.state.testFlag(QStyle::State_Active) ? QPalette::Active : QPalette::Inactive;
    const QColor text = option.palette.color(group, selected ? QPalette::HighlightedText : QPalette::Text);
    const QColor ground = option.palette.color(group, selected ? QPalette::Highlight : QPalette::Base);
    return {text, blend(text, ground, selected ? 0.15 : 0.35)};
}

} // namespace

QSize DeckDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QSize base = QStyledItemDelegate::sizeHint(option, index);
    const int height = option.fontMetrics.height();
    return {base.width(), height + height / 2};
}

void DeckDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyleOptionViewItem item(option);
    // A row that is neither chosen nor under the mouse has no ground of its own.
    if ((item.state & (QStyle::State_Selected | QStyle::State_HasFocus | QStyle::State_MouseOver)) != 0) {
        initStyleOption(&item, index);
        item.text.clear();
        const QStyle* const style = item.widget != nullptr ? item.widget->style() : QApplication::style();
        style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);
    }
    painter->save();
    painter->setClipRect(option.rect);
    if (index.column() != DeckModel::CardColumn)
        paintField(*painter, item, index);
    else if (index.data(DeckModel::KindRole).toInt() == static_cast<int>(DeckRow::Kind::Card))
        paintCard(*painter, item, index);
    else
        paintHeading(*painter, item, index);
    painter->restore();
}

void DeckDelegate::paintField(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QString text = index.data().toString();
    if (text.isEmpty())
        return;
    const int margin = option.widget->style()->pixelMetric(QStyle::PM_FocusFrameHMargin, &option, option.widget) + 1;
    const QRect room = option.rect.adjusted(margin, 0, -margin, 0);
    const QStaticText& line = m_lines.line(text, option.font, room.width());
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const QVariant wanted = index.data(Qt::TextAlignmentRole);
    const auto alignment = wanted.isValid() ? wanted.value<Qt::Alignment>() : Qt::AlignLeft | Qt::AlignVCenter;
    const QSize size(qCeil(line.size().width()), qCeil(line.size().height()));
    painter.setFont(option.font);
    painter.setPen(selected ? inksOf(option).text : inksOf(option).faint);
    painter.drawStaticText(
        QStyle::alignedRect(option.direction, alignment, size.boundedTo(room.size()), room).topLeft(), line);
}

void DeckDelegate::paintHeading(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Inks inks = inksOf(option);
    const bool section = index.data(DeckModel::KindRole).toInt() == static_cast<int>(DeckRow::Kind::Section);
    QFont bold = option.font;
    bold.setBold(true);
    const int space = option.fontMetrics.horizontalAdvance(QLatin1Char('n'));
    Line line(painter, option.rect.adjusted(space / 2, 0, -space / 2, 0), m_lines);
    line.text(index.data().toString(), bold, section ? inks.text : inks.faint);
    line.gap(space);
    line.text(QString::number(index.data(DeckModel::CountRole).toInt()), option.font, inks.faint);
    const int y = option.rect.bottom();
    painter.setPen(
        blend(option.palette.color(QPalette::Base), option.palette.color(QPalette::Text), section ? 0.25 : 0.1));
    painter.drawLine(option.rect.left() + space / 2, y, option.rect.right(), y);
}

void DeckDelegate::paintCard(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Inks inks = inksOf(option);
    const QFontMetrics& metrics = option.fontMetrics;
    const int space = metrics.horizontalAdvance(QLatin1Char('n'));
    QRect room = option.rect.adjusted(space / 2, 0, -space / 2, 0);

    QFont bold = option.font;
    bold.setBold(true);
    const int counts = QFontMetrics(bold).horizontalAdvance(QStringLiteral("00"));
    painter.setFont(bold);
    painter.setPen(inks.text);
    const QString count = QString::number(index.data(DeckModel::CountRole).toInt());
    const QStaticText& figures = m_lines.line(count, bold, room.width());
    const int width = std::max(counts, qCeil(figures.size().width()));
    painter.drawStaticText(room.left() + width - qCeil(figures.size().width()), Line::topOf(figures, room), figures);
    room.setLeft(room.left() + width + space);

    const QVariant severity = index.data(DeckModel::SeverityRole);
    const bool unknown = !index.data(DeckModel::TroubleRole).toString().isEmpty();
    if (severity.isValid() || unknown) {
        const int side = metrics.ascent() + metrics.descent() / 2;
        const QRect place(room.right() - side, room.top() + (room.height() - side) / 2, side, side);
        const Sign sign = severity.isValid() ? signOf(static_cast<Severity>(severity.toInt())) : Sign::Illegal;
        QPalette palette = option.palette;
        if (option.state.testFlag(QStyle::State_Selected)) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(palette.color(QPalette::Base));
            painter.setRenderHint(QPainter::Antialiasing);
            painter.drawEllipse(QRectF(place).adjusted(-2, -2, 2, 2));
        }
        painter.drawPixmap(place.topLeft(), signPixmap(sign, side, palette, painter.device()->devicePixelRatioF()));
        room.setRight(room.right() - side - space);
    }
    Line line(painter, room, m_lines);
    QFont name = option.font;
    name.setItalic(unknown);
    line.text(index.data().toString(), name, inks.text);
    if (const QString detail = index.data(DeckModel::DetailRole).toString(); !detail.isEmpty()) {
        line.gap(space);
        line.text(detail, option.font, inks.faint);
    }
    if (const QString note = index.data(DeckModel::NoteRole).toString(); !note.isEmpty()) {
        QFont italic = option.font;
        italic.setItalic(true);
        line.gap(space);
        line.text(QStringLiteral("– ") + note, italic, inks.faint);
    }
}

} // namespace muster::app

#include "moc_deck_delegate.cpp"
