// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/program.h"
#include "tests/support/paths.h"

using namespace muster::test;

/// `muster convert`: every form comes back as the same deck, and nothing is lost on the way in.
class ConvertTest : public QObject {
    Q_OBJECT

private:
    QString hashOf(const QString& file)
    {
        return m_program.run({QStringLiteral("hash"), file, QStringLiteral("--game"), QStringLiteral("pebbles")})
            .out.left(11);
    }

private Q_SLOTS:
    void everyFormComesBack_data()
    {
        QTest::addColumn<QString>("form");
        for (const char* form : {"muster", "txt", "csv", "json", "cod"})
            QTest::newRow(form) << form;
    }

    void everyFormComesBack()
    {
        QFETCH(QString, form);
        const QString file = QStringLiteral("there.") + form;
        const QString back = QStringLiteral("back-%1.muster").arg(form);
        QCOMPARE(m_program.run({QStringLiteral("convert"), QStringLiteral("decks/good.muster"), file}).exit, 0);
        QCOMPARE(
            m_program.run({QStringLiteral("convert"), file, back, QStringLiteral("--game"), QStringLiteral("pebbles")})
                .exit,
            0);
        QCOMPARE(hashOf(file), hashOf(QStringLiteral("decks/good.muster")));
        QCOMPARE(hashOf(back), hashOf(QStringLiteral("decks/good.muster")));
    }

    void codes()
    {
        const Ran code = m_program.run("convert decks/good.muster code");
        QCOMPARE(code.exit, 0);
        QCOMPARE(code.out, m_program.run("code decks/good.muster").out);
        QCOMPARE(m_program.run({QStringLiteral("convert"), code.out.trimmed(), QStringLiteral("fromcode.muster")}).exit,
                 0);
        QCOMPARE(hashOf(QStringLiteral("fromcode.muster")), hashOf(QStringLiteral("decks/good.muster")));
        // Neither the code nor "-" is a name for a deck.
        QVERIFY(m_program.run("convert fromcode.muster - --to text").out.startsWith(QLatin1String("Name: fromcode\n")));
        QVERIFY(
            !m_program.run("convert - - --to text --game pebbles", "2 Flint\n").out.contains(QLatin1String("Name:")));
    }

    /// JSON and .muster keep everything, not only the cards.
    void everythingIsKept()
    {
        const QByteArray full = QByteArray(
            "muster: 1\ngame: pebbles\nkind: deck\nname: \"Full: 名 \U0001F0A1 \\\"x\\\"\"\nformat: pebbles/calm\n"
            "event: {name: Cup, date: 2026-02-03, table: 12}\n"
            "sections:\n  main:\n    - {card: Flint, count: 2, note: \"a, b: c\"}\n    - {card: Nobody, count: 2}\n"
            "considering:\n  - {card: Jade, count: 1}\n"
            "notes: |\n  two\n  lines\nwaivers:\n  - {rule: PEB-V3, subject: Nobody}\n");
        write(m_program.path("full.muster"), full);
        QCOMPARE(m_program.run("convert full.muster full.json").exit, 1); // Nobody is not understood
        QCOMPARE(m_program.run("convert full.json full2.muster").exit, 1);
        QCOMPARE(m_program.run("convert full.muster full3.muster").exit, 1);
        QCOMPARE(read(m_program.path("full2.muster")), read(m_program.path("full3.muster")));
        const QByteArray kept = read(m_program.path("full2.muster"));
        for (const char* part :
             {"名", "\U0001F0A1", "pebbles/calm", "2026-02-03", "a, b: c", "Nobody", "Jade", "two\n", "PEB-V3"})
            QVERIFY2(kept.contains(part), part);
    }

    void jsonOfOtherPrograms()
    {
        const QByteArray escaped =
            R"({"muster":1,"game":"pebbles","kind":"deck","name":"\ud83c\udca1 \u0041","sections":{"main":[{"card":"Flint","count":2}]}})";
        const Ran ran = m_program.run("convert - - --to muster", escaped);
        QVERIFY2(ran.exit == 0, qPrintable(ran.err));
        QVERIFY2(ran.out.contains(QStringLiteral("\U0001F0A1 A")), qPrintable(ran.out));
    }

    void whatIsNotUnderstoodIsShownAndKept()
    {
        write(m_program.path("odd.txt"), "# from the web\n2 Flint\n3 Egg\n0 Jade\n1 Grapefruit\n");
        const Ran ran = m_program.run("convert odd.txt odd.muster --game pebbles");
        QCOMPARE(ran.exit, 1);
        for (const char* part :
             {"odd.txt:3: not understood: several cards are called \"Egg\": Egg [Brown], Egg [White]",
              "odd.txt:4: not understood: expected a count from 1 to 999",
              "odd.txt:5: not understood: no card is called \"Grapefruit\""})
            QVERIFY2(ran.err.contains(QLatin1String(part)), qPrintable(ran.err));
        const QByteArray kept = read(m_program.path("odd.muster"));
        for (const char* part : {"Flint", "Egg", "Grapefruit", "0 Jade", "from the web"})
            QVERIFY2(kept.contains(part), kept.constData());
    }

