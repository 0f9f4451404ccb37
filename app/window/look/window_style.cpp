// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/look/window_style.h"

#include <QPainter>
#include <QStyleOptionToolButton>

namespace muster::app {

namespace {

bool isOn(const QStyleOption& option)
{
    return option.state.testFlag(QStyle::State_On) && option.state.testFlag(QStyle::State_Enabled);
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
