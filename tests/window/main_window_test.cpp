// SPDX-License-Identifier: GPL-3.0-or-later
// The window as a person uses it: open a deck, see the verdict, mend it, add cards; and its tabs.
#include <QDockWidget>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStatusBar>
#include <QTableView>
#include <QTest>
#include <QToolButton>

#include "app/window/browser/card_browser.h"
#include "app/window/browser/nothing_found.h"
#include "app/window/browser/query_line.h"
#include "app/window/browser/results_model.h"
#include "app/window/browser/results_table.h"
#include "app/window/card/card_inspector.h"
#include "app/window/deck/deck_page.h"
#include "app/window/deck/deck_tree.h"
#include "app/window/legality/legality_panel.h"
#include "app/window/main/main_window.h"
#include "app/window/start_page/home_page.h"
#include "app/window/start_page/start_page.h"
#include "tests/window/main_window_stage.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;

class MainWindowTest : public QObject, private test::MainWindowStage {
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }

    void opensADeckAndTurnsToItsGame()
    {
        m_window->openDeck(test::shippedDeck(u"sceptre"_s, u"ember-charge"_s));
        QCOMPARE(games()->currentText(), u"Sceptre"_s);
        QTRY_VERIFY(anyLabelHas(u"legal · 70 cards"_s));
        m_window->openDeck(test::shippedDeck(u"script"_s, u"recess"_s));
        QCOMPARE(games()->currentText(), u"Script"_s);
        QCOMPARE(tabs()->count(), 3);
        m_window->openDeck(test::shippedDeck(u"sceptre"_s, u"ember-charge"_s));
        QCOMPARE(tabs()->count(), 3);
        QCOMPARE(games()->currentText(), u"Sceptre"_s);
        QCOMPARE(m_window->currentDeck()->title(), u"Ember Charge"_s);
    }

    void showsEveryFindingOfAFaultyDeckAndMendsIt()
    {
        m_window->openDeck(test::faultyDeck());
        QTRY_VERIFY(anyLabelHas(u"illegal · 75 cards"_s));
        auto* const list = named<QListView>(u"Findings"_s);
        QStringList ids;
        for (int row = 0; row < list->model()->rowCount(); ++row)
            ids += list->model()->index(row, 0).data(Qt::UserRole + 2).toString();
        for (const QString& id : {u"SCE-V1"_s, u"SCE-V2"_s, u"SCE-V5"_s, u"SCE-V7"_s})
            QVERIFY2(ids.contains(id), qPrintable(id));
        picture(u"faulty-light"_s);

        // F8 goes through them and selects the rows they are about.
        press(u"Next Finding"_s);
        const int first = list->currentIndex().row();
        press(u"Next Finding"_s);
        QCOMPARE(list->currentIndex().row(), first + 1);
        press(u"Previous Finding"_s);
        QCOMPARE(list->currentIndex().row(), first);

        // A press on a fix is one step.
        for (int row = 0; row < list->model()->rowCount(); ++row) {
            if (ids[row] == u"SCE-V7"_s)
                list->setCurrentIndex(list->model()->index(row, 0));
        }
        const auto buttons = m_window->legality().findChildren<QPushButton*>();
        const auto fix = std::find_if(buttons.begin(), buttons.end(), [](const QPushButton* button) {
            return button->accessibleName().contains(u"Forge-Captain Maelis"_s);
        });
        QVERIFY(fix != buttons.end());
        const int steps = m_window->currentDeck()->history().count();
        QTest::mouseClick(*fix, Qt::LeftButton);
        QTRY_COMPARE(m_window->currentDeck()->history().count(), steps + 1);
        QTRY_VERIFY(m_window->currentDeck()->isVerdictCurrent());
        for (const Finding& finding : m_window->currentDeck()->findings())
            QVERIFY(finding.id != "SCE-V7");
        press(u"Undo"_s);
        QTRY_VERIFY(!m_window->currentDeck()->isModified());
    }

    /// Nobody has said which game it is to be.
    void noGameIsChosenForAPerson()
    {
        end();
        QVERIFY(QFile::remove(m_home.filePath(u"window.ini"_s)));
        start();
        QCOMPARE(games()->currentIndex(), -1);
        auto* const line = m_window->findChild<QueryLine*>();
        QVERIFY(!line->isEnabled());
        QVERIFY(anyLabelHas(u"Choose a game to see its cards"_s));
        picture(u"first start"_s);
        press(u"New Deck"_s); // of which game?
        QCOMPARE(m_session->decks().all().size(), std::size_t(0));
        QCOMPARE(m_window->statusBar()->currentMessage(), u"Choose a game for the new deck."_s);
        Q_EMIT m_window->findChild<StartPage*>()->cardsRequested(u"hero"_s);
        QCOMPARE(games()->currentData(), u"hero"_s);
        QVERIFY(line->isEnabled() && line->hasFocus());
        QVERIFY(m_window->findChild<ResultsTable*>()->model()->rowCount() > 0);
        QVERIFY(!m_window->findChild<NothingFound*>()->isVisible());
    }

    void theFirstDeckShowsTheColumnsInOrder()
    {
        end();
        QVERIFY(QFile::remove(m_home.filePath(u"window.ini"_s))); // as when it is started for the first time
        start();
        QVERIFY(games()->currentData() != u"sceptre"_s);
        m_window->newDeck(u"sceptre"_s);
        const auto* const table = m_window->findChild<ResultsTable*>();
        const auto& model = static_cast<const ResultsModel&>(*table->model());
        const std::vector<int> order = model.standardOrder();
        QCOMPARE(order.size(), std::size_t(model.columnCount()));
        for (std::size_t at = 0; at < order.size(); ++at)
            QCOMPARE(table->horizontalHeader()->logicalIndex(int(at)), order[at]);
        for (int column = 0; column < model.columnCount(); ++column)
            QVERIFY2(!table->isColumnHidden(column) && table->columnWidth(column) > 0,
                     qPrintable(model.headerData(column, Qt::Horizontal).toString()));
        QVERIFY(table->columnWidth(1) >= static_cast<const QAbstractItemView*>(table)->sizeHintForColumn(1));
    }

    /// Looking at other cards never changes which deck the next key is for.
    void theGameBoxLeavesTheDeckInFront()
    {
        m_window->openDeck(test::shippedDeck(u"spoils"_s, u"the-long-table"_s));
        m_window->openDeck(test::shippedDeck(u"sceptre"_s, u"ember-charge"_s));
        DeckDocument* const inFront = m_window->currentDeck();
        games()->setCurrentIndex(games()->findData(u"spoils"_s));
        Q_EMIT games()->activated(games()->currentIndex());
        QCOMPARE(m_window->currentDeck(), inFront);
        QCOMPARE(m_window->findChild<CardBrowser*>()->game()->game().key, std::string("spoils"));
    }

    /// F6 goes round the rooms that are in sight, and Tab never into those that lie behind others.
    void theKeyboardGoesFromRoomToRoom()
    {
        m_window->openDeck(test::shippedDeck(u"sceptre"_s, u"ember-charge"_s));
        m_window->activateWindow();
        auto* const browser = m_window->findChild<CardBrowser*>();
        browser->focusQuery();
        QTRY_VERIFY(browser->isAncestorOf(QApplication::focusWidget()));
        QList<QWidget*> rooms;
        const auto roomOf = [this](QWidget* widget) -> QWidget* {
            for (QDockWidget* dock : m_window->findChildren<QDockWidget*>()) {
                if (dock->isAncestorOf(widget))
                    return dock;
            }
            return m_window->currentPage()->isAncestorOf(widget) ? m_window->currentPage() : nullptr;
        };
        for (int i = 0; i < 4; ++i) {
            rooms += roomOf(QApplication::focusWidget());
            press(u"Next Pane"_s);
        }
        QCOMPARE(rooms[0]->objectName(), u"browser"_s);
        QCOMPARE(rooms[1], m_window->currentPage());
        QCOMPARE(rooms[2]->objectName(), u"card"_s);
        QCOMPARE(rooms[3]->objectName(), u"legality"_s);
        QVERIFY(browser->isAncestorOf(QApplication::focusWidget())); // round
        press(u"Previous Pane"_s);
        QCOMPARE(roomOf(QApplication::focusWidget())->objectName(), u"legality"_s);

        // Tab: cards, deck, card, verdict, one after the other, and nothing that is not in sight.
        QStringList seen;
        QWidget* now = browser->findChild<QLineEdit*>();
        for (int i = 0; i < 500; ++i) {
            const bool isStop = (now->focusPolicy() & Qt::TabFocus) != 0 && now->isVisible() && now->isEnabled();
            if (isStop && roomOf(now) != nullptr) {
                QVERIFY2(!now->visibleRegion().isEmpty() || now->width() == 0 || m_window->width() < 900,
                         now->metaObject()->className());
                const QString room = roomOf(now)->objectName().isEmpty() ? u"deck"_s : roomOf(now)->objectName();
                if (seen.isEmpty() || seen.last() != room)
                    seen += room;
            }
            now = now->nextInFocusChain();
            if (now == browser->findChild<QLineEdit*>())
                break;
        }
        QCOMPARE(seen, (QStringList{u"browser"_s, u"deck"_s, u"card"_s, u"legality"_s}));
    }

    /// In large letters there is no room for both. The message goes first: the tab shows the verdict too.
    void aLongMessageHasTheLine()
    {
        m_window->openDeck(test::shippedDeck(u"sceptre"_s, u"ember-charge"_s));
        m_window->resize(790, 700);
        const auto* const state = m_window->statusBar()->findChild<QLabel*>();
        QTRY_VERIFY(state->text().contains(u"70 cards"_s));
        m_window->statusBar()->showMessage(u"Short."_s);
        QVERIFY(state->isVisible());
        m_window->statusBar()->showMessage(QString(200, u'x'));
        QVERIFY(!state->isVisible());
        m_window->statusBar()->clearMessage();
        QVERIFY(state->isVisible());
    }

    /// The card beside the lists is the one that the keyboard is on, also when it was there before.
    void theCardFollowsTheKeyboard()
    {
        m_window->openDeck(test::shippedDeck(u"sceptre"_s, u"ember-charge"_s));
        auto* const browser = m_window->findChild<CardBrowser*>();
        auto* const inspector = m_window->findChild<CardInspector*>();
        browser->setQuery(u"name:\"ashmane rider\""_s);
        QTRY_COMPARE(inspector->card(), browser->currentCard());
        m_window->activateWindow();
        m_window->currentPage()->focusCards();
        m_window->currentPage()->selectRows({{0, 3}});
        QTRY_VERIFY(inspector->card() != browser->currentCard());
        browser->setQuery(u"name:\"ashmane rider\" origin:ember"_s); // finds the row that was current already
        QTRY_COMPARE(inspector->card(), browser->currentCard());
    }

    void whatIsUndoneIsSaid()
    {
        m_window->openDeck(test::shippedDeck(u"sceptre"_s, u"ember-charge"_s));
        m_window->currentPage()->selectRows({{0, 0}});
        m_window->currentPage()->more(-1);
        const QString words = m_window->currentDeck()->history().undoText();
        press(u"Undo"_s);
        QCOMPARE(m_window->statusBar()->currentMessage(), u"Undone: "_s + words);
        // It is not true any more after the next edit, which says nothing.
        m_window->currentDeck()->history().redo();
        QCOMPARE(m_window->statusBar()->currentMessage(), QString());
    }

    void stepsAreNamedWhereThereAreAny()
    {
        m_window->openDeck(test::shippedDeck(u"sceptre"_s, u"ember-charge"_s));
        const auto redo = [this] {
            QStringList texts;
            for (const QAction* const action : m_window->findChildren<QAction*>()) {
                if (const QString text = test::withoutLetter(action->text()); text.startsWith(u"Redo"_s))
                    texts += text;
            }
            return texts;
        };
        QCOMPARE(redo(), QStringList{u"Redo"_s});
        m_window->currentPage()->selectRows({{0, 0}});
        m_window->currentPage()->more(-1);
        const QString words = m_window->currentDeck()->history().undoText();
        press(u"Undo"_s);
        QCOMPARE(redo(), QStringList{u"Redo: "_s + words});
        m_window->currentDeck()->history().redo();
        QCOMPARE(redo(), QStringList{u"Redo"_s});
    }

    void looksAtAnotherGameBesideADeck()
    {
        m_window->openDeck(test::shippedDeck(u"sceptre"_s, u"ember-charge"_s));
        DeckDocument* const first = m_window->currentDeck();
        const Deck before = first->deck();
        games()->setCurrentIndex(games()->findData(u"spoils"_s));
        Q_EMIT games()->activated(games()->currentIndex());
        auto* const browser = m_window->findChild<CardBrowser*>();
        const auto shownGame = [browser] { return QString::fromStdString(browser->game()->game().key); };
        QCOMPARE(shownGame(), u"spoils"_s);
        auto* const table = browser->findChild<QTableView*>();
        table->setFocus();
        QTest::keyClick(table, Qt::Key_Return);
        QCOMPARE(first->deck(), before);
        QVERIFY(m_window->currentDeck() != first);
        QCOMPARE(m_window->currentDeck()->deck().game, std::string("spoils"));
        QCOMPARE(m_window->currentDeck()->resolved().total(), 1);
        for (int tab = 0; tab < tabs()->count(); ++tab) {
            tabs()->setCurrentIndex(tab);
            QCOMPARE(games()->currentData().toString(), shownGame());
            if (DeckDocument* const deck = m_window->currentDeck())
                QCOMPARE(shownGame(), QString::fromStdString(deck->deck().game));
        }
    }

    void showsTheCardThatTheListIsOn()
    {
        QVERIFY(m_window->findChild<CardBrowser*>()->currentCard().valid());
        QTRY_COMPARE(m_window->findChild<CardInspector*>()->card(), m_window->findChild<CardBrowser*>()->currentCard());
        m_window->openDeck(test::shippedDeck(u"spoils"_s, u"the-long-table"_s));
        QTRY_VERIFY(m_window->findChild<CardInspector*>()->card().valid());
    }

    /// A window that is made smaller shows fewer figures of a deck, and its names as before.
    void figuresGiveWayToNames()
    {
        m_window->resize(1440, 900);
        m_window->openDeck(test::shippedDeck(u"hero"_s, u"red-sleds"_s));
        QTRY_VERIFY(m_window->currentDeck()->isVerdictCurrent());
        auto* const tree = m_window->currentPage()->findChild<DeckTree*>();
        const int letter = tree->fontMetrics().averageCharWidth();
        const auto looksWell = [&] {
            QCoreApplication::processEvents();
            return tree->columnWidth(0) >= 30 * letter;
        };
        QTRY_VERIFY2(looksWell(), qPrintable(u"%1 of %2"_s.arg(tree->columnWidth(0)).arg(tree->viewport()->width())));
        m_window->resize(1024, 600);
        QTRY_VERIFY2(looksWell(), qPrintable(u"%1 of %2"_s.arg(tree->columnWidth(0)).arg(tree->viewport()->width())));
        // What is said of the deck is scrolled in one direction only.
        for (const auto* const area : m_window->findChildren<QScrollArea*>()) {
            if (area->isVisible() && area->isAncestorOf(&m_window->legality()))
                QVERIFY2(!area->horizontalScrollBar()->isVisible(),
                         qPrintable(u"%1 in %2"_s.arg(m_window->legality().minimumSizeHint().width())
                                        .arg(area->viewport()->width())));
        }
    }

    void fitsOnASmallScreenInLargeLetters()
    {
        m_window->openDeck(test::shippedDeck(u"hero"_s, u"red-sleds"_s));
        m_session->look().setScale(200);
        auto large = std::make_unique<MainWindow>(*m_session);
        large->show();
        m_window = std::move(large);
        QTest::qWait(0);
        const QSize least = m_window->minimumSizeHint();
        QVERIFY2(least.width() <= 1280 && least.height() <= 800,
                 qPrintable(u"%1x%2"_s.arg(least.width()).arg(least.height())));
        m_session->look().setScale(100);
        auto small = std::make_unique<MainWindow>(*m_session);
        small->show();
        m_window = std::move(small);
        QTest::qWait(0);
        QVERIFY(m_window->minimumSizeHint().height() < least.height());
    }

    void tabsOfManyDecksCanBeRead()
    {
        m_window->resize(1280, 800);
        for (const QString& deck : {u"ember-charge"_s, u"the-long-siege"_s})
            m_window->openDeck(test::shippedDeck(u"sceptre"_s, deck));
        for (int i = 0; i < 5; ++i)
            m_window->newDeck(u"sceptre"_s);
        QTest::qWait(0);
        for (int tab = 0; tab < tabs()->count(); ++tab)
            QVERIFY(tabs()->tabBar()->tabRect(tab).width()
                    > tabs()->fontMetrics().horizontalAdvance(tabs()->tabText(tab)));
        // Not all of them are in sight: a list has them.
        auto* const all = named<QToolButton>(u"All open decks"_s);
        QVERIFY(all->isVisible());
        Q_EMIT all->menu()->aboutToShow();
        const QList<QAction*> decks = all->menu()->actions();
        QCOMPARE(decks.size(), tabs()->count());
        decks[1]->trigger();
        QCOMPARE(tabs()->currentIndex(), 1);
        while (tabs()->count() > 3)
            m_session->close(m_session->decks().all().back());
        QVERIFY(!all->isVisible());
    }

    void addsCardsFromTheBrowserIntoADeckThatIsMadeForThem()
    {
        games()->setCurrentIndex(games()->findData(u"sceptre"_s));
        Q_EMIT games()->activated(games()->currentIndex());
        QCOMPARE(m_window->currentDeck(), nullptr);
        auto* const browser = m_window->findChild<CardBrowser*>();
        auto* const line = browser->findChild<QueryLine*>();
        QTest::keyClicks(line, u"name:\"kestrel vanguard\""_s);
        QTRY_COMPARE(browser->results().rowCount(), 1);
        QTest::keyClick(line, Qt::Key_Escape);
        QTest::keyClick(line, Qt::Key_Return);
        auto* const table = browser->findChild<QTableView*>();
        QTRY_VERIFY(table->hasFocus());
        QTest::keyClick(table, Qt::Key_Return);
        QTRY_VERIFY(m_window->currentDeck() != nullptr);
        QCOMPARE(m_window->currentDeck()->resolved().total(), 1);
        QTest::keyClick(table, Qt::Key_Return);
        QTRY_COMPARE(m_window->currentDeck()->resolved().total(), 2);
        press(u"Undo"_s);
        QCOMPARE(m_window->currentDeck()->resolved().total(), 1);
    }

    void speaksAnotherLanguageInANewWindow()
    {
        m_window->openDeck(test::shippedDeck(u"sceptre"_s, u"ember-charge"_s));
        bool wanted = false;
        connect(m_window.get(), &MainWindow::rebuildWanted, this, [&] { wanted = true; });
        press(u"Deutsch"_s);
        QVERIFY(wanted);
        auto second = std::make_unique<MainWindow>(*m_session);
        second->show();
        m_window = std::move(second);
        QTRY_VERIFY(anyLabelHas(u"70 Karten"_s));
        m_window->resize(1500, 900);
        picture(u"german"_s);
        press(u"English"_s);
        m_session->setLanguage({});
    }

    void tabsStayWhereTheyWerePut()
    {
        for (const QString& game : {u"sceptre"_s, u"script"_s, u"hero"_s, u"spoils"_s})
            m_window->newDeck(game);
        tabs()->tabBar()->moveTab(4, 1);
        tabs()->tabBar()->moveTab(2, 3);
        tabs()->setCurrentIndex(3);
        const auto order = [this] {
            QStringList all;
            for (int tab = 1; tab < tabs()->count(); ++tab)
                all += QString::fromStdString(qobject_cast<DeckPage*>(tabs()->widget(tab))->document().deck().game);
            return all;
        };
        const QStringList wanted{u"spoils"_s, u"script"_s, u"sceptre"_s, u"hero"_s};
        QCOMPARE(order(), wanted);
        auto second = std::make_unique<MainWindow>(*m_session); // with text of another size, for one
        m_window = std::move(second);
        QCOMPARE(order(), wanted);
        start(); // without any leave taken: as after a kill
        QCOMPARE(order(), wanted);
        QCOMPARE(m_window->currentDeck()->deck().game, std::string("sceptre"));

        // The start page stays the first one, wherever it is dragged to.
        const QPoint middle = tabs()->tabBar()->tabRect(0).center();
        tabs()->tabBar()->moveTab(0, 2);
        QTest::mouseRelease(tabs()->tabBar(), Qt::LeftButton, {}, middle);
        QTRY_VERIFY(qobject_cast<HomePage*>(tabs()->widget(0)) != nullptr);
        QCOMPARE(order(), wanted);
    }

    void aDeckThatMovesOftenFindsItsPlaceEachTime()
    {
        for (const QString& game : {u"sceptre"_s, u"script"_s, u"hero"_s})
            m_window->newDeck(game);
        // More often than a number can be halved.
        for (int i = 0; i < 150; ++i)
            tabs()->tabBar()->moveTab(3, 2);
        start();
        QCOMPARE(tabs()->count(), 4);
        const auto gameAt = [this](int tab) {
            return qobject_cast<DeckPage*>(tabs()->widget(tab))->document().deck().game;
        };
        QCOMPARE(gameAt(1), std::string("sceptre"));
        QCOMPARE(gameAt(2), std::string("script"));
        QCOMPARE(gameAt(3), std::string("hero"));
    }

    void looksWellInTheDarkAndInLargeLetters()
    {
        m_window->openDeck(test::shippedDeck(u"sceptre"_s, u"ember-charge"_s));
        m_window->resize(1500, 900);
        picture(u"light-100"_s);
        m_session->look().setTheme(Theme::Dark);
        picture(u"dark-100"_s);
        m_session->look().setScale(200);
        auto large = std::make_unique<MainWindow>(*m_session);
        large->show();
        large->resize(1900, 1100);
        m_window = std::move(large);
        picture(u"dark-200"_s);
        m_session->look().setTheme(Theme::Light);
        m_session->look().setScale(100);
    }
};

QTEST_MAIN(MainWindowTest)
#include "main_window_test.moc"
