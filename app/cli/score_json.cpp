// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/score_json.h"

namespace muster::app {

using engine::Score;
using engine::Standing;

namespace {

QJsonArray standingsToJson(const std::vector<Standing>& all)
{
    QJsonArray array;
    for (const Standing& one : all)
        array.append(standingToJson(one));
    return array;
}

std::vector<Standing> standingsOf(const QJsonValue& value)
{
    std::vector<Standing> all;
    for (const QJsonValue& one : value.toArray())
        all.push_back(standingFromJson(one));
    return all;
}

} // namespace

QJsonArray standingToJson(const Standing& one) { return {one.games, one.won, one.shared}; }

QJsonObject scoreToJson(const Score& score)
{
    QJsonObject endings;
    for (const auto& [rule, games] : score.endings)
        endings[QString::fromStdString(rule)] = games;
    QJsonArray batches;
    for (const std::uint64_t batch : score.batches)
        batches.append(QString::number(batch, 16));
    return {{QStringLiteral("games"), score.games},
            {QStringLiteral("draws"), score.draws},
            {QStringLiteral("capped"), score.capped},
            {QStringLiteral("abandoned"), score.abandoned},
            {QStringLiteral("choices"), static_cast<qint64>(score.choices)},
            {QStringLiteral("options"), static_cast<qint64>(score.options)},
            {QStringLiteral("turns"), static_cast<qint64>(score.turns)},
            {QStringLiteral("entrants"), standingsToJson(score.entrants)},
            {QStringLiteral("seats"), standingsToJson(score.seats)},
            {QStringLiteral("sides"), standingsToJson(score.sides)},
            {QStringLiteral("endings"), endings},
            {QStringLiteral("batches"), batches}};
}

Standing standingFromJson(const QJsonValue& value)
{
    const QJsonArray parts = value.toArray();
    return {parts.at(0).toInt(), parts.at(1).toInt(), parts.at(2).toInt()};
}

Score scoreFromJson(const QJsonObject& json)
{
    const auto number = [&](const char* key) { return json.value(QLatin1String(key)).toInt(); };
    const auto large = [&](const char* key) { return json.value(QLatin1String(key)).toInteger(); };
    Score score;
    score.games = number("games");
    score.draws = number("draws");
    score.capped = number("capped");
    score.abandoned = number("abandoned");
    score.choices = large("choices");
    score.options = large("options");
    score.turns = large("turns");
    score.entrants = standingsOf(json.value(QStringLiteral("entrants")));
    score.seats = standingsOf(json.value(QStringLiteral("seats")));
    score.sides = standingsOf(json.value(QStringLiteral("sides")));
    const QJsonObject endings = json.value(QStringLiteral("endings")).toObject();
    for (auto at = endings.begin(); at != endings.end(); ++at)
        score.endings[at.key().toStdString()] = at.value().toInt();
    for (const QJsonValue& batch : json.value(QStringLiteral("batches")).toArray())
        score.batches.push_back(batch.toString().toULongLong(nullptr, 16));
    return score;
}

} // namespace muster::app
