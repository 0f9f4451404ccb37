// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>
#include <QRegularExpression>

#include "tests/app/program.h"
#include "tests/app/sarif_rules.h"
#include "tests/support/paths.h"

using namespace muster::test;

namespace {

QJsonArray list(const QJsonObject& object, const char* key) { return object.value(QLatin1String(key)).toArray(); }

QString text(const QJsonValue& object, const char* key)
{
    return object.toObject().value(QLatin1String(key)).toString();
}

} // namespace

/// `muster check`: verdicts, places, forms of output, explanations and repairs.
class CheckTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void verdicts_data()
    {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<int>("exit");
        QTest::addColumn<QString>("out");
        QTest::addColumn<QString>("err");
        QTest::newRow("legal") << "decks/good.muster" << 0 << "decks/good.muster: legal, 4 cards"
                               << "";
        QTest::newRow("illegal") << "decks/bad.muster" << 1
                                 << "decks/bad.muster:8: illegal: 3 copies of Flint [Grey], at most 2 allowed [PEB-V2]"
                                 << "";
        QTest::newRow("incomplete") << "decks/light.muster" << 1
                                    << "decks/light.muster:1: incomplete: Cards: 2, exactly 4 needed [PEB-V1]"
                                    << "";
        QTest::newRow("missing") << "decks/none.muster" << 2 << ""
                                 << "decks/none.muster: error: there is no such file";
        QTest::newRow("format") << "decks/good.muster --format calm" << 0 << "legal, 4 cards, format pebbles/calm"
                                << "";
        QTest::newRow("full format") << "decks/good.muster --format pebbles/calm" << 0 << "format pebbles/calm"
                                     << "";
        QTest::newRow("format file") << "decks/good.muster --format data/games/pebbles/formats/calm.yaml" << 0
                                     << "format pebbles/calm"
                                     << "";
        QTest::newRow("unknown format") << "decks/good.muster --format clam" << 2 << ""
                                        << "unknown format \"clam\", did you mean \"pebbles/calm\"?";
        QTest::newRow("too early") << "decks/good.muster --format calm --date 2026-01-31" << 1
                                   << "illegal: the format begins only on 2026-02-01 [FMT-NOT-YET]"
                                   << "";
        QTest::newRow("too late") << "decks/good.muster --format calm --date 2026-03-02" << 1 << "[FMT-OVER]"
                                  << "";
        QTest::newRow("in time") << "decks/good.muster --format calm --date 2026-03-01" << 0 << "legal"
                                 << "";
        QTest::newRow("bad date") << "decks/good.muster --date 2026-02-30" << 2 << ""
                                  << "takes a date such as 2026-10-03";
        QTest::newRow("bad players") << "decks/good.muster --players x" << 2 << ""
                                     << "takes a number from 1 to 99";
        QTest::newRow("unknown game") << "decks/good.muster --game pebles" << 2 << ""
                                      << "did you mean \"pebbles\"?";
        QTest::newRow("in place alone") << "decks/good.muster --in-place" << 2 << ""
                                        << "goes with \"--fix\"";
    }

    void verdicts()
    {
        QFETCH(QString, arguments);
        QFETCH(int, exit);
        QFETCH(QString, out);
        QFETCH(QString, err);
        const Ran ran = m_program.run(QStringLiteral("check ").append(arguments).split(QLatin1Char(' ')));
        QCOMPARE(ran.exit, exit);
        QVERIFY2(ran.out.contains(out), qPrintable(ran.out));
        QVERIFY2(ran.err.contains(err) && ran.err.isEmpty() == err.isEmpty(), qPrintable(ran.err));
    }

    void manyFilesAndTheHighestCodeWins()
    {
        const Ran folder = m_program.run("check decks");
        QCOMPARE(folder.exit, 1);
        QVERIFY2(folder.out.endsWith(QLatin1String("3 decks, 1 legal, 1 incomplete, 1 illegal, 2 findings\n")),
                 qPrintable(folder.out));
        // In the order of names, whatever finished first.
        QVERIFY(folder.out.indexOf(QLatin1String("bad.muster: ")) < folder.out.indexOf(QLatin1String("good.muster: ")));
        QVERIFY(folder.out.indexOf(QLatin1String("good.muster: "))
                < folder.out.indexOf(QLatin1String("light.muster: ")));
        const Ran worst = m_program.run("check decks/good.muster none.muster decks/bad.muster");
        QCOMPARE(worst.exit, 2);
        QVERIFY(worst.out.contains(QLatin1String("decks/bad.muster: illegal")));
        QVERIFY(worst.out.contains(QLatin1String("1 file with errors")));
    }

    void hundredsOfFilesInOrder()
    {
        for (int i = 0; i < 400; ++i) {
            const QByteArray deck = i % 3 == 0 ? IllegalDeck : i % 3 == 1 ? LegalDeck : IncompleteDeck;
            write(m_program.path("many/%1.muster").arg(i, 3, 10, QLatin1Char('0')), i == 200 ? QByteArray("{") : deck);
        }
        const Ran ran = m_program.run("check many --output json");
        QCOMPARE(ran.exit, 2);
        const QJsonArray files = list(ran.json(), "files");
        QCOMPARE(files.size(), 400);
        for (int i = 0; i < 400; ++i) {
            QCOMPARE(text(files.at(i), "file"), QStringLiteral("many/%1.muster").arg(i, 3, 10, QLatin1Char('0')));
            const char* verdict = i == 200 ? "unreadable"
                : i % 3 == 0               ? "illegal"
                : i % 3 == 1               ? "legal"
                                           : "incomplete";
            QCOMPARE(text(files.at(i), "verdict"), QLatin1String(verdict));
        }
        QCOMPARE(m_program.run("check many --output json").out, ran.out);
    }

    void aGameFolderIsCheckedWhole()
    {
        const Ran ran = m_program.run("check data/games");
        QCOMPARE(ran.exit, 0);
        for (const char* part :
             {"game.yaml: game Pebbles, in order", "rules.yaml: rules of Pebbles, 7 entries, in order",
              "beach.yaml: set PEB The Beach, 5 cards, in order", "calm.yaml: format Calm Sea, in order",
              "good.muster: legal", "1 deck, 1 legal, 4 other files in order"})
            QVERIFY2(ran.out.contains(QLatin1String(part)), qPrintable(ran.out));
        // A new game beside its set is checked against its own file, installed or not.
        QByteArray game = PebblesGame;
        game.replace("pebbles", "boulders").replace("Pebbles", "Boulders").replace("PEB", "BOU");
        QByteArray set = PebblesSet;
        set.replace("game: pebbles", "game: boulders");
        write(m_program.path("new/boulders/game.yaml"), game);
        write(m_program.path("new/boulders/sets/one.yaml"), set);
        QCOMPARE(m_program.run("check new").exit, 0);
        write(m_program.path("new/boulders/sets/two.yaml"), set); // the same cards again
        const Ran twice = m_program.run("check new");
        QCOMPARE(twice.exit, 2);
        QVERIFY2(twice.err.contains(QLatin1String("already taken")), qPrintable(twice.err));
        write(m_program.path("new/boulders/sets/two.yaml"), set.replace("type: pebble", "type: peble"));
        QVERIFY(m_program.run("check new").err.contains(QLatin1String("did you mean \"pebble\"?")));
    }

    /// What translates a game is checked with it: words, words of effects, and rules.
    void translationsAreCheckedAgainstTheirGame()
    {
        QByteArray game = PebblesGame;
        game += "effect words:\n  actions: {skip: skip over}\n  states: {wet: wet}\n";
        write(m_program.path("tongues/pebbles/game.yaml"), game);
        write(m_program.path("tongues/pebbles/rules.yaml"), PebblesRules);
        write(m_program.path("tongues/pebbles/words.yaml"), "de:\n  Pebbles: Kiesel\n  Cards: Karten\n");
        write(m_program.path("tongues/pebbles/effects.yaml"), "de:\n  actions:\n    skip: hüpfen\n");
        write(m_program.path("tongues/pebbles/rules/de.yaml"), "PEB-2: {rule: Ein Beutel fasst vier Kiesel.}\n");
        const Ran good = m_program.run("check tongues");
        QVERIFY2(good.exit == 0, qPrintable(good.err));
        for (const char* part : {"effects.yaml: effect words of Pebbles in other languages, 1 entry, in order",
                                 "words.yaml: words of Pebbles in other languages, 2 entries, in order",
                                 "de.yaml: rules of Pebbles in another language, 1 entry, in order"})
            QVERIFY2(good.out.contains(QLatin1String(part)), qPrintable(good.out));
        const QJsonArray files = list(m_program.run("check tongues --output json").json(), "files");
        QCOMPARE(text(files.at(0), "kind"), QStringLiteral("effect words"));
        QCOMPARE(text(files.at(4), "kind"), QStringLiteral("game words"));

        write(m_program.path("tongues/pebbles/effects.yaml"),
              "de:\n  actions:\n    skipp: hüpfen\n  state:\n    wet: nass\n  states:\n    wet: [nass]\n");
        write(m_program.path("tongues/pebbles/words.yaml"), "de:\n  Pebbles: [Kiesel]\n");
        const Ran bad = m_program.run("check tongues");
        QCOMPARE(bad.exit, 2);
        for (const char* part :
             {"effects.yaml:3:5: error: unknown word \"skipp\"", "did you mean \"skip\"?",
              "effects.yaml:4:3: error: unknown key \"state\"", "did you mean \"states\"?",
              "effects.yaml:7:10: error: expected a text", "words.yaml:2:12: error: expected a text"})
            QVERIFY2(bad.err.contains(QLatin1String(part)), qPrintable(bad.err));
        // Named alone it is no set either.
        const Ran alone = m_program.run("check tongues/pebbles/words.yaml");
        QVERIFY2(alone.err.contains(QLatin1String("words.yaml:2:12: error: expected a text")), qPrintable(alone.err));
    }

    /// A person's own translations lie alone in the data folder, and belong to the game that their folder is named after.
    void onesOwnTranslationsBelongToTheGameOfTheirFolder()
    {
        write(m_program.path("own/games/pebbles/rules/de.yaml"), "PEB-2: {rule: Vier.}\nPEB-9: {rule: Neun.}\n");
        write(m_program.path("own/games/pebbles/words.yaml"), "de: {Cards: Karten}\n");
        write(m_program.path("own/games/peebles/effects.yaml"), "de: {actions: {skip: hüpfen}}\n");
        const Ran ran = m_program.run("check own");
        QCOMPARE(ran.exit, 2);
        QVERIFY2(ran.out.contains(QLatin1String("words.yaml: words of Pebbles")), qPrintable(ran.out));
        for (const char* part :
             {"de.yaml:2:1: error: no rule has the id \"PEB-9\"", "effects.yaml: error: ", "did you mean \"pebbles\"?"})
            QVERIFY2(ran.err.contains(QLatin1String(part)), qPrintable(ran.err));
    }

    void formatsAreCheckedAgainstTheCards()
    {
        write(m_program.path("odd/formats/odd.yaml"), QByteArray(PebblesFormat).replace("card: Jade", "card: Jadd"));
        const Ran ran = m_program.run("check odd");
        QCOMPARE(ran.exit, 2);
        QVERIFY2(ran.err.contains(QLatin1String("did you mean \"Jade\"?")), qPrintable(ran.err));
    }

    void standardInputInEveryForm()
    {
        QVERIFY(m_program.run("check -", LegalDeck).out.startsWith(QLatin1String("<stdin>: legal")));
        const Ran pasted = m_program.run("check - --game pebbles", "2 Flint\n2x egg [white]\n");
        QCOMPARE(pasted.exit, 0);
        QVERIFY2(pasted.out.contains(QLatin1String("<stdin>: legal, 4 cards")), qPrintable(pasted.out));
        const Ran noGame = m_program.run("check -", "2 Flint\n");
        QCOMPARE(noGame.exit, 2);
        QVERIFY(noGame.err.contains(QLatin1String("--game pebbles")));
        const QString code = m_program.run("code decks/good.muster").out.trimmed();
        QVERIFY(m_program.run({QStringLiteral("check"), code}).out.startsWith(QLatin1String("<code>: legal")));
        QCOMPARE(m_program.run("check -", code.toUtf8()).exit, 0);
        QCOMPARE(m_program.run("check -", "").exit, 2);
    }

    void listsKeepTheirLines()
    {
        write(m_program.path("list.txt"), "# mine\n2 Flint\n\n2 Eg [White]\n");
        const Ran unknown = m_program.run("check list.txt --game pebbles");
        QCOMPARE(unknown.exit, 1);
        QVERIFY2(unknown.out.contains(QLatin1String("list.txt:4: illegal: no card is called ")),
                 qPrintable(unknown.out));
        QVERIFY(unknown.out.contains(QLatin1String("did you mean \"Egg\"?")));
        write(m_program.path("zero.txt"), "0 Flint\n2 Egg [White]\n");
        const Ran zero = m_program.run("check zero.txt --game pebbles");
        QCOMPARE(zero.exit, 2);
        QVERIFY2(zero.err.contains(QLatin1String("zero.txt:1: error: ")), qPrintable(zero.err));
    }

    void schemaErrorsHavePlaces()
    {
        write(m_program.path("schema.muster"),
              QByteArray(LegalDeck).replace("name:", "nam:").replace("count: 2}", "count: 0}"));
        const Ran ran = m_program.run("check schema.muster");
        QCOMPARE(ran.exit, 2);
        QVERIFY2(ran.err.contains(QRegularExpression(
                     QStringLiteral("schema.muster:4:1: error: unknown key \"nam\", did you mean \"name\"\\?"))),
                 qPrintable(ran.err));
        QVERIFY2(ran.err.contains(QRegularExpression(QStringLiteral(
                     "schema.muster:7:\\d+: error: \"Flint\": expected a number from 1 to 999, found 0"))),
                 qPrintable(ran.err));
    }

    void explanationsQuoteTheRules()
    {
        const Ran ran = m_program.run("check decks/bad.muster --explain");
        QCOMPARE(ran.exit, 1);
        for (const char* part :
             {"PEB-V2: A pebble is there more than twice.", "PEB-1: Two pebbles of one name and shade",
              "Flint [Grey]: 3 in line 8", "swap 1 Flint [Grey] for 1 copy of Egg [White]"})
            QVERIFY2(ran.out.contains(QLatin1String(part)), qPrintable(ran.out));
    }

    /// Sentences of rules in the language in force, in every form; a file of them is checked against the rules that it belongs to.
    void rulesInAnotherLanguage()
    {
        const QString path = m_program.path("data/games/pebbles/rules/fr.yaml");
        write(path, "PEB-V2: {condition: Un galet y est plus de deux fois.}\nPEB-1: {rule: Deux galets.}\n");
        const Ran good = m_program.run("check data/games/pebbles/rules/fr.yaml");
        QCOMPARE(good.exit, 0);
        QVERIFY2(good.out.contains(QLatin1String("rules of Pebbles in another language, 2 entries, in order")),
                 qPrintable(good.out));
        m_program.set("LC_ALL", QStringLiteral("fr_FR.UTF-8"));
        const QString outputs[] = {m_program.run("check decks/bad.muster --explain").out,
                                   m_program.run("check decks/bad.muster --explain --output json").out,
                                   m_program.run("check decks/bad.muster --output sarif").out,
                                   m_program.run("rules PEB-V2").out, m_program.run("rules PEB-V2 --output json").out};
        const QString other = m_program.run("rules PEB-Q1").out;
        write(path, "PEB-V2: {condition: Un galet., anser: A}\nPEB-9: {rule: A.}\n");
        const Ran bad = m_program.run("rules PEB-V2");
        m_program.set("LC_ALL", QStringLiteral("C.UTF-8"));
        const Ran wrong = m_program.run("check data/games/pebbles");
        QVERIFY(QFile::remove(path));
        for (const QString& output : outputs) {
            QVERIFY2(output.contains(QLatin1String("Un galet y est plus de deux fois.")), qPrintable(output));
            QVERIFY2(!output.contains(QLatin1String("A pebble is there more than twice.")), qPrintable(output));
        }
        QVERIFY(other.contains(QLatin1String("Is sand a pebble?")));
        QVERIFY(bad.out.contains(QLatin1String("A pebble is there more than twice.")));
        QVERIFY2(bad.err.contains(QLatin1String("fr.yaml:1:32: ")), qPrintable(bad.err));
        QCOMPARE(wrong.exit, 2);
        QVERIFY2(wrong.err.contains(QLatin1String("fr.yaml:1:32: error: unknown key \"anser\""))
                     && wrong.err.contains(
                         QLatin1String("fr.yaml:2:1: error: no rule has the id \"PEB-9\", did you mean \"PEB-1\"?")),
                 qPrintable(wrong.err));
    }

    void jsonEvenWhenTheFormatIsBroken()
    {
        const Ran ran = m_program.run("check decks --format nowhere.yaml --output json");
        QCOMPARE(ran.exit, 2);
        QCOMPARE(text(list(ran.json(), "errors").at(0), "kind"), QStringLiteral("no-such-file"));
        QVERIFY(ran.json().value(QLatin1String("findings")).isArray());
    }

    void jsonHasItsKeys()
    {
        const Ran ran = m_program.run("check decks nowhere.muster --output json --explain");
        QCOMPARE(ran.exit, 2);
        QVERIFY(ran.err.isEmpty());
        const QJsonObject json = ran.json();
        QCOMPARE(text(json, "muster"), QStringLiteral("check"));
        QCOMPARE(json.value(QLatin1String("version")).toInt(), 3);
        QCOMPARE(list(json, "files").size(), 4);
        QCOMPARE(text(list(json, "files").at(1), "hash"), m_program.run("hash decks/good.muster").out.left(11));
        const QJsonObject finding = list(json, "findings").at(0).toObject();
        QCOMPARE(text(finding, "file"), QStringLiteral("decks/bad.muster"));
        QCOMPARE(finding.value(QLatin1String("line")).toInt(), 8);
        QCOMPARE(text(finding, "id"), QStringLiteral("PEB-V2"));
        QCOMPARE(text(finding, "severity"), QStringLiteral("illegal"));
        QCOMPARE(text(finding, "kind"), QStringLiteral("too-many-copies"));
        QCOMPARE(finding.value(QLatin1String("have")).toInt(), 3);
        QCOMPARE(finding.value(QLatin1String("limit")).toInt(), 2);
        QCOMPARE(list(finding, "rules").at(0).toString(), QStringLiteral("PEB-1"));
        QCOMPARE(text(finding.value(QLatin1String("sentences")), "PEB-V2"),
                 QStringLiteral("A pebble is there more than twice."));
        const QJsonObject row = list(list(finding, "subjects").at(0).toObject(), "rows").at(0).toObject();
        QCOMPARE(text(row, "section"), QStringLiteral("main"));
        QCOMPARE(row.value(QLatin1String("row")).toInt(), 0);
        QVERIFY(!list(finding, "fixes").isEmpty());
        QVERIFY(!list(list(finding, "fixes").at(0).toObject(), "edits").isEmpty());
        QCOMPARE(text(list(json, "errors").at(0), "kind"), QStringLiteral("no-such-file"));
        QCOMPARE(text(list(json, "errors").at(0), "file"), QStringLiteral("nowhere.muster"));
        const QJsonObject summary = json.value(QLatin1String("summary")).toObject();
        QCOMPARE(summary.value(QLatin1String("files")).toInt(), 4);
        QCOMPARE(summary.value(QLatin1String("unreadable")).toInt(), 1);
    }

    void sarifKeepsTheStandard()
    {
        write(m_program.path("a folder/ü 1.muster"), IllegalDeck);
        const Ran ran =
            m_program.run({QStringLiteral("check"), QStringLiteral("decks"), QStringLiteral("a folder"),
                           QStringLiteral("none.muster"), QStringLiteral("--output"), QStringLiteral("sarif")});
        QCOMPARE(ran.exit, 2);
        const QJsonObject log = ran.json();
        QCOMPARE(SarifRules::breach(log), QString());
        const QJsonObject run = list(log, "runs").at(0).toObject();
        QCOMPARE(list(run, "results").size(), 4); // three findings and an error
        QCOMPARE(list(run, "invocations").at(0).toObject().value(QLatin1String("executionSuccessful")).toBool(true),
                 false);
        QVERIFY(ran.out.contains(QLatin1String("\"uri\": \"a%20folder/%C3%BC%201.muster\"")));
        QVERIFY(ran.out.contains(QLatin1String("A pebble is there more than twice.")));
        // The fix replaces the one line, comment and all.
        QVERIFY2(ran.out.contains(QLatin1String("    - {card: Flint, count: 2}  # as many as there are\\n")),
                 qPrintable(ran.out));
        // A check can be told from the standard's rules: a broken log is noticed.
        QJsonObject broken = log;
        broken.insert(QLatin1String("version"), QStringLiteral("2.0.0"));
        QVERIFY(!SarifRules::breach(broken).isEmpty());
        QCOMPARE(SarifRules::breach(m_program.run("check decks/good.muster --output sarif").json()), QString());
    }

    void fixesWriteACopy()
    {
        write(m_program.path("mend/bad.muster"), IllegalDeck);
        const Ran ran = m_program.run("check mend/bad.muster --fix");
        QCOMPARE(ran.exit, 1); // the deck itself is as it was
        QVERIFY2(ran.out.contains(QLatin1String("mend/bad.fixed.muster: mended, ")), qPrintable(ran.out));
        QCOMPARE(read(m_program.path("mend/bad.muster")), QByteArray(IllegalDeck));
        const QByteArray fixed = read(m_program.path("mend/bad.fixed.muster"));
        QVERIFY(fixed.contains("    # heavy ones first\n"));
        QVERIFY(fixed.contains("# as many as there are\n"));
        QCOMPARE(m_program.run("check mend/bad.fixed.muster").exit, 0);
        // Never over a file that is there.
        const Ran again = m_program.run("check mend/bad.muster --fix");
        QCOMPARE(again.exit, 2);
        QVERIFY(again.err.contains(QLatin1String("there already")));
        QCOMPARE(read(m_program.path("mend/bad.fixed.muster")), fixed);
    }

    void fixesInPlace()
    {
        write(m_program.path("place/bad.muster"), IllegalDeck);
        write(m_program.path("place/light.muster"), IncompleteDeck);
        write(m_program.path("place/good.muster"), LegalDeck);
        const Ran ran = m_program.run("check place --fix --in-place --output json");
        QCOMPARE(ran.exit, 0);
        QCOMPARE(text(list(ran.json(), "files").at(0).toObject().value(QLatin1String("mended")), "file"),
                 QStringLiteral("place/bad.muster"));
        QVERIFY(!list(list(ran.json(), "files").at(2).toObject().value(QLatin1String("mended")).toObject(), "edits")
                     .isEmpty());
        QCOMPARE(m_program.run("check place").exit, 0);
        QCOMPARE(read(m_program.path("place/good.muster")), QByteArray(LegalDeck));
        QVERIFY(read(m_program.path("place/bad.muster")).contains("# heavy ones first"));
    }

    void listsAreMendedToo()
    {
        write(m_program.path("mendlist.txt"), "// for Sunday\n3 Flint\n1 Egg [White]\n");
        QCOMPARE(m_program.run("check mendlist.txt --game pebbles --fix").exit, 1);
        QVERIFY(read(m_program.path("mendlist.fixed.txt")).startsWith("// for Sunday\n2 Flint\n"));
        QCOMPARE(m_program.run("check mendlist.fixed.txt --game pebbles").exit, 0);
    }

    void whatCannotBeMended()
    {
        write(m_program.path("hopeless.muster"),
              QByteArray(IllegalDeck).replace("kind: deck", "kind: deck\nformat: pebbles/clam"));
        const Ran ran = m_program.run("check hopeless.muster --fix");
        QCOMPARE(ran.exit, 1);
        QVERIFY2(ran.out.contains(QLatin1String("cannot be made legal with the cards there are")), qPrintable(ran.out));
        QVERIFY(ran.out.contains(QLatin1String("did you mean \"pebbles/calm\"?")));
        QVERIFY(!QFile::exists(m_program.path("hopeless.fixed.muster")));
        const Ran input = m_program.run("check - --fix", IllegalDeck);
        QCOMPARE(input.exit, 2);
        QVERIFY(input.err.contains(QLatin1String("beside the deck's file")));
    }

    /// The decks that come with the program are legal, and a game's whole folder is in order.
    void whatIsShippedIsInOrder()
    {
        Program shipped;
        shipped.set("MUSTER_DATA", muster::test::inBuild("/share/muster"));
        const Ran ran = shipped.run({QStringLiteral("check"), muster::test::inSources("/resources/games"),
                                     QStringLiteral("--output"), QStringLiteral("json")});
        QVERIFY2(ran.exit == 0, qPrintable(ran.out));
        const QJsonObject summary = ran.json().value(QLatin1String("summary")).toObject();
        QVERIFY(summary.value(QLatin1String("decks")).toInt() >= 3);
        QCOMPARE(summary.value(QLatin1String("legal")), summary.value(QLatin1String("decks")));
        QVERIFY(list(ran.json(), "files").size() > summary.value(QLatin1String("decks")).toInt() + 4);
    }

private:
    Program m_program;
};

QTEST_GUILESS_MAIN(CheckTest)
#include "check_test.moc"
