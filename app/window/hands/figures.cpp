// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/hands/figures.h"

#include <algorithm>

#include <QCoreApplication>
#include <QLocale>

#include "app/cli/kept_cards.h"
#include "app/output/csv.h"
#include "app/text/as_sentence.h"
#include "app/text/measure_text.h"
#include "app/text/shown.h"
#include "app/window/hands/hand_words.h"
#include "engine/play/goldfish.h"

namespace muster::app {

namespace {

using engine::Curve;
using engine::Measures;
using engine::Part;
using engine::Score;
using engine::Split;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Figures)
};

QString textOf(const engine::Label& label) { return asSentence(measureText(label)); }

bool isPercent(const Curve& curve) { return curve.kind != Curve::Average; }

/// The cards of a tally, the most frequent first, with the rule that is the reason.
std::vector<std::pair<QString, int>> rowsOf(const engine::Tally& tally)
{
    std::vector<std::pair<QString, int>> rows;
    for (const auto& [key, count] : tally.rows)
        rows.emplace_back(key.second.empty()
                              ? shown(key.first)
                              : Words::tr("%1 [%2]", "card, rule").arg(shown(key.first), shown(key.second)),
                          count);
    std::ranges::stable_sort(rows, std::greater(), &std::pair<QString, int>::second);
    return rows;
}

/// Who won, and how it ended otherwise, as counts of games.
std::vector<std::pair<QString, int>> results(const Score& score, Counted counted)
{
    const int notEnded = score.capped + score.abandoned;
    std::vector<std::pair<QString, int>> rows;
    if (counted == Counted::Everybody) {
        for (std::size_t seat = 0; seat < score.seats.size(); ++seat)
            rows.emplace_back(Words::tr("Won by whoever is %1").arg(placeText(static_cast<int>(seat))),
                              score.seats[seat].won);
    } else {
        const engine::Standing& own = score.entrants[0];
        rows.emplace_back(Words::tr("Won"), own.won);
        if (own.shared > 0)
            rows.emplace_back(Words::tr("Won together with others"), own.shared);
        rows.emplace_back(Words::tr("Lost"), score.games - own.won - own.shared - score.draws - notEnded);
    }
    rows.emplace_back(Words::tr("Drawn"), score.draws);
    rows.emplace_back(Words::tr("Not ended"), notEnded);
    return rows;
}

/// The next value of a series, and between which bounds it is.
void add(ChartTable::Series& series, const Estimate& estimate, double scale)
{
    const double value = scale * estimate.value.value_or(0);
    series.values.push_back(value);
    series.bounds.emplace_back(estimate.low ? scale * *estimate.low : value,
                               estimate.high ? scale * *estimate.high : value);
}

void addShare(ChartTable::Series& series, int count, int samples) { add(series, shareOf(count, samples), 100); }

/// Bars with one value each, as percentages of `samples`.
ChartTable sharesChart(const char* key, const QString& title, const std::vector<std::pair<QString, int>>& rows,
                       int samples)
{
    ChartTable chart;
    chart.key = key;
    chart.title = title;
    chart.percent = true;
    chart.series.resize(1);
    for (const auto& [name, count] : rows) {
        chart.bars.push_back({name, {}, {}});
        addShare(chart.series.front(), count, samples);
    }
    return chart;
}

ChartTable classesChart(const engine::ClassSeries& series, int samples)
{
    ChartTable chart;
    chart.key = series.key;
    chart.title = Words::tr("What hands are worth");
    chart.percent = true;
    chart.series = {{Words::tr("as dealt"), {}}, {Words::tr("after the mulligans of a sound player"), {}}};
    for (const engine::ClassSeries::Row& row : series.rows) {
        chart.bars.push_back({asSentence(shortClass(measureText(row.label))), {}, {}});
        addShare(chart.series[0], row.before, samples);
        addShare(chart.series[1], row.after, samples);
    }
    return chart;
}

