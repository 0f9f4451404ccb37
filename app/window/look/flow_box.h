// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include <QResizeEvent>
#include <QWidget>

#include "app/window/browser/flow_layout.h"
#include "app/window/look/fitted.h"

namespace muster::app {

/// Things side by side in as many lines as they need at this width. Its least height has all of them, as that of a WrappedLabel:
/// in contents that are Fitted they would else take the room of what stands below.
class FlowBox final : public QWidget {
public:
    explicit FlowBox(QWidget* parent) : QWidget(parent), m_flow(new FlowLayout(this)) { }
    [[nodiscard]] FlowLayout& flow() const { return *m_flow; }
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        const QSize least = QWidget::minimumSizeHint();
        if (isAskedForHeights(*this))
            return least;
        return {least.width(), std::max(least.height(), m_flow->heightForWidth(std::max(1, width())))};
    }

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        QWidget::resizeEvent(event);
        if (event->size().width() != event->oldSize().width())
            updateGeometry();
    }

private:
    FlowLayout* m_flow;
};

} // namespace muster::app
