// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>
#include <QStringConverter>

#include "tests/app/program.h"

using namespace muster::test;

namespace {

const QByteArray Header = "deck,last name,first name,id,club,table\n";

} // namespace

/// An organiser's desk: every registered player and every deck is accounted for; and `muster diff` of a deck against its list.
class RosterTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_program = std::make_unique<Program>();
        write(m_program->path("event/good.muster"), LegalDeck);
        write(m_program->path("event/bad.muster"), IllegalDeck);
    }

    void everybodyIsThere()
    {
        const Ran ran = check("good.muster,Ostrava,Milena,CZ-1,Riverside,12\nbad.muster,Li,Wei,,,3\n");
        QCOMPARE(ran.exit, 1); // a deck is illegal
        QVERIFY2(hasLine(ran, {"Milena Ostrava", "CZ-1", "12", "event/good.muster", "legal"}), qPrintable(ran.out));
        QVERIFY2(hasLine(ran, {"Wei Li", "3", "event/bad.muster", "illegal"}), qPrintable(ran.out));
        QVERIFY(QFile::remove(m_program->path("event/bad.muster")));
        QCOMPARE(check("good.muster,Ostrava,Milena,CZ-1,Riverside,12\n").exit, 0);
    }

    /// Whatever is wrong with a roster is told, and makes the exit code 1.
    void whatIsToBeLookedInto_data()
    {
        QTest::addColumn<QByteArray>("lines");
        QTest::addColumn<QString>("told");
        QTest::addColumn<QString>("kind");
        const auto row = [](const char* name, const char* lines, const char* told, const char* kind) {
            QTest::newRow(name) << QByteArray(lines) << QString::fromUtf8(told) << QString::fromUtf8(kind);
        };
        row("no deck", "good.muster,A,A,,,\n,B,B,,,\n", "B B: no deck was given", "no-list");
        row("no such deck", "good.muster,A,A,,,\nnone.muster,B,B,,,\n", "B B: no file has the name \"none.muster\"",
            "no-such-file");
        row("two players of one deck", "good.muster,A,A,,,\ngood,B,B,,,\n", "B B: the deck is also that of A A",
            "deck-twice");
        row("one player twice, by name", "good.muster,A,A,,,\nother.muster,a,A,,,\n",
            "A a: the same player as in line 2", "person-twice");
        row("one player twice, by id", "good.muster,A,A,7,,\nother.muster,B,B,7,,\n",
            "B B: the same player as in line 2", "person-twice");
        row("a deck of nobody", "good.muster,A,A,,,\n", "event/other.muster: the roster has no line for this deck",
            "not-registered");
        row("two files of one name", "good.muster,A,A,,,\nother.muster,B,B,,,\ntwin.muster,C,C,,,\n",
            "C C: several files have the name \"twin.muster\": event/a/twin.muster, event/b/twin.muster",
            "several-files");
    }
    void whatIsToBeLookedInto()
    {
        QFETCH(QByteArray, lines);
        QFETCH(QString, told);
        QFETCH(QString, kind);
        QVERIFY(QFile::remove(m_program->path("event/bad.muster")));
        write(m_program->path("event/other.muster"), LegalDeck);
        for (const char* twin : {"event/a/twin.muster", "event/b/twin.muster"})
            write(m_program->path(twin), LegalDeck);
        const Ran ran = check(lines);
        QCOMPARE(ran.exit, 1);
        QVERIFY2(ran.out.contains(told), qPrintable(ran.out));
        const Ran json = check(lines, QStringLiteral("json"));
        QStringList kinds;
        for (const auto& one : json.json().value(QLatin1String("roster")).toArray()) {
            for (const auto& remark : one.toObject().value(QLatin1String("remarks")).toArray())
                kinds += remark.toObject().value(QLatin1String("kind")).toString();
        }
        QVERIFY2(kinds.contains(kind), qPrintable(kinds.join(QLatin1Char(' '))));
        const Ran csv = check(lines, QStringLiteral("csv"));
        QVERIFY2(csv.out.contains(told.section(QStringLiteral(": "), 1).section(QLatin1Char('"'), 0, 0)),
                 qPrintable(csv.out));
    }

    /// Two with the same cards are told, and are no fault.
    void sameLists()
    {
        write(m_program->path("event/bad.muster"), LegalDeck);
        const Ran ran = check("good.muster,A,A,,,\nbad.muster,B,B,,,\n");
        QCOMPARE(ran.exit, 0);
        QVERIFY2(ran.out.contains(QLatin1String("A A: the same cards as B B")), qPrintable(ran.out));
        QVERIFY2(ran.out.contains(QLatin1String("B B: the same cards as A A")), qPrintable(ran.out));
    }

    void namesAreFoundAsPeopleWriteThem()
    {
        write(m_program->path("event/two/Æble.muster"), LegalDeck);
        const Ran ran = check("good,A,A,,,\nBAD,B,B,,,\ntwo/æble.MUSTER,C,C,,,\n");
        QVERIFY2(!ran.out.contains(QLatin1String("no file has")), qPrintable(ran.out));
        QVERIFY(hasLine(ran, {"C C", "event/two/Æble.muster"}));
    }

    /// Lists that no folder is searched for come in by their names, but none from outside.
    void listsByTheirNames()
    {
        write(m_program->path("event/li.txt"), "2 Flint\n1 Jade\n1 Egg [White]\n");
        write(m_program->path("secret.txt"), "2 Flint\n");
        const Ran ran = check("good.muster,A,A,,,\nbad.muster,B,B,,,\nli.txt,Li,Wei,,,\n../secret.txt,C,C,,,\n");
        QVERIFY2(hasLine(ran, {"Wei Li", "event/li.txt", "legal"}), qPrintable(ran.out + ran.err));
        QVERIFY2(ran.out.contains(QLatin1String("C C: no file has the name")), qPrintable(ran.out));
    }

    /// As spreadsheets save tables: UTF-16 with its mark, and Windows-1252 where letters have accents.
    void otherEncodings()
    {
        write(m_program->path("event/bad.muster"), LegalDeck);
        const QString table =
            QString::fromUtf8(Header) + QStringLiteral("good.muster,Müller,Zoë,,,\nbad.muster,Li,Wei,,,\n");
        QStringEncoder utf16(QStringConverter::Utf16LE, QStringConverter::Flag::WriteBom);
        for (const QByteArray& bytes : {QByteArray(utf16(table)), table.toLatin1()}) {
            write(m_program->path("roster.csv"), bytes);
            const Ran ran = m_program->run("check event --roster roster.csv --game pebbles");
            QVERIFY2(hasLine(ran, {"Zoë Müller", "event/good.muster", "legal"}), qPrintable(ran.out + ran.err));
        }
    }

    void whatCannotBeRead()
    {
        write(m_program->path("event/bad.muster"), "muster: 1\ngame: pebbels\n");
        const Ran ran = check("good.muster,A,A,,,\nbad.muster,B,B,,,\n");
        QCOMPARE(ran.exit, 2);
        QVERIFY2(hasLine(ran, {"B B", "event/bad.muster", "cannot be read"}), qPrintable(ran.out));
        for (const QByteArray& roster : {QByteArray(), QByteArray("deck\nx\n"), Header + "\x01,A\n",
                                         QByteArray("deck,last name,last name\nx,y,z\n")}) {
            write(m_program->path("roster.csv"), roster);
            const Ran bad = m_program->run("check event --roster roster.csv");
            QCOMPARE(bad.exit, 2);
            QVERIFY2(bad.err.contains(QLatin1String("roster.csv")), qPrintable(bad.err));
        }
        QCOMPARE(m_program->run("check event --output csv").exit, 2);
        QCOMPARE(m_program->run("check event --roster none.csv").exit, 2);
        QCOMPARE(m_program->run("check event --roster roster.csv --output sarif").exit, 2);
    }

    /// A table of ten thousand lines of the same player takes no time that anybody notices.
    void manyLines()
    {
        QByteArray lines;
        for (int i = 0; i < 10'000; ++i)
            lines += "good.muster,A,A,,,\n";
        const Ran ran = check(lines, QStringLiteral("csv"));
        QCOMPARE(ran.exit, 1);
        QVERIFY(ran.out.count(QLatin1Char('\n')) > 10'000);
        QVERIFY(ran.out.size() < 5'000'000);
    }

    /// Each player has a sheet, also two of one deck, and whoever has none is told.
    void printed()
    {
        write(m_program->path("roster.csv"),
              Header + "good.muster,Ostrava,Milena,,,\ngood.muster,Li,Wei,,,\nnone.muster,Ang,Bo,,,\n");
        const Ran ran =
            m_program->run("print event/good.muster -o event.pdf --roster roster.csv --event E --date 2026-01-01");
        QCOMPARE(ran.exit, 1);
        QVERIFY2(ran.err.contains(QLatin1String("roster.csv:4: warning: Bo Ang: no file has the name \"none.muster\"")),
                 qPrintable(ran.err));
        QVERIFY2(ran.err.contains(QLatin1String("Wei Li: the deck is also that of Milena Ostrava")),
                 qPrintable(ran.err));
        const QString text = m_program->shell("pdftotext -layout event.pdf -").out;
        QVERIFY(text.contains(QLatin1String("Ostrava")) && text.contains(QLatin1String("Milena")));
        QVERIFY(text.contains(QLatin1String("Wei")));
    }

    void differences_data()
    {
        QTest::addColumn<QByteArray>("list");
        QTest::addColumn<int>("exit");
        QTest::addColumn<QString>("told");
        const auto row = [](const char* name, const char* list, int exit, const char* told) {
            QTest::newRow(name) << QByteArray(list) << exit << QString::fromUtf8(told);
        };
        row("the same, in another order", "Egg [White]\njade\nFLINT x2\n", 0, "the same deck: ");
        row("one more", "3 Flint\n1 Jade\n1 Egg [White]\n", 1, "+1 Flint [Grey]: 2 registered, 3 in the deck");
        row("one missing", "2 Flint\n1 Egg [White]\n", 1, "-1 Jade [Green]: 1 registered, 0 in the deck");
        row("another card", "2 Flint\n1 Jade\n1 Egg [Brown]\n", 1, "+1 Egg [Brown]: 0 registered, 1 in the deck");
        row("an unknown card", "2 Flint\n1 Jade\n1 Ogg [White]\n", 1, "+1 Ogg [White]: 0 registered, 1 in the deck");
        row("of no game", "", 1, "-2 Flint [Grey]");
    }
    void differences()
    {
        QFETCH(QByteArray, list);
        QFETCH(int, exit);
        QFETCH(QString, told);
        write(m_program->path("registered.txt"), "2 Flint\n1 Jade\n1 Egg [White]\n");
        write(m_program->path("now.txt"), list);
        const Ran ran = m_program->run("diff registered.txt now.txt --game pebbles");
        QCOMPARE(ran.exit, exit);
        QVERIFY2(ran.out.contains(told), qPrintable(ran.out + ran.err));
        const Ran json = m_program->run("diff registered.txt now.txt --game pebbles --output json");
        QCOMPARE(json.exit, exit);
        QCOMPARE(json.json().value(QLatin1String("same")).toBool(), exit == 0);
        QCOMPARE(json.json().value(QLatin1String("differences")).toArray().isEmpty(), exit == 0);
    }

    void differencesOfOtherForms()
    {
        QCOMPARE(m_program->shell("$M diff \"$($M code event/good.muster)\" event/good.muster").exit, 0);
        QCOMPARE(m_program->run("diff event/good.muster event/bad.muster").exit, 1);
        QCOMPARE(m_program->run("diff event/good.muster nowhere.muster").exit, 2);
        const Ran json = m_program->run("diff event/good.muster nowhere.muster --output json");
        QCOMPARE(json.json().value(QLatin1String("errors")).toArray().size(), 1);
    }

private:
    Ran check(const QByteArray& lines, const QString& output = QStringLiteral("text"))
    {
        write(m_program->path("roster.csv"), Header + lines);
        return m_program->run({QStringLiteral("check"), QStringLiteral("event"), QStringLiteral("--roster"),
                               QStringLiteral("roster.csv"), QStringLiteral("--game"), QStringLiteral("pebbles"),
                               QStringLiteral("--output"), output});
    }

    /// A line that has all of these, in this order.
    static bool hasLine(const Ran& ran, std::initializer_list<const char*> parts)
    {
        return std::ranges::any_of(ran.lines(), [&](const QString& line) {
            qsizetype at = 0;
            return std::ranges::all_of(parts, [&](const char* text) {
                const QString part = QString::fromUtf8(text);
                at = line.indexOf(part, at);
                const bool found = at >= 0;
                at += part.size();
                return found;
            });
        });
    }

    std::unique_ptr<Program> m_program;
};

QTEST_GUILESS_MAIN(RosterTest)
#include "roster_test.moc"
