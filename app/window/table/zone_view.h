// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QListView>

#include "engine/core/ids.h"

namespace muster::app {

class TableFaces;

/// The cards of a zone side by side, as faces with what lies on them. A list like others to the keyboard and to readers of the
/// screen.
class ZoneView final : public QListView {
    Q_OBJECT

public:
    ZoneView(TableFaces& faces, QWidget* parent = nullptr);

    /// Width of a face in pixels.
    void setFaceWidth(int width);
    [[nodiscard]] static int heightFor(int faceWidth);
    [[nodiscard]] engine::CardId currentCard() const;
    /// Where the face of a card is, without those that lie on it.
    [[nodiscard]] QRect faceRect(const QModelIndex& card) const;
    /// Cards that it says are not drawn: they are on their way.
    void setAbsent(std::function<bool(int card)> absent) { m_absent = std::move(absent); }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// By a click or Enter.
    void cardChosen(int card);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void rowsInserted(const QModelIndex& parent, int start, int end) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    class Face;
    int m_width = 70;
    std::function<bool(int)> m_absent;
    Face* m_face;
};

} // namespace muster::app
