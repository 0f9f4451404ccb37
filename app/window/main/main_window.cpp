// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main/main_window.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QCloseEvent>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QPointer>
#include <QScrollArea>
#include <QStatusBar>
#include <QTabBar>
#include <QTimer>
#include <QToolButton>
#include <QUndoGroup>
#include <QVBoxLayout>

#include "app/text/finding_text.h"
#include "app/text/shown.h"
#include "app/window/browser/card_browser.h"
#include "app/window/card/card_inspector.h"
#include "app/window/deck/deck_faces.h"
#include "app/window/deck/deck_header.h"
#include "app/window/deck/deck_page.h"
#include "app/window/hands/hands_panel.h"
#include "app/window/hands/speed_panel.h"
#include "app/window/hands/tried_hand.h"
#include "app/window/history/history_panel.h"
#include "app/window/legality/legality_panel.h"
#include "app/window/legality/verdict_badge.h"
#include "app/window/library/library_page.h"
#include "app/window/look/signs.h"
#include "app/window/look/steady_tabs.h"
#include "app/window/main/deck_files.h"
#include "app/window/main/deck_printing.h"
#include "app/window/numbers/numbers_panel.h"
#include "app/window/safety/safety_bar.h"
#include "app/window/start_page/home_page.h"
#include "app/window/start_page/start_page.h"
#include "app/window/table/table_room.h"

namespace muster::app {

namespace {

constexpr int FewTabs = 3; ///< that the bar has room for, with the start page

} // namespace

MainWindow::MainWindow(WindowSession& session, QWidget* parent)
    : QMainWindow(parent),
      m_session(session),
      m_decks(session.decks()),
      m_files(new DeckFiles(session, this)),
      m_history(new QUndoGroup(this)),
      m_tabs(new SteadyTabs(this)),
      m_allDecks(new QToolButton(m_tabs)),
      m_browser(new CardBrowser(m_decks.places(), this)),
      m_inspector(new CardInspector(m_decks.places(), this)),
      m_start(new StartPage(this)),
      m_library(new LibraryPage(m_decks.library(), session.settings(), this)),
      m_home(new HomePage(m_start, m_library, this)),
      m_safety(new SafetyBar(session.safety(), this)),
      m_legality(new LegalityPanel(this)),
      m_numbers(new NumbersPanel(m_decks.places(), this)),
      m_hands(new HandsPanel(m_decks.places(), this)),
      m_speed(new SpeedPanel(m_decks, session.figures(), this)),
      m_steps(new HistoryPanel(DeckVersions(m_decks.places().userData + QStringLiteral("/versions")), this)),
      m_tables(new TableRoom(m_decks, session.settings(), this)),
      m_games(new QComboBox(this)),
      m_state(new QLabel(this))
{
    setWindowTitle(tr("Muster"));
    setDockOptions(AnimatedDocks | AllowNestedDocks | AllowTabbedDocks);
    setAcceptDrops(true);
    m_legality->setDecks(&m_decks);
    createRooms();
    createStartPage();
    createActions();
    arrangeDocks();

    connect(&m_decks, &OpenDecks::opened, this, [this](DeckDocument* deck) {
        addPage(*deck);
        bringForward(*deck);
    });
    connect(&m_decks, &OpenDecks::closing, this, [this](DeckDocument* deck) { removePage(*deck); });
    connect(&m_decks, &OpenDecks::gamesChanged, this, [this] {
        if (!m_game.isEmpty())
            showGame(m_game);
    });
    connect(m_files, &DeckFiles::said, this, &MainWindow::say);
    connect(m_files, &DeckFiles::chosen, this, &MainWindow::openDeck);
    connect(m_tables, &TableRoom::said, this, &MainWindow::say);
    connect(m_tables, &TableRoom::ruleWanted, this, &MainWindow::showRulesOf);
    QTimer::singleShot(0, m_tables, &TableRoom::recover); // behind this window, which is shown first

    // Cards of a game that nobody has chosen would be in the way; of a single game there is nothing to choose.
    const QStringList keys = m_decks.gameKeys();
    if (keys.contains(m_session.lastGame()) || keys.size() == 1)
        showGame(keys.size() == 1 ? keys.front() : m_session.lastGame());
    else
        m_games->setCurrentIndex(-1);
    for (DeckDocument* const deck : m_decks.all())
        addPage(*deck);
    if (m_session.front() != nullptr)
        bringForward(*m_session.front());
    // Only now: tabs that came up one after the other are not what the person had in front.
    connect(m_tabs, &QTabWidget::currentChanged, this, &MainWindow::followTab);
    followTab();
    if (const QString news = m_session.takeNews(); !news.isEmpty())
        m_safety->tell(news);
    m_browser->focusQuery();
}

MainWindow::~MainWindow()
{
    // Rooms outlive the members that tell them of changes; nothing is to reach them while they go.
    m_decks.disconnect(this);
    for (const auto& [deck, page] : m_pages)
        deck->disconnect(this);
    m_tabs->disconnect(this);
}

void MainWindow::createRooms()
{
    m_tabs->setObjectName(QStringLiteral("decks"));
    m_tabs->setDocumentMode(true);
    m_tabs->setTabsClosable(true);
    m_tabs->setMovable(true);
    m_tabs->setUsesScrollButtons(true);
    // Names stay readable: a long one is cut once, and where all do not fit, arrows lead to the others.
    m_tabs->tabBar()->setElideMode(Qt::ElideNone);
    m_tabs->tabBar()->setExpanding(false);
    m_tabs->setAccessibleName(tr("Open decks"));
    createListOfDecks();
    auto* const middle = new QWidget(this);
    auto* const column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_safety);
    column->addWidget(m_tabs, 1);
    setCentralWidget(middle);
    connect(m_safety, &SafetyBar::saveRequested, this, [this](DeckDocument* deck) { m_files->save(*deck); });
    connect(m_safety, &SafetyBar::compareRequested, this, &MainWindow::compareDecks);
    connect(m_safety, &SafetyBar::failed, this, &MainWindow::say);
    connect(m_tabs->tabBar(), &QTabBar::tabMoved, this, [this](int, int to) { followMove(to); });
    m_tabs->tabBar()->installEventFilter(this);
    connect(m_tabs, &QTabWidget::tabCloseRequested, this, &MainWindow::closePage);

