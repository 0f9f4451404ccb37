// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include <QEvent>
#include <QLabel>

namespace muster::app {

/// A sentence below a field, exactly as high as its lines are at the width there is. It asks for that height itself: forms
/// within groups within forms ask no label for a height at a width. A least height would not do, as a label never thinks
/// that it needs less than that, and would stay as high as it was when it was narrow.
class ProblemLabel final : public QLabel {
public:
    explicit ProblemLabel(QWidget* parent) : QLabel(parent)
    {
        setWordWrap(true);
        setTextFormat(Qt::PlainText);
        setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        hide();
    }

    [[nodiscard]] bool hasHeightForWidth() const override { return false; }
    [[nodiscard]] QSize sizeHint() const override { return {0, m_height}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

    /// For a width in pixels; a label without words has no height for a width (-1).
    void fitHeight(int width)
    {
        const int height = std::max(0, heightForWidth(width));
        if (height == m_height)
            return;
        m_height = height;
        updateGeometry();
    }

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        QLabel::resizeEvent(event);
        fitHeight(width());
    }
    void changeEvent(QEvent* event) override
    {
        QLabel::changeEvent(event);
        if (event->type() == QEvent::FontChange)
            fitHeight(width());
    }

private:
    int m_height = 0;
};

} // namespace muster::app
