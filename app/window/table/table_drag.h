// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QObject>
#include <QPoint>
#include <QPointer>

#include "app/window/table/table_session.h"
#include "app/window/table/table_motion.h"

namespace muster::app {

class TableBoard;
class ZoneView;

/// A card of the table is dragged with the mouse: its targets are lit, from the options of the game, and
/// letting it go there chooses. Anything else tells why not. Esc lets go of the card. Of a pile those cards are dragged about
/// which something can be chosen: where they are let go says which one is meant, or it is asked.
class TableDrag final : public QObject {
    Q_OBJECT

public:
    TableDrag(TableBoard& board, TableSession& game);

    [[nodiscard]] bool isDragging() const { return m_dragging; }
    [[nodiscard]] const std::vector<TableGoal>& goals() const { return m_goals; }
    void cancel();
    void setEnabled(bool enabled) { m_enabled = enabled; } ///< not where the options may not be known

Q_SIGNALS:
    /// What can be meant by where it was let go: one or several ways.
    void dropped(const std::vector<TableGoal>& ways);
    /// The card does not go onto the other one, or onto nothing in particular.
    void refused(int card, int onto);
    /// A click that names a card among several.
    void ticked(int card);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] bool isCards(const QWidget& widget) const;
    void press(QWidget& from, QPoint at, QPoint place);
    void begin();
    void findGoals(const std::vector<TableGoal>& goals);
    void moveTo(QPoint place);
    void letGo(QPoint place);
    void draw(QPoint place);
    [[nodiscard]] QRect rectOf(const TableGoal& goal) const;
    [[nodiscard]] std::vector<TableGoal> goalsAt(QPoint place) const;
    [[nodiscard]] int cardAt(QPoint place) const;

    TableBoard& m_board;
    TableSession& m_game;
    [[nodiscard]] QSize faceSize() const;

    QPointer<QWidget> m_from;
    int m_card = -1;                     ///< that was pressed; -1: none
    std::vector<engine::CardId> m_cards; ///< it, and the others of its pile that can be meant
    QPoint m_pressed;
    bool m_enabled = true;
    bool m_dragging = false;
    bool m_seeks = false; ///< the targets of the card are still being looked for
    QPoint m_place;       ///< of the pointer, then
    bool m_letGo = false; ///< there it was let go
    int m_told = -2;      ///< the card of which it was told why not; -1: nothing in particular, -2: it was told of none
    std::vector<TableGoal> m_goals;
    CardPlaces m_places;
};

} // namespace muster::app
