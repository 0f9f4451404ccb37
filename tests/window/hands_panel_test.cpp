// SPDX-License-Identifier: GPL-3.0-or-later
// Test hands as a person has them: one key from the deck, and everything else by keys too.
#include <QComboBox>
#include <QDockWidget>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTableView>
#include <QTest>

#include "app/text/list_text.h"
#include "app/window/card/card_grid.h"
#include "app/window/deck/deck_page.h"
#include "app/window/hands/hand_desk.h"
#include "app/window/hands/hand_page.h"
#include "app/window/hands/hands_panel.h"
#include "app/window/hands/many_hands_model.h"
#include "tests/window/main_window_stage.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;

class HandsPanelTest : public QObject, private test::MainWindowStage {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        begin();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }
    void cleanup() { end(); }

    /// Before the key nothing is there; after it the hand is, with the keyboard on it.
    void oneKeyFromTheDeck()
    {
        m_window->openDeck(test::shippedDeck(u"sceptre"_s, u"ember-charge"_s));
        auto* const dock = m_window->findChild<QDockWidget*>(u"hands"_s);
        QVERIFY(dock->isHidden());
        m_window->currentPage()->focusCards();
        key(Qt::Key_H, Qt::ControlModifier);
        QVERIFY(dock->isVisible());
        QVERIFY(desk().isDealt());
        QTRY_COMPARE(QApplication::focusWidget(), &grid());
        QCOMPARE(grid().model()->rowCount(), 7);
        picture(u"test-hand"_s);
    }

    void everythingByKeys()
    {
        open(u"hero"_s, u"red-sleds"_s);
        seed(u"5"_s);
        QCOMPARE(desk().seed(), std::uint64_t(5));
        QCOMPARE(QApplication::focusWidget(), &grid());
        const auto before = desk().steps().now().hand;
        QCOMPARE(before.size(), std::size_t(4));
        key(Qt::Key_B); // nothing is chosen
        QCOMPARE(desk().steps().now().changes, 0);
        key(Qt::Key_1);
        key(Qt::Key_3);
        QCOMPARE(grid().selectionModel()->selectedRows().size(), 2);
        key(Qt::Key_3);
        key(Qt::Key_Return); // the current card, which is the third
        QCOMPARE(grid().selectionModel()->selectedRows().size(), 2);
        QVERIFY(button(u"Send 2 back"_s)->isEnabled());
        key(Qt::Key_B);
        QCOMPARE(desk().steps().now().changes, 1);
        QCOMPARE(desk().steps().now().hand[0], before[1]);
        QCOMPARE(desk().steps().now().hand[1], before[3]);
        key(Qt::Key_D);
        key(Qt::Key_D);
        QCOMPARE(grid().model()->rowCount(), 6);
        QVERIFY(m_window->statusBar()->currentMessage().startsWith(u"Drawn: "_s));
        key(Qt::Key_Backspace);
        key(Qt::Key_Backspace);
        key(Qt::Key_Backspace);
        QCOMPARE(desk().steps().now().hand, before);
        key(Qt::Key_Backspace, Qt::ShiftModifier);
        QCOMPARE(desk().steps().now().changes, 1);
        key(Qt::Key_Backspace);
        key(Qt::Key_H);
        QVERIFY(test::labelHas(*m_window, u"A sound player"_s));
        key(Qt::Key_K);
        QVERIFY(desk().steps().now().stands);
        QVERIFY(!button(u"Keep"_s)->isEnabled());
        key(Qt::Key_N);
        QCOMPARE(desk().seed(), std::uint64_t(6));
        QCOMPARE(desk().tally().all().hands, 1);
    }

    /// Fewer cards are sent back than chosen only where the rules have it so; more than they allow are not sent.
    void noMoreThanTheRulesAllow()
    {
        open(u"hero"_s, u"red-sleds"_s);
        seed(u"5"_s);
        for (const auto digit : {Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4})
            key(digit);
        QVERIFY(!button(u"Send 4 back"_s)->isEnabled());
        key(Qt::Key_B);
        QCOMPARE(desk().steps().now().changes, 0);
        QVERIFY(m_window->statusBar()->currentMessage().contains(u"up to 3 cards"_s));
    }

    void allOrNothing()
    {
        open(u"script"_s, u"recess"_s);
        seed(u"1"_s);
        key(Qt::Key_1); // cards are not chosen one by one here
        QVERIFY(grid().selectionModel()->selectedRows().isEmpty());
        QVERIFY(button(u"Send all back"_s)->isEnabled());
        key(Qt::Key_B);
        QCOMPARE(desk().steps().now().changes, 1);
        QCOMPARE(desk().steps().now().hand.size(), std::size_t(7));
    }

    void aClickChoosesACard()
    {
        open(u"hero"_s, u"red-sleds"_s);
        const auto click = [&](int row) {
            QTest::mouseClick(grid().viewport(), Qt::LeftButton, {},
                              grid().visualRect(grid().model()->index(row, 0)).center());
        };
        click(0);
        click(2);
        QCOMPARE(grid().selectionModel()->selectedRows().size(), 2);
        click(0);
        QCOMPARE(grid().selectionModel()->selectedRows().size(), 1);
        QTest::mouseClick(button(u"Send 1 back"_s), Qt::LeftButton);
        QCOMPARE(desk().steps().now().changes, 1);
    }

    /// All cards can be seen without scrolling, as large as there is room, in windows of every size and both themes.
    void theHandIsInSight_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("dark");
        for (const QSize size : {QSize(1024, 600), QSize(1440, 900)}) {
            for (const bool dark : {false, true})
                QTest::addRow("%d %s", size.width(), dark ? "dark" : "light") << size << dark;
        }
    }

    void theHandIsInSight()
    {
        QFETCH(QSize, size);
        QFETCH(bool, dark);
        m_session->look().setTheme(dark ? Theme::Dark : Theme::Light);
        m_window->resize(size);
        const QString tag = QString::fromUtf8(QTest::currentDataTag()).replace(u' ', u'-');
        for (const auto& [game, deck] : {std::pair(u"sceptre"_s, u"ember-charge"_s),
                                         {u"hero"_s, u"red-sleds"_s},
                                         {u"script"_s, u"recess"_s},
                                         {u"armory"_s, u"ludo-the-gladiator"_s},
                                         {u"spoils"_s, u"the-long-table"_s}}) {
            open(game, deck);
            seed(u"8"_s);
            const auto last = [&] {
                return grid().visualRect(grid().model()->index(grid().model()->rowCount() - 1, 0));
            };
            QTRY_VERIFY(grid().viewport()->rect().contains(last()));
            QTRY_VERIFY2(grid().faceSize() >= 8, qPrintable(game)); // names and texts are read
            key(Qt::Key_1);
            key(Qt::Key_H);
            QTest::qWait(300); // the faces are being drawn
            picture(u"hand-%1-%2"_s.arg(game, tag));
            named<QTabWidget>(u"One hand, and many"_s)->setCurrentIndex(1);
            QTest::qWait(300);
            picture(u"many-%1-%2"_s.arg(game, tag));
            named<QTabWidget>(u"One hand, and many"_s)->setCurrentIndex(0);
        }
    }

    /// The chances make way for the cards where there is no room for both, and come back by a key.
    void theSideMakesWay()
    {
        auto* const chances = [this] {
            open(u"sceptre"_s, u"ember-charge"_s);
            return named<QTableView>(u"Chances of the next cards"_s);
        }();
        m_window->resize(1600, 1000);
        QTRY_VERIFY(chances->isVisible());
        const auto resized = [&](QSize size) {
            m_window->resize(size);
            QTest::qWait(50);
        };
        resized({1024, 600});
        QTRY_VERIFY(!chances->isVisible());
        QTRY_VERIFY(grid().faceSize() >= 8);
        const int alone = grid().faceSize();
        grid().setFocus();
        key(Qt::Key_C);
        QTRY_VERIFY(chances->isVisible());
        QTRY_VERIFY(grid().faceSize() < alone);
        QVERIFY(button(u"Chances"_s)->isChecked());
        resized({1030, 620}); // as the person has it
        QVERIFY(chances->isVisible());
        grid().setFocus();
        key(Qt::Key_C);
        QTRY_VERIFY(!chances->isVisible());
        QTRY_VERIFY(grid().faceSize() >= alone);
    }

    /// The picked Champion stands beside the hand and can be chosen; the worth of the hand follows.
    void theCompanionIsChosen()
    {
        open(u"spoils"_s, u"the-long-table"_s);
        auto* const box = named<QComboBox>(u"Champion"_s);
        QVERIFY(box->isVisible());
        QCOMPARE(box->currentText(), u"by chance"_s);
        QCOMPARE(box->count(), int(desk().companions().size()) + 1);
        seed(u"3"_s);
        const QString dealt = companion();
        QVERIFY2(test::labelHas(*m_window, u"Champion: "_s + dealt), qPrintable(dealt));
        QVERIFY(m_window->statusBar()->currentMessage().contains(dealt));
        const auto held = desk().steps().now().hand;
        box->setFocus();
        for (int row = 1; row < box->count(); ++row) {
            key(Qt::Key_Down);
            QCOMPARE(box->currentIndex(), row);
            QCOMPARE(companion(), box->currentText());
            QVERIFY(test::labelHas(*m_window, u"Champion: "_s + box->currentText()));
            QCOMPARE(desk().steps().now().hand, held);
        }
        const QString last = box->currentText();
        grid().setFocus();
        key(Qt::Key_N);
        QCOMPARE(companion(), last);
        picture(u"test-hand-companion"_s);
        open(u"sceptre"_s, u"ember-charge"_s);
        QVERIFY(!box->isVisible());
    }

    void followsTheDeck()
    {
        open(u"hero"_s, u"red-sleds"_s);
        seed(u"12"_s);
        key(Qt::Key_K);
        DeckDocument& deck = *m_window->currentDeck();
        Deck edited = deck.deck();
        edited.section("main").entries.clear();
        deck.change(u"Clear"_s, edited);
        QVERIFY(!desk().isDealt());
        QVERIFY(test::labelHas(*m_window, u"cannot be dealt"_s));
        deck.history().undo();
        QVERIFY(desk().isDealt());
        QCOMPARE(desk().seed(), std::uint64_t(12));
    }

    void placesInTheOrderOfTurns()
    {
        open(u"hero"_s, u"red-sleds"_s);
        auto* const place = named<QComboBox>(u"Place in the order of turns"_s);
        QVERIFY(place->isVisible());
        place->setFocus();
        key(Qt::Key_Down);
        QCOMPARE(desk().place(), 1);
        QCOMPARE(grid().model()->rowCount(), 5);
        m_window->openDeck(test::shippedDeck(u"sceptre"_s, u"ember-charge"_s));
        QCOMPARE(grid().model()->rowCount(), 7);
        QVERIFY(!place->isVisible());
    }

    void manyHandsLeadToOne()
    {
        open(u"script"_s, u"recess"_s);
        auto* const tabs = named<QTabWidget>(u"One hand, and many"_s);
        tabs->setCurrentIndex(1);
        auto* const list = named<QListView>(u"Many hands"_s);
        QCOMPARE(list->model()->rowCount(), ManyHandsModel::Hands);
        list->setFocus();
        key(Qt::Key_Home);
        key(Qt::Key_Right);
        const quint64 wanted = list->currentIndex().data(ManyHandsModel::SeedRole).toULongLong();
        picture(u"many-hands"_s);
        key(Qt::Key_Return);
        QCOMPARE(tabs->currentIndex(), 0);
        QCOMPARE(desk().seed(), wanted);
        QCOMPARE(QApplication::focusWidget(), &grid());
        tabs->setCurrentIndex(1);
        button(u"Other hands"_s)->click();
        QVERIFY(list->model()->index(0, 0).data(ManyHandsModel::SeedRole).toULongLong() > wanted);
    }

    void wantedCards()
    {
        open(u"sceptre"_s, u"ember-charge"_s);
        auto* const chances = named<QTableView>(u"Chances of the next cards"_s);
        chances->selectRow(0);
        QVERIFY(test::labelHas(*m_window, u"Any of 1 chosen"_s));
        chances->selectionModel()->select(chances->model()->index(1, 0),
                                          QItemSelectionModel::Select | QItemSelectionModel::Rows);
        QVERIFY(test::labelHas(*m_window, u"Any of 2 chosen"_s));
    }

