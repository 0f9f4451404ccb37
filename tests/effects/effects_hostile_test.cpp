// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <random>

#include "model/effects/registry.h"
#include "model/text/fold.h"
#include "tests/effects/script_of.h"

using namespace muster;

namespace {

const Game& sceptre()
{
    static const Game game = test::gameOf("sceptre");
    return game;
}

std::string repeated(const std::string& part, int times)
{
    std::string all;
    for (int i = 0; i < times; ++i)
        all += part;
    return all;
}

/// Whatever is thrown at the parser: a whole script, or errors with a place, and nothing left behind.
void survives(const std::string& yaml)
{
    const test::Read read = test::readScript(yaml, sceptre());
    QVERIFY(read.script.valid() == read.errors.empty());
    if (!read.script.valid()) {
        QVERIFY(read.forest == effects::Forest{});
        for (const Error& error : read.errors) {
            QVERIFY(error.at.line > 0);
            for (const std::string& argument : error.arguments)
                QVERIFY(isUtf8(argument));
        }
        return;
    }
    for (const char* const language : {"en", "de", "fr", "es"})
        QVERIFY(!read.aloud(sceptre(), language).empty());
}

} // namespace

class EffectsHostileTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void shapes_data()
    {
        QTest::addColumn<QByteArray>("yaml");
        const auto row = [](const char* name, const std::string& yaml) {
            QTest::newRow(name) << QByteArray::fromStdString(yaml);
        };
        row("nothing", "");
        row("null", "~");
        row("a word", "draw");
        row("a map", "{then: [{draw: 1}]}");
        row("a list of words", "[draw, draw]");
        row("lists of lists", "[[[[[[]]]]]]");
        row("deep steps", "[{then: " + repeated("[{may: ", 12) + "[{draw: 1}]" + repeated("}]", 12) + "}]");
        row("too deep steps", "[{then: " + repeated("[{may: ", 5000) + "[{draw: 1}]" + repeated("}]", 5000) + "}]");
        row("deep abilities",
            "[{then: " + repeated("[{give: [{then: ", 6) + "[{draw: 1}]"
                + repeated("}], to: self, lasts: this turn}]", 6) + "}]");
        row("many steps", "[{then: [" + repeated("{draw: 1}, ", 20000) + "{draw: 1}]}]");
        row("many wrong steps", "[{then: [" + repeated("{drwa: 1}, ", 5000) + "{draw: 1}]}]");
        row("long phrase", "[{then: [{draw: " + repeated("1 + ", 20000) + "1}]}]");
        row("long selector", "[{then: [{heal: 1, of: " + repeated("other ", 20000) + "champion}]}]");
        row("long list of conditions", "[{if: " + repeated("own turn and ", 20000) + "own turn, then: [{draw: 1}]}]");
        row("deep brackets", "[{then: [{draw: " + repeated("(", 50000) + "1" + repeated(")", 50000) + "}]}]");
        row("deep condition",
            "[{if: " + repeated("(", 50000) + "own turn" + repeated(")", 50000) + ", then: [{draw: 1}]}]");
        row("deep not", "[{if: " + repeated("not ", 50000) + "own turn, then: [{draw: 1}]}]");
        row("deep relations", "[{then: [{heal: 1, of: " + repeated("champion other than ", 20000) + "self}]}]");
        row("deep controllers", "[{then: [{draw: 1, by: " + repeated("controller of ", 20000) + "self}]}]");
        row("deep count",
            "[{then: [{draw: " + repeated("count(champions other than ", 2000) + "self" + repeated(")", 2000) + "}]}]");
        row("deep half", "[{then: [{draw: " + repeated("half of ", 20000) + "1}]}]");
        row("deep up to", "[{then: [{draw: " + repeated("up to ", 20000) + "1}]}]");
        row("deep lowest", "[{then: [{draw: " + repeated("lowest of ", 20000) + "1 and 2}]}]");
        row("long word", "[{then: [{heal: 1, of: " + std::string(100000, 'x') + "}]}]");
        row("long verb", "[{then: [{" + std::string(900, 'x') + ": 1}]}]");
        row("huge number", "[{then: [{draw: 99999999999999999999}]}]");
        row("number beyond", "[{then: [{draw: 2000000000}]}]");
        row("many dice", "[{then: [{roll: 999999999d999999999}]}]");
        row("threshold beyond", "[{then: [{roll: d20, at least 2147483647: [{draw: 1}]}]}]");
        row("threshold below", "[{then: [{roll: d20, at most -2147483648: [{draw: 1}]}]}]");
        row("most dice", "[{then: [{roll: 100d1000, at least 100000: [{draw: 1}]}]}]");
        row(
            "many names", "[{then: [" + [] {
                std::string all;
                for (int i = 0; i < 500; ++i)
                    all += "{pick: own champion, remember: n" + std::to_string(i) + "}, ";
                return all;
            }() + "{draw: 1}]}]");
        row("odd bytes", "[{then: [{heal: 1, of: \"\\0\\x01\\u202e champion\"}]}]");
        row("not UTF-8", "[{then: [{heal: 1, of: \xff\xfe}]}]");
        row("empty words", "[{then: [{heal: '', of: ''}]}]");
        row("blank words", "[{when: '   ', if: ' ', then: [{draw: ' '}]}]");
        row("only signs", "[{if: '>= <= ( ) + - , !', then: [{draw: '+ + +'}]}]");
        row("line ends in a phrase", "[{if: \"own\\nturn\", then: [{draw: 1}]}]");
        row("query without end", "[{then: [{heal: 1, of: champion (}]}]");
        row("query with quotes", "[{then: [{heal: 1, of: 'champion (\"'}]}]");
        row("null values", "[{when: , if: , target: , cost: , limit: , then: }]");
    }

    void shapes()
    {
        QFETCH(QByteArray, yaml);
        QElapsedTimer timer;
        timer.start();
        survives(yaml.toStdString());
        QVERIFY2(timer.elapsed() < 5000, "a card must not keep anyone waiting"); // sanitizers are slow
    }

    /// Random words of the grammar in random places: nothing crashes, nothing is read half.
    void nonsense()
    {
        std::vector<std::string> words{"own",
                                       "enemy",
                                       "each",
                                       "all",
                                       "2",
                                       "-3",
                                       "up to",
                                       "(",
                                       ")",
                                       "x",
                                       "+",
                                       "of",
                                       "in",
                                       "from",
                                       "on",
                                       "and",
                                       "or",
                                       "not",
                                       "is",
                                       "has",
                                       "this",
                                       "turn",
                                       "champion",
                                       "coins",
                                       "bleeding",
                                       "spd",
                                       "count(",
                                       "times(",
                                       "self",
                                       "it",
                                       "(class:cavalry)",
                                       ">=",
                                       "garrison",
                                       "hand",
                                       "half of",
                                       "rounded up",
                                       "other than",
                                       "until",
                                       "end of",
                                       "'",
                                       "\"",
                                       "ä"};
        for (const effects::TermInfo& term : effects::terms())
            words.emplace_back(term.name);
        const std::vector<std::string> before{"[{when: ",
                                              "[{if: ",
                                              "[{while: ",
                                              "[{then: [{draw: ",
                                              "[{then: [{discard: ",
                                              "[{then: [{disable: self, lasts: ",
                                              "[{use: ",
                                              "[{limit: "};
        std::mt19937 random(20261121);
        for (int i = 0; i < 4000; ++i) {
            const std::size_t where = random() % before.size();
            std::string phrase;
            for (auto n = random() % 9; n > 0; --n)
                phrase += words[random() % words.size()] + " ";
            std::string quoted;
            for (const char c : phrase)
                quoted += c == '\'' ? std::string("''") : std::string(1, c);
            survives(before[where] + "'" + quoted + "'"
                     + (where == 3 || where == 4 || where == 5 ? "}]}]" : ", then: [{draw: 1}]}]"));
        }
    }
};

QTEST_GUILESS_MAIN(EffectsHostileTest)
#include "effects_hostile_test.moc"
