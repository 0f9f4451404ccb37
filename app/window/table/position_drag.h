// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include <QLabel>
#include <QModelIndex>
#include <QPersistentModelIndex>
#include <QPoint>
#include <QPointer>

class QAbstractItemView;
class QFrame;
class QKeyEvent;
class QMouseEvent;

namespace muster::app {

/// Cards that are drawn with the mouse from one list to another within a window: before or behind a card, onto one, or to
/// where there is none. It is no drag and drop of the desktop, so that what is said of it are places of lists, and nothing of
/// it leaves the window. Escape ends it.
class PositionDrag final : public QObject {
    Q_OBJECT

public:
    enum class Where { Zone, Before, Behind, On };
    struct Target {
        QAbstractItemView* view = nullptr;
        QModelIndex card; ///< invalid for Where::Zone
        Where where = Where::Zone;
    };

    /// What is drawn is shown on `window`.
    explicit PositionDrag(QWidget& window);
    ~PositionDrag() override;

    /// Cards can be drawn from there; where `takes`, they can be laid there too.
    void watch(QAbstractItemView& view, bool takes);
    /// What a place is, in coordinates of the screen.
    [[nodiscard]] Target targetAt(const QPoint& global) const;

Q_SIGNALS:
    /// `all`: the copies in a row, not one of them.
    void dropped(QAbstractItemView* from, const QModelIndex& card, const muster::app::PositionDrag::Target& to,
                 bool all);
    /// The mouse is near the edge of what is seen.
    void moved(const QPoint& global);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Watched {
        QPointer<QAbstractItemView> view;
        bool takes = false;
    };
    [[nodiscard]] QAbstractItemView* viewOf(const QObject* viewport) const;
    bool press(QAbstractItemView& view, const QMouseEvent& event);
    bool move(const QMouseEvent& event);
    bool release(const QMouseEvent& event);
    void show(const QPoint& global);
    void end();

    QWidget& m_window;
    std::vector<Watched> m_views;
    QPointer<QAbstractItemView> m_from;
    QPersistentModelIndex m_card;
    QPoint m_pressed;
    bool m_draws = false;
    QLabel* m_picture; ///< follows the mouse
    QFrame* m_mark;    ///< where it would lie
};

} // namespace muster::app