    connect(m_steps, &HistoryPanel::said, this, &MainWindow::say);
    connect(m_steps, &HistoryPanel::compareRequested, this, [this](int version) {
        if (DeckDocument* const deck = currentDeck())
            compareVersions(deck, version);
    });
    connect(m_files, &DeckFiles::written, this, [this](DeckDocument* deck) { m_steps->noteSaved(*deck); });

    addDock("browser", tr("Card search"), m_browser, Qt::LeftDockWidgetArea);
    auto* const card = addDock("card", tr("Card"), m_inspector, Qt::RightDockWidgetArea);
    auto* const legality = addDock("legality", tr("Legality"), m_legality, Qt::RightDockWidgetArea);
    splitDockWidget(card, legality, Qt::Vertical);
    tabifyDockWidget(legality, addDock("numbers", tr("Numbers"), m_numbers, Qt::RightDockWidgetArea));
    tabifyDockWidget(legality, addDock("speed", tr("Speed"), m_speed, Qt::RightDockWidgetArea));
    tabifyDockWidget(legality, addDock("history", tr("History"), m_steps, Qt::RightDockWidgetArea));
    legality->raise();
    addDock("hands", tr("Test hands"), m_hands, Qt::BottomDockWidgetArea)->hide(); // until somebody wants one
    connect(m_hands, &HandsPanel::said, this, &MainWindow::say);
    connect(m_hands, &HandsPanel::playWanted, this, [this] {
        const auto hand = triedHand(m_hands->desk());
        if (DeckDocument* const deck = currentDeck(); deck != nullptr && hand)
            m_tables->begin(*deck, *hand);
    });
    connect(m_speed, &SpeedPanel::said, this, &MainWindow::say);
    m_speed->setVersions([this](DeckDocument& deck) { return otherVersions(deck); });

