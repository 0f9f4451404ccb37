// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QColor>
#include <QWidget>

namespace muster::app {

class TableFaces;

/// What is drawn above the cards of the table for a moment: cards on their way, marks, and places to which a card can be dragged.
/// The mouse and readers of the screen do not notice it.
class TableOverlay final : public QWidget {
    Q_OBJECT

public:
    /// A card that does not lie where the table has it.
    struct Card {
        QRectF place;
        int definition = -1; ///< index of the catalogue; -1: its back
        double opacity = 1;
    };
    /// A frame around a place, and a word across it.
    struct Mark {
        QRectF place;
        QColor colour;
        double opacity = 1; ///< of the frame; inside there is a fourth of it
        QString text;
    };

    TableOverlay(TableFaces& faces, QWidget* parent);

    /// Of the faces on the table, in pixels: the only size in which they are asked for.
    void setFaceWidth(int width) { m_width = width; }
    void show(std::vector<Mark> marks, std::vector<Card> cards);
    void clear();
    [[nodiscard]] const std::vector<Mark>& marks() const { return m_marks; }
    [[nodiscard]] const std::vector<Card>& cards() const { return m_cards; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    TableFaces& m_faces;
    std::vector<Mark> m_marks;
    std::vector<Card> m_cards;
    int m_width = 70;
};

} // namespace muster::app
