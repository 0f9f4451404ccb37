// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <vector>

#include <QLayout>
#include <QList>

namespace muster::app {

/// Lays its items side by side and begins another line where the width ends, as words of a text do. In a layout from right
/// to left it does so from the right. Items that expand share what is left of their line.
class FlowLayout final : public QLayout {
public:
    explicit FlowLayout(QWidget* parent = nullptr);
    ~FlowLayout() override;

    void addItem(QLayoutItem* item) override;
    [[nodiscard]] int count() const override;
    [[nodiscard]] QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    /// How wide all of them are in one line.
    [[nodiscard]] int lineWidth() const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;

private:
    struct Line {
        std::vector<std::pair<QLayoutItem*, QSize>> items;
        int width = 0;
        int height = 0;
    };

    [[nodiscard]] int gap() const;
    void put(const Line& line, const QRect& inner, int y, int gap) const;
    /// Gives the height; with `move` the items take their places.
    int place(const QRect& rect, bool move) const;

    QList<QLayoutItem*> m_items;
};

} // namespace muster::app