    connect(m_browser, &CardBrowser::currentCardChanged, m_inspector, &CardInspector::setCardSoon);
    connect(m_browser, &CardBrowser::searched, m_inspector, &CardInspector::waitForKeys);
    connect(m_browser, &CardBrowser::failed, this, &MainWindow::say);
    connect(m_browser, &CardBrowser::deckWanted, this, [this] {
        // None is in front, or one of another game.
        if (currentDeck() == nullptr || QString::fromStdString(currentDeck()->game()->game().key) != m_game)
            newDeck(m_game);
    });
    connect(m_browser, &CardBrowser::swapWanted, this, [this](CardIndex wanted) {
        if (DeckPage* const page = currentPage())
            page->swapFor(wanted);
    });
    connect(m_browser, &CardBrowser::said, this, &MainWindow::say);
    for (QAbstractItemView* const list : m_browser->lists())
        m_inspector->watch(list, [this](const QModelIndex& row) { return m_browser->cardAt(row); });
    m_inspector->watch(&m_hands->list(), [this](const QModelIndex& row) {
        // As with the deck: cards of another game may be shown.
        const DeckDocument* const deck = currentDeck();
        return deck != nullptr && QString::fromStdString(deck->game()->game().key) == m_game ? m_hands->cardAt(row)
                                                                                             : CardIndex();
    });
    connect(m_inspector, &CardInspector::searchRequested, this, [this](const QString& query) {
        m_browser->setQuery(query);
        findCards();
    });
    connect(m_inspector, &CardInspector::deckRequested, this, &MainWindow::openDeck);
    connect(m_inspector, &CardInspector::pictureChanged, m_browser, &CardBrowser::pictureChanged);
    connect(m_inspector, &CardInspector::failed, this, &MainWindow::say);
    const auto selectRows = [this](const std::vector<Subject::Row>& rows) {
        if (DeckPage* const page = currentPage())
            page->selectRows(rows);
    };
    connect(m_legality, &LegalityPanel::rowsRequested, this, selectRows);
    connect(m_numbers, &NumbersPanel::rowsRequested, this, selectRows);
    connect(m_numbers, &NumbersPanel::said, this, &MainWindow::say);
    connect(m_legality, &LegalityPanel::ruleRequested, this, &MainWindow::showRules);
    connect(m_inspector, &CardInspector::ruleRequested, this, &MainWindow::showRules);
    connect(m_legality, &LegalityPanel::said, this, &MainWindow::say);
    statusBar()->addPermanentWidget(m_state);
    // A message that needs the whole line has it; the words at its right come back when it goes.
    connect(statusBar(), &QStatusBar::messageChanged, this, [this](const QString& message) {
        const int letter = fontMetrics().averageCharWidth();
        m_state->setVisible(message.isEmpty()
                            || fontMetrics().horizontalAdvance(message) + m_state->sizeHint().width() + 4 * letter
                                < statusBar()->width());
    });
}

/// Of many decks the bar shows a few; here are all of them.
void MainWindow::createListOfDecks()
{
    auto* const menu = new QMenu(m_allDecks);
    m_allDecks->setAccessibleName(tr("All open decks"));
    m_allDecks->setToolTip(tr("All open decks; Ctrl+Tab goes from one to the next"));
    m_allDecks->setAutoRaise(true);
    m_allDecks->setFocusPolicy(Qt::NoFocus); // Ctrl+Tab, and arrows on the bar
    m_allDecks->setPopupMode(QToolButton::InstantPopup);
    m_allDecks->setMenu(menu);
    m_allDecks->hide();
    connect(menu, &QMenu::aboutToShow, this, [this, menu] {
        menu->clear();
        for (int tab = 0; tab < m_tabs->count(); ++tab) {
            QAction* const action = menu->addAction(m_tabs->tabIcon(tab), m_tabs->tabText(tab));
            connect(action, &QAction::triggered, this, [this, tab] { m_tabs->setCurrentIndex(tab); });
        }
    });
}

