// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>

namespace muster::app {

/// Where a form stands: as high as the form, and where there is less room, scrolled. It is as wide as the form needs it to be.
class FormRoom final : public QScrollArea {
public:
    explicit FormRoom(QWidget* parent) : QScrollArea(parent)
    {
        setWidgetResizable(true);
        setFrameShape(QFrame::NoFrame);
        setFocusPolicy(Qt::NoFocus); // what lies in it is gone through by itself
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    }

    [[nodiscard]] QSize sizeHint() const override { return withBar(widget()->sizeHint()); }
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        constexpr int Lines = 5; // two fields, or one field and its message
        const QSize least = withBar(widget()->minimumSizeHint());
        return {least.width(), std::min(least.height(), Lines * fontMetrics().height())};
    }

protected:
    /// The form has grown, or shrunk.
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (watched == widget() && event->type() == QEvent::LayoutRequest)
            updateGeometry();
        return QScrollArea::eventFilter(watched, event);
    }

private:
    [[nodiscard]] QSize withBar(QSize form) const
    {
        return {form.width() + verticalScrollBar()->sizeHint().width(), form.height()};
    }
};

} // namespace muster::app
