// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QListView>

#include "engine/core/ids.h"

namespace muster::app {

class TableFaces;

/// What is not as printed on a card, as short as there is room: rather a shorter word than no number.
[[nodiscard]] QString shortMark(const QString& mark, const QFontMetrics& metrics, int width);

/// Lines across the foot of a card.
struct MarkBand {
    QFont font;
    QStringList lines;
};

/// The marks of changed values for a face of that size. None is left out or shortened as long as the face is high enough.
[[nodiscard]] MarkBand markBand(const QStringList& marks, QSize face, const QFont& font, const QPaintDevice* device);

/// The cards of a zone side by side, as faces with strips of what lies on them. A list like others to the keyboard and to
/// readers of the screen. Where its model has the cards that lie on others as rows (ZoneRows), a strip is a card like any:
/// Up and Down go to it, and the mouse.
class ZoneView final : public QListView {
    Q_OBJECT

public:
    ZoneView(TableFaces& faces, QWidget* parent = nullptr);

    /// Width of a face in pixels.
    void setFaceWidth(int width);
    [[nodiscard]] int faces() const; ///< cards that do not lie on others
    [[nodiscard]] static QSize faceSize(int width);
    [[nodiscard]] static int heightFor(int faceWidth); ///< with the strips of attached cards
    [[nodiscard]] static int widthFor(int faces, int faceWidth);
    [[nodiscard]] engine::CardId currentCard() const;
    /// Where the face of a card is, without those that lie on it.
    [[nodiscard]] QRect faceRect(const QModelIndex& card) const;
    /// What of a face is not below another card.
    [[nodiscard]] QRect seenRect(const QModelIndex& card) const;
    /// Cards that it says are not drawn: they are on their way.
    void setAbsent(std::function<bool(int card)> absent) { m_absent = std::move(absent); }

    [[nodiscard]] QModelIndex indexAt(const QPoint& place) const override;
    [[nodiscard]] QRect visualRect(const QModelIndex& card) const override;
    void scrollTo(const QModelIndex& card, ScrollHint hint = EnsureVisible) override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// By a click or Enter.
    void cardChosen(int card);
    /// What lies on a card is to be listed: its strips are too narrow to tell which one was meant.
    void onWanted(int card);

protected:
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void setSelection(const QRect& rect, QItemSelectionModel::SelectionFlags command) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void keyPressEvent(QKeyEvent* event) override;
    void rowsInserted(const QModelIndex& parent, int start, int end) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    class Face;
    [[nodiscard]] QRect itemRect(const QModelIndex& card) const { return QListView::visualRect(card); }
    [[nodiscard]] QRect stripRect(const QModelIndex& holder, int strip) const;
    void choose(const QModelIndex& card);

    int m_width = 70;
    std::function<bool(int)> m_absent;
    Face* m_face;
};

} // namespace muster::app
