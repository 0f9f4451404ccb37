// SPDX-License-Identifier: GPL-3.0-or-later
// How the table uses the room that there is: faces as large as it allows, in large letters scrolled, marks cut where they can be.
#include <algorithm>

#include <QApplication>
#include <QScrollBar>
#include <QTest>
#include <QToolButton>

#include "app/window/table/table_model.h"
#include "app/window/table/zone_view.h"
#include "tests/window/table_on_screen.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;
using namespace muster::test;

class TableRoomTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_screen.prepare(); }
    void cleanup() { m_screen.forget(); }

    /// All of the table is seen without scrolling, and faces leave little room below it where each row has some.
    void facesTakeTheRoom_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QSize>("size");
        for (const std::string& game : engine::playableGames()) {
            for (const QSize size : {QSize(1024, 600), QSize(1440, 900), QSize(1920, 1080)})
                QTest::addRow("%s %d", game.c_str(), size.width()) << QString::fromStdString(game) << size;
        }
    }
    void facesTakeTheRoom()
    {
        QFETCH(QString, game);
        QFETCH(QSize, size);
        const auto data = m_screen.data(game);
        TableWindow& table = m_screen.open(tableGame(data, passiveSetup(*data, 1)), size);
        TableBoard& board = boardOf(table);
        for (int turn = 0; turn < 8; ++turn) {
            table.session().letPilot(TableGame::Stretch::Turn);
            for (int i = 0; i < 5; ++i)
                QCoreApplication::processEvents();
            const auto shown = [](const ZoneView* view) { return view->isVisible(); };
            const auto views = board.zones();
            const int face = views.front()->sizeHint().height();
            const int bottom =
                (*std::ranges::find_if(views.rbegin(), views.rend(), shown))->mapTo(&board, QPoint(0, face)).y();
            const int rest = board.viewport()->height() - bottom;
            QVERIFY2(board.verticalScrollBar()->maximum() == 0 || face <= ZoneView::heightFor(44),
                     qPrintable(u"%1 of %2"_s.arg(board.verticalScrollBar()->maximum()).arg(face)));
            for (const ZoneView* const view : views) { // from a size on at which they are seen well enough
                if (view->isVisible() && face > ZoneView::heightFor(table.fontMetrics().height() * 6 + 2))
                    QCOMPARE(view->horizontalScrollBar()->maximum(), 0);
            }
            for (const auto& [button, number] : board.piles()) {
                const engine::ShownZone& zone = table.model().zones()[static_cast<std::size_t>(number)];
                if (zone.kind == engine::ShownZone::Pile)
                    QVERIFY2(button->isVisible() == (!zone.rare || zone.count > 0), zone.word.c_str());
            }
            if (game == u"sceptre"_s) // in which each row has cards
                QVERIFY2(rest >= 0 && rest < 45, qPrintable(QString::number(rest)));
        }
    }

    /// In large letters on a small screen the table is wider than its room, and its area has a scroll bar.
    void largeLettersAreScrolledTo()
    {
        const QFont before = QApplication::font();
        QFont font = before;
        font.setPointSizeF(font.pointSizeF() * 2);
        QApplication::setFont(font);
        const auto data = m_screen.data(u"sceptre"_s);
        TableWindow& table = m_screen.open(tableGame(data, passiveSetup(*data, 1)), {1024, 600});
        TableBoard& board = boardOf(table);
        QTest::qWait(20);
        QVERIFY(board.widget()->width() > board.viewport()->width());
        QVERIFY(board.horizontalScrollBar()->isVisible());
        QCOMPARE(board.horizontalScrollBar()->maximum(), board.widget()->width() - board.viewport()->width());
        m_screen.forget();
        QApplication::setFont(before);
    }

    /// At some widths a table with wrapping piles was resized between two sizes until the stack overflowed.
    void anySizeWillDo_data()
    {
        QTest::addColumn<QString>("game");
        for (const std::string& game : engine::playableGames())
            QTest::addRow("%s", game.c_str()) << QString::fromStdString(game);
    }
    void anySizeWillDo()
    {
        QFETCH(QString, game);
        const auto data = m_screen.data(game);
        TableWindow& table = m_screen.open(tableGame(data, tableSetup(*data, 7)), {1250, 560});
        TableBoard& board = boardOf(table);
        for (int played = 0; played < 3; ++played) {
            table.session().play(0);
            for (int width = 780; width < 820; ++width) { // Hero crashed at 798
                table.resize(1250, 560);
                QCoreApplication::processEvents();
                table.resize(width, 660);
                QCoreApplication::processEvents();
            }
            QVERIFY(board.widget()->height() >= board.viewport()->height());
        }
    }

    /// Where room is short a mark keeps its number: first the printed one goes, then letters.
    void shortMarksKeepTheirNumbers()
    {
        const QFontMetrics metrics{QFont()};
        const QString whole = u"strength 12 (10)"_s;
        const int all = metrics.horizontalAdvance(whole);
        QCOMPARE(shortMark(whole, metrics, all), whole);
        for (int width = metrics.horizontalAdvance(u"12"_s); width < all; ++width) {
            const QString text = shortMark(whole, metrics, width);
            QVERIFY2(text.contains(u"12"_s), qPrintable(text));
            QVERIFY2(metrics.horizontalAdvance(text) <= width, qPrintable(text));
        }
        QCOMPARE(shortMark(whole, metrics, metrics.horizontalAdvance(u"st 12"_s)), u"st 12"_s);
        QVERIFY(shortMark(u"exhausted"_s, metrics, metrics.horizontalAdvance(u"exhau"_s)).endsWith(u'…'));
    }

private:
    TableOnScreen m_screen;
};

QTEST_MAIN(TableRoomTest)
#include "table_room_test.moc"
