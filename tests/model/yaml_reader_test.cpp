// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "error_lines.h"
#include "model/yaml/reader.h"

using namespace muster;
using muster::test::errorLines;

namespace {

yaml::Document parsed(const std::string& bytes)
{
    auto document = yaml::Document::parse(bytes, "f.yaml");
    if (!document)
        qFatal("%s", errorLines(document.error()).c_str());
    return std::move(*document);
}

} // namespace

class YamlReaderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsNumbers_data();
    void readsNumbers();
    void readsMaps();
    void reportsEverythingInOrder();
    void namesTheNearestKey();
    void countsCharacters();
    void stopsAtMoreErrorsThanAnyoneReads();
    void citesRequirements();
};

void YamlReaderTest::readsNumbers_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("expected"); // -1: refused
    QTest::addColumn<QByteArray>("error");
    const auto good = [](const char* text, int value) {
        QTest::newRow(text) << QByteArray(text) << value << QByteArray();
    };
    const auto bad = [](const char* text, const char* error) {
        QTest::newRow(text) << QByteArray(text) << -1 << QByteArray(error);
    };
    good("0", 0);
    good("7", 7);
    good("+7", 7);
    good("-0", 0);
    good("100", 100);
    bad("101", "1:4 n OutOfRange(101|0|100)");
    bad("-1", "1:4 n OutOfRange(-1|0|100)");
    bad("99999999999999999999", "1:4 n OutOfRange(99999999999999999999|0|100)");
    bad("010", "1:4 n NotANumber(010)");
    bad("0x10", "1:4 n NotANumber(0x10)");
    bad("1e2", "1:4 n NotANumber(1e2)");
    bad("1.0", "1:4 n NotANumber(1.0)");
    bad("1 2", "1:4 n NotANumber(1 2)");
    bad("\"7\"", "1:4 n NotANumber(7)");
    bad("many", "1:4 n NotANumber(many)");
    bad("٣", "1:4 n NotANumber(٣)");
    bad("~", "1:4 n NotANumber(nothing)");
    bad("[7]", "1:4 n NotANumber(a list)");
    bad("{}", "1:4 n NotANumber(a map)");
}

void YamlReaderTest::readsNumbers()
{
    QFETCH(QByteArray, text);
    QFETCH(int, expected);
    QFETCH(QByteArray, error);
    const auto document = parsed("n: " + text.toStdString());
    yaml::Report report("f.yaml");
    yaml::MapReader map(document.root(), {}, report);
    QCOMPARE(map.number("n", 0, 100).value_or(-1), expected);
    QCOMPARE(QByteArray::fromStdString(errorLines(report.errors())), error);
}

void YamlReaderTest::readsMaps()
{
    const auto document =
        parsed("name: Ember Charge\nfast: yes\nslow: false\ntags: [a, b]\ntag: one\nnone:\ncount: 3\n");
    yaml::Report report("f.yaml");
    yaml::MapReader map(document.root(), {}, report);
    QCOMPARE(map.requiredText("name"), std::string("Ember Charge"));
    QCOMPARE(map.flag("fast"), std::optional(true));
    QCOMPARE(map.flag("slow"), std::optional(false));
    QCOMPARE(map.texts("tags"), (std::vector<std::string>{"a", "b"}));
    QCOMPARE(map.texts("tag"), (std::vector<std::string>{"one"}));
    QVERIFY(map.texts("none").empty());
    QVERIFY(!map.text("none"));
    QVERIFY(!map.text("absent"));
    QVERIFY(!map.number("absent"));
    QCOMPARE(map.requiredNumber("count"), std::optional(3));
    map.finish();
    QVERIFY(!report.failed());
}

void YamlReaderTest::reportsEverythingInOrder()
{
    const auto document = parsed("cuont: 3\nname: [x]\nfast: maybe\ntags: {a: b}\ntexts: [a, [b]]\n");
    yaml::Report report("f.yaml");
    yaml::MapReader map(document.root(), "cards[2]", report);
    QCOMPARE(map.requiredText("name"), std::string());
    QVERIFY(!map.requiredNumber("count"));
    QVERIFY(!map.flag("fast"));
    QVERIFY(map.texts("tags").empty());
    QCOMPARE(map.texts("texts"), std::vector<std::string>{"a"});
    map.finish();
    QCOMPARE(errorLines(report.take()),
             std::string("1:1 cards[2] MissingKey(count)\n"
                         "1:1 cards[2].cuont UnknownKey(cuont) ~count\n"
                         "2:7 cards[2].name WrongShape(a text|a list)\n"
                         "3:7 cards[2].fast NotOneOf(maybe|yes, no, true, false)\n"
                         "4:7 cards[2].tags WrongShape(a list|a map)\n"
                         "5:12 cards[2].texts[1] WrongShape(a text|a list)"));

    const auto list = parsed("[a]");
    yaml::Report other("g.yaml");
    yaml::MapReader none(list.root(), {}, other);
    QVERIFY(none.requiredText("name").empty()); // one message is enough
    none.finish();
    QCOMPARE(errorLines(other.errors()), std::string("1:1 WrongShape(a map|a list)"));
    QCOMPARE(other.errors().front().file, std::string("g.yaml"));
}

void YamlReaderTest::namesTheNearestKey()
{
    const auto document = parsed("sectoins: 1\nQQQQQQ: 2\n");
    yaml::Report report("f.yaml");
    yaml::MapReader map(document.root(), {}, report);
    QVERIFY(!map.child("sections"));
    QVERIFY(!map.child("name"));
    map.finish();
    QCOMPARE(errorLines(report.errors()),
             std::string("1:1 sectoins UnknownKey(sectoins) ~sections\n2:1 QQQQQQ UnknownKey(QQQQQQ)"));
}

void YamlReaderTest::countsCharacters()
{
    const auto document = parsed("a: ééé\nb: éééé\n");
    yaml::Report report("f.yaml");
    yaml::MapReader map(document.root(), {}, report);
    QCOMPARE(map.text("a", 3), std::optional<std::string>("ééé"));
    QVERIFY(!map.text("b", 3));
    QCOMPARE(errorLines(report.errors()), std::string("2:4 b TooLong(4|3)"));
}

void YamlReaderTest::stopsAtMoreErrorsThanAnyoneReads()
{
    std::string text;
    for (int i = 0; i < 5000; ++i)
        text += "key" + std::to_string(i) + ": 1\n";
    const auto document = parsed(text);
    yaml::Report report("f.yaml");
    yaml::MapReader map(document.root(), {}, report);
    map.finish();
    QCOMPARE(report.errors().size(), std::size_t(500));
    QVERIFY(report.full());
}

void YamlReaderTest::citesRequirements()
{
    yaml::Report report("f.yaml");
    report.add(ErrorKind::MissingKey, {1, 1}, {}, {"a"});
    const auto before = report.errors().size();
    report.add(ErrorKind::MissingKey, {2, 1}, {}, {"b"});
    report.add(ErrorKind::MissingKey, {3, 1}, {}, {"c"}).requirement = "SCE-1";
    report.cite(before, "SCE-2b");
    QCOMPARE(errorLines(report.errors()),
             std::string("1:1 MissingKey(a)\n2:1 MissingKey(b) !SCE-2b\n3:1 MissingKey(c) !SCE-1"));
}

QTEST_GUILESS_MAIN(YamlReaderTest)
#include "yaml_reader_test.moc"
