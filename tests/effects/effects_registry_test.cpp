// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <set>

#include "model/effects/tongue.h"
#include "model/effects/reference.h"
#include "model/effects/registry.h"
#include "tests/effects/script_of.h"

using namespace muster;
using namespace muster::effects;

namespace {

/// Sceptre with the words of other games that the registry's examples use.
Game exampleGame()
{
    Game game = test::gameOf("sceptre");
    for (Vocabulary& list : game.effectWords) {
        if (list.key == "resources")
            list.words.push_back({"gold", "gold", {}});
    }
    game.effectWords.push_back({"keywords", false, {{"haste", "Haste", {}}}});
    game.effectWords.push_back({"slots", false, {{"hero power", "Hero Power", {}}}});
    game.effectWords.push_back({"conditions", false, {{"channeled", "you have cast another spell this turn", {}}}});
    return game;
}

/// The example of a term inside a whole `does` that sets every name it may use.
std::string scriptAround(const TermInfo& term)
{
    const std::string example(term.example);
    const std::string set = "{pick: own card in play, remember: dropped}, {reveal: dropped}, "
                            "{look at: top 3 cards of deck, remember: seen}, {reveal: seen}, "
                            "{roll: 3d20, success: at least 11, remember: hits}, {draw: hits}, ";
    switch (term.sort) {
    case Sort::Frame:
        if (example.empty())
            return "[{then: [{draw: 1}]}]";
        return "[" + example + "]";
    case Sort::Verb: {
        const std::string step = example.front() == '{' ? example : "{" + example + "}";
        if (step.starts_with("{when:") || step.starts_with("{instead of:"))
            return "[" + step + "]";
        // a remembered name is used by the next step
        const std::size_t name = step.find("remember: ");
        if (name == std::string::npos)
            return "[{then: [" + step + "]}]";
        const std::string word = step.substr(name + 10, step.find_first_of(",}", name) - name - 10);
        return "[{then: [" + step + ", {" + (term.term == Term::VerbPick ? "reveal: " : "draw: ") + word + "}]}]";
    }
    case Sort::Event:
        return "[{when: " + example + ", then: [{draw: 1}]}]";
    case Sort::Condition:
        return "[{when: self attacks enemy unit, if: " + example + ", then: [{draw: 1}]}]";
    case Sort::Quantity:
        if (term.term == Term::QuantityFaces)
            return "[{then: [{roll: " + example + "}]}]";
        return "[{when: self takes damage, then: [" + set + "{draw: " + example + "}]}]";
    case Sort::Duration:
        return "[{then: [{disable: self, lasts: " + example + "}]}]";
    default:
        return "[{when: self attacks enemy unit, target: own unit, then: [" + set + "{negate: " + example + "}]}]";
    }
}

} // namespace

class EffectsRegistryTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyTermIsDeclaredOnce()
    {
        const auto check = [](Term term) {
            QVERIFY(termsByNumber()[static_cast<std::size_t>(term)] != nullptr);
            QCOMPARE(int(info(term).term), int(term));
        };
        int count = 0;
#define MUSTER_EFFECT_TERM(name, number)                                                                               \
    check(Term::name);                                                                                                 \
    ++count;
        MUSTER_EFFECT_TERMS(MUSTER_EFFECT_TERM)
#undef MUSTER_EFFECT_TERM
        QCOMPARE(int(terms().size()), count);
    }

    void namesAreUnambiguous()
    {
        std::set<std::string_view> verbs;
        std::set<std::string_view> keys;
        for (const TermInfo& term : terms()) {
            QVERIFY2(!term.help.empty(), std::string(term.name).c_str());
            if (term.sort != Sort::Verb)
                continue;
            QVERIFY2(verbs.insert(term.name).second, std::string(term.name).c_str());
            QVERIFY2(!term.reading.empty() && !term.example.empty(), std::string(term.name).c_str());
            std::set<std::string_view> own;
            for (std::size_t i = 0; i < term.parameters.size(); ++i) {
                QVERIFY(own.insert(term.parameters[i].key).second);
                QVERIFY2(!term.parameters[i].help.empty(), std::string(term.name).c_str());
                if (i > 0)
                    keys.insert(term.parameters[i].key);
            }
        }
        // A key that were a verb too could not be told from a second verb of the same step. `keep` is the one
        // exception, and belongs to its verb there.
        for (const std::string_view key : keys)
            QVERIFY2(key == "keep" || verbs.count(key) == 0, std::string(key).c_str());
    }

    /// A term that a language has no words for leaves a mark, and a gap that is not filled its brackets.
    void everyExampleIsSaidInEveryLanguage()
    {
        const Game game = exampleGame();
        for (const TermInfo& term : terms()) {
            if (term.example.empty())
                continue;
            const test::Read read = test::readScript(scriptAround(term), game);
            const std::string english = read.aloud(game);
            for (const char* const language : {"de", "fr", "es"}) {
                const std::string said = read.aloud(game, language);
                const QString where =
                    QStringLiteral("%1 %2: %3")
                        .arg(QLatin1String(language), QString::fromUtf8(term.name.data(), qsizetype(term.name.size())),
                             QString::fromStdString(said));
                QVERIFY2(!said.empty() && said != english, qPrintable(where));
                for (const char* const sign : {"‹", "{", "}", "|", "<", ">", "  ", " .", " ,", "()", "„“"})
                    QVERIFY2(said.find(sign) == std::string::npos, qPrintable(where));
            }
        }
    }

    /// A language that lacks one is not noticed before a card has it.
    void everyTermHasATemplateInEveryLanguage()
    {
        for (const char* const language : {"de", "fr", "es"}) {
            const Tongue* const tongue = findTongue(language);
            QVERIFY(tongue != nullptr);
            for (const TermInfo& term : terms()) {
                if (term.sort == Sort::Verb || term.sort == Sort::Event)
                    QVERIFY2(!tongue->reading(term.term).empty(), (language + (" " + std::string(term.name))).c_str());
            }
            for (const WordRow& row : findTongue("de")->sentences)
                QVERIFY2(!tongue->text(row.english).empty(), (language + (" " + std::string(row.english))).c_str());
            for (const WordRow& row : findTongue("de")->words)
                QVERIFY2(!tongue->word(row.english).empty(), (language + (" " + std::string(row.english))).c_str());
        }
        QVERIFY(findTongue("en") == nullptr && findTongue("") == nullptr);
    }

    void everyExampleIsRead_data()
    {
        QTest::addColumn<QString>("script");
        for (const TermInfo& term : terms()) {
            if (!term.example.empty())
                QTest::newRow((std::to_string(int(term.term)) + " " + std::string(term.name)).c_str())
                    << QString::fromStdString(scriptAround(term));
        }
    }

    void everyExampleIsRead()
    {
        QFETCH(QString, script);
        const int number = QString::fromLatin1(QTest::currentDataTag()).section(QLatin1Char(' '), 0, 0).toInt();
        const Game game = exampleGame();
        const test::Read read = test::readScript(script.toStdString(), game);
        QString wrong = script;
        for (const Error& error : read.errors) {
            wrong += QStringLiteral("\n%1:%2 kind %3 %4")
                         .arg(error.at.line)
                         .arg(error.at.column)
                         .arg(int(error.kind))
                         .arg(QString::fromStdString(error.path));
            for (const std::string& argument : error.arguments)
                wrong += QStringLiteral(" [%1]").arg(QString::fromStdString(argument));
        }
        QVERIFY2(read.script.valid(), qPrintable(wrong));
        QVERIFY(!read.aloud(game).empty());
        // and it is the example of that term, not of another
        bool found = false;
        for (const Node& node : read.forest.nodes)
            found = found || int(node.term) == number;
        const bool plainNumber = number == int(Term::QuantityNumber); // stands as a number in its argument
        const bool scaffold = number == int(Term::Option) || number == int(Term::Branch) || number == int(Term::Window)
            || number == int(Term::Place);
        QVERIFY2(found || plainNumber || scaffold, qPrintable(script));
    }

    void everyCodeBlockOfTheGuideIsRead()
    {
        const std::string guide(referenceGuide());
        const Game game = exampleGame();
        int blocks = 0;
        for (std::size_t at = guide.find("```yaml\n"); at != std::string::npos; at = guide.find("```yaml\n", at)) {
            at += 8;
            const std::size_t end = guide.find("```", at);
            std::string block = guide.substr(at, end - at);
            at = end + 3;
            if (const std::size_t does = block.find("does:\n"); does != std::string::npos)
                block = block.substr(does + 6);
            const test::Read read = test::readScript(block, game);
            QVERIFY2(read.script.valid(), (block + (read.errors.empty() ? "" : read.errors.front().path)).c_str());
            ++blocks;
        }
        QCOMPARE(blocks, 3);
    }

    void theReferenceIsCurrent()
    {
        QVERIFY2(test::isCurrent("docs/effects.md", referenceText()),
                 "run this test with MUSTER_WRITE_DOCS=1 to write docs/effects.md again");
    }
};

QTEST_GUILESS_MAIN(EffectsRegistryTest)
#include "effects_registry_test.moc"