/// Shares with an exact chance stand beside it; those with none, in a chart of their own.
void addShares(const Measures& measures, std::vector<ChartTable>& charts)
{
    constexpr double Visible = 0.0005;
    ChartTable exact;
    exact.key = "chances";
    exact.title = Words::tr("Chances");
    exact.percent = true;
    exact.series = {{Words::tr("sampled"), {}}, {Words::tr("exact"), {}}};
    std::vector<std::pair<QString, int>> others;
    for (const engine::ShareSeries& share : measures.shares) {
        if (!share.exact) {
            others.emplace_back(textOf(share.label), share.count);
        } else if (share.count > 0 || *share.exact >= Visible) {
            exact.bars.push_back({textOf(share.label), {}, {}});
            addShare(exact.series[0], share.count, measures.samples);
            exact.series[1].values.push_back(100 * *share.exact);
        }
    }
    charts.push_back(std::move(exact));
    charts.push_back(sharesChart("shares", Words::tr("How it went"), others, measures.samples));
}

ChartTable curveChart(const Curve& curve, int samples)
{
    ChartTable chart;
    chart.key = curve.key;
    chart.title = textOf(curve.label);
    chart.numeric = true;
    chart.percent = isPercent(curve);
    chart.series.resize(1);
    double widest = 0;
    double last = -1;
    std::size_t useful = 0;
    for (std::size_t turn = 0; turn < turnsOf(curve); ++turn) {
        const Estimate point = pointOf(curve, samples, turn);
        const double scale = chart.percent ? 100 : 1;
        const double value = scale * point.value.value_or(0);
        chart.bars.push_back({QString::number(turn + 1), {}, {}});
        add(chart.series.front(), point, scale);
        widest = std::max(widest, scale * point.margin().value_or(0));
        if (value != last)
            useful = turn + 1; // beyond it nothing changes any more
        last = value;
    }
    chart.bars.resize(useful);
    chart.series.front().values.resize(useful);
    chart.series.front().bounds.resize(useful);
    const QString margin = QLocale().toString(widest, 'f', 1);
    chart.note = chart.percent
        ? Words::tr("By own turn; each within %1 percentage points, 95 times in 100.").arg(margin)
        : Words::tr("By own turn; each within ±%1, 95 times in 100.").arg(margin);
    return chart;
}

ChartTable distributionChart(const engine::Distribution& distribution, int samples)
{
    const std::vector<int>& counts = distribution.counts;
    std::size_t end = counts.size();
    while (end > 0 && counts[end - 1] == 0)
        --end;
    std::vector<std::pair<QString, int>> rows;
    for (std::size_t i = 0; i < end; ++i)
        rows.emplace_back(QString::number(distribution.first + static_cast<int>(i)), counts[i]);
    ChartTable chart = sharesChart(distribution.key.c_str(), textOf(distribution.label), rows, samples);
    chart.numeric = true;
    return chart;
}

/// The figure of each part in a chart.
enum class Shows { Wins, Turns };

void addPart(ChartTable::Series& series, const Measures& measures, const Part& part, Shows what)
{
    if (what == Shows::Wins)
        add(series, wonOf(part), 100);
    else
        add(series, winTurnOf(measures, part), 1);
}

/// A chart of a split, without bars.
ChartTable chartOf(const Measures& measures, const Split& split, Shows what)
{
    ChartTable chart;
    chart.key = what == Shows::Wins ? split.key : split.key + "-turns";
    chart.title = textOf(split.label);
    chart.percent = what == Shows::Wins;
    const engine::MeanSeries* const turn = measures.findMean(engine::GoldfishKeys::WinTurn);
    if (what == Shows::Turns && turn != nullptr)
        chart.title = Words::tr("%1; %2", "a part of the games, a figure").arg(chart.title, measureText(turn->label));
    return chart;
}

ChartTable splitChart(const Measures& measures, const Split& split, Shows what)
{
    ChartTable chart = chartOf(measures, split, what);
    chart.series.resize(1);
    for (const Part& part : split.parts) {
        if (what == Shows::Wins ? part.samples == 0 : part.won == 0)
            continue;
        chart.bars.push_back({textOf(part.label), {}, {}});
        addPart(chart.series.front(), measures, part, what);
    }
    return chart;
}

