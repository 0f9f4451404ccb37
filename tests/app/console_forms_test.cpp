// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include "app/cli/options.h"
#include "app/output/columns.h"
#include "app/output/csv.h"
#include "app/output/json_writer.h"

using namespace muster::app;

/// The small forms that the verbs are built from: options, columns, CSV, JSON.
class TestConsoleForms : public QObject {
    Q_OBJECT

private:
    const QList<Option> m_known{
        {QStringLiteral("output"), QStringLiteral("FORM"), {}, {QStringLiteral("text"), QStringLiteral("json")}},
        {QStringLiteral("game"), QStringLiteral("GAME"), {}, {}},
        {QStringLiteral("explain"), {}, {}, {}},
    };

    static QStringList words(const char* line)
    {
        return QString::fromUtf8(line).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    }

private Q_SLOTS:
    void options()
    {
        const auto read = parseOptions(words("a --output json --game=x b --explain - -- --c"), m_known);
        QVERIFY(read.has_value());
        QCOMPARE(read->arguments(), words("a b - --c"));
        QCOMPARE(read->value(QStringLiteral("output")), QStringLiteral("json"));
        QCOMPARE(read->value(QStringLiteral("game")), QStringLiteral("x"));
        QVERIFY(read->has(QStringLiteral("explain")));
        QCOMPARE(parseOptions({}, m_known)->value(QStringLiteral("game"), QStringLiteral("none")),
                 QStringLiteral("none"));
    }

    void wrongOptions_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("part");
        QTest::newRow("unknown") << "--explian"
                                 << "did you mean \"--explain\"?";
        QTest::newRow("nonsense") << "--zzzzzzzz"
                                  << "there is no option \"--zzzzzzzz\"";
        QTest::newRow("no value") << "--game"
                                  << "needs a value: GAME";
        QTest::newRow("value of a switch") << "--explain=yes"
                                           << "takes no value";
        QTest::newRow("not allowed") << "--output jsn"
                                     << "one of text, json, found \"jsn\", did you mean \"json\"?";
        QTest::newRow("one dash") << "-x"
                                  << "there is no option \"-x\"";
    }

    void wrongOptions()
    {
        QFETCH(QString, line);
        QFETCH(QString, part);
        const auto read = parseOptions(line.split(QLatin1Char(' ')), m_known);
        QVERIFY(!read.has_value());
        QVERIFY2(read.error().contains(part), qPrintable(read.error()));
    }

    void queriesMayBeginWithADash()
    {
        const auto read = parseOptions(words("-class:cavalry --game sceptre"), m_known, true);
        QVERIFY(read.has_value());
        QCOMPARE(read->arguments(), words("-class:cavalry"));
    }

    void columns()
    {
        Columns table({QStringLiteral("name"), QStringLiteral("hp"), QStringLiteral("text")});
        table.add({QStringLiteral("Ash"), QStringLiteral("5"), QStringLiteral("x")});
        table.add({QStringLiteral("名前"), QStringLiteral("120"), QStringLiteral("a long text")});
        QCOMPARE(table.text(),
                 QStringLiteral("name   hp  text\n"
                                "Ash     5  x\n"
                                "名前  120  a long text\n"));
        QVERIFY(table.text(20).contains(QStringLiteral("a long t\u2026")));
        for (const QString& line : table.text(20).split(QLatin1Char('\n')))
            QVERIFY(displayWidth(line) <= 20);
    }

    void widths()
    {
        QCOMPARE(displayWidth(QStringLiteral("abc")), 3);
        QCOMPARE(displayWidth(QStringLiteral("名前")), 4);
        QCOMPARE(displayWidth(QStringLiteral("e\u0301")), 1); // combining
    }

    void csv()
    {
        QCOMPARE(
            csvRecord(
                {QStringLiteral("a"), QStringLiteral("b,c"), QStringLiteral("say \"x\""), QStringLiteral("1\n2"), {}}),
            QByteArray("a,\"b,c\",\"say \"\"x\"\"\",\"1\n2\",\r\n"));
    }

    void json()
    {
        JsonWriter json;
        json.beginObject().field("text", "a\"b\\\n\x01\x7f").field("number", -3).field("real", 0.1).field("flag", true);
        json.field("none", std::optional<int>()).field("bad", "x\xffy").field("name", QStringLiteral("名"));
        json.key("list")
            .beginArray()
            .value(1)
            .value("two")
            .beginObject()
            .endObject()
            .beginArray()
            .endArray()
            .endArray();
        json.field("nan", std::numeric_limits<double>::quiet_NaN());
        json.endObject();
        QJsonParseError error{};
        const QJsonDocument read = QJsonDocument::fromJson(QByteArray::fromStdString(json.take()), &error);
        QCOMPARE(error.error, QJsonParseError::NoError);
        const QJsonObject object = read.object();
        QCOMPARE(object.value(QLatin1String("text")).toString(), QStringLiteral("a\"b\\\n\u0001\u007f"));
        QCOMPARE(object.value(QLatin1String("number")).toInt(), -3);
        QCOMPARE(object.value(QLatin1String("real")).toDouble(), 0.1);
        QCOMPARE(object.value(QLatin1String("flag")).toBool(), true);
        QVERIFY(object.value(QLatin1String("none")).isNull());
        QVERIFY(object.value(QLatin1String("nan")).isNull());
        QCOMPARE(object.value(QLatin1String("bad")).toString(), QStringLiteral("x\ufffdy"));
        QCOMPARE(object.value(QLatin1String("name")).toString(), QStringLiteral("名"));
        QCOMPARE(object.value(QLatin1String("list")).toArray().size(), 4);
    }
};

QTEST_GUILESS_MAIN(TestConsoleForms)
#include "console_forms_test.moc"
