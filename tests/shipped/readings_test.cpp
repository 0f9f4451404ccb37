// SPDX-License-Identifier: GPL-3.0-or-later
// The effects of all cards that come with Muster, read aloud in every language but English: nothing is left in English, no gap is
// empty, and chosen cards say what a person has read and found right (readings/LANGUAGE.txt).
#include <set>

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include "model/effects/effect_words.h"
#include "model/effects/reading.h"
#include "model/effects/tongue.h"
#include "model/effects/words.h"
#include "tests/shipped/shipped.h"

using namespace Qt::StringLiterals;
using namespace muster;
using muster::test::ShippedGame;

namespace {

const QStringList Languages{u"de"_s, u"fr"_s, u"es"_s};

/// English words that templates are made of. None of them is a word of another language that Muster reads in.
const QStringList English{u"the"_s,    u"of"_s,       u"your"_s,   u"you"_s,      u"this"_s,   u"that"_s,  u"when"_s,
                          u"while"_s,  u"if"_s,       u"until"_s,  u"each"_s,     u"from"_s,   u"with"_s,  u"into"_s,
                          u"card"_s,   u"cards"_s,    u"draw"_s,   u"draws"_s,    u"deal"_s,   u"deals"_s, u"gets"_s,
                          u"turn"_s,   u"attached"_s, u"choose"_s, u"instead"_s,  u"then"_s,   u"its"_s,   u"may"_s,
                          u"cannot"_s, u"roll"_s,     u"and"_s,    u"opponent"_s, u"chosen"_s, u"once"_s};

const effects::EffectWords& wordsOf(const QString& game)
{
    static std::map<QString, effects::EffectWords> all;
    const auto [found, isNew] = all.try_emplace(game);
    if (isNew) {
        const auto bytes = test::bytesOf(test::inSources("/resources/games/") + game + u"/effects.yaml"_s);
        if (auto read = effects::readEffectWords(bytes, "effects.yaml", &ShippedGame::of(game).game()))
            found->second = std::move(*read);
    }
    return found->second;
}

effects::ReadingWords readingIn(const QString& language, const ShippedGame& shipped, TypeIndex type)
{
    effects::ReadingWords words = effects::readingWords(shipped.game(), type);
    words.language = language.toStdString();
    words.word = [&all = wordsOf(QString::fromStdString(shipped.game().key)), language](std::string_view name) {
        const auto own = all.find(language.toStdString());
        const auto found =
            own == all.end() ? effects::EffectWords::mapped_type::const_iterator() : own->second.find(name);
        return own == all.end() || found == own->second.end() ? std::string() : found->second;
    };
    return words;
}

/// Calls `visit(card, script, set)` for each script of a game's cards.
template <class Visit>
void eachScript(const ShippedGame& shipped, Visit visit)
{
    for (const CardSet& set : shipped.sets()) {
        for (const RawCard& card : set.cards) {
            test::forEachValue(card.values, [&](const FieldValue& value) {
                if (value.effects.valid())
                    visit(card, value.effects, set);
            });
        }
    }
}

/// What a game prints on its cards, which stays as it is: longest first.
QStringList printedWords(const Game& game)
{
    std::set<QString> all;
    const auto add = [&all](const std::string& word) { all.insert(QString::fromStdString(word)); };
    for (const CardType& type : game.types) {
        add(type.label);
        add(type.plural);
        for (const std::string& group : type.groups)
            add(group.ends_with(" card") ? group.substr(0, group.size() - 5) : group);
    }
    for (const Field& field : game.fields)
        add(field.label);
    for (const Vocabulary& list : game.vocabularies) {
        for (const Word& word : list.words)
            add(word.label);
    }
    for (const Vocabulary& list : game.effectWords) {
        if (list.key != "statuses" && list.key != "keywords" && list.key != "moments" && list.key != "slots"
            && list.key != "resources")
            continue;
        for (const Word& word : list.words)
            add(word.label);
    }
    QStringList words(all.begin(), all.end());
    words.removeAll(QString());
    std::ranges::sort(words, [](const QString& a, const QString& b) { return a.size() > b.size(); });
    return words;
}

QString withoutPrinted(QString text, const QStringList& printed)
{
    // Names that somebody wrote on a card or in its script stand in quotes.
    static const QRegularExpression scriptName(u"(„|«\u202f|«)[a-z A-Z'-]{1,40}(“|\u202f»|»)"_s);
    text.replace(scriptName, u"§"_s);
    for (const QString& word : printed)
        text.replace(word, u"§"_s);
    return text;
}

} // namespace

class ReadingsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void allCards_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("language");
        for (const QString& game : test::shippedGames()) {
            for (const QString& language : Languages)
                QTest::newRow(qPrintable(game + u' ' + language)) << game << language;
        }
    }

    void allCards()
    {
        QFETCH(QString, game);
        QFETCH(QString, language);
        const ShippedGame& shipped = ShippedGame::of(game);
        const QStringList printed = printedWords(shipped.game());
        static const QRegularExpression broken(
            u"[‹›{}|<>\\[\\]]|  |[ ][.,;](?![^ ])|\\(\\)|\\( |„“|::|;;|: *\\.|\\.\\.|, ,|: :"_s);
        static const QRegularExpression word(u"\\b[A-Za-z]+\\b"_s);
        int read = 0;
        QStringList wrong;
        eachScript(shipped, [&](const RawCard& card, ScriptIndex script, const CardSet& set) {
            const QString said = QString::fromStdString(
                effects::readAloud(set.effects, script, shipped.game(), readingIn(language, shipped, card.type)));
            const QString english = QString::fromStdString(effects::readAloud(set.effects, script, shipped.game()));
            ++read;
            if (said.isEmpty() || said == english || broken.match(said).hasMatch())
                wrong += QString::fromStdString(card.name) + u": "_s + said;
            for (auto match = word.globalMatch(withoutPrinted(said, printed)); match.hasNext();) {
                if (const QString one = match.next().captured(); English.contains(one.toLower()))
                    wrong += QString::fromStdString(card.name) + u": "_s + one + u" in "_s + said;
            }
        });
        QVERIFY(read > 50);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    /// Every number of a text is in its reading, and no other.
    void numbersStay()
    {
        static const QRegularExpression number(u"\\d+"_s);
        static const QRegularExpression once(u"\\b(one|twice|once)\\b"_s);
        for (const QString& game : test::shippedGames()) {
            const ShippedGame& shipped = ShippedGame::of(game);
            eachScript(shipped, [&](const RawCard& card, ScriptIndex script, const CardSet& set) {
                const auto numbers = [&](const effects::ReadingWords& words) {
                    std::multiset<int> found;
                    const QString said =
                        QString::fromStdString(effects::readAloud(set.effects, script, shipped.game(), words));
                    for (auto match = number.globalMatch(said); match.hasNext();) {
                        if (const int one = match.next().captured().toInt();
                            one > 2) // "one" and "twice" are words in English
                            found.insert(one);
                    }
                    return found;
                };
                const auto english = numbers({});
                for (const QString& language : Languages)
                    QVERIFY2(numbers(readingIn(language, shipped, card.type)) == english, card.name.c_str());
            });
        }
    }

    /// Words that a game leaves to its files are there in every language, and no word is there that the game does not have.
    void gamesHaveTheirEffectWords()
    {
        for (const QString& game : test::shippedGames()) {
            const Game& shipped = ShippedGame::of(game).game();
            const effects::EffectWords& words = wordsOf(game);
            QVERIFY2(int(words.size()) == Languages.size(), qPrintable(game));
            for (const auto& [language, dictionary] : words) {
                const effects::Tongue* const tongue = effects::findTongue(language);
                QVERIFY2(tongue != nullptr, language.c_str());
                for (const auto& [name, word] : dictionary) {
                    const auto dot = name.find('.');
                    QVERIFY2(effects::Words(shipped).has(name.substr(0, dot), name.substr(dot + 1)), name.c_str());
                    QVERIFY(!word.empty());
                }
                for (const Vocabulary& list : shipped.effectWords) {
                    static const std::set<std::string> said{"actions", "requirements", "rolls", "conditions",
                                                            "damage kinds"};
                    if (!said.contains(list.key))
                        continue;
                    for (const Word& one : list.words) {
                        const std::string name = list.key + '.' + one.key;
                        QVERIFY2(dictionary.contains(name) || !tongue->word(name).empty(),
                                 (language + ' ' + game.toStdString() + ' ' + name).c_str());
                    }
                }
            }
        }
    }

    void chosenCards_data()
    {
        QTest::addColumn<QString>("language");
        for (const QString& language : Languages)
            QTest::newRow(qPrintable(language)) << language;
    }

    /// With MUSTER_WRITE_READINGS in the environment the file is written anew, to be read by a person.
    void chosenCards()
    {
        QFETCH(QString, language);
        const QString path = test::inSources("/tests/shipped/readings/") + language + u".txt"_s;
        const QStringList lines = QString::fromStdString(test::bytesOf(path)).split(u'\n', Qt::SkipEmptyParts);
        QVERIFY(lines.size() >= 60);
        QStringList now;
        for (const QString& line : lines) {
            const QString game = line.section(u" | "_s, 0, 0);
            const QString name = line.section(u" | "_s, 1, 1);
            const ShippedGame& shipped = ShippedGame::of(game);
            QStringList all;
            eachScript(shipped, [&](const RawCard& card, ScriptIndex script, const CardSet& set) {
                if (QString::fromStdString(card.name) == name)
                    all += QString::fromStdString(effects::readAloud(set.effects, script, shipped.game(),
                                                                     readingIn(language, shipped, card.type)));
            });
            now += game + u" | "_s + name + u" | "_s + all.join(u" / "_s);
        }
        if (qEnvironmentVariableIsSet("MUSTER_WRITE_READINGS")) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write((now.join(u'\n') + u'\n').toUtf8());
            return;
        }
        for (qsizetype i = 0; i < lines.size(); ++i)
            QCOMPARE(now[i], lines[i]);
    }
};

QTEST_GUILESS_MAIN(ReadingsTest)
#include "readings_test.moc"