/// The best card first, each beside the games in which it was not kept. Of many the best and the last, as a person reads them.
ChartTable keptChart(const Measures& measures, const Split& split, Shows what)
{
    constexpr std::size_t MostBars = 24;
    ChartTable chart = chartOf(measures, split, what);
    chart.series = {{Words::tr("kept in the opening hand"), {}}, {Words::tr("not kept"), {}}};
    KeptCards kept = keptCards(measures);
    if (what == Shows::Turns)
        std::erase_if(kept.cards, [](const KeptCard& card) { return card.kept.won == 0; });
    (what == Shows::Wins ? sortByWins : sortByTurn)(kept.cards);
    QStringList notes{keptCaution(kept)};
    if (kept.cards.size() > MostBars) {
        const auto from = kept.cards.begin() + MostBars / 2;
        const auto until = kept.cards.end() - MostBars / 2;
        notes += Words::tr("%n card(s) between these are in the table alone.", nullptr, static_cast<int>(until - from));
        kept.cards.erase(from, until);
    }
    for (const KeptCard& card : kept.cards) {
        chart.bars.push_back({card.name, {}, {}});
        addPart(chart.series[0], measures, card.kept, what);
        addPart(chart.series[1], measures, card.notKept, what);
    }
    notes.removeAll(QString());
    chart.note = notes.join(QLatin1Char(' '));
    return chart;
}

void addSplits(const Measures& measures, std::vector<ChartTable>& charts)
{
    for (const Split& split : measures.splits) {
        for (const Shows what : {Shows::Wins, Shows::Turns})
            charts.push_back((split.cards ? keptChart : splitChart)(measures, split, what));
    }
}

/// A share and a mean of a part of the games, called so.
void addPart(std::vector<SampledFigure>& figures, const Measures& measures, const QString& name, const Part& part)
{
    figures.push_back({name, wonOf(part)});
    if (const engine::MeanSeries* const turn = measures.findMean(engine::GoldfishKeys::WinTurn))
        figures.push_back({Words::tr("%1; %2", "a part of the games, a figure").arg(name, measureText(turn->label)),
                           winTurnOf(measures, part),
                           {},
                           false});
}

void addSplits(const Measures& measures, std::vector<SampledFigure>& figures)
{
    for (const Split& split : measures.splits) {
        if (split.key == engine::GoldfishKeys::Mulligan)
            figures.push_back({asSentence(mulliganText()), shareOf(takenIn(split), split.all.samples)});
        for (const Part& part : split.parts) {
            if (!split.cards)
                addPart(figures, measures, textOf(part.label), part);
        }
    }
    for (const KeptCard& card : keptCards(measures, 1).cards) {
        addPart(figures, measures, Words::tr("Won with %1 in the opening hand", "card").arg(card.name), card.kept);
        addPart(figures, measures, Words::tr("Won without %1 in the opening hand", "card").arg(card.name),
                card.notKept);
    }
}

} // namespace

std::vector<SampledFigure> figuresOf(const Measures& measures)
{
    std::vector<SampledFigure> figures;
    const int samples = measures.samples;
    for (const engine::ClassSeries& series : measures.classes) {
        for (const engine::ClassSeries::Row& row : series.rows) {
            const QString name = textOf(row.label);
            figures.push_back({Words::tr("%1; as dealt").arg(name), shareOf(row.before, samples)});
            figures.push_back({Words::tr("%1; after mulligans").arg(name), shareOf(row.after, samples)});
        }
    }
    for (const engine::ShareSeries& share : measures.shares)
        figures.push_back({textOf(share.label), shareOf(share.count, samples), share.exact});
    for (const engine::MeanSeries& mean : measures.means)
        figures.push_back({textOf(mean.label), meanOf(mean), mean.exact, mean.percent});
    for (const engine::RatioSeries& ratio : measures.ratios)
        figures.push_back({textOf(ratio.label), ratioOf(ratio.ratio)});
    addSplits(measures, figures);
    for (const Curve& curve : measures.curves) {
        for (std::size_t turn = 0; turn < turnsOf(curve); ++turn)
            figures.push_back(
                {Words::tr("%1, own turn %2", "a figure").arg(textOf(curve.label), QString::number(turn + 1)),
                 pointOf(curve, samples, turn),
                 {},
                 isPercent(curve)});
    }
    for (const engine::Tally& tally : measures.tallies) {
        for (const auto& [name, count] : rowsOf(tally))
            figures.push_back(
                {Words::tr("%1: %2", "what is counted, card").arg(textOf(tally.label), name), shareOf(count, samples)});
    }
    std::erase_if(figures, [](const SampledFigure& one) { return !one.estimate.value; });
    return figures;
}

