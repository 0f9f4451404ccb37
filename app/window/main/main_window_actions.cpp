// SPDX-License-Identifier: GPL-3.0-or-later
#include <utility>

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QFileInfo>
#include <QMap>
#include <QMenuBar>
#include <QMessageBox>
#include <QStatusBar>
#include <QToolBar>
#include <QToolButton>
#include <QUndoGroup>

#include "app/decks/deck_forms.h"
#include "app/text/game_words.h"
#include "app/text/shown.h"
#include "app/text/language.h"
#include "app/window/browser/card_browser.h"
#include "app/window/card/card_inspector.h"
#include "app/window/deck/deck_page.h"
#include "app/window/legality/legality_panel.h"
#include "app/window/look/field_label.h"
#include "app/window/look/icons.h"
#include "app/window/look/plain_texts.h"
#include "app/window/look/steady_tabs.h"
#include "app/window/main/deck_files.h"
#include "app/window/main/main_window.h"
#include "app/window/shortcuts/shortcut_sheet.h"
#include "app/window/table/table_room.h"

namespace muster::app {

QAction* MainWindow::addAction(QMenu& menu, const QString& text, const QKeySequence& keys,
                               const std::function<void()>& run)
{
    QAction* const action = menu.addAction(text);
    action->setShortcut(keys);
    connect(action, &QAction::triggered, this, run);
    return action;
}

/// An action on the deck in front; of no use, and grey, while there is none.
QAction* MainWindow::addDeckAction(QMenu& menu, const QString& text, const QKeySequence& keys,
                                   const std::function<void(DeckPage&)>& run)
{
    QAction* const action = addAction(menu, text, keys, [this, run] {
        if (DeckPage* const page = currentPage())
            run(*page);
    });
    m_deckActions.push_back(action);
    return action;
}

void MainWindow::createActions()
{
    createFileMenu();
    createEditMenu();
    createCardsMenu();
    createDeckMenu();
    createPlayMenu();
    createViewMenu();
    createHelpMenu();
    createToolBar();
}

void MainWindow::fillNewMenu(QMenu& menu)
{
    menu.clear();
    for (const QString& key : m_decks.gameKeys()) {
        const auto game = m_decks.library().game(key);
        if (!game)
            continue;
        for (const DeckKind& kind : (*game)->decks) {
            QAction* const action = menu.addAction(
                (*game)->decks.size() == 1
                    ? asLabel(shown((*game)->title))
                    : asLabel(tr("%1: %2", "game, kind of deck").arg(shown((*game)->title), gameWord(kind.label))));
            connect(action, &QAction::triggered, this, [this, key, name = kind.key] { newDeck(key, name); });
        }
    }
}

void MainWindow::fillRecentMenu(QMenu& menu)
{
    menu.clear();
    for (const QString& path : m_files->recent()) {
        QString name = QFileInfo(path).completeBaseName();
        name.replace(QLatin1Char('&'), QLatin1String("&&"));
        QAction* const action = menu.addAction(name, this, [this, path] { openDeck(path); });
        action->setStatusTip(path);
    }
    menu.setEnabled(!menu.isEmpty());
}

void MainWindow::createFileMenu()
{
    QMenu& menu = *menuBar()->addMenu(tr("&File"));
    m_named[QStringLiteral("new")] = addAction(menu, tr("&New Deck"), QKeySequence::New, [this] { newDeck(m_game); });
    m_newMenu = menu.addMenu(tr("New Dec&k of"));
    connect(m_newMenu, &QMenu::aboutToShow, this, [this] { fillNewMenu(*m_newMenu); });
    m_named[QStringLiteral("open")] =
        addAction(menu, tr("&Open…"), QKeySequence::Open, [this] { m_files->chooseAndOpen(); });
    addAction(menu, tr("My &Decks"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O), [this] { showDecks(); });
    QMenu* const recent = menu.addMenu(tr("Open &Recent"));
    connect(&menu, &QMenu::aboutToShow, this, [this, recent] { fillRecentMenu(*recent); });
    menu.addSeparator();
    m_named[QStringLiteral("save")] = addDeckAction(menu, tr("&Save"), QKeySequence::Save,
                                                    [this](DeckPage& page) { m_files->save(page.document()); });
    addDeckAction(menu, tr("Save &As…"), QKeySequence::SaveAs,
                  [this](DeckPage& page) { m_files->saveAs(page.document()); });
    m_named[QStringLiteral("import")] = addAction(
        menu, tr("&Import a List…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_I), [this] { importList({}); });
    addDeckAction(menu, tr("&Export a Copy…"), QKeySequence(Qt::CTRL | Qt::Key_E),
                  [this](DeckPage& page) { m_files->exportCopy(page.document()); });
    menu.addSeparator();
    m_named[QStringLiteral("print")] =
        addDeckAction(menu, tr("&Print…"), QKeySequence::Print, [this](DeckPage&) { printDeck(); });
    menu.addSeparator();
    addDeckAction(menu, tr("&Close Deck"), QKeySequence::Close,
                  [this](DeckPage& page) { closePage(m_tabs->indexOf(&page)); });
    addAction(menu, tr("&Quit"), QKeySequence::Quit, [this] { close(); })->setMenuRole(QAction::QuitRole);
}

void MainWindow::createEditMenu()
{
    QMenu& menu = *menuBar()->addMenu(tr("&Edit"));
    QAction* const undo = m_history->createUndoAction(this, tr("&Undo:"));
    undo->setShortcut(QKeySequence::Undo);
    QAction* const redo = m_history->createRedoAction(this, tr("&Redo:"));
    QList<QKeySequence> redoKeys{QKeySequence(QKeySequence::Redo)};
    if (const QKeySequence other(Qt::CTRL | Qt::Key_Y); !redoKeys.contains(other))
        redoKeys += other; // twice the same key is an ambiguous one, which does nothing
    redo->setShortcuts(redoKeys);
    // Where there is no step to name, nothing comes behind a colon.
    const auto nameAlone = [this](QAction* action, const QString& name, auto signal) {
        const auto follow = [action, name](const QString& step) {
            if (step.isEmpty())
                action->setText(name);
        };
        connect(m_history, signal, action, follow);
        follow({});
    };
    nameAlone(undo, tr("&Undo"), &QUndoGroup::undoTextChanged);
    nameAlone(redo, tr("&Redo"), &QUndoGroup::redoTextChanged);
    // Menus name the step that would be undone; the list of keys says only "undo".
    undo->setProperty(PlainNameProperty, tr("&Undo"));
    redo->setProperty(PlainNameProperty, tr("&Redo"));
    // What was said of one edit need not be true after the next one. Who has something to say of that does so behind it.
    connect(m_history, &QUndoGroup::indexChanged, this, [this, before = static_cast<QUndoStack*>(nullptr)]() mutable {
        if (std::exchange(before, m_history->activeStack()) == m_history->activeStack())
            statusBar()->clearMessage();
    });
    connect(undo, &QAction::triggered, this, [this] { say(tr("Undone: %1").arg(m_history->redoText())); });
    connect(redo, &QAction::triggered, this, [this] { say(tr("Done again: %1").arg(m_history->undoText())); });
    menu.addActions({undo, redo});
    m_named[QStringLiteral("undo")] = undo;
    m_named[QStringLiteral("redo")] = redo;
    menu.addSeparator();
    addDeckAction(menu, tr("Cu&t Cards"), QKeySequence::Cut, [](DeckPage& page) { page.cut(); });
    addDeckAction(menu, tr("&Copy Cards"), QKeySequence::Copy, [](DeckPage& page) { page.copy(); });
    addDeckAction(menu, tr("&Paste Cards"), QKeySequence::Paste, [](DeckPage& page) { page.paste(); });
    menu.addSeparator();
    addDeckAction(menu, tr("Copy the Whole &Deck as Text"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C),
                  [](DeckPage& page) { page.copyAll(); });
    addDeckAction(menu, tr("Copy the Deck C&ode"), {}, [this](DeckPage& page) {
        const auto code = writeDeckForm(page.document().resolved(), DeckForm::Code);
        if (!code) {
            say(tr("A deck with unknown cards has no code."));
            return;
        }
        QApplication::clipboard()->setText(QString::fromStdString(*code).trimmed());
        say(tr("The deck code was copied."));
    });
}

void MainWindow::createCardsMenu()
{
    QMenu& menu = *menuBar()->addMenu(tr("&Cards"));
    m_named[QStringLiteral("find")] = addAction(menu, tr("&Find Cards"), QKeySequence::Find, [this] { findCards(); });
    addDeckAction(menu, tr("&Go to the Deck"), QKeySequence(Qt::CTRL | Qt::Key_D),
                  [](DeckPage& page) { page.focusCards(); });
    menu.addSeparator();
    addAction(menu, tr("Card at F&ull Size\tSpace"), {}, [this] { m_inspector->showCloseUp(); });
    addAction(menu, tr("Card &Sets…"), {}, [this] { showSets(); });
}

void MainWindow::createDeckMenu()
{
    QMenu& menu = *menuBar()->addMenu(tr("&Deck"));
    // Plus, minus and Delete are the deck's own keys; here they stand for those who look for them.
    addDeckAction(menu, tr("&Add One Copy\t+"), {}, [](DeckPage& page) { page.more(1); });
    addDeckAction(menu, tr("Remo&ve One Copy\t−"), {}, [](DeckPage& page) { page.more(-1); });
    addDeckAction(menu, tr("&Remove\tDel"), {}, [](DeckPage& page) { page.removeSelected(); });
    addDeckAction(menu, tr("Move to &Considering"), QKeySequence(Qt::CTRL | Qt::Key_K),
                  [](DeckPage& page) { page.moveSelected("considering"); });
    menu.addSeparator();
    addDeckAction(menu, tr("&Notes and Event"), QKeySequence(Qt::CTRL | Qt::Key_I),
                  [](DeckPage& page) { page.showDetails(!page.showsDetails()); });
    menu.addSeparator();
    addDeckAction(menu, tr("Ne&xt Finding"), QKeySequence(Qt::Key_F8), [this](DeckPage&) { m_legality->step(1); });
    addDeckAction(menu, tr("Previous F&inding"), QKeySequence(Qt::SHIFT | Qt::Key_F8),
                  [this](DeckPage&) { m_legality->step(-1); });
    addDeckAction(menu, tr("Make &Legal…"), QKeySequence(Qt::CTRL | Qt::Key_L),
                  [this](DeckPage&) { m_legality->makeLegal(); });
    m_named[QStringLiteral("compare")] =
        addDeckAction(menu, tr("Com&pare…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D),
                      [this](DeckPage& page) { compareDecks(&page.document()); });
    addDeckAction(menu, tr("All F&ormats"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_L),
                  [this](DeckPage&) { m_legality->showFormats(); });
    menu.addSeparator();
    addDeckAction(menu, tr("Test &Hands"), QKeySequence(Qt::CTRL | Qt::Key_H), [this](DeckPage&) { testHands(); });
    addDeckAction(menu, tr("How &Fast Is the Deck"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_H),
                  [this](DeckPage&) { showSpeed(); });
}

void MainWindow::createPlayMenu()
{
    QMenu& menu = *menuBar()->addMenu(tr("&Play"));
    addDeckAction(menu, tr("At the &Table…"), QKeySequence(Qt::CTRL | Qt::Key_T),
                  [this](DeckPage& page) { m_tables->begin(page.document()); });
    menu.addSeparator();
    addAction(menu, tr("&Open a Recorded Game…"), {}, [this] { m_tables->chooseFile(); });
    addAction(menu, tr("&Paste the Code of a Game"), {},
              [this] { m_tables->openCode(QApplication::clipboard()->text()); });
    addAction(menu, tr("&Lay Out a Position…"), {}, [this] { m_tables->layOutEmpty(); });
    addAction(menu, tr("Lay Out the Position of a &Scenario…"), {}, [this] { m_tables->layOutScenario(); });
    QMenu* const closed = menu.addMenu(tr("&Go On With"));
    connect(&menu, &QMenu::aboutToShow, this, [this, closed] { m_tables->fillClosed(*closed); });
}

void MainWindow::createHelpMenu()
{
    QMenu& menu = *menuBar()->addMenu(tr("&Help"));
    addAction(menu, tr("&Keys…"), QKeySequence(Qt::Key_F1), [this] {
        auto groups = shortcutsOf(*this);
        groups.append(keysOfLists());
        ShortcutSheet sheet(groups, this);
        sheet.exec();
    });
    addAction(menu, tr("&Rules of the Game…"), QKeySequence(Qt::SHIFT | Qt::Key_F1), [this] { showRules(); });
    addAction(menu, tr("&About Muster"), {}, [this] { showAbout(); })->setMenuRole(QAction::AboutRole);
}

void MainWindow::createViewMenu()
{
    m_viewMenu = menuBar()->addMenu(tr("&View"));
    // Their titles have no letters underlined; the entries of a menu have.
    const QMap<QString, QString> entries{
        {QStringLiteral("browser"), tr("C&ard Search")}, {QStringLiteral("card"), tr("Ca&rd at Hand")},
        {QStringLiteral("legality"), tr("&Legality")},   {QStringLiteral("numbers"), tr("&Numbers")},
        {QStringLiteral("history"), tr("&History")},     {QStringLiteral("hands"), tr("&Test Hands")},
        {QStringLiteral("speed"), tr("Spee&d")}};
    for (QDockWidget* const dock : m_docks)
        addDockEntry(*m_viewMenu, entries.value(dock->objectName()), *dock);
    addAction(*m_viewMenu, tr("Ne&xt Pane"), QKeySequence(Qt::Key_F6), [this] { focusPane(1); });
    addAction(*m_viewMenu, tr("&Previous Pane"), QKeySequence(Qt::SHIFT | Qt::Key_F6), [this] { focusPane(-1); });
    addAction(*m_viewMenu, tr("R&eset the Layout"), {}, [this] { resetLayout(); });
    m_viewMenu->addSeparator();

    QMenu* const themes = m_viewMenu->addMenu(tr("&Colors"));
    auto* const group = new QActionGroup(this);
    const auto add = [&](const QString& text, Theme theme) {
        QAction* const action = themes->addAction(text);
        action->setCheckable(true);
        action->setChecked(m_session.look().theme() == theme);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, theme] { m_session.look().setTheme(theme); });
    };
    add(tr("Follow the &Desktop"), Theme::System);
    add(tr("&Light"), Theme::Light);
    add(tr("D&ark"), Theme::Dark);

    QMenu* const tongues = m_viewMenu->addMenu(tr("Lan&guage"));
    auto* const ofTongues = new QActionGroup(this);
    const auto addLanguage = [&](const QString& text, const QString& code) {
        QAction* const action = tongues->addAction(text);
        action->setCheckable(true);
        action->setChecked(m_session.language() == code);
        ofTongues->addAction(action);
        connect(action, &QAction::triggered, this, [this, code] { setLanguage(code); });
    };
    addLanguage(tr("Follow the &Desktop"), {});
    for (const QString& code : languages())
        addLanguage(languageName(code), code);

    QMenu& sizes = *m_viewMenu->addMenu(tr("&Size of Text"));
    constexpr int Step = 10;
    addAction(sizes, tr("&Larger"), QKeySequence::ZoomIn, [this] { setScale(m_session.look().scale() + Step); });
    addAction(sizes, tr("&Smaller"), QKeySequence::ZoomOut, [this] { setScale(m_session.look().scale() - Step); });
    addAction(sizes, tr("&Normal"), QKeySequence(Qt::CTRL | Qt::Key_0), [this] { setScale(100); });
    sizes.addSeparator();
    auto* const percents = new QActionGroup(this);
    for (const int percent : {80, 100, 125, 150, 175, 200}) {
        QAction* const action = sizes.addAction(tr("%1 %").arg(percent));
        action->setCheckable(true);
        action->setChecked(m_session.look().scale() == percent);
        percents->addAction(action);
        connect(action, &QAction::triggered, this, [this, percent] { setScale(percent); });
    }
}

void MainWindow::createToolBar()
{
    QToolBar* const bar = addToolBar(tr("Main"));
    bar->setObjectName(QStringLiteral("main"));
    bar->setMovable(false);
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    const int side = fontMetrics().height() * 5 / 4;
    bar->setIconSize({side, side});
    m_games->setAccessibleName(tr("Game"));
    m_games->setToolTip(tr("Whose cards are shown"));
    m_games->setPlaceholderText(tr("Choose a game"));
    for (const QString& key : m_decks.gameKeys()) {
        const auto game = m_decks.library().game(key);
        m_games->addItem(game ? shown((*game)->title) : key, key);
    }
    connect(m_games, &QComboBox::activated, this, [this](int index) {
        const QString key = m_games->itemData(index).toString();
        // The deck in front stays where it is: what is looked at never changes which deck the next key is for.
        showGame(key);
    });
    bar->addWidget(m_games);
    labelForReaders(*m_games, tr("Game"));
    bar->addSeparator();
    const auto put = [&](const QString& name, Icon picture, const QString& text) {
        QAction* const action = m_named.at(name);
        action->setIcon(icon(picture));
        action->setIconText(text);
        bar->addAction(action);
    };
    put(QStringLiteral("new"), Icon::NewDeck, tr("New"));
    if (auto* const button = qobject_cast<QToolButton*>(bar->widgetForAction(m_named.at(QStringLiteral("new"))))) {
        button->setPopupMode(QToolButton::MenuButtonPopup);
        button->setMenu(m_newMenu);
    }
    put(QStringLiteral("open"), Icon::Open, tr("Open"));
    put(QStringLiteral("save"), Icon::Save, tr("Save"));
    bar->addSeparator();
    for (const auto& [name, picture] :
         {std::pair(QStringLiteral("undo"), Icon::Undo), {QStringLiteral("redo"), Icon::Redo}}) {
        QAction* const action = m_named.at(name);
        action->setIcon(icon(picture));
        bar->addAction(action);
        // The words of the step would make the bar jump about; the tool tip has them.
        if (auto* const button = qobject_cast<QToolButton*>(bar->widgetForAction(action)))
            button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    }
    bar->addSeparator();
    put(QStringLiteral("import"), Icon::Import, tr("Import"));
    put(QStringLiteral("compare"), Icon::Compare, tr("Compare"));
    put(QStringLiteral("find"), Icon::Find, tr("Find"));
    put(QStringLiteral("print"), Icon::Print, tr("Print"));
}

} // namespace muster::app
