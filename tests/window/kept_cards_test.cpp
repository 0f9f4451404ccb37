// SPDX-License-Identifier: GPL-3.0-or-later
// Figures as charts: how sure each bar is, and which cards of the opening hand make a deck fast.
#include <QAccessible>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include "app/window/hands/figures.h"
#include "app/window/numbers/chart_box.h"
#include "app/window/numbers/chart_view.h"
#include "engine/play/goldfish.h"
#include "tests/window/measured.h"
#include "tests/window/pictures.h"

using namespace Qt::StringLiterals;
using namespace muster;
using namespace muster::app;
using namespace muster::test;

class KeptCardsTest : public QObject {
    Q_OBJECT

private:
    Measured goldfish(int games)
    {
        return run({Measuring::What::Goldfish, dealtDeckOf(m_decks, u"script"_s, u"recess"_s), {}, {}, {}, games, 7}, 1)
            .back();
    }

    TestHome m_home;
    OpenDecks m_decks{m_home.places()};

private Q_SLOTS:
    /// Sampled bars say how sure they are: on the chart, to who hears it, in the table that is saved.
    void chartsHaveIntervals()
    {
        const auto charts = chartsOf(goldfish(200).measures);
        QVERIFY(!charts.empty());
        int bounded = 0;
        for (const ChartTable& chart : charts) {
            const ChartTable::Series& series = chart.series.front();
            QCOMPARE(series.bounds.size(), series.values.size());
            for (std::size_t i = 0; i < series.values.size(); ++i) {
                QVERIFY(series.bounds[i].first <= series.values[i] + 1e-9);
                QVERIFY(series.bounds[i].second >= series.values[i] - 1e-9);
                bounded += series.bounds[i].first < series.bounds[i].second ? 1 : 0;
            }
            QVERIFY(chartAsCsv(chart).startsWith("name,") && chartAsCsv(chart).contains(",low,high,"));
            QVERIFY(barAsText(chart, 0).contains(u" to "_s));
        }
        QVERIFY(bounded > 10);
    }

    /// Which cards of the opening hand make the deck fast: the best first, each beside the games without it, with intervals.
    void keptCardsAreCharts()
    {
        const Measured measured = goldfish(300);
        const auto charts = chartsOf(measured.measures);
        const ChartTable wins = chartNamed(charts, "kept");
        const ChartTable turns = chartNamed(charts, "kept-turns");
        QVERIFY(wins.percent && !turns.percent);
        QVERIFY(turns.bars.size() > 5);
        for (const ChartTable* const chart : {&wins, &turns}) {
            QCOMPARE(chart->series.size(), std::size_t(2));
            QVERIFY2(chart->note.contains(u"differ by chance alone"_s), qPrintable(chart->note));
            for (const ChartTable::Series& series : chart->series) {
                QCOMPARE(series.values.size(), chart->bars.size());
                QCOMPARE(series.bounds.size(), chart->bars.size());
                QVERIFY(!series.label.isEmpty());
            }
        }
        QVERIFY(std::ranges::is_sorted(wins.series[0].values, std::greater()));
        QVERIFY(std::ranges::is_sorted(turns.series[0].values));
        const engine::Split& split = *measured.measures.findSplit("kept");
        for (std::size_t bar = 0; bar < turns.bars.size(); ++bar) {
            const auto part = std::ranges::find(split.parts, turns.bars[bar].label.toStdString(),
                                                [](const engine::Part& one) { return one.label.text; });
            QVERIFY(part != split.parts.end());
            QCOMPARE(turns.series[0].values[bar], part->winTurn.mean());
            QCOMPARE(turns.series[1].values[bar], split.all.without(*part).winTurn.mean());
        }
        QCOMPARE(chartNamed(charts, "mulligan").bars.size(), std::size_t(2));
        QVERIFY(!chartNamed(charts, "places-turns").title.isEmpty());
        const auto figures = figuresOf(measured.measures);
        for (const QString& name :
             {u"Won with "_s + turns.bars[0].label + u" in the opening hand"_s,
              u"Won without "_s + turns.bars[0].label + u" in the opening hand; own turn of the win"_s,
              u"A mulligan was taken"_s, u"Won after a mulligan; own turn of the win"_s})
            QVERIFY2(std::ranges::count(figures, name, &SampledFigure::name) == 1, qPrintable(name));
        ChartBox box;
        box.setTable(turns);
        box.resize(700, box.sizeHint().height());
        box.show();
        takePicture(box, u"kept-cards"_s);
        auto* const face = QAccessible::queryAccessibleInterface(box.view()); // each bar with both of its values
        QCOMPARE(face->childCount(), int(turns.bars.size()));
        QCOMPARE(face->child(0)->text(QAccessible::Name), turns.bars[0].label);
        QVERIFY(face->child(0)->text(QAccessible::Value).contains(u"not kept: "_s));
        const QTemporaryDir folder;
        for (const QString& ending : {u"png"_s, u"svg"_s, u"csv"_s}) {
            const QString file = folder.filePath(u"kept."_s + ending);
            QVERIFY(box.save(file).has_value());
            QVERIFY(QFileInfo(file).size() > 200);
        }
        QFile csv(folder.filePath(u"kept.csv"_s));
        QVERIFY(csv.open(QIODevice::ReadOnly));
        QCOMPARE(csv.readLine().trimmed(),
                 QByteArray("name,kept in the opening hand,low,high,not kept,low,high,least,most"));
        QVERIFY(csv.readLine().startsWith(turns.bars[0].label.toUtf8() + ','));
    }

    /// Of many cards the best and the last are drawn, and it is said how many are not; cards of too few games are none.
    void manyKeptCards()
    {
        engine::Measures measures;
        measures.means = {{"win-turn", {"own turn of the win"}, 1, 40}};
        measures.splits = {{"kept", {"cards kept in the opening hand"}, true}};
        engine::Split& split = measures.splits.front();
        const auto add = [&](int number, int games) {
            const std::string name = "Card " + std::to_string(number);
            engine::Part& part = split.parts.emplace_back();
            part.key = name;
            part.label = {name};
            part.samples = games;
            part.won = games / 2;
            for (int i = 0; i < part.won; ++i)
                part.winTurn.add(3 + number % 7 + i % 2);
            split.all.add(part);
        };
        for (int i = 0; i < 40; ++i)
            add(i, 50);
        add(40, 29);
        add(41, 1);
        add(42, 0);
        measures.samples = split.all.samples;
        const ChartTable chart = chartNamed(chartsOf(measures), "kept-turns");
        QCOMPARE(chart.bars.size(), std::size_t(24));
        QVERIFY2(chart.note.contains(u"16 cards between these"_s), qPrintable(chart.note));
        QVERIFY2(chart.note.contains(u"2 cards, kept or missing in fewer than 30 games each, are left out."_s),
                 qPrintable(chart.note));
        QCOMPARE(chart.bars.front().label, u"Card 0"_s);
        QCOMPARE(chart.bars.back().label, u"Card 34"_s);
    }
};

QTEST_MAIN(KeptCardsTest)
#include "kept_cards_test.moc"
