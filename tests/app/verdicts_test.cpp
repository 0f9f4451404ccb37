// SPDX-License-Identifier: GPL-3.0-or-later
// Verdicts on the command line with the shipped games: own sets beside other people's decks, faulty cards, repairs, a shop beside
// its deck, the lists of a team, dates.
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>

#include "tests/app/program.h"

using namespace muster::test;
using namespace Qt::StringLiterals;

namespace {

QString caseFile(const char* name) { return inSources("/tests/decks/") + QString::fromUtf8(name); }

} // namespace

class VerdictsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_program.emplace();
        m_program->set("MUSTER_DATA", inBuild("/share/muster"));
    }

    void ownSetsLeaveOtherDecksAlone()
    {
        const QString deck = caseFile("sceptre/legal/deck.muster");
        const Ran before = m_program->run({u"check"_s, deck});
        QCOMPARE(before.exit, 0);
        const Ran added =
            m_program->run({u"sets"_s, u"add"_s, caseFile("sceptre/own-set-with-a-shipped-name/own.yaml")});
        QCOMPARE(added.exit, 0);
        QVERIFY2((added.out + added.err).contains("Iron Helm"_L1), qPrintable(added.out + added.err));
        const Ran after = m_program->run({u"check"_s, deck});
        QCOMPARE(after.exit, 0);
        QVERIFY2(after.out.contains("[FMT-PRINTING]"_L1), qPrintable(after.out));
        QVERIFY(!after.out.contains("illegal"_L1));
    }

    void aFaultyCardIsToldWhereADeckNamesIt()
    {
        QDir().mkpath(m_program->path("home/data/muster/games/sceptre/sets"));
        QVERIFY(QFile::copy(caseFile("sceptre/faulty-card/own.yaml"),
                            m_program->path("home/data/muster/games/sceptre/sets/own.yaml")));
        QVERIFY(QFile::copy(caseFile("sceptre/faulty-card/deck.muster"), m_program->path("deck.muster")));
        const Ran ran = m_program->run("check deck.muster --explain");
        QCOMPARE(ran.exit, 1);
        QVERIFY2(ran.out.contains("deck.muster:8: illegal: \"Cinder Widow [Ember]\" cannot be used"_L1),
                 qPrintable(ran.out));
        QVERIFY(ran.out.contains("own.yaml:"_L1)); // where to mend it
        QVERIFY(!ran.out.contains("no card is called"_L1));
        // The other verbs say the same of the line.
        for (const char* verb : {"convert deck.muster - --to text", "print deck.muster -o deck.pdf",
                                 "match deck.muster deck.muster --games 1", "hands deck.muster"}) {
            const Ran other = m_program->run(verb);
            QVERIFY2(!other.err.contains("no card is called"_L1), qPrintable(other.err));
            QVERIFY2(other.err.contains("deck.muster:8:"_L1) && other.err.contains("the key \"hp\" is missing"_L1),
                     qPrintable(other.err));
        }
        const Ran fix = m_program->run("check deck.muster --fix");
        QVERIFY(!QFileInfo::exists(m_program->path("deck.fixed.muster")));
        QVERIFY2(fix.out.contains("cannot be made legal"_L1), qPrintable(fix.out));
    }

    void aWrongOriginIsToldWithTheRightOne()
    {
        write(m_program->path("deck.muster"),
              "muster: 1\ngame: sceptre\nkind: deck\nname: T\nsections:\n  main:\n"
              "    - {card: Kestrel Vanguard, origin: Embr, count: 3}\n");
        const Ran ran = m_program->run("check deck.muster");
        QVERIFY2(ran.out.contains("no card is called \"Kestrel Vanguard [Embr]\", did you mean \"Kestrel Vanguard "
                                  "[Ember]\"?"_L1),
                 qPrintable(ran.out));
    }

    void repairsSayWhichCardsGo()
    {
        write(m_program->path("deck.muster"), read(caseFile("sceptre/champion-4-on-two-lines/deck.muster")));
        const Ran ran = m_program->run("check deck.muster --output json");
        bool some = false;
        for (const QJsonValue& finding : ran.json().value("findings"_L1).toArray())
            for (const QJsonValue& fix : finding.toObject().value("fixes"_L1).toArray()) {
                const QString message = fix.toObject().value("message"_L1).toString();
                some = some || message.startsWith("swap"_L1);
                // A deck of full size stays one.
                QVERIFY2(!message.startsWith("remove"_L1), qPrintable(message));
            }
        QVERIFY2(some, qPrintable(ran.out));
    }

    void fixSaysWhatItWeighed()
    {
        write(m_program->path("deck.muster"),
              "muster: 1\ngame: sceptre\nsections:\n  main:\n"
              "    - {card: Kestrel Vanguard, origin: Ember, count: 3}\n"
              "    - {card: Torchbearer, origin: Ember, count: 3}\n");
        const Ran ran = m_program->run("check deck.muster --fix --output json");
        const QJsonObject mended =
            ran.json().value("files"_L1).toArray().at(0).toObject().value("mended"_L1).toObject();
        QVERIFY2(!mended.value("weighed"_L1).toObject().value("reasons"_L1).toArray().isEmpty(), qPrintable(ran.out));
        // Not a heap of the first card that fits.
        for (const QJsonValue& edit : mended.value("edits"_L1).toArray())
            QVERIFY2(edit.toObject().value("count"_L1).toInt() < 40, qPrintable(ran.out));
        QCOMPARE(m_program->run("check deck.fixed.muster").exit, 0);
    }

    void aShopBesideItsDeck()
    {
        const QString deck = caseFile("hero/cost-11-and-no-mana-in-the-shop/deck.muster");
        const QString shop = caseFile("hero/cost-11-and-no-mana-in-the-shop/shop.muster");
        QCOMPARE(
            m_program->run({u"sets"_s, u"add"_s, caseFile("hero/cost-11-and-no-mana-in-the-shop/cards.yaml")}).exit, 0);
        const auto hasD12 = [](const Ran& ran) { return ran.out.contains("[HRO-D12]"_L1); };
        QVERIFY(!hasD12(m_program->run({u"check"_s, deck})));
        QVERIFY(hasD12(m_program->run({u"check"_s, deck, u"--shop"_s, shop})));
        QCOMPARE(m_program->run({u"check"_s, deck, u"--shop"_s, deck}).exit, 2);
        QCOMPARE(m_program->run({u"check"_s, deck, u"--shop"_s, u"missing.muster"_s}).exit, 2);
    }

    void bothListsOfATeam()
    {
        const QString deck = caseFile("armory/tandem/deck.muster");
        const auto asksForMore = [](const Ran& ran) { return ran.out.contains("[ARM-D26]"_L1); };
        QVERIFY(asksForMore(m_program->run({u"check"_s, deck, deck})));
        QVERIFY(!asksForMore(m_program->run({u"check"_s, deck, deck, u"--team"_s})));
        QVERIFY(asksForMore(m_program->run({u"check"_s, deck, u"--team"_s})));
    }

    void withoutADateTodayAdvises()
    {
        const QString deck = caseFile("sceptre/legal/deck.muster");
        write(m_program->path("gone.yaml"),
              "format: sceptre/gone\ngame: sceptre\ntitle: Gone\nversion: \"1\"\nuntil: 2001-02-03\n");
        const Ran ran = m_program->run({u"check"_s, deck, u"--format"_s, u"gone.yaml"_s});
        QCOMPARE(ran.exit, 0);
        QVERIFY2(ran.out.contains("advice: "_L1) && ran.out.contains("[FMT-OVER]"_L1), qPrintable(ran.out));
        const Ran dated =
            m_program->run({u"check"_s, deck, u"--format"_s, u"gone.yaml"_s, u"--date"_s, u"2001-02-03"_s});
        QVERIFY(!dated.out.contains("[FMT-OVER]"_L1));
    }

    void bansThatBanNothing()
    {
        write(m_program->path("formats/cup.yaml"),
              "format: sceptre/cup\ngame: sceptre\ntitle: Cup\nversion: \"1\"\nbanned:\n"
              "  - {cards: \"type:champion hp>=9000\", reason: too strong}\n");
        const Ran ran = m_program->run("check formats");
        QCOMPARE(ran.exit, 2);
        QVERIFY2(ran.err.contains("formats/cup.yaml:6:"_L1) && ran.err.contains("hp>=9000"_L1), qPrintable(ran.err));
    }

    void gameFilesAndTheirRules()
    {
        write(m_program->path("games/pebbles/rules.yaml"),
              "game: pebbles\ntitle: Pebbles\nrules:\n  - {id: PEB-1, section: deck, "
              "ref: one, rule: Names are names., scope: both}\n");
        QVERIFY(
            QFile::copy(m_program->path("data/games/pebbles/game.yaml"), m_program->path("games/pebbles/game.yaml")));
        const Ran unknown = m_program->run("check games/pebbles/game.yaml");
        QCOMPARE(unknown.exit, 2);
        QVERIFY2(unknown.err.contains("PEB-V4"_L1), qPrintable(unknown.err));
        write(m_program->path("games/stones/game.yaml"), read(m_program->path("data/games/pebbles/game.yaml")));
        const Ran named = m_program->run("check games/stones/game.yaml");
        QCOMPARE(named.exit, 2);
        QVERIFY2(named.err.contains("stones"_L1), qPrintable(named.err));
    }

    void whatThereIsOfAGame()
    {
        const Ran ran = m_program->run("games hero");
        QCOMPARE(ran.exit, 0);
        for (const char* word : {"shop", "early", "copy_limit", "gold-cost", "2 to 15"})
            QVERIFY2(ran.out.contains(QString::fromUtf8(word)), word);
        QCOMPARE(m_program->run("games heroo").exit, 2);
        const QJsonObject game =
            m_program->run("games hero --output json").json().value("games"_L1).toArray().at(0).toObject();
        QCOMPARE(game.value("kinds"_L1).toArray().size(), 2);
        QVERIFY(!game.value("options"_L1).toArray().isEmpty() && !game.value("numbers"_L1).toArray().isEmpty());
    }

    void theRuleBehindMayNotBeAdded()
    {
        const QString deck = caseFile("sceptre/legal/deck.muster");
        const Ran ran = m_program->run({u"search"_s, u"--game"_s, u"sceptre"_s, u"--deck"_s, deck, u"name:kestrel"_s});
        QCOMPARE(ran.exit, 0);
        QVERIFY2(ran.out.contains("[SCE-V"_L1), qPrintable(ran.out));
        const QJsonArray told = m_program
                                    ->run({u"search"_s, u"--game"_s, u"sceptre"_s, u"--deck"_s, deck,
                                           u"name:\"kestrel vanguard\""_s, u"--output"_s, u"json"_s})
                                    .json()
                                    .value("mayBeAdded"_L1)
                                    .toArray();
        QVERIFY(!told.isEmpty());
        QCOMPARE(told.at(0).toObject().value("allowed"_L1).toBool(true), false);
        const QString rule = told.at(0).toObject().value("rule"_L1).toString();
        QVERIFY(!rule.isEmpty());
        const QStringList table = m_program
                                      ->run({u"search"_s, u"--game"_s, u"sceptre"_s, u"--deck"_s, deck,
                                             u"name:\"kestrel vanguard\""_s, u"--output"_s, u"csv"_s})
                                      .out.split(u"\r\n"_s);
        QVERIFY2(table.at(0).endsWith(",may-be-added,rule"_L1), qPrintable(table.at(0)));
        QVERIFY2(table.at(1).endsWith(",no,"_L1 + rule), qPrintable(table.at(1)));
    }

private:
    std::optional<Program> m_program;
};

QTEST_GUILESS_MAIN(VerdictsTest)
#include "verdicts_test.moc"
