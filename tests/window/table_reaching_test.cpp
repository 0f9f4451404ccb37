// SPDX-License-Identifier: GPL-3.0-or-later
// What a person reaches for at the table that does not lie there side by side: cards out of a pile by the mouse, and effects
// without a card, several of them at once.
#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QDialog>
#include <QHelpEvent>
#include <QListView>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include "app/window/card/close_up.h"
#include "app/window/card/hover_face.h"
#include "app/window/table/table_drag.h"
#include "app/window/table/table_model.h"
#include "app/window/table/table_overlay.h"
#include "app/window/table/zone_view.h"
#include "tests/window/patient_tables.h"
#include "tests/window/pictures.h"
#include "tests/window/table_on_screen.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;
using namespace muster::test;

namespace {

constexpr const char* Dredge = R"(scenario: A card comes back
game: sceptre
cards:
  - {id: OWN-1, name: Dredge, type: action, text: "Return a card from your discard pile to your hand.", does: [{then: [{return: card from discard pile}]}]}
position:
  A: {combat: Kestrel Vanguard, hand: [Dredge], discard: [Copper, Silver]}
  B: {combat: Cinder Reaver}
)";

constexpr const char* Plans = R"(scenario: Two of three
game: sceptre
cards:
  - {id: OWN-1, name: Plans, type: action, text: "Choose two; the opposing Champion takes 5, 10 or 20 damage.", does: [{then: [{choose: [{option: Least, then: [{damage: 5, to: opposing champion}]}, {option: More, then: [{damage: 10, to: opposing champion}]}, {option: Most, then: [{damage: 20, to: opposing champion}]}], count: 2}]}]}
position:
  A: {combat: Kestrel Vanguard, hand: [Plans]}
  B: {combat: Cinder Reaver}
)";

constexpr const char* Carried = R"(scenario: What a Champion carries
game: sceptre
position:
  A: {combat: {card: Cinder Reaver, on: [Silver, Copper, Torchbearer]}, hand: [Copper], garrison: [Silver Magpie]}
  B: {combat: Cinder Reaver}
)";

constexpr const char* Discarded = R"(scenario: What lies in a pile
game: sceptre
position:
  A: {combat: Cinder Reaver, hand: [Copper], discard: [Torchbearer]}
  B: {combat: Cinder Reaver}
)";

/// More than there is room for side by side.
constexpr const char* Laden = R"(scenario: A Champion carries much
game: sceptre
position:
  A: {combat: {card: Cinder Reaver, on: [Silver, Copper, Copper, Copper, Copper, Torchbearer]}, garrison: [Silver Magpie]}
  B: {combat: Cinder Reaver}
)";

} // namespace

class TableReachingTest : public QObject {
    Q_OBJECT

private:
    TableWindow& laid(const char* scenario, QSize size = {1600, 1000})
    {
        TableSetup setup;
        setup.game = "sceptre";
        setup.scenario = scenario;
        return m_screen.open(tableGame(m_screen.data(u"sceptre"_s), setup), size);
    }
    static void choose(TableWindow& table, const QString& words)
    {
        const auto& options = table.session().question()->options;
        const auto wanted = std::ranges::find_if(options, [&](const auto& one) { return one.text.contains(words); });
        if (wanted == options.end())
            qFatal("no option %s", qPrintable(words));
        table.session().play(static_cast<int>(wanted - options.begin()));
    }
    /// The table of a scenario, at which the only card of the hand has just been played.
    TableWindow& played(const char* scenario, const QString& card)
    {
        TableWindow& table = laid(scenario);
        choose(table, card);
        return table;
    }

