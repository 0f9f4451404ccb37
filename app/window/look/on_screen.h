// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QEvent>
#include <QScreen>
#include <QWidget>

namespace muster::app {

/// Windows that come up are no larger than their screen, as far as what is in them lets them be smaller. Dialogs say how large
/// they would like to be, in letters; on a small laptop, or in large letters, that is more than a screen has, and the buttons at
/// the bottom would be below the edge.
class KeepOnScreen final : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Show && !event->spontaneous() && watched->isWidgetType())
            fit(*static_cast<QWidget*>(watched));
        return QObject::eventFilter(watched, event);
    }

private:
    static void fit(QWidget& widget)
    {
        const bool isWindow = widget.windowType() == Qt::Dialog || widget.windowType() == Qt::Window;
        if (!isWindow || !widget.isWindow()
            || (widget.windowState() & (Qt::WindowMaximized | Qt::WindowFullScreen)) != 0)
            return;
        const QSize screen = widget.screen()->availableSize();
        const int title = 2 * widget.fontMetrics().height(); // stands above it
        const QSize least = widget.size().boundedTo({screen.width(), screen.height() - title});
        if (least != widget.size())
            widget.resize(least);
    }
};

} // namespace muster::app