void MainWindow::offerAllDecks()
{
    const bool many = m_tabs->count() > FewTabs;
    if (many == (m_tabs->cornerWidget() != nullptr))
        return;
    m_tabs->setCornerWidget(many ? m_allDecks : nullptr);
    m_allDecks->setVisible(many);
}

QDockWidget* MainWindow::addDock(const char* name, const QString& title, QWidget* widget, Qt::DockWidgetArea area)
{
    auto* const dock = new QDockWidget(title, this);
    dock->setObjectName(QLatin1String(name));
    // What a room needs at least must not make the window larger than the screen, as large letters would: it scrolls.
    auto* const room = new QScrollArea(dock);
    room->setWidgetResizable(true);
    room->setFrameShape(QFrame::NoFrame);
    room->setFocusPolicy(Qt::NoFocus);
    room->setWidget(widget);
    dock->setWidget(room);
    for (auto* const button : dock->findChildren<QAbstractButton*>(Qt::FindDirectChildrenOnly)) {
        const bool closes = button->objectName() == QLatin1String("qt_dockwidget_closebutton");
        button->setAccessibleName(closes ? tr("Close: %1", "a dock").arg(title) : tr("Float: %1", "a dock").arg(title));
    }
    addDockWidget(area, dock);
    // A dock behind another one is not hidden, only out of sight, and the keyboard would go through it. The room itself stays:
    // without it Qt would let none of the docks of that place be wider than a tab.
    connect(dock, &QDockWidget::visibilityChanged, widget, &QWidget::setVisible);
    m_docks.push_back(dock);
    return dock;
}

void MainWindow::addPage(DeckDocument& document)
{
    auto* const page = new DeckPage(document, m_tabs);
    auto* const badge = new VerdictBadge(page);
    badge->setDocument(&document);
    page->header().addBesideName(badge);
    m_pages.emplace(&document, page);
    m_history->addStack(&document.history());
    m_tabs->addTab(page, document.title());
    refreshTitle(document);
    orderTabs();
    offerAllDecks();

    connect(badge, &VerdictBadge::clicked, this, [this] {
        if (QDockWidget* const dock = dockOf(m_legality)) {
            dock->show();
            dock->raise();
        }
        m_legality->step(1);
    });
    connect(page, &DeckPage::said, this, &MainWindow::say);
    connect(page, &DeckPage::importRequested, this, [this](const QString& text) { importList(text); });
    connect(page, &DeckPage::selectionChanged, this, [this, page] {
        if (page == currentPage())
            tellSelection();
    });
    page->setFaces(m_decks.places());
    m_inspector->watch(&page->faces().list(),
                       [page](const QModelIndex& face) { return page->cardAt(page->faces().rowOf(face)); });
    m_inspector->watch(&page->list(), [this, page](const QModelIndex& row) {
        // Cards of another game may be shown beside this deck.
        return QString::fromStdString(page->document().game()->game().key) == m_game ? page->cardAt(row) : CardIndex();
    });
    connect(page, &DeckPage::cardShown, this, [this, page](CardIndex shownCard) {
        showGame(QString::fromStdString(page->document().game()->game().key)); // that the card is of
        m_inspector->setCard(shownCard);
    });
    connect(&document, &DeckDocument::savedOrMoved, this, [this, &document] { refreshTitle(document); });
    connect(&document, &DeckDocument::verdictChanged, this, [this, &document] { refreshTitle(document); });
    // Queued: while a change is being made, the history does not know yet that the deck is another than its file has.
    const auto note = [this, deck = QPointer(&document)] {
        if (deck)
            m_files->noteVerdict(*deck);
    };
    connect(&document, &DeckDocument::verdictChanged, this, note, Qt::QueuedConnection);
}

