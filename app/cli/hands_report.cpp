// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/hands_report.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>

#include "app/cli/estimate.h"
#include "app/cli/sampled.h"
#include "app/output/csv.h"
#include "app/output/json_parts.h"
#include "app/text/measure_text.h"
#include "engine/play/unlikely.h"

namespace muster::app {

namespace {

using engine::ClassSeries;
using engine::MeanSeries;
using engine::Measures;
using engine::ShareSeries;

struct HandsReportWords {
    Q_DECLARE_TR_FUNCTIONS(HandsVerb)
};

/// The first column is as wide as the longest label of the language.
int widthOf(const Measures& measures)
{
    int width = measureWidth(measures.means, measureWidth(measures.shares, 62));
    for (const ClassSeries& series : measures.classes)
        width = measureWidth(series.rows, width);
    return width;
}

/// The hands that a series is about: all of them, or those with one Champion.
int handsOf(const ClassSeries& series)
{
    int hands = 0;
    for (const ClassSeries::Row& row : series.rows)
        hands += row.before;
    return hands;
}

/// Whether the hands that stand are those that were dealt, as in a game without mulligans.
bool nothingChanges(const Measures& measures)
{
    return std::all_of(measures.classes.begin(), measures.classes.end(), [](const ClassSeries& series) {
        return std::all_of(series.rows.begin(), series.rows.end(),
                           [](const ClassSeries::Row& row) { return row.before == row.after; });
    });
}

void printClasses(const ClassSeries& series, bool alike, int labelWidth, Console& console)
{
    const int samples = handsOf(series);
    const QString heading = alike
        ? HandsReportWords::tr("%1: as dealt, and nothing that is sent back has changed it")
        : HandsReportWords::tr(
            "%1: as dealt, which is what whoever keeps every hand has, and after the mulligans of a sound "
            "player");
    console.line(heading.arg(measureText(series.label)));
    for (const ClassSeries::Row& row : series.rows) {
        QString line =
            QStringLiteral("  %1  %2").arg(measureText(row.label), -labelWidth).arg(shareText(row.before, samples));
        if (!alike)
            line += QStringLiteral("  ") + shareText(row.after, samples);
        console.line(line);
    }
}

void printText(const HandsTold& told, Console& console)
{
    const Measures& measures = told.measures;
    const int labelWidth = widthOf(measures);
    QStringList facts;
    for (const engine::NumberFact& fact : measures.facts)
        facts << QStringLiteral("%1: %2").arg(measureText(fact.label)).arg(fact.value);
    console.line(HandsReportWords::tr("%1: %n hand(s), drawn by the game's own set-up; %2", nullptr, measures.samples)
                     .arg(told.deck, facts.join(QStringLiteral(", "))));
    for (const ClassSeries& series : measures.classes)
        printClasses(series, nothingChanges(measures), labelWidth, console);
    for (const ShareSeries& row : measures.shares) {
        console.line(QStringLiteral("  %1  %2%3")
                         .arg(measureText(row.label), -labelWidth)
                         .arg(shareText(row.count, measures.samples), exactlyText(row.exact)));
        if (row.exact && engine::standardErrorsOff(row.count, measures.samples, *row.exact) > 5)
            console.complain(
                HandsReportWords::tr("the sample is more than five standard errors away from the exact odds: this is "
                                     "a mistake of the program, please report it"));
    }
    for (const MeanSeries& series : measures.means) {
        const Estimate mean = meanOf(series);
        if (!mean.value)
            continue;
        QString line = QString::number(shownNumber(*mean.value, 2), 'f', 2).rightJustified(6);
        if (const auto margin = mean.margin())
            line += QStringLiteral(" (±%1)").arg(*margin, 0, 'f', 2);
        if (series.exact)
            line += HandsReportWords::tr(", exactly %1").arg(*series.exact, 0, 'f', 2);
        console.line(QStringLiteral("  %1  %2").arg(measureText(series.label), -labelWidth).arg(line));
    }
}

void writeClasses(JsonWriter& json, const Measures& measures)
{
    json.key("classes").beginArray();
    for (const ClassSeries& series : measures.classes) {
        json.beginObject().field("key", series.key).key("rows").beginArray();
        for (const ClassSeries::Row& row : series.rows) {
            json.beginObject().field("key", row.key);
            for (const auto& [name, count] : {std::pair{"before", row.before}, std::pair{"after", row.after}}) {
                json.key(name).beginObject().field("count", count);
                writeShareBounds(json, shareOf(count, handsOf(series)));
                json.endObject();
            }
            json.endObject();
        }
        json.endArray().endObject();
    }
    json.endArray();
}

void printJson(const HandsTold& told, Session& session)
{
    const Measures& measures = told.measures;
    JsonWriter json;
    beginDocument(json, "hands");
    json.field("deck", told.deck).field("samples", measures.samples);
    for (const engine::NumberFact& fact : measures.facts)
        json.field(fact.key, fact.value);
    json.field("seed", QString::number(told.seed)).key("measures").beginArray();
    for (const ShareSeries& row : measures.shares)
        writeShare(json, row, measures.samples);
    json.endArray().key("means").beginArray();
    for (const MeanSeries& series : measures.means) {
        const Estimate mean = meanOf(series);
        json.beginObject().field("key", series.key).field("samples", mean.games);
        writeBounds(json, mean);
        json.field("exact", series.exact).endObject();
    }
    json.endArray();
    writeClasses(json, measures);
    writeErrors(json, {});
    session.writeWarnings(json);
    json.endObject();
    session.console().print(json.take());
}

void printCsv(const Measures& measures, Console& console)
{
    const auto record = [&](const QStringList& cells) { console.print(csvRecord(cells).toStdString()); };
    const auto row = [&](const std::string& name, int count, int samples, const std::optional<double>& exact) {
        record(QStringList{QString::fromStdString(name), QString::number(count), QString::number(samples)}
               + shareCells(count, samples) + QStringList{cell(exact)});
    };
    record({QStringLiteral("name"), QStringLiteral("count"), QStringLiteral("samples"), QStringLiteral("share"),
            QStringLiteral("low"), QStringLiteral("high"), QStringLiteral("exact")});
    for (const ShareSeries& share : measures.shares)
        row(share.key, share.count, measures.samples, share.exact);
    for (const MeanSeries& series : measures.means) {
        const Estimate mean = meanOf(series);
        record({QString::fromStdString(series.key), QString(), QString::number(mean.games), cell(mean.value),
                cell(mean.low), cell(mean.high), cell(series.exact)});
    }
    for (const ClassSeries& series : measures.classes) {
        for (const ClassSeries::Row& one : series.rows) {
            row(series.key + "-" + one.key + "-before", one.before, handsOf(series), {});
            row(series.key + "-" + one.key + "-after", one.after, handsOf(series), {});
        }
    }
}

} // namespace

void printHands(const HandsTold& told, const QString& form, Session& session)
{
    if (form == QLatin1String("json"))
        printJson(told, session);
    else if (form == QLatin1String("csv"))
        printCsv(told.measures, session.console());
    else
        printText(told, session.console());
}

} // namespace muster::app
