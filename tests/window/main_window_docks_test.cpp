// SPDX-License-Identifier: GPL-3.0-or-later
// The rooms of the window: their places, widths and tabs, how they are opened, and that they are found as they were left.
#include <QDockWidget>
#include <QMenu>
#include <QTest>

#include "app/window/browser/card_browser.h"
#include "app/window/legality/legality_panel.h"
#include "app/window/main/main_window.h"
#include "tests/window/clipped.h"
#include "tests/window/main_window_stage.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;

class MainWindowDocksTest : public QObject, private test::MainWindowStage {
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }

    /// What stands behind another dock leaves the rooms at the side as wide as they are meant to be.
    void roomsKeepTheirShares()
    {
        m_window->resize(1440, 900);
        QTest::qWait(50);
        for (const QString& name : {u"card"_s, u"legality"_s}) {
            const auto* const dock = m_window->findChild<QDockWidget*>(name);
            QVERIFY2(dock->width() > 1440 / 5, qPrintable(u"%1 is %2 wide"_s.arg(name).arg(dock->width())));
            QVERIFY2(dock->height() > 900 / 4, qPrintable(u"%1 is %2 high"_s.arg(name).arg(dock->height())));
        }
    }

    /// In large letters on a small screen the rooms beside the deck have one place, as tabs; at the sides they would be strips.
    void inANarrowWindowRoomsAreTabs()
    {
        m_session->settings().remove(u"window/docks"_s);
        m_session->look().setScale(200);
        const auto browserIn = [this](QSize size) {
            auto window = std::make_unique<MainWindow>(*m_session);
            m_window = std::move(window);
            m_window->resize(size);
            m_window->show();
            QTest::qWait(50);
            return m_window->findChild<QDockWidget*>(u"browser"_s);
        };
        QDockWidget* const browser = browserIn({1024, 600});
        QCOMPARE(m_window->tabifiedDockWidgets(browser).size(), 5);
        QVERIFY(!browser->visibleRegion().isEmpty());
        QVERIFY2(browser->width() > 1024 / 3, qPrintable(QString::number(browser->width())));
        press(u"Reset the Layout"_s);
        QCOMPARE(m_window->tabifiedDockWidgets(browser).size(), 5);
        m_session->look().setScale(100);
    }

    /// Nor in letters between the sizes in which all windows are walked through.
    void noRoomScrollsSideways()
    {
        m_window->openDeck(test::shippedDeck(u"sceptre"_s, u"ember-charge"_s));
        for (const auto& [percent, size] : {std::pair(140, QSize(1024, 600)), std::pair(180, QSize(1280, 720))}) {
            m_session->look().setScale(percent);
            m_window->resize(size);
            QTest::qWait(30);
            press(u"Reset the Layout"_s);
            for (QDockWidget* const dock : m_window->findChildren<QDockWidget*>()) {
                if (dock->isHidden())
                    continue;
                dock->raise();
                QTest::qWait(30);
                QCOMPARE(test::scrolledSideways(*m_window), QStringList());
            }
        }
        m_session->look().setScale(100);
    }

    /// From the first start on, and as wide as one wants them, whatever lies behind them.
    void roomsAtTheSidesHaveTheirWidths()
    {
        end();
        QFile::remove(m_home.filePath(u"window.ini"_s)); // as when it is started for the first time
        start();
        const auto dock = [this](const QString& name) { return m_window->findChild<QDockWidget*>(name); };
        QTRY_VERIFY(dock(u"card"_s)->width() > m_window->width() / 5);
        QCOMPARE(dock(u"legality"_s)->width(), dock(u"card"_s)->width());
        QVERIFY(dock(u"browser"_s)->width() > m_window->width() / 4);
        m_window->resize(1400, 800);
        m_window->resizeDocks({dock(u"card"_s)}, {500}, Qt::Horizontal);
        QTRY_VERIFY(dock(u"card"_s)->width() > 450);
    }

    /// An entry of the View menu brings a room that lies behind another one forward, with the keyboard, and closes one that is
    /// in front already.
    void entriesOfTheViewMenuBringRoomsForward()
    {
        m_window->openDeck(test::shippedDeck(u"sceptre"_s, u"ember-charge"_s));
        QTRY_VERIFY(m_window->currentDeck()->isVerdictCurrent());
        m_window->activateWindow();
        QTRY_VERIFY(m_window->isActiveWindow());
        auto* const numbers = m_window->findChild<QDockWidget*>(u"numbers"_s);
        const auto isInFront = [](const QDockWidget* dock) { return !dock->widget()->visibleRegion().isEmpty(); };
        const auto isTicked = [this](const QString& text) {
            QAction* const entry = viewEntry(text);
            Q_EMIT qobject_cast<QMenu*>(entry->parent())->aboutToShow();
            return entry->isChecked();
        };
        QTRY_VERIFY(m_window->legality().isVisible());
        QVERIFY(!isInFront(numbers));
        QVERIFY(!isTicked(u"Numbers"_s));
        QVERIFY(isTicked(u"Legality"_s));
        press(u"Numbers"_s);
        QTRY_VERIFY(isInFront(numbers));
        QVERIFY(!m_window->legality().isVisible());
        QTRY_VERIFY(numbers->isAncestorOf(QApplication::focusWidget()));
        QVERIFY(isTicked(u"Numbers"_s));
        press(u"Numbers"_s);
        QVERIFY(numbers->isHidden());
        QVERIFY(!isTicked(u"Numbers"_s));
        press(u"Numbers"_s);
        QTRY_VERIFY(isInFront(numbers));
        QTRY_VERIFY(numbers->isAncestorOf(QApplication::focusWidget()));
    }

    /// A room that a key opens has the same height and the same place of the keyboard where it is opened from the View menu.
    void entriesOfTheViewMenuOpenRoomsAsTheirKeysDo()
    {
        m_window->openDeck(test::shippedDeck(u"sceptre"_s, u"ember-charge"_s));
        QTRY_VERIFY(m_window->currentDeck()->isVerdictCurrent());
        m_window->resize(1440, 900);
        m_window->activateWindow();
        QTRY_VERIFY(m_window->isActiveWindow());
        for (const auto& [name, text, keys] :
             {std::tuple(u"hands"_s, u"Test Hands"_s, QKeySequence(Qt::CTRL | Qt::Key_H)),
              std::tuple(u"speed"_s, u"Speed"_s, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_H)),
              std::tuple(u"browser"_s, u"Card Search"_s, QKeySequence(QKeySequence::Find))}) {
            auto* const dock = m_window->findChild<QDockWidget*>(name);
            dock->close();
            viewEntry(text)->trigger();
            QTRY_VERIFY2(dock->isAncestorOf(QApplication::focusWidget()), qPrintable(name));
            QTest::qWait(300); // docks move
            const int height = dock->height();
            const QWidget* const focus = QApplication::focusWidget();
            dock->close();
            QTest::keySequence(m_window.get(), keys);
            QTRY_VERIFY2(QApplication::focusWidget() == focus, qPrintable(name));
            QTest::qWait(300);
            QCOMPARE(height, dock->height());
            if (name == u"hands"_s)
                QVERIFY2(height > m_window->height() / 3, qPrintable(QString::number(height)));
        }
    }

    /// Where no deck is in front there is no hand; the half of the window that it had is free, and the next deck has its hand again.
    void theRoomOfHandsWaitsForADeck()
    {
        m_window->openDeck(test::shippedDeck(u"sceptre"_s, u"ember-charge"_s));
        m_window->resize(1440, 900);
        QTest::qWait(50);
        press(u"Test Hands"_s);
        const auto hands = [this] { return m_window->findChild<QDockWidget*>(u"hands"_s); };
        QTRY_VERIFY(hands()->height() > m_window->height() / 3);
        const int height = hands()->height();
        tabs()->setCurrentIndex(0);
        QVERIFY(hands()->isHidden());
        tabs()->setCurrentIndex(1);
        QVERIFY(!hands()->isHidden());
        QTRY_COMPARE(hands()->height(), height);

        tabs()->setCurrentIndex(0);
        m_window->close();
        start();
        tabs()->setCurrentIndex(1);
        QVERIFY(!hands()->isHidden());

        hands()->close(); // by the person, who wants it so
        tabs()->setCurrentIndex(0);
        tabs()->setCurrentIndex(1);
        QVERIFY(hands()->isHidden());
        m_session->settings().remove(u"window/docks"_s);
        m_session->settings().remove(u"window/geometry"_s);
    }

    void whatWasMovedGoesBackToItsPlace()
    {
        m_window->resize(1440, 900);
        auto* const card = m_window->findChild<QDockWidget*>(u"card"_s);
        card->setFloating(true);
        card->hide();
        m_window->findChild<QDockWidget*>(u"numbers"_s)->raise();
        press(u"Reset the Layout"_s);
        QVERIFY(card->isVisible() && !card->isFloating());
        QTRY_VERIFY(!m_window->legality().visibleRegion().isEmpty());
        QTRY_VERIFY(card->width() < m_window->width() / 3);
    }

    /// Nor does a window that is built anew, as for another language, forget how wide its rooms were.
    void roomsAreAsWideAsTheyWereLeft()
    {
        m_session->settings().remove(u"window/docks"_s);
        m_session->settings().remove(u"window/geometry"_s);
        start();
        m_window->resize(790, 700);
        m_window->openDeck(test::shippedDeck(u"armory"_s, u"ludo-the-gladiator"_s));
        QTest::qWait(50);
        const auto dock = [this](const QString& name) { return m_window->findChild<QDockWidget*>(name); };
        m_window->resizeDocks({dock(u"browser"_s), dock(u"card"_s)}, {310, 230}, Qt::Horizontal);
        QTest::qWait(50);
        const int browser = dock(u"browser"_s)->width();
        const int card = dock(u"card"_s)->width();
        QVERIFY2(browser > 280, qPrintable(QString::number(browser)));
        m_window->close();
        start();
        QTest::qWait(50);
        QCOMPARE(m_window->width(), 790);
        QCOMPARE(dock(u"browser"_s)->width(), browser);
        QCOMPARE(dock(u"card"_s)->width(), card);
        m_session->settings().remove(u"window/docks"_s);
        m_session->settings().remove(u"window/geometry"_s);
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

private:
    /// The entry of the View menu that shows a room and closes it.
    QAction* viewEntry(const QString& text)
    {
        for (QMenu* const menu : m_window->menuBar()->findChildren<QMenu*>()) {
            for (QAction* const entry : menu->actions()) {
                if (entry->text().remove(u'&') == text && entry->isCheckable())
                    return entry;
            }
        }
        qFatal("no entry %s", qPrintable(text));
    }
};

QTEST_MAIN(MainWindowDocksTest)
#include "main_window_docks_test.moc"