void MainWindow::removePage(DeckDocument& document)
{
    const auto found = m_pages.find(&document);
    if (found == m_pages.end())
        return;
    DeckPage* const page = found->second;
    m_pages.erase(found);
    document.disconnect(this);
    m_history->removeStack(&document.history());
    // The page shows a deck that is about to go: it goes at once, not when the event loop comes to it.
    m_browser->setDocument(nullptr);
    m_inspector->setDocument(nullptr);
    m_legality->setDocument(nullptr);
    m_numbers->setDocument(nullptr);
    m_hands->setDocument(nullptr);
    m_speed->setDocument(nullptr);
    m_steps->setDocument(nullptr);
    m_safety->setDocument(nullptr);
    m_tabs->removeTab(m_tabs->indexOf(page));
    delete page;
    offerAllDecks();
    followTab();
}

void MainWindow::bringForward(DeckDocument& document)
{
    if (const auto found = m_pages.find(&document); found != m_pages.end())
        m_tabs->setCurrentWidget(found->second);
}

DeckPage* MainWindow::currentPage() const { return qobject_cast<DeckPage*>(m_tabs->currentWidget()); }

DeckDocument* MainWindow::currentDeck() const
{
    const DeckPage* const page = currentPage();
    return page == nullptr ? nullptr : &page->document();
}

/// Everything turns to the deck whose tab is in front.
void MainWindow::followTab()
{
    DeckDocument* const deck = currentDeck();
    for (QAction* const action : m_deckActions)
        action->setEnabled(deck != nullptr);
    m_session.setFront(deck);
    m_history->setActiveStack(deck == nullptr ? nullptr : &deck->history());
    m_inspector->setDocument(deck); // before the browser, which tells it the card at hand
    m_browser->setDocument(deck);
    m_legality->setDocument(deck);
    m_numbers->setDocument(deck);
    m_hands->setDocument(deck);
    m_speed->setDocument(deck);
    m_steps->setDocument(deck);
    m_safety->setDocument(deck);
    standHandsAside(deck == nullptr);
    tellSelection();
    if (deck != nullptr) {
        showGame(QString::fromStdString(deck->game()->game().key));
        refreshTitle(*deck);
    } else {
        setWindowTitle(tr("Muster"));
        setWindowModified(false);
        m_state->clear();
    }
}

/// The decks are in the order of their tabs; the tab was moved to where it is.
void MainWindow::followMove(int tab)
{
    auto* const page = qobject_cast<DeckPage*>(m_tabs->widget(tab));
    if (page == nullptr)
        return;
    std::size_t place = 0;
    for (int before = 0; before < tab; ++before)
        place += m_tabs->widget(before) == m_home ? 0 : 1;
    m_decks.move(&page->document(), place);
}

/// Tabs can be dragged about, but the start page is where a person looks for it. The tab bar is let come to rest first.
bool MainWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_tabs->tabBar() && event->type() == QEvent::MouseButtonRelease) {
        QMetaObject::invokeMethod(
            this, [this] { m_tabs->tabBar()->moveTab(m_tabs->indexOf(m_home), 0); }, Qt::QueuedConnection);
    }
    return QMainWindow::eventFilter(watched, event);
}

/// The odds are about the specific cards that are selected.
void MainWindow::tellSelection()
{
    std::vector<IdentityIndex> identities;
    if (const DeckPage* const page = currentPage()) {
        for (const CardIndex card : page->selectedCards())
            identities.push_back(page->document().game()->catalogue->card(card).identity());
    }
    m_numbers->setSelectedCards(std::move(identities));
}

void MainWindow::showGame(const QString& key)
{
    const auto game = m_decks.game(key);
    if (!game) {
        say(tr("The game %1 cannot be read.").arg(key));
        return;
    }
    m_game = key;
    m_session.setLastGame(key);
    const QSignalBlocker quiet(m_games);
    m_games->setCurrentIndex(m_games->findData(key));
    m_inspector->setGame(*game);
    m_browser->setGame(*game);
}

