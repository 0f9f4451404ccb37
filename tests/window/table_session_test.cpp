// SPDX-License-Identifier: GPL-3.0-or-later
// A table whose engine is slow: it is held at a choice until the test lets it go on. The window goes on meanwhile, what was
// asked for is done in its turn, and whoever is impatient stops it or leaves.
#include <atomic>

#include <QListView>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>
#include <QThread>
#include <QTimer>

#include "app/window/table/table_drag.h"
#include "app/window/table/table_model.h"
#include "app/window/table/zone_view.h"
#include "tests/window/table_on_screen.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;
using namespace muster::test;

namespace {

/// Where the engine waits: at the first choice behind so many answers, once.
class Gate {
public:
    void close(int behind) { m_behind = behind; }
    [[nodiscard]] TableGame::Watch watch()
    {
        return [this](int answered) {
            int behind = m_behind;
            if (behind >= 0 && answered >= behind && m_behind.compare_exchange_strong(behind, -1)) {
                m_here.release();
                m_open.acquire();
            }
            return true;
        };
    }
    void waitUntilItIsThere() { m_here.acquire(); }
    void open() { m_open.release(); }

private:
    std::atomic<int> m_behind = -1;
    QSemaphore m_here, m_open;
};

} // namespace

class TableSessionTest : public QObject {
    Q_OBJECT

private:
    std::shared_ptr<const GameData> data(const QString& game) { return m_screen.data(game); }

    /// All seats by hand, unless the setup says otherwise.
    TableWindow& open(const TableSetup& setup)
    {
        auto game = tableGame(data(QString::fromStdString(setup.game)), setup);
        game->setWatch(m_gate.watch());
        return m_screen.open(std::move(game), {1200, 800});
    }

    /// By its key; from the first nine of them.
    static void press(TableWindow& table, int option)
    {
        QTest::keyClick(&table, static_cast<Qt::Key>(Qt::Key_1 + option));
        if (table.session().question() != nullptr && table.session().question()->options.size() > 9)
            QTest::keyClick(namedWidget<QListView>(table, u"Options"_s), Qt::Key_Return);
    }

