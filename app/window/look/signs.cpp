// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/look/signs.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPainterPath>
#include <QPixmapCache>

namespace muster::app {

namespace {

/// Paints a sign at any size, in the colours of the moment.
class SignEngine final : public QIconEngine {
public:
    explicit SignEngine(Sign sign) : m_sign(sign) { }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode, QIcon::State) override
    {
        paintSign(*painter, rect, m_sign, QGuiApplication::palette());
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect({}, size), mode, state);
        return pixmap;
    }
    [[nodiscard]] QIconEngine* clone() const override { return new SignEngine(*this); }

private:
    Sign m_sign;
};

} // namespace

Sign signOf(Severity severity)
{
    switch (severity) {
    case Severity::Illegal:
        return Sign::Illegal;
    case Severity::Incomplete:
        return Sign::Incomplete;
    case Severity::Warning:
        return Sign::Warning;
    case Severity::Advice:
        break;
    }
    return Sign::Advice;
}

Sign signOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Illegal:
        return Sign::Illegal;
    case Verdict::Incomplete:
        return Sign::Incomplete;
    case Verdict::Legal:
        break;
    }
    return Sign::Legal;
}

bool isDark(const QPalette& palette) { return palette.color(QPalette::Base).lightness() < 128; }

QColor colourOf(Sign sign, const QPalette& palette)
{
    const bool dark = isDark(palette);
    switch (sign) {
    case Sign::Legal:
        return dark ? QColor(0x6c, 0xc6, 0x8b) : QColor(0x1f, 0x7a, 0x45);
    case Sign::Illegal:
        return dark ? QColor(0xff, 0x8a, 0x80) : QColor(0xb4, 0x23, 0x18);
    case Sign::Incomplete:
        return dark ? QColor(0xf2, 0xc1, 0x4e) : QColor(0x8a, 0x5a, 0x00);
    case Sign::Warning:
        return dark ? QColor(0xff, 0xb0, 0x66) : QColor(0xa8, 0x4a, 0x00);
    case Sign::Advice:
        break;
    }
    return dark ? QColor(0x8f, 0xb8, 0xe8) : QColor(0x2b, 0x5f, 0x9e);
}

void paintSign(QPainter& painter, const QRectF& place, Sign sign, const QPalette& palette)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double side = std::min(place.width(), place.height());
    // Drawn in a square of 16 by 16.
    painter.translate(place.center() - QPointF(side / 2, side / 2));
    painter.scale(side / 16, side / 16);
    const QColor colour = colourOf(sign, palette);
    const QColor ground = isDark(palette) ? QColor(0x16, 0x18, 0x1c) : QColor(Qt::white);
    QPen stroke(ground, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    switch (sign) {
    case Sign::Legal:
        painter.drawEllipse(QRectF(1, 1, 14, 14));
        painter.setPen(stroke);
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(QPolygonF({{4.6, 8.4}, {7, 10.8}, {11.4, 5.6}}));
        break;
    case Sign::Illegal:
        painter.drawPolygon(
            QPolygonF({{5.1, 1}, {10.9, 1}, {15, 5.1}, {15, 10.9}, {10.9, 15}, {5.1, 15}, {1, 10.9}, {1, 5.1}}));
        painter.setPen(stroke);
        painter.drawLine(QPointF(5.4, 5.4), QPointF(10.6, 10.6));
        painter.drawLine(QPointF(10.6, 5.4), QPointF(5.4, 10.6));
        break;
    case Sign::Incomplete:
        painter.drawPie(QRectF(2, 2, 12, 12), 90 * 16, -230 * 16);
        painter.setPen(QPen(colour, 1.6));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(QRectF(1.8, 1.8, 12.4, 12.4));
        break;
    case Sign::Warning: {
        painter.setPen(QPen(colour, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolygon(QPolygonF({{8, 2}, {14.6, 14}, {1.4, 14}}));
        stroke.setWidthF(1.8);
        painter.setPen(stroke);
        painter.drawLine(QPointF(8, 6.2), QPointF(8, 9.6));
        painter.drawPoint(QPointF(8, 12.1));
        break;
    }
    case Sign::Advice:
        painter.setPen(QPen(colour, 1.4));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(QRectF(1.8, 1.8, 12.4, 12.4));
        painter.setPen(QPen(colour, 1.9, Qt::SolidLine, Qt::RoundCap));
        painter.drawPoint(QPointF(8, 4.9));
        painter.drawLine(QPointF(8, 7.6), QPointF(8, 11.4));
        break;
    }
    painter.restore();
}

QPixmap signPixmap(Sign sign, int side, const QPalette& palette, double ratio)
{
    const QString key =
        QStringLiteral("muster-sign-%1-%2-%3-%4").arg(int(sign)).arg(side).arg(ratio).arg(int(isDark(palette)));
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;
    pixmap = QPixmap(QSize(side, side) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paintSign(painter, QRectF(0, 0, side, side), sign, palette);
    painter.end();
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

QIcon iconOf(Sign sign) { return QIcon(new SignEngine(sign)); }

} // namespace muster::app
