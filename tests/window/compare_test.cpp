// SPDX-License-Identifier: GPL-3.0-or-later
// Two decks side by side: compared by what they mean, not by how they are written, and mended row by row.
#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QPushButton>
#include <QTableView>
#include <QTest>

#include "app/window/compare/compare_dialog.h"
#include "app/window/numbers/deck_numbers.h"
#include "carddb/library.h"
#include "tests/window/pictures.h"
#include "tests/window/window_fixture.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;

class CompareTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_library = std::make_unique<carddb::Library>(m_home.places());
        m_game = *loadGameData(*m_library, u"sceptre"_s);
    }

    void spellingAndOrderMakeNoDifference()
    {
        Deck other = left();
        auto& entries = other.section("main").entries;
        entries = {{"copper", {}, 5, {}, {}},
                   {"KESTREL VANGUARD", {{"origin", "ember"}}, 3, {}, {}},
                   {"Copper", {}, 7, {}, {}},
                   {"no such card", {}, 1, {}, {}},
                   {"gold", {}, 1, {}, {}}};
        const DeckComparison comparison(snapshot(left()), snapshot(other));
        QVERIFY(comparison.isPossible());
        QCOMPARE(comparison.onlyLeft(), 0);
        QCOMPARE(comparison.onlyRight(), 0);
        QCOMPARE(comparison.common(), 17);
        QVERIFY(std::ranges::none_of(comparison.rows(), &ComparedRow::differs));
        QVERIFY(comparison.asText().isEmpty());
    }

    void differencesAreCountedAndTakenOver()
    {
        const DeckComparison comparison(snapshot(left()), snapshot(right()));
        QCOMPARE(comparison.onlyLeft(), 1 + 1);  // a Kestrel, and the unknown card
        QCOMPARE(comparison.onlyRight(), 3 + 2); // Torchbearers, Coppers
        QCOMPARE(comparison.common(), 15);
        const QString text = comparison.asText();
        QVERIFY(text.contains(u"-1 Kestrel Vanguard [Ember]\n"_s));
        QVERIFY(text.contains(u"+3 Torchbearer [Ember]\n"_s));
        QVERIFY(text.contains(u"+2 Copper\n"_s));

        std::vector<std::size_t> all;
        for (std::size_t i = 0; i < comparison.rows().size(); ++i)
            all.push_back(i);
        const Deck taken = comparison.withRight(all);
        const DeckComparison again(snapshot(taken), snapshot(right()));
        QVERIFY(std::ranges::none_of(again.rows(), &ComparedRow::differs));
        QCOMPARE(taken.notes, right().notes);
        // What nobody chose stays.
        QVERIFY(comparison.withRight({}) == left());
    }

    void aFormatIsCalledAsOnThePageOfTheDeck()
    {
        Deck plain = left(), unknown = right();
        plain.format = "sceptre/plain";
        unknown.format = "sceptre/plian";
        const DeckComparison comparison(snapshot(plain), snapshot(unknown));
        const auto row = std::ranges::find(comparison.rows(), ComparedRow::Fact::Format, &ComparedRow::fact);
        QVERIFY(row != comparison.rows().end());
        QCOMPARE(row->leftText, u"Plain Sceptre"_s);
        QCOMPARE(row->rightText, u"sceptre/plian"_s);
    }

    void otherGamesAreNotCompared()
    {
        Deck hero;
        hero.game = "hero";
        const auto game = *loadGameData(*m_library, u"hero"_s);
        const DeckComparison comparison(snapshot(left()), std::make_shared<const DeckSnapshot>(game, hero));
        QVERIFY(!comparison.isPossible());
        QVERIFY(comparison.rows().empty());
    }

    /// What the cards add up to stands below them, and is nothing that could be taken over or pasted.
    void numbersAreComparedToo()
    {
        auto spec = loadNumbers(m_library->places(), m_game->game());
        QVERIFY(spec);
        const DeckNumbers numbers(*spec, m_game->catalogue);
        const auto comparison = std::make_shared<const DeckComparison>(snapshot(left()), snapshot(right()), &numbers);
        const DeckComparison cards(snapshot(left()), snapshot(right()));
        QCOMPARE(comparison->asText(), cards.asText());
        const auto copper = std::ranges::find_if(comparison->rows(), [](const ComparedRow& row) {
            return row.kind == ComparedRow::Kind::Number && row.text == u"Copper"_s;
        });
        QVERIFY(copper != comparison->rows().end());
        QCOMPARE(copper->leftText, u"12"_s);
        QCOMPARE(copper->rightText, u"14"_s);
        QVERIFY(copper->differs());
        ComparisonModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setComparison(comparison, {}, {});
        QList<int> all;
        for (int row = 0; row < model.rowCount(); ++row) {
            all += row;
            for (int column = 0; column < model.columnCount(); ++column)
                QVERIFY(!model.index(row, column).data(Qt::AccessibleTextRole).toString().isEmpty());
        }
        for (const std::size_t row : model.differing(all))
            QVERIFY(comparison->rows()[row].kind != ComparedRow::Kind::Number);
        const DeckComparison same(snapshot(left()), snapshot(left()), &numbers);
        QVERIFY(std::ranges::none_of(same.rows(), &ComparedRow::differs));

        CompareDialog dialog;
        dialog.setPlaces(m_library->places());
        dialog.setDecks({{u"one"_s, snapshot(left()), nullptr}, {u"two"_s, snapshot(right()), nullptr}});
        QVERIFY(rowOf(dialog.model(), u"Chances"_s) > rowOf(dialog.model(), u"Torchbearer [Ember]"_s));
    }

    void modelTellsTheTruth()
    {
        ComparisonModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const auto comparison = std::make_shared<const DeckComparison>(snapshot(left()), snapshot(right()));
        model.setComparison(comparison, u"One"_s, u"Two"_s);
        const int all = model.rowCount();
        model.setOnlyDifferences(true);
        QVERIFY(model.rowCount() < all);
        QCOMPARE(model.headerData(ComparisonModel::Left, Qt::Horizontal, Qt::DisplayRole).toString(), u"One"_s);
        // A heading stands for all below it.
        for (int row = 0; row < model.rowCount(); ++row) {
            if (model.isHeading(row))
                QCOMPARE(int(model.differing({row}).size()), comparison->rows()[model.rowAt(row)].differences);
        }
        model.setComparison(nullptr, {}, {});
        QCOMPARE(model.rowCount(), 0);
    }

    // The dialog as a person uses it

    void takesOneRowOverAndUndoesIt()
    {
        DeckDocument mine(m_game, left());
        CompareDialog dialog;
        dialog.setDecks({{u"Mine"_s, nullptr, &mine}, {u"Theirs"_s, snapshot(right()), nullptr}});
        dialog.show();
        auto* const table = dialog.findChild<QTableView*>();
        dialog.findChild<QCheckBox*>()->click();
        const int row = rowOf(dialog.model(), u"Torchbearer [Ember]"_s);
        QVERIFY(row >= 0);
        QCOMPARE(dialog.model().index(row, ComparisonModel::Difference).data().toString(), u"only on the right"_s);
        table->selectRow(row);
        QTest::mouseClick(test::buttonSaying(dialog, u"Apply &to the left"_s), Qt::LeftButton);
        QCOMPARE(mine.resolved().total(), 20);
        QCOMPARE(rowOf(dialog.model(), u"Torchbearer [Ember]"_s), -1); // same now
        mine.history().undo();
        QVERIFY(mine.deck() == left());
        QVERIFY(rowOf(dialog.model(), u"Torchbearer [Ember]"_s) >= 0);
        table->clearSelection();
        QTest::mouseClick(test::buttonSaying(dialog, u"Apply &to the left"_s), Qt::LeftButton);
        QCOMPARE(dialog.model().rowCount(), 0);
        QCOMPARE(mine.history().count(), 1);
    }

    void onlyOpenDecksTakeAnythingOver()
    {
        DeckDocument mine(m_game, left());
        CompareDialog dialog;
        dialog.setDecks({{u"Mine"_s, nullptr, &mine}, {u"Theirs"_s, snapshot(right()), nullptr}});
        dialog.show();
        QVERIFY(test::buttonSaying(dialog, u"Apply &to the left"_s)->isEnabled());
        QTest::mouseClick(test::buttonSaying(dialog, u"⇄"_s), Qt::LeftButton);
        QVERIFY(!test::buttonSaying(dialog, u"Apply &to the left"_s)->isEnabled());
        QTest::mouseClick(test::buttonSaying(dialog, u"&Copy the differences"_s), Qt::LeftButton);
        QVERIFY(QGuiApplication::clipboard()->text().contains(u"+1 Kestrel Vanguard [Ember]"_s));
    }

    void aDeckThatIsClosedMeanwhileDoesNoHarm()
    {
        auto mine = std::make_unique<DeckDocument>(m_game, left());
        CompareDialog dialog;
        dialog.setDecks({{u"Mine"_s, nullptr, mine.get()}, {u"Theirs"_s, snapshot(right()), nullptr}});
        dialog.show();
        mine.reset();
        QCoreApplication::processEvents();
        QCOMPARE(dialog.model().rowCount(), 0);
        QVERIFY(!test::buttonSaying(dialog, u"Apply &to the left"_s)->isEnabled());
    }

    void somethingIsPainted()
    {
        DeckDocument mine(m_game, left());
        CompareDialog dialog;
        dialog.setDecks({{u"Mine"_s, nullptr, &mine}, {u"Theirs"_s, snapshot(right()), nullptr}});
        dialog.show();
        takePicture(dialog, u"compare"_s);
    }

