// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListView>

class QScrollArea;

namespace muster::app {

/// A list whose current row opens in place: below what a row says stands a widget with all that belongs to it, as high as
/// it needs to be. So there is one thing to scroll, and nothing of it is cut.
class OpeningList final : public QListView {
    Q_OBJECT

public:
    explicit OpeningList(QWidget* parent = nullptr);

    /// What stands in the current row; it becomes a child of the list.
    void setMore(QWidget* more);
    /// It has another height than before.
    void fitMore();
    /// Of the room that a row gives it: 0 for all but the current one.
    [[nodiscard]] int roomBelow(const QModelIndex& index) const;
    /// The current row as a whole; of one that is higher than the list, its beginning.
    void keepInSight();

    /// A row and a half, and it is scrolled by itself; in a room that has not even that it is as high as its rows, and the
    /// room is scrolled. Never both.
    [[nodiscard]] QSize minimumSizeHint() const override;
    void doItemsLayout() override;

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void updateGeometries() override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();
    void reveal(QWidget& inside);
    void fitRoom();
    [[nodiscard]] int leastHeight() const;

    QWidget* m_more = nullptr;
    QScrollArea* m_room = nullptr; ///< that it stands in
    int m_height = 0;
    int m_allRows = 0; ///< their height, where the room is too low for a list that is scrolled by itself
};

} // namespace muster::app
