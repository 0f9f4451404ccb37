// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shard_file.h"

#include <algorithm>
#include <limits>

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

#include "app/cli/measures_json.h"
#include "app/cli/score_json.h"

namespace muster::app {

namespace {

using engine::Score;

constexpr int formOfShards = 2;

QString text(const std::string& words) { return QString::fromStdString(words); }

QJsonArray texts(const QStringList& words) { return QJsonArray::fromStringList(words); }

QStringList listOf(const QJsonValue& array)
{
    QStringList words;
    for (const QJsonValue& word : array.toArray())
        words << word.toString();
    return words;
}

/// What any piece of work is a function of: the cards with their texts, the rules and the decks.
QJsonObject aboutTable(const PlayedDecks& table, int games, std::uint64_t seed)
{
    QJsonObject options;
    for (const auto& [key, value] : table.rules)
        options[text(key)] = text(value);
    QJsonArray decks;
    for (const PlayedDeck& deck : table.decks)
        decks.append(text(deck.hash));
    QJsonObject about{
        {QStringLiteral("game"), text(table.game)}, {QStringLiteral("program"), QCoreApplication::applicationVersion()},
        {QStringLiteral("options"), options},       {QStringLiteral("decks"), decks},
        {QStringLiteral("games"), games},           {QStringLiteral("seed"), QString::number(seed)}};
    if (table.facts != nullptr)
        about[QStringLiteral("rules")] = table.facts->rulesVersion;
    if (!table.shop.cards.empty())
        about[QStringLiteral("shop")] = text(table.shop.hash);
    return about;
}

/// A document of one part, with its warnings.
void print(const char* verb, const QJsonObject& about, engine::Shard shard, const QJsonObject& told, Session& session)
{
    JsonWriter writer;
    writer.beginObject();
    session.writeWarnings(writer);
    writer.endObject();
    const QJsonObject document{
        {QStringLiteral("muster"), QStringLiteral("shard")},
        {QStringLiteral("version"), formOfShards},
        {QStringLiteral("verb"), QString::fromLatin1(verb)},
        {QStringLiteral("shard"), QJsonArray{shard.number, shard.of}},
        {QStringLiteral("about"), about},
        {QStringLiteral("told"), told},
        {QStringLiteral("warnings"),
         QJsonDocument::fromJson(QByteArray::fromStdString(writer.take())).object().value(QStringLiteral("warnings"))},
    };
    session.console().print(QJsonDocument(document).toJson(QJsonDocument::Compact).toStdString() + "\n");
}

/// How many games a part has to have.
int gamesOf(const ShardFile& file)
{
    const auto [first, end] = engine::batchesOf(file.games, file.shard);
    return std::min(file.games, end * engine::batchSize) - std::min(file.games, first * engine::batchSize);
}

/// No part has more games than there are, or more wins than games; and parts that do not overlap have all of them.
bool addsUp(const engine::Split& split)
{
    const auto fits = [&](const engine::Part& part) {
        return part.samples >= 0 && part.won >= 0 && part.won <= part.samples && part.winTurn.count == part.won
            && part.samples <= split.all.samples && part.won <= split.all.won;
    };
    engine::Part sum;
    for (const engine::Part& part : split.parts)
        sum.add(part);
    return fits(split.all) && std::all_of(split.parts.begin(), split.parts.end(), fits)
        && (split.cards || (sum.samples == split.all.samples && sum.winTurn == split.all.winTurn));
}

bool isWhole(const MatchTold::Row& row, const ShardFile& file, std::size_t entrants)
{
    const auto [first, end] = engine::batchesOf(file.games, file.shard);
    const Score& score = row.score;
    return score.games == gamesOf(file) && score.batches.size() == static_cast<std::size_t>(end - first)
        && !row.entrants.empty() && row.entrants.size() <= engine::MostSeats
        && score.entrants.size() == row.entrants.size() && score.seats.size() == row.entrants.size()
        && score.sides.size() <= row.entrants.size()
        && std::all_of(row.entrants.begin(), row.entrants.end(), [&](std::size_t one) { return one < entrants; });
}

} // namespace

QJsonObject aboutMatch(const PlayedDecks& table, const MatchTold& told, int games)
{
    QJsonObject about = aboutTable(table, games, told.seed);
    QStringList pilots;
    for (const MatchTold::Entrant& entrant : told.entrants)
        pilots << entrant.pilot;
    about[QStringLiteral("pilots")] = texts(pilots);
    about[QStringLiteral("mode")] = told.mode;
    about[QStringLiteral("players")] = told.rows.empty() ? 0 : static_cast<int>(told.rows.front().entrants.size());
    return about;
}

QJsonObject aboutHands(const PlayedDecks& table, int samples, std::uint64_t seed)
{
    return aboutTable(table, samples, seed);
}

QJsonObject aboutGoldfish(const PlayedDecks& table, const engine::GoldfishPlan& plan)
{
    QJsonObject about = aboutTable(table, plan.games, plan.seed);
    about[QStringLiteral("pilots")] = QJsonArray{text(plan.pilot), text(plan.againstPilot)};
    about[QStringLiteral("mode")] = text(plan.mode);
    about[QStringLiteral("players")] = plan.players;
    about[QStringLiteral("against")] = text(plan.passive);
    QJsonObject settings;
    for (const auto& [key, value] : plan.settings)
        settings[text(key)] = value;
    about[QStringLiteral("settings")] = settings;
    return about;
}

void printShard(const MatchTold& told, const QJsonObject& about, engine::Shard shard, Session& session)
{
    QJsonArray entrants;
    for (const MatchTold::Entrant& one : told.entrants)
        entrants.append(QJsonArray{one.name, text(one.file), one.pilot});
    QJsonArray rows;
    for (const MatchTold::Row& row : told.rows) {
        QJsonArray who;
        for (const std::size_t one : row.entrants)
            who.append(static_cast<int>(one));
        QJsonObject cards;
        for (const auto& [card, standing] : row.cards)
            cards[text(card)] = standingToJson(standing);
        rows.append(QJsonObject{{QStringLiteral("entrants"), who},
                                {QStringLiteral("score"), scoreToJson(row.score)},
                                {QStringLiteral("cards"), cards}});
    }
    print("match", about, shard,
          {{QStringLiteral("seed"), QString::number(told.seed)},
           {QStringLiteral("mode"), told.mode},
           {QStringLiteral("entrants"), entrants},
           {QStringLiteral("rows"), rows}},
          session);
}

void printShard(const HandsTold& told, const QJsonObject& about, engine::Shard shard, Session& session)
{
    print("hands", about, shard,
          {{QStringLiteral("deck"), told.deck},
           {QStringLiteral("seed"), QString::number(told.seed)},
           {QStringLiteral("measures"), measuresToJson(told.measures)}},
          session);
}

void printShard(const GoldfishTold& told, const QJsonObject& about, engine::Shard shard, Session& session)
{
    QJsonArray settings;
    for (const GoldfishTold::Setting& one : told.settings)
        settings.append(QJsonArray{one.key, one.label, one.value});
    print("goldfish", about, shard,
          {{QStringLiteral("deck"), told.deck},
           {QStringLiteral("opponents"), texts(told.opponents)},
           {QStringLiteral("passive"), told.passive},
           {QStringLiteral("passive-label"), told.passiveLabel},
           {QStringLiteral("settings"), settings},
           {QStringLiteral("pilots"), texts(told.pilots)},
           {QStringLiteral("seed"), QString::number(told.seed)},
           {QStringLiteral("most-own-turns"), told.mostOwnTurns},
           {QStringLiteral("measures"), measuresToJson(told.measures)}},
          session);
}

std::optional<ShardFile> readShard(const QByteArray& bytes)
{
    const QJsonObject document = QJsonDocument::fromJson(bytes).object();
    const QJsonArray shard = document.value(QStringLiteral("shard")).toArray();
    ShardFile file;
    file.verb = document.value(QStringLiteral("verb")).toString();
    file.shard = {shard.at(0).toInt(), shard.at(1).toInt()};
    file.about = document.value(QStringLiteral("about")).toObject();
    file.told = document.value(QStringLiteral("told")).toObject();
    file.warnings = document.value(QStringLiteral("warnings")).toArray();
    file.games = file.about.value(QStringLiteral("games")).toInt();
    const bool good = document.value(QStringLiteral("muster")).toString() == QLatin1String("shard")
        && document.value(QStringLiteral("version")).toInt() == formOfShards && file.shard.number >= 1
        && file.shard.number <= file.shard.of && file.games >= 1;
    return good ? std::optional(std::move(file)) : std::nullopt;
}

std::optional<MatchTold> matchOf(const ShardFile& file)
{
    MatchTold told;
    told.seed = file.told.value(QStringLiteral("seed")).toString().toULongLong();
    told.mode = file.told.value(QStringLiteral("mode")).toString();
    for (const QJsonValue& one : file.told.value(QStringLiteral("entrants")).toArray()) {
        const QStringList parts = listOf(one);
        told.entrants.push_back({parts.value(0), parts.value(1).toStdString(), parts.value(2)});
    }
    for (const QJsonValue& one : file.told.value(QStringLiteral("rows")).toArray()) {
        MatchTold::Row& row = told.rows.emplace_back();
        for (const QJsonValue& who : one[QStringLiteral("entrants")].toArray())
            row.entrants.push_back(static_cast<std::size_t>(who.toInt(std::numeric_limits<int>::max())));
        row.score = scoreFromJson(one[QStringLiteral("score")].toObject());
        const QJsonObject cards = one[QStringLiteral("cards")].toObject();
        for (auto at = cards.begin(); at != cards.end(); ++at)
            row.cards[at.key().toStdString()] = standingFromJson(at.value());
        if (!isWhole(row, file, told.entrants.size()))
            return {};
    }
    return told;
}

std::optional<HandsTold> handsOf(const ShardFile& file)
{
    auto measures = measuresFromJson(file.told.value(QStringLiteral("measures")).toObject());
    if (!measures || measures->samples != gamesOf(file))
        return {};
    return HandsTold{file.told.value(QStringLiteral("deck")).toString(),
                     file.told.value(QStringLiteral("seed")).toString().toULongLong(), std::move(*measures)};
}

std::optional<GoldfishTold> goldfishOf(const ShardFile& file)
{
    using engine::GoldfishKeys;
    const auto at = [&](const char* key) { return file.told.value(QLatin1String(key)); };
    auto measures = measuresFromJson(at("measures").toObject());
    if (!measures || measures->samples != gamesOf(file) || measures->findShare(GoldfishKeys::Won) == nullptr
        || measures->findMean(GoldfishKeys::WinTurn) == nullptr
        || measures->findDistribution(GoldfishKeys::WinTurns) == nullptr
        || measures->findDistribution(GoldfishKeys::OwnTurns) == nullptr
        || !std::all_of(measures->splits.begin(), measures->splits.end(), addsUp))
        return {};
    GoldfishTold told;
    told.deck = at("deck").toString();
    told.opponents = listOf(at("opponents"));
    told.passive = at("passive").toString();
    told.passiveLabel = at("passive-label").toString();
    for (const QJsonValue& one : at("settings").toArray())
        told.settings.append({one[0].toString(), one[1].toString(), one[2].toInt()});
    told.pilots = listOf(at("pilots"));
    told.seed = at("seed").toString().toULongLong();
    told.mostOwnTurns = at("most-own-turns").toInt();
    told.measures = std::move(*measures);
    return told;
}

} // namespace muster::app