void MainWindow::refreshTitle(DeckDocument& document)
{
    const auto found = m_pages.find(&document);
    if (found == m_pages.end())
        return;
    const int tab = m_tabs->indexOf(found->second);
    QString title = document.title();
    const QString verdict = verdictWord(document.verdict());
    constexpr int MostLetters = 24;
    QString label = fontMetrics().elidedText(title, Qt::ElideRight, MostLetters * fontMetrics().averageCharWidth());
    label.replace(QLatin1Char('&'), QLatin1String("&&"));
    m_tabs->nameTab(tab,
                    document.isModified() ? tr("%1 •", "a deck with changes that are not saved").arg(label) : label);
    m_tabs->markTab(tab, iconOf(signOf(document.verdict())), int(signOf(document.verdict())));
    m_tabs->setTabToolTip(tab,
                          document.path().isEmpty() ? tr("%1: %2").arg(title, verdict)
                                                    : tr("%1: %2\n%3").arg(title, verdict, document.path()));
    m_tabs->tabBar()->setAccessibleTabName(tab, document.isModified() ? tr("%1, not saved").arg(title) : title);
    if (&document != currentDeck())
        return;
    title.replace(QLatin1String("[*]"), QLatin1String("[*][*]")); // a name that has Qt's mark for changes in it
    setWindowTitle(tr("%1[*] – Muster").arg(title));
    setWindowModified(document.isModified());
    setWindowFilePath(document.path());
    m_state->setText(tr("%1 · %2 · %n card(s)", nullptr, document.resolved().total())
                         .arg(shown(document.game()->game().title), verdict));
}

void MainWindow::newDeck(const QString& game, const std::string& kind)
{
    if (game.isEmpty()) {
        m_tabs->setCurrentWidget(m_home);
        m_home->showGames();
        say(tr("Choose a game for the new deck."));
        return;
    }
    if (const auto deck = m_decks.create(game, kind); !deck)
        say(tr("The game %1 cannot be read.").arg(game));
}

bool MainWindow::closePage(int tab)
{
    auto* const page = qobject_cast<DeckPage*>(m_tabs->widget(tab));
    if (page == nullptr)
        return false;
    m_tabs->setCurrentIndex(tab);
    if (!m_files->mayClose(page->document()))
        return false;
    m_session.close(&page->document());
    refreshStartPage();
    return true;
}

void MainWindow::printDeck()
{
    DeckDocument* const deck = currentDeck();
    if (deck == nullptr)
        return;
    showPrintDialog(*deck, m_decks.places(), this, [this](int section, int row) {
        if (DeckPage* const page = currentPage())
            page->selectRows({{static_cast<std::size_t>(section), static_cast<std::size_t>(row)}});
    });
}

void MainWindow::say(const QString& sentence)
{
    constexpr int Milliseconds = 12000;
    statusBar()->showMessage(sentence, Milliseconds);
}

void MainWindow::setScale(int percent)
{
    m_session.look().setScale(percent);
    keepPlaces();
    m_tables->putAside(); // the new window takes them up
    Q_EMIT rebuildWanted();
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    // Nobody is asked: whatever is open, saved or not, is open again at the next start. But for what could not be kept.
    for (DeckDocument* const deck : m_decks.all()) {
        if (deck->isModified() && !m_session.safety().keep(deck) && !m_files->mayClose(*deck)) {
            event->ignore();
            return;
        }
    }
    keepPlaces();
    m_tables->putAside();
    m_session.leave();
    event->accept();
}

void MainWindow::setLanguage(const QString& code)
{
    m_session.setLanguage(code);
    keepPlaces();
    m_tables->putAside(); // the new window takes them up
    Q_EMIT rebuildWanted();
}

void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::ActivationChange && isActiveWindow())
        m_session.safety().look();
}

} // namespace muster::app

#include "moc_main_window.cpp"
