// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/measures_json.h"

#include <bit>

namespace muster::app {

namespace {

using namespace engine;

// Numbers of 64 bits and those with a fraction are text: JSON would round them.

QJsonValue wide(std::uint64_t number) { return QString::number(number, 16); }
QJsonValue bitsOf(double number) { return wide(std::bit_cast<std::uint64_t>(number)); }
QJsonValue text(const std::string& words) { return QString::fromStdString(words); }

QJsonValue optionalBits(const std::optional<double>& number) { return number ? bitsOf(*number) : QJsonValue(); }

QJsonArray numbers(const std::vector<int>& counts)
{
    QJsonArray array;
    for (const int count : counts)
        array.append(count);
    return array;
}

QJsonArray ratioToJson(const Ratio& ratio)
{
    return {ratio.successes,
            ratio.trials,
            ratio.games,
            bitsOf(ratio.squaresOfSuccesses),
            bitsOf(ratio.squaresOfTrials),
            bitsOf(ratio.products)};
}

template <class Series>
QJsonObject named(const Series& series)
{
    QJsonObject json{{QStringLiteral("key"), text(series.key)}, {QStringLiteral("label"), text(series.label.text)}};
    if (series.label.number)
        json[QStringLiteral("number")] = *series.label.number;
    return json;
}

template <class Series, class Write>
QJsonArray listToJson(const std::vector<Series>& list, Write write)
{
    QJsonArray array;
    for (const Series& one : list) {
        QJsonObject json = named(one);
        write(one, json);
        array.append(json);
    }
    return array;
}

/// Reads values; one wrong value makes the whole source bad.
class Source {
public:
    bool good = true;

