// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListView>

#include "app/window/card/face_cache.h"

namespace muster::app {

class WholeInRoom;

/// Cards as faces, side by side. All cells are equal, so that 100,000 of them are laid out in no time: the list view's own way
/// of placing items is not used, only its keys, its selection and what it tells screen readers.
class CardGrid final : public QListView {
    Q_OBJECT

public:
    /// The line below a face: a text of the model's own, or, where it has none, that of ResultsModel about adding the card.
    static constexpr int CaptionRole = Qt::UserRole + 150;

    CardGrid(FaceCache& faces, QWidget* parent = nullptr);

    /// Width of a face in heights of a line of text: 6 to 30.
    void setFaceSize(int lines);
    [[nodiscard]] int faceSize() const { return m_lines; }
    /// The largest faces with which all cards are in sight; the smallest where they cannot be.
    void fitFaces();
    /// That size in a room of so many pixels.
    [[nodiscard]] int faceSizeFor(QSize room) const;

    // QAbstractItemView
    [[nodiscard]] QRect visualRect(const QModelIndex& index) const override;
    [[nodiscard]] QModelIndex indexAt(const QPoint& point) const override;
    void scrollTo(const QModelIndex& index, ScrollHint hint = EnsureVisible) override;
    void doItemsLayout() override;
    void reset() override;

Q_SIGNALS:
    void faceSizeChanged(int lines);

protected:
    void paintEvent(QPaintEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void updateGeometries() override;
    void dataChanged(const QModelIndex& topLeft, const QModelIndex& bottomRight, const QList<int>& roles) override;
    [[nodiscard]] int horizontalOffset() const override { return 0; }
    [[nodiscard]] int verticalOffset() const override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void setSelection(const QRect& rect, QItemSelectionModel::SelectionFlags command) override;
    [[nodiscard]] QRegion visualRegionForSelection(const QItemSelection& selection) const override;

private:
    [[nodiscard]] int gap() const;
    [[nodiscard]] QSize faceInPixels() const;
    [[nodiscard]] QSize cell() const; ///< with the gap behind and below it
    [[nodiscard]] int columns() const;
    void paintCell(QPainter& painter, const QModelIndex& index, const QRect& rect);
    /// How many are in the deck, at the left of the line below the face, where it hides nothing; returns where it ends.
    int paintCount(QPainter& painter, const QRect& line, int copies) const;

    FaceCache& m_faces;
    WholeInRoom* m_whole;
    int m_lines = 10;
};

} // namespace muster::app