    struct Seen {
        ZoneView* view = nullptr;
        QModelIndex row;
        [[nodiscard]] QPoint middle() const { return view->visualRect(row).center(); }
        [[nodiscard]] QString said() const { return row.data(Qt::AccessibleTextRole).toString(); }
        [[nodiscard]] int card() const { return row.data(TableModel::IdRole).toInt(); }
    };
    /// The row of a card that lies on another one, in the first seat's part of the board.
    static Seen carried(TableWindow& table, const QString& name)
    {
        for (ZoneView* const view : boardOf(table).zones()) {
            for (int row = 0; view->accessibleName().startsWith(u"A,"_s) && row < view->model()->rowCount(); ++row) {
                const QModelIndex at = view->model()->index(row, 0);
                if (at.data(TableModel::LevelRole).toInt() == 1 && at.data().toString() == name)
                    return {view, at};
            }
        }
        qFatal("nobody carries %s", qPrintable(name));
    }
    static void click(const Seen& card) { QTest::mouseClick(card.view->viewport(), Qt::LeftButton, {}, card.middle()); }

    /// How much damage lies on cards, all together.
    static int damage(TableWindow& table)
    {
        int sum = 0;
        for (const engine::ShownZone& zone : table.session().shown(engine::NoSeat).zones) {
            for (const engine::ShownCard& card : zone.cards)
                sum += card.damage;
        }
        return sum;
    }

    TableOnScreen m_screen;

private Q_SLOTS:
    void init() { m_screen.prepare(); }
    void cleanup() { m_screen.forget(); }

