// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/look/window_style.h"

#include <algorithm>

#include <QAbstractScrollArea>
#include <QApplication>
#include <QPainter>
#include <QStyleOptionComboBox>
#include <QStyleOptionHeader>
#include <QStyleOptionSlider>
#include <QStyleOptionToolButton>

#include "app/window/look/column_button.h"
#include "app/window/look/icons.h"
#include "app/window/look/scroll_bar.h"
#include "app/window/look/signs.h"

namespace muster::app {

namespace {

bool isOn(const QStyleOption& option)
{
    return option.state.testFlag(QStyle::State_On) && option.state.testFlag(QStyle::State_Enabled);
}

/// A button all of which opens a menu, as opposed to one with a part that does.
bool opensMenu(const QStyleOptionToolButton& button)
{
    return button.features.testFlag(QStyleOptionToolButton::HasMenu)
        && !button.features.testFlag(QStyleOptionToolButton::MenuButtonPopup);
}

QString menuArrow() { return QStringLiteral("▾"); }

int menuArrowRoom(const QStyleOption& option)
{
    return option.fontMetrics.horizontalAdvance(menuArrow()) + option.fontMetrics.horizontalAdvance(QLatin1Char(' '));
}

/// The edge of a field: in the dark that of Fusion is darker than what is around it.
void drawEdge(const QStyleOption& option, QPainter* painter, bool round)
{
    if (!isDark(option.palette) || option.state.testFlag(QStyle::State_HasFocus))
        return;
    QColor colour = option.palette.color(QPalette::Text);
    constexpr float Enabled = 0.45F;
    constexpr float Disabled = 0.2F;
    colour.setAlphaF(option.state.testFlag(QStyle::State_Enabled) ? Enabled : Disabled);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(colour);
    painter->setBrush(Qt::NoBrush);
    const QRectF edge = QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5);
    const double corner = round ? edge.height() / 2 : 2;
    painter->drawRoundedRect(edge, corner, corner);
    painter->restore();
}

/// A list or a text with the keyboard has an edge as fields have, which Fusion draws for fields alone: nothing else says that
/// the keyboard is in a text, or in a list without rows.
void drawFrameFocus(const QStyleOption& option, QPainter* painter)
{
    painter->save();
    painter->setPen(option.palette.color(QPalette::Highlight));
    painter->setBrush(Qt::NoBrush);
    painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
    painter->restore();
}

/// Where the keyboard is among buttons. Fusion gives the edge of a button that Enter presses the same colour, and flat ones none.
void drawButtonFocus(const QStyleOption& option, QPainter* painter)
{
    if (!option.state.testFlag(QStyle::State_HasFocus) || !option.state.testFlag(QStyle::State_KeyboardFocusChange))
        return;
    constexpr double Inset = 2.5;
    painter->save();
    painter->setPen(QPen(option.palette.color(QPalette::ButtonText), 1, Qt::DotLine));
    painter->setBrush(Qt::NoBrush);
    painter->drawRect(QRectF(option.rect).adjusted(Inset, Inset, -Inset, -Inset));
    painter->restore();
}

/// Where the keyboard is in a list. Fusion veils the words with it.
void drawItemFocus(const QStyleOption& option, QPainter* painter)
{
    if (!option.state.testFlag(QStyle::State_KeyboardFocusChange))
        return;
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    painter->save();
    painter->setPen(
        QPen(option.palette.color(selected ? QPalette::HighlightedText : QPalette::Highlight), 1, Qt::DotLine));
    painter->setBrush(Qt::NoBrush);
    painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
    painter->restore();
}

} // namespace

WindowStyle::WindowStyle(double usualText) : QProxyStyle(QStringLiteral("Fusion")), m_usualText(usualText) { }

void WindowStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                                const QWidget* widget) const
{
    if (element == PE_FrameFocusRect && option->state.testFlag(State_Item)) {
        drawItemFocus(*option, painter);
        return;
    }
    if (element != PE_PanelButtonTool || !isOn(*option)) {
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        if (element == PE_FrameLineEdit || element == PE_IndicatorCheckBox || element == PE_IndicatorRadioButton)
            drawEdge(*option, painter, element == PE_IndicatorRadioButton);
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
    if (const auto* const heading = qstyleoption_cast<const QStyleOptionHeader*>(option);
        element == CE_HeaderLabel && heading != nullptr && heading->icon.isNull()) {
        QStyleOptionHeader cut(*heading); // a header does not see to it by itself, whatever it is told
        const auto* const button =
            widget == nullptr ? nullptr : widget->findChild<ColumnButton*>({}, Qt::FindDirectChildrenOnly);
        if (button != nullptr && option->direction == Qt::LeftToRight) // words below it could not be read
            cut.rect.setRight(std::min(cut.rect.right(), button->x() - 1));
        cut.text = heading->fontMetrics.elidedText(heading->text, Qt::ElideRight, cut.rect.width());
        QProxyStyle::drawControl(element, &cut, painter, widget);
        return;
    }
    if (const auto* const box = qstyleoption_cast<const QStyleOptionComboBox*>(option);
        element == CE_ComboBoxLabel && box != nullptr && !box->editable) {
        QStyleOptionComboBox cut(*box); // nor does a box
        const int icon = box->currentIcon.isNull() ? 0 : box->iconSize.width() + 4;
        const int room = subControlRect(CC_ComboBox, box, SC_ComboBoxEditField, widget).width() - icon;
        cut.currentText = box->fontMetrics.elidedText(box->currentText, Qt::ElideRight, room);
        QProxyStyle::drawControl(element, &cut, painter, widget);
        return;
    }
    const auto* const button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
    if (element != CE_ToolButtonLabel || button == nullptr || !isOn(*option)) {
        QProxyStyle::drawControl(element, option, painter, widget);
        if (element == CE_PushButton)
            drawButtonFocus(*option, painter);
        if (element == CE_ShapedFrame && option->state.testFlag(State_HasFocus)
            && qobject_cast<const QAbstractScrollArea*>(widget) != nullptr)
            drawFrameFocus(*option, painter);
        return;
    }
    QStyleOptionToolButton label(*button);
    label.palette.setColor(QPalette::ButtonText, option->palette.color(QPalette::HighlightedText));
    QProxyStyle::drawControl(element, &label, painter, widget);
}

void WindowStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                                     const QWidget* widget) const
{
    if (const auto* const bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
        control == CC_ScrollBar && bar != nullptr) {
        drawScrollBar(*bar, *painter, widget, *proxy());
        return;
    }
    const auto* const button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
    if (control == CC_ToolButton && button != nullptr && opensMenu(*button))
        drawMenuButton(*button, painter, widget);
    else
        QProxyStyle::drawComplexControl(control, option, painter, widget);
}

/// Fusion's own arrow is a crumb in the corner. Here it stands behind the words, for which sizeFromContents makes room.
void WindowStyle::drawMenuButton(const QStyleOptionToolButton& button, QPainter* painter, const QWidget* widget) const
{
    QStyleOptionToolButton ground(button);
    ground.features &= ~QStyleOptionToolButton::ToolButtonFeatures(QStyleOptionToolButton::HasMenu);
    QStyleOptionToolButton label(ground);
    ground.text.clear();
    ground.icon = {};
    QProxyStyle::drawComplexControl(CC_ToolButton, &ground, painter, widget);
    const int room = menuArrowRoom(button);
    const bool mirrored = button.direction == Qt::RightToLeft;
    label.rect.adjust(mirrored ? room : 0, 0, mirrored ? 0 : -room, 0);
    drawControl(CE_ToolButtonLabel, &label, painter, widget);
    const int right = button.fontMetrics.horizontalAdvance(QLatin1Char(' '));
    const QRect place =
        visualRect(button.direction, button.rect,
                   QRect(button.rect.right() - room - right / 2, button.rect.top(), room, button.rect.height()));
    painter->save();
    painter->setFont(button.font);
    proxy()->drawItemText(painter, place, Qt::AlignCenter, button.palette, button.state.testFlag(State_Enabled),
                          menuArrow(), isOn(button) ? QPalette::HighlightedText : QPalette::ButtonText);
    painter->restore();
}

QSize WindowStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                    const QWidget* widget) const
{
    QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
    const auto* const button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
    if (type == CT_ToolButton && button != nullptr && opensMenu(*button))
        result.rwidth() += menuArrowRoom(*button);
    return result;
}

/// Fusion's boxes and signs know nothing of large text, and beside it they are crumbs.
int WindowStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    const int usual = QProxyStyle::pixelMetric(metric, option, widget);
    switch (metric) {
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
    case PM_ButtonIconSize:
    case PM_SmallIconSize: // those of tabs go by it
    case PM_TabCloseIndicatorWidth:
    case PM_TabCloseIndicatorHeight:
        return std::max(usual, static_cast<int>(usual * QApplication::font().pointSizeF() / m_usualText));
    default:
        return usual;
    }
}

int WindowStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                           QStyleHintReturn* returnData) const
{
    if (hint == SH_DialogButtonBox_ButtonsHaveIcons)
        return 0; // as all other buttons, and on every desktop
    return QProxyStyle::styleHint(hint, option, widget, returnData);
}

QIcon WindowStyle::standardIcon(StandardPixmap which, const QStyleOption* option, const QWidget* widget) const
{
    switch (which) {
    case SP_MessageBoxCritical:
        return iconOf(Sign::Illegal);
    case SP_MessageBoxWarning:
        return iconOf(Sign::Warning);
    case SP_MessageBoxInformation:
        return iconOf(Sign::Advice);
    case SP_MessageBoxQuestion:
        return programIcon();
    default:
        return QProxyStyle::standardIcon(which, option, widget);
    }
}

} // namespace muster::app

#include "moc_window_style.cpp"
