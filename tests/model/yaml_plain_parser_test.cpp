// SPDX-License-Identifier: GPL-3.0-or-later
// The plain parser must read what it reads exactly as yaml-cpp does: files of all kinds, and plain files that are
// made at random and then damaged at random, go through both.
#include <QDirIterator>
#include <QFile>
#include <QTest>

#include <algorithm>

#include "model/yaml/characters.h"
#include "model/yaml/document.h"
#include "model/yaml/plain_parser.h"
#include "tests/support/paths.h"
#include "error_lines.h"
#include "nasty_yaml.h"
#include "plain_yaml.h"

using namespace muster;

namespace {

void write(const yaml::Node& node, std::string& text)
{
    text += std::to_string(node.at.line) + ':' + std::to_string(node.at.column) + ' ';
    text += "nslm"[static_cast<int>(node.kind)];
    if (node.kind == yaml::NodeKind::Scalar)
        (text += node.quoted ? 'q' : 'p') += node.scalar;
    for (const auto& item : node.items)
        write(item, text += "\n- ");
    for (const auto& pair : node.pairs) {
        text += "\n" + std::to_string(pair.keyAt.line) + ':' + std::to_string(pair.keyAt.column) + ' ';
        write(pair.value, (text += pair.key) += ": ");
    }
    text += '.';
}

/// The plain parser alone: nothing if the text is not plain.
std::optional<std::string> readPlainly(std::string_view bytes)
{
    if (yaml::findBadCharacter(bytes))
        return {}; // the document looks at that before either parser sees the text
    std::pmr::monotonic_buffer_resource memory;
    yaml::Node root;
    if (!yaml::PlainParser(bytes, {}, memory).parse(root))
        return {};
    std::string text;
    write(root, text);
    return text;
}

std::optional<std::string> readByYamlCpp(std::string_view bytes)
{
    const auto document = yaml::Document::parse(bytes, "f", {}, yaml::Parser::YamlCpp);
    if (!document)
        return {};
    std::string text;
    write(document->root(), text);
    return text;
}

/// Compares what the plain parser read with yaml-cpp.
void compare(const std::string& text, const std::string& read)
{
    const auto expected = readByYamlCpp(text);
    QVERIFY2(read == expected, (text + "\nread:\n" + read + "\nexpected:\n" + expected.value_or("error")).c_str());
}

} // namespace

class YamlPlainParserTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsShippedFilesAsYamlCppDoes();
    void readsPlainFilesAsYamlCppDoes();
    void readsDamagedFilesAsYamlCppDoes();
    void readsShredsAsYamlCppDoes();
    void readsNastyFilesAsYamlCppDoes();
    void keepsLimits();
    void readsWindowsLinesAsYamlCppDoes();
    void takesQuestionMarks();
    void takesQuestionMarksAsYamlCppDoes_data();
    void takesQuestionMarksAsYamlCppDoes();
    void readsNoLargeFileThatIsNotPlain_data();
    void readsNoLargeFileThatIsNotPlain();
};

