// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include <QLabel>
#include <QResizeEvent>

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
        return {0, std::max(fontMetrics().height(), heightForWidth(std::max(1, width())))};
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
