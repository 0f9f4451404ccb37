// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/numbers/chart_table.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include "app/output/csv.h"

namespace muster::app {

namespace {

struct ChartWords {
    Q_DECLARE_TR_FUNCTIONS(DeckNumbers)
};

QString plain(double value) { return QLocale().toString(value, 'f', value == std::floor(value) ? 0 : 2); }

} // namespace

bool ChartTable::empty() const { return highest() <= 0; }

double ChartTable::highest() const
{
    double highest = 0;
    for (std::size_t bar = 0; bar < bars.size(); ++bar) {
        double sum = 0;
        for (const Series& one : series)
            sum = stacked ? sum + one.values[bar] : std::max(sum, one.values[bar]);
        highest = std::max(highest, sum);
    }
    return highest;
}

QString barLabel(const ChartTable::Bar& bar)
{
    if (bar.least && bar.most && *bar.least == *bar.most)
        return ChartWords::tr("%1 (exactly %2)").arg(bar.label, QString::number(*bar.most));
    if (bar.least && bar.most)
        return ChartWords::tr("%1 (%2 to %3)").arg(bar.label, QString::number(*bar.least), QString::number(*bar.most));
    if (bar.most)
        return *bar.most == 0 ? ChartWords::tr("%1 (none allowed)").arg(bar.label)
                              : ChartWords::tr("%1 (at most %2)").arg(bar.label, QString::number(*bar.most));
    if (bar.least)
        return ChartWords::tr("%1 (at least %2)").arg(bar.label, QString::number(*bar.least));
    return bar.label;
}

QString barAsText(const ChartTable& chart, std::size_t bar)
{
    QStringList values;
    for (const ChartTable::Series& series : chart.series) {
        const auto text = [&](double value) { return chart.percent ? percentText(value / 100) : plain(value); };
        QString value = text(series.values[bar]);
        if (!series.bounds.empty())
            value = ChartWords::tr("%1 (%2 to %3)", "value, bounds")
                        .arg(value, text(series.bounds[bar].first), text(series.bounds[bar].second));
        values += series.label.isEmpty() ? value : ChartWords::tr("%1 %2", "series, value").arg(series.label, value);
    }
    return ChartWords::tr("%1: %2", "bar, its values")
        .arg(barLabel(chart.bars[bar]), values.join(QStringLiteral(", ")));
}

QString chartAsText(const ChartTable& chart)
{
    QStringList lines{chart.title};
    for (std::size_t i = 0; i < chart.bars.size(); ++i)
        lines += barAsText(chart, i);
    if (chart.bars.empty() || chart.empty())
        lines += ChartWords::tr("Nothing to count yet.");
    if (chart.average)
        lines += ChartWords::tr("Average: %1").arg(plain(*chart.average));
    if (chart.uncounted > 0)
        lines += ChartWords::tr("%n card(s) with unknown names not counted", nullptr, chart.uncounted);
    return lines.join(QLatin1Char('\n'));
}

QByteArray chartAsCsv(const ChartTable& chart)
{
    QStringList header{QStringLiteral("name")};
    for (std::size_t i = 0; i < chart.series.size(); ++i) {
        header += chart.series[i].label.isEmpty() ? QStringLiteral("cards") : chart.series[i].label;
        if (!chart.series[i].bounds.empty())
            header += {QStringLiteral("low"), QStringLiteral("high")};
    }
    header += {QStringLiteral("least"), QStringLiteral("most")};
    QByteArray csv = csvRecord(header);
    for (std::size_t i = 0; i < chart.bars.size(); ++i) {
        QStringList record{chart.bars[i].label};
        for (const ChartTable::Series& series : chart.series) {
            record += QString::number(series.values[i]);
            if (!series.bounds.empty())
                record += {QString::number(series.bounds[i].first), QString::number(series.bounds[i].second)};
        }
        record += chart.bars[i].least ? QString::number(*chart.bars[i].least) : QString();
        record += chart.bars[i].most ? QString::number(*chart.bars[i].most) : QString();
        csv += csvRecord(record);
    }
    return csv;
}

QString percentText(double chance)
{
    const auto number = [](double value, int digits) { return QLocale().toString(value, 'f', digits); };
    const double percent = 100 * chance;
    if (chance <= 0 || chance >= 1)
        return ChartWords::tr("%1 %", "a percentage").arg(number(percent, 0));
    if (percent < 0.001)
        return ChartWords::tr("under %1 %", "a percentage").arg(number(0.001, 3));
    if (percent < 0.1)
        return ChartWords::tr("%1 %", "a percentage").arg(number(percent, 3));
    if (percent > 99.9)
        return ChartWords::tr("over %1 %", "a percentage").arg(number(99.9, 1));
    return ChartWords::tr("%1 %", "a percentage").arg(number(percent, 1));
}

} // namespace muster::app
