// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

namespace muster::app {

class FaceView;

/// One card as large as the window, over everything else, until a key or a click. Keys that walk through a list and those
/// that put a card into the deck still reach the list that had the focus: so one goes through cards at full size.
class CloseUp final : public QWidget {
    Q_OBJECT

public:
    explicit CloseUp(QWidget* parent);

    [[nodiscard]] FaceView& face() { return *m_face; }
    /// Over the middle of the window that the parent is in.
    void open();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    FaceView* m_face;
    QPointer<QWidget> m_list; ///< that had the focus
};

} // namespace muster::app