    std::uint64_t wide(const QJsonValue& value)
    {
        bool number = false;
        const std::uint64_t read = value.toString().toULongLong(&number, 16);
        good = good && number;
        return read;
    }
    double bits(const QJsonValue& value) { return std::bit_cast<double>(wide(value)); }
    std::optional<double> optionalBits(const QJsonValue& value)
    {
        return value.isNull() || value.isUndefined() ? std::nullopt : std::optional<double>(bits(value));
    }
    int number(const QJsonValue& value)
    {
        constexpr int none = -2'000'000'000;
        const int read = value.toInt(none);
        good = good && read != none;
        return read;
    }
    std::string text(const QJsonValue& value)
    {
        good = good && value.isString();
        return value.toString().toStdString();
    }
    QJsonArray array(const QJsonValue& value)
    {
        good = good && value.isArray();
        return value.toArray();
    }
    std::vector<int> numbers(const QJsonValue& value)
    {
        std::vector<int> counts;
        for (const QJsonValue one : array(value))
            counts.push_back(number(one));
        return counts;
    }
    Mean mean(const QJsonValue& value)
    {
        const QJsonArray parts = array(value);
        good = good && parts.size() == 5;
        Mean read;
        read.count = number(parts.at(0));
        read.sum = ExactSum(static_cast<std::int64_t>(wide(parts.at(1))), wide(parts.at(2)));
        read.squares = ExactSum(static_cast<std::int64_t>(wide(parts.at(3))), wide(parts.at(4)));
        return read;
    }
    Ratio ratio(const QJsonValue& value)
    {
        const QJsonArray parts = array(value);
        good = good && parts.size() == 6;
        Ratio read;
        read.successes = number(parts.at(0));
        read.trials = number(parts.at(1));
        read.games = number(parts.at(2));
        read.squaresOfSuccesses = bits(parts.at(3));
        read.squaresOfTrials = bits(parts.at(4));
        read.products = bits(parts.at(5));
        return read;
    }
    template <class Series, class Read>
    void list(const QJsonValue& value, std::vector<Series>& to, Read read)
    {
        for (const QJsonValue one : array(value)) {
            const QJsonObject json = one.toObject();
            Series& series = to.emplace_back();
            name(json, series);
            read(json, series);
        }
    }
    template <class Series>
    void name(const QJsonObject& json, Series& series)
    {
        series.key = text(json.value(QStringLiteral("key")));
        series.label.text = text(json.value(QStringLiteral("label")));
        if (json.contains(QStringLiteral("number")))
            series.label.number = number(json.value(QStringLiteral("number")));
    }
};

constexpr QLatin1String countKey("count");
constexpr QLatin1String exactKey("exact");
constexpr QLatin1String boundsKey("bounds");
constexpr QLatin1String valuesKey("values");
constexpr QLatin1String rowsKey("rows");

QJsonArray rowsToJson(const Tally& tally)
{
    QJsonArray rows;
    for (const auto& [key, count] : tally.rows)
        rows.append(QJsonArray{text(key.first), text(key.second), count});
    return rows;
}

QJsonObject curveToJson(const Curve& curve, QJsonObject json)
{
    json[QStringLiteral("kind")] = static_cast<int>(curve.kind);
    json[boundsKey] = QJsonArray{bitsOf(curve.least), bitsOf(curve.most)};
    json[countKey] = numbers(curve.counts);
    QJsonArray points;
    for (const Mean& point : curve.points)
        points.append(meanToJson(point));
    json[valuesKey] = points;
    return json;
}

void partToJson(const Part& part, QJsonObject& json)
{
    json[QStringLiteral("samples")] = part.samples;
    json[QStringLiteral("won")] = part.won;
    json[valuesKey] = meanToJson(part.winTurn);
}

void readCurve(Source& source, const QJsonObject& json, Curve& curve)
{
    const int kind = source.number(json.value(QStringLiteral("kind")));
    source.good = source.good && kind >= Curve::ByThen && kind <= Curve::Average;
    curve.kind = static_cast<Curve::Kind>(kind);
    const QJsonArray bounds = source.array(json.value(boundsKey));
    curve.least = source.bits(bounds.at(0));
    curve.most = source.bits(bounds.at(1));
    curve.counts = source.numbers(json.value(countKey));
    for (const QJsonValue point : source.array(json.value(valuesKey)))
        curve.points.push_back(source.mean(point));
}

void readSeries(Source& source, const QJsonObject& json, Measures& measures)
{
    const auto at = [&](const char* key) { return json.value(QLatin1String(key)); };
    source.list(at("facts"), measures.facts,
                [&](const QJsonObject& one, NumberFact& fact) { fact.value = source.number(one.value(countKey)); });
    source.list(at("shares"), measures.shares, [&](const QJsonObject& one, ShareSeries& share) {
        share.count = source.number(one.value(countKey));
        share.exact = source.optionalBits(one.value(exactKey));
    });
    source.list(at("means"), measures.means, [&](const QJsonObject& one, MeanSeries& mean) {
        const QJsonArray bounds = source.array(one.value(boundsKey));
        mean.least = source.bits(bounds.at(0));
        mean.most = source.bits(bounds.at(1));
        mean.percent = one.value(QStringLiteral("percent")).toBool();
        mean.mean = source.mean(one.value(valuesKey));
        mean.exact = source.optionalBits(one.value(exactKey));
    });
    source.list(at("ratios"), measures.ratios, [&](const QJsonObject& one, RatioSeries& ratio) {
        ratio.tried = source.text(one.value(QStringLiteral("tried")));
        ratio.succeeded = source.text(one.value(QStringLiteral("succeeded")));
        ratio.ratio = source.ratio(one.value(valuesKey));
    });
    source.list(at("distributions"), measures.distributions, [&](const QJsonObject& one, Distribution& spread) {
        spread.first = source.number(one.value(QStringLiteral("first")));
        spread.counts = source.numbers(one.value(countKey));
    });
    source.list(at("curves"), measures.curves,
                [&](const QJsonObject& one, Curve& curve) { readCurve(source, one, curve); });
    source.list(at("classes"), measures.classes, [&](const QJsonObject& one, ClassSeries& classes) {
        source.list(one.value(rowsKey), classes.rows, [&](const QJsonObject& row, ClassSeries::Row& to) {
            to.before = source.number(row.value(QStringLiteral("before")));
            to.after = source.number(row.value(QStringLiteral("after")));
        });
    });
    source.list(at("tallies"), measures.tallies, [&](const QJsonObject& one, Tally& tally) {
        for (const QJsonValue row : source.array(one.value(rowsKey)))
            tally.rows[{source.text(row.toArray().at(0)), source.text(row.toArray().at(1))}] =
                source.number(row.toArray().at(2));
    });
}

void readPart(Source& source, const QJsonObject& json, Part& part)
{
    part.samples = source.number(json.value(QStringLiteral("samples")));
    part.won = source.number(json.value(QStringLiteral("won")));
    part.winTurn = source.mean(json.value(valuesKey));
}

void readSplits(Source& source, const QJsonValue& json, Measures& measures)
{
    source.list(json, measures.splits, [&](const QJsonObject& one, Split& split) {
        split.cards = one.value(QStringLiteral("cards")).toBool();
        const QJsonObject all = one.value(QStringLiteral("all")).toObject();
        source.name(all, split.all);
        readPart(source, all, split.all);
        source.list(one.value(QStringLiteral("parts")), split.parts,
                    [&](const QJsonObject& part, Part& to) { readPart(source, part, to); });
    });
}

} // namespace

QJsonArray meanToJson(const Mean& mean)
{
    return {mean.count, wide(static_cast<std::uint64_t>(mean.sum.high())), wide(mean.sum.low()),
            wide(static_cast<std::uint64_t>(mean.squares.high())), wide(mean.squares.low())};
}

std::optional<Mean> meanFromJson(const QJsonValue& json)
{
    Source source;
    const Mean mean = source.mean(json);
    return source.good ? std::optional(mean) : std::nullopt;
}

QJsonObject measuresToJson(const Measures& measures)
{
    QJsonObject json{{QStringLiteral("samples"), measures.samples}};
    json[QStringLiteral("facts")] =
        listToJson(measures.facts, [](const NumberFact& fact, QJsonObject& to) { to[countKey] = fact.value; });
    json[QStringLiteral("shares")] = listToJson(measures.shares, [](const ShareSeries& share, QJsonObject& to) {
        to[countKey] = share.count;
        to[exactKey] = optionalBits(share.exact);
    });
    json[QStringLiteral("means")] = listToJson(measures.means, [](const MeanSeries& mean, QJsonObject& to) {
        to[boundsKey] = QJsonArray{bitsOf(mean.least), bitsOf(mean.most)};
        to[QStringLiteral("percent")] = mean.percent;
        to[valuesKey] = meanToJson(mean.mean);
        to[exactKey] = optionalBits(mean.exact);
    });
    json[QStringLiteral("ratios")] = listToJson(measures.ratios, [](const RatioSeries& ratio, QJsonObject& to) {
        to[QStringLiteral("tried")] = text(ratio.tried);
        to[QStringLiteral("succeeded")] = text(ratio.succeeded);
        to[valuesKey] = ratioToJson(ratio.ratio);
    });
    json[QStringLiteral("distributions")] =
        listToJson(measures.distributions, [](const Distribution& spread, QJsonObject& to) {
            to[QStringLiteral("first")] = spread.first;
            to[countKey] = numbers(spread.counts);
        });
    json[QStringLiteral("curves")] = listToJson(
        measures.curves, [](const Curve& curve, QJsonObject& to) { to = curveToJson(curve, std::move(to)); });
    json[QStringLiteral("classes")] = listToJson(measures.classes, [](const ClassSeries& classes, QJsonObject& to) {
        to[rowsKey] = listToJson(classes.rows, [](const ClassSeries::Row& row, QJsonObject& made) {
            made[QStringLiteral("before")] = row.before;
            made[QStringLiteral("after")] = row.after;
        });
    });
    json[QStringLiteral("tallies")] =
        listToJson(measures.tallies, [](const Tally& tally, QJsonObject& to) { to[rowsKey] = rowsToJson(tally); });
    json[QStringLiteral("splits")] = listToJson(measures.splits, [](const Split& split, QJsonObject& to) {
        to[QStringLiteral("cards")] = split.cards;
        QJsonObject all = named(split.all);
        partToJson(split.all, all);
        to[QStringLiteral("all")] = all;
        to[QStringLiteral("parts")] = listToJson(split.parts, partToJson);
    });
    return json;
}

std::optional<Measures> measuresFromJson(const QJsonObject& json)
{
    Source source;
    Measures measures;
    measures.samples = source.number(json.value(QStringLiteral("samples")));
    readSeries(source, json, measures);
    readSplits(source, json.value(QStringLiteral("splits")), measures);
    return source.good ? std::optional(std::move(measures)) : std::nullopt;
}

} // namespace muster::app
