// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>
#include <QRegularExpression>

#include "tests/app/program.h"

using namespace muster::test;

namespace {

/// Speaks to a terminal (a window title, a colour, eight-bit CSI), turns the direction of writing, is a formula and markup.
const QString Evil = QStringLiteral("=1+1\x1b]0;owned\x07\x1b[31m\u009b31m\u202egnp.\u2066<img src=x>%1%2");

/// Characters that act instead of showing, of which only line ends may stand in output; tabs too.
QString acting(const QString& text)
{
    static const QRegularExpression controls(
        QStringLiteral("[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x9f\\x{202a}-\\x{202e}\\x{2066}-\\x{2069}]"));
    const auto match = controls.match(text);
    return match.hasMatch() ? QStringLiteral("U+%1 in ").arg(match.captured().at(0).unicode(), 4, 16) + text.left(500)
                            : QString();
}

/// JSON whose signs beyond ASCII are escaped: control characters would be refused as they are.
QByteArray inAscii(const QByteArray& json)
{
    QByteArray result;
    for (const QChar sign : QString::fromUtf8(json))
        result += sign < QChar(0x7f) ? QByteArray(1, sign.toLatin1())
                                     : "\\u" + QByteArray::number(sign.unicode(), 16).rightJustified(4, '0');
    return result;
}

} // namespace

