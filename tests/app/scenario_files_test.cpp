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

    /// A folder with folders of all games. All scenarios there are is what scenarios_test plays, without a process.
    void scenariosOfAFolder()
    {
        const QDir all(muster::test::inSources("/tests/scenarios"));
        qsizetype files = 0;
        for (const QString& game : all.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            QDir().mkpath(m_program.path("all") + u'/' + game);
            for (const QString& name : QDir(all.filePath(game)).entryList({u"a*.yaml"_s}, QDir::Files).mid(0, 10)) {
                const QString relative = game + u'/' + name;
                QVERIFY(QFile::copy(all.filePath(relative), m_program.path("all") + u'/' + relative));
                ++files;
            }
        }
        QVERIFY(files >= 45);
        const Ran ran = m_program.run({u"play"_s, m_program.path("all")});
        QVERIFY2(ran.exit == 0, qPrintable(ran.out.right(2000) + ran.err));
        QVERIFY(ran.lines().size() > files);
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
              "  B: {combat: Dawn Templar}\ndice:\n  - 7\nplay:\n  - A: attach Copper\n  - expect: {turn: 5}\n");
        const Ran ran = m_program.run({u"play"_s, m_program.path("left.yaml")});
        QCOMPARE(ran.exit, 1);
        QVERIFY2(ran.out.contains(u"left.yaml:7: failed: Left, in step 2"_s), qPrintable(ran.out));
        QVERIFY(ran.out.contains(u"1 die is left over"_s));
    }

    /// The end of a turn may be written although nothing else could be done, once; never for a turn that goes on.
    void turnsThatEndByThemselves()
    {
        const QByteArray begin = "scenario: Ends\ngame: sceptre\nposition:\n  A: {combat: Kestrel Vanguard}\n"
                                 "  B: {combat: Chisel-Hand, hand: [Copper]}\nplay:\n  - expect: {turn: 6}\n";
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

    /// What nobody is asked, for it is all that can be done, may be written; and what two questions decide, in one step.
    void stepsThatSayMoreOrLess()
    {
        const QByteArray begin = "scenario: Steps\ngame: sceptre\nposition:\n  A: {combat: Kestrel Vanguard, garrison: "
                                 "[Dawn Templar], hand: [Copper]}\n  B: {combat: Chisel-Hand}\nplay:\n";
        const QByteArray one = "scenario: Steps\ngame: sceptre\nposition:\n  A: {combat: Kestrel Vanguard, hand: "
                               "[Copper]}\n  B: {combat: Chisel-Hand}\nplay:\n";
        const QByteArray then = "  - expect: {A Kestrel Vanguard on: Copper}\n";
        for (const QByteArray& good :
             {begin + "  - A: attach Copper\n  - A: on Kestrel Vanguard\n" + then,
              begin + "  - A: attach Copper on Kestrel Vanguard\n" + then,
              one + "  - A: attach Copper\n  - A: on Kestrel Vanguard\n" + then,
              one + "  - A: attach Copper on Kestrel Vanguard\n" + then, one + "  - A: attach Copper\n" + then}) {
            write("steps.yaml", good);
            const Ran ran = m_program.run({u"play"_s, m_program.path("steps.yaml")});
            QVERIFY2(ran.exit == 0, qPrintable(QString::fromUtf8(good) + ran.out + ran.err));
        }
        write("steps.yaml", one + "  - A: attach Copper on Chisel-Hand\n" + then);
        const Ran ran = m_program.run({u"play"_s, m_program.path("steps.yaml")});
        QCOMPARE(ran.exit, 1);
        QVERIFY2(ran.out.contains(u"expected  A to choose: attach Copper on Chisel-Hand"_s), qPrintable(ran.out));
    }

    /// Each way goes from the common beginning, with a game of its own; what does not hold is told under its name, all lines
    /// of a step at once.
    void variants()
    {
        const QByteArray begin =
            "scenario: Ways\ngame: sceptre\nposition:\n  A: {combat: {card: Kestrel Vanguard, on: [Copper]}, hand: "
            "[Copper]}\n  B: {combat: Dawn Templar}\nplay:\n  - A: attach Copper\n  - dice: [3]\nvariants:\n";
        write("ways.yaml",
              begin
                  + "  It misses:\n    - A: attack with Dive\n    - expect: {log: [misses], B Dawn Templar damage: 0}\n"
                    "  It ends:\n    - dice: [1]\n    - A: attack with Dive\n    - expect:\n        turn: 9\n"
                    "        B Dawn Templar damage: 20\n");
        const Ran ran = m_program.run({u"play"_s, m_program.path("ways.yaml")});
        QCOMPARE(ran.exit, 1);
        QVERIFY2(ran.out.contains(u"ways.yaml:17: failed: Ways: It ends, in step 5"_s), qPrintable(ran.out));
        QVERIFY(ran.out.contains(u"expected  turn: 9"_s));
        QVERIFY(ran.out.contains(u"ways.yaml:18: failed"_s));
        QVERIFY(ran.out.contains(u"expected  B Dawn Templar damage: 20"_s));
        QVERIFY(!ran.out.contains(u"It misses"_s));
    }

    /// A long game is folded: what happened last is told, the rest with --trace.
    void failuresOfLongGames()
    {
        write(
            "long.yaml",
            "scenario: Long\ngame: sceptre\nposition:\n  A: {combat: Kestrel Vanguard, garrison: [Dawn Templar], hand: "
            "[Copper, Torchbearer, Oiler, Acolyte]}\n  B: {combat: Chisel-Hand}\nplay:\n"
            "  - A: attach Copper on Dawn Templar\n  - A: attach Torchbearer on Kestrel Vanguard\n"
            "  - A: attach Oiler on Kestrel Vanguard\n  - A: attach Acolyte on Dawn Templar\n  - A: face up\n"
            "  - expect: {turn: 9}\n");
        const QString folded = m_program.run({u"play"_s, m_program.path("long.yaml")}).out;
        const QString whole = m_program.run({u"play"_s, m_program.path("long.yaml"), u"--trace"_s}).out;
        QVERIFY2(folded.contains(u"lines before this: --trace tells them"_s), qPrintable(folded));
        QVERIFY(folded.contains(u"Acolyte"_s) && !folded.contains(u"Torchbearer"_s));
        QVERIFY(whole.contains(u"Torchbearer"_s) && !whole.contains(u"--trace"_s));
    }

    /// Cards of a file beside the scenario, like a printed one but for some fields, and without an ability.
    void cardsThatAreShared()
    {
        write("cards.yaml",
              "about: For several scenarios.\ncards:\n  - {like: Kestrel Vanguard, name: Tall Vanguard, hp: 200, "
              "ability: "
              "none}\n");
        write("shared.yaml",
              "scenario: Shared\ngame: sceptre\ncards from: cards.yaml\nposition:\n  A: {combat: Tall Vanguard}\n"
              "  B: {combat: Dawn Templar}\nplay:\n  - expect: {A Tall Vanguard hp: 200}\n");
        QCOMPARE(m_program.run({u"play"_s, m_program.path("shared.yaml")}).exit, 0);
        write("cards.yaml", "cards:\n  - {like: Kestrel Vangard, name: Tall Vanguard}\n");
        const Ran ran = m_program.run({u"play"_s, m_program.path("shared.yaml")});
        QCOMPARE(ran.exit, 2);
        QVERIFY2(ran.err.contains(u"cards.yaml:2:12: error: "_s) && ran.err.contains(u"Kestrel Vanguard"_s),
                 qPrintable(ran.err));
    }

    void scenariosThatCannotBeRead_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("said");
        const QByteArray head = "scenario: S\ngame: sceptre\nplay: [{expect: {turn: 5}}]\n";
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
        const auto position = [&](const QByteArray& a, const QByteArray& play = "[{expect: {turn: 5}}]") {
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
        QTest::newRow("an own card under a printed name")
            << QByteArray("scenario: S\ngame: sceptre\ncards: [{like: Cinder Reaver, name: Kestrel Vanguard, origin: "
                          "Ember}]\nposition: {A: {combat: Kestrel Vanguard}, B: {combat: Dawn Templar}}\n"
                          "play: [{expect: {turn: 5}}]\n")
            << u"expected a name that no other card has, found Kestrel Vanguard"_s;
        QTest::newRow("an Action that lies on nothing that lasts")
            << position("combat: {card: Kestrel Vanguard, on: [Change the Guard]}") << u"does nothing but last"_s;
        QTest::newRow("too few Blood Cards") << position(champion + ", blood: [2 Copper]") << u"expected 5, found 2"_s;
        QTest::newRow("nothing is played") << position(champion, "[]") << u"expected a step"_s;
        QTest::newRow("nothing is expected")
            << position(champion + ", hand: [Copper]", "[{A: attach Copper}]") << u"the key \"expect\" is missing"_s;
        QTest::newRow("a line that can never be")
            << position(champion, "[{expect: {no log: [Kestrel Vanguard rolls Dawn Templar]}}]")
            << u"no line of the log can say \"Kestrel Vanguard rolls Dawn Templar\""_s;
        QTest::newRow("used without a limit")
            << position("combat: Kestrel Vanguard, hand: [{card: Copper, used: yes}]") << u"so many times a turn"_s;
        QTest::newRow("dead already") << position("combat: {card: Kestrel Vanguard, damage: 80}") << u"from 0 to 79"_s;
        QTest::newRow("Blood Cards") << position(champion + ", blood: [6 Copper]") << u"at most 5, found 6"_s;
        QTest::newRow("whose turn") << position(champion + "}, active: C, arena of A: {card: Copper") << u"A, B"_s;
        QTest::newRow("a third player") << position(champion, "[{C: end turn}]") << u"unknown key \"C\""_s;
        QTest::newRow("a list to choose")
            << position(champion + ", hand: [Copper]", "[{A: [attach Copper]}]") << u"expected a text"_s;
        QTest::newRow("a number as a step") << position(champion, "[7]") << u"expected one key"_s;
        QTest::newRow("too many cards in decks")
            << QByteArray("scenario: S\ngame: sceptre\ndecks: {A: [200 Copper, 200 Copper], B: [200 Copper]}\nplay: "
                          "[{expect: {turn: 5}}]\n")
            << u"at most 512 cards"_s;
        QTest::newRow("position and decks") << QByteArray(
            "scenario: S\ngame: sceptre\ndecks: {A: [], B: []}\nposition: {}\nplay: [{expect: {turn: 5}}]\n")
                                            << u"decks"_s;
        QTest::newRow("no game") << QByteArray("scenario: S\ngame: chess\nplay: [{expect: {turn: 5}}]\n") << u"chess"_s;
        QTest::newRow("no YAML") << QByteArray("[") << u"error"_s;
        QTest::newRow("a colon in a title")
            << QByteArray("scenario: Oil: who pays?\ngame: sceptre\n") << u"has to stand in quotes"_s;
        QTest::newRow("a colon and a tab")
            << QByteArray("scenario: Oil:\twho pays?\ngame: sceptre\n") << u"has to stand in quotes"_s;
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