    static void waitForPosition(TableSession& session)
    {
        QSignalSpy changed(&session, &TableSession::changed);
        QVERIFY(!session.isBusy() || changed.wait(60'000));
        QTRY_VERIFY_WITH_TIMEOUT(!session.isBusy(), 60'000);
    }

    static qsizetype engines() { return QCoreApplication::instance()->findChildren<QThread*>(u"table"_s).size(); }

    Gate m_gate;
    TableOnScreen m_screen;

private Q_SLOTS:
    void initTestCase()
    {
        TableSession::setPatience(std::chrono::milliseconds(0));
    } // nothing is awaited: all comes by signals
    void init() { m_screen.prepare(); }
    void cleanup()
    {
        m_screen.forget();
        QTRY_COMPARE(engines(), 0);
    }

    /// While the engine is at one step the window hears of the time, of keys and of the mouse, paints, and says what is going on.
    void theWindowGoesOn()
    {
        TableWindow& table = open(tableSetup(*data(u"sceptre"_s), 3));
        TableSession& session = table.session();
        const int here = session.tree().at();
        QSignalSpy worked(&session, &TableSession::worked);
        QSignalSpy changed(&session, &TableSession::changed);
        m_gate.close(0);
        press(table, 0);
        m_gate.waitUntilItIsThere();
        int ticks = 0;
        QTimer clock;
        connect(&clock, &QTimer::timeout, this, [&] { ++ticks; });
        clock.start(0);
        QVERIFY(worked.wait(60'000));
        QTRY_VERIFY(ticks > 20);
        QVERIFY(labelHas(table, u"The engine is at work"_s));
        QVERIFY(!table.grab().isNull());
        QTest::keyClick(&table, Qt::Key_2, Qt::ControlModifier); // to the cards
        QVERIFY(qobject_cast<ZoneView*>(QApplication::focusWidget()) != nullptr);
        QVERIFY(session.isBusy());
        QCOMPARE(session.tree().at(), here);
        QCOMPARE(changed.size(), 0);
        m_gate.open();
        QVERIFY(changed.wait(60'000));
        QTRY_VERIFY(!session.isBusy());
        QVERIFY(session.tree().at() != here);
        QTRY_VERIFY(!labelHas(table, u"The engine is at work"_s));
    }

    /// A second key means the question that was seen, which has been answered by then.
    void aKeyMeansWhatWasSeen()
    {
        const TableSetup setup = tableSetup(*data(u"script"_s), 3);
        TableWindow& table = open(setup);
        m_gate.close(0);
        press(table, 0);
        m_gate.waitUntilItIsThere();
        press(table, 0);
        press(table, 0);
        m_gate.open();
        waitForPosition(table.session());
        const auto once = tableGame(data(u"script"_s), setup);
        once->play(0);
        QCOMPARE(table.session().position().digest, once->digest());
        QCOMPARE(table.session().tree().line(), once->tree().line());
    }

    /// Esc ends what a pilot has begun: it stands where the pilot was then, and all of it can be taken back.
    void aPilotIsStopped()
    {
        constexpr int There = 40;
        TableWindow& table = open(tableSetup(*data(u"spoils"_s), 3));
        TableSession& session = table.session();
        const int here = session.tree().at();
        QSignalSpy worked(&session, &TableSession::worked);
        m_gate.close(There);
        QTest::keyClick(&table, Qt::Key_F6);
        m_gate.waitUntilItIsThere();
        QVERIFY(worked.wait(60'000));
        QCOMPARE(worked.last().first().toInt(), There);
        QTest::keyClick(&table, Qt::Key_Escape);
        m_gate.open();
        waitForPosition(session);
        QCOMPARE(static_cast<int>(session.tree().line().size()), There);
        QVERIFY(!session.position().outcome.over());
        QVERIFY(session.question() != nullptr);
        QTest::keyClick(&table, Qt::Key_Backspace);
        waitForPosition(session);
        QCOMPARE(session.tree().at(), here);
    }

    /// Taking back stops it as well, and comes behind it.
    void takingBackInTheMidst()
    {
        TableWindow& table = open(tableSetup(*data(u"hero"_s), 3));
        TableSession& session = table.session();
        const int here = session.tree().at();
        const std::uint64_t digest = session.position().digest;
        m_gate.close(30);
        QTest::keyClick(&table, Qt::Key_F6);
        m_gate.waitUntilItIsThere();
        QSignalSpy worked(&session, &TableSession::worked);
        QVERIFY(worked.wait(60'000));
        QTest::keyClick(&table, Qt::Key_Backspace);
        m_gate.open();
        waitForPosition(session);
        QCOMPARE(session.tree().at(), here);
        QCOMPARE(session.position().digest, digest);
        QCOMPARE(session.tree().size(), 31); // what had been played is still a line
    }

    /// The window is gone at once; the engine ends at its next choice, and what was chosen before is kept.
    void closingInTheMidst()
    {
        const TableSetup setup = tableSetup(*data(u"armory"_s), 3);
        TableWindow& table = open(setup);
        press(table, 0);
        waitForPosition(table.session());
        const std::size_t kept = table.session().tree().line().size();
        const QString file = table.journal().fileName();
        m_gate.close(20);
        QTest::keyClick(&table, Qt::Key_F6);
        m_gate.waitUntilItIsThere();
        QVERIFY(table.session().isBusy());
        m_screen.forget();
        QCOMPARE(engines(), 1); // which is still at its step
        const auto contents = TableJournal::read(file);
        QVERIFY(contents);
        QCOMPARE(contents->tree.line().size(), kept);
        m_gate.open();
        QTRY_COMPARE(engines(), 0);
    }

    /// What takes long is asked while the card is dragged, and done when it is known, also where it was let go before.
    void aCardIsLetGoBeforeItIsKnownWhereItGoes()
    {
        TableWindow& table = open(tableSetup(*data(u"sceptre"_s), 3));
        TableSession& session = table.session();
        auto& board = *table.findChild<TableBoard*>();
        for (int i = 0; i < 100; ++i) {
            for (ZoneView* const view : board.zones()) {
                for (int row = 0; row < view->model()->rowCount(view->rootIndex()); ++row) {
                    const QModelIndex index = view->model()->index(row, 0, view->rootIndex());
                    const engine::CardId card{static_cast<std::uint16_t>(index.data(TableModel::IdRole).toInt())};
                    const auto goals = table.game().goalsOf(card);
                    if (goals.size() != 1 || !goals.front().card.valid())
                        continue;
                    const auto places = board.places();
                    const auto goal = places.cards.find(goals.front().card.value);
                    if (goal == places.cards.end() || !goal->second.open)
                        continue;
                    const int here = session.tree().at();
                    QSemaphore held;
                    session.ask(
                        [&](TableGame&) {
                            held.acquire();
                            return 0;
                        },
                        [](int) {});
                    QWidget& from = *view->viewport();
                    const QPoint to = from.mapFromGlobal(board.viewport()->mapToGlobal(goal->second.rect.center()));
                    const QPoint start = view->faceRect(index).center();
                    QTest::mousePress(&from, Qt::LeftButton, {}, start);
                    moveMouse(from, start + QPoint(40, 0));
                    moveMouse(from, to);
                    QTest::mouseRelease(&from, Qt::LeftButton, {}, to);
                    QVERIFY(table.findChild<TableDrag*>()->isDragging());
                    QCOMPARE(session.tree().at(), here);
                    held.release();
                    QTRY_VERIFY(!table.findChild<TableDrag*>()->isDragging());
                    QTRY_VERIFY(session.tree().at() != here);
                    return;
                }
            }
            session.play(table.game().pilotsChoice().value());
            waitForPosition(session);
        }
        QFAIL("nothing could be dragged");
    }

    /// A whole game of each kind in which every position comes by a signal, by the keys of the options.
    void aWholeGame_data() { addGames(); }
    void aWholeGame()
    {
        QFETCH(QString, game);
        const TableSetup setup = tableSetup(*data(game), 5);
        TableWindow& table = open(setup);
        TableSession& session = table.session();
        const auto alone = tableGame(data(game), setup);
        int taken = 0;
        while (session.question() != nullptr) {
            const int wanted = alone->pilotsChoice().value();
            alone->play(wanted);
            QSignalSpy changed(&session, &TableSession::changed);
            const QString number = QString::number(wanted + 1);
            const bool more = number.toInt() * 10 <= static_cast<int>(session.question()->options.size());
            for (const QChar digit : number)
                QTest::keyClick(&table, static_cast<Qt::Key>(digit.unicode()));
            if (more)
                QTest::keyClick(namedWidget<QListView>(table, u"Options"_s), Qt::Key_Return);
            QVERIFY(!changed.isEmpty() || changed.wait(60'000));
            QCOMPARE(session.position().digest, alone->digest());
            if (++taken % 40 != 0 || !session.canGoBack())
                continue;
            QTest::keyClick(&table, Qt::Key_Backspace);
            waitForPosition(session);
            QTest::keyClick(&table, Qt::Key_Y, Qt::ControlModifier);
            waitForPosition(session);
            QCOMPARE(session.position().digest, alone->digest());
        }
        QVERIFY(session.position().outcome.over());
        QCOMPARE(session.tree().line(), alone->tree().line());
    }

private:
    static void moveMouse(QWidget& widget, QPoint at)
    {
        QMouseEvent event(QEvent::MouseMove, QPointF(at), QPointF(widget.mapToGlobal(at)), Qt::NoButton, Qt::LeftButton,
                          {});
        QApplication::sendEvent(&widget, &event);
    }
};

QTEST_MAIN(TableSessionTest)
#include "table_session_test.moc"
