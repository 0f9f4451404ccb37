// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include <QEvent>
#include <QScreen>
#include <QWidget>

namespace muster::app {

/// The size that a dialog would like to have, no higher than the screen: its buttons stand at the bottom, and on a small laptop,
/// or in large letters, they would be below the edge. There is a title above it, too.
inline QSize onScreen(const QWidget& dialog, QSize wanted)
{
    const int title = 2 * dialog.fontMetrics().height();
    return {wanted.width(), std::min(wanted.height(), dialog.screen()->availableSize().height() - title)};
}

/// Windows that come up are no larger than their screen, as far as what is in them lets them be smaller. Dialogs say how large
/// they would like to be, in letters; in large letters that is more than a screen has.
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
        const QSize least = onScreen(widget, widget.size()).boundedTo(widget.screen()->availableSize());
        if (least != widget.size())
            widget.resize(least);
    }
};

} // namespace muster::app
