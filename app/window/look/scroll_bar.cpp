// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/look/scroll_bar.h"

#include <algorithm>

#include <QPainter>
#include <QStyleOptionSlider>

namespace muster::app {

namespace {

/// Between two colours; `share` of the second.
QColor mixed(const QColor& a, const QColor& b, float share)
{
    const auto part = [share](float from, float to) { return from + (to - from) * share; };
    return QColor::fromRgbF(part(a.redF(), b.redF()), part(a.greenF(), b.greenF()), part(a.blueF(), b.blueF()));
}

} // namespace

void drawScrollBar(const QStyleOptionSlider& bar, QPainter& painter, const QWidget* widget, const QStyle& style)
{
    constexpr int Beside = 3; // from the edge of the bar to its slider
    const bool across = bar.orientation == Qt::Horizontal;
    const QColor ground = bar.palette.color(QPalette::Window), ink = bar.palette.color(QPalette::WindowText);
    painter.fillRect(bar.rect, mixed(ground, ink, 0.05F));
    if (!bar.state.testFlag(QStyle::State_Enabled) || bar.minimum == bar.maximum)
        return; // there is nothing to scroll to
    const auto isUnderMouse = [&](QStyle::SubControl part) {
        return bar.activeSubControls.testFlag(part)
            && (bar.state & (QStyle::State_MouseOver | QStyle::State_Sunken)) != 0;
    };
    const auto strength = [&](QStyle::SubControl part, float usual, float hovered, float pressed) {
        if (!isUnderMouse(part))
            return usual;
        return bar.state.testFlag(QStyle::State_Sunken) ? pressed : hovered;
    };

    const QRect room = style.subControlRect(QStyle::CC_ScrollBar, &bar, QStyle::SC_ScrollBarSlider, widget);
    const QRect slider = across ? room.adjusted(0, Beside, 0, -Beside) : room.adjusted(Beside, 0, -Beside, 0);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(mixed(ground, ink, strength(QStyle::SC_ScrollBarSlider, 0.36F, 0.48F, 0.6F)));
    const double corner = std::min(slider.width(), slider.height()) / 2.0;
    painter.drawRoundedRect(slider, corner, corner);
    painter.restore();

    const bool mirrored = across && bar.direction == Qt::RightToLeft;
    for (const QStyle::SubControl part : {QStyle::SC_ScrollBarSubLine, QStyle::SC_ScrollBarAddLine}) {
        QStyleOption arrow;
        arrow.state = bar.state;
        arrow.palette = bar.palette;
        arrow.direction = bar.direction;
        arrow.rect = style.subControlRect(QStyle::CC_ScrollBar, &bar, part, widget);
        if (const float over = strength(part, 0, 0.15F, 0.3F); over > 0)
            painter.fillRect(arrow.rect, mixed(ground, ink, over));
        const bool back = (part == QStyle::SC_ScrollBarSubLine) != mirrored;
        style.drawPrimitive(across ? (back ? QStyle::PE_IndicatorArrowLeft : QStyle::PE_IndicatorArrowRight)
                                   : (back ? QStyle::PE_IndicatorArrowUp : QStyle::PE_IndicatorArrowDown),
                            &arrow, &painter, widget);
    }
}

} // namespace muster::app
