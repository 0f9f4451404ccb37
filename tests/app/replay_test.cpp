// SPDX-License-Identifier: GPL-3.0-or-later
// Records of games and the verb that plays them again, as a person runs it.
#include <QRegularExpression>

#include "tests/app/program.h"
#include "tests/support/paths.h"

using namespace Qt::StringLiterals;
using namespace muster::test;

class ReplayTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_program.set("MUSTER_DATA", muster::test::inBuild("/share/muster"));
        m_decks = muster::test::inSources("/resources/games/sceptre/decks/");
    }

    void recordedGames()
    {
        const QString file = m_program.path("game.replay");
        QCOMPARE(m_program
                     .run({u"match"_s, m_decks + u"in-and-out.muster"_s, m_decks + u"nine-banners.muster"_s,
                           u"--games"_s, u"2"_s, u"--save"_s, file})
                     .exit,
                 0);
        const Ran same = m_program.run({u"replay"_s, file, u"--trace"_s});
        QCOMPARE(same.exit, 0);
        QVERIFY(same.lines().size() > 60);
        QVERIFY(same.lines().last().contains(u"the same game"_s));
        QFile changed(file);
        QVERIFY(changed.open(QIODevice::ReadOnly));
        QByteArray text = changed.readAll();
        changed.close();
        text.replace("seed: \"", "seed: \"1");
        write("other.replay", text);
        const Ran other = m_program.run({u"replay"_s, m_program.path("other.replay")});
        QCOMPARE(other.exit, 1);
        QVERIFY2(other.out.contains(u"departs at choice"_s) || other.out.contains(u"record ends"_s)
                     || other.out.contains(u"ends differently"_s),
                 qPrintable(other.out));
    }

    void recordsThatDoNotFit_data()
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<int>("exit");
        QTest::addColumn<QString>("said");
        QTest::newRow("shorter") << u"( [0-9./=]+)\"\nend"_s << u"\"\nend"_s << 1 << u"the record ends after"_s;
        QTest::newRow("longer") << u"\"\nend"_s << u" 18.0/3=1 18.0/3=2\"\nend"_s << 1 << u"the record has 2 more"_s;
        QTest::newRow("another end") << u"end: \"[0-9a-f]"_s << u"end: \"0"_s << 1 << u"ends differently"_s;
        QTest::newRow("another card") << u"THR-001"_s << u"THR-999"_s << 2
                                      << u"changed.replay:8: error: there is no card THR-999"_s;
        QTest::newRow("another option") << u"mode:"_s << u"options: {skl_sue: damage}\nmode:"_s << 2
                                        << u"changed.replay:4: error: Sceptre has no rules option \"skl_sue\", did you "
                                           "mean \"skl_use\""_s;
        QTest::newRow("another value") << u"mode:"_s << u"options: {skl_use: never}\nmode:"_s << 2
                                       << u"changed.replay:4: error: the rules option skl_use cannot be \"never\""_s;
        QTest::newRow("later rules") << u"rules: \"\\d+\""_s << u"rules: \"1000\""_s << 2
                                     << u"changed.replay:3: error: recorded by rules 1000, this program plays rules "_s;
        QTest::newRow("earlier rules") << u"rules: \"\\d+\""_s << u"rules: \"1\""_s << 0
                                       << u"changed.replay: warning: recorded by rules 1, played by rules "_s;
        QTest::newRow("no rules") << u"rules: \"\\d+\""_s << u"rules: \"new\""_s << 2 << u"changed.replay:3:8: error"_s;
        QTest::newRow("no such rules") << u"rules: \"\\d+\""_s << u"rules: \"0\""_s << 2
                                       << u"changed.replay:3:8: error: expected a whole number from 1, found 0"_s;
        QTest::newRow("no such form") << u"replay: 2"_s << u"replay: 4"_s << 2
                                      << u"changed.replay:1:9: error: expected version 3, found \"4\""_s;
        QTest::newRow("no such seed")
            << u"seed: \"[0-9a-f]+\""_s << u"seed: \"0x5\""_s << 2
            << u"changed.replay:6:7: error: expected up to 16 hexadecimal digits, found 0x5"_s;
        QTest::newRow("an empty deck") << u"decks:\n  - main: \\[[^]]*\\]"_s << u"decks:\n  - main: []"_s << 2
                                       << u"changed.replay:8:11: error: expected at least 1, found 0"_s;
        QTest::newRow("another question")
            << u"\"16\\.0/"_s << u"\"1.0/"_s << 1
            << u"departs at choice 1, in turn 0: recorded \"which card\" for player A with 2 "
               "options, now \"which Champion starts in combat\" for player A with 2 options"_s;
        QTest::newRow("a wrong word") << u"(answers:.*\n.*\n.*\n  - \")"_s << u"\\1x "_s << 2
                                      << u"changed.replay:13:5: error"_s;
        QTest::newRow("a wrong entry") << u"(decks:\n.*\n  - main: \\[)"_s << u"\\1x, "_s << 2
                                       << u"changed.replay:9:12: error"_s;
        QTest::newRow("three players") << u"players: 2"_s << u"players: 3"_s << 2
                                       << u"error: Sceptre in the mode duel is for 2 players, not for 3"_s;
        QTest::newRow("three decks") << u"decks:\n(.*\n)"_s << u"decks:\n\\1\\1"_s << 2
                                     << u"changed.replay:7: error: there are 3 decks, and 2 are needed"_s;
        QTest::newRow("another mode") << u"mode: duel"_s << u"mode: trio"_s << 2
                                      << u"changed.replay:4: error: Sceptre has no mode \"trio\""_s;
        QTest::newRow("another section") << u"- main:"_s << u"- side:"_s << 2
                                         << u"changed.replay:7: error: the deck has a section side"_s;
        QTest::newRow("a shop") << u"answers:"_s << u"shop:\n  early: [1 THR-001]\nanswers:"_s << 2
                                << u"error: Sceptre is played without a shop"_s;
        QTest::newRow("cut off") << u"decks:[^$]*$"_s << u"decks:\n  - [2 THR"_s << 2 << u"error"_s;
        QTest::newRow("another game")
            << u"game: sceptre"_s << u"game: armory"_s << 2
            << u": error: "_s; // of its rules, or of its cards where both have the same version
        QTest::newRow("no game")
            << u"game: sceptre"_s << u"game: scepter"_s << 2
            << u"changed.replay:2: error: there is no game \"scepter\", did you mean \"sceptre\""_s;
        QTest::newRow("a small deck") << u"decks:\n  - main: \\[[^]]*\\]"_s << u"decks:\n  - main: [3 THR-001]"_s << 2
                                      << u"changed.replay:7: error: the deck: a deck of 3 cards cannot be dealt"_s;
        QTest::newRow("too many cards") << u"- main: \\[[0-9]+ "_s << u"- main: [200 THR-001, 1 "_s << 2
                                        << u"changed.replay:7: error: the deck: a deck of 2"_s;
    }

    void recordsThatDoNotFit()
    {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(int, exit);
        QFETCH(QString, said);
        const QString file = m_program.path("whole.replay");
        if (!QFile::exists(file))
            QCOMPARE(
                m_program.run({u"match"_s, m_decks + u"ember-charge.muster"_s, u"--games"_s, u"2"_s, u"--save"_s, file})
                    .exit,
                0);
        QFile whole(file);
        QVERIFY(whole.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(whole.readAll());
        QString other = text;
        other.replace(QRegularExpression(from), to);
        QVERIFY(other != text);
        write("changed.replay", other.toUtf8());
        const Ran ran = m_program.run({u"replay"_s, m_program.path("changed.replay")});
        QVERIFY(!ran.crashed);
        QVERIFY2((ran.out + ran.err).contains(said), qPrintable(ran.out + ran.err));
        QCOMPARE(ran.exit, exit);
    }

    /// A record of the first form, without sections and modes, is the game that it was.
    void recordsOfTheFirstForm()
    {
        const QString file = m_program.path("today.replay");
        QCOMPARE(
            m_program.run({u"match"_s, m_decks + u"ember-charge.muster"_s, u"--games"_s, u"2"_s, u"--save"_s, file})
                .exit,
            0);
        QString text = QString::fromUtf8(bytes("today.replay"));
        text.replace(u"replay: 2"_s, u"replay: 1"_s)
            .remove(u"mode: duel\n"_s)
            .remove(u"players: 2\n"_s)
            .replace(u"- main: ["_s, u"- ["_s);
        write("first.replay", text.toUtf8());
        const Ran ran = m_program.run({u"replay"_s, m_program.path("first.replay")});
        QVERIFY2(ran.exit == 0 && ran.out.contains(u"the same game"_s), qPrintable(ran.out + ran.err));
    }

    /// With - the record is printed before the rows, and nothing is written.
    void recordsArePrinted()
    {
        const Ran ran =
            m_program.run({u"match"_s, m_decks + u"ember-charge.muster"_s, u"--games"_s, u"2"_s, u"--save"_s, u"-"_s});
        QCOMPARE(ran.exit, 0);
        QVERIFY(ran.out.startsWith(u"replay: 2\ngame: sceptre\n"_s) && ran.out.contains(u"\nsignature: "_s));
        QVERIFY(!QFile::exists(m_program.path("-")));
    }

    /// Each mistake where it stands, not where its list begins.
    void placesInRecords()
    {
        write("places.replay",
              "replay: 1\ngame: sceptre\nrules: \"1\"\nseed: \"1\"\ndecks:\n  - [60 THR-001,\n     x THR-002]\n"
              "  - [60 THR-001]\nanswers:\n  - \"18.0/3=1\"\n  - \"18.0/3=1 18.0\"\nend: \"0\"\n");
        const Ran ran = m_program.run({u"replay"_s, m_program.path("places.replay")});
        QCOMPARE(ran.exit, 2);
        QVERIFY2(ran.err.contains(u"places.replay:7:6: error: expected 3 SET-001, found x THR-002"_s),
                 qPrintable(ran.err));
        QVERIFY2(ran.err.contains(u"places.replay:11:5: error"_s), qPrintable(ran.err));
    }

private:
    void write(const char* name, const QByteArray& text)
    {
        QFile file(m_program.path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }

    [[nodiscard]] QByteArray bytes(const char* name) const
    {
        QFile file(m_program.path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    Program m_program;
    QString m_decks;
};

QTEST_GUILESS_MAIN(ReplayTest)
#include "replay_test.moc"
