// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include <QLabel>
#include <QResizeEvent>

#include "app/window/look/fitted.h"

namespace muster::app {

/// Needs the lines that its text has at this width; others ask for as many as if they were narrow, which makes the room
/// scroll.
class WrappedLabel final : public QLabel {
public:
    explicit WrappedLabel(QWidget* parent) : QLabel(parent)
    {
        setWordWrap(true);
        setTextFormat(Qt::PlainText);
    }
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        const int line = fontMetrics().height();
        return {0, isAskedForHeights(*this) ? line : std::max(line, heightForWidth(std::max(1, width())))};
    }

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        QLabel::resizeEvent(event);
        if (event->size().width() != event->oldSize().width())
            updateGeometry();
    }
};

} // namespace muster::app