private:
    /// The name of the card that is picked beside the hand.
    QString companion() { return cardName(desk().catalogue(), CardIndex{desk().companion().value()}); }
    HandsPanel& panel() { return *m_window->findChild<HandsPanel*>(); }
    HandDesk& desk() { return panel().desk(); }
    CardGrid& grid() { return static_cast<CardGrid&>(panel().list()); }

    void open(const QString& game, const QString& deck)
    {
        m_window->openDeck(test::shippedDeck(game, deck));
        m_window->testHands();
        QVERIFY2(desk().isDealt(), qPrintable(desk().problem()));
    }

    void seed(const QString& digits)
    {
        auto* const edit = named<QLineEdit>(u"Seed of the deal"_s);
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, digits);
        QTest::keyClick(edit, Qt::Key_Return);
    }

    static void key(Qt::Key key, Qt::KeyboardModifiers with = {})
    {
        QTest::keyClick(QApplication::focusWidget(), key, with);
    }

    QPushButton* button(const QString& text)
    {
        for (QPushButton* const one : panel().findChildren<QPushButton*>()) {
            if (one->text() == text)
                return one;
        }
        qFatal("no button %s", qPrintable(text));
    }
};

QTEST_MAIN(HandsPanelTest)
#include "hands_panel_test.moc"
