// SPDX-License-Identifier: GPL-3.0-or-later
#include <QStringEncoder>

#include "tests/app/program.h"

using namespace muster::test;

namespace {

const QString List = QStringLiteral("Name: Très bon\n2 Flint\n1 名石\n1 Egg [White]\n");

const QByteArray Cod = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                       "<cockatrice_deck version=\"1\">\n"
                       "    <deckname>Good &amp; small</deckname>\n"
                       "    <comments></comments>\n"
                       "    <zone name=\"main\">\n"
                       "        <card number=\"2\" name=\"Flint\"/>\n"
                       "        <card number=\"1\" name=\"Jade\"/>\n"
                       "        <card number=\"1\" name=\"Egg [White]\"/>\n"
                       "    </zone>\n"
                       "    <zone name=\"side\">\n"
                       "        <card number=\"1\" name=\"Flint\"/>\n"
                       "    </zone>\n"
                       "</cockatrice_deck>\n";

const QByteArray Dek = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"
                       "<Deck xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\">\n"
                       "  <NetDeckID>0</NetDeckID>\n"
                       "  <Cards CatID=\"1\" Quantity=\"2\" Sideboard=\"false\" Name=\"Flint\" Annotation=\"0\" />\n"
                       "  <Cards CatID=\"2\" Quantity=\"2\" Sideboard=\"false\" Name=\"Nobody\" Annotation=\"0\" />\n"
                       "</Deck>\n";

} // namespace

