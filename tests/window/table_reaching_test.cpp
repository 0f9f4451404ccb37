// SPDX-License-Identifier: GPL-3.0-or-later
// What a person reaches for at the table that does not lie there side by side: cards out of a pile by the mouse, and effects
// without a card, several of them at once.
#include <QDialog>
#include <QListView>
#include <QMenu>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include "app/window/table/table_drag.h"
#include "app/window/table/table_model.h"
#include "app/window/table/table_overlay.h"
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

} // namespace

class TableReachingTest : public QObject {
    Q_OBJECT

private:
    /// The table of a scenario, at which the only card of the hand has just been played.
    TableWindow& played(const char* scenario, const QString& card)
    {
        TableSetup setup;
        setup.game = "sceptre";
        setup.scenario = scenario;
        TableWindow& table = m_screen.open(tableGame(m_screen.data(u"sceptre"_s), setup));
        const auto& options = table.session().question()->options;
        const auto plays = std::ranges::find_if(options, [&](const auto& one) { return one.text.contains(card); });
        if (plays == options.end())
            qFatal("the card cannot be played");
        table.session().play(static_cast<int>(plays - options.begin()));
        return table;
    }

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