std::vector<SampledFigure> figuresOf(const Score& score, Counted counted)
{
    std::vector<SampledFigure> figures;
    for (const auto& [name, count] : results(score, counted))
        figures.push_back({name, shareOf(count, score.games)});
    for (std::size_t seat = 0; counted == Counted::TheDeck && seat < score.seats.size(); ++seat) {
        const QString place = placeText(static_cast<int>(seat));
        figures.push_back(
            {score.entrants.size() == 2
                 ? Words::tr("Won by whoever is %1, of both decks", "going first, going second").arg(place)
                 : Words::tr("Won by whoever is %1").arg(place),
             shareOf(score.seats[seat].won, score.seats[seat].games)});
    }
    for (const auto& [rule, games] : score.endings)
        figures.push_back({Words::tr("Ended by %1", "a rule").arg(shown(rule)), shareOf(games, score.games)});
    return figures;
}

std::vector<ChartTable> chartsOf(const Measures& measures)
{
    std::vector<ChartTable> charts;
    if (measures.samples == 0)
        return charts;
    for (const engine::ClassSeries& series : measures.classes)
        charts.push_back(classesChart(series, measures.samples));
    for (const Curve& curve : measures.curves)
        charts.push_back(curveChart(curve, measures.samples));
    for (const engine::Distribution& distribution : measures.distributions)
        charts.push_back(distributionChart(distribution, measures.samples));
    addSplits(measures, charts);
    addShares(measures, charts);
    for (const engine::Tally& tally : measures.tallies) {
        constexpr std::size_t MostCards = 12;
        auto rows = rowsOf(tally);
        rows.resize(std::min(rows.size(), MostCards));
        charts.push_back(sharesChart(tally.key.c_str(), textOf(tally.label), rows, measures.samples));
    }
    std::erase_if(charts, [](const ChartTable& chart) { return chart.empty(); });
    return charts;
}

std::vector<ChartTable> chartsOf(const Score& score, Counted counted)
{
    std::vector<ChartTable> charts;
    if (score.games == 0)
        return charts;
    charts.push_back(sharesChart("results", Words::tr("How the games went"), results(score, counted), score.games));
    if (counted == Counted::TheDeck) {
        const Estimate won = shareOf(score.entrants[0].won, score.games);
        charts.back().note =
            Words::tr("Won: %1, 95 times in 100 within %2.").arg(figureText(won.value, true), intervalText({{}, won}));
    }
    std::vector<std::pair<QString, int>> endings;
    for (const auto& [rule, games] : score.endings)
        endings.emplace_back(shown(rule), games);
    charts.push_back(sharesChart("endings", Words::tr("The rules that ended them"), endings, score.games));
    std::erase_if(charts, [](const ChartTable& chart) { return chart.empty(); });
    return charts;
}

QString figureText(const std::optional<double>& number, bool percent)
{
    if (!number)
        return {};
    return percent ? percentText(*number) : QLocale().toString(shownNumber(*number, 2), 'f', 2);
}

QString intervalText(const SampledFigure& figure)
{
    if (!figure.estimate.low || !figure.estimate.high)
        return {};
    const auto bound = [&](double number) {
        return QLocale().toString(figure.percent ? 100 * number : number, 'f', figure.percent ? 1 : 2);
    };
    const QString both = Words::tr("%1 to %2", "bounds").arg(bound(*figure.estimate.low), bound(*figure.estimate.high));
    return figure.percent ? Words::tr("%1 %", "bounds in percent").arg(both) : both;
}

QByteArray figuresAsCsv(const std::vector<SampledFigure>& figures)
{
    QByteArray bytes = csvRecord({QStringLiteral("name"), QStringLiteral("value"), QStringLiteral("low"),
                                  QStringLiteral("high"), QStringLiteral("exact"), QStringLiteral("samples")});
    for (const SampledFigure& one : figures)
        bytes += csvRecord({one.name, cell(one.estimate.value), cell(one.estimate.low), cell(one.estimate.high),
                            cell(one.exact), QString::number(one.estimate.games)});
    return bytes;
}

} // namespace muster::app
