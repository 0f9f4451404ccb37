// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>
#include <QRegularExpression>

#include "tests/app/program.h"
#include "tests/support/paths.h"

using muster::test::Program;
using muster::test::Ran;

/// Every verb as a person meets it: what it prints, where, and how it ends.
class CommandLineTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theProgramItself_data()
    {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<int>("exit");
        QTest::addColumn<QString>("out");
        QTest::addColumn<QString>("err");
        QTest::newRow("nothing") << "" << 0 << "muster check DECK.muster"
                                 << "";
        QTest::newRow("version") << "--version" << 0 << "muster "
                                 << "";
        QTest::newRow("help") << "--help" << 0 << "Exit codes:"
                              << "";
        QTest::newRow("help verb") << "help" << 0 << "search"
                                   << "";
        QTest::newRow("short help") << "-h" << 0 << "Exit codes:"
                                    << "";
        QTest::newRow("unknown verb") << "chekc x" << 2 << ""
                                      << "there is no verb \"chekc\", did you mean \"check\"?";
        QTest::newRow("unknown help") << "help serch" << 2 << ""
                                      << "did you mean \"search\"?";
        QTest::newRow("nonsense") << "qqqqqqqq" << 2 << ""
                                  << "there is no verb \"qqqqqqqq\"";
        QTest::newRow("file for a verb") << "decks/good.muster" << 2 << ""
                                         << "to check a deck: muster check decks/good.muster";
        QTest::newRow("unknown option") << "check --explian x" << 2 << ""
                                        << "did you mean \"--explain\"?";
        QTest::newRow("unknown option alone") << "--versoin" << 2 << ""
                                              << "there is no option \"--versoin\", did you mean \"--version\"?";
        QTest::newRow("damaged code") << "code MUSTER1-0XSP6" << 2 << ""
                                      << "<code>: error: the deck code ";
        QTest::newRow("newer code") << "check muster9-0XSP6" << 2 << ""
                                    << "<code>: error: ";
        QTest::newRow("unknown format") << "check --format pebbles/clam decks" << 2 << ""
                                        << "error: unknown format \"pebbles/clam\", did you mean \"pebbles/calm\"?\n";
        QTest::newRow("format without its game") << "check --format clam decks" << 2 << ""
                                                 << "did you mean \"pebbles/calm\"?\n";
        QTest::newRow("no deck to speak of") << "search --game pebbles egg or copies<2" << 2 << ""
                                             << "say of which one with --deck FILE";
        QTest::newRow("a shipped set") << "sets remove peb" << 2 << ""
                                       << "peb came with Muster; only sets of your own can be removed";
        QTest::newRow("wrong value") << "check --output xml x" << 2 << ""
                                     << "one of text, json, sarif";
        QTest::newRow("no argument") << "check" << 2 << ""
                                     << "expected more arguments";
        QTest::newRow("too many") << "games x y" << 2 << ""
                                  << "expected fewer arguments, found \"y\"";
    }

    void theProgramItself()
    {
        QFETCH(QString, arguments);
        QFETCH(int, exit);
        QFETCH(QString, out);
        QFETCH(QString, err);
        const Ran ran = m_program.run(arguments.split(QLatin1Char(' '), Qt::SkipEmptyParts));
        QCOMPARE(ran.exit, exit);
        QVERIFY2(ran.out.contains(out) && ran.out.isEmpty() == out.isEmpty(), qPrintable(ran.out));
        QVERIFY2(ran.err.contains(err) && ran.err.isEmpty() == err.isEmpty(), qPrintable(ran.err));
    }

    void everyVerbHasHelpWithExamples_data()
    {
        QTest::addColumn<QString>("verb");
        for (const char* verb : {"check", "search", "rules", "games", "sets", "formats", "convert", "hash", "code",
                                 "print", "play", "match", "replay", "hands", "goldfish", "merge"})
            QTest::newRow(verb) << verb;
    }

    void everyVerbHasHelpWithExamples()
    {
        QFETCH(QString, verb);
        const Ran help = m_program.run({QStringLiteral("help"), verb});
        QCOMPARE(help.exit, 0);
        QVERIFY(help.out.startsWith(QStringLiteral("usage: muster ") + verb));
        QVERIFY(help.out.section(QStringLiteral("Examples:"), 1).contains(QStringLiteral("  muster ") + verb));
        for (const QString& line : help.lines())
            QVERIFY2(line.size() <= 100, qPrintable(line));
        QCOMPARE(m_program.run({verb, QStringLiteral("--help")}).out, help.out);
        QCOMPARE(m_program.run({verb, QStringLiteral("-h")}).out, help.out);
        QVERIFY(m_program.run("help").out.contains(QStringLiteral("  ") + verb));
    }

    /// "  -o, --out OUT.pdf  The file": each option that is explained stands among those of the usage, too.
    void usageNamesEveryOption_data() { everyVerbHasHelpWithExamples_data(); }

    void usageNamesEveryOption()
    {
        QFETCH(QString, verb);
        const QString help = m_program.run({QStringLiteral("help"), verb}).out;
        const QString usage = help.section(QStringLiteral("\n\n"), 0, 0);
        static const QRegularExpression option(QStringLiteral("^  (?:(-[a-z]), )?(--[a-z-]+)"),
                                               QRegularExpression::MultilineOption);
        QStringList missing;
        for (auto at = option.globalMatch(help.section(QStringLiteral("\nOptions:\n"), 1)); at.hasNext();) {
            const QRegularExpressionMatch found = at.next();
            if (!usage.contains(found.captured(2))
                && (found.captured(1).isEmpty() || !usage.contains(found.captured(1))))
                missing << found.captured(2);
        }
        QCOMPARE(missing, QStringList());
        QCOMPARE(usage.contains(QLatin1String("--")), help.contains(QLatin1String("\nOptions:\n")));
    }

    /// A verb that later versions have is not there, and not pretended.
    void noVerbIsPretended() { QCOMPARE(m_program.run("print").exit, 2); }

    void games()
    {
        const Ran text = m_program.run("games");
        QCOMPARE(text.exit, 0);
        QCOMPARE(text.out,
                 QStringLiteral("game     title    sets  cards  formats\npebbles  Pebbles     1      5        1\n"));
        const QJsonObject game =
            m_program.run("games --output json").json().value(QLatin1String("games")).toArray().first().toObject();
        QCOMPARE(game.value(QLatin1String("game")).toString(), QStringLiteral("pebbles"));
        QCOMPARE(game.value(QLatin1String("cards")).toInt(), 5);
    }

    /// What a game calls its sections is said in the language in force; JSON, for programs, keeps the game's own words.
    void gamesInAnotherLanguage()
    {
        const QString words = m_program.path("data/games/pebbles/words.yaml");
        muster::test::write(words, "fr:\n  Main deck: Deck principal\n");
        m_program.set("LC_ALL", QStringLiteral("fr_FR.UTF-8"));
        const QString text = m_program.run("games pebbles").out;
        const QString json = m_program.run("games pebbles --output json").out;
        m_program.set("LC_ALL", QStringLiteral("C.UTF-8"));
        QVERIFY(QFile::remove(words));
        QVERIFY2(text.contains(QLatin1String("Deck principal")) && !text.contains(QLatin1String("Main deck")),
                 qPrintable(text));
        QVERIFY(json.contains(QLatin1String("Main deck")));
    }

    void formats()
    {
        const Ran text = m_program.run("formats --game pebbles");
        QCOMPARE(text.exit, 0);
        QVERIFY(text.out.contains(QLatin1String("pebbles/calm  Calm Sea  2026-02-01  2026-03-01")));
        const QJsonObject json = m_program.run("formats --output json").json();
        const QJsonObject format = json.value(QLatin1String("formats")).toArray().first().toObject();
        QCOMPARE(
            format.value(QLatin1String("banned")).toArray().first().toObject().value(QLatin1String("card")).toString(),
            QStringLiteral("Jade"));
        QCOMPARE(m_program.run("formats --game pebles").exit, 2);
        QCOMPARE(m_program.run("search --game pebles x").err,
                 QStringLiteral("error: unknown game \"pebles\", did you mean \"pebbles\"?\n"));
    }

    void rules()
    {
        const Ran one = m_program.run("rules peb-v2");
        QCOMPARE(one.exit, 0);
        QVERIFY(one.out.contains(QLatin1String("A pebble is there more than twice.")));
        QVERIFY(one.out.contains(QLatin1String("PEB-1: Two pebbles of one name and shade are the same pebble.")));
        const Ran cited = m_program.run("rules PEB-1");
        QVERIFY(cited.out.contains(QLatin1String("It is cited by:")));
        QVERIFY(cited.out.contains(QLatin1String("PEB-Q1: Is sand a pebble?")));
        QVERIFY(m_program.run("rules PEB-Q1").out.contains(QLatin1String("Ruling: No.")));
        QVERIFY(m_program.run("rules FMT-BANNED").out.contains(QLatin1String("bans")));
        QCOMPARE(m_program.run("rules pebbles").lines().size(), 7);
        QVERIFY(m_program.run("rules").out.contains(QLatin1String("pebbles  Pebbles      2")));
        const Ran unknown = m_program.run("rules PEB-V9");
        QCOMPARE(unknown.exit, 2);
        QVERIFY2(unknown.err.contains(QLatin1String("no rule has the id \"PEB-V9\", did you mean \"PEB-V")),
                 qPrintable(unknown.err));
        QCOMPARE(m_program.run("rules PEB-1 PEB-V9").exit, 2);
        const QJsonObject json = m_program.run("rules PEB-V2 XXX-1 --output json").json();
        QCOMPARE(json.value(QLatin1String("rules")).toArray().size(), 1);
        QCOMPARE(json.value(QLatin1String("errors")).toArray().size(), 1);
    }

    void searchFindsAndAligns()
    {
        const Ran text = m_program.run({QStringLiteral("search"), QStringLiteral("--game"), QStringLiteral("pebbles"),
                                        QStringLiteral("weight>=10")});
        QCOMPARE(text.exit, 0);
        QCOMPARE(text.out,
                 QStringLiteral("Name   Type    Shade  Weight\n"
                                "Flint  Pebble  Grey       10\n"
                                "Jade   Pebble  Green      30\n"
                                "名石   Pebble             99\n"
                                "\n3 cards\n"));
        const Ran limited = m_program.run("search --game pebbles --limit 1 weight>=10");
        QVERIFY(limited.out.endsWith(QLatin1String("3 cards, the first 1 shown\n")));
        const Ran one = m_program.run("search --game pebbles flint");
        QVERIFY(one.out.endsWith(QLatin1String("\n1 card\n")));
        const Ran none = m_program.run("search --game pebbles zzz");
        QCOMPARE(none.exit, 0);
        QCOMPARE(none.out, QStringLiteral("0 cards\n"));
        QCOMPARE(m_program.run("search --game pebbles -shade:grey egg").out.count(QLatin1String("Egg")), 2);
    }

    void searchInOtherForms()
    {
        const Ran csv = m_program.run("search --game pebbles --output csv --columns weight,id egg");
        QCOMPARE(csv.out, QStringLiteral("name,weight,id\r\nEgg,6,PEB-004\r\nEgg,5,PEB-003\r\n"));
        const QJsonObject json = m_program.run("search --game pebbles --output json jade").json();
        QCOMPARE(json.value(QLatin1String("muster")).toString(), QStringLiteral("search"));
        QCOMPARE(json.value(QLatin1String("version")).toInt(), 3);
        const QJsonObject card = json.value(QLatin1String("cards")).toArray().first().toObject();
        QCOMPARE(card.value(QLatin1String("name")).toString(), QStringLiteral("Jade"));
        QCOMPARE(card.value(QLatin1String("weight")).toInt(), 30);
        QCOMPARE(card.value(QLatin1String("shade")).toString(), QStringLiteral("Green"));
    }

    void searchInADeck()
    {
        const Ran in =
            m_program.run("search --game pebbles --deck decks/good.muster in:deck --output csv --columns shade");
        QCOMPARE(in.out,
                 QStringLiteral("name,shade,may-be-added,rule\r\nEgg,White,no,PEB-V2\r\nFlint,Grey,no,PEB-V2\r\n"));
        const Ran copies = m_program.run("search --game pebbles --deck decks/good.muster copies=2");
        QVERIFY(copies.out.endsWith(QLatin1String("2 cards\n")));
        QCOMPARE(m_program.run("search --game pebbles --deck decks/none.muster in:deck").exit, 2);
    }

    void wrongQueriesPointAtTheToken()
    {
        const Ran text = m_program.run({QStringLiteral("search"), QStringLiteral("--game"), QStringLiteral("pebbles"),
                                        QStringLiteral("名 wieght>3")});
        QCOMPARE(text.exit, 2);
        QVERIFY(text.out.isEmpty());
        QVERIFY2(text.err.contains(QLatin1String("did you mean \"weight\"?")), qPrintable(text.err));
        QVERIFY2(text.err.contains(QStringLiteral("  名 wieght>3\n     ^^^^^^")), qPrintable(text.err));
        const Ran asJson = m_program.run("search --game pebbles --output json wieght>3");
        QCOMPARE(asJson.exit, 2);
        const QJsonObject error = asJson.json().value(QLatin1String("errors")).toArray().first().toObject();
        QCOMPARE(error.value(QLatin1String("kind")).toString(), QStringLiteral("unknown-field"));
        QCOMPARE(error.value(QLatin1String("nearest")).toString(), QStringLiteral("weight"));
        QVERIFY(asJson.json().value(QLatin1String("cards")).isArray());
        for (const char* broken :
             {"search --game pebbels --output json x", "search --game pebbles --deck nowhere.muster --output json x"}) {
            const Ran ran = m_program.run(broken);
            QCOMPARE(ran.exit, 2);
            QCOMPARE(ran.json().value(QLatin1String("errors")).toArray().size(), 1);
            QVERIFY(ran.json().value(QLatin1String("cards")).isArray());
        }
        QCOMPARE(m_program.run("search jade").exit, 2);
        QCOMPARE(m_program.run("search --game pebbels jade").exit, 2);
        QVERIFY(m_program.run("search --game pebbles --columns wieght x")
                    .err.contains(QLatin1String("did you mean \"weight\"?")));
        QCOMPARE(m_program.run("search --game pebbles --limit 0 x").exit, 2);
    }

    void hashesAgree()
    {
        const QString first = m_program.run("hash decks/good.muster").out;
        QVERIFY(QRegularExpression(QStringLiteral("^[0-9A-Z]{5}-[0-9A-Z]{5}  decks/good.muster\n$"))
                    .match(first)
                    .hasMatch());
        const Ran other = m_program.run("hash - --game pebbles", "1 Egg [White]\n2 FLINT\n1 egg [white]\n");
        QCOMPARE(other.exit, 0);
        QCOMPARE(other.out.left(11), first.left(11));
        QVERIFY(m_program.run("hash decks/bad.muster").out.left(11) != first.left(11));
        QCOMPARE(m_program.run("hash decks/none.muster").exit, 2);
        const Ran unknown = m_program.run("hash - --game pebbles", "1 Grapefruit\n");
        QCOMPARE(unknown.exit, 0);
        QVERIFY(unknown.err.contains(QLatin1String("1 line names no card")));
    }

    void codesComeBack()
    {
        const Ran code = m_program.run("code decks/good.muster");
        QCOMPARE(code.exit, 0);
        QVERIFY(code.out.startsWith(QLatin1String("MUSTER1-")));
        const Ran deck = m_program.run({QStringLiteral("code"), code.out.trimmed()});
        QCOMPARE(deck.exit, 0);
        QVERIFY(deck.out.startsWith(QLatin1String("muster: 1\n")));
        QCOMPARE(m_program.run("hash -", deck.out.toUtf8()).out.left(11),
                 m_program.run("hash decks/good.muster").out.left(11));
        QString wrong = code.out.trimmed();
        wrong[wrong.size() - 3] = wrong.at(wrong.size() - 3) == QLatin1Char('0') ? QLatin1Char('1') : QLatin1Char('0');
        QCOMPARE(m_program.run({QStringLiteral("code"), wrong}).exit, 2);
        QCOMPARE(m_program
                     .run("code -",
                          "muster: 1\ngame: pebbles\nkind: deck\nname: x\nsections: {main: [{card: Nope, count: 1}]}\n")
                     .exit,
                 2);
    }

    void setsOfOnesOwn()
    {
        QByteArray own = muster::test::PebblesSet;
        own.replace("PEB-", "OWN-")
            .replace("set: PEB", "set: OWN")
            .replace("The Beach", "My Beach")
            .replace("Flint", "Quartz");
        muster::test::write(m_program.path("own.yaml"), own);
        const Ran checked = m_program.run("sets check own.yaml");
        QCOMPARE(checked.exit, 0);
        QVERIFY2(checked.out.contains(QLatin1String("OWN My Beach, 5 cards")), qPrintable(checked.out));
        QCOMPARE(m_program.run("sets list").lines().size(), 2);
        QCOMPARE(m_program.run("sets add own.yaml").exit, 0);
        QCOMPARE(m_program.run("sets list").lines().size(), 3);
        QVERIFY(m_program.run("search --game pebbles quartz").out.endsWith(QLatin1String("1 card\n")));
        QCOMPARE(m_program.run("sets add own.yaml").exit, 2); // the code is taken
        const QJsonArray sets = m_program.run("sets list --output json").json().value(QLatin1String("sets")).toArray();
        QCOMPARE(sets.size(), 2);
        QCOMPARE(sets.at(1).toObject().value(QLatin1String("own")).toBool(), true);
        QCOMPARE(m_program.run("sets remove PEB").exit, 2); // shipped sets stay
        const Ran removed = m_program.run("sets remove own");
        QCOMPARE(removed.exit, 0);
        QCOMPARE(m_program.run("sets list").lines().size(), 2);
        QVERIFY(m_program.run("search --game pebbles quartz").out.endsWith(QLatin1String("0 cards\n")));
    }

    void wrongSets()
    {
        QByteArray own = muster::test::PebblesSet;
        own.replace("weight: 30", "wieght: 30").replace("weight: 5", "weight: 500");
        muster::test::write(m_program.path("wrong.yaml"), own);
        const Ran ran = m_program.run("sets check wrong.yaml");
        QCOMPARE(ran.exit, 2);
        QVERIFY2(ran.err.contains(QLatin1String("wrong.yaml:10:")), qPrintable(ran.err));
        QVERIFY2(ran.err.contains(QLatin1String("did you mean \"weight\"?")), qPrintable(ran.err));
        QVERIFY2(ran.err.contains(QLatin1String("wrong.yaml:11:")),
                 qPrintable(ran.err)); // all errors, not the first only
        QCOMPARE(m_program.run("sets add wrong.yaml").exit, 2);
        QCOMPARE(m_program.run("sets check none.yaml").exit, 2);
        QCOMPARE(m_program.run("sets").exit, 2);
        QCOMPARE(m_program.run("sets add").exit, 2);
        QVERIFY(m_program.run("sets lits").err.contains(QLatin1String("did you mean \"list\"?")));
    }

    /// Players say what the books say: a word of the game that is in no text leads to the query that finds its cards.
    void searchKnowsTheWordsOfTheGames_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* game, const char* query, const char* said) {
            QTest::newRow(query) << QString::fromLatin1(game) << QString::fromLatin1(query)
                                 << QString::fromLatin1(said);
        };
        row("hero", "relic", "Warm Stone"); // words that cards have in a field are found at once
        row("hero", "early weapon", "Boarding Hook");
        row("hero", "bounty", "\"has:bounty\" finds ");
        row("hero", "is:haste", "Sled Pack");
        row("hero", "is:barbarian", "the field has no value \"barbarian\", did you mean \"class:barbarian\"?");
        row("sceptre", "equipment head", "\"is:equipment is:head\" finds ");
        row("script", "element:fire", "element: Ash, ");
        row("spoils", "is:ring", "the field has no value \"ring\"");
        row("armory", "attack:fire", "expected a whole number");
        row("armory", "xyzzy", "0 cards");
    }

    void searchKnowsTheWordsOfTheGames()
    {
        QFETCH(QString, game);
        QFETCH(QString, query);
        QFETCH(QString, said);
        Program program;
        program.set("MUSTER_DATA", muster::test::inSources("/resources"));
        const Ran ran = program.run({QStringLiteral("search"), QStringLiteral("--game"), game, query});
        QVERIFY2((ran.out + ran.err).contains(said), qPrintable(ran.out + ran.err));
        if (query == QLatin1String("xyzzy"))
            QCOMPARE(ran.out.trimmed(), QStringLiteral("0 cards"));
    }

private:
    Program m_program;
};

QTEST_GUILESS_MAIN(CommandLineTest)
#include "command_line_test.moc"
