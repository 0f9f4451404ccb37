// SPDX-License-Identifier: GPL-3.0-or-later
// Goldfish games as a person runs them: every estimate with its interval, splits by place, mulligan and kept cards.
#include <QJsonArray>
#include <QRegularExpression>

#include <algorithm>

#include "tests/app/program.h"
#include "tests/support/paths.h"

using namespace Qt::StringLiterals;
using namespace muster::test;

class GoldfishTest : public QObject {
    Q_OBJECT

private:
    Program m_program;
    QString m_decks;

private Q_SLOTS:
    void initTestCase()
    {
        m_program.set("MUSTER_DATA", muster::test::inBuild("/share/muster"));
        m_decks = muster::test::inSources("/resources/games/sceptre/decks/");
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

    /// Beside every estimate its interval, the games it is about, and the exact chance; in every form.
    void goldfishIsHonest()
    {
        const QStringList base{u"goldfish"_s, m_decks + u"the-long-siege.muster"_s, u"--games"_s, u"100"_s};
        const Ran text = m_program.run(base);
        QVERIFY(text.out.contains(u"± at most"_s) && text.out.contains(u"games that still went on"_s));
        QVERIFY2(text.out.contains(QRegularExpression(u"with a dead hand .*exactly 19\\.35 %"_s)),
                 qPrintable(text.out));
        QVERIFY(text.out.contains(u"; the games that had not ended after 40 own turns are not in it"_s));
        QVERIFY(text.out.contains(QRegularExpression(u"\\d+\\.\\d\\d % \\([0-9.]+ to [0-9.]+\\)  Granite Mail"_s)));
        const QJsonObject json = m_program.run(base + QStringList{u"--output"_s, u"json"_s}).json();
        QCOMPARE(json.value(u"muster"_s).toString(), u"goldfish"_s);
        QVERIFY(json.value(u"errors"_s).isArray());
        const auto inOrder = [](const QJsonObject& one, const QString& value) {
            return one.value(u"low"_s).toDouble() <= one.value(value).toDouble()
                && one.value(value).toDouble() <= one.value(u"high"_s).toDouble();
        };
        QVERIFY(inOrder(json.value(u"win-turn"_s).toObject(), u"value"_s));
        QVERIFY(inOrder(json.value(u"attack-rolls"_s).toObject(), u"share"_s));
        QVERIFY(inOrder(json.value(u"never-usable"_s).toObject(), u"value"_s));
        int wins = 0;
        const QJsonArray winTurns = json.value(u"win-turns"_s).toArray();
        for (const QJsonValue& turn : winTurns) {
            QVERIFY(inOrder(turn.toObject(), u"share"_s));
            wins += turn[u"count"_s].toInt();
        }
        QCOMPARE(winTurns.size(), 40);
        QCOMPARE(wins, json.value(u"win-turn"_s)[u"games"_s].toInt());
        const QJsonArray seats = json.value(u"seats"_s).toArray();
        QCOMPARE(seats[0][u"seat"_s].toString() + seats[1][u"seat"_s].toString(), u"firstsecond"_s);
        QCOMPARE(seats[0][u"won"_s].toInt() + seats[1][u"won"_s].toInt(), wins);
        QVERIFY(!json.value(u"stuck"_s).toArray().isEmpty());
        for (const QJsonValue& one : json.value(u"stuck"_s).toArray()) {
            QVERIFY(inOrder(one.toObject(), u"share"_s));
            QVERIFY(one[u"count"_s].toInt() <= 100 && one[u"high"_s].toDouble() <= 1);
        }
        for (const QJsonValue& curve : json.value(u"curves"_s).toArray()) {
            const double most = curve[u"key"_s] == u"unlocked"_s ? 2 : curve[u"key"_s] == u"collected"_s ? 5 : 1e9;
            for (const QJsonValue& turn : curve[u"turns"_s].toArray())
                QVERIFY(turn[u"games"_s].toInt() > 0 && turn[u"low"_s].toDouble() >= 0
                        && turn[u"high"_s].toDouble() <= most);
        }
        QCOMPARE(m_program.run(base + QStringList{u"--against"_s, u"passive"_s}).out, text.out);
        const QString csv = m_program.run(base + QStringList{u"--output"_s, u"csv"_s}).out;
        QVERIFY(csv.startsWith(u"name,turn,value,low,high,games,exact,card,rule\r\n"_s));
        for (const QString& row : {u"win-turn,,"_s, u"attack-rolls,,"_s, u"stuck,,"_s, u"coins,12,"_s, u"won-in,40,"_s,
                                   u"won-going-second,,"_s, u"never-usable,,"_s})
            QVERIFY2(csv.contains(u'\n' + row), qPrintable(row));
    }

    /// How often a mulligan was taken, and the results with and without it and each card of the kept hand; in every form.
    void goldfishByOpeningHands()
    {
        const QStringList base{u"goldfish"_s, m_decks + u"ember-charge.muster"_s, u"--games"_s, u"300"_s};
        const Ran text = m_program.run(base);
        for (const QString& line :
             {u"a mulligan was taken +[0-9.]+ % \\([0-9.]+ to [0-9.]+\\)\n"_s,
              u"won after a mulligan +[0-9.]+ % \\(.*\\) of [0-9]+ games, own turn of the win [0-9.]+ \\(±"_s,
              u"won with the first hand +[0-9.]+ % "_s,
              u"Cards kept in the opening hand, in \\d+ games; the fastest first:"_s,
              u"  and \\d+ more: --output csv and json have all"_s, u"Among \\d+ cards some differ by chance alone"_s})
            QVERIFY2(text.out.contains(QRegularExpression(line)), qPrintable(line + u'\n' + text.out));
        const QJsonObject json = m_program.run(base + QStringList{u"--output"_s, u"json"_s}).json();
        const QJsonObject mulligan = json.value(u"mulligan"_s).toObject();
        const QJsonArray parts = mulligan.value(u"parts"_s).toArray();
        QCOMPARE(parts[0][u"part"_s].toString() + parts[1][u"part"_s].toString(), u"takennone"_s);
        QCOMPARE(mulligan.value(u"games"_s).toInt(), 300);
        QCOMPARE(parts[0][u"games"_s].toInt() + parts[1][u"games"_s].toInt(), 300);
        QCOMPARE(parts[0][u"games"_s].toInt(), mulligan.value(u"count"_s).toInt());
        QVERIFY(parts[0][u"win-turn"_s][u"low"_s].toDouble() < parts[0][u"win-turn"_s][u"high"_s].toDouble());
        const QJsonObject kept = json.value(u"kept"_s).toObject();
        const QJsonArray cards = kept.value(u"cards"_s).toArray();
        QVERIFY(cards.size() > 10);
        double before = 0;
        for (const QJsonValue& card : cards) {
            QVERIFY(!card[u"card"_s].toString().isEmpty() && !card[u"id"_s].toString().isEmpty());
            QVERIFY(card[u"games"_s].toInt() > 0 && card[u"won"_s].toInt() <= card[u"games"_s].toInt());
            QCOMPARE(card[u"games"_s].toInt() + card[u"not-kept"_s][u"games"_s].toInt(),
                     kept.value(u"games"_s).toInt());
            QVERIFY(card[u"low"_s].toDouble() <= card[u"share"_s].toDouble()
                    && card[u"share"_s].toDouble() <= card[u"high"_s].toDouble());
            if (card[u"win-turn"_s][u"value"_s].isNull())
                continue;
            QVERIFY(card[u"win-turn"_s][u"value"_s].toDouble() >= before); // the fastest first
            before = card[u"win-turn"_s][u"value"_s].toDouble();
        }
        const QString csv = m_program.run(base + QStringList{u"--output"_s, u"csv"_s}).out;
        const QString card = cards[0][u"card"_s].toString();
        for (const QString& row :
             {u"mulligan,,"_s, u"won-mulligan-taken,,"_s, u"win-turn-mulligan-none,,"_s, u"kept,,"_s, u"won-kept,,"_s,
              u"win-turn-kept,,"_s, u"won-not-kept,,"_s, u"win-turn-not-kept,,"_s})
            QVERIFY2(csv.contains(u'\n' + row), qPrintable(row));
        QVERIFY(
            csv.contains(QRegularExpression(u"\nwon-kept,,.*,"_s + QRegularExpression::escape(card) + u",\\r\n"_s)));
        // Of few games nothing is said of a card, and that is said.
        const Ran few = m_program.run({u"goldfish"_s, m_decks + u"ember-charge.muster"_s, u"--games"_s, u"12"_s});
        QVERIFY2(few.out.contains(
                     QRegularExpression(u"\\d+ cards, kept or missing in fewer than 30 games each, are left out\\."_s)),
                 qPrintable(few.out));
        QVERIFY(!few.out.contains(u"won without the card"_s));
        // A game without a mulligan says nothing of one.
        const QDir spoils(muster::test::inSources("/resources/games/spoils/decks"));
        const Ran other =
            m_program.run({u"goldfish"_s, spoils.filePath(spoils.entryList({u"*.muster"_s}, QDir::Files).value(0)),
                           u"--games"_s, u"3"_s, u"--output"_s, u"json"_s});
        QVERIFY(!other.json().contains(u"mulligan"_s) && other.json().contains(u"kept"_s));
    }

    /// One game has a mean and no interval; no game has neither.
    void goldfishWithLittleToTell()
    {
        const QStringList base{u"goldfish"_s,  m_decks + u"ember-charge.muster"_s,
                               u"--games"_s,   u"1"_s,
                               u"--against"_s, u"passive:hp=10,def=0"_s};
        const Ran text = m_program.run(base);
        QVERIFY2(text.out.contains(QRegularExpression(u"own turn of the win +\\d+\\.00, mean of 1 win\n"_s)),
                 qPrintable(text.out));
        QVERIFY(text.out.contains(QRegularExpression(u"games that still went on .* 0 "_s)));
        QVERIFY2(text.out.contains(QRegularExpression(u"Coins attached .*–"_s)), qPrintable(text.out));
        const QJsonObject turn = m_program.run(base + QStringList{u"--output"_s, u"json"_s}).json();
        QCOMPARE(turn.value(u"win-turn"_s)[u"games"_s].toInt(), 1);
        QVERIFY(turn.value(u"win-turn"_s)[u"low"_s].isNull());
        // Nobody wins against such walls in 40 turns: no mean at all.
        const Ran walls = m_program.run({u"goldfish"_s, m_decks + u"ember-charge.muster"_s, u"--games"_s, u"2"_s,
                                         u"--against"_s, u"passive:hp=400,def=30"_s});
        QVERIFY2(!walls.out.contains(u"own turn of the win"_s), qPrintable(walls.out));
    }
};

QTEST_GUILESS_MAIN(GoldfishTest)
#include "goldfish_test.moc"