void YamlPlainParserTest::readsShippedFilesAsYamlCppDoes()
{
    int plain = 0;
    for (const auto* folder : {"/resources", "/tests"}) {
        QDirIterator it(test::inSources() + QLatin1String(folder),
                        {QStringLiteral("*.yaml"), QStringLiteral("*.muster")}, QDir::Files,
                        QDirIterator::Subdirectories);
        while (it.hasNext()) {
            QFile file(it.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const auto bytes = file.readAll().toStdString();
            const auto read = readPlainly(bytes);
            if (!read)
                continue;
            ++plain;
            QVERIFY2(read == readByYamlCpp(bytes), qPrintable(file.fileName()));
        }
    }
    QVERIFY(plain >= 10);
}

void YamlPlainParserTest::readsPlainFilesAsYamlCppDoes()
{
    std::mt19937 random(11);
    int plain = 0;
    for (int i = 0; i < 2000; ++i) {
        const auto text = test::PlainText(random).make();
        const auto read = readPlainly(text);
        if (!read)
            continue;
        ++plain;
        compare(text, *read);
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY2(plain > 1000, std::to_string(plain).c_str());
}

void YamlPlainParserTest::readsDamagedFilesAsYamlCppDoes()
{
    std::mt19937 random(12);
    int plain = 0;
    for (int i = 0; i < 5'000; ++i) {
        auto text = test::PlainText(random).make();
        test::damage(text, random);
        const auto read = readPlainly(text);
        if (!read)
            continue;
        ++plain;
        compare(text, *read);
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY2(plain > 1000, std::to_string(plain).c_str());
}

void YamlPlainParserTest::readsShredsAsYamlCppDoes()
{
    std::mt19937 random(13);
    int plain = 0;
    for (int i = 0; i < 20'000; ++i) {
        const auto text = test::randomYaml(random);
        const auto read = readPlainly(text);
        if (!read)
            continue;
        ++plain;
        compare(text, *read);
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY2(plain > 100, std::to_string(plain).c_str());
}

void YamlPlainParserTest::readsNastyFilesAsYamlCppDoes()
{
    for (const auto& [name, bytes] : test::nastyYaml()) {
        const auto document = yaml::Document::parse(bytes, "f");
        const auto expected = yaml::Document::parse(bytes, "f", {}, yaml::Parser::YamlCpp);
        QVERIFY2(document.has_value() == expected.has_value(), name.c_str());
        // What is nested too deeply is told at once; yaml-cpp would first look for the ends of all brackets.
        if (!document && document.error().front().kind != ErrorKind::TooDeep)
            QVERIFY2(document.error() == expected.error(), name.c_str());
    }
}

void YamlPlainParserTest::keepsLimits()
{
    std::pmr::monotonic_buffer_resource memory;
    yaml::Node root;
    yaml::Limits limits;
    limits.depth = 2;
    QVERIFY(yaml::PlainParser("a: [1]\n", limits, memory).parse(root));
    QVERIFY(!yaml::PlainParser("a: [[1]]\n", limits, memory).parse(root));
    limits.nodes = 4; // the map, the key, the list, the item
    QVERIFY(yaml::PlainParser("a: [1]\n", limits, memory).parse(root));
    QVERIFY(!yaml::PlainParser("a: [1, 2]\n", limits, memory).parse(root));
}

void YamlPlainParserTest::readsWindowsLinesAsYamlCppDoes()
{
    std::mt19937 random(14);
    for (int i = 0; i < 300; ++i) {
        std::string text;
        for (const char c : test::PlainText(random).make())
            text += c == '\n' ? std::string("\r\n") : std::string(1, c);
        const auto document = yaml::Document::parse(text, "f");
        std::string read;
        if (document)
            write(document->root(), read);
        QVERIFY2(read == readByYamlCpp(text).value_or(std::string()), text.c_str());
    }
}

void YamlPlainParserTest::takesQuestionMarks()
{
    QCOMPARE(readPlainly("{card: Who Goes There?, is it?: [a?b, ??]}\n"), std::nullopt); // none at the beginning
    const auto read = readPlainly("{card: Who Goes There?, is it?: [a?b]}\n");
    QCOMPARE(
        read,
        std::optional<std::string>("1:1 m\n1:2 card: 1:8 spWho Goes There?.\n1:25 is it?: 1:33 l\n- 1:34 spa?b..."));
}

void YamlPlainParserTest::takesQuestionMarksAsYamlCppDoes_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char* text :
         {"{card: Who Goes There?}\n", "{card: Who? me}\n", "{card: who ? me}\n", "[a? ?b, c?? d, e - ? f, g:?h]\n",
          "{is it?: yes, and?: no}\n", "a: why?\nb: ? c\n", "- what? # ?\n- |\n  ? x?\n"})
        QTest::newRow(text) << QByteArray(text);
}

void YamlPlainParserTest::takesQuestionMarksAsYamlCppDoes()
{
    QFETCH(QByteArray, text);
    const auto read = readPlainly(text.toStdString());
    if (read)
        compare(text.toStdString(), *read);
    // The same with a tab in a comment, which no plain file has.
    const auto document = yaml::Document::parse(text.toStdString() + "#\t\n", "f");
    QCOMPARE(document.has_value(), readByYamlCpp(text.toStdString()).has_value());
    QVERIFY(!read || document);
}

/// yaml-cpp would take many seconds for these; a refusal has its place.
void YamlPlainParserTest::readsNoLargeFileThatIsNotPlain_data()
{
    QTest::addColumn<QByteArray>("item");
    QTest::addColumn<QString>("expected");
    QTest::newRow("tab") << QByteArray("- a\tb\n") << QStringLiteral("4:4 NotPlain(1048576)");
    QTest::newRow("question") << QByteArray("- ? a\n  : b\n") << QStringLiteral("4:3 NotPlain(1048576)");
    QTest::newRow("anchor") << QByteArray("- &a b\n") << QStringLiteral("4:3 NotPlain(1048576)");
    QTest::newRow("two lines") << QByteArray("- a\n  b\n") << QStringLiteral("5:3 NotPlain(1048576)");
    QTest::newRow("brackets") << QByteArray("[a,") << QStringLiteral("4:31 TooDeep(10)");
    QTest::newRow("nothing") << QByteArray("- [,]\n") << QStringLiteral("4:4 NotPlain(1048576)");
    QTest::newRow("keys") << QByteArray("a: b\n") << QStringLiteral("5:1 DuplicateKey(a|4)");
    QTest::newRow("items") << QByteArray("- b\n") << QStringLiteral("204:1 TooManyNodes(200)");
}

void YamlPlainParserTest::readsNoLargeFileThatIsNotPlain()
{
    QFETCH(QByteArray, item);
    QFETCH(QString, expected);
    yaml::Limits limits{std::size_t(1) << 26, 10, 20'000'000, 20'000'000};
    if (expected.contains(QStringLiteral("TooManyNodes")))
        limits.items = 200;
    const auto text = "\n# é\n\n" + item.repeated(2'000'000 / item.size()).toStdString();
    const auto document = yaml::Document::parse(text, "f", limits);
    QVERIFY(!document);
    QCOMPARE(document.error().size(), 1u);
    QCOMPARE(document.error()[0].file, std::string("f"));
    QCOMPARE(test::errorLine(document.error()[0]), expected.toStdString());
}

QTEST_GUILESS_MAIN(YamlPlainParserTest)
#include "yaml_plain_parser_test.moc"
