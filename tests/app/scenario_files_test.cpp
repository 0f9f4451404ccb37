// SPDX-License-Identifier: GPL-3.0-or-later
// The verb that plays scenarios, as a person runs it: what passes, what fails and how it is told, what cannot be read.
#include "tests/app/program.h"
#include "tests/support/paths.h"

using namespace Qt::StringLiterals;
using namespace muster::test;

class ScenarioFilesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_program.set("MUSTER_DATA", muster::test::inBuild("/share/muster")); }

    void scenariosOfAFolder()
    {
        const Ran ran = m_program.run({u"play"_s, muster::test::inSources("/tests/scenarios")});
        QVERIFY2(ran.exit == 0, qPrintable(ran.out.right(2000) + ran.err));
        QVERIFY(ran.lines().size() > 90);
        QVERIFY(ran.lines().last().endsWith(u" passed"_s));
    }

    /// A file of a folder that cannot be read is told, as one that is named is.
    void aDeadLinkInAFolder()
    {
        QDir().mkpath(m_program.path("links"));
        QVERIFY(QFile::link(m_program.path("nowhere.yaml"), m_program.path("links/dead.yaml")));
        const Ran ran = m_program.run({u"play"_s, m_program.path("links")});
        QCOMPARE(ran.exit, 2);
        QVERIFY2(ran.err.contains(u"dead.yaml: error: "_s), qPrintable(ran.err));
    }

    void aScenarioThatFails()
    {
        write("wrong.yaml",
              "scenario: Wrong\ngame: sceptre\nposition:\n  A: {combat: Kestrel Vanguard, hand: [Copper]}\n"
              "  B: {combat: Dawn Templar}\nplay:\n  - A: attach Copper\n"
              "  - expect: {A Kestrel Vanguard on: Silver}\n");
        const Ran ran = m_program.run({u"play"_s, m_program.path("wrong.yaml")});
        QCOMPARE(ran.exit, 1);
        QVERIFY2(ran.out.contains(u"wrong.yaml:8: failed: Wrong, in step 2"_s), qPrintable(ran.out));
        QVERIFY(ran.out.contains(u"expected  A Kestrel Vanguard on: Silver"_s));
        QVERIFY(ran.out.contains(u"actual    Copper"_s));
        QVERIFY(ran.out.contains(u"A attaches Copper to Kestrel Vanguard [SCE-17a]"_s)); // the game so far
    }

    /// The first die that is too many is where the failure is.
    void diceThatAreLeftOver()
    {
        write("left.yaml",
              "scenario: Left\ngame: sceptre\nposition:\n  A: {combat: Kestrel Vanguard, hand: [Copper]}\n"
              "  B: {combat: Dawn Templar}\ndice:\n  - 7\nplay:\n  - A: attach Copper\n");
        const Ran ran = m_program.run({u"play"_s, m_program.path("left.yaml")});
        QCOMPARE(ran.exit, 1);
        QVERIFY2(ran.out.contains(u"left.yaml:7: failed: Left, in step 1"_s), qPrintable(ran.out));
        QVERIFY(ran.out.contains(u"1 die is left over"_s));
    }

    /// The end of a turn may be written although nothing else could be done, once; never for a turn that goes on.
    void turnsThatEndByThemselves()
    {
        const QByteArray begin = "scenario: Ends\ngame: sceptre\nposition:\n  A: {combat: Kestrel Vanguard}\n"
                                 "  B: {combat: Chisel-Hand, hand: [Copper]}\nplay:\n";
        write("ends.yaml", begin + "  - A: end turn\n  - B: attach Copper\n");
        QCOMPARE(m_program.run({u"play"_s, m_program.path("ends.yaml")}).exit, 0);
        for (const char* steps :
             {"  - A: end turn\n  - A: end turn\n  - B: attach Copper\n", "  - B: attach Copper\n  - A: end turn\n"}) {
            write("ends.yaml", begin + steps);
            const Ran ran = m_program.run({u"play"_s, m_program.path("ends.yaml")});
            QCOMPARE(ran.exit, 1);
            QVERIFY2(ran.out.contains(u"expected  A to choose: end turn"_s), qPrintable(ran.out));
        }
    }

    /// A position's decks are shuffled by the seed of the file.
    void theSeedOfAPosition()
    {
        const auto deck = [&](const QByteArray& seed) {
            write("seed.yaml",
                  "scenario: Seed\ngame: sceptre\nseed: " + seed
                      + "\ncards:\n  - {id: OWN-1, name: Muddle, type: action, text: Shuffle your deck., does: [{then: "
                        "[{shuffle: own deck}]}]}\nposition:\n  A: {combat: Kestrel Vanguard, hand: [Muddle, Copper], "
                        "deck: [Copper, Silver, Gold, Oiler, Torchbearer, Acolyte, Iron Helm]}\n  B: {combat: Dawn "
                        "Templar}\nplay:\n  - A: play Muddle\n  - expect: {A deck: nothing}\n");
            const Ran ran = m_program.run({u"play"_s, m_program.path("seed.yaml")});
            return ran.out.mid(ran.out.indexOf(u"actual"_s));
        };
        QVERIFY2(deck("1").contains(u"Iron Helm"_s), qPrintable(deck("1")));
        QCOMPARE(deck("1"), deck("1"));
        QVERIFY(deck("1") != deck("2"));
    }

    /// Random dice, too.
    void theSeedOfRandomDice()
    {
        const auto die = [&](const QByteArray& seed) {
            write(
                "random.yaml",
                "scenario: Random\ngame: sceptre\nseed: " + seed
                    + "\ndice: random\nposition:\n  A: {combat: {card: Kestrel Vanguard, on: [Copper]}}\n  B: {combat: "
                      "Dawn Templar}\nplay:\n  - A: attack with Dive\n  - expect: {log: [Dawn Templar dies]}\n");
            const QString out = m_program.run({u"play"_s, m_program.path("random.yaml")}).out;
            const qsizetype at = out.indexOf(u"Kestrel Vanguard rolls "_s);
            return out.mid(at, out.indexOf(u',', at) - at);
        };
        QVERIFY2(die("1").startsWith(u"Kestrel Vanguard rolls "_s), qPrintable(die("1")));
        QCOMPARE(die("2"), die("2"));
        QVERIFY(QSet<QString>({die("1"), die("2"), die("3"), die("4")}).size() > 1);
    }

    void scenariosThatCannotBeRead_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("said");
        const QByteArray head = "scenario: S\ngame: sceptre\nplay: []\n";
        QTest::newRow("unknown card") << head + "position: {A: {combat: Kestrel Vangard}, B: {combat: Dawn Templar}}\n"
                                      << u"Kestrel Vanguard"_s;
        QTest::newRow("no position") << head << u"position"_s;
        QTest::newRow("unknown key") << head + "positoin: {}\n" << u"positoin"_s;
        QTest::newRow("no combat") << head + "position: {A: {hand: []}, B: {combat: Dawn Templar}}\n" << u"combat"_s;
        QTest::newRow("status") << head
                + "position: {A: {combat: {card: Dawn Templar, is: [sleepy]}}, B: {combat: Dawn Templar}}\n"
                                << u"bleeding"_s;
        QTest::newRow("option") << head
                + "options: {skl_use: never}\nposition: {A: {combat: Dawn Templar}, B: {combat: Dawn Templar}}\n"
                                << u"never"_s;
        const auto position = [&](const QByteArray& a, const QByteArray& play = "[]") {
            return "scenario: S\ngame: sceptre\nposition: {A: {" + a + "}, B: {combat: Dawn Templar}}\nplay: " + play
                + "\n";
        };
        const QByteArray champion = "combat: Kestrel Vanguard";
        QTest::newRow("too many cards") << position(champion + ", deck: [200 Copper, 200 Copper, 200 Copper]")
                                        << u"at most 512 cards"_s;
        QTest::newRow("too many copies") << position(champion + ", hand: [999999999999 Copper]") << u"from 1 to 200"_s;
        QTest::newRow("no copies") << position(champion + ", hand: [0 Copper]") << u"from 1 to 200"_s;
        QTest::newRow("a Coin in combat") << position("combat: Copper") << u"expected a Champion, found Copper"_s;
        QTest::newRow("a crowded garrison")
            << position(champion + ", garrison: [5 Dawn Templar]") << u"at most 4, found 5"_s;
        QTest::newRow("four Traps") << position(champion + ", traps: [4 Net of Roots]") << u"at most 3, found 4"_s;
        QTest::newRow("no Trap") << position(champion + ", traps: [Copper]") << u"expected a Trap"_s;
        QTest::newRow("a Champion on another")
            << position("combat: {card: Kestrel Vanguard, on: [Dawn Templar]}") << u"found Dawn Templar"_s;
        QTest::newRow("a Squire on a Squire")
            << position("combat: {card: Kestrel Vanguard, on: [{card: Acolyte, on: [Acolyte]}]}") << u"found Acolyte"_s;
        QTest::newRow("dead already") << position("combat: {card: Kestrel Vanguard, damage: 80}") << u"from 0 to 79"_s;
        QTest::newRow("Blood Cards") << position(champion + ", blood: [6 Copper]") << u"at most 5, found 6"_s;
        QTest::newRow("whose turn") << position(champion + "}, active: C, arena of A: {card: Copper") << u"A, B"_s;
        QTest::newRow("a third player") << position(champion, "[{C: end turn}]") << u"unknown key \"C\""_s;
        QTest::newRow("a list to choose")
            << position(champion + ", hand: [Copper]", "[{A: [attach Copper]}]") << u"expected a text"_s;
        QTest::newRow("a number as a step") << position(champion, "[7]") << u"expected one key"_s;
        QTest::newRow("too many cards in decks") << QByteArray(
            "scenario: S\ngame: sceptre\ndecks: {A: [200 Copper, 200 Copper], B: [200 Copper]}\nplay: []\n")
                                                 << u"at most 512 cards"_s;
        QTest::newRow("position and decks")
            << QByteArray("scenario: S\ngame: sceptre\ndecks: {A: [], B: []}\nposition: {}\nplay: []\n") << u"decks"_s;
        QTest::newRow("no game") << QByteArray("scenario: S\ngame: chess\nplay: []\n") << u"chess"_s;
        QTest::newRow("no YAML") << QByteArray("[") << u"error"_s;
        QTest::newRow("empty") << QByteArray() << u"error"_s;
    }

    void scenariosThatCannotBeRead()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, said);
        write("bad.yaml", text);
        const Ran ran = m_program.run({u"play"_s, m_program.path("bad.yaml")});
        QCOMPARE(ran.exit, 2);
        QVERIFY(!ran.crashed);
        QVERIFY2(ran.err.contains(said), qPrintable(ran.err));
    }

private:
    void write(const char* name, const QByteArray& text)
    {
        QFile file(m_program.path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }

    Program m_program;
};

QTEST_GUILESS_MAIN(ScenarioFilesTest)
#include "scenario_files_test.moc"
