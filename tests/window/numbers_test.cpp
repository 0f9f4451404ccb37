// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of a deck: what is counted, the exact odds, and the files that say what is.
#include <cmath>

#include <QDir>
#include <QFile>

#include "app/text/error_text.h"
#include "tests/window/numbers_stage.h"
#include "validators/probability.h"
#include "validators/sceptre/dead_hands.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;

class NumbersTest : public QObject, private test::NumbersStage {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { begin(); }

    void everyShippedGameHasNumbersThatCanBeRead_data()
    {
        QTest::addColumn<QString>("game");
        for (const QString& key : m_library->games())
            QTest::newRow(qPrintable(key)) << key;
    }

    void everyShippedGameHasNumbersThatCanBeRead()
    {
        QFETCH(QString, game);
        const auto spec = loadNumbers(m_places, data(game)->game());
        QVERIFY2(spec.has_value(), spec ? "" : qPrintable(errorLine(spec.error().front())));
        QVERIFY(!(*spec == standardNumbers(data(game)->game())));
        QVERIFY(spec->charts.size() >= 5);
        QVERIFY(spec->odds.size() >= 3);
        for (const DeckKind& kind : data(game)->game().decks)
            QVERIFY2(spec->drawn.contains(kind.key), kind.key.c_str());
        for (const QString& language : languages().mid(1)) { // after English
            const std::string code = language.toStdString();
            // A text that is the game's own word in every language has none.
            const auto has = [&](const LocalText& text) { return text.others.empty() || text.others.contains(code); };
            for (const ChartSpec& chart : spec->charts) {
                QVERIFY2(chart.title.others.contains(code) && has(chart.note), (code + ": " + chart.key).c_str());
                for (const ChartBar& bar : chart.bars)
                    QVERIFY2(has(bar.label), (code + ": " + bar.label.text).c_str());
                for (const ChartSeries& series : chart.series)
                    QVERIFY2(has(series.label), (code + ": " + series.label.text).c_str());
            }
            for (const OddsSpec& odds : spec->odds)
                QVERIFY2(odds.label.others.contains(code), (code + ": " + odds.label.text).c_str());
        }
    }

    /// Every shipped deck: every card is counted once in the chart of groups, and no chart of its game is empty in all
    /// decks of a kind.
    void chartsCountEveryCardOnce()
    {
        for (const QString& game : m_library->games()) {
            const auto numbers = numbersOf(game);
            std::map<std::string, bool> seen;
            for (const ChartSpec& chart : numbers->spec().charts)
                seen[chart.key] = false;
            const QDir folder(test::inSources("/resources/games/%1/decks").arg(game));
            for (const QString& file : folder.entryList({u"*.muster"_s})) {
                const auto deck = carddb::loadDeck(folder.filePath(file), m_library->lookup());
                QVERIFY2(deck.has_value(), qPrintable(file));
                const ResolvedDeck resolved(*data(game)->catalogue, *deck);
                for (const ChartTable& chart : numbers->charts(resolved)) {
                    seen[chart.key] = seen[chart.key] || !chart.empty();
                    QCOMPARE(chart.uncounted, 0);
                    for (const ChartTable::Series& series : chart.series)
                        QCOMPARE(series.values.size(), chart.bars.size());
                    if (chart.key != "types")
                        continue;
                    double sum = 0;
                    for (const double value : chart.series.front().values)
                        sum += value;
                    QCOMPARE(int(sum), resolved.total());
                }
                for (const OddsLine& odds : numbers->odds(resolved)) {
                    QVERIFY2(odds.chance >= 0 && odds.chance <= 1, qPrintable(odds.label));
                    QVERIFY2(odds.hits > 0, qPrintable(file + odds.label));
                }
            }
            for (const auto& [key, shows] : seen)
                QVERIFY2(shows, qPrintable(game + u": "_s + QString::fromStdString(key)));
        }
    }

    void boundsAreThoseOfTheRules()
    {
        const auto chart = chartOf(emberCharge(), "coins");
        QCOMPARE(barLabel(chart.bars[0]), u"Gold (at most 6)"_s);
        QCOMPARE(barLabel(chart.bars[1]), u"Silver (at most 8)"_s);
        QCOMPARE(barLabel(chart.bars[2]), u"Copper"_s);
        Deck deck = emberCharge();
        const double gold = chart.series[0].values[0];
        deck.section("main").entries.push_back({"Gold", {}, 2, {}, {}});
        QCOMPARE(chartOf(deck, "coins").series[0].values[0], gold + 2);
    }

    void numbersAddUp()
    {
        Deck deck;
        deck.game = "sceptre";
        deck.section("main").entries = {{"Gold", {}, 3, {}, {}}, {"Nobody At All", {}, 2, {}, {}}};
        const auto coins = chartOf(deck, "coins");
        QCOMPARE(coins.series[0].values, (std::vector<double>{3, 0, 0}));
        QCOMPARE(coins.uncounted, 2);
        QVERIFY(chartAsText(coins).contains(u"2 cards with unknown names not counted"_s));
        QVERIFY(chartOf(deck, "attack-curve").empty());
        QVERIFY(chartAsText(chartOf(deck, "attack-curve")).contains(u"Nothing to count yet."_s));
        QCOMPARE(chartAsCsv(coins), QByteArray("name,cards,least,most\r\nGold,3,,6\r\nSilver,0,,8\r\nCopper,0,,\r\n"));
    }

