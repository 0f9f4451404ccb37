// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "error_lines.h"
#include "model/yaml/document.h"
#include "nasty_yaml.h"

using namespace muster;
using muster::test::errorLines;

namespace {

/// The tree on one line, with the place of everything: {a@1:1: x@1:4, b@2:1: [1@2:5]@2:4}@1:1.
std::string written(const yaml::Node& node)
{
    std::string text;
    switch (node.kind) {
    case yaml::NodeKind::Null:
        text = "null";
        break;
    case yaml::NodeKind::Scalar:
        text = node.quoted ? '"' + std::string(node.scalar) + '"' : std::string(node.scalar);
        break;
    case yaml::NodeKind::List:
        for (const auto& item : node.items)
            (text += text.empty() ? "" : ", ") += written(item);
        text = '[' + text + ']';
        break;
    case yaml::NodeKind::Map:
        for (const auto& pair : node.pairs) {
            (text += text.empty() ? "" : ", ") += pair.key;
            text += '@' + std::to_string(pair.keyAt.line) + ':' + std::to_string(pair.keyAt.column);
            text += ": " + written(pair.value);
        }
        text = '{' + text + '}';
        break;
    }
    return text + '@' + std::to_string(node.at.line) + ':' + std::to_string(node.at.column);
}

std::string outcome(const Result<yaml::Document>& document)
{
    return document ? written(document->root()) : errorLines(document.error());
}

} // namespace

class YamlDocumentTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reads_data();
    void reads();
    void refuses_data();
    void refuses();
    void keepsLimits();
    void takesAnyLineEnd();
    void survivesNastyFiles();
    void survivesRandomText();
    void outlivesItsBytes();
    void findsKeys();
};

void YamlDocumentTest::reads_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char* name, const char* bytes, const char* expected) {
        QTest::newRow(name) << QByteArray(bytes) << QByteArray(expected);
    };
    row("a map", "a: x\nb: 1\n", "{a@1:1: x@1:4, b@2:1: 1@2:4}@1:1");
    row("flow", "{a: [x, y], b: {}}", "{a@1:2: [x@1:6, y@1:9]@1:5, b@1:13: {}@1:16}@1:1");
    row("nested", "a:\n  - b: 1\n    c: 2\n  - d\n", "{a@1:1: [{b@2:5: 1@2:8, c@3:5: 2@3:8}@2:5, d@4:5]@2:3}@1:1");
    row("quotes", "a: \"1\"\nb: '2'\n\"c\": \"x\\ty\"\n",
        "{a@1:1: \"1\"@1:4, b@2:1: \"2\"@2:4, c@3:1: \"x\ty\"@3:6}@1:1");
    row("blocks", "a: |\n  x\n  y\nb: >-\n  x\n  y\n", "{a@1:1: \"x\ny\n\"@1:4, b@4:1: \"x y\"@4:4}@1:1");
    row("columns are characters", "{é: 1, 𝄞: x, b: y}", "{é@1:2: 1@1:5, 𝄞@1:8: x@1:11, b@1:14: y@1:17}@1:1");
    row("after a BOM",
        "\xef\xbb\xbf"
        "a: x",
        "{a@1:1: x@1:4}@1:1");
    row("a document start", "--- # here\na: x\n...\n", "{a@2:1: x@2:4}@2:1");
    row("explicit nulls", "a: ~\nb: null\nc: [~]\n", "{a@1:1: null@1:4, b@2:1: null@2:4, c@3:1: [null@3:5]@3:4}@1:1");
    row("a quoted null is a text", "a: \"null\"\nb: '~'\n", "{a@1:1: \"null\"@1:4, b@2:1: \"~\"@2:4}@1:1");
    row("an empty value stands at its key", "a:\n\nb: x\nc:\n", "{a@1:1: null@1:1, b@3:1: x@3:4, c@4:1: null@4:1}@1:1");
    row("an empty item stands at its dash", "- x\n-\n# a - b\n-  # c\n- y\n", "[x@1:3, null@2:1, null@4:1, y@5:3]@1:1");
    row("nothing is guessed", "[010, 0x1F, 1e3, yes, 1.5]", "[010@1:2, 0x1F@1:7, 1e3@1:13, yes@1:18, 1.5@1:23]@1:1");
    row("words of several lines", "a: x\n  y\nb: z\n", "{a@1:1: x y@1:4, b@3:1: z@3:4}@1:1");
    row("a pair in a list", "[a: 1, b]", "[{a@1:2: 1@1:5}@1:2, b@1:8]@1:1");
}

void YamlDocumentTest::reads()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, expected);
    const auto document = yaml::Document::parse(bytes.toStdString(), "file.yaml");
    QCOMPARE(QByteArray::fromStdString(outcome(document)), expected);
}

