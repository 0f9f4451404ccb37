// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>

#include <QMainWindow>

#include "app/window/table/table_journal.h"
#include "app/window/table/table_session.h"
#include "carddb/places.h"

class QComboBox;
class QLabel;
class QListView;
class QMenu;
class QPushButton;
class QSettings;
class QTimer;
class QVBoxLayout;

namespace muster::app {

class CloseUp;
class DiceStrip;
class LineModel;
class LogModel;
class OptionModel;
class ReadAloud;
class TableBoard;
class TableDrag;
class TableFaces;
class TableModel;

/// A game at the table: the cards, the options, the log, and the lines that were tried. Everything can be
/// done by keys: each option has a number.
class TableWindow final : public QMainWindow {
    Q_OBJECT

public:
    /// The settings must outlive it.
    TableWindow(std::unique_ptr<TableSession> game, std::unique_ptr<TableJournal> journal, const carddb::Places& places,
                QSettings& settings, QWidget* parent = nullptr);
    ~TableWindow() override;

    [[nodiscard]] TableSession& session() const { return *m_game; }
    /// The game itself, once the engine has nothing to do: it waits for that.
    [[nodiscard]] TableGame& game() const { return m_game->settled(); }
    [[nodiscard]] TableJournal& journal() const { return *m_journal; }
    [[nodiscard]] TableModel& model() const { return *m_model; }
    /// The eyes through which the table is seen.
    [[nodiscard]] engine::Seat viewer() const;
    /// Shows a sentence for some time, and reads it aloud.
    void say(const QString& sentence);
    /// Opens the rules of the game at a rule; without one at that of the log's current line.
    void openRule(const QString& id = {});
    /// The cards of a pile, as far as who looks may know them, until one is chosen or the dialog closed.
    void showPile(int zone);

Q_SIGNALS:
    void newGameWanted();
    void againWanted(); ///< the same, with other shuffles
    void openWanted();
    void ruleWanted(const QString& id);   ///< among the rules of the game; empty: their beginning
    void positionWanted();                ///< what lies on the table is to be edited
    void codeWanted(const QString& code); ///< a game that was pasted
    void closedByPerson();

protected:
    void closeEvent(QCloseEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] static engine::CardId cardOf(int number) { return {static_cast<std::uint16_t>(number)}; }

    // table_window.cpp
    void createBoard(const carddb::Places& places);
    [[nodiscard]] QWidget* createSide();
    void createLists(QWidget& side, QVBoxLayout& column);
    void refresh();
    /// Shows what a rule says.
    void showRule(const QString& id);
    void sayHere(const QString& sentence);
    void forgetSaid();
    void refreshState();
    /// Reads aloud what the step has brought, and what is asked now.
    void tell();
    void scrollLog();
    /// The question, as far as the eyes that were chosen may know its options, which name cards of whoever is asked.
    [[nodiscard]] const TableQuestion* asked() const;
    [[nodiscard]] QString hiddenText(const TableQuestion& question) const;
    void showCards(const QModelIndex& root);
    void chooseCard(int card);
    void chooseOption(int option);
    void showCard();
    static void showAt(CloseUp& closeUp, const QModelIndex& card);
    void showWhyNot();
    void showHint(const PilotsAdvice& advice);
    void showWork(int choices);
    [[nodiscard]] bool showsMovement() const;
    void goToLogLine(const QModelIndex& line);
    void stopAutoplay();
    void autoplay();

    // table_window_doing.cpp
    void createDoing();
    void chooseGoal(const std::vector<TableGoal>& ways);
    /// The answer is said, and handed to `then`.
    void askWhyNot(engine::CardId card, engine::CardId onto, std::function<void(const QString& why)> then = {});
    [[nodiscard]] QString whyNotText(engine::CardId card, engine::CardId onto, engine::ShownReasons reasons) const;
    [[nodiscard]] QStringList actionLines(const std::vector<engine::ShownRefusal>& actions) const;
    [[nodiscard]] QString sentenceOf(const std::string& rule, int most = 400) const;
    [[nodiscard]] QStringList howItCame() const;
    void tick(int card);
    void tickOption(int option);
    void tick(const engine::Option& name);
    void tickCurrent();
    void chooseTicked();
    void followTicks();
    void showTicks();

    // table_window_actions.cpp
    void createMenus();
    void createGameMenu();
    void createPlayMenu();
    void createViewMenu();
    void createMovement(QMenu& menu);
    void createPaces(QMenu& menu);
    void createDigits();
    void fillSeats(QMenu& menu);
    void typeDigit(int digit);
    void saveReplay();
    void saveScenario();
    void savePosition();
    void writeScenario(const std::optional<std::string>& scenario, const QString& whyNot);
    void layDie();
    void layDie(int faces);
    void copyCode();
    QAction* addAction(QMenu& menu, const QString& text, const QList<QKeySequence>& keys,
                       const std::function<void()>& run);

    std::unique_ptr<TableSession> m_game;
    std::unique_ptr<TableJournal> m_journal;
    QSettings& m_settings;
    TableFaces* m_faces;
    TableModel* m_model;
    OptionModel* m_optionModel;
    LogModel* m_logModel;
    LineModel* m_lineModel;
    TableBoard* m_board = nullptr;
    TableDrag* m_drag = nullptr;
    CloseUp* m_closeUp = nullptr;
    QLabel* m_question = nullptr;
    DiceStrip* m_rolled = nullptr;
    QListView* m_options = nullptr;
    QPushButton* m_confirm = nullptr; ///< of what is ticked
    QListView* m_log = nullptr;
    QListView* m_lines = nullptr;
    QLabel* m_rule = nullptr;
    QLabel* m_state = nullptr;
    ReadAloud* m_told = nullptr; ///< of each step
    QComboBox* m_eyes = nullptr;
    QTimer* m_pace = nullptr; ///< of autoplay that is watched
    QAction* m_back = nullptr;
    QAction* m_forward = nullptr;
    QAction* m_dice = nullptr;
    QAction* m_deal = nullptr;
    QAction* m_die = nullptr;
    QAction* m_movement = nullptr;
    QAction* m_chooseTicked = nullptr;
    QAction* m_stop = nullptr;           ///< what the engine is doing
    int m_saidAt = -1;                   ///< the position that the remark is about; -1 if it holds anywhere
    int m_typed = 0;                     ///< the beginning of an option's number
    std::vector<engine::Option> m_ticks; ///< what is named together, in its order
    std::uint8_t m_ticksOf = 0;          ///< kind of the question for which it is
    bool m_boxClicked = false;           ///< and not the option beside it
    bool m_ruleClicked = false;          ///< and not the line that it ends
};

} // namespace muster::app