    void attributesNeededAgainstSupplied()
    {
        Deck deck;
        deck.game = "armory";
        deck.section("armory").entries = {{"Endurance", {}, 5, {}, {}}, {"Iron Guard", {}, 2, {}, {}}};
        const auto& catalogue = *data(u"armory"_s)->catalogue;
        const Game& game = catalogue.game();
        const Card guard = catalogue.card(catalogue.findByName("Iron Guard").front());
        std::map<std::string, int> needs;
        const FieldIndex requires_ = game.findField("requires");
        for (const std::int32_t word : guard.words(requires_))
            ++needs[catalogue.words(game.field(requires_).vocabulary)[std::size_t(word)].label];
        QVERIFY(!needs.empty());
        const auto chart = chartOf(deck, "attributes");
        for (std::size_t i = 0; i < chart.bars.size(); ++i) {
            const int need = needs[chart.bars[i].label.toStdString()];
            QCOMPARE(chart.series[0].values[i], need);
            QCOMPARE(chart.series[1].values[i], 2 * need);
            QCOMPARE(chart.series[2].values[i], chart.bars[i].label == u"Endurance"_s ? 5 : 0);
        }
    }

    void curvesHaveNoGaps()
    {
        const auto chart = chartOf(emberCharge(), "hit-points");
        QVERIFY(chart.numeric);
        QVERIFY(chart.average.has_value());
        QVERIFY(chart.bars.front().label.contains(u'–'));
        int last = chart.bars.front().label.section(u'–', 0, 0).toInt() - 20;
        for (const ChartTable::Bar& bar : chart.bars) {
            QCOMPARE(bar.label.section(u'–', 0, 0).toInt(), last + 20);
            last += 20;
        }
    }

    void drawOddsAreExact()
    {
        // By hand: of 4 cards 2 are wanted, 2 are drawn. None 1/6, one 4/6, both 1/6.
        const DrawOdds small = drawOdds(4, 2, 2, 1);
        QCOMPARE(small.exactly.size(), std::size_t(3));
        QVERIFY(std::abs(small.exactly[0] - 1.0 / 6) < 1e-15);
        QVERIFY(std::abs(small.atLeast - 5.0 / 6) < 1e-15);
        QCOMPARE(small.expected, 1.0);
        // Where others give NaN: N=60, K=58, n=7, k=1.
        QCOMPARE(drawOdds(60, 58, 7, 1).atLeast, 1.0);
        QCOMPARE(drawOdds(0, 0, 7, 1).atLeast, 0.0);
        QCOMPARE(drawOdds(5, 9, 7, 5).atLeast, 1.0);
        for (int hits = 0; hits <= 20; ++hits) {
            double sum = 0;
            for (const double chance : drawOdds(20, hits, 7, 0).exactly)
                sum += chance;
            QVERIFY(std::abs(sum - 1) < 1e-12);
        }
    }

    void deadHandsAreThoseOfTheJudge()
    {
        for (const int champions : {1, 7, 14, 30}) {
            QVERIFY(std::abs(chanceOfHands(70, champions, 7, 0, 0, 1, 0)
                             - validators::sceptre::chanceOfDeadHand(champions, 70))
                    < 1e-15);
            QVERIFY(std::abs(chanceOfHands(70, champions, 7, 0, 0, 7, 5)
                             - validators::sceptre::chanceOfSevenDeadHands(champions, 70))
                    < 1e-12);
        }
    }

    void sureThingsAloneLookSure()
    {
        QCOMPARE(percentText(0), u"0 %"_s);
        QCOMPARE(percentText(1), u"100 %"_s);
        QCOMPARE(percentText(0.9999), u"over 99.9 %"_s);
        QCOMPARE(percentText(0.000001), u"under 0.001 %"_s);
        QCOMPARE(percentText(0.8312), u"83.1 %"_s);
    }

    void mistakesOfAFileAreTold()
    {
        const Game& game = data(u"sceptre"_s)->game();
        const auto spec = readNumbers("charts:\n"
                                      "  - {chart: a, title: A, by: orign}\n"
                                      "  - {chart: b, title: B, by: hp, of: \"type:champoin\"}\n"
                                      "  - {chart: c, title: C, bars: [], by: types, sections: [man]}\n"
                                      "  - {chart: d, by: number of hp}\n"
                                      "odds:\n  - {odds: X, of: \"type:coin\"}\n"
                                      "drawn from: {dekc: [main]}\n"
                                      "colour: red\n",
                                      "numbers.yaml", game);
        QVERIFY(!spec);
        std::vector<std::string> found;
        for (const Error& error : spec.error())
            found.push_back(std::to_string(error.at.line) + ' ' + error.nearest);
        for (const char* wanted : {"2 origin", "3 champion", "4 main", "5 ", "7 ", "8 deck", "9 "})
            QVERIFY2(std::find(found.begin(), found.end(), wanted) != found.end(), wanted);
        QVERIFY(!readNumbers("charts: [", "numbers.yaml", game));
    }

    void exampleOfTheDocumentationIsRead()
    {
        QFile file(test::inSources("/docs/numbers.md"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString page = QString::fromUtf8(file.readAll());
        const QByteArray block = page.section(u"```yaml numbers\n"_s, 1, 1).section(u"```"_s, 0, 0).toUtf8();
        const auto spec = readNumbers(block.toStdString(), "numbers.md", data(u"hero"_s)->game());
        QVERIFY2(spec.has_value(), spec ? "" : qPrintable(errorLine(spec.error().front())));
        QCOMPARE(spec->charts.size(), std::size_t(2));
        QCOMPARE(spec->charts[0].title.others.at("de"), "Manakosten");
        QCOMPARE(*spec->charts[0].beyond, 7);
    }
};

QTEST_MAIN(NumbersTest)
#include "numbers_test.moc"
