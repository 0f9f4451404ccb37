// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/match_report.h"

#include <algorithm>

#include <QCoreApplication>

#include "app/cli/estimate.h"
#include "app/cli/sampled.h"
#include "app/output/csv.h"
#include "app/output/json_parts.h"
#include "app/text/shown.h"

namespace muster::app {

namespace {

using engine::Score;
using engine::Standing;

struct MatchReportWords {
    Q_DECLARE_TR_FUNCTIONS(MatchVerb)
};

/// All that was played, added up.
struct Sum {
    int games = 0, ended = 0;
    double turns = 0, choices = 0, options = 0;
    std::uint64_t signature = 0;

    explicit Sum(const MatchTold& told)
    {
        for (const MatchTold::Row& row : told.rows) {
            const Score& score = row.score;
            games += score.games;
            ended += score.byTheRules();
            turns += static_cast<double>(score.turns);
            choices += static_cast<double>(score.choices);
            options += static_cast<double>(score.options);
            signature = engine::mix(signature ^ score.signature);
        }
    }
    [[nodiscard]] double optionsOfAChoice() const { return options / std::max(1.0, choices); }
    [[nodiscard]] QString signatureText() const
    {
        return QStringLiteral("%1").arg(signature, 16, 16, QLatin1Char('0')).toUpper();
    }
};

QString entrantText(const MatchTold::Entrant& entrant)
{
    return MatchReportWords::tr("%1 (%2)", "a deck and its pilot").arg(entrant.name, entrant.pilot);
}

bool isPair(const MatchTold::Row& row) { return row.entrants.size() == 2; }

void printPair(const MatchTold& told, const MatchTold::Row& row, Console& console)
{
    const MatchTold::Entrant& first = told.entrants[row.entrants[0]];
    const MatchTold::Entrant& second = told.entrants[row.entrants[1]];
    const QString names =
        MatchReportWords::tr("%1 (%2) against %3 (%4)").arg(first.name, first.pilot, second.name, second.pilot);
    const int won = row.score.entrants[0].won;
    console.line(MatchReportWords::tr("%1: %2 won, %3 lost, %4 drawn and %5 not ended of %6; wins %7")
                     .arg(names, QString::number(won), QString::number(row.score.entrants[1].won),
                          QString::number(row.score.draws), QString::number(row.notEnded()),
                          QString::number(row.score.games), shareText(won, row.score.games).trimmed()));
}

QString standingText(const Standing& standing)
{
    const QString won = MatchReportWords::tr("%1 won of %2, %3")
                            .arg(QString::number(standing.won), QString::number(standing.games),
                                 shareText(standing.won, standing.games).trimmed());
    return standing.shared == 0
        ? won
        : MatchReportWords::tr("%1, and %n shared with others", nullptr, standing.shared).arg(won);
}

/// Several players: a line for each of them, for each seat, and for each card that stands for one.
void printTable(const MatchTold& told, const MatchTold::Row& row, Console& console)
{
    console.line(MatchReportWords::tr("%n game(s) of %1 players, %2 drawn and %3 not ended", nullptr, row.score.games)
                     .arg(row.entrants.size())
                     .arg(row.score.draws)
                     .arg(row.notEnded()));
    for (std::size_t i = 0; i < row.entrants.size(); ++i)
        console.line(QStringLiteral("  %1: %2")
                         .arg(entrantText(told.entrants[row.entrants[i]]), standingText(row.score.entrants[i])));
    for (std::size_t i = 0; i < row.score.seats.size(); ++i)
        console.line(QStringLiteral("  ")
                     + MatchReportWords::tr("seat %1: %2").arg(i + 1).arg(standingText(row.score.seats[i])));
    for (const auto& [card, standing] : row.cards)
        console.line(QStringLiteral("  %1: %2").arg(QString::fromStdString(card), standingText(standing)));
}

void printSum(const Sum& sum, Console& console)
{
    const double games = std::max(1, sum.games);
    console.line(
        MatchReportWords::tr("ended by the rules: %1 of %2, %3; %4 turns and %5 choices a game, %6 options a choice")
            .arg(sum.ended)
            .arg(sum.games)
            .arg(shareText(sum.ended, sum.games).trimmed())
            .arg(sum.turns / games, 0, 'f', 1)
            .arg(sum.choices / games, 0, 'f', 1)
            .arg(sum.optionsOfAChoice(), 0, 'f', 2));
    console.line(QStringLiteral("signature: ") + sum.signatureText());
}

void writeEntrant(JsonWriter& json, const MatchTold::Entrant& entrant)
{
    json.field("deck", entrant.name).field("file", shown(entrant.file, 1000)).field("pilot", entrant.pilot);
}

void writeStanding(JsonWriter& json, const Standing& standing)
{
    json.field("games", standing.games).field("won", standing.won).field("shared", standing.shared);
    writeShareBounds(json, shareOf(standing.won, standing.games));
}

/// Of whom each standing is, is written by `name`.
template <class Name>
void writeStandings(JsonWriter& json, const char* key, const std::vector<Standing>& standings, Name name)
{
    json.key(key).beginArray();
    for (std::size_t i = 0; i < standings.size(); ++i) {
        json.beginObject();
        name(i);
        writeStanding(json, standings[i]);
        json.endObject();
    }
    json.endArray();
}

void writeRow(JsonWriter& json, const MatchTold& told, const MatchTold::Row& row)
{
    const Score& score = row.score;
    const auto entrant = [&](std::size_t i) -> const MatchTold::Entrant& { return told.entrants[row.entrants[i]]; };
    json.beginObject();
    if (isPair(row)) {
        for (const std::size_t i : {0u, 1u}) {
            json.key(i == 0 ? "first" : "second").beginObject();
            writeEntrant(json, entrant(i));
            json.endObject();
        }
    }
    json.field("games", score.games);
    if (isPair(row))
        json.field("won", score.entrants[0].won).field("lost", score.entrants[1].won);
    json.field("drawn", score.draws).field("not-ended", row.notEnded());
    if (isPair(row))
        writeShareBounds(json, shareOf(score.entrants[0].won, score.games));
    writeStandings(json, "entrants", score.entrants, [&](std::size_t i) { writeEntrant(json, entrant(i)); });
    writeStandings(json, "seats", score.seats, [&](std::size_t i) { json.field("seat", i + 1); });
    writeStandings(json, "sides", score.sides, [&](std::size_t i) { json.field("side", i + 1); });
    json.key("cards").beginArray();
    for (const auto& [card, standing] : row.cards) {
        json.beginObject().field("card", card);
        writeStanding(json, standing);
        json.endObject();
    }
    json.endArray().key("endings").beginArray();
    for (const auto& [rule, games] : score.endings)
        json.beginObject().field("rule", rule).field("count", games).endObject();
    json.endArray().endObject();
}

void printJson(const MatchTold& told, Session& session)
{
    const Sum sum(told);
    const double games = std::max(1, sum.games);
    JsonWriter json;
    beginDocument(json, "match");
    json.field("games", sum.games).field("seed", QString::number(told.seed)).field("mode", told.mode);
    json.key("pairings").beginArray();
    for (const MatchTold::Row& row : told.rows)
        writeRow(json, told, row);
    json.endArray().key("ended-by-the-rules").beginObject().field("count", sum.ended);
    writeShareBounds(json, shareOf(sum.ended, sum.games));
    json.endObject();
    json.field("turns-a-game", sum.turns / games).field("choices-a-game", sum.choices / games);
    json.field("options-a-choice", sum.optionsOfAChoice()).field("signature", sum.signatureText());
    writeErrors(json, {});
    session.writeWarnings(json);
    json.endObject();
    session.console().print(json.take());
}

void printPairsCsv(const MatchTold& told, Console& console)
{
    console.print(
        std::string_view("first,first-pilot,second,second-pilot,games,won,lost,drawn,not-ended,share,low,high\r\n"));
    for (const MatchTold::Row& row : told.rows) {
        const MatchTold::Entrant& first = told.entrants[row.entrants[0]];
        const MatchTold::Entrant& second = told.entrants[row.entrants[1]];
        const Score& score = row.score;
        QStringList cells{first.name, first.pilot, second.name, second.pilot};
        for (const int number :
             {score.games, score.entrants[0].won, score.entrants[1].won, score.draws, row.notEnded()})
            cells << QString::number(number);
        cells << shareCells(score.entrants[0].won, score.games);
        console.print(csvRecord(cells).toStdString());
    }
}

/// A row for each player of each table.
void printTablesCsv(const MatchTold& told, Console& console)
{
    console.print(std::string_view("table,deck,pilot,games,won,shared,drawn,not-ended,share,low,high\r\n"));
    int table = 0;
    for (const MatchTold::Row& row : told.rows) {
        ++table;
        for (std::size_t i = 0; i < row.entrants.size(); ++i) {
            const MatchTold::Entrant& entrant = told.entrants[row.entrants[i]];
            const Standing& standing = row.score.entrants[i];
            QStringList cells{QString::number(table), entrant.name, entrant.pilot};
            for (const int number : {standing.games, standing.won, standing.shared, row.score.draws, row.notEnded()})
                cells << QString::number(number);
            cells << shareCells(standing.won, standing.games);
            console.print(csvRecord(cells).toStdString());
        }
    }
}

} // namespace

void printMatchRow(const MatchTold& told, const MatchTold::Row& row, Console& console)
{
    if (isPair(row))
        printPair(told, row, console);
    else
        printTable(told, row, console);
}

void printMatch(const MatchTold& told, const QString& form, bool rowsToo, Session& session)
{
    if (form == QLatin1String("json")) {
        printJson(told, session);
    } else if (form == QLatin1String("csv")) {
        if (std::all_of(told.rows.begin(), told.rows.end(), isPair))
            printPairsCsv(told, session.console());
        else
            printTablesCsv(told, session.console());
    } else {
        for (const MatchTold::Row& row : told.rows) {
            if (rowsToo)
                printMatchRow(told, row, session.console());
        }
        printSum(Sum(told), session.console());
    }
}

} // namespace muster::app
