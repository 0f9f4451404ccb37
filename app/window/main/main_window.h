// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>

#include <QMainWindow>
#include <QPointer>

#include "app/window/main/window_session.h"
#include "model/findings/finding.h"

class QActionGroup;
class QComboBox;
class QLabel;
class QMenu;
class QToolButton;
class QUndoGroup;

namespace muster::app {

class CardBrowser;
class CardInspector;
class DeckFiles;
class DeckPage;
class HandsPanel;
class HistoryPanel;
class HomePage;
class LegalityPanel;
class LibraryPage;
class NumbersPanel;
class RulesWindow;
class SafetyBar;
class SetsWindow;
class SpeedPanel;
class StartPage;
class SteadyTabs;
class TableRoom;

/// The window: cards, the decks in their tabs, the card at hand, the verdict, each room knowing only itself. This is
/// where the signal of one becomes the deed of another.
class MainWindow final : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(WindowSession& session, QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Opens a deck file and brings it to the front; the person is told what is wrong with it.
    void openDeck(const QString& path);
    void newDeck(const QString& game, const std::string& kind = {});
    void printDeck();
    /// Deals a hand from the deck in front.
    void testHands();
    /// Figures of the deck in front: hands and games.
    void showSpeed();
    /// The search for cards has the keyboard.
    void findCards();
    /// A list of any kind on its way into a deck: text, a file, or what will be pasted into the dialog.
    void importList(const QString& text, const QString& file = {});
    /// That deck beside another one, or beside what its file holds.
    void compareDecks(DeckDocument* document);
    /// That deck beside one of the versions of its file: 0 is the last.
    void compareVersions(DeckDocument* document, int version);
    /// The games at the table.
    [[nodiscard]] TableRoom& tables() const { return *m_tables; }
    /// The window of card sets, at the game whose cards are shown.
    void showSets();
    /// The rules of that game, at the rule of that number where there is one.
    void showRules(const QString& rule = {});
    void showRulesOf(const QString& game, const QString& rule);

    [[nodiscard]] DeckPage* currentPage() const; ///< nullptr where no deck is in front
    [[nodiscard]] DeckDocument* currentDeck() const;
    [[nodiscard]] LegalityPanel& legality() const { return *m_legality; }
    [[nodiscard]] DeckFiles& files() const { return *m_files; }

Q_SIGNALS:
    /// The size of text or the language changed: a new window with the same decks is to take this one's place.
    void rebuildWanted();

protected:
    void closeEvent(QCloseEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void childEvent(QChildEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    // main_window.cpp
    void createRooms();
    void createListOfDecks();
    void offerAllDecks();
    QDockWidget* addDock(const char* name, const QString& title, QWidget* widget, Qt::DockWidgetArea area);
    void addPage(DeckDocument& document);
    void removePage(DeckDocument& document);
    void bringForward(DeckDocument& document);
    void followTab();
    void followMove(int tab);
    void showGame(const QString& key);
    void refreshTitle(DeckDocument& document);
    bool closePage(int tab);
    void tellSelection();
    void keepPlaces();
    void say(const QString& sentence);
    void setScale(int percent);
    void setLanguage(const QString& code);
    void showAbout();

    // main_window_panes.cpp
    void arrangeDocks();
    [[nodiscard]] bool isNarrow() const; ///< for three columns of its letters
    void stackDocks();
    void spreadDocks(); ///< widths and heights as a window of this size has them at first
    void resetLayout();
    void focusPane(int by); ///< the next, or the one before
    /// The first thing in the room that takes the keyboard has it. False where there is none.
    static bool focusRoom(QWidget& room);
    /// An entry of a menu brings a room forward, with the keyboard; one that is in front already goes.
    void addDockEntry(QMenu& menu, const QString& text, QDockWidget& dock);
    void openDock(QDockWidget& dock, QWidget& room);
    void standHandsAside(bool isAside);
    [[nodiscard]] std::vector<QWidget*> panes() const;
    [[nodiscard]] QDockWidget* dockOf(const QWidget* room) const;
    void orderTabs();

    // main_window_rooms.cpp
    void compare(DeckDocument* document, int version);
    /// A deck as its file has it and as it was saved before, then the other open decks of its game.
    [[nodiscard]] std::vector<std::pair<QString, Deck>> otherVersions(DeckDocument& document);
    void createStartPage();
    void refreshStartPage();
    void openCopy(const QString& path);
    void showDecks();
    void bringBack(int which);
    void takeIn(DeckDocument& document, const Deck& list);
    void takeAsNew(const std::shared_ptr<const GameData>& game, Deck list, const QString& file);

    // main_window_actions.cpp
    void createActions();
    void createFileMenu();
    void createEditMenu();
    void createCardsMenu();
    void createDeckMenu();
    void createPlayMenu();
    void createViewMenu();
    void createHelpMenu();
    void createToolBar();
    void fillNewMenu(QMenu& menu);
    void fillRecentMenu(QMenu& menu);
    QAction* addAction(QMenu& menu, const QString& text, const QKeySequence& keys, const std::function<void()>& run);
    QAction* addDeckAction(QMenu& menu, const QString& text, const QKeySequence& keys,
                           const std::function<void(DeckPage&)>& run);

    WindowSession& m_session;
    OpenDecks& m_decks;
    DeckFiles* m_files;
    QUndoGroup* m_history;
    SteadyTabs* m_tabs;
    QToolButton* m_allDecks;
    std::map<DeckDocument*, DeckPage*> m_pages;
    QString m_game; ///< whose cards are shown

    CardBrowser* m_browser;
    CardInspector* m_inspector;
    StartPage* m_start;
    LibraryPage* m_library;
    HomePage* m_home;
    SafetyBar* m_safety;
    LegalityPanel* m_legality;
    NumbersPanel* m_numbers;
    HandsPanel* m_hands;
    SpeedPanel* m_speed;
    HistoryPanel* m_steps;
    QPointer<SetsWindow> m_sets;
    QPointer<RulesWindow> m_rules;
    TableRoom* m_tables;
    std::vector<QDockWidget*> m_docks;
    bool m_isLaidOut = false; ///< shown once: the docks have their widths
    bool m_handsWait = false; ///< the room of test hands was open when the last deck left the front
    QByteArray m_firstLayout; ///< of the docks, before what was left is put back
    int m_widthBefore = 0;    ///< of a window that is being maximised or made small again

    QComboBox* m_games;
    QLabel* m_state;
    QMenu* m_newMenu = nullptr;
    QMenu* m_viewMenu = nullptr;
    std::vector<QAction*> m_deckActions; ///< of use only while a deck is in front
    std::map<QString, QAction*> m_named; ///< those that stand in the tool bar too
};

} // namespace muster::app