    /// A card of a pile is dragged out of it to where it would lie; of two that can be meant it is asked which.
    void aCardIsDraggedOutOfAPile()
    {
        TableWindow& table = played(Dredge, u"Dredge"_s);
        TableBoard& board = boardOf(table);
        QToolButton* pile = nullptr;
        std::vector<engine::CardId> cards;
        for (const auto& [button, zone] : board.piles()) {
            if (const auto of = board.dragged(zone); of.size() == 2) {
                pile = button;
                cards = of;
            }
        }
        QVERIFY(pile != nullptr);
        const auto goals = table.game().goalsOf(cards.back());
        QCOMPARE(goals.size(), 1U);
        QVERIFY(goals.front().zone >= 0);
        const CardPlaces places = board.places();
        const auto hand = std::ranges::find(places.zones, goals.front().zone, &CardPlaces::Zone::number);
        QVERIFY(hand != places.zones.end());
        const QPoint to = pile->mapFromGlobal(board.viewport()->mapToGlobal(hand->rect.topLeft() + QPoint(12, 12)));
        const int here = table.session().tree().at();

        const auto take = [&] {
            const QPoint start = pile->rect().center();
            mouse(*pile, QEvent::MouseButtonPress, start);
            mouse(*pile, QEvent::MouseMove, start + QPoint(2, 0));
            QVERIFY(!table.findChild<TableDrag*>()->isDragging());
            mouse(*pile, QEvent::MouseMove, start + QPoint(40, 0));
            mouse(*pile, QEvent::MouseMove, to);
            QVERIFY(table.findChild<TableDrag*>()->isDragging());
            QVERIFY(!board.overlay().marks().empty());
            QVERIFY(board.overlay().cards().front().place.height() > 60); // a card, and not the line of a pile
        };
        take();
        QTest::keyClick(&table, Qt::Key_Escape);
        QVERIFY(!table.findChild<TableDrag*>()->isDragging());
        mouse(*pile, QEvent::MouseButtonRelease, to);
        QVERIFY(QApplication::activeModalWidget() == nullptr);

        take();
        takePicture(table, u"table-drag-pile"_s);
        int ways = 0;
        QTimer::singleShot(0, this, [&] {
            auto* const menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY(menu != nullptr);
            ways = static_cast<int>(menu->actions().size());
            menu->setActiveAction(menu->actions().last());
            QTest::keyClick(menu, Qt::Key_Return);
        });
        mouse(*pile, QEvent::MouseButtonRelease, to);
        QCOMPARE(ways, 2);
        QVERIFY(table.session().tree().at() != here);
        const QModelIndex back = table.model().find(cards.back());
        QCOMPARE(back.parent().row(), goals.front().zone);
        table.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&table));
        QTest::keyClick(&table, Qt::Key_Backspace);
        QCOMPARE(table.session().tree().at(), here);

        QTimer::singleShot(0, this, [&] { // a click still opens it
            auto* const dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog != nullptr);
            dialog->reject();
            ways = -1;
        });
        mouse(*pile, QEvent::MouseButtonPress, pile->rect().center());
        mouse(*pile, QEvent::MouseButtonRelease, pile->rect().center());
        QCOMPARE(ways, -1);
    }

    /// What lies on a card is a card like any to the mouse: its strip is chosen, asked, enlarged, dragged, and lit.
    void whatIsCarriedByMouse()
    {
        TableWindow& table = laid(Carried);
        TableBoard& board = boardOf(table);
        const Seen silver = carried(table, u"Silver"_s);
        const Seen holder{silver.view, silver.row.siblingAtRow(0)};
        QCOMPARE(holder.row.data().toString(), u"Cinder Reaver"_s);
        QCOMPARE(silver.view->indexAt(silver.middle()), silver.row);
        QCOMPARE(silver.view->indexAt(silver.view->faceRect(holder.row).center()), holder.row);
        QVERIFY(!silver.view->visualRect(silver.row).intersects(silver.view->faceRect(holder.row)));

        click(silver); // nothing can be done with it
        QVERIFY2(labelHas(table, u"Silver"_s), "it says why not");
        QCOMPARE(board.currentCard().value, silver.card());
        QTest::keyClick(silver.view, Qt::Key_Space);
        QVERIFY(table.findChild<CloseUp*>()->isVisible());
        QTest::keyClick(table.findChild<CloseUp*>(), Qt::Key_Escape);

        QHelpEvent rests(QEvent::ToolTip, silver.middle(), silver.view->viewport()->mapToGlobal(silver.middle()));
        QApplication::sendEvent(silver.view->viewport(), &rests);
        QVERIFY(board.hover().isVisible());
        QVERIFY(labelHas(board.hover(), u"Silver; lies on Cinder Reaver"_s));
        board.hover().hide();

        table.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&table));
        mouse(*silver.view->viewport(), QEvent::MouseButtonPress, silver.middle());
        mouse(*silver.view->viewport(), QEvent::MouseMove, silver.middle() + QPoint(60, 0));
        mouse(*silver.view->viewport(), QEvent::MouseMove, silver.middle() + QPoint(90, 0));
        QVERIFY(table.findChild<TableDrag*>()->isDragging());
        QCOMPARE(board.overlay().cards().front().definition, silver.row.data(TableModel::DefinitionRole).toInt());
        QTest::keyClick(&table, Qt::Key_Escape);
        mouse(*silver.view->viewport(), QEvent::MouseButtonRelease, silver.middle());

        const QImage before = silver.view->grab().toImage();
        choose(table, u"retreat"_s);
        const Seen squire = carried(table, u"Torchbearer"_s);
        QVERIFY(squire.row.data(TableModel::LitRole).toBool());
        QVERIFY(!carried(table, u"Silver"_s).row.data(TableModel::LitRole).toBool());
        takePicture(table, u"table-carried"_s);
        const QImage lit = squire.view->grab().toImage();
        const QRect strip = squire.view->visualRect(squire.row);
        const QPoint edge(strip.left() - 2, strip.center().y());
        QVERIFY2(lit.pixel(edge) != before.pixel(edge), "a frame around the strip");
        const int here = table.session().tree().at();
        click(squire);
        QVERIFY(table.session().tree().at() != here);
        QVERIFY(std::ranges::any_of(table.session().position().log, [](const TableLine& line) {
            return line.text.contains(u"sacrifices Torchbearer"_s);
        }));
        QCOMPARE(table.session().tree().node(table.session().tree().at()).parent, here);
    }

    /// And to the keys: up to what lies on the card, to the sides past it.
    void whatIsCarriedByKeys()
    {
        TableWindow& table = laid(Carried);
        ZoneView& view = *carried(table, u"Silver"_s).view;
        view.setFocus();
        view.setCurrentIndex(view.model()->index(0, 0));
        QStringList way;
        for (int i = 0; i < 4; ++i) {
            QTest::keyClick(&view, Qt::Key_Up);
            way += view.currentIndex().data().toString();
        }
        QCOMPARE(way, QStringList({u"Torchbearer"_s, u"Copper"_s, u"Silver"_s, u"Silver"_s}));
        QTest::keyClick(&view, Qt::Key_Return);
        QVERIFY(labelHas(table, u"Silver"_s));
        QTest::keyClick(&view, Qt::Key_Down);
        QCOMPARE(view.currentIndex().data().toString(), u"Copper"_s);
        QVERIFY(view.currentIndex().data(Qt::AccessibleTextRole).toString().contains(u"lies on Cinder Reaver"_s));
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(&view, Qt::Key_Down);
        QCOMPARE(view.currentIndex().row(), 0);
        QTest::keyClick(&view, Qt::Key_Right); // past it: the card of the next place, if there is one
        QCOMPARE(view.currentIndex().data(TableModel::LevelRole).toInt(), 0);
        // What a reader of the screen walks through is the same list.
        QAccessibleInterface* const read = QAccessible::queryAccessibleInterface(&view);
        QCOMPARE(read->childCount(), view.model()->rowCount());
        QVERIFY(read->child(3)->text(QAccessible::Name).startsWith(u"Torchbearer"_s));
        QCOMPARE(read->child(3)->rect().size(), view.visualRect(view.model()->index(3, 0)).size());

        choose(table, u"retreat"_s);
        view.setFocus();
        view.setCurrentIndex(view.model()->index(0, 0));
        QTest::keyClick(&view, Qt::Key_Up);
        QVERIFY(view.currentIndex().data(Qt::AccessibleTextRole).toString().contains(u"Can be chosen"_s));
        const int here = table.session().tree().at();
        QTest::keyClick(&view, Qt::Key_Return);
        QCOMPARE(table.session().tree().node(table.session().tree().at()).parent, here);
    }

    /// What was used up and who was not picked make no row of faces, and so no face smaller: they open like any pile.
    void whatIsOutOfPlayIsAPile_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("players");
        for (const int players : {3, 4}) {
            QTest::addRow("laptop, %d", players) << QSize(1024, 600) << players;
            QTest::addRow("desktop, %d", players) << QSize(1440, 900) << players;
        }
    }
    void whatIsOutOfPlayIsAPile()
    {
        QFETCH(QSize, size);
        QFETCH(int, players);
        const auto data = m_screen.data(u"spoils"_s);
        TableSetup setup = tableSetup(*data, 1);
        setup.players = players;
        TableWindow& table = m_screen.open(tableGame(data, setup), size);
        TableBoard& board = boardOf(table);
        const auto zoneOf = [&](std::string_view word) {
            const auto& zones = table.model().zones();
            return int(std::ranges::find(zones, word, &engine::ShownZone::word) - zones.begin());
        };
        const auto cards = [&](std::string_view word) {
            return table.model().zones()[static_cast<std::size_t>(zoneOf(word))].count;
        };
        const auto isQuiet = [&] { return cards("champion pool") + cards("fight") + cards("shown") == 0; };
        const auto height = [&] { return board.zones().front()->sizeHint().height(); };
        while (!isQuiet())
            table.session().letPilot(TableGame::Stretch::Choice);
        QVERIFY(cards("removed") > 0);
        QCOMPARE(cards("graveyard"), 0);
        const int before = height();
        while (cards("graveyard") < 4 || !isQuiet())
            table.session().letPilot(TableGame::Stretch::Choice);
        board.settle();
        QCOMPARE(height(), before);
        QTest::qWait(50); // faces are drawn in a thread of their own
        takePicture(table, u"table-spoils-%1-%2"_s.arg(players).arg(size.width()));

        QToolButton* graveyard = nullptr;
        for (const auto& [button, zone] : board.piles()) {
            if (zone == zoneOf("graveyard"))
                graveyard = button;
        }
        QVERIFY(graveyard != nullptr && graveyard->isVisible());
        const QModelIndex root = table.model().index(zoneOf("graveyard"), 0);
        const QString top = table.model().index(0, 0, root).data().toString();
        QVERIFY2(graveyard->toolTip().contains(top), qPrintable(graveyard->toolTip()));
        for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Return}) {
            table.activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(&table));
            graveyard->setFocus();
            int listed = 0;
            QTimer::singleShot(0, this, [&] {
                auto* const dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
                QVERIFY(dialog != nullptr);
                const auto* const list = dialog->findChild<QListView*>();
                listed = list->model()->rowCount(list->rootIndex());
                dialog->reject();
            });
            QTest::keyClick(graveyard, key);
            QCOMPARE(listed, cards("graveyard"));
        }
    }

    /// A card of an open pile that cannot be chosen says in the list why not; the list stays.
    void aPileSaysWhyNot()
    {
        TableWindow& table = laid(Discarded);
        const int here = table.session().tree().at();
        int pile = -1;
        for (const auto& [button, zone] : boardOf(table).piles()) {
            const QModelIndex root = table.model().index(zone, 0);
            if (table.model().rowCount(root) == 1
                && table.model().index(0, 0, root).data().toString() == u"Torchbearer"_s)
                pile = zone;
        }
        QVERIFY(pile >= 0);
        bool told = false;
        QTimer::singleShot(0, this, [&] {
            auto* const dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog != nullptr);
            auto* const list = dialog->findChild<QListView*>();
            const QModelIndex card = list->model()->index(0, 0, list->rootIndex());
            QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(card).center());
            told = dialog->isVisible() && labelHas(*dialog, u"Torchbearer"_s);
            dialog->reject();
        });
        table.showPile(pile);
        QVERIFY(told);
        QCOMPARE(table.session().tree().at(), here);
    }

    /// In the list of an open pile the mouse that rests on a card, and Space, show it large.
    void cardsOfAPileAreEnlarged()
    {
        TableWindow& table = laid(Discarded);
        int pile = -1;
        for (const auto& [button, zone] : boardOf(table).piles()) {
            if (table.model().rowCount(table.model().index(zone, 0)) == 1)
                pile = zone;
        }
        QVERIFY(pile >= 0);
        bool hovered = false;
        bool enlarged = false;
        QTimer::singleShot(0, this, [&] {
            auto* const dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog != nullptr);
            auto* const list = dialog->findChild<QListView*>();
            const QModelIndex card = list->model()->index(0, 0, list->rootIndex());
            const QPoint middle = list->visualRect(card).center();
            QHelpEvent rests(QEvent::ToolTip, middle, list->viewport()->mapToGlobal(middle));
            QApplication::sendEvent(list->viewport(), &rests);
            hovered = dialog->findChild<HoverFace*>()->isVisible();
            QVERIFY(QTest::qWaitForWindowActive(dialog));
            list->setFocus();
            list->setCurrentIndex(card);
            QTest::keyClick(list, Qt::Key_Space);
            enlarged = dialog->findChild<CloseUp*>()->isVisible();
            dialog->findChild<CloseUp*>()->close();
            dialog->reject();
        });
        table.showPile(pile);
        QVERIFY(hovered);
        QVERIFY(enlarged);
    }

    /// Strips too narrow for a finger say which one is meant in a list.
    void manyAreListed()
    {
        TableWindow& table = laid(Laden, {1024, 480});
        choose(table, u"retreat"_s);
        const Seen squire = carried(table, u"Torchbearer"_s);
        const int here = table.session().tree().at();
        int listed = 0;
        QTimer::singleShot(0, this, [&] {
            auto* const dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog != nullptr);
            auto* const list = dialog->findChild<QListView*>();
            listed = list->model()->rowCount(list->rootIndex());
            list->setCurrentIndex(list->model()->index(listed - 1, 0, list->rootIndex()));
            QTest::keyClick(list, Qt::Key_Return);
        });
        click(squire);
        QCOMPARE(listed, 6);
        QCOMPARE(table.session().tree().node(table.session().tree().at()).parent, here);
    }

    /// The rows follow the table's model by as little as there is to change.
    void rowsOfAZone()
    {
        TableWindow& table = laid(Carried);
        ZoneView& view = *carried(table, u"Silver"_s).view;
        const QAbstractItemModelTester tester(view.model(), QAbstractItemModelTester::FailureReportingMode::Fatal);
        const QSignalSpy resets(view.model(), &QAbstractItemModel::modelReset);
        const auto names = [&] {
            QStringList all;
            for (int row = 0; row < view.model()->rowCount(); ++row)
                all += view.model()->index(row, 0).data().toString();
            return all;
        };
        const QStringList before = names();
        QCOMPARE(before, QStringList({u"Cinder Reaver"_s, u"Silver"_s, u"Copper"_s, u"Torchbearer"_s}));
        choose(table, u"retreat"_s);
        choose(table, u"sacrifice"_s);
        QVERIFY(names() != before);
        while (table.session().canGoBack())
            table.session().goBack();
        QCOMPARE(names(), before);
        QCOMPARE(resets.size(), 0);
    }

    /// Effects have boxes as cards have; they are carried out together, and taken back in one step.
    void effectsAreTicked()
    {
        TableWindow& table = played(Plans, u"Plans"_s);
        QVERIFY(table.session().position().asksSeveral);
        QCOMPARE(table.session().question()->options.size(), 3U);
        const int here = table.session().tree().at();
        auto* const options = namedWidget<QListView>(table, u"Options"_s);
        options->setFocus();
        for (const int row : {2, 0}) {
            options->setCurrentIndex(options->model()->index(row, 0));
            QCOMPARE(options->currentIndex().data(Qt::CheckStateRole).toInt(), static_cast<int>(Qt::Unchecked));
            QTest::keyClick(options, Qt::Key_Space);
            QCOMPARE(options->currentIndex().data(Qt::CheckStateRole).toInt(), static_cast<int>(Qt::Checked));
        }
        QCOMPARE(table.session().tree().at(), here); // nothing is chosen yet
        takePicture(table, u"table-ticked-effects"_s);
        QTest::keyClick(options, Qt::Key_Return);
        QCOMPARE(damage(table), 25);
        QTest::keyClick(&table, Qt::Key_Backspace);
        QCOMPARE(table.session().tree().at(), here);

        // One alone: the other is still asked for, and nothing is chosen for the person.
        options->setCurrentIndex(options->model()->index(1, 0));
        QTest::keyClick(options, Qt::Key_Space);
        QTest::keyClick(&table, Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(table.session().question() != nullptr);
        QCOMPARE(table.session().question()->options.size(), 2U);
        QVERIFY(!table.session().position().asksSeveral);
        QCOMPARE(damage(table), 0);
    }

    /// Yes and no are no two things to be named together.
    void yesAndNoHaveNoBoxes_data() { addGames(); }
    void yesAndNoHaveNoBoxes()
    {
        QFETCH(QString, game);
        const auto data = m_screen.data(game);
        for (std::uint64_t seed = 1; seed < 4; ++seed) {
            const auto table = tableGame(data, tableSetup(*data, seed));
            while (table->question() != nullptr) {
                if (table->question()->kind == static_cast<std::uint8_t>(engine::Ask::May))
                    QVERIFY(!table->asksSeveral());
                table->play(table->pilotsChoice().value());
            }
        }
    }
};

QTEST_MAIN(TableReachingTest)
#include "table_reaching_test.moc"
