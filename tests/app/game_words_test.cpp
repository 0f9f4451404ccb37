// SPDX-License-Identifier: GPL-3.0-or-later
// Words of games in other languages: read from files beside the games, each a word that the game really has, and said where
// sentences name it.
#include <algorithm>
#include <set>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "app/text/error_text.h"
#include "app/text/finding_text.h"
#include "app/text/game_words.h"
#include "app/text/language.h"
#include "app/text/shown.h"
#include "model/games/game_reader.h"
#include "tests/support/paths.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;

class GameWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup()
    {
        installLanguage(u"en"_s);
        installGameWords(m_places);
    }

    void areSaidInTheLanguageInForce()
    {
        QCOMPARE(gameWord("Main deck"), u"Main deck"_s);
        installLanguage(u"de"_s);
        installGameWords(m_places);
        QCOMPARE(gameWord("Main deck"), u"Hauptdeck"_s);
        QCOMPARE(gameWord("Nobody's word"), u"Nobody's word"_s);
        Finding finding;
        finding.kind = FindingKind::TooFew;
        finding.severity = Severity::Incomplete;
        finding.label = "Cards";
        finding.have = 69;
        finding.need = 70;
        finding.limit = 70;
        QCOMPARE(findingTitle(finding), u"Karten: 69, genau 70 nötig"_s);
        Error error;
        error.kind = ErrorKind::BreaksCardRule;
        error.arguments = {"Copper Ring", "an Early item costs 2 to 5 gold"};
        QVERIFY(errorSentence(error).contains(u"ein frühes Item kostet 2 bis 5 Gold"_s));
        installLanguage(u"en"_s);
        installGameWords(m_places);
        QCOMPARE(findingTitle(finding), u"Cards: 69, exactly 70 needed"_s);
        finding.limit.reset();
        QCOMPARE(findingTitle(finding), u"Cards: 69, at least 70 needed"_s);
    }

    /// What effects are read aloud with follows the language in force; each game has words of its own.
    void effectsAreReadWithTheGamesWords()
    {
        const Game sceptre = gameOf(u"sceptre"_s);
        const Game spoils = gameOf(u"spoils"_s);
        installLanguage(u"de"_s);
        installGameWords(m_places);
        QCOMPARE(readingWords(sceptre).language, std::string("de"));
        QCOMPARE(readingWords(sceptre).word("actions.retreat"), std::string("sich zurückziehen"));
        QCOMPARE(readingWords(sceptre).word("zones.deck"), std::string());
        QCOMPARE(readingWords(spoils).word("zones.deck"), std::string("Beutestapel"));
        QCOMPARE(readingWords(spoils).word("actions.retreat"), std::string());
        installLanguage(u"fr"_s);
        installGameWords(m_places);
        QCOMPARE(readingWords(sceptre).language, std::string("fr"));
        QCOMPARE(readingWords(sceptre).word("actions.retreat"), std::string("se replier"));
        installLanguage(u"en"_s);
        installGameWords(m_places);
        QCOMPARE(readingWords(sceptre).language, std::string("en"));
        QCOMPARE(readingWords(sceptre).word("actions.retreat"), std::string());
    }

    void onesOwnGoFirst()
    {
        QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkpath(u"games/mine"_s));
        QFile file(folder.filePath(u"games/mine/words.yaml"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("de:\n  Cards: Blätter\n");
        file.close();
        auto places = m_places;
        places.userData = folder.path();
        installLanguage(u"de"_s);
        installGameWords(places);
        QCOMPARE(gameWord("Cards"), u"Blätter"_s);
        QCOMPARE(gameWord("Main deck"), u"Hauptdeck"_s);
        // A file that cannot be read takes nothing away.
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("de: [Cards]\n");
        file.close();
        installGameWords(places);
        QCOMPARE(gameWord("Cards"), u"Karten"_s);
    }

    void wrongFilesAreToldOf_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("line");
        QTest::newRow("a list") << QByteArray("- Cards\n") << 1;
        QTest::newRow("a list of a language") << QByteArray("de:\n  - Cards\n") << 2;
        QTest::newRow("twice") << QByteArray("de:\n  Cards: Karten\n  Cards: Blätter\n") << 3;
        QTest::newRow("too long") << QByteArray("de:\n  Cards: ") + QByteArray(300, 'x') + "\n" << 2;
    }

    void wrongFilesAreToldOf()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, line);
        const auto words = readGameWords(bytes.toStdString(), "words.yaml");
        QVERIFY(!words);
        QCOMPARE(words.error().front().at.line, line);
    }

    /// What comes with Muster translates words that its games have, each the same way wherever it is, and the same words into
    /// every language.
    void theGamesHaveTheirWords()
    {
        std::map<std::string, std::map<std::string, std::string>> known; // by language
        const QDir games(m_places.resources + u"/games"_s);
        for (const QString& game : games.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            const auto textOf = [&](const QString& name) {
                QFile file(games.filePath(game + u'/' + name));
                return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
            };
            const std::string bytes = textOf(u"words.yaml"_s).toStdString();
            const auto words = readGameWords(bytes, "words.yaml");
            QVERIFY2(words, qPrintable(game));
            const QString declared = textOf(u"game.yaml"_s);
            const QString about = textOf(u"about.yaml"_s);
            std::set<std::string> values; // of the rules options, as dictionaries have them
            for (const RulesOption& option : gameOf(game).options) {
                for (const std::string& value : option.values) {
                    values.insert(spaced(value + " (option)"));
                    values.insert(spaced(value + " (" + option.key + ')'));
                }
            }
            const auto isDeclared = [&](const std::string& word) {
                const QString text = QString::fromStdString(word);
                return declared.contains(u"label: "_s + text) || declared.contains(u"label: \""_s + text)
                    || about.contains(u"sentence: "_s + text + u'\n') || values.contains(word);
            };
            const auto& first = words->begin()->second;
            for (const auto& [language, dictionary] : *words) {
                for (const auto& [word, translation] : dictionary) {
                    QVERIFY2(isDeclared(word), word.c_str());
                    QVERIFY2(first.contains(word), (language + ": " + word).c_str());
                    QVERIFY2(known[language].emplace(word, translation).first->second == translation, word.c_str());
                }
                QCOMPARE(dictionary.size(), first.size());
            }
            for (const QString& language : languages().mid(1)) // English is the games' own
                QVERIFY2(words->contains(language.toStdString()), qPrintable(game + u": "_s + language));
        }
    }

    /// Also values of options, which files write with underscores; numbers are the same everywhere.
    void valuesOfOptionsAreWords()
    {
        const QDir games(m_places.resources + u"/games"_s);
        for (const QString& language : languages()) {
            installLanguage(language);
            installGameWords(m_places);
            for (const QString& game : games.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
                for (const RulesOption& option : gameOf(game).options) {
                    for (const std::string& value : option.values) {
                        const QString english = QString::fromStdString(spaced(value));
                        const QString said = optionWord(option, value);
                        const bool isAlike = english.at(0).isDigit() || (english == u"no"_s && language == u"es"_s);
                        QVERIFY2((said == english) == (isAlike || language == u"en"_s),
                                 qPrintable(language + u": "_s + game + u": "_s + said));
                    }
                }
            }
        }
        installLanguage(u"fr"_s);
        installGameWords(m_places);
        RulesOption when;
        when.key = "when";
        QCOMPARE(optionWord(when, "own_upkeep"), u"dans son propre Upkeep"_s);
        QCOMPARE(optionWord(when, "nobody_knows"), u"nobody knows"_s);
        QCOMPARE(optionWord(when, "none"), u"aucune limite"_s);
        when.key = "empty_spoils";
        QCOMPARE(optionWord(when, "none"), u"rien ne se passe"_s);
    }

    /// The log says it of one card as of several: no form of many stands beside the number.
    void numbersOfCardsStandAlone()
    {
        for (const QString& language : languages().mid(1)) {
            installLanguage(language);
            installGameWords(m_places);
            for (const auto* const line : {"{seat} sends cards back: {n}", "{seat} replaces cards: {n}"})
                QVERIFY2(gameWord(line).endsWith(u": {n}"_s), qPrintable(gameWord(line)));
        }
    }

private:
    static std::string spaced(std::string words)
    {
        std::ranges::replace(words, '_', ' ');
        return words;
    }

    static Game gameOf(const QString& key)
    {
        QFile file(test::inSources("/resources/games/") + key + u"/game.yaml"_s);
        return file.open(QIODevice::ReadOnly) ? readGame(file.readAll().toStdString(), "game.yaml").value() : Game{};
    }

    carddb::Places m_places{test::inSources("/resources"), {}, {}};
};

QTEST_GUILESS_MAIN(GameWordsTest)
#include "game_words_test.moc"
