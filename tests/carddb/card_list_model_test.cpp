// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QtTest>

#include "carddb/card_list_model.h"
#include "carddb/card_search.h"
#include "random_cards.h"
#include "tests/query/sample_game.h"

using namespace muster;
using namespace muster::carddb;
using namespace Qt::StringLiterals;

namespace {

/// Four cards whose cells are known.
std::shared_ptr<const Catalogue> fewCards()
{
    auto game = test::sampleGame();
    game.columns.push_back(game.findField("attacks"));
    game.columns.push_back(game.findField("on-squire"));
    game.columns.push_back(game.findField("flavour"));
    const auto field = [&](const char* key) { return game.findField(key); };
    const auto type = [&](const char* key) { return game.findType(key); };
    CardSet set;
    set.info.code = "AAA";
    const auto number = [&](const char* key, int value) {
        FieldValue result;
        result.field = field(key);
        result.number = value;
        return result;
    };
    const auto words = [&](const char* key, std::vector<std::string> value) {
        FieldValue result;
        result.field = field(key);
        result.words = std::move(value);
        return result;
    };
    FieldValue attacks;
    attacks.field = field("attacks");
    attacks.parts = {{number("damage", 20)}, {}};
    FieldValue flavour;
    flavour.field = field("flavour");
    flavour.text = "Ätherwind";
    set.cards = {
        {"AAA-001", "Zora", "", type("champion"), {words("origin", {"Ember"}), number("hp", 80), attacks}, {}},
        {"AAA-002", "Émile", "", type("champion"), {words("class", {"cavalry"}), number("hp", 9)}, {}},
        {"AAA-003",
         "Anvil",
         "",
         type("equipment"),
         {words("cost", {"gold", "copper", "gold"}), number("on-squire", 1)},
         {}},
        {"AAA-004", "Bolt", "", type("action"), {words("cost", {"silver"}), flavour}, {}},
    };
    auto catalogue = buildCatalogue(std::make_shared<const Game>(std::move(game)), {std::move(set)});
    return catalogue ? *catalogue : nullptr;
}

std::vector<CardIndex> everyCard(const Catalogue& catalogue)
{
    return CardSearch(std::make_shared<const Catalogue>(catalogue.sharedGame(), catalogue.data())).find({});
}

} // namespace

class CardListModelTest final : public QObject {
    Q_OBJECT

