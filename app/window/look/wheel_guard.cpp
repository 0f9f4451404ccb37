// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/look/wheel_guard.h"

#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QScrollBar>
#include <QWheelEvent>

namespace muster::app {

namespace {

bool isBox(const QWidget* widget)
{
    return qobject_cast<const QComboBox*>(widget) != nullptr
        || qobject_cast<const QAbstractSpinBox*>(widget) != nullptr;
}

/// The box that the widget is, or is a part of. The list that a box opens is a window of its own and scrolls as ever.
const QWidget* boxAround(const QWidget* widget)
{
    for (; widget != nullptr; widget = widget->parentWidget()) {
        if (isBox(widget))
            return widget;
        if (widget->isWindow())
            break;
    }
    return nullptr;
}

bool hasKeyboard(const QWidget* box)
{
    const QWidget* const focus = QApplication::focusWidget();
    return focus != nullptr && (focus == box || box->isAncestorOf(focus));
}

} // namespace

bool WheelGuard::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Polish) {
        // The wheel would give a box the keyboard, and then turn it.
        if (auto* const widget = qobject_cast<QWidget*>(watched);
            widget != nullptr && isBox(widget) && widget->focusPolicy() == Qt::WheelFocus)
            widget->setFocusPolicy(Qt::StrongFocus);
    } else if (event->type() == QEvent::Wheel && watched->isWidgetType()) {
        const QWidget* const box = boxAround(static_cast<const QWidget*>(watched));
        if (box != nullptr && !hasKeyboard(box)) {
            const auto& wheel = static_cast<const QWheelEvent&>(*event);
            for (QWidget* around = box->parentWidget(); around != nullptr; around = around->parentWidget()) {
                auto* const area = qobject_cast<QAbstractScrollArea*>(around);
                if (area == nullptr || area->verticalScrollBar()->maximum() <= area->verticalScrollBar()->minimum())
                    continue;
                QWheelEvent further(wheel.position(), wheel.globalPosition(), wheel.pixelDelta(), wheel.angleDelta(),
                                    wheel.buttons(), wheel.modifiers(), wheel.phase(), wheel.inverted());
                QApplication::sendEvent(area->verticalScrollBar(), &further);
                break;
            }
            event->accept();
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace muster::app

#include "moc_wheel_guard.cpp"
