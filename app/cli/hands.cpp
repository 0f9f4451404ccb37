// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QCoreApplication>

#include "app/cli/played_decks.h"
#include "app/cli/sampled.h"
#include "app/cli/verbs.h"
#include "app/output/csv.h"
#include "app/output/json_parts.h"
#include "engine/games/sceptre/hands.h"

namespace muster::app {

namespace {

using engine::sceptre::HandReport;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(HandsVerb)
};

std::vector<SampledShare> rowsOf(const HandReport& report)
{
    std::vector<SampledShare> rows;
    static constexpr const char* champions[] = {"champions-0", "champions-1", "champions-2", "champions-3",
                                                "champions-4", "champions-5", "champions-6", "champions-7"};
    static constexpr const char* dead[] = {"dead-hands-0", "dead-hands-1", "dead-hands-2", "dead-hands-3",
                                           "dead-hands-4", "dead-hands-5", "dead-hands-6", "dead-hands-7"};
    for (std::size_t i = 0; i < 8; ++i)
        rows.push_back({champions[i], Words::tr("%n Champion(s) in the first hand", nullptr, static_cast<int>(i)),
                        report.championsInFirst[i], report.exact.champions[i]});
    for (std::size_t i = 0; i < 8; ++i)
        rows.push_back({dead[i],
                        i == 7 ? Words::tr("seven dead hands: the game is lost")
                               : Words::tr("%n dead hand(s) before the one that stands", nullptr, static_cast<int>(i)),
                        report.deadHands[i], report.exact.deadHands[i]});
    rows.push_back({"two-champions", Words::tr("the kept hand has two Champions or more"), report.twoChampions,
                    report.exact.twoChampions});
    rows.push_back({"good", Words::tr("two Champions, one ready with two Coins that fit, and a Squire"), report.good,
                    report.exact.good});
    rows.push_back({"attack-soon", Words::tr("it has an Infantry Champion and the Coins for its first attack"),
                    report.ready, report.exact.ready});
    rows.push_back({"last-champion", Words::tr("it has one Champion, and nothing that draws or searches"),
                    report.lastChampion, report.exact.lastChampion});
    rows.push_back({"no-coin", Words::tr("it has no Coin"), report.noCoin, report.exact.noCoin});
    rows.push_back({"coins-for-nothing", Words::tr("its Coins fit no attack of its Champions"), report.coinsForNothing,
                    report.exact.coinsForNothing});
    rows.push_back({"cavalry-only", Words::tr("it has only Cavalry, and no Squire"), report.cavalryOnly,
                    report.exact.cavalryOnly});
    return rows;
}

/// Standard errors between the sample and the exact chance.
double gap(const SampledShare& row, int samples)
{
    const double p = row.exact.value_or(0);
    const double error = std::sqrt(p * (1 - p) / samples);
    return error > 0                            ? std::abs(double(row.count) / samples - p) / error
        : row.count == std::lround(p * samples) ? 0
                                                : 99;
}

void printText(const QString& name, const HandReport& report, Console& console)
{
    console.line(
        Words::tr("%1: %n hand(s), drawn by the game's own set-up; Champions: %2 of %3 cards", nullptr, report.samples)
            .arg(name, QString::number(report.champions), QString::number(report.cards)));
    for (const SampledShare& row : rowsOf(report)) {
        console.line(QStringLiteral("  %1  %2%3")
                         .arg(row.label, -62)
                         .arg(shareText(row.count, report.samples), exactlyText(row)));
        if (row.exact && gap(row, report.samples) > 5)
            console.complain(Words::tr("the sample is more than five standard errors away from the exact odds: this is "
                                       "a mistake of the program, please report it"));
    }
}

void printJson(const QString& name, const HandReport& report, std::uint64_t seed, Session& session)
{
    JsonWriter json;
    beginDocument(json, "hands");
    json.field("deck", name).field("samples", report.samples).field("cards", report.cards);
    json.field("champions", report.champions).field("seed", QString::number(seed)).key("measures").beginArray();
    for (const SampledShare& row : rowsOf(report))
        writeShare(json, row, report.samples, true);
    json.endArray();
    writeErrors(json, {});
    session.writeWarnings(json);
    json.endObject();
    session.console().print(json.take());
}

void printCsv(const HandReport& report, Console& console)
{
    const auto record = [&](const QStringList& cells) { console.print(csvRecord(cells).toStdString()); };
    record({QStringLiteral("name"), QStringLiteral("count"), QStringLiteral("samples"), QStringLiteral("share"),
            QStringLiteral("low"), QStringLiteral("high"), QStringLiteral("exact")});
    for (const SampledShare& row : rowsOf(report))
        record(QStringList{QString::fromUtf8(row.key), QString::number(row.count), QString::number(report.samples)}
               + shareCells(row.count, report.samples)
               + QStringList{row.exact ? QString::number(*row.exact) : QString()});
}

Exit run(const Options& options, Session& session)
{
    const QString verb = QStringLiteral("hands");
    // What hands are good for is seen from what is printed on the cards; no text has been carried out yet.
    const QString form = options.value(QStringLiteral("output"), QStringLiteral("text"));
    const auto samples = numberOf(options, verb, QStringLiteral("samples"), 100'000, 1, 100'000'000, session);
    const auto seed = seedOf(options, verb, session);
    if (!samples || !seed)
        return Exit::Failed;
    const auto table = playedDecks(options.arguments(), {verb, false}, options, session);
    if (!table) {
        if (form == QLatin1String("json"))
            session.printFailure("hands");
        return Exit::Failed;
    }
    const engine::sceptre::Rules rules(*table->catalogue, table->rules);
    const PlayedDeck& deck = table->decks.front();
    const HandReport report = sampleHands(rules, deck.cards, *samples, *seed);
    if (form == QLatin1String("json"))
        printJson(deck.name, report, *seed, session);
    else if (form == QLatin1String("csv"))
        printCsv(report, session.console());
    else
        printText(deck.name, report, session.console());
    return Exit::Good;
}

} // namespace

Verb handsVerb()
{
    Verb verb;
    verb.name = QStringLiteral("hands");
    verb.summary = Words::tr("opening hands, sampled and exact");
    verb.usage = {QStringLiteral("DECK [--samples N] [--seed S] [--output text|json|csv] [--game GAME]")};
    verb.description =
        Words::tr("Draws opening hands by the game's own procedure, redraws included, and shows how often "
                  "what comes up, with intervals of 95 percent, and the exact odds beside it where there "
                  "is a formula.");
    verb.options = {
        {QStringLiteral("samples"), QStringLiteral("N"), Words::tr("How many hands; 100000 unless given."), {}},
        seedOption(),
        outputOption({QStringLiteral("text"), QStringLiteral("json"), QStringLiteral("csv")}),
        gameOption()};
    verb.examples = {
        {QStringLiteral("my-deck.muster"), Words::tr("Dead hands and first Champions of a deck.")},
        {QStringLiteral("my-deck.muster --samples 1000000 --output csv"), Words::tr("A million hands, as a table.")},
    };
    verb.leastArguments = 1;
    verb.mostArguments = 1;
    verb.run = run;
    return verb;
}

} // namespace muster::app
