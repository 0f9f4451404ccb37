// SPDX-License-Identifier: GPL-3.0-or-later
// The plain parser must read what it reads exactly as yaml-cpp does: files of all kinds, and plain files that are
// made at random and then damaged at random, go through both.
#include <QDirIterator>
#include <QFile>
#include <QTest>

#include "model/yaml/characters.h"
#include "model/yaml/document.h"
#include "model/yaml/plain_parser.h"
#include "nasty_yaml.h"

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

/// Makes plain files: every form that the plain parser knows, nested, with comments and odd spacing.
class PlainText {
public:
    explicit PlainText(std::mt19937& random) : m_random(random) { }

    std::string make()
    {
        std::string text;
        if (chance(4))
            text += "# begin\n\n";
        block(text, 0, 0);
        return text;
    }

private:
    bool chance(unsigned of) { return m_random() % of == 0; }
    template <std::size_t N>
    std::string pick(const char* const (&words)[N])
    {
        return words[m_random() % N];
    }

    std::string word()
    {
        static const char* const Words[] = {"a",
                                            "Soldier's Blade",
                                            "x:y",
                                            "-3",
                                            "80",
                                            "é",
                                            "type:coin metal:gold",
                                            "a#b",
                                            "null",
                                            "~",
                                            "two  words",
                                            "nullx",
                                            "a (b) c",
                                            "-class:x",
                                            "50%",
                                            "a\"b",
                                            "yes",
                                            "1.5",
                                            "n",
                                            "ﬀ𝄞"};
        return pick(Words);
    }
    std::string quoted()
    {
        static const char* const Words[] = {
            "\"a\"",         "'b'",     "\"a: b # c\"", "''",     "\"\"", "'it''s'", "\"say \\\"x\\\"\"",
            "\"a\\nb\\\\\"", "\"[é]\"", "'~'",          "\" a \""};
        return pick(Words);
    }
    std::string uniqueKey()
    {
        static const char* const Keys[] = {"a", "name ", "at least ", "x-y", "n", "é", "null", "on[1]", "No"};
        const auto number = std::to_string(m_next++);
        return chance(6) ? "\"k" + number + "\"" : chance(6) ? "'k" + number + "'" : pick(Keys) + number;
    }
    std::string flow(int depth, int column)
    {
        if (depth > 3 || chance(2)) {
            static const char* const Words[] = {"a", "x:y", "-3", "b c", "é", "Soldier's Blade", "~", "null", "a (b)"};
            return chance(4) ? quoted() : pick(Words);
        }
        const bool isMap = chance(2);
        std::string text(1, isMap ? '{' : '[');
        const auto count = m_random() % 4;
        for (unsigned i = 0; i < count; ++i) {
            if (i > 0)
                text += chance(5) ? ",\n" + std::string(std::size_t(column) + 1 + m_random() % 3, ' ')
                    : chance(3)   ? ","
                                  : ", ";
            if (isMap)
                text += uniqueKey() + ": ";
            text += flow(depth + 1, column);
        }
        if (chance(6))
            text += ' ';
        return text + (isMap ? '}' : ']');
    }
    std::string lines(int column)
    {
        const std::string indent(std::size_t(column) + 1 + m_random() % 3, ' ');
        std::string text = chance(2) ? "|" : ">";
        const bool isLiteral = text == "|";
        text += chance(2) ? "-\n" : "\n";
        const auto count = 1 + m_random() % 3;
        for (unsigned i = 0; i < count; ++i) {
            text += indent + "words: # \"of\" line" + (isLiteral && chance(3) ? "  " : "") + "\n";
            if (isLiteral && chance(3))
                text += indent + "  further\n";
            if (chance(3))
                text += "\n";
        }
        return text;
    }
    void value(std::string& text, int column)
    {
        if (chance(8)) {
            text += " " + lines(column);
            return;
        }
        text += chance(8) ? "   " : " ";
        text += chance(3) ? flow(0, column) : chance(3) ? quoted() : word();
        text += chance(8) ? "  # note\n" : chance(8) ? "  \n" : "\n";
        if (chance(10))
            text += chance(2) ? "\n" : "      # alone\n";
    }
    void block(std::string& text, int column, int depth)
    {
        const bool isMap = chance(2) || depth == 0;
        const auto count = 1 + m_random() % 4;
        for (unsigned i = 0; i < count; ++i) {
            if (i > 0 || text.empty() || text.back() == '\n')
                text += std::string(std::size_t(column), ' ');
            text += isMap ? uniqueKey() + ":" : "-";
            if (isMap && chance(10))
                text += "\n"; // nothing
            else if (depth < 4 && chance(3)) {
                const bool isOnLine = !isMap && chance(2);
                text += isOnLine ? " " : chance(5) ? " # below\n" : "\n";
                block(text, column + 2, depth + 1);
            } else
                value(text, column);
        }
    }

    std::mt19937& m_random;
    int m_next = 0;
};

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
        const auto text = PlainText(random).make();
        const auto read = readPlainly(text);
        if (!read)
            continue;
        ++plain;
        const auto expected = readByYamlCpp(text);
        QVERIFY2(read == expected, (text + "\nread:\n" + *read + "\nexpected:\n" + expected.value_or("error")).c_str());
    }
    QVERIFY2(plain > 1000, std::to_string(plain).c_str());
}

void YamlPlainParserTest::readsDamagedFilesAsYamlCppDoes()
{
    static constexpr std::string_view Shreds = " \n:#-[]{},'\"|>?&*!%~a\t\\";
    std::mt19937 random(12);
    int plain = 0;
    for (int i = 0; i < 5'000; ++i) {
        auto text = PlainText(random).make();
        const auto changes = 1 + random() % 3;
        for (unsigned change = 0; change < changes && !text.empty(); ++change) {
            const auto place = random() % text.size();
            const char shred = Shreds[random() % Shreds.size()];
            if (random() % 3 == 0)
                text.erase(place, 1 + random() % 3);
            else if (random() % 2 == 0)
                text.insert(place, 1, shred);
            else
                text[place] = shred;
        }
        const auto read = readPlainly(text);
        if (!read)
            continue;
        ++plain;
        const auto expected = readByYamlCpp(text);
        QVERIFY2(read == expected, (text + "\nread:\n" + *read + "\nexpected:\n" + expected.value_or("error")).c_str());
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
        const auto expected = readByYamlCpp(text);
        QVERIFY2(read == expected, (text + "\nread:\n" + *read + "\nexpected:\n" + expected.value_or("error")).c_str());
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

QTEST_GUILESS_MAIN(YamlPlainParserTest)
#include "yaml_plain_parser_test.moc"
