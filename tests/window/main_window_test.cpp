// SPDX-License-Identifier: GPL-3.0-or-later
// The window as a person uses it: open a deck, see the verdict, mend it, undo, add cards, save, reopen.
#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QGuiApplication>
#include <QHash>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QTreeView>

#include "app/text/language.h"
#include "app/window/browser/card_browser.h"
#include "app/window/browser/query_line.h"
#include "app/window/browser/results_model.h"
#include "app/window/browser/results_table.h"
#include "app/window/card/card_inspector.h"
#include "app/window/compare/compare_dialog.h"
#include "app/window/deck/deck_page.h"
#include "app/window/import/import_dialog.h"
#include "app/window/legality/legality_panel.h"
#include "app/window/main/deck_files.h"
#include "app/window/main/deck_printing.h"
#include "app/window/main/main_window.h"
#include "app/window/sets/sets_window.h"
#include "app/window/shortcuts/shortcut_sheet.h"
#include "app/window/start_page/start_page.h"
#include "carddb/file_io.h"
#include "tests/window/pictures.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;

class MainWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        installLanguage();
        QVERIFY(m_folder.isValid());
    }

    void init()
    {
        carddb::Places places;
        places.resources = QStringLiteral(MUSTER_SOURCE_DIR "/resources");
        places.userData = m_folder.filePath(u"data"_s);
        places.cache = m_folder.filePath(u"cache"_s);
        m_places = places;
        start();
        m_session->look().setTheme(Theme::Light);
    }

    void cleanup()
    {
        for (DeckDocument* deck : m_session->decks().all()) {
            m_session->safety().forget(deck, DeckSafety::Fate::Closed);
            m_session->decks().close(deck);
        }
        m_window.reset();
        m_session.reset();
    }

    void opensADeckAndTurnsToItsGame()
    {
        m_window->openDeck(shipped(u"sceptre"_s, u"ember-charge"_s));
        QCOMPARE(games()->currentText(), u"Sceptre"_s);
        QTRY_VERIFY(anyLabelHas(u"legal · 70 cards"_s));
        m_window->openDeck(shipped(u"script"_s, u"recess"_s));
        QCOMPARE(games()->currentText(), u"Script"_s);
        QCOMPARE(tabs()->count(), 3);
        m_window->openDeck(shipped(u"sceptre"_s, u"ember-charge"_s));
        QCOMPARE(tabs()->count(), 3);
        QCOMPARE(games()->currentText(), u"Sceptre"_s);
        QCOMPARE(m_window->currentDeck()->title(), u"Ember Charge"_s);
    }

    void showsEveryFindingOfAFaultyDeckAndMendsIt()
    {
        m_window->openDeck(QStringLiteral(MUSTER_SOURCE_DIR "/tests/tour/faulty.muster"));
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

    void makesADeckLegalAsOneStepAfterShowingIt()
    {
        m_window->openDeck(QStringLiteral(MUSTER_SOURCE_DIR "/tests/tour/faulty.muster"));
        QTRY_COMPARE(m_window->currentDeck()->verdict(), Verdict::Illegal);
        bool seen = false;
        whenDialogOpens([&](QDialog& dialog) {
            auto* const list = dialog.findChild<QListWidget*>();
            auto* const apply = buttonOf(dialog, u"Apply as one step"_s);
            QTRY_VERIFY(apply->isEnabled());
            QVERIFY(list->model()->rowCount() > 0);
            takePicture(dialog, u"make-legal"_s);
            QCOMPARE(m_window->currentDeck()->history().count(), 0);
            seen = true;
            QTest::mouseClick(apply, Qt::LeftButton);
        });
        m_window->legality().makeLegal();
        QVERIFY(seen);
        QTRY_COMPARE(m_window->currentDeck()->verdict(), Verdict::Legal);
        QCOMPARE(m_window->currentDeck()->history().count(), 1);
        m_window->currentDeck()->history().undo();
        QTRY_COMPARE(m_window->currentDeck()->verdict(), Verdict::Illegal);
    }

    /// Keys as they come from the keyboard. Menus that were open before are no hindrance.
    void keysDoWhatTheSheetSays()
    {
        games()->setCurrentIndex(games()->findData(u"sceptre"_s));
        Q_EMIT games()->activated(games()->currentIndex());
        for (QMenu* const menu : m_window->findChildren<QMenu*>())
            Q_EMIT menu->aboutToShow();
        m_window->activateWindow();
        QTRY_VERIFY(m_window->isActiveWindow());
        QTest::keyClick(m_window.get(), Qt::Key_N, Qt::ControlModifier);
        QVERIFY(m_window->currentDeck() != nullptr);
        QCOMPARE(m_window->currentDeck()->deck().game, std::string("sceptre"));

        bool seen = false;
        QTimer::singleShot(0, qApp, [&] {
            auto* const sheet = qobject_cast<ShortcutSheet*>(QApplication::activeModalWidget());
            QVERIFY(sheet != nullptr);
            seen = true;
            sheet->reject();
        });
        QTest::keyClick(m_window.get(), Qt::Key_F1);
        QVERIFY(seen);

        // No two things have one key, or neither of them would happen.
        QHash<QString, QString> taken;
        for (const QAction* action : m_window->findChildren<QAction*>()) {
            for (const QKeySequence& keys : action->shortcuts()) {
                if (action->shortcutContext() != Qt::WindowShortcut)
                    continue;
                QVERIFY2(
                    !taken.contains(keys.toString()) || keys.isEmpty(),
                    qPrintable(u"%1: %2, %3"_s.arg(keys.toString(), taken.value(keys.toString()), action->text())));
                taken.insert(keys.toString(), action->text());
            }
        }
    }

    void theFirstDeckShowsTheColumnsInOrder()
    {
        cleanup();
        QVERIFY(QFile::remove(m_folder.filePath(u"window.ini"_s))); // as when it is started for the first time
        start();
        QVERIFY(games()->currentData() != u"sceptre"_s);
        m_window->newDeck(u"sceptre"_s);
        const auto* const table = m_window->findChild<ResultsTable*>();
        const auto& model = static_cast<const ResultsModel&>(*table->model());
        const std::vector<int> order{carddb::CardListModel::NameColumn, model.copiesColumn(), model.addColumn(), 1, 2};
        for (std::size_t at = 0; at < order.size(); ++at)
            QCOMPARE(table->horizontalHeader()->logicalIndex(int(at)), order[at]);
        for (int column = 0; column < model.columnCount(); ++column)
            QVERIFY2(!table->isColumnHidden(column) && table->columnWidth(column) > 0,
                     qPrintable(model.headerData(column, Qt::Horizontal).toString()));
        QVERIFY(table->columnWidth(1) >= static_cast<const QAbstractItemView*>(table)->sizeHintForColumn(1));
    }

    void buildsADeckFromNothingSavesAndReopensIt()
    {
        games()->setCurrentIndex(games()->findData(u"sceptre"_s));
        Q_EMIT games()->activated(games()->currentIndex());
        press(u"New Deck"_s);
        DeckPage* const page = m_window->currentPage();
        QVERIFY(page != nullptr);
        const auto catalogue = page->document().game()->catalogue;
        const auto card = catalogue->findByName("Kestrel Vanguard").front();
        page->addCard(card);
        page->addCard(card, 2);
        QCOMPARE(page->document().resolved().total(), 3);
        QCOMPARE(page->document().history().count(), 2);
        QCOMPARE(page->selectedCards(), std::vector<CardIndex>{card});
        QGuiApplication::clipboard()->setText(u"6 Gold\n8 Silver\n12 Copper\n"_s);
        press(u"Paste Cards"_s);
        QCOMPARE(page->document().resolved().total(), 29);
        auto* const name = named<QLineEdit>(u"Name of the deck"_s);
        QTest::keyClicks(name, u"First"_s);
        QCOMPARE(page->document().title(), u"First"_s);
        QVERIFY(page->document().isModified());
        const QString path = m_folder.filePath(u"first.muster"_s);
        QVERIFY(m_window->files().saveInto(page->document(), path));
        press(u"Close Deck"_s);
        QCOMPARE(tabs()->count(), 1);
        m_window->openDeck(path);
        QCOMPARE(m_window->currentDeck()->title(), u"First"_s);
        QCOMPARE(m_window->currentDeck()->resolved().total(), 29);
    }

    void asksBeforeChangesAreLost()
    {
        m_window->openDeck(shipped(u"sceptre"_s, u"ember-charge"_s));
        Deck after = m_window->currentDeck()->deck();
        after.notes = "other";
        m_window->currentDeck()->change(u"Notes"_s, after);
        whenDialogOpens([](QDialog& dialog) { QTest::mouseClick(buttonOf(dialog, u"Cancel"_s), Qt::LeftButton); });
        press(u"Close Deck"_s);
        QCOMPARE(tabs()->count(), 2);
        whenDialogOpens([](QDialog& dialog) {
            auto* const box = qobject_cast<QMessageBox*>(&dialog);
            QVERIFY(box != nullptr);
            QTest::mouseClick(box->button(QMessageBox::Discard), Qt::LeftButton);
        });
        press(u"Close Deck"_s);
        QCOMPARE(tabs()->count(), 1);
    }

    void saysWhyAFileCannotBeRead()
    {
        const QString path = m_folder.filePath(u"broken.muster"_s);
        QVERIFY(carddb::writeFile(path, "muster: 1\ngame: sceptor\nsections: {}\n"));
        QString told;
        whenDialogOpens([&](QDialog& dialog) {
            auto* const box = qobject_cast<QMessageBox*>(&dialog);
            QVERIFY(box != nullptr);
            told = box->text() + box->informativeText();
            dialog.accept();
        });
        m_window->openDeck(path);
        QVERIFY2(told.contains(u"broken.muster"_s) && told.contains(u"sceptre"_s), qPrintable(told));
        QCOMPARE(tabs()->count(), 1);
    }

    void printsTheDeckAsItStandsOnScreen()
    {
        m_window->openDeck(shipped(u"sceptre"_s, u"ember-charge"_s));
        Deck after = m_window->currentDeck()->deck();
        after.sections.front().entries.front().count = 1;
        m_window->currentDeck()->change(u"Fewer"_s, after);
        QTRY_VERIFY(m_window->currentDeck()->isVerdictCurrent());
        const auto checked = checkedDeck(*m_window->currentDeck());
        QCOMPARE(checked->cards, 68);
        QCOMPARE(checked->verdict(), Verdict::Incomplete);
        QCOMPARE(checked->format, std::string("sceptre/plain"));
        bool shown = false;
        whenDialogOpens([&](QDialog& dialog) {
            shown = dialog.windowTitle() == u"Print Deck Lists"_s;
            dialog.reject();
        });
        m_window->printDeck();
        QVERIFY(shown);
    }

    void importsAListThatNeedsADecision()
    {
        m_window->openDeck(shipped(u"sceptre"_s, u"ember-charge"_s));
        QGuiApplication::clipboard()->setText(u"2 Gold\n1 Kestrel Vangard [Ember]\n"_s);
        bool seen = false;
        whenDialogOpens([&](QDialog& dialog) {
            auto* const import = qobject_cast<ImportDialog*>(&dialog);
            QVERIFY(import != nullptr);
            QTRY_COMPARE(import->model().rowCount(), 2);
            seen = true;
            dialog.reject();
        });
        press(u"Paste Cards"_s);
        QVERIFY(seen);
        QCOMPARE(m_window->currentDeck()->history().count(), 0);
    }

    void comparesTheDeckWithItsFile()
    {
        m_window->openDeck(shipped(u"sceptre"_s, u"ember-charge"_s));
        Deck after = m_window->currentDeck()->deck();
        after.sections.front().entries.front().count = 1;
        m_window->currentDeck()->change(u"Fewer"_s, after);
        bool seen = false;
        whenDialogOpens([&](QDialog& dialog) {
            auto* const compare = qobject_cast<CompareDialog*>(&dialog);
            QVERIFY(compare != nullptr);
            QVERIFY(compare->model().comparison() != nullptr);
            QCOMPARE(compare->model().comparison()->onlyRight(), 2);
            seen = true;
            dialog.reject();
        });
        press(u"Compare"_s);
        QVERIFY(seen);
    }

    void comparesADeckThatIsAloneWithTheSamplesOfItsGame()
    {
        m_window->openDeck(shipped(u"sceptre"_s, u"ember-charge"_s));
        bool seen = false;
        whenDialogOpens([&](QDialog& dialog) {
            auto* const compare = qobject_cast<CompareDialog*>(&dialog);
            QVERIFY(compare != nullptr);
            for (const QComboBox* choice : compare->findChildren<QComboBox*>()) {
                if (choice->accessibleName() == u"Right deck"_s) {
                    QCOMPARE(choice->count(), 8); // itself and seven samples
                    QVERIFY2(choice->currentText().endsWith(u", a sample"_s), qPrintable(choice->currentText()));
                }
            }
            QVERIFY(compare->model().comparison() != nullptr);
            QVERIFY(compare->model().comparison()->onlyRight() > 0);
            seen = true;
            dialog.reject();
        });
        press(u"Compare"_s);
        QVERIFY(seen);
    }

    void opensASampleAsACopyOfOnesOwn()
    {
        auto* const start = m_window->findChild<StartPage*>();
        QVERIFY(start != nullptr);
        picture(u"start"_s);
        Q_EMIT start->sampleRequested(shipped(u"spoils"_s, u"the-long-table"_s));
        QCOMPARE(m_window->currentDeck()->title(), u"The Long Table"_s);
        QVERIFY(m_window->currentDeck()->path().isEmpty());
        QCOMPARE(games()->currentText(), u"Spoils"_s);
        QVERIFY(qobject_cast<QTreeView*>(m_window->focusWidget()) != nullptr); // letters do not rename it
    }

    void bringsBackWhatWasClosedWithoutSaving()
    {
        m_window->newDeck(u"script"_s);
        m_window->currentPage()->addCard(CardIndex{3}, 2);
        const Deck given = m_window->currentDeck()->deck();
        whenDialogOpens([](QDialog& dialog) {
            QTest::mouseClick(qobject_cast<QMessageBox*>(&dialog)->button(QMessageBox::Discard), Qt::LeftButton);
        });
        press(u"Close Deck"_s);
        QCOMPARE(m_window->currentDeck(), nullptr);
        Q_EMIT m_window->findChild<StartPage*>()->givenUpRequested(0);
        QVERIFY(m_window->currentDeck() != nullptr);
        QCOMPARE(m_window->currentDeck()->deck(), given);
    }

    void looksAtAnotherGameBesideADeck()
    {
        m_window->openDeck(shipped(u"sceptre"_s, u"ember-charge"_s));
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
        QCOMPARE(m_window->findChild<CardInspector*>()->card(), m_window->findChild<CardBrowser*>()->currentCard());
        m_window->openDeck(shipped(u"spoils"_s, u"the-long-table"_s));
        QVERIFY(m_window->findChild<CardInspector*>()->card().valid());
    }

    void fitsOnASmallScreenInLargeLetters()
    {
        m_window->openDeck(shipped(u"hero"_s, u"red-sleds"_s));
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
            m_window->openDeck(shipped(u"sceptre"_s, deck));
        for (int i = 0; i < 5; ++i)
            m_window->newDeck(u"sceptre"_s);
        QTest::qWait(0);
        for (int tab = 0; tab < tabs()->count(); ++tab)
            QVERIFY(tabs()->tabBar()->tabRect(tab).width()
                    > tabs()->fontMetrics().horizontalAdvance(tabs()->tabText(tab)));
    }

    void opensTheSets()
    {
        press(u"Card Sets"_s);
        auto* const sets = m_window->findChild<SetsWindow*>();
        QVERIFY(sets != nullptr && sets->isVisible());
        sets->close();
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
        m_window->openDeck(shipped(u"sceptre"_s, u"ember-charge"_s));
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

    void showsItsKeys()
    {
        m_window->openDeck(shipped(u"sceptre"_s, u"ember-charge"_s));
        Deck after = m_window->currentDeck()->deck();
        after.notes = "other";
        m_window->currentDeck()->change(u"Add Greatsword"_s, after);
        bool seen = false;
        whenDialogOpens([&](QDialog& dialog) {
            seen = qobject_cast<ShortcutSheet*>(&dialog) != nullptr;
            const auto groups = shortcutsOf(*m_window);
            for (const ShortcutGroup& group : groups) {
                for (const auto& [what, keys] : group.keys)
                    QVERIFY2(!what.contains(u"Greatsword"_s), qPrintable(what));
            }
            dialog.reject();
        });
        press(u"Keys"_s);
        QVERIFY(seen);
    }

    void exportsByTheEndingOfTheName()
    {
        m_window->openDeck(shipped(u"sceptre"_s, u"ember-charge"_s));
        for (const auto& [name, text] :
             {std::pair(u"list.txt"_s, "3 Kestrel Vanguard [Ember]"), {u"list.csv"_s, "name,"}}) {
            const QString path = m_folder.filePath(name);
            QVERIFY(m_window->files().exportTo(*m_window->currentDeck(), path));
            QVERIFY(carddb::readFile(path, 1 << 20)->find(text) != std::string::npos);
        }
    }

    void keepsTheDocksWhereTheyWere()
    {
        auto* const history = m_window->findChild<QDockWidget*>(u"history"_s);
        QVERIFY(history != nullptr);
        history->hide();
        m_window->close();
        start();
        QVERIFY(m_window->findChild<QDockWidget*>(u"history"_s)->isHidden());
        m_window->findChild<QDockWidget*>(u"history"_s)->show();
        m_window->close();
    }

    void comesBackAsItWasLeft()
    {
        m_window->openDeck(shipped(u"hero"_s, u"red-sleds"_s));
        m_window->newDeck(u"script"_s);
        DeckPage* const page = m_window->currentPage();
        page->addCard(page->document().game()->catalogue->findByName("Ash").empty() ? CardIndex{0} : CardIndex{1}, 2);
        const Deck untitled = page->document().deck();
        m_window->openDeck(shipped(u"hero"_s, u"red-sleds"_s));
        m_window->close(); // no question is asked
        start();
        QCOMPARE(tabs()->count(), 3);
        QCOMPARE(m_window->currentDeck()->title(), u"Red Sleds"_s);
        tabs()->setCurrentIndex(2);
        QCOMPARE(m_window->currentDeck()->deck(), untitled);
        QVERIFY(m_window->currentDeck()->isModified());
        m_window->currentDeck()->history().undo();
        QCOMPARE(m_window->currentDeck()->resolved().total(), 0);
        QVERIFY(!m_window->currentDeck()->isModified());
    }

    void theShopOfHeroIsRemembered()
    {
        const QString shop = shipped(u"hero"_s, u"mother-pells-shop"_s);
        m_window->openDeck(shipped(u"hero"_s, u"red-sleds"_s));
        QVERIFY(m_session->decks().setShop(u"hero"_s, shop));
        start();
        QCOMPARE(m_window->currentDeck()->game()->shop->path, shop);
        QVERIFY(m_session->decks().setShop(u"hero"_s, {}));
        start();
        QVERIFY(m_window->currentDeck()->game()->shop == nullptr);
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
        QTRY_VERIFY(qobject_cast<StartPage*>(tabs()->widget(0)) != nullptr);
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

    void doesNotWriteOverWhatSomebodyElseWrote()
    {
        const QString path = m_folder.filePath(u"shared.muster"_s);
        const auto bytes = carddb::readFile(shipped(u"sceptre"_s, u"ember-charge"_s), 1 << 20);
        QVERIFY(carddb::writeFile(path, *bytes));
        m_window->openDeck(path);
        DeckDocument* const deck = m_window->currentDeck();
        Deck mine = deck->deck();
        mine.notes = "mine";
        deck->change(u"Notes"_s, mine);
        QVERIFY(carddb::writeFile(path, *bytes + "# theirs\n"));
        whenDialogOpens([](QDialog& dialog) { QTest::mouseClick(buttonOf(dialog, u"Cancel"_s), Qt::LeftButton); });
        QVERIFY(!m_window->files().save(*deck));
        QVERIFY(carddb::readFile(path, 1 << 20)->ends_with("# theirs\n"));
        whenDialogOpens(
            [](QDialog& dialog) { QTest::mouseClick(buttonOf(dialog, u"Save my version"_s), Qt::LeftButton); });
        QVERIFY(m_window->files().save(*deck));
        QCOMPARE(deck->deck(), mine);
        QVERIFY(carddb::readFile(path, 1 << 20)->find("mine") != std::string::npos);
    }

    void aNewWindowTakesOverTheOpenDecks()
    {
        m_window->openDeck(shipped(u"hero"_s, u"red-sleds"_s));
        Deck after = m_window->currentDeck()->deck();
        after.notes = "other";
        m_window->currentDeck()->change(u"Notes"_s, after);
        auto second = std::make_unique<MainWindow>(*m_session);
        second->show();
        m_window = std::move(second);
        QCOMPARE(tabs()->count(), 2);
        QVERIFY(m_window->currentDeck()->isModified());
        m_window->currentDeck()->history().undo();
        QVERIFY(!m_window->currentDeck()->isModified());
    }

    void looksWellInTheDarkAndInLargeLetters()
    {
        m_window->openDeck(shipped(u"sceptre"_s, u"ember-charge"_s));
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

private:
    static QString shipped(const QString& game, const QString& deck)
    {
        return QStringLiteral(MUSTER_SOURCE_DIR "/resources/games/%1/decks/%2.muster").arg(game, deck);
    }

    /// As the program does when it is called; whatever ran before has ended.
    void start()
    {
        m_window.reset();
        m_session.reset();
        m_session = std::make_unique<WindowSession>(m_places, m_folder.filePath(u"window.ini"_s));
        m_window = std::make_unique<MainWindow>(*m_session);
        m_window->show();
    }

    void picture(const QString& name)
    {
        QTRY_VERIFY(m_window->currentDeck() == nullptr || m_window->currentDeck()->isVerdictCurrent());
        takePicture(*m_window, name);
    }

    template <class Widget>
    Widget* named(const QString& accessibleName)
    {
        for (Widget* widget : m_window->findChildren<Widget*>()) {
            if (widget->accessibleName() == accessibleName)
                return widget;
        }
        qFatal("no widget is called %s", qPrintable(accessibleName));
    }

    QComboBox* games() { return named<QComboBox>(u"Game"_s); }
    QTabWidget* tabs() { return named<QTabWidget>(u"Open decks"_s); }

    /// Chooses the menu entry whose text, without its marks, begins so.
    void press(const QString& text)
    {
        for (QAction* action : m_window->menuBar()->findChildren<QAction*>() + m_window->findChildren<QAction*>()) {
            QString label = action->text();
            label.remove(u'&');
            if (label.startsWith(text) && action->menu() == nullptr) {
                QVERIFY2(action->isEnabled(), qPrintable(text));
                action->trigger();
                return;
            }
        }
        QFAIL(qPrintable(u"no entry "_s + text));
    }

    static QPushButton* buttonOf(QDialog& dialog, const QString& text)
    {
        for (QPushButton* button : dialog.findChildren<QPushButton*>()) {
            QString label = button->text();
            if (label.remove(u'&') == text)
                return button;
        }
        qFatal("no button %s", qPrintable(text));
    }

    static void whenDialogOpens(const std::function<void(QDialog&)>& then)
    {
        QTimer::singleShot(0, qApp, [then] {
            auto* const dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog != nullptr);
            then(*dialog);
        });
    }

    bool anyLabelHas(const QString& text)
    {
        const auto labels = m_window->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel* label) { return label->text().contains(text); });
    }

    QTemporaryDir m_folder;
    carddb::Places m_places;
    std::unique_ptr<WindowSession> m_session;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(MainWindowTest)
#include "main_window_test.moc"
