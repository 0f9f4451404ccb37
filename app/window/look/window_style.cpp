// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/look/window_style.h"

#include <algorithm>

#include <QPainter>
#include <QStyleOptionSlider>
#include <QStyleOptionToolButton>

namespace muster::app {

namespace {

bool isOn(const QStyleOption& option)
{
    return option.state.testFlag(QStyle::State_On) && option.state.testFlag(QStyle::State_Enabled);
}

/// Between two colours; `share` of the second.
QColor mixed(const QColor& a, const QColor& b, float share)
{
    const auto part = [share](float from, float to) { return from + (to - from) * share; };
    return QColor::fromRgbF(part(a.redF(), b.redF()), part(a.greenF(), b.greenF()), part(a.blueF(), b.blueF()));
}

} // namespace

WindowStyle::WindowStyle() : QProxyStyle(QStringLiteral("Fusion")) { }

void WindowStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                                const QWidget* widget) const
{
    if (element != PE_PanelButtonTool || !isOn(*option)) {
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        return;
    }
    constexpr double Corner = 2.5;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(option->palette.color(QPalette::Highlight));
    painter->drawRoundedRect(QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5), Corner, Corner);
    painter->restore();
}

void WindowStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                                     const QWidget* widget) const
{
    const auto* const bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
    if (control == CC_ScrollBar && bar != nullptr)
        drawScrollBar(*bar, painter, widget);
    else
        QProxyStyle::drawComplexControl(control, option, painter, widget);
}

void WindowStyle::drawScrollBar(const QStyleOptionSlider& bar, QPainter* painter, const QWidget* widget) const
{
    constexpr int Beside = 3; // from the edge of the bar to its slider
    const bool across = bar.orientation == Qt::Horizontal;
    const QColor ground = bar.palette.color(QPalette::Window), ink = bar.palette.color(QPalette::WindowText);
    painter->fillRect(bar.rect, mixed(ground, ink, 0.05F));
    if (!bar.state.testFlag(State_Enabled) || bar.minimum == bar.maximum)
        return; // there is nothing to scroll to
    const auto isUnderMouse = [&](SubControl part) {
        return bar.activeSubControls.testFlag(part) && (bar.state & (State_MouseOver | State_Sunken)) != 0;
    };
    const auto strength = [&](SubControl part, float usual, float hovered, float pressed) {
        if (!isUnderMouse(part))
            return usual;
        return bar.state.testFlag(State_Sunken) ? pressed : hovered;
    };

    const QRect room = proxy()->subControlRect(CC_ScrollBar, &bar, SC_ScrollBarSlider, widget);
    const QRect slider = across ? room.adjusted(0, Beside, 0, -Beside) : room.adjusted(Beside, 0, -Beside, 0);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(mixed(ground, ink, strength(SC_ScrollBarSlider, 0.36F, 0.48F, 0.6F)));
    const double corner = std::min(slider.width(), slider.height()) / 2.0;
    painter->drawRoundedRect(slider, corner, corner);
    painter->restore();

    const bool mirrored = across && bar.direction == Qt::RightToLeft;
    for (const SubControl part : {SC_ScrollBarSubLine, SC_ScrollBarAddLine}) {
        QStyleOption arrow(bar);
        arrow.rect = proxy()->subControlRect(CC_ScrollBar, &bar, part, widget);
        if (const float over = strength(part, 0, 0.15F, 0.3F); over > 0)
            painter->fillRect(arrow.rect, mixed(ground, ink, over));
        const bool back = (part == SC_ScrollBarSubLine) != mirrored;
        proxy()->drawPrimitive(across ? (back ? PE_IndicatorArrowLeft : PE_IndicatorArrowRight)
                                      : (back ? PE_IndicatorArrowUp : PE_IndicatorArrowDown),
                               &arrow, painter, widget);
    }
}

void WindowStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                              const QWidget* widget) const
{
    const auto* const button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
    if (element != CE_ToolButtonLabel || button == nullptr || !isOn(*option)) {
        QProxyStyle::drawControl(element, option, painter, widget);
        return;
    }
    QStyleOptionToolButton label(*button);
    label.palette.setColor(QPalette::ButtonText, option->palette.color(QPalette::HighlightedText));
    QProxyStyle::drawControl(element, &label, painter, widget);
}

} // namespace muster::app

#include "moc_window_style.cpp"
