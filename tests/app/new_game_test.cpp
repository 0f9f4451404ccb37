// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <map>

#include <QJsonArray>
#include <QRegularExpression>

#include "tests/app/program.h"
#include "tests/support/paths.h"

using namespace muster::test;
using namespace Qt::StringLiterals;

/// docs/new-game.md: a sixth game is files in a person's own folder, and the program does with it what it does with the
/// others.
class NewGameTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const auto page = QString::fromUtf8(read(muster::test::inSources("/docs/new-game.md")));
        static const QRegularExpression block(u"```yaml\\n# (games/\\S+)\\n(.*?)```"_s,
                                              QRegularExpression::DotMatchesEverythingOption);
        int files = 0;
        for (auto match = block.globalMatch(page); match.hasNext(); ++files) {
            const auto found = match.next();
            write(m_program.path("home/data/muster/") + found.captured(1), found.captured(2).toUtf8());
        }
        QCOMPARE(files, 5);
        write(m_program.path("heavy.txt"), "4 Harbour Lamp [Blue]\n4 Glow-worm Jar\n4 Ghost Moth\n1 Lamp Post\n");
        write(m_program.path("lanterns.yaml"),
              "game: lanterns\nset: NEW\nname: New\ncards:\n"
              "  - {id: NEW-001, name: Beacon, type: lantern, colour: azure, oil: 10, glow: 12}\n"
              "  - {id: NEW-002, name: Ember, type: lantern, colour: blue, oil: 0, glow: 4}\n");
    }

    void isListed()
    {
        const Ran games = m_program.run("games --output json");
        QCOMPARE(games.exit, 0);
        QVERIFY2(games.out.contains(u"\"lanterns\""_s), qPrintable(games.out));
        const Ran rules = m_program.run("rules LAN-2");
        QCOMPARE(rules.exit, 0);
        QVERIFY(rules.out.contains(u"A Moth stays only where a Lantern burns without oil."_s));
        QVERIFY(m_program.run("formats --game lanterns").out.contains(u"Short Night"_s));
    }

    void isSearched()
    {
        const Ran found = m_program.run(
            {u"search"_s, u"--game"_s, u"lanterns"_s, u"type:lantern glow>=9 oil<4"_s, u"--output"_s, u"json"_s});
        QCOMPARE(found.exit, 0);
        const auto cards = found.json().value("cards"_L1).toArray();
        QCOMPARE(cards.size(), 1);
        QCOMPARE(cards.first().toObject().value("id"_L1).toString(), u"DUSK-001"_s);
        const Ran wrong = m_program.run({u"search"_s, u"--game"_s, u"lanterns"_s, u"glwo>3"_s});
        QCOMPARE(wrong.exit, 2);
        QVERIFY2(wrong.err.contains(u"\"glow\""_s), qPrintable(wrong.err));
    }

    void isChecked()
    {
        const Ran legal = m_program.run({u"check"_s, deck()});
        QVERIFY2(legal.exit == 0, qPrintable(legal.out + legal.err));
        QVERIFY(legal.out.contains(u"legal, 12 cards"_s));
        const Ran strict = m_program.run({u"check"_s, deck(), u"--format"_s, u"lanterns/short-night"_s});
        QCOMPARE(strict.exit, 1);
        QVERIFY2(strict.out.contains(u"[LAN-R1]"_s) && strict.out.contains(u"12"_s) && strict.out.contains(u"8"_s),
                 qPrintable(strict.out));
        const Ran heavy = m_program.run("check heavy.txt --game lanterns --explain");
        QCOMPARE(heavy.exit, 1);
        for (const auto& part : {u"[LAN-R1]"_s, u"4 copies of Harbour Lamp [Blue], at most 3 allowed [LAN-R2]"_s,
                                 u"[LAN-R4]"_s, u"no more than three of them alike"_s})
            QVERIFY2(heavy.out.contains(part), qPrintable(part + u"\n"_s + heavy.out));
    }

    void isHashedCodedAndConverted()
    {
        const Ran hash = m_program.run({u"hash"_s, deck()});
        QCOMPARE(hash.exit, 0);
        QVERIFY2(hash.out.contains(QRegularExpression(u"[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}"_s)),
                 qPrintable(hash.out));
        const Ran code = m_program.run({u"code"_s, deck()});
        QCOMPARE(code.exit, 0);
        const Ran back = m_program.run({u"code"_s, code.lines().constLast()});
        QCOMPARE(back.exit, 0);
        QVERIFY2(back.out.contains(u"Glow-worm Jar"_s), qPrintable(back.out));
        const Ran list = m_program.run({u"convert"_s, deck(), u"quay.txt"_s});
        QCOMPARE(list.exit, 0);
        QCOMPARE(m_program.run("hash quay.txt --game lanterns").out.left(11), hash.out.left(11));
    }

    /// Data make no rules: what would have to be played is refused by the game's name.
    void isNotPlayed()
    {
        for (const char* verb : {"match", "goldfish"}) {
            const Ran ran = m_program.run({QString::fromLatin1(verb), deck()});
            QCOMPARE(ran.exit, 2);
            QVERIFY2(ran.err.contains(u"Lanterns"_s) && ran.err.contains(u"error: the engine"_s), qPrintable(ran.err));
        }
    }

    /// What is drawn needs no engine: four of twelve cards, as game.yaml says.
    void itsHandsAreDealt()
    {
        const Ran ran = m_program.run({u"hands"_s, deck(), u"--samples"_s, u"2000"_s, u"--output"_s, u"json"_s});
        QVERIFY2(ran.exit == 0 && ran.err.isEmpty(), qPrintable(ran.err));
        std::map<QString, std::pair<double, int>> byType; // chances, and how often
        for (const QJsonValue& value : ran.json().value(u"measures"_s).toArray()) {
            const QJsonObject row = value.toObject();
            auto& [exact, count] = byType[row.value(u"key"_s).toString().section(u'-', 0, 0)];
            exact += row.value(u"exact"_s).toDouble();
            count += row.value(u"count"_s).toInt();
        }
        QVERIFY(byType.size() >= 2);
        for (const auto& [type, sums] : byType) {
            QVERIFY2(std::abs(sums.first - 1) < 1e-9, qPrintable(type));
            QCOMPARE(sums.second, 2000);
        }
        QVERIFY(m_program.run({u"hands"_s, deck(), u"--samples"_s, u"200"_s}).out.contains(u"exactly"_s));
    }

    /// Without a sheet of its own it prints by those of all games.
    void isPrinted()
    {
        for (const char* name : {"parts", "registration"})
            write(m_program.path("data/sheets/") + QLatin1String(name) + u".yaml"_s,
                  read(muster::test::inSources("/resources/sheets/") + QLatin1String(name) + u".yaml"_s));
        const Ran ran = m_program.run({u"print"_s, deck(), u"-o"_s, u"quay.pdf"_s});
        QVERIFY2(ran.exit == 0, qPrintable(ran.err));
        const Ran text = m_program.shell("pdftotext -layout quay.pdf -");
        for (const QString& part : {u"Lanterns"_s, u"Glow-worm Jar"_s, u"Ghost Moth"_s, u"of 12"_s})
            QVERIFY2(text.out.contains(part), qPrintable(part + u"\n"_s + text.out));
    }

    /// The author of a set is told of ranges and of card rules, each under its number.
    void setsAreHeldToIt()
    {
        const Ran checked = m_program.run("sets check lanterns.yaml");
        QCOMPARE(checked.exit, 2);
        QVERIFY2(checked.err.contains(u"expected a number from 0 to 9, found 10 [LAN-3]"_s)
                     && checked.err.contains(u"a Lantern without oil glows by 3 at most [LAN-R5]"_s),
                 qPrintable(checked.err));
    }

private:
    [[nodiscard]] QString deck() const { return m_program.path("home/data/muster/games/lanterns/decks/quay.muster"); }

    Program m_program;
};

QTEST_GUILESS_MAIN(NewGameTest)
#include "new_game_test.moc"
