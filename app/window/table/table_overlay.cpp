// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/table/table_overlay.h"

#include <QPainter>

#include "app/window/table/table_faces.h"

namespace muster::app {

TableOverlay::TableOverlay(TableFaces& faces, QWidget* parent) : QWidget(parent), m_faces(faces)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void TableOverlay::show(std::vector<Mark> marks, std::vector<Card> cards)
{
    m_marks = std::move(marks);
    m_cards = std::move(cards);
    if (isHidden()) {
        raise();
        setVisible(true);
    }
    update();
}

void TableOverlay::clear()
{
    m_marks.clear();
    m_cards.clear();
    hide();
}

void TableOverlay::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    for (const Mark& mark : m_marks) {
        QColor inside = mark.colour;
        inside.setAlphaF(static_cast<float>(mark.opacity / 4));
        QColor frame = mark.colour;
        frame.setAlphaF(static_cast<float>(mark.opacity));
        painter.setPen(QPen(frame, 4));
        painter.setBrush(inside);
        painter.drawRoundedRect(mark.place.adjusted(2, 2, -2, -2), 6, 6);
        if (mark.text.isEmpty())
            continue;
        QFont font = this->font();
        font.setBold(true);
        font.setPointSizeF(font.pointSizeF() * 1.6);
        painter.setFont(font);
        const QRectF band(mark.place.left(), mark.place.center().y() - painter.fontMetrics().height() / 2.0,
                          mark.place.width(), painter.fontMetrics().height());
        painter.fillRect(band, frame);
        painter.setPen(Qt::white);
        painter.drawText(band, Qt::AlignCenter, mark.text);
    }
    for (const Card& card : m_cards) {
        painter.setOpacity(card.opacity);
        const auto pixels = static_cast<int>(m_width * devicePixelRatioF());
        const QImage face = card.definition < 0
            ? m_faces.back(pixels)
            : m_faces.front(CardIndex{static_cast<std::uint32_t>(card.definition)}, pixels);
        if (!face.isNull()) {
            painter.drawImage(card.place, face);
            continue;
        }
        painter.setPen(palette().color(QPalette::Mid));
        painter.setBrush(palette().base());
        painter.drawRoundedRect(card.place, 4, 4);
    }
}

} // namespace muster::app

#include "moc_table_overlay.cpp"
