// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/goldfish_report.h"

#include <algorithm>
#include <array>
#include <numeric>

#include <QCoreApplication>

#include "app/cli/estimate.h"
#include "app/cli/kept_cards.h"
#include "app/cli/sampled.h"
#include "app/output/csv.h"
#include "app/output/json_parts.h"
#include "app/text/measure_text.h"
#include "engine/play/goldfish.h"

namespace muster::app {

namespace {

using engine::Curve;
using engine::GoldfishKeys;
using engine::MeanSeries;
using engine::Measures;
using engine::Part;
using engine::Split;

struct GoldfishReport {
    Q_DECLARE_TR_FUNCTIONS(GoldfishReport)
};

bool isWinTurn(const MeanSeries& series) { return series.key == GoldfishKeys::WinTurn; }

const std::vector<int>& winsByTurn(const Measures& measures)
{
    return measures.findDistribution(GoldfishKeys::WinTurns)->counts;
}

std::size_t mostTurns(const Measures& measures)
{
    std::size_t most = 0;
    for (const Curve& curve : measures.curves)
        most = std::max(most, turnsOf(curve));
    return most;
}

/// Games that still went on at the end of each own turn.
std::vector<int> goingOn(const Measures& measures)
{
    const std::vector<int>& ended = measures.findDistribution(GoldfishKeys::OwnTurns)->counts;
    std::vector<int> going;
    for (std::size_t turn = 1; turn <= mostTurns(measures); ++turn)
        going.push_back(turn < ended.size()
                            ? std::accumulate(ended.begin() + static_cast<std::ptrdiff_t>(turn), ended.end(), 0)
                            : 0);
    return going;
}

/// A row of a tally.
struct TallyRow {
    QString card, why;
    int games = 0;
};

/// The most frequent first.
std::vector<TallyRow> rowsOf(const engine::Tally& tally)
{
    std::vector<TallyRow> all;
    all.reserve(tally.rows.size());
    for (const auto& [key, count] : tally.rows)
        all.push_back({QString::fromStdString(key.first), QString::fromStdString(key.second), count});
    std::stable_sort(all.begin(), all.end(), [](const TallyRow& a, const TallyRow& b) { return a.games > b.games; });
    return all;
}

void printHead(const GoldfishTold& told, Console& console)
{
    const int games = told.measures.samples;
    if (!told.opponents.isEmpty()) {
        console.line(
            GoldfishReport::tr("%1: %n game(s) against %2, flown by %3 and %4", nullptr, games)
                .arg(told.deck, told.opponents.join(QStringLiteral(", ")), told.pilots.value(0), told.pilots.value(1)));
        return;
    }
    QStringList settings;
    for (const GoldfishTold::Setting& one : told.settings)
        settings << QStringLiteral("%1 %2").arg(measureText({one.label.toStdString()})).arg(one.value);
    QString opponent = measureText({told.passiveLabel.toStdString()});
    if (!settings.isEmpty())
        opponent += QStringLiteral(" (%1)").arg(settings.join(QStringLiteral(", ")));
    console.line(GoldfishReport::tr("%1: %n game(s) against %2, flown by %3", nullptr, games)
                     .arg(told.deck, opponent, told.pilots.value(0)));
}

int notEnded(const Measures& measures)
{
    const engine::ShareSeries* share = measures.findShare(GoldfishKeys::NotEnded);
    return share != nullptr ? share->count : 0;
}

void printWinTurn(const GoldfishTold& told, int labelWidth, Console& console)
{
    const MeanSeries& series = *told.measures.findMean(GoldfishKeys::WinTurn);
    const Estimate turn = meanOf(series);
    if (!turn.value)
        return; // nobody won
    QString line = GoldfishReport::tr("%1, mean of %n win(s)", nullptr, turn.games).arg(*turn.value, 6, 'f', 2);
    if (const auto half = series.mean.halfInterval())
        line = GoldfishReport::tr("%1 (±%2), mean of %n win(s)", nullptr, turn.games)
                   .arg(*turn.value, 6, 'f', 2)
                   .arg(*half, 0, 'f', 2);
    if (notEnded(told.measures) > 0)
        line += GoldfishReport::tr("; the games that had not ended after %n own turn(s) are not in it", nullptr,
                                   told.mostOwnTurns);
    console.line(QStringLiteral("  %1  %2").arg(measureText(series.label), -labelWidth).arg(line));
    const engine::Distribution& wins = *told.measures.findDistribution(GoldfishKeys::WinTurns);
    const auto by = [&](double share) { return QString::number(wins.quantile(share).value_or(0)); };
    console.line(QStringLiteral("  %1  %2")
                     .arg(measureText(wins.label), -labelWidth)
                     .arg(GoldfishReport::tr("one in ten by %1, half by %2, nine in ten by %3", "turns")
                              .arg(by(0.1), by(0.5), by(0.9))
                              .rightJustified(6)));
}

/// Who goes first, and who later; with a mulligan and without.
void printSplits(const GoldfishTold& told, int labelWidth, Console& console)
{
    const auto print = [&](const QString& label, const QString& line) {
        console.line(QStringLiteral("  %1  %2").arg(label, -labelWidth).arg(line));
    };
    for (const Split& split : told.measures.splits) {
        if (split.cards)
            continue;
        if (split.key == GoldfishKeys::Mulligan)
            print(mulliganText(), shareText(takenIn(split), split.all.samples));
        for (const Part& part : split.parts) {
            if (part.samples == 0)
                continue;
            QString line =
                GoldfishReport::tr("%1 of %n game(s)", nullptr, part.samples).arg(shareText(part.won, part.samples));
            if (const auto half = part.winTurn.halfInterval())
                line += GoldfishReport::tr(", own turn of the win %1 (±%2)")
                            .arg(part.winTurn.mean(), 0, 'f', 2)
                            .arg(*half, 0, 'f', 2);
            print(measureText(part.label), line);
        }
    }
}

/// "7.41 (±0.15)", or a dash where nobody won.
QString turnText(const Part& part)
{
    if (part.winTurn.count == 0)
        return QStringLiteral("–");
    QString text = QString::number(part.winTurn.mean(), 'f', 2);
    if (const auto half = part.winTurn.halfInterval())
        text += QStringLiteral(" (±%1)").arg(*half, 0, 'f', 2);
    return text;
}

/// The fastest cards of the opening hand, as many as a person reads, each beside the games with another hand.
void printKeptRows(const std::vector<KeptCard>& cards, const QString& winTurn, Console& console)
{
    constexpr std::size_t most = 10;
    const std::size_t many = std::min(most, cards.size());
    std::vector<std::array<QString, 6>> rows{{GoldfishReport::tr("card"), GoldfishReport::tr("games"),
                                              GoldfishReport::tr("won"), winTurn,
                                              GoldfishReport::tr("won without the card"), winTurn}};
    for (std::size_t i = 0; i < many; ++i) {
        const Part& kept = cards[i].kept;
        const Part& rest = cards[i].notKept;
        rows.push_back({cards[i].name, QString::number(kept.samples), shareText(kept.won, kept.samples), turnText(kept),
                        rest.samples > 0 ? shareText(rest.won, rest.samples) : QStringLiteral("–"), turnText(rest)});
    }
    std::array<qsizetype, 6> widths{};
    for (const auto& row : rows) {
        for (std::size_t column = 0; column < row.size(); ++column)
            widths[column] = std::max(widths[column], row[column].size());
    }
    for (const auto& row : rows) {
        QString line = QStringLiteral("  ") + row[0].leftJustified(widths[0]);
        for (std::size_t column = 1; column < row.size(); ++column)
            line += QStringLiteral("   ") + row[column].rightJustified(widths[column]);
        console.line(line);
    }
    if (cards.size() > many)
        console.line(GoldfishReport::tr("  and %n more: --output csv and json have all", nullptr,
                                        static_cast<int>(cards.size() - many)));
}

/// Which cards of the opening hand make the deck fast.
void printKept(const Measures& measures, Console& console)
{
    KeptCards kept = keptCards(measures);
    if (kept.cards.empty() && kept.leftOut == 0)
        return;
    console.line(
        GoldfishReport::tr("Cards kept in the opening hand, in %n game(s); the fastest first:", nullptr, kept.hands));
    sortByTurn(kept.cards);
    if (!kept.cards.empty())
        printKeptRows(kept.cards, measureText(measures.findMean(GoldfishKeys::WinTurn)->label), console);
    if (const QString caution = keptCaution(kept); !caution.isEmpty())
        console.line(QStringLiteral("  ") + caution);
}

void printMean(const MeanSeries& series, int labelWidth, Console& console)
{
    const Estimate mean = meanOf(series);
    if (!mean.value)
        return;
    const double scale = series.percent ? 100 : 1;
    QString line = QString::number(shownNumber(scale * *mean.value, 2), 'f', 2).rightJustified(6);
    if (series.percent)
        line += QStringLiteral(" %");
    if (const auto margin = mean.margin())
        line += QStringLiteral(" (±%1)").arg(scale * *margin, 0, 'f', 2);
    console.line(QStringLiteral("  %1  %2").arg(measureText(series.label), -labelWidth).arg(line));
}

/// The values of a curve, and the widest half interval of them.
void printCurve(const Curve& curve, int labelWidth, int samples, Console& console)
{
    const bool share = curve.kind != Curve::Average;
    QString line = measureText(curve.label).leftJustified(labelWidth);
    std::optional<double> widest;
    for (std::size_t turn = 0; turn < turnsOf(curve); ++turn) {
        const Estimate point = pointOf(curve, samples, turn);
        const QString text = !point.value ? QStringLiteral("–")
            : !share                      ? QString::number(shownNumber(*point.value, 1), 'f', 1)
                     : percentText(static_cast<int>(std::lround(*point.value * point.games)), point.games, 0);
        line += text.rightJustified(7);
        if (const auto margin = point.margin())
            widest = std::max(widest.value_or(0), *margin);
    }
    const QString most = !widest ? QStringLiteral("–")
        : !share                 ? QString::number(*widest, 'f', 2)
                                 : QStringLiteral("%1 %").arg(100 * *widest, 0, 'f', 1);
    console.line(line + most.rightJustified(13));
}

void printCurves(const Measures& measures, Console& console)
{
    console.line(GoldfishReport::tr(
        "At the end of each own turn. What is \"by then\" or \"so far\" is of all games; the rest is a "
        "mean of the games that still went on."));
    const int labelWidth = measureWidth(measures.curves, 36);
    QString head = GoldfishReport::tr("own turn").leftJustified(labelWidth);
    QString going = GoldfishReport::tr("games that still went on").leftJustified(labelWidth);
    int turn = 0;
    for (const int games : goingOn(measures)) {
        head += QString::number(++turn).rightJustified(7);
        going += QString::number(games).rightJustified(7);
    }
    console.line(head + GoldfishReport::tr("± at most").rightJustified(13));
    console.line(going);
    for (const Curve& curve : measures.curves)
        printCurve(curve, labelWidth, measures.samples, console);
}

void printTally(const engine::Tally& tally, int games, Console& console)
{
    const std::vector<TallyRow> rows = rowsOf(tally);
    if (rows.empty())
        return;
    const bool rules = std::any_of(rows.begin(), rows.end(), [](const TallyRow& row) { return !row.why.isEmpty(); });
    const QString label = measureText(tally.label);
    console.line(rules ? GoldfishReport::tr(
                             "%1, in how many games, and the rule that stopped it (\"muster rules ID\" reads it):")
                             .arg(label)
                       : GoldfishReport::tr("%1, in how many games:").arg(label));
    constexpr std::size_t shown = 10;
    for (std::size_t i = 0; i < std::min(shown, rows.size()); ++i) {
        QString line = QStringLiteral("  %1  %2").arg(shareText(rows[i].games, games), rows[i].card);
        if (!rows[i].why.isEmpty())
            line += QStringLiteral(" [%1]").arg(rows[i].why);
        console.line(line);
    }
    if (rows.size() > shown)
        console.line(GoldfishReport::tr("  and %n more: --output csv and json have all", nullptr,
                                        static_cast<int>(rows.size() - shown)));
}

void writeMean(JsonWriter& json, const MeanSeries& series)
{
    const Estimate mean = meanOf(series);
    json.key(series.key).beginObject().field("games", mean.games);
    writeBounds(json, mean);
    json.endObject();
}

void writeOpponent(JsonWriter& json, const GoldfishTold& told)
{
    json.key("opponent").beginObject();
    if (told.opponents.size() == 1)
        json.field("deck", told.opponents.first());
    else if (!told.opponents.isEmpty()) {
        json.key("decks").beginArray();
        for (const QString& deck : told.opponents)
            json.value(deck);
        json.endArray();
    } else {
        json.field("passive", told.passive);
        for (const GoldfishTold::Setting& one : told.settings)
            json.field(one.key.toStdString(), one.value);
    }
    json.endObject();
}

/// How some of the games went, in an object that is open.
void writePart(JsonWriter& json, const Measures& measures, const Part& part)
{
    json.field("games", part.samples).field("won", part.won);
    writeShareBounds(json, wonOf(part));
    const Estimate turn = winTurnOf(measures, part);
    json.key(GoldfishKeys::WinTurn).beginObject().field("games", turn.games);
    writeBounds(json, turn);
    json.endObject();
}

void writeParts(JsonWriter& json, const char* list, const char* name, const Measures& measures, const Split& split)
{
    json.key(list).beginArray();
    for (const Part& part : split.parts) {
        json.beginObject().field(name, part.key);
        writePart(json, measures, part);
        json.endObject();
    }
    json.endArray();
}

void writeSplits(JsonWriter& json, const Measures& measures)
{
    if (const Split* const places = measures.findSplit(GoldfishKeys::Places))
        writeParts(json, "seats", "seat", measures, *places);
    if (const Split* const mulligan = measures.findSplit(GoldfishKeys::Mulligan)) {
        json.key("mulligan").beginObject().field("games", mulligan->all.samples);
        json.field("count", takenIn(*mulligan));
        writeShareBounds(json, shareOf(takenIn(*mulligan), mulligan->all.samples));
        writeParts(json, "parts", "part", measures, *mulligan);
        json.endObject();
    }
    KeptCards kept = keptCards(measures, 1);
    sortByTurn(kept.cards);
    json.key("kept").beginObject().field("games", kept.hands).key("cards").beginArray();
    for (const KeptCard& card : kept.cards) {
        json.beginObject().field("card", card.name).field("id", card.id);
        writePart(json, measures, card.kept);
        json.key("not-kept").beginObject();
        writePart(json, measures, card.notKept);
        json.endObject().endObject();
    }
    json.endArray().endObject();
}

void writeCurves(JsonWriter& json, const Measures& measures)
{
    json.key("curves").beginArray();
    for (const Curve& curve : measures.curves) {
        json.beginObject().field("key", curve.key).key("turns").beginArray();
        for (std::size_t turn = 0; turn < turnsOf(curve); ++turn) {
            const Estimate point = pointOf(curve, measures.samples, turn);
            json.beginObject().field("turn", turn + 1).field("games", point.games);
            writeBounds(json, point);
            json.endObject();
        }
        json.endArray().endObject();
    }
    json.endArray();
}

/// Series that only some games have stand under keys of their own.
void writeOwnSeries(JsonWriter& json, const Measures& measures)
{
    for (const MeanSeries& series : measures.means) {
        if (!isWinTurn(series))
            writeMean(json, series);
    }
    for (const engine::RatioSeries& series : measures.ratios) {
        const Estimate share = ratioOf(series.ratio);
        json.key(series.key).beginObject().field("games", share.games);
        json.field(series.tried, series.ratio.trials).field(series.succeeded, series.ratio.successes);
        writeShareBounds(json, share);
        json.endObject();
    }
    for (const engine::Tally& tally : measures.tallies) {
        json.key(tally.key).beginArray();
        for (const TallyRow& row : rowsOf(tally)) {
            json.beginObject().field("card", row.card).field("rule", row.why).field("count", row.games);
            writeShareBounds(json, shareOf(row.games, measures.samples));
            json.endObject();
        }
        json.endArray();
    }
}

} // namespace

void printGoldfishText(const GoldfishTold& told, Console& console)
{
    const Measures& measures = told.measures;
    printHead(told, console);
    const int labelWidth = measureWidth(measures.shares, 44);
    for (const engine::ShareSeries& share : measures.shares)
        console.line(QStringLiteral("  %1  %2%3")
                         .arg(measureText(share.label), -labelWidth)
                         .arg(shareText(share.count, measures.samples), exactlyText(share.exact)));
    printWinTurn(told, labelWidth, console);
    printSplits(told, labelWidth, console);
    for (const MeanSeries& series : measures.means) {
        if (!isWinTurn(series))
            printMean(series, labelWidth, console);
    }
    for (const engine::RatioSeries& series : measures.ratios) {
        if (const engine::Ratio& ratio = series.ratio; ratio.trials > 0)
            console.line(QStringLiteral("  %1  %2")
                             .arg(measureText(series.label), -labelWidth)
                             .arg(shareText(ratio.successes, ratio.trials, ratio.interval())));
    }
    printKept(measures, console);
    printCurves(measures, console);
    for (const engine::Tally& tally : measures.tallies)
        printTally(tally, measures.samples, console);
}

void printGoldfishJson(const GoldfishTold& told, Session& session)
{
    const Measures& measures = told.measures;
    JsonWriter json;
    beginDocument(json, "goldfish");
    json.field("deck", told.deck).field("games", measures.samples).field("seed", QString::number(told.seed));
    json.key("pilots").beginArray();
    for (const QString& pilot : told.pilots)
        json.value(pilot);
    json.endArray();
    writeOpponent(json, told);
    json.field("most-own-turns", told.mostOwnTurns);
    json.key("measures").beginArray();
    for (const engine::ShareSeries& share : measures.shares)
        writeShare(json, share, measures.samples);
    json.endArray();
    writeMean(json, *measures.findMean(GoldfishKeys::WinTurn));
    json.key("win-turns").beginArray();
    int turn = 0;
    for (const int wins : winsByTurn(measures)) {
        json.beginObject().field("turn", ++turn).field("count", wins);
        writeShareBounds(json, shareOf(wins, measures.samples));
        json.endObject();
    }
    json.endArray();
    writeSplits(json, measures);
    writeOwnSeries(json, measures);
    writeCurves(json, measures);
    writeErrors(json, {});
    session.writeWarnings(json);
    json.endObject();
    session.console().print(json.take());
}

void printGoldfishCsv(const GoldfishTold& told, Console& console)
{
    const auto row = [&](const std::string& name, const QString& turn, const Estimate& of,
                         const std::optional<double>& exact = {}, const QString& card = {}, const QString& rule = {}) {
        console.print(csvRecord({QString::fromStdString(name), turn, cell(of.value), cell(of.low), cell(of.high),
                                 QString::number(of.games), cell(exact), card, rule})
                          .toStdString());
    };
    const Measures& measures = told.measures;
    console.print(std::string_view("name,turn,value,low,high,games,exact,card,rule\r\n"));
    for (const engine::ShareSeries& share : measures.shares)
        row(share.key, {}, shareOf(share.count, measures.samples), share.exact);
    row(GoldfishKeys::WinTurn, {}, meanOf(*measures.findMean(GoldfishKeys::WinTurn)));
    int turn = 0;
    for (const int wins : winsByTurn(measures))
        row("won-in", QString::number(++turn), shareOf(wins, measures.samples));
    const auto rows = [&](const std::string& of, const Part& part, const QString& card = {}) {
        row("won-" + of, {}, wonOf(part), {}, card);
        row("win-turn-" + of, {}, winTurnOf(measures, part), {}, card);
    };
    if (const Split* const places = measures.findSplit(GoldfishKeys::Places)) {
        for (const Part& part : places->parts)
            rows("going-" + part.key, part);
    }
    if (const Split* const mulligan = measures.findSplit(GoldfishKeys::Mulligan)) {
        row(mulligan->key, {}, shareOf(takenIn(*mulligan), mulligan->all.samples));
        for (const Part& part : mulligan->parts)
            rows("mulligan-" + part.key, part);
    }
    KeptCards kept = keptCards(measures, 1);
    sortByTurn(kept.cards);
    for (const KeptCard& card : kept.cards) {
        row(GoldfishKeys::Kept, {}, shareOf(card.kept.samples, kept.hands), {}, card.name);
        rows("kept", card.kept, card.name);
        rows("not-kept", card.notKept, card.name);
    }
    for (const MeanSeries& series : measures.means) {
        if (!isWinTurn(series))
            row(series.key, {}, meanOf(series), series.exact);
    }
    for (const engine::RatioSeries& series : measures.ratios)
        row(series.key, {}, ratioOf(series.ratio));
    for (const Curve& curve : measures.curves) {
        for (std::size_t at = 0; at < turnsOf(curve); ++at)
            row(curve.key, QString::number(at + 1), pointOf(curve, measures.samples, at));
    }
    for (const engine::Tally& tally : measures.tallies) {
        for (const TallyRow& one : rowsOf(tally))
            row(tally.key, {}, shareOf(one.games, measures.samples), {}, one.card, one.why);
    }
}

void printGoldfish(const GoldfishTold& told, const QString& form, Session& session)
{
    if (form == QLatin1String("json"))
        printGoldfishJson(told, session);
    else if (form == QLatin1String("csv"))
        printGoldfishCsv(told, session.console());
    else
        printGoldfishText(told, session.console());
}

} // namespace muster::app
