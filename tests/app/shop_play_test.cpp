// SPDX-License-Identifier: GPL-3.0-or-later
// Games with a shop on the command line: a file of its own or the one that comes with the game, and what cannot be one.
// Passive opponents by their names.
#include <QJsonArray>
#include <QJsonObject>

#include "tests/app/program.h"
#include "tests/support/paths.h"

using namespace Qt::StringLiterals;
using namespace muster::test;

class ShopPlayTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_program.set("MUSTER_DATA", muster::test::inBuild("/share/muster"));
        m_decks = muster::test::inSources("/resources/games/hero/decks/");
        QFile shipped(shopFile());
        QVERIFY(shipped.open(QIODevice::ReadOnly));
        m_shipped = shipped.readAll();
        QVERIFY(m_shipped.contains("Lucky Coin"));
    }

    /// Without --shop the game's own is played.
    void theShippedShopIsTheUsualOne()
    {
        const QStringList match{u"match"_s, deckFile(), m_decks + u"two-a-turn.muster"_s, u"--games"_s, u"6"_s};
        const Ran usual = m_program.run(match);
        QCOMPARE(usual.exit, 0);
        QCOMPARE(m_program.run(match + QStringList{u"--shop"_s, shopFile()}).out, usual.out);
    }

    /// A shop is its items, in whatever order they are written.
    void orderInTheFile()
    {
        QByteArray other = m_shipped;
        other.replace("    - {card: Gutting Knife, count: 1}\n", "");
        other.replace("    - {card: Thimble of Knowledge, count: 1}\n",
                      "    - {card: Thimble of Knowledge, count: 1}\n    - {card: Gutting Knife, count: 1}\n");
        QVERIFY(other != m_shipped);
        write("other.muster", other);
        const QStringList match{u"match"_s, deckFile(), m_decks + u"two-a-turn.muster"_s, u"--games"_s, u"20"_s};
        const Ran ran = m_program.run(match + QStringList{u"--shop"_s, m_program.path("other.muster")});
        QCOMPARE(ran.exit, 0);
        QCOMPARE(ran.out, m_program.run(match).out);
    }

    void whatIsNoShop_data()
    {
        QTest::addColumn<QByteArray>("shop");
        QTest::addColumn<QString>("told");
        QByteArray without = m_shipped;
        without.replace("    - {card: Lucky Coin, count: 1}\n", "");
        QTest::newRow("an item too few") << without << u"the shop is not legal"_s;
        QFile deck(deckFile());
        QVERIFY(deck.open(QIODevice::ReadOnly));
        QTest::newRow("a deck") << deck.readAll() << u"is no shop, but: Deck"_s;
        QFile sceptre(muster::test::inSources("/resources/games/sceptre/decks/ember-charge.muster"));
        QVERIFY(sceptre.open(QIODevice::ReadOnly));
        QTest::newRow("of another game") << sceptre.readAll() << u"is of Sceptre, and the decks are of Hero"_s;
    }

    void whatIsNoShop()
    {
        QFETCH(QByteArray, shop);
        QFETCH(QString, told);
        write("shop.muster", shop);
        write("shopping.yaml", scenario("5"));
        QCOMPARE(
            m_program.run({u"match"_s, deckFile(), u"--save"_s, m_program.path("whole.replay"), u"--games"_s, u"1"_s})
                .exit,
            0);
        const QList<QStringList> lines{{u"match"_s, deckFile(), u"--games"_s, u"2"_s},
                                       {u"goldfish"_s, deckFile(), u"--games"_s, u"2"_s},
                                       {u"hands"_s, deckFile(), u"--samples"_s, u"2"_s},
                                       {u"play"_s, m_program.path("shopping.yaml")},
                                       {u"replay"_s, m_program.path("whole.replay")}};
        for (const QStringList& line : lines) {
            const Ran ran = m_program.run(line + QStringList{u"--shop"_s, m_program.path("shop.muster")});
            QCOMPARE(ran.exit, 2);
            QVERIFY2(ran.err.contains(told), qPrintable(ran.err));
            QCOMPARE(ran.err.trimmed().count(u'\n'), 0);
        }
    }

    /// Nobody comes to the shop before the first turn.
    void handsHaveTheSameShop()
    {
        const QStringList hands{u"hands"_s, deckFile(), u"--samples"_s, u"500"_s};
        const Ran ran = m_program.run(hands + QStringList{u"--shop"_s, shopFile()});
        QCOMPARE(ran.exit, 0);
        QCOMPARE(ran.out, m_program.run(hands).out);
    }

    /// Five of its items lie open, unless the scenario says what the shop is.
    void scenariosTakeTheShop()
    {
        const auto play = [&](const QByteArray& written, const QStringList& shop) {
            write("shopping.yaml", written);
            return m_program.run(QStringList{u"play"_s, m_program.path("shopping.yaml")} + shop).exit;
        };
        const QStringList shop{u"--shop"_s, shopFile()};
        QCOMPARE(play(scenario("5"), shop), 0);
        QCOMPARE(play(scenario("5"), {}), 0);
        QCOMPARE(play(scenario("0", "  shared: {}\n"), {}), 0);
        QCOMPARE(play(scenario("1", "  shared: {early: [Gutting Knife]}\n"), shop), 0);
    }

    /// A game that was played with one shop goes otherwise with another.
    void recordsWithAnotherShop()
    {
        const QStringList match{u"match"_s, deckFile(), m_decks + u"two-a-turn.muster"_s, u"--games"_s, u"1"_s};
        QCOMPARE(m_program.run(match + QStringList{u"--save"_s, m_program.path("one.replay")}).exit, 0);
        const QStringList replay{u"replay"_s, m_program.path("one.replay")};
        QCOMPARE(m_program.run(replay).exit, 0);
        QCOMPARE(m_program.run(replay + QStringList{u"--shop"_s, shopFile()}).exit, 0);
        QByteArray other = m_shipped;
        other.replace("    - {card: Copper Ring, count: 1}\n", "    - {card: Copper Ring, count: 2}\n");
        other.replace("    - {card: Reader's Beads, count: 1}\n", "");
        QVERIFY(other != m_shipped);
        write("another.muster", other);
        const Ran ran = m_program.run(replay + QStringList{u"--shop"_s, m_program.path("another.muster")});
        QVERIFY2(ran.exit == 1, qPrintable(ran.out + ran.err));
    }

    void noShopAtAll()
    {
        QCOMPARE(m_program.run({u"match"_s, deckFile(), u"--shop"_s, u"nothing.muster"_s}).exit, 2);
        QCOMPARE(m_program.run({u"hands"_s, deckFile(), u"--shop"_s, u"nothing.muster"_s}).exit, 2);
        write("shopping.yaml", scenario("5"));
        QCOMPARE(m_program.run({u"play"_s, m_program.path("shopping.yaml"), u"--shop"_s, u"nothing.muster"_s}).exit, 2);
        const QString sceptre = muster::test::inSources("/resources/games/sceptre/decks/ember-charge.muster");
        const Ran needless = m_program.run({u"hands"_s, sceptre, u"--samples"_s, u"2"_s, u"--shop"_s, shopFile()});
        QCOMPARE(needless.exit, 2);
        QVERIFY2(needless.err.contains(u"Sceptre is played without a shop"_s), qPrintable(needless.err));
        const Ran shop = m_program.run({u"match"_s, shopFile()});
        QCOMPARE(shop.exit, 2);
        QVERIFY2(shop.err.contains(u"is no deck to play, but: Shop"_s), qPrintable(shop.err));
    }

    /// A hero with minions is worth bounties; one who deals damage leaves less health.
    void passiveOpponents()
    {
        const auto goldfish = [&](const QString& against) {
            const Ran ran = m_program.run(
                {u"goldfish"_s, deckFile(), u"--games"_s, u"60"_s, u"--output"_s, u"json"_s, u"--against"_s, against});
            return ran.exit == 0 ? ran.json() : QJsonObject();
        };
        const auto mean = [](const QJsonObject& json, const QString& key) {
            return json.value(key).toObject().value(u"value"_s).toDouble(-1);
        };
        const auto healthOfTurn3 = [](const QJsonObject& json) {
            for (const QJsonValue& curve : json.value(u"curves"_s).toArray()) {
                if (curve[u"key"_s].toString() == u"health"_s)
                    return curve[u"turns"_s][2][u"value"_s].toDouble();
            }
            return -1.0;
        };
        const QJsonObject nobody = goldfish(u"passive"_s);
        const QJsonObject blocker = goldfish(u"blocker"_s);
        const QJsonObject pressure = goldfish(u"pressure:damage=5"_s);
        QCOMPARE(mean(nobody, u"bounties"_s), 0.0);
        QVERIFY(mean(blocker, u"bounties"_s) > 1.0);
        QVERIFY(mean(blocker, u"win-turn"_s) > mean(nobody, u"win-turn"_s));
        QVERIFY(healthOfTurn3(pressure) + 5 < healthOfTurn3(nobody));
        QCOMPARE(pressure.value(u"opponent"_s).toObject().value(u"damage"_s).toInt(), 5);
        QVERIFY(goldfish(u"pressure:damage=0"_s).isEmpty());
        QVERIFY(goldfish(u"wall"_s).isEmpty());
    }

private:
    [[nodiscard]] QString deckFile() const { return m_decks + u"red-sleds.muster"_s; }
    [[nodiscard]] QString shopFile() const { return m_decks + u"mother-pells-shop.muster"_s; }

    /// Begins with decks, and expects so many items to lie open in the shop.
    static QByteArray scenario(const QByteArray& open, const QByteArray& shared = {})
    {
        return "scenario: Shopping\ngame: hero\ndecks:\n  A: {hero: [Barbarian], main: [10 Howl]}\n"
               "  B: {hero: [Barbarian], main: [10 Howl]}\n"
            + shared + "dice: [1]\nplay:\n  - expect: {number in shop: " + open + "}\n";
    }

    void write(const char* name, const QByteArray& text)
    {
        QFile file(m_program.path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }

    Program m_program;
    QString m_decks;
    QByteArray m_shipped;
};

QTEST_GUILESS_MAIN(ShopPlayTest)
#include "shop_play_test.moc"