/// Lists and files in forms, styles and alphabets that people have: understood, or named for what they are, and no line of them
/// is lost without a word.
class ListFormsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void alphabets_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<bool>("isWhole");
        for (const auto encoding : {QStringConverter::Utf16LE, QStringConverter::Utf16BE}) {
            for (const auto flags : {QStringConverter::Flag::Default, QStringConverter::Flag::WriteBom}) {
                QStringEncoder encoder(encoding, flags);
                QTest::addRow("UTF-16 %d %d", int(encoding), int(flags)) << QByteArray(encoder(List)) << true;
            }
        }
        QTest::newRow("UTF-8") << List.toUtf8() << true;
        QTest::newRow("UTF-8 with its mark") << QByteArray("\xef\xbb\xbf") + List.toUtf8() << true;
        QTest::newRow("Windows-1252") << QByteArray("Name: Tr\xe8s bon\n2 Flint\n1 Jade\n1 Egg [White]\n") << false;
    }
    void alphabets()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(bool, isWhole);
        write(m_program.path("list.txt"), bytes);
        const Ran ran = m_program.run("convert list.txt - --to muster --game pebbles");
        QCOMPARE(ran.exit, 0);
        QVERIFY2(ran.out.contains(QStringLiteral("Très bon")), qPrintable(ran.out));
        QCOMPARE(ran.out.contains(QStringLiteral("名石")), isWhole);
    }

    void xml()
    {
        write(m_program.path("deck.cod"), Cod);
        const Ran cod = m_program.run("convert deck.cod - --to text --game pebbles");
        QCOMPARE(cod.exit, 1); // there is no sideboard
        QVERIFY2(cod.out.startsWith(QLatin1String("Name: Good & small\n")), qPrintable(cod.out));
        QVERIFY2(cod.out.contains(QLatin1String("2 Flint")) && cod.out.contains(QLatin1String("1 Egg [White]")),
                 qPrintable(cod.out));
        QVERIFY2(cod.err.contains(QLatin1String("deck.cod:10: not understood: the game has no section \"side\"")),
                 qPrintable(cod.err));
        write(m_program.path("deck.dek"), Dek);
        const Ran dek = m_program.run("check deck.dek --game pebbles");
        QCOMPARE(dek.exit, 1);
        QVERIFY2(dek.out.contains(QLatin1String("deck.dek:5: illegal")), qPrintable(dek.out));
        QCOMPARE(m_program.shell("$M check --game pebbles - < deck.dek").exit, 1);
        const Ran fixed = m_program.run("check deck.dek --game pebbles --fix");
        QCOMPARE(fixed.exit, 2);
        QVERIFY2(fixed.err.contains(QLatin1String("convert it first")), qPrintable(fixed.err));
        for (const char* other :
             {"<?xml version=\"1.0\"?><svg/>", "<?xml version=\"1.0\"?><Deck><Cards", "<Deck></Deck>"}) {
            write(m_program.path("other.cod"), other);
            const Ran ran = m_program.run("check other.cod --game pebbles");
            QCOMPARE(ran.exit, 2);
            QVERIFY2(ran.err.contains(QLatin1String("found other XML")), qPrintable(ran.err));
        }
        // An entity that would be gigabytes is none.
        write(m_program.path("bomb.cod"),
              "<?xml version=\"1.0\"?><!DOCTYPE d [<!ENTITY a \"aaaaaaaaaaaaaaaaaaaa\">"
              "<!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;\"><!ENTITY c \"&b;&b;&b;&b;&b;&b;&b;\">]>"
              "<cockatrice_deck><deckname>&c;</deckname></cockatrice_deck>");
        QCOMPARE(m_program.run("check bomb.cod --game pebbles").exit, 2);
    }

    /// What people send in place of a list is named for what it is, whatever the file is called.
    void documents_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("kind");
        QTest::newRow("PDF") << QByteArray("%PDF-1.4\n%\xe2\xe3\n") << QStringLiteral("a PDF document");
        QTest::newRow("zip") << QByteArray("PK\x03\x04\x14\0\6\0", 8)
                             << QStringLiteral("a packed file, as office programs write them");
        QTest::newRow("gzip") << QByteArray("\x1f\x8b\x08\0\0", 5) << QStringLiteral("a packed file");
        QTest::newRow("picture") << QByteArray("\x89PNG\r\n\x1a\n") << QStringLiteral("a picture");
        QTest::newRow("rich text") << QByteArray("{\\rtf1\\ansi 2 Flint}")
                                   << QStringLiteral("a document of a word processor");
        QTest::newRow("web page") << QByteArray("\n <!DOCTYPE HTML><p>2 Flint</p>") << QStringLiteral("a web page");
    }
    void documents()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, kind);
        for (const char* name : {"list.txt", "list.csv", "list.pdf"}) {
            write(m_program.path(name), bytes);
            const Ran ran = m_program.run({QStringLiteral("check"), QString::fromUtf8(name), QStringLiteral("--game"),
                                           QStringLiteral("pebbles")});
            QCOMPARE(ran.exit, 2);
            QCOMPARE(ran.err.trimmed(),
                     QStringLiteral("%1: error: expected a deck list, found %2").arg(QString::fromUtf8(name), kind));
        }
        const Ran piped = m_program.run(
            {QStringLiteral("check"), QStringLiteral("-"), QStringLiteral("--game"), QStringLiteral("pebbles")}, bytes);
        QVERIFY2(piped.err.contains(kind), qPrintable(piped.err));
    }

    /// A line of a list that is not what it seems is told where it stands.
    void nothingIsLostUnsaid_data()
    {
        QTest::addColumn<QByteArray>("list");
        QTest::addColumn<QString>("told");
        const auto row = [](const char* name, const char* list, const char* told) {
            QTest::newRow(name) << QByteArray(list) << QString::fromUtf8(told);
        };
        row("several decks", "Name: A\n2 Flint\nName: B\n2 Jade\n",
            "list.txt:3: not understood: here begins another deck, \"B\"; put each into a file of its own");
        row("a sideboard in front of cards", "2 Flint\nSB: 2 Jade\n",
            "list.txt:2: not understood: the game has no section \"SB\"");
        row("another shade", "2 Egg [Whit]\n", "no card \"Egg\" has Whit, did you mean \"White\"?");
        row("a shade that is none", "2 Egg [Octarine]\n",
            "no card \"Egg\" has Octarine; there is Egg [Brown] or Egg [White]");
        row("a second column", "2 Flint\t2 Jede\n", "list.txt:1: not understood: no card is called \"Jede\"");
    }
    void nothingIsLostUnsaid()
    {
        QFETCH(QByteArray, list);
        QFETCH(QString, told);
        write(m_program.path("list.txt"), list);
        const Ran ran = m_program.run("convert list.txt - --to text --game pebbles");
        QCOMPARE(ran.exit, 1);
        QVERIFY2(ran.err.contains(told), qPrintable(ran.err));
    }

    void columnsAreCards()
    {
        write(m_program.path("list.txt"), "2 Flint\t1 Jade\n1 Egg [White]\n");
        QCOMPARE(m_program.run("check list.txt --game pebbles").exit, 0);
        write(m_program.path("decks.txt"), "Name: A\n2 Flint\n1 Jade\n1 Egg [White]\nName: B\n2 Flint\n");
        const Ran several = m_program.run("check decks.txt --game pebbles");
        QCOMPARE(several.exit, 2);
        QVERIFY2(several.err.contains(QLatin1String("decks.txt:5: error: here begins another deck, \"B\"")),
                 qPrintable(several.err));
        write(m_program.path("long.txt"), "2 Flint\n" + QByteArray(501, 'x'));
        QVERIFY2(m_program.run("check long.txt --game pebbles")
                     .err.contains(QLatin1String("501 characters, expected at most 500")),
                 "the number is that of the line");
    }

    void tablesHaveOneColumnOfNames()
    {
        write(m_program.path("two.csv"), "name,count,name,count\nFlint,2,Jade,2\n");
        const Ran ran = m_program.run("check two.csv --game pebbles");
        QCOMPARE(ran.exit, 2);
        QVERIFY2(ran.err.contains(QLatin1String("two.csv:1:12: error: the key \"name\" is there twice")),
                 qPrintable(ran.err));
    }

    /// YAML has many styles; they are the same file.
    void styles_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("bytes");
        const auto row = [](const char* name, const char* file, const QByteArray& bytes) {
            QTest::newRow(name) << QString::fromUtf8(file) << bytes;
        };
        row("set in brackets", "set.yaml",
            "{game: pebbles, set: FLW, name: Flow, version: \"1\", date: 2026-01-01, authors: [T], licence: CC0-1.0, "
            "cards: "
            "[{id: FLW-1, name: Slate, type: pebble, weight: 3}]}\n");
        row("keys in quotes", "set.yaml",
            "\"game\": pebbles\n\"set\": FLW\n'name': Flow\n\"version\": \"1\"\n\"date\": 2026-01-01\n\"authors\": "
            "[T]\n"
            "\"licence\": CC0-1.0\n\"cards\":\n  - {id: FLW-1, name: Slate, type: pebble, weight: 3}\n");
        row("further to the right", "set.yaml",
            " game: pebbles\n set: FLW\n name: Flow\n version: \"1\"\n date: 2026-01-01\n authors: [T]\n licence: "
            "CC0-1.0\n"
            " cards:\n  - {id: FLW-1, name: Slate, type: pebble, weight: 3}\n");
        row("format in brackets", "formats/flow.yaml",
            "{format: pebbles/flow, game: pebbles, title: Flow, version: \"1\"}\n");
        row("format anywhere", "anywhere.yaml",
            "{\"format\": pebbles/flow, \"game\": pebbles, title: Flow, version: \"1\"}\n");
        row("format further to the right", "anywhere.yaml",
            " format: pebbles/flow\n game: pebbles\n title: Flow\n version: \"1\"\n");
        row("deck in brackets", "flow.muster",
            "{muster: 1, game: pebbles, kind: deck, name: N, sections: {main: [{card: Flint, count: 2}, {card: Jade, "
            "count: 2}]}}\n");
    }
    void styles()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, bytes);
        write(m_program.path(qPrintable(name)), bytes);
        const Ran ran = m_program.run({QStringLiteral("check"), name});
        QVERIFY2(ran.exit == 0, qPrintable(ran.out + ran.err));
        if (name.endsWith(QLatin1String(".muster")))
            QCOMPARE(m_program.run({QStringLiteral("check"), QStringLiteral("-")}, bytes).exit, 0);
        if (name == QLatin1String("anywhere.yaml"))
            QVERIFY(m_program
                        .run({QStringLiteral("check"), QStringLiteral("decks/good.muster"), QStringLiteral("--format"),
                              name})
                        .out.contains(QLatin1String("format pebbles/flow")));
    }

private:
    Program m_program;
};

QTEST_GUILESS_MAIN(ListFormsTest)
#include "list_forms_test.moc"
