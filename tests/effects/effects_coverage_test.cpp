// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "model/effects/registry.h"
#include "model/text/fold.h"
#include "tests/effects/script_of.h"
#include "tests/shipped/shipped.h"

using namespace muster;

namespace {

struct Entry {
    std::string name, kind, basis;
    std::string form; ///< step, ability, when, if, lasts, select, quantity, cost, limit: parsed; rule, needs: words
    std::string expression;
};

struct EntryList {
    std::string game;
    int count = 0;
    std::vector<Entry> entries;
};

constexpr std::array games{"sceptre", "script", "armory", "hero", "spoils"};
constexpr std::array titles{"Sceptre", "Script", "Armory", "Hero", "Spoils"};

/// The text of a file from one place to the next closing brace of the same level: expressions as their author wrote them.
std::string lineOf(const std::string& text, int line)
{
    std::size_t at = 0;
    for (int i = 1; i < line; ++i)
        at = text.find('\n', at) + 1;
    return text.substr(at, text.find('\n', at) - at);
}

EntryList readVocabulary(const std::string& game)
{
    const std::string path = "tests/effects/coverage/" + game + ".yaml";
    const std::string text = test::bytesOf(test::sourcePath(path));
    EntryList result;
    auto document = yaml::Document::parse(text, path);
    if (!document) {
        qWarning("%s:%d:%d", path.c_str(), document.error().front().at.line, document.error().front().at.column);
        return result;
    }
    yaml::Report report(path);
    yaml::MapReader map(document->root(), "", report);
    result.game = map.requiredText("game");
    result.count = map.requiredNumber("entries").value_or(0);
    for (const yaml::Node& item : map.requiredChild("vocabulary")->items) {
        Entry entry;
        for (const yaml::Pair& pair : item.pairs) {
            if (pair.key == "name") {
                entry.name = pair.value.scalar;
            } else if (pair.key == "kind") {
                entry.kind = pair.value.scalar;
            } else if (pair.key == "basis") {
                entry.basis = pair.value.scalar;
            } else {
                entry.form = pair.key;
                // the last key of the line: its value is all up to the closing brace of the entry
                const std::string line = lineOf(text, pair.keyAt.line);
                const std::string mark = " " + entry.form + ": ";
                const std::size_t begin = line.find(mark, line.find("basis:")) + mark.size();
                entry.expression = line.substr(begin, line.rfind('}') - begin);
                if (pair.value.quoted)
                    entry.expression = pair.value.scalar;
            }
        }
        result.entries.push_back(std::move(entry));
    }
    map.finish();
    return result;
}

/// The lists of words that a game declares for effects, and what they are for.
struct WordList {
    const char* key;
    const char* what;
};
constexpr std::array wordLists{
    WordList{"zones",
             "Where cards can be: `in ZONE`, `from ZONE`. The label stands behind “your” and “the”; one that starts "
             "with “in” is a whole phrase. `play` (everything in play) is built in."},
    WordList{"common zones", "Zones that belong to nobody: read with “the”, not “your”."},
    WordList{"positions",
             "Zones of the table that a unit can stand in, with the adjective that the reader uses: a “Champion in "
             "combat” is read “in-combat Champion” where a player has only one."},
    WordList{"statuses", "What `inflict` puts on a card or player and `cure` takes away; adjectives in selectors."},
    WordList{"states", "What a card can be turned to (`turn: it, to: face up`), and be asked for."},
    WordList{"keywords", "What `give` gives besides abilities."},
    WordList{"rolls", "Rolls of dice that can be changed or left out."},
    WordList{"measures", "Other numbers that `add` and `set` may change."},
    WordList{"resources", "What a player has in numbers: `gain: 2 gold`, `life of you`."},
    WordList{"counters", "What lies on a card in numbers."},
    WordList{"actions",
             "What can be forbidden, allowed, forced and performed: bare infinitives, without their object (that is "
             "`what:`)."},
    WordList{"requirements", "What can be ignored or left out, besides rolls."},
    WordList{"damage kinds", "Kinds of damage: `damage: 10, kind: fixed`."},
    WordList{"moments",
             "Parts of a turn: `own MOMENT starts`, `this MOMENT`. `turn`, `round`, `attack` and `game` are built "
             "in."},
    WordList{"nouns", "What selectors can name besides types of cards."},
    WordList{"singles",
             "Types, groups and zones of which a player has only one, so that the reader says “your Gate” and not "
             "“one of your Gates”."},
    WordList{"conditions", "Conditions with a name: `if: channeled`. The label is a clause."},
    WordList{"roles", "How single words are called when they are read aloud."},
    WordList{"slots", "Places of abilities that `replace ability` exchanges."},
};

/// `key`, and its label where that is another word.
std::string written(const Word& word)
{
    std::string text = "`" + word.key + "`";
    if (fold(word.key) != fold(word.label))
        text += " (" + word.label + ")";
    if (!word.where.empty())
        text += " [" + word.where + "]";
    return text;
}

/// Who can take damage, have statuses and so on, game by game.
std::string targetsText(const std::array<Game, games.size()>& all)
{
    std::string text =
        "\n## What effects can be about\n\nUnder `effects on` a game says what takes damage, has statuses, counters, "
        "resources, what is attached and to what. A\nstep that asks for anything else is refused when the card is "
        "read. "
        "What a game does not list may be about anything;\nnumbers of cards belong to the types that have the "
        "field.\n\n| game | what | types of cards, or players |\n|---|---|---|\n";
    for (std::size_t g = 0; g < games.size(); ++g) {
        for (const EffectTargets& one : all[g].effectTargets) {
            std::string list;
            for (const TypeIndex type : one.types)
                list += (list.empty() ? "`" : ", `") + all[g].type(type).key + "`";
            if (one.players)
                list += list.empty() ? "`player`" : ", `player`";
            text += std::string("| ") + titles[g] + " | " + one.key + " | " + list + " |\n";
        }
    }
    return text;
}

std::string wordsText()
{
    std::array<Game, games.size()> all;
    for (std::size_t g = 0; g < games.size(); ++g)
        all[g] = test::gameOf(games[g]);
    std::string text =
        "# Words of each game that effects use\n\n"
        "Types of cards, their plurals and groups, vocabularies and fields come from a game's own declarations; fields "
        "with\n`stat: yes` can be changed by effects. The rest stands under `effect words` in its `game.yaml`, list by "
        "list: the word as\nit is written on cards, in brackets how it is read aloud where that differs, and in [ ] "
        "where the cards of an "
        "action or\nnumber are, besides those in play. Plurals and further spellings are aliases there.\nThis page is "
        "made from the games; do not edit it by hand.\n\n"
        "| game | types of cards | groups | numbers that effects may change |\n|---|---|---|---|\n";
    for (std::size_t g = 0; g < games.size(); ++g) {
        std::string types;
        std::vector<std::string> groups;
        for (const CardType& type : all[g].types) {
            types += (types.empty() ? "`" : ", `") + type.key + "`";
            for (const std::string& group : type.groups) {
                if (std::find(groups.begin(), groups.end(), group) == groups.end())
                    groups.push_back(group);
            }
        }
        std::string grouped;
        for (const std::string& group : groups)
            grouped += (grouped.empty() ? "`" : ", `") + group + "`";
        std::string stats;
        for (const Field& field : all[g].fields) {
            if (field.stat)
                stats += (stats.empty() ? "" : ", ") + written({field.key, field.label, {}, field.where});
        }
        text += std::string("| ") + titles[g] + " | " + types + " | " + grouped + " | " + stats + " |\n";
    }
    for (const WordList& list : wordLists) {
        text += std::string("\n## ") + list.key + "\n\n" + list.what + "\n\n";
        std::string table;
        for (std::size_t g = 0; g < games.size(); ++g) {
            const Vocabulary* vocabulary = all[g].findEffectWords(list.key);
            if (vocabulary == nullptr || vocabulary->words.empty())
                continue;
            table += std::string("| ") + titles[g] + " | ";
            for (std::size_t i = 0; i < vocabulary->words.size(); ++i)
                table += (i == 0 ? "" : ", ") + written(vocabulary->words[i]);
            table += " |\n";
        }
        text += "| game | words |\n|---|---|\n" + table;
    }
    return text + targetsText(all);
}

bool isWords(const Entry& entry) { return entry.form == "rule" || entry.form == "needs"; }

/// A whole `does` around the expression, so that it is read by the same parser as every card.
std::string scriptAround(const Entry& entry)
{
    const std::string& e = entry.expression;
    if (entry.form == "step")
        return "[{then: [" + e + "]}]";
    if (entry.form == "ability")
        return "[" + e + "]";
    if (entry.form == "when")
        return "[{when: " + e + ", then: [{draw: 1}]}]";
    if (entry.form == "if")
        return "[{if: " + e + ", then: [{draw: 1}]}]";
    if (entry.form == "lasts")
        return "[{then: [{disable: self, lasts: " + e + "}]}]";
    if (entry.form == "select")
        return "[{then: [{pick: " + e + ", remember: chosen-ones}, {for each: chosen-ones, then: [{draw: 1}]}]}]";
    if (entry.form == "quantity")
        return "[{then: [{draw: " + e + "}]}]";
    if (entry.form == "cost")
        return "[{use: own turn, cost: " + e + ", then: [{draw: 1}]}]";
    if (entry.form == "limit")
        return "[{use: own turn, limit: " + e + ", then: [{draw: 1}]}]";
    return {};
}

std::string escaped(std::string text)
{
    for (std::size_t at = text.find('|'); at != std::string::npos; at = text.find('|', at + 2))
        text.insert(at, "\\");
    return text;
}

std::string coverageText()
{
    std::map<std::string, std::map<std::string, int>> counts;
    std::string tables;
    int all = 0;
    int held = 0;
    int missing = 0;
    for (std::size_t g = 0; g < games.size(); ++g) {
        const EntryList vocabulary = readVocabulary(games[g]);
        const Game game = test::gameOf(games[g]);
        tables += std::string("\n## ") + titles[g] + ": " + std::to_string(vocabulary.entries.size())
            + " entries\n\n| entry | kind | basis | as a card says it, or where it is held | read aloud |\n"
              "|---|---|---|---|---|\n";
        for (const Entry& entry : vocabulary.entries) {
            ++all;
            held += entry.form == "rule" ? 1 : 0;
            missing += entry.form == "needs" ? 1 : 0;
            std::string said = entry.expression;
            std::string aloud;
            if (!isWords(entry)) {
                const std::string prefix = entry.form == "step" || entry.form == "ability" || entry.form == "select"
                        || entry.form == "quantity"
                    ? ""
                    : entry.form + ": ";
                said = "`" + prefix + said + "`";
                aloud = test::readScript(scriptAround(entry), game).aloud(game);
                if (entry.form != "step" && entry.form != "ability") // the rest is scaffolding
                    aloud.clear();
            }
            tables += "| " + entry.name + " | " + entry.kind + " | " + entry.basis + " | " + escaped(said) + " | "
                + escaped(aloud) + " |\n";
        }
    }
    return "# What the effect grammar covers\n\n"
           "Every entry of the effect vocabularies of the five games' digests, and how a card says it. Made from\n"
           "`tests/effects/coverage/`, whose expressions a test reads, says aloud and compares with this page; do not "
           "edit\n"
           "it by hand.\n\n"
        + std::to_string(all) + " entries: " + std::to_string(all - held - missing)
        + " are expressions of the grammar, " + std::to_string(held)
        + " are no effects of cards but fields, caps and procedures that the game's data or the engine's frame\nholds, "
        + std::to_string(missing) + " would need a new verb.\n" + tables;
}

} // namespace

class EffectsCoverageTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyEntryIsThere_data()
    {
        QTest::addColumn<int>("expected");
        // the sizes of the digests' vocabularies
        QTest::newRow("sceptre") << 117;
        QTest::newRow("script") << 137;
        QTest::newRow("armory") << 97;
        QTest::newRow("hero") << 74;
        QTest::newRow("spoils") << 81;
    }

    void everyEntryIsThere()
    {
        QFETCH(int, expected);
        const EntryList vocabulary = readVocabulary(QTest::currentDataTag());
        QCOMPARE(vocabulary.count, expected);
        QCOMPARE(int(vocabulary.entries.size()), expected);
        std::map<std::pair<std::string, std::string>, int> names;
        for (const Entry& entry : vocabulary.entries) {
            QVERIFY2(++names[std::make_pair(entry.name, entry.kind)] == 1, entry.name.c_str());
            QVERIFY2(!entry.expression.empty(), entry.name.c_str());
            // what a rulebook has or implies is expressible now
            QVERIFY2(entry.form != "needs" || (entry.basis != "explicit" && entry.basis != "implied"),
                     entry.name.c_str());
        }
    }

    void everyExpressionIsRead_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("script");
        for (const char* game : games) {
            for (const Entry& entry : readVocabulary(game).entries) {
                if (!isWords(entry))
                    QTest::newRow((std::string(game) + " " + entry.name + " " + entry.kind).c_str())
                        << QString::fromLatin1(game) << QString::fromStdString(scriptAround(entry));
            }
        }
    }

    void everyExpressionIsRead()
    {
        QFETCH(QString, game);
        QFETCH(QString, script);
        const Game words = test::gameOf(game.toStdString());
        const test::Read read = test::readScript(script.toStdString(), words);
        QString wrong;
        for (const Error& error : read.errors) {
            wrong += QStringLiteral("%1:%2 kind %3 %4: ")
                         .arg(error.at.line)
                         .arg(error.at.column)
                         .arg(int(error.kind))
                         .arg(QString::fromStdString(error.path));
            for (const std::string& argument : error.arguments)
                wrong += QStringLiteral("[%1] ").arg(QString::fromStdString(argument));
            wrong += QStringLiteral("near %1\n").arg(QString::fromStdString(error.nearest));
        }
        QVERIFY2(read.script.valid() && read.errors.empty(), qPrintable(wrong + script));
        const QString aloud = QString::fromStdString(read.aloud(words));
        QVERIFY2(aloud.endsWith(QLatin1Char('.')) || aloud.endsWith(QStringLiteral(".”")), qPrintable(aloud));
        QVERIFY2(!aloud.contains(QLatin1Char('{')) && !aloud.contains(QStringLiteral("  ")), qPrintable(aloud));
        for (const char* const language : {"de", "fr", "es"}) {
            const QString other = QString::fromStdString(read.aloud(words, language));
            QVERIFY2(!other.isEmpty() && other != aloud, qPrintable(other));
            for (const QString& sign :
                 {QStringLiteral("‹"), QStringLiteral("{"), QStringLiteral("|"), QStringLiteral("  "),
                  QStringLiteral("()"), QStringLiteral(" ,"), QStringLiteral(" .")})
                QVERIFY2(!other.contains(sign), qPrintable(other));
        }
    }

    void thePageIsCurrent()
    {
        QVERIFY2(test::isCurrent("docs/effects-coverage.md", coverageText()),
                 "run this test with MUSTER_WRITE_DOCS=1 to write docs/effects-coverage.md again");
    }

    void theWordsPageIsCurrent()
    {
        QVERIFY2(test::isCurrent("docs/effects-words.md", wordsText()),
                 "run this test with MUSTER_WRITE_DOCS=1 to write docs/effects-words.md again");
    }

    /// A list that the page does not explain would be a word that nobody finds.
    void everyListOfWordsIsExplained()
    {
        for (const char* key : games) {
            const Game game = test::gameOf(key);
            for (const Vocabulary& list : game.effectWords)
                QVERIFY2(std::any_of(wordLists.begin(), wordLists.end(),
                                     [&](const WordList& one) { return one.key == list.key; }),
                         list.key.c_str());
        }
    }

    /// What no card and no rulebook needs has no place in the language, unless it is one half of a pair, or what a card
    /// of one's own can be expected to say and every engine can do.
    void everyTermIsUsed()
    {
        static const std::map<effects::Term, std::string_view> kept{
            {effects::Term::VerbRepeat, "for each, with a number"},
            {effects::Term::VerbNote, "remember, for a number that is no result of a step"},
            {effects::Term::VerbWin, "how a card of one's own may end the game"},
            {effects::Term::EventSearches, "beside shuffles"},
            {effects::Term::EventIsHealed, "beside takes damage"},
            {effects::Term::EventIsDetached, "beside is attached"},
            {effects::Term::EventStopsBeing, "beside becomes"},
            {effects::Term::EventLoses, "beside gains"},
            {effects::Term::ConditionIsSame, "it is self"},
            {effects::Term::QuantityDifference, "beside +"},
            {effects::Term::QuantityHighest, "beside lowest of"},
            {effects::Term::QuantityResult, "of a roll, without a name"},
            {effects::Term::QuantityUpTo, "beside up to 2 cards"},
            {effects::Term::QuantityDifferent, "what new cards asked for"},
            {effects::Term::ConditionPaid, "of an optional cost, what new cards asked for"},
            {effects::Term::RelationWithMost, "what new cards asked for"},
            {effects::Term::QuantityNumber, "stands as a plain number in its argument"},
            {effects::Term::CountAny, "beside up to"},
            {effects::Term::CountBottom, "beside top"},
            {effects::Term::StateBlocked, "beside blocking"},
            {effects::Term::StateActive, "whose turn it is, where there are several players"},
            {effects::Term::RoleThatPlayer, "whose turn starts, where there are several players"},
            {effects::Term::RoleControllerOf, "beside owner of"},
            {effects::Term::RoleOwnerOf, "beside controller of"},
            {effects::Term::RelationWith, "beside without"},
            {effects::Term::RelationWithout, "beside with"},
        };
        std::set<std::uint16_t> used;
        const auto add = [&](const effects::Forest& forest) {
            for (const effects::Node& node : forest.nodes)
                used.insert(node.term);
        };
        for (const char* key : games) {
            for (const CardSet& set : test::ShippedGame::of(QString::fromLatin1(key)).sets())
                add(set.effects);
            const Game game = test::gameOf(key);
            for (const Entry& entry : readVocabulary(key).entries) {
                if (!isWords(entry))
                    add(test::readScript(scriptAround(entry), game).forest);
            }
        }
        for (const effects::TermInfo& term : effects::terms()) {
            const bool isUsed = used.count(static_cast<std::uint16_t>(term.term)) > 0;
            QVERIFY2(isUsed != (kept.count(term.term) > 0),
                     (std::string(term.name) + (isUsed ? " is used after all" : " is used by nothing")).c_str());
        }
    }
};

QTEST_GUILESS_MAIN(EffectsCoverageTest)
#include "effects_coverage_test.moc"
