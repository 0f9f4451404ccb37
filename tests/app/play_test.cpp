// SPDX-License-Identifier: GPL-3.0-or-later
// The verbs that play: scenarios, matches, replays, hands and goldfish games, as a person runs them.
#include "tests/app/program.h"

using namespace Qt::StringLiterals;
using namespace muster::test;

class PlayTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_program.set("MUSTER_DATA", QStringLiteral(MUSTER_BINARY_DIR "/share/muster"));
        m_decks = QStringLiteral(MUSTER_SOURCE_DIR "/resources/games/sceptre/decks/");
    }

    void scenariosOfAFolder()
    {
        const Ran ran = m_program.run({u"play"_s, QStringLiteral(MUSTER_SOURCE_DIR "/tests/scenarios")});
        QVERIFY2(ran.exit == 0, qPrintable(ran.out.right(2000) + ran.err));
        QVERIFY(ran.lines().size() > 90);
        QVERIFY(ran.lines().last().endsWith(u" passed"_s));
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

    void matchesAreTheSameEverywhere()
    {
        const auto match = [&](const char* threads) {
            return m_program.run({u"match"_s, m_decks + u"ember-charge.muster"_s, m_decks + u"the-long-siege.muster"_s,
                                  u"--games"_s, u"250"_s, u"--seed"_s, u"9"_s, u"--threads"_s,
                                  QString::fromUtf8(threads)});
        };
        const Ran one = match("1");
        const Ran two = match("2");
        QCOMPARE(one.exit, 0);
        QCOMPARE(one.out, two.out);
        QVERIFY(one.lines().last().startsWith(u"signature: "_s));
        QVERIFY(one.lines().first().contains(u"of 250"_s));
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
        text.replace("seed: \"1\"", "seed: \"2\"");
        write("other.replay", text);
        const Ran other = m_program.run({u"replay"_s, m_program.path("other.replay")});
        QCOMPARE(other.exit, 1);
        QVERIFY2(other.out.contains(u"departs at choice"_s) || other.out.contains(u"record ends"_s)
                     || other.out.contains(u"ends differently"_s),
                 qPrintable(other.out));
    }

    void hands()
    {
        const Ran text = m_program.run({u"hands"_s, m_decks + u"ember-charge.muster"_s, u"--samples"_s, u"5000"_s});
        QCOMPARE(text.exit, 0);
        QVERIFY(text.err.isEmpty()); // nothing is five standard errors away
        QVERIFY(text.out.contains(u"exactly"_s));
        const Ran json = m_program.run(
            {u"hands"_s, m_decks + u"ember-charge.muster"_s, u"--samples"_s, u"500"_s, u"--output"_s, u"json"_s});
        QCOMPARE(json.json().value(u"samples"_s).toInt(), 500);
        const Ran csv = m_program.run(
            {u"hands"_s, m_decks + u"ember-charge.muster"_s, u"--samples"_s, u"500"_s, u"--output"_s, u"csv"_s});
        QVERIFY(csv.out.startsWith(u"name,count"_s));
    }

    void goldfish()
    {
        const QStringList base{u"goldfish"_s, m_decks + u"ember-charge.muster"_s, u"--games"_s, u"200"_s};
        const Ran text = m_program.run(base);
        QCOMPARE(text.exit, 0);
        QVERIFY(text.out.contains(u"own turn of the win"_s));
        const Ran json = m_program.run(base + QStringList{u"--output"_s, u"json"_s, u"--threads"_s, u"2"_s});
        QCOMPARE(json.json().value(u"games"_s).toInt(), 200);
        QVERIFY(m_program.run(base + QStringList{u"--output"_s, u"csv"_s}).out.startsWith(u"name,turn"_s));
    }

    void whatCannotBe_data()
    {
        QTest::addColumn<QStringList>("arguments");
        const QString deck = QStringLiteral(MUSTER_SOURCE_DIR "/resources/games/sceptre/decks/ember-charge.muster");
        QTest::newRow("pilot") << QStringList{u"match"_s, deck, deck, u"--pilot"_s, u"gredy"_s};
        QTest::newRow("games") << QStringList{u"match"_s, deck, deck, u"--games"_s, u"many"_s};
        QTest::newRow("no games") << QStringList{u"match"_s, deck, deck, u"--games"_s, u"0"_s};
        QTest::newRow("samples") << QStringList{u"hands"_s, deck, u"--samples"_s, u"-3"_s};
        QTest::newRow("hp") << QStringList{u"goldfish"_s, deck, u"--hp"_s, u"5"_s};
        QTest::newRow("no deck") << QStringList{u"hands"_s, u"nothing.muster"_s};
        QTest::newRow("no replay") << QStringList{u"replay"_s, deck};
        QTest::newRow("no scenario") << QStringList{u"play"_s, u"nothing.yaml"_s};
    }

    void whatCannotBe()
    {
        QFETCH(QStringList, arguments);
        const Ran ran = m_program.run(arguments);
        QCOMPARE(ran.exit, 2);
        QVERIFY(!ran.err.isEmpty());
    }

private:
    void write(const char* name, const QByteArray& text)
    {
        QFile file(m_program.path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }

    Program m_program;
    QString m_decks;
};

QTEST_GUILESS_MAIN(PlayTest)
#include "play_test.moc"
