// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListView>

namespace muster::app {

class WholeInRoom;

/// A list whose current row opens in place: below what a row says stands a widget with all that belongs to it, as high as
/// it needs to be. So there is one thing to scroll, and nothing of it is cut. In a room that is scrolled the list is as high as all of its rows.
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
    void bringIntoSight();
    /// The same, but a room that is scrolled in the list's place stays where it is while the keyboard is elsewhere.
    void keepInSight();

    /// A row and a half: it is scrolled by itself, and the room around it is not to be.
    [[nodiscard]] QSize minimumSizeHint() const override;
    void doItemsLayout() override;

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void focusInEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void updateGeometries() override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();

    QWidget* m_more = nullptr;
    int m_height = 0;
    WholeInRoom* m_whole;
};

} // namespace muster::app