void YamlDocumentTest::refuses_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char* name, const QByteArray& bytes, const char* expected) {
        QTest::newRow(name) << bytes << QByteArray(expected);
    };
    row("nothing", "", "1:1 Empty(a map)");
    row("a comment", "# nothing\n", "1:1 Empty(a map)");
    row("a null", "~\n", "1:1 Empty(a map)");
    row("anchor and alias", "a: &x 1\nb:\n  - *x\n", "1:4 a AliasOrAnchor(&x)\n3:5 b[0] AliasOrAnchor(*x)");
    row("a cycle", "é: &a [*a]", "1:4 é AliasOrAnchor(&a)\n1:8 é[0] AliasOrAnchor(*a)");
    row("tags", "a: !!str 5\nb: !mine {}\nc: ! x\n",
        "1:4 a CustomTag(!!str)\n2:4 b CustomTag(!mine)\n3:4 c CustomTag(!)");
    row("two documents", "a: 1\n---\nb: 2\n", "2:1 SeveralDocuments");
    row("text after a list", "[1, 2] foo\n", "1:8 BadYaml(text after the end of the content)");
    row("duplicate keys", "a: 1\nb:\n  c: 1\n  d: 2\n  c: 3\na: 2\n",
        "5:3 b.c DuplicateKey(c|3)\n6:1 a DuplicateKey(a|1)");
    row("a list as a key", "? [a]\n: 1\n", "1:3 WrongShape(a word as the key|a list)");
    row("nothing as a key", "~: 1\n", "1:1 WrongShape(a word as the key|nothing)");
    row("bad UTF-8", QByteArray("a: x\nb: é\xff"), "2:5 NotUtf8");
    row("NUL", QByteArray("a: x\0", 5), "1:5 BadYaml(the control character U+0000)");
    row("the end-of-text character of yaml-cpp", "a: x\nb: \x04 c\n", "2:4 BadYaml(the control character U+0004)");
    row("an open list", "a: [1,\nb: 2\n", "3:1 BadYaml(end of sequence flow not found)");
    row("a map in a word", "a: b: c\n", "1:5 BadYaml(illegal map value)");
}

void YamlDocumentTest::refuses()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, expected);
    const auto document = yaml::Document::parse(std::string_view(bytes.data(), std::size_t(bytes.size())), "file.yaml");
    QCOMPARE(QByteArray::fromStdString(outcome(document)), expected);
    for (const auto& error : document.error())
        QCOMPARE(error.file, std::string("file.yaml"));
}

void YamlDocumentTest::keepsLimits()
{
    yaml::Limits limits;
    limits.bytes = 20;
    limits.depth = 3;
    limits.nodes = 5;
    const auto parse = [&](const char* bytes) { return outcome(yaml::Document::parse(bytes, "f", limits)); };
    QCOMPARE(parse("[[[x]]]"), std::string("[[[x@1:4]@1:3]@1:2]@1:1"));
    QCOMPARE(parse("[[[[x]]]]"), std::string("1:4 TooDeep(3)"));
    QCOMPARE(parse("[a, b, c, d]"), std::string("[a@1:2, b@1:5, c@1:8, d@1:11]@1:1"));
    QCOMPARE(parse("[a, b, c, d, e]"), std::string("1:14 TooManyNodes(5)"));
    QCOMPARE(parse("[a,                ]"), std::string("[a@1:2]@1:1"));
    QCOMPARE(parse("[a,                 ]"), std::string("0:0 TooLarge(21|20)"));
}

void YamlDocumentTest::takesAnyLineEnd()
{
    const std::string unix = "a: x\nb:\n  - 1\n  - |\n    t\n    u\n";
    std::string windows;
    for (const char c : unix)
        windows += c == '\n' ? std::string("\r\n") : std::string(1, c);
    const auto expected = outcome(yaml::Document::parse(unix, "f"));
    QCOMPARE(outcome(yaml::Document::parse(windows, "f")), expected);
    QCOMPARE(outcome(yaml::Document::parse("\xef\xbb\xbf" + windows, "f")), expected);
}

void YamlDocumentTest::survivesNastyFiles()
{
    for (const auto& [name, bytes] : test::nastyYaml()) {
        const auto document = yaml::Document::parse(bytes, name);
        if (!document) {
            QVERIFY2(!document.error().empty(), name.c_str());
            QVERIFY2(document.error().size() <= 201, name.c_str());
        }
    }
}

void YamlDocumentTest::survivesRandomText()
{
    std::mt19937 random(20260901);
    int good = 0;
    for (int i = 0; i < 5'000; ++i) {
        const auto text = test::randomYaml(random);
        const auto document = yaml::Document::parse(text, "random");
        if (document)
            ++good;
        else
            QVERIFY2(!document.error().empty(), text.c_str());
        QCOMPARE(outcome(yaml::Document::parse(text, "random")), outcome(document));
    }
    QVERIFY(good > 250); // else the shreds would prove nothing
}

void YamlDocumentTest::outlivesItsBytes()
{
    auto bytes = std::make_unique<std::string>("name: Kestrel\n");
    const auto document = yaml::Document::parse(*bytes, "f");
    bytes->assign(bytes->size(), 'x');
    bytes.reset();
    QCOMPARE(std::string(document->root().find("name")->scalar), std::string("Kestrel"));
}

void YamlDocumentTest::findsKeys()
{
    const auto document = yaml::Document::parse("a: 1\nb: 2\n", "f");
    QVERIFY(document->root().find("b"));
    QVERIFY(!document->root().find("c"));
    QVERIFY(!document->root().find("b")->find("a"));
}

QTEST_GUILESS_MAIN(YamlDocumentTest)
#include "yaml_document_test.moc"
