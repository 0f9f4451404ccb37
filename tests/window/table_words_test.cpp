// SPDX-License-Identifier: GPL-3.0-or-later
// What the engine says at the table, in every language of the program.
#include <regex>
#include <set>

#include "app/text/game_words.h"
#include "app/text/language.h"
#include "engine/core/random.h"
#include "tests/support/files.h"
#include "tests/support/paths.h"
#include "tests/window/table_stage.h"

using namespace muster;
using namespace muster::app;
using namespace Qt::StringLiterals;

namespace {

/// The texts of a source of the engine, up to where it says what must hold, which nobody reads at a table.
std::set<std::string> textsIn(const QString& source)
{
    std::string code = test::bytesOf(test::inSources() + source);
    code.resize(std::min(code.size(), code.find("::ownDigest(")));
    code = std::regex_replace(code, std::regex("#include [^\n]*|//[^\n]*"), "");
    static const std::regex literal("\"([^\"\\\\\n]+)\"");
    std::set<std::string> texts;
    for (std::sregex_iterator at(code.begin(), code.end(), literal); at != std::sregex_iterator(); ++at)
        texts.insert((*at)[1]);
    return texts;
}

/// The names of the gaps of a sentence.
std::multiset<std::string> gapsOf(const std::string& sentence)
{
    static const std::regex gap("\\{([^}]*)\\}");
    std::multiset<std::string> names;
    for (std::sregex_iterator at(sentence.begin(), sentence.end(), gap); at != std::sregex_iterator(); ++at)
        names.insert((*at)[1]);
    return names;
}

void addWords(std::set<std::string>& texts, const engine::ShownCard& card)
{
    for (const auto& number : card.numbers)
        texts.insert(number.word);
    texts.insert(card.states.begin(), card.states.end());
    for (const engine::ShownCard& on : card.on)
        addWords(texts, on);
}

/// What stands on a table: places, numbers and states of cards, what players have.
void addWords(std::set<std::string>& texts, const engine::ShownTable& table)
{
    for (const auto& seat : table.seats) {
        for (const auto& number : seat)
            texts.insert(number.word);
    }
    for (const engine::ShownZone& zone : table.zones) {
        texts.insert(zone.word);
        for (const engine::ShownCard& card : zone.cards)
            addWords(texts, card);
    }
}

/// Chooses anything, and hears what the engine says of it.
class Listener final : public engine::Agent {
public:
    Listener(TableRules& rules, std::set<std::string>& texts) : m_rules(rules), m_texts(texts) { }
    std::size_t choose(const engine::Choice& choice, const engine::View&) override
    {
        static_cast<void>(m_rules.session().optionTexts(choice));
        m_texts.insert(m_rules.session().questionText(choice.kind));
        addWords(m_texts, m_rules.shown().shown(engine::NoSeat));
        return m_dice.below(static_cast<std::uint32_t>(choice.options.size()));
    }

private:
    TableRules& m_rules;
    std::set<std::string>& m_texts;
    engine::Stream m_dice{7, 7};
};

class Listened final : public engine::Log {
public:
    explicit Listened(TableRules& rules) : m_rules(rules) { }
    void add(const engine::LogLine& line) override { static_cast<void>(m_rules.session().lineText(line)); }

private:
    TableRules& m_rules;
};

} // namespace

class TableWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { speak(u"en"_s); }

    /// All that stands in the sources, and all that was said in some games of it.
    void everyTextHasItsWords_data() { test::addGames(); }

    void everyTextHasItsWords()
    {
        QFETCH(QString, game);
        std::set<std::string> texts = textsIn(u"/engine/games/%1/words.cpp"_s.arg(game));
        texts.merge(textsIn(u"/engine/flow/card_words.cpp"_s));
        hear(game, texts);

        const QString games = test::inSources("/resources/games/");
        for (const QString& language : languages().mid(1)) {
            std::map<std::string, std::string> words;
            for (const QString& file : {u"table.yaml"_s, u"%1/table.yaml"_s.arg(game), u"%1/words.yaml"_s.arg(game)}) {
                auto read = readGameWords(test::bytesOf(games + file), file.toStdString());
                QVERIFY2(read, qPrintable(file));
                words.merge(std::map<std::string, std::string>((*read)[language.toStdString()].begin(),
                                                               (*read)[language.toStdString()].end()));
            }
            QStringList missing;
            for (const std::string& text : texts) {
                const auto found = words.find(text);
                if (isSaid(text) && (found == words.end() || gapsOf(found->second) != gapsOf(text)))
                    missing += QString::fromStdString(text);
            }
            QVERIFY2(missing.isEmpty(), qPrintable(language + u":\n"_s + missing.join(u'\n')));
        }
    }

    /// The engine's own words for them are keys, which no player has read on a card.
    void numbersReadAsOnTheCards()
    {
        QCOMPARE(gameWord("hp"), u"HP"_s);
        QCOMPARE(gameWord("dp"), u"DP"_s);
        QCOMPARE(gameWord("durability point"), u"durability points"_s); // "durability points 3"
    }

    /// The table of a game in another language has no English question, option or line that has words there.
    void aGameIsPlayedInAnotherLanguage_data() { test::addGames(); }

    void aGameIsPlayedInAnotherLanguage()
    {
        QFETCH(QString, game);
        const Said english = play(game);
        speak(u"de"_s);
        const Said german = play(game);
        QCOMPARE(german.digest, english.digest);
        QVERIFY(english.texts.size() > 20);
        QCOMPARE(german.texts.size(), english.texts.size());
        for (qsizetype i = 0; i < english.texts.size(); ++i)
            QVERIFY2(german.texts.at(i) != english.texts.at(i), qPrintable(german.texts.at(i)));
    }

private:
    /// Numbers and letters of players are the same everywhere, and so are the names of cards.
    static bool isSaid(const std::string& text)
    {
        return text.size() > 1 && std::any_of(text.begin(), text.end(), [](char c) { return c >= 'a' && c <= 'z'; })
            && text != "seat" && text != "to" && text != "card" && text != "other" && text != "die" && text != "die 2"
            && text != "word" && text != "state" && text != "status" && text != "part";
    }

    void hear(const QString& game, std::set<std::string>& texts)
    {
        const auto data = m_home.data(game);
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            const auto rules = TableRules::make(data->catalogue, test::tableSetup(*data, seed));
            QVERIFY(rules);
            (*rules)->setTongue({[&](std::string_view english) {
                                     texts.emplace(english);
                                     return std::string();
                                 },
                                 {}});
            Listener listener(**rules, texts);
            Listened log(**rules);
            engine::Session& session = (*rules)->session();
            session.setAgent(&listener);
            session.setLog(&log);
            (*rules)->begin();
            for (int step = 0; step < 400 && !session.outcome().over(); ++step)
                session.advance();
            session.setLog(nullptr);
            session.setAgent(nullptr);
        }
    }

    void speak(const QString& language)
    {
        installLanguage(language);
        installGameWords(m_home.places());
    }

    /// Questions and lines of the first choices of a game.
    struct Said {
        QStringList texts;
        std::uint64_t digest = 0;
    };
    Said play(const QString& key)
    {
        const auto data = m_home.data(key);
        const auto game = test::tableGame(data, test::tableSetup(*data, 5));
        Said said;
        for (int step = 0; step < 30 && game->question() != nullptr; ++step) {
            said.texts += game->question()->text;
            game->play(static_cast<int>(game->question()->options.size()) - 1);
        }
        for (const TableLine& line : game->log())
            said.texts += line.text;
        said.digest = game->digest();
        return said;
    }

    test::TableHome m_home;
};

QTEST_MAIN(TableWordsTest)
#include "table_words_test.moc"
