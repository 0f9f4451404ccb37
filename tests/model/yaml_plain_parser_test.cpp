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

/// Compares what the plain parser read with yaml-cpp. Question marks, which yaml-cpp does not take everywhere where
/// YAML does, are made letters on both sides: the plain parser reads none that says anything.
void compare(const std::string& text, std::string read)
{
    auto judged = text;
    std::replace(judged.begin(), judged.end(), '?', 'x');
    std::replace(read.begin(), read.end(), '?', 'x');
    const auto expected = readByYamlCpp(judged);
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
};

void YamlPlainParserTest::readsShippedFilesAsYamlCppDoes()
{
    int plain = 0;
    for (const auto* folder : {"/resources", "/tests"}) {
        QDirIterator it(QStringLiteral(MUSTER_SOURCE_DIR) + QLatin1String(folder),
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
        if (!document)
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

QTEST_GUILESS_MAIN(YamlPlainParserTest)
#include "yaml_plain_parser_test.moc"