    static QStringList column(const CardListModel& model, int column, int role = Qt::DisplayRole)
    {
        QStringList result;
        for (int row = 0; row < model.rowCount(); ++row)
            result.append(model.index(row, column).data(role).toString());
        return result;
    }

private Q_SLOTS:
    void cells()
    {
        CardListModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 0);
        QCOMPARE(model.columnCount(), 2);
        const auto catalogue = fewCards();
        QVERIFY(catalogue);
        model.setCatalogue(catalogue);
        QCOMPARE(model.rowCount(), 0);
        model.setCards(everyCard(*catalogue));
        QCOMPARE(model.columnCount(), 10);
        QStringList headers;
        for (int i = 0; i < model.columnCount(); ++i)
            headers.append(model.headerData(i, Qt::Horizontal).toString());
        QCOMPARE(headers,
                 (QStringList{u"Name"_s, u"Type"_s, u"Origin"_s, u"Class"_s, u"HP"_s, u"DEF"_s, u"Cost"_s, u"Attacks"_s,
                              u"May be attached to a Squire"_s, u"Flavour"_s}));
        QCOMPARE(column(model, 0), (QStringList{u"Anvil"_s, u"Bolt"_s, u"Émile"_s, u"Zora"_s}));
        QCOMPARE(column(model, 1), (QStringList{u"Equipment"_s, u"Action"_s, u"Champion"_s, u"Champion"_s}));
        QCOMPARE(column(model, 2), (QStringList{{}, {}, {}, u"Ember"_s}));
        QCOMPARE(column(model, 4), (QStringList{{}, {}, u"9"_s, u"80"_s}));
        QCOMPARE(column(model, 6), (QStringList{u"2 Gold, Copper"_s, u"Silver"_s, {}, {}}));
        QCOMPARE(column(model, 7), (QStringList{{}, {}, {}, u"2"_s}));
        QCOMPARE(column(model, 8), (QStringList{u"✓"_s, {}, {}, {}}));
        QCOMPARE(column(model, 9), (QStringList{{}, u"Ätherwind"_s, {}, {}}));
        QCOMPARE(column(model, 4, Qt::AccessibleTextRole),
                 (QStringList{u"HP: none"_s, u"HP: none"_s, u"HP: 9"_s, u"HP: 80"_s}));
        QCOMPARE(column(model, 0, Qt::AccessibleTextRole), column(model, 0));
        QCOMPARE(column(model, 5, CardListModel::NameRole), column(model, 0));
        QCOMPARE(column(model, 0, CardListModel::IdRole),
                 (QStringList{u"AAA-003"_s, u"AAA-004"_s, u"AAA-002"_s, u"AAA-001"_s}));
        QVERIFY(!model.index(0, 0).data(Qt::ToolTipRole).isValid());
        QCOMPARE(model.cardAt(2), CardIndex{2});
        QVERIFY(!model.cardAt(4).valid());
        QVERIFY(!model.cardAt(-1).valid());
        QCOMPARE(model.rowOf({3}), 3);
        model.setCards({{1}});
        QCOMPARE(model.rowOf({3}), -1);
        QCOMPARE(model.rowCount(), 1);
    }

    void sorting_data()
    {
        QTest::addColumn<int>("sortColumn");
        QTest::addColumn<bool>("descending");
        QTest::addColumn<QString>("names");
        QTest::newRow("name up") << 0 << false << u"Anvil Bolt Émile Zora"_s;
        QTest::newRow("name down") << 0 << true << u"Zora Émile Bolt Anvil"_s;
        QTest::newRow("type in the game's order") << 1 << false << u"Émile Zora Bolt Anvil"_s;
        QTest::newRow("number up, none last") << 4 << false << u"Émile Zora Anvil Bolt"_s;
        QTest::newRow("number down, none last") << 4 << true << u"Zora Émile Anvil Bolt"_s;
        QTest::newRow("length of a list") << 6 << true << u"Anvil Bolt Émile Zora"_s;
        QTest::newRow("text, none last") << 9 << true << u"Bolt Anvil Émile Zora"_s;
        QTest::newRow("the result's own order") << -1 << false << u"Zora Anvil Bolt Émile"_s;
    }
    void sorting()
    {
        QFETCH(int, sortColumn);
        QFETCH(bool, descending);
        QFETCH(QString, names);
        const auto catalogue = fewCards();
        CardListModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setCatalogue(catalogue);
        model.setCards({{3}, {0}, {1}, {2}});
        model.sort(4, Qt::DescendingOrder);
        const QPersistentModelIndex bolt = model.index(model.rowOf({1}), 2);
        QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
        model.sort(sortColumn, descending ? Qt::DescendingOrder : Qt::AscendingOrder);
        QCOMPARE(column(model, 0).join(u' '), names);
        QCOMPARE(bolt.row(), model.rowOf({1})); // selections follow their card
        QCOMPARE(bolt.column(), 2);
        QCOMPARE(resets.size(), 0);
        model.setCards({{3}, {0}, {1}, {2}}); // the next result keeps the order
        QCOMPARE(column(model, 0).join(u' '), names);
    }

    void everyResultIsOneReset()
    {
        const auto game = std::make_shared<const Game>(test::sampleGame());
        test::RandomCards random(*game, 3);
        std::vector<CardSet> sets;
        sets.push_back(random.set("AAA", 400));
        const auto built = buildCatalogue(game, std::move(sets));
        QVERIFY(built);
        const CardSearch search(*built);
        CardListModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setCatalogue(*built);
        QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
        test::RandomQueries queries(*game, 9);
        for (int i = 0; i < 200; ++i) {
            const auto found = search.find(*query::parse(queries.query(), *game));
            model.setCards(found);
            QCOMPARE(model.rowCount(), int(found.size()));
            QCOMPARE(resets.size(), i + 1);
            for (int row = 0; row < model.rowCount(); row += 37)
                QCOMPARE(model.index(row, 0).data(CardListModel::CardRole).toUInt(), found[std::size_t(row)].value);
        }
    }
};

QTEST_GUILESS_MAIN(CardListModelTest)
#include "card_list_model_test.moc"