    void csvOfASpreadsheet()
    {
        write(m_program.path("sheet.csv"),
              "\xef\xbb\xbf"
              "Count;Shade;Name;Remark\r\n2;;Flint;x\r\n2;White;Egg;\r\n");
        QCOMPARE(m_program.run("convert sheet.csv sheet.muster --game pebbles").exit, 0);
        QCOMPARE(hashOf(QStringLiteral("sheet.muster")), hashOf(QStringLiteral("decks/good.muster")));
        write(m_program.path("wrong.csv"), "name,count\nFlint,two\nJade,1000\n,3\n");
        const Ran wrong = m_program.run("convert wrong.csv wrong.muster --game pebbles");
        QCOMPARE(wrong.exit, 2);
        QVERIFY2(wrong.err.contains(QLatin1String("wrong.csv:2:7: error: expected a whole number, found \"two\"")),
                 qPrintable(wrong.err));
        QVERIFY(wrong.err.contains(QLatin1String("wrong.csv:3:6: error: expected a number from 1 to 999, found 1000")));
        QVERIFY(wrong.err.contains(QLatin1String("wrong.csv:4:")));
        QVERIFY(!QFile::exists(m_program.path("wrong.muster")));
        QCOMPARE(m_program.run("convert - - --to muster --game pebbles", "name,count\n").exit, 0);
    }

    /// Hero has two kinds of decks. A list that says nothing of it, without headings and sections, is what its cards are.
    void cardsTellTheKind_data()
    {
        QTest::addColumn<QString>("deck");
        QTest::addColumn<QString>("kind");
        QTest::newRow("shop") << "hero/decks/mother-pells-shop.muster"
                              << "shop";
        QTest::newRow("hero") << "hero/decks/red-sleds.muster"
                              << "deck";
        QTest::newRow("items in a deck are faults of the deck") << "hero/decks/the-ninth-lamp.muster"
                                                                << "deck";
    }

    void cardsTellTheKind()
    {
        QFETCH(QString, deck);
        QFETCH(QString, kind);
        Program program;
        program.set("MUSTER_DATA", muster::test::inSources("/resources"));
        const QString file = muster::test::inSources("/resources/games/") + deck;
        const QString hash = program.run({QStringLiteral("hash"), file}).out.left(11);
        const Ran list = program.run(
            {QStringLiteral("convert"), file, QStringLiteral("-"), QStringLiteral("--to"), QStringLiteral("text")});
        QCOMPARE(list.exit, 0);
        QByteArray lines;
        for (const QString& line : list.lines()) {
            if (line.startsWith(QLatin1String("Considering")))
                break;
            if (line.front().isDigit())
                lines += line.toUtf8() + '\n';
        }
        const bool shop = kind == QLatin1String("shop");
        if (QLatin1String(QTest::currentDataTag()).startsWith(QLatin1String("items")))
            lines += "3 Warm Stone\n1 Copper Ring\n";
        const Ran pasted = program.run("convert - pasted.muster --game hero", lines);
        QVERIFY2(pasted.exit == 0, qPrintable(pasted.err));
        const QByteArray made = read(program.path("pasted.muster"));
        QVERIFY2(made.contains("kind: " + kind.toUtf8()), made.constData());
        if (!lines.contains("Warm Stone") || shop)
            QCOMPARE(program.run("hash pasted.muster").out.left(11), hash);

        QByteArray table = "count,name,class\n";
        for (const QByteArray& line : lines.split('\n')) {
            const auto blank = line.indexOf(' ');
            const auto bracket = line.indexOf(" [");
            const QByteArray hero = bracket < 0 ? QByteArray() : line.mid(bracket + 2).chopped(1);
            if (blank > 0)
                table += line.left(blank) + ",\"" + line.mid(blank + 1, bracket < 0 ? -1 : bracket - blank - 1) + "\","
                    + hero + "\n";
        }
        write(program.path("table.csv"), table);
        const Ran read_ = program.run("convert table.csv table.muster --game hero");
        QVERIFY2(read_.exit == 0, qPrintable(read_.err));
        QCOMPARE(program.run("hash table.muster").out.left(11), program.run("hash pasted.muster").out.left(11));

        // a code carries its kind with it
        const QString code = program.run("code pasted.muster").out.trimmed();
        QCOMPARE(program.run({QStringLiteral("convert"), code, QStringLiteral("code.muster")}).exit, 0);
        QVERIFY(read(program.path("code.muster")).contains("kind: " + kind.toUtf8()));
    }

    /// Headings are stronger than cards: whoever writes "Main deck" above items has a deck with items in it.
    void headingsTellTheKindFirst()
    {
        Program program;
        program.set("MUSTER_DATA", muster::test::inSources("/resources"));
        QCOMPARE(program.run("convert - said.muster --game hero", "Main deck\n3 Warm Stone\n1 Copper Ring\n").exit, 0);
        QVERIFY(read(program.path("said.muster")).contains("kind: deck"));
        QCOMPARE(program.run("convert - said.muster --force --game hero", "3 Nobody\n").exit, 1);
        QVERIFY(read(program.path("said.muster")).contains("kind: deck"));
    }

    void wrongUse()
    {
        QCOMPARE(m_program.run("convert decks/good.muster").exit, 2);
        QVERIFY(
            m_program.run("convert decks/good.muster there.pdf").err.contains(QLatin1String("does not tell the form")));
        write(m_program.path("taken.txt"), "mine");
        const Ran taken = m_program.run("convert decks/good.muster taken.txt");
        QCOMPARE(taken.exit, 2);
        QVERIFY(taken.err.contains(QLatin1String("--force")));
        QCOMPARE(read(m_program.path("taken.txt")), QByteArray("mine"));
        QCOMPARE(m_program.run("convert decks/good.muster taken.txt --force").exit, 0);
        QVERIFY(read(m_program.path("taken.txt")).contains("2 Flint"));
        QCOMPARE(m_program.run("convert decks/good.muster nowhere/deck.txt").exit, 2);
    }

private:
    Program m_program;
};

QTEST_GUILESS_MAIN(ConvertTest)
#include "convert_test.moc"