/// What other people wrote is never a terminal's command, a formula or a path, whichever verb shows or writes it.
class OtherTextsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QJsonObject entry{{QStringLiteral("card"), Evil},
                          {QStringLiteral("shade"), Evil},
                          {QStringLiteral("count"), 2},
                          {QStringLiteral("note"), Evil}};
        QJsonObject deck{{QStringLiteral("game"), QStringLiteral("pebbles")},
                         {QStringLiteral("kind"), QStringLiteral("deck")},
                         {QStringLiteral("name"), Evil},
                         {QStringLiteral("notes"), Evil},
                         {QStringLiteral("format"), Evil},
                         {QStringLiteral("sections"), QJsonObject{{QStringLiteral("main"), QJsonArray{entry}}}}};
        QJsonObject document{{QStringLiteral("muster"), 1}};
        for (const QString& key : deck.keys())
            document[key] = deck[key];
        write(m_program.path("evil.json"), inAscii(QJsonDocument(document).toJson()));
        write(m_program.path("evil.txt"),
              (QStringLiteral("Name: %1\n2 %1\n%1 (3)\nSB: 2 %1\n[%1]\n0 %1\n# %1\n").arg(Evil)).toUtf8());
        write(m_program.path("evil.muster"),
              "muster: 1\ngame: pebbles\nname: \"" + escaped() + "\"\nformat: \"" + escaped()
                  + "\"\nsections: {main: [{card: \"" + escaped() + "\", count: 2}], \"" + escaped() + "\": []}\n");
        write(m_program.path("evil.yaml"),
              QByteArray(PebblesSet)
                  .replace("PEB-", "EVL-")
                  .replace("set: PEB", "set: EVL")
                  .replace("Flint", '"' + escaped() + '"')
                  .replace("The Beach", '"' + escaped() + '"')
                  .replace("[Test]", "[\"" + escaped() + "\"]"));
        write(m_program.path("bad.yaml"), "game: pebbles\nset: BAD\nname: x\n\"" + escaped() + "\": 1\n");
        write(m_program.path("roster.csv"),
              QStringLiteral("deck,last name,first name,id,club,table\nevil.json,%1,%1,%1,%1,%1\n%1,%1,,,,\n")
                  .arg(Evil)
                  .toUtf8());
        write(m_program.path("calm.csv"),
              "deck,last name,first name,id\nevil.json,=1+1\xe2\x80\xae,@x,-1+1\n%1,%2,%3,\n");
        write(m_program.path(qPrintable(QStringLiteral("folder/") + QString(Evil).remove(QLatin1Char('/'))
                                        + QStringLiteral(".muster"))),
              LegalDeck);
    }

    void noTerminalObeys_data()
    {
        QTest::addColumn<QString>("line");
        for (const char* line : {"check evil.json",
                                 "check --explain evil.json",
                                 "check evil.txt --game pebbles",
                                 "check evil.muster --explain",
                                 "check evil.yaml bad.yaml",
                                 "check folder",
                                 "check evil.json --fix",
                                 "convert evil.txt - --to text --game pebbles",
                                 "convert evil.json - --to csv",
                                 "convert evil.json - --to text",
                                 "convert evil.json - --to json",
                                 "convert evil.json - --to muster",
                                 "convert evil.txt - --to muster --game pebbles",
                                 "hash evil.json folder/*",
                                 "code evil.json",
                                 "diff evil.json decks/good.muster",
                                 "diff evil.json decks/good.muster --output json",
                                 "sets check evil.yaml bad.yaml",
                                 "sets add evil.yaml",
                                 "sets list",
                                 "sets list --output json",
                                 "search --game pebbles weight:10",
                                 "search --game pebbles weight:10 --output csv",
                                 "search --game pebbles weight:10 --output json",
                                 "check folder evil.json --roster roster.csv",
                                 "check folder evil.json --roster calm.csv",
                                 "check folder evil.json --roster calm.csv --output csv",
                                 "check folder evil.json --roster calm.csv --output json",
                                 "print evil.json -o evil.pdf",
                                 "print evil.json -o cards.pdf --sheet cards",
                                 "rules \"$E\"",
                                 "check \"$E\"",
                                 "\"$E\"",
                                 "check --\"$E\"",
                                 "check x --game \"$E\"",
                                 "check decks --format \"$E\"",
                                 "search --game pebbles \"$E\"",
                                 "search --game pebbles \"$E:x\"",
                                 "convert decks/good.muster \"$E\"",
                                 "print decks/good.muster -o \"$E/x\"",
                                 "check decks --date \"$E\"",
                                 "formats --game \"$E\""})
            QTest::newRow(line) << QString::fromUtf8(line);
    }
    void noTerminalObeys()
    {
        QFETCH(QString, line);
        m_program.set("E", Evil);
        const Ran ran = m_program.shell((QStringLiteral("$M ") + line).toUtf8().constData());
        QVERIFY(!ran.crashed);
        QVERIFY(!ran.out.isEmpty() || !ran.err.isEmpty());
        QVERIFY2(acting(ran.out).isEmpty(), qPrintable(acting(ran.out)));
        QVERIFY2(acting(ran.err).isEmpty(), qPrintable(acting(ran.err)));
    }

    void noSpreadsheetCounts_data()
    {
        QTest::addColumn<QByteArray>("name");
        for (const char* name : {"=1+1", "+1+1", "-1+1", "@SUM(A1)", "\"=1+1\"", "'=1+1", "-", "-5", "＝1+1", "x=1"})
            QTest::newRow(name) << QByteArray(name);
    }
    void noSpreadsheetCounts()
    {
        QFETCH(QByteArray, name);
        QJsonObject entry{{QStringLiteral("card"), QString::fromUtf8(name)}, {QStringLiteral("count"), 2}};
        QJsonObject document{{QStringLiteral("muster"), 1},
                             {QStringLiteral("game"), QStringLiteral("pebbles")},
                             {QStringLiteral("kind"), QStringLiteral("deck")},
                             {QStringLiteral("sections"), QJsonObject{{QStringLiteral("main"), QJsonArray{entry}}}}};
        write(m_program.path("name.json"), QJsonDocument(document).toJson());
        const Ran csv = m_program.run("convert name.json - --to csv");
        for (const QString& line : csv.lines()) {
            static const QRegularExpression formula(QStringLiteral("(^|,)\"?[=+@＝]|(^|,)\"?-[^,0-9]"));
            QVERIFY2(!formula.match(line).hasMatch(), qPrintable(line));
        }
        write(m_program.path("name.csv"), csv.out.toUtf8());
        const QString before = m_program.run("hash name.json").out.section(QLatin1Char(' '), 0, 0);
        const QString after = m_program.run("hash name.csv --game pebbles").out.section(QLatin1Char(' '), 0, 0);
        QCOMPARE(after, before);
    }

    /// What is written can be read, whatever characters were in it.
    void tablesCanBeReadBack()
    {
        const Ran csv = m_program.shell("$M convert evil.json evil.csv --force; $M hash evil.csv --game pebbles");
        QVERIFY2(csv.exit == 0, qPrintable(csv.err));
        QVERIFY2(!csv.err.contains(QLatin1String("control character")), qPrintable(csv.err));
    }

    void noPathLeadsOut()
    {
        write(m_program.path("out.yaml"),
              QByteArray(PebblesSet).replace("set: PEB", "set: \"../../OUT\"").replace("PEB-", "../../OUT-"));
        (void)m_program.run("sets add out.yaml");
        QVERIFY(m_program.shell("find . -name '*OUT*'; find . -iname '*out-*'").out.isEmpty());
    }

private:
    /// As a string of YAML in double quotes.
    static QByteArray escaped()
    {
        QByteArray text;
        for (const QChar c : Evil)
            text += "\\u" + QByteArray::number(c.unicode(), 16).rightJustified(4, '0');
        return text;
    }

    Program m_program;
};

QTEST_GUILESS_MAIN(OtherTextsTest)
#include "other_texts_test.moc"