private:
    static Deck left()
    {
        Deck deck;
        deck.game = "sceptre";
        deck.name = "Embers";
        deck.section("main").entries = {{"Kestrel Vanguard", {{"origin", "Ember"}}, 3, {}, {}},
                                        {"Copper", {}, 12, {}, {}},
                                        {"Gold", {}, 1, {}, {}},
                                        {"No Such Card", {}, 1, {}, {}}};
        return deck;
    }

    static Deck right()
    {
        Deck deck = left();
        deck.name = "Embers, faster";
        deck.notes = "More Coins.";
        deck.section("main").entries = {{"Torchbearer", {{"origin", "Ember"}}, 3, {}, {}},
                                        {"Kestrel Vanguard", {{"origin", "Ember"}}, 2, {}, {}},
                                        {"Gold", {}, 1, {}, {}},
                                        {"Copper", {}, 14, {}, {}}};
        deck.considering = {{"Gold", {}, 1, {}, {}}};
        return deck;
    }

    std::shared_ptr<const DeckSnapshot> snapshot(Deck deck) const
    {
        return std::make_shared<const DeckSnapshot>(m_game, std::move(deck));
    }

    static int rowOf(const ComparisonModel& model, const QString& card)
    {
        for (int row = 0; row < model.rowCount(); ++row) {
            if (model.index(row, ComparisonModel::Card).data().toString() == card)
                return row;
        }
        return -1;
    }

    const test::TestHome m_home;
    std::unique_ptr<carddb::Library> m_library;
    std::shared_ptr<const GameData> m_game;
};

QTEST_MAIN(CompareTest)
#include "compare_test.moc"
