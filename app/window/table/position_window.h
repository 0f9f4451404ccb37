// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>

#include <QMainWindow>
#include <QPersistentModelIndex>

#include "app/window/table/position_drag.h"
#include "app/window/table/position_draft.h"
#include "carddb/places.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QMenu;
class QPushButton;
class QSpinBox;
class QSplitter;
class QTimer;
class QUndoStack;

namespace muster::app {

class CloseUp;
class HoverFace;
class KeptPosition;
class PositionBoard;
class PositionCard;
class PositionModel;
class PositionSearch;
class TableFaces;
class ZoneView;

/// A position is laid out: cards from the search are drawn to their places, and between them; what is said of each card, of
/// each player and of the turn is edited. Every edit is a step that can be undone. What cannot be is told at its place while one
/// edits, and is no more than told until somebody wants to play it.
class PositionWindow final : public QMainWindow {
    Q_OBJECT

public:
    PositionWindow(PositionStart start, const carddb::Places& places, QWidget* parent = nullptr);
    ~PositionWindow() override;

    [[nodiscard]] const PositionDraft& draft() const { return m_draft; }
    [[nodiscard]] const PositionGround& ground() const { return *m_ground; }
    [[nodiscard]] QUndoStack& history() const { return *m_history; }
    [[nodiscard]] PositionBoard& board() const { return *m_board; }
    [[nodiscard]] PositionModel& model() const { return *m_model; }
    /// From now on it is kept on disk as it stands; `saved`: nothing of it was edited.
    void keep(std::unique_ptr<KeptPosition> kept, bool saved);
    /// What cannot be, of the position as it stands now.
    [[nodiscard]] const std::vector<PositionGround::Problem>& problems();
    /// Asks where something is not saved; false where the person wants to stay.
    [[nodiscard]] bool mayClose();

Q_SIGNALS:
    /// The position can be, and is to be played from.
    void playWanted(const QString& scenario, const muster::app::BesideFiles& beside);

protected:
    void closeEvent(QCloseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    class Edit;
    enum class Rooms { None, Two, Three };
    // position_window_rooms.cpp
    void build();
    void arrange();
    [[nodiscard]] QWidget* createTurn();

    // position_window.cpp
    void begin(); ///< on its ground
    void refresh();
    void check();
    void write();
    void take(const PositionStart& start);
    void showProblems();
    /// `follows`: the same for edits that are one step; empty: a step of its own.
    void edit(const QString& what, PositionStart after, const QString& follows = {});
    void editDraft(const QString& what, PositionDraft after, const QString& follows = {});
    void editPosition(const QString& what, engine::LaidPosition position, const QString& follows = {});
    void editCard(const QString& follows, const std::function<void(engine::LaidCard&)>& change);
    /// The card that is meant by keys and menus; `shown`: and of which all is said at the right.
    void setCurrent(const QModelIndex& card, bool shown = true);
    void followFocus(); ///< it is the one that the keyboard is on
    [[nodiscard]] engine::CardPath current() const;
    void watch(ZoneView& view);
    [[nodiscard]] bool handleKey(ZoneView& zone, int key);
    [[nodiscard]] bool takesOn(const ZoneView& view) const;
    void watchSpinBoxes();
    void drop(const QAbstractItemView* from, const QModelIndex& card, const PositionDrag::Target& to, bool all);
    void scrollTo(const QPoint& global);
    [[nodiscard]] engine::CardPath placeOf(const PositionDrag::Target& target) const;
    /// Where a card is put into a zone: on top of what nobody knows, else behind the others.
    [[nodiscard]] engine::CardPath placeIn(std::size_t zone) const;

    // position_window_actions.cpp
    void createMenus();
    void put(CardIndex card);
    void moveCurrent();
    void moveAlong(int by);
    void toHolder();
    void addCopies(int by);
    void removeCurrent();
    void cut();
    void copy();
    void paste(bool on);
    void play();
    bool save();
    void changeRules();
    void dropSteps();
    void toNextProblem();
    void showCard();
    void say(const QString& sentence);
    /// Asks where a card is to go: into a zone, or onto a card.
    [[nodiscard]] std::optional<engine::CardPath> askPlace(const QString& title);
    [[nodiscard]] std::optional<engine::LaidCard> pasted() const;
    QAction* addAction(QMenu& menu, const QString& text, const QList<QKeySequence>& keys,
                       const std::function<void()>& run);

    PositionDraft m_draft;
    std::shared_ptr<const PositionGround> m_ground;
    carddb::Places m_places;
    QUndoStack* m_history;
    TableFaces* m_faces;
    PositionModel* m_model;
    PositionSearch* m_search;
    PositionBoard* m_board;
    PositionCard* m_card;
    QSplitter* m_rooms = nullptr;
    QSplitter* m_side = nullptr; ///< of them the one with the search
    Rooms m_arranged = Rooms::None;
    HoverFace* m_hover;
    CloseUp* m_closeUp;
    PositionDrag* m_drag = nullptr;
    QLineEdit* m_title = nullptr;
    QSpinBox* m_turn = nullptr;
    QComboBox* m_active = nullptr;
    QComboBox* m_begins = nullptr;
    QLabel* m_problem = nullptr;
    QPushButton* m_play = nullptr;
    QAction* m_steps = nullptr;
    QTimer* m_checks;                ///< a moment after the last edit
    QPersistentModelIndex m_current; ///< the card that is meant
    QPersistentModelIndex m_shown;   ///< and the one at the right: that, or the one on which it lies
    engine::CardPath m_lastPlace;
    std::unique_ptr<KeptPosition> m_kept; ///< none where the person is done with it
    bool m_isChecked = false;
    std::vector<PositionGround::Problem> m_problems;
};

} // namespace muster::app
