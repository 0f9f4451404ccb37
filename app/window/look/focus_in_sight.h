// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemView>
#include <QApplication>
#include <QFocusEvent>
#include <QPointer>
#include <QScrollArea>
#include <QScrollBar>

namespace muster::app {

/// What the keyboard comes to is in sight as a whole. Qt shows the place of the cursor alone, and of a letter that leads to a field
/// nothing. What is pressed with the mouse stays below it.
class FocusInSight final : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::FocusIn && watched->isWidgetType()) {
            const Qt::FocusReason reason = static_cast<const QFocusEvent*>(event)->reason();
            if (reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason || reason == Qt::ShortcutFocusReason
                || reason == Qt::OtherFocusReason)
                // Behind Qt, which looks for the cursor.
                QMetaObject::invokeMethod(
                    this, [widget = QPointer(static_cast<QWidget*>(watched))] { show(widget); }, Qt::QueuedConnection);
        }
        return QObject::eventFilter(watched, event);
    }

private:
    static void show(QWidget* widget)
    {
        if (widget == nullptr || !widget->hasFocus())
            return;
        // The innermost room first: scrolling it moves the widget within the outer ones.
        for (QWidget* around = widget->parentWidget(); around != nullptr && !around->isWindow();
             around = around->parentWidget()) {
            if (auto* const room = qobject_cast<QScrollArea*>(around))
                show(*widget, *room);
        }
    }

    /// Where in a thing that is higher than its room the keyboard is: at a row, at a cursor, or at its beginning.
    static QRect keyboardIn(const QWidget& widget)
    {
        if (const auto* const list = qobject_cast<const QAbstractItemView*>(&widget)) {
            if (const QModelIndex current = list->currentIndex(); current.isValid())
                return list->visualRect(current).translated(list->viewport()->pos());
        } else if (widget.testAttribute(Qt::WA_InputMethodEnabled)) {
            return widget.inputMethodQuery(Qt::ImCursorRectangle).toRect();
        }
        return widget.rect();
    }

    static void show(const QWidget& widget, QScrollArea& room)
    {
        const QSize sight = room.viewport()->size();
        QRect place = widget.rect();
        if (place.height() > sight.height())
            place = keyboardIn(widget);
        place.moveTopLeft(widget.mapTo(room.viewport(), place.topLeft()));
        QScrollBar& down = *room.verticalScrollBar();
        if (place.top() < 0 || place.height() > sight.height())
            down.setValue(down.value() + place.top());
        else if (place.bottom() >= sight.height())
            down.setValue(down.value() + place.bottom() + 1 - sight.height());
        QScrollBar& across = *room.horizontalScrollBar();
        if (place.left() < 0 || place.width() > sight.width())
            across.setValue(across.value() + place.left());
        else if (place.right() >= sight.width())
            across.setValue(across.value() + place.right() + 1 - sight.width());
    }
};

} // namespace muster::app
