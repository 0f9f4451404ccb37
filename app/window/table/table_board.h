// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QScrollArea>

#include "app/window/table/table_session.h"

class QLabel;
class QToolButton;
class QVBoxLayout;

namespace muster::app {

class HoverFace;
class TableFaces;
class TableModel;
class TableMotion;
class TableOverlay;
struct CardPlaces;
class ZoneRows;
class ZoneView;

/// All seats of a table: the first one below, the others above it, in the middle what is everybody's. What lies open and what
/// a person has in hand are faces; piles, and hands that nobody at the table sees, are buttons with their number.
class TableBoard final : public QScrollArea {
    Q_OBJECT

public:
    TableBoard(TableModel& model, TableFaces& faces, QWidget* parent = nullptr);
    ~TableBoard() override;

    void setGame(TableSession* game);
    /// After a change of the model.
    void refresh();
    /// Where cards and zones are on the screen, from the upper left corner of what is seen of the table.
    [[nodiscard]] CardPlaces places() const;
    /// Lets everything find its place now, not with the next events.
    void settle();
    [[nodiscard]] TableMotion& motion() { return *m_motion; }
    [[nodiscard]] TableOverlay& overlay() { return *m_overlay; }
    /// The card that has the focus, or had it last.
    [[nodiscard]] engine::CardId currentCard() const;
    [[nodiscard]] std::vector<ZoneView*> zones() const;
    /// The middle of a card, in global coordinates; the pointer's place for one that lies in a pile.
    [[nodiscard]] QPoint middleOf(engine::CardId card) const;
    /// The buttons of piles, each with the row of its zone.
    [[nodiscard]] std::vector<std::pair<QToolButton*, int>> piles() const;
    /// The cards of a pile about which something can be chosen, or else the one on top, as far as they are seen.
    [[nodiscard]] std::vector<engine::CardId> dragged(int pile) const;
    [[nodiscard]] HoverFace& hover() { return *m_hover; }

Q_SIGNALS:
    void cardChosen(int card);
    void pileWanted(int zone);
    /// A list of what lies on a card.
    void onWanted(int card);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Zone {
        int number = 0; ///< row of the model
        QWidget* box = nullptr;
        QLabel* title = nullptr;
        ZoneView* view = nullptr;      ///< of what lies open, and of hands
        ZoneRows* cards = nullptr;     ///< which it shows
        QToolButton* button = nullptr; ///< of piles, and of hands as long as nobody at the table plays them
        int row = -1;                  ///< of faces, in which it lies
    };
    struct Panel {
        engine::Seat seat = engine::NoSeat;
        QWidget* box = nullptr;
        QLabel* title = nullptr;
        bool out = false; ///< of the game: only its piles are left
    };
    void build();
    void addPanel(engine::Seat seat, QVBoxLayout& column);
    void addZone(int number, QLayout& faces, QLayout& buttons);
    void addFaces(Zone& zone, QLayout& faces);
    [[nodiscard]] bool asFaces(const Zone& zone) const;
    [[nodiscard]] QString topOf(int pile) const;
    [[nodiscard]] const Zone* zoneOf(engine::CardId card) const;
    [[nodiscard]] int faceWidth(int rows, int titles) const;
    [[nodiscard]] bool fitsAcross(int width) const;
    void fitFaces();

    TableModel& m_model;
    TableFaces& m_faces;
    TableSession* m_game = nullptr;
    HoverFace* m_hover;
    TableOverlay* m_overlay;
    TableMotion* m_motion;
    QWidget* m_inside = nullptr;
    std::vector<Zone> m_zones;
    std::vector<Panel> m_panels;
    int m_rows = 0; ///< of faces
    ZoneView* m_last = nullptr;
};

} // namespace muster::app
