// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>
#include <QSplitter>
#include <QWidget>

namespace muster::app {

/// Contents that make do with the room there is, down to what they need at least. Where labels wrap, a scroll area would
/// else give all the height that they would like to have, and scroll lists that scroll themselves.
class Fitted final : public QWidget {
public:
    using QWidget::QWidget;

    [[nodiscard]] bool hasHeightForWidth() const override { return false; }
};

/// Whether a widget lies in a scroll area that asks its contents for their height at any width, as all that are not Fitted
/// and have no splitter between. There no least height may depend on the present width: at some sizes the area would resize
/// its contents between two widths, each call inside the other, until the stack overflows.
[[nodiscard]] inline bool isAskedForHeights(const QWidget& widget)
{
    for (const QWidget* around = widget.parentWidget(); around != nullptr; around = around->parentWidget()) {
        if (dynamic_cast<const Fitted*>(around) != nullptr || qobject_cast<const QSplitter*>(around) != nullptr)
            return false;
        if (qobject_cast<const QScrollArea*>(around) != nullptr)
            return true;
    }
    return false;
}

} // namespace muster::app
