// SPDX-License-Identifier: GPL-3.0-or-later
// The words of a position that is laid out, in every language of the program.
#include <map>
#include <set>

#include <QApplication>
#include <QTest>

#include "app/text/game_words.h"
#include "app/text/language.h"
#include "app/window/table/position_board.h"
#include "app/window/table/position_draft.h"
#include "app/window/table/position_model.h"
#include "app/window/table/zone_view.h"
#include "tests/window/main_window_stage.h"
#include "tests/window/table_stage.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;
using namespace muster::engine;
using namespace muster::test;

class PositionWordsTest : public QObject, MainWindowStage {
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }

    /// On small cards, too, each mark is read whole: "face down" stood there as "face do…".
    void marksOfCardsAreWhole_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("percent");
        for (const QString& language : languages()) {
            for (const int percent : {80, 100, 200})
                QTest::addRow("%s %d %%", qPrintable(language), percent) << language << percent;
        }
    }
    void marksOfCardsAreWhole()
    {
        QFETCH(QString, language);
        QFETCH(int, percent);
        installLanguage(language);
        installGameWords(m_home.places());
        QFont font = QApplication::font();
        font.setPointSizeF(font.pointSizeF() * percent / 100);
        int tried = 0;
        for (const QString& game : m_session->decks().gameKeys()) {
            const auto data = m_session->decks().game(game);
            const auto start = positionOfTable(*tableGame(*data, tableSetup(**data, 1)), u"A question"_s);
            QVERIFY(start);
            const ScenarioFacts& facts = start->ground->facts();
            std::vector<std::string> words{facts.faces[1]};
            words.insert(words.end(), facts.states.begin(), facts.states.end());
            for (const std::string& word : words) {
                const QString mark = gameWord(word);
                const MarkBand band = markBand({mark}, PositionBoard::faceSize(QFontMetrics(font)), font, nullptr);
                QString read;
                for (const QString& line : band.lines)
                    read += line.endsWith(u'-') ? line.chopped(1) : line + u' ';
                QCOMPARE(read.trimmed(), mark);
                ++tried;
            }
            const MarkBand hidden =
                markBand({gameWord(facts.faces[1])}, PositionBoard::faceSize(QFontMetrics(font)), font, nullptr);
            QCOMPARE(hidden.lines.join(u' '), gameWord(facts.faces[1])); // no word of it is parted
        }
        installLanguage(u"en"_s);
        installGameWords(m_home.places());
        QVERIFY(tried > 10);
    }

    /// Places, numbers, states and moments that are laid out are in the language of the person; types of cards are names.
    void placesAreInTheLanguage()
    {
        const std::set<std::string> names{"gate", "exterior", "traps", "study rate"};
        const std::set<std::string> alike{"deck", "arena", "combat", "mana", "poison"}; // in one language or another
        std::map<std::string, std::set<QString>> same;
        for (const QString& game : m_session->decks().gameKeys()) {
            const auto data = m_session->decks().game(game);
            const auto start = positionOfTable(*tableGame(*data, tableSetup(**data, 1)), u"A question"_s);
            QVERIFY(start);
            const ScenarioFacts& facts = start->ground->facts();
            std::set<std::string> words(facts.states.begin(), facts.states.end());
            words.insert(facts.faces[1]);
            words.insert(facts.beginnings.begin(), facts.beginnings.end());
            words.insert(facts.cardKeys.begin(), facts.cardKeys.end());
            for (const ScenarioKey& key : facts.seatKeys)
                words.insert(key.key);
            for (const ScenarioZone& zone : facts.zones)
                words.insert(zone.key);
            for (const ScenarioNumber& number : facts.seatNumbers)
                words.insert(number.key);
            for (const ScenarioNumber& number : facts.cardNumbers) {
                if (number.settable())
                    words.insert(number.key);
            }
            for (const QString& language : {u"de"_s, u"fr"_s, u"es"_s}) {
                installLanguage(language);
                installGameWords(m_home.places());
                for (const std::string& word : words) {
                    if (gameWord(word).toStdString() == word && !names.contains(word))
                        same[word].insert(language);
                }
            }
        }
        installLanguage(u"en"_s);
        installGameWords(m_home.places());
        for (const auto& [word, in] : same)
            QVERIFY2(alike.contains(word) && in.size() == 1, word.c_str());
    }

    /// English has one word, "discard", for a place of Sceptre and for a verb; other languages have two.
    void aPlaceIsNotCalledByTheVerb()
    {
        const auto data = m_session->decks().game(u"sceptre"_s);
        const auto start = positionOfTable(*tableGame(*data, tableSetup(**data, 1)), u"A question"_s);
        QVERIFY(start);
        const std::map<QString, QString> places{
            {u"de"_s, u"Ablagestapel"_s}, {u"en"_s, u"discard"_s}, {u"es"_s, u"descarte"_s}, {u"fr"_s, u"défausse"_s}};
        for (const auto& [language, place] : places) {
            installLanguage(language);
            installGameWords(m_home.places());
            PositionModel model;
            model.begin(start->ground, start->draft.position);
            QStringList shown;
            for (int row = 0; row < model.rowCount(); ++row)
                shown += model.index(row, 0).data().toString();
            QCOMPARE(shown.count(place), 2);
            QVERIFY2(language == u"en"_s || !shown.contains(gameWord("discard")), qPrintable(shown.join(u", "_s)));
        }
        installLanguage(u"en"_s);
        installGameWords(m_home.places());
    }
};

QTEST_MAIN(PositionWordsTest)
#include "position_words_test.moc"
