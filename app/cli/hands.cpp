// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QCoreApplication>

#include "app/cli/deck_argument.h"
#include "app/cli/session.h"
#include "app/cli/verbs.h"
#include "app/output/json_writer.h"
#include "app/text/shown.h"
#include "engine/play/tournament.h"
#include "engine/sceptre/hands.h"

namespace muster::app {

namespace {

using engine::sceptre::HandReport;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(HandsVerb)
};

/// One line of the report: how many samples, and the exact chance where a formula has it.
struct Row {
    const char* key; ///< for programs
    QString label;
    int count = 0;
    std::optional<double> exact;
};

std::vector<Row> rowsOf(const HandReport& report)
{
    std::vector<Row> rows;
    static constexpr const char* champions[] = {"champions-0", "champions-1", "champions-2", "champions-3",
                                                "champions-4", "champions-5", "champions-6", "champions-7"};
    static constexpr const char* dead[] = {"dead-hands-0", "dead-hands-1", "dead-hands-2", "dead-hands-3",
                                           "dead-hands-4", "dead-hands-5", "dead-hands-6", "dead-hands-7"};
    for (std::size_t i = 0; i < 8; ++i)
        rows.push_back({champions[i], Words::tr("%n Champion(s) in the first hand", nullptr, static_cast<int>(i)),
                        report.championsInFirst[i], report.exactChampions[i]});
    for (std::size_t i = 0; i < 8; ++i)
        rows.push_back({dead[i],
                        i == 7 ? Words::tr("seven dead hands: the game is lost")
                               : Words::tr("%n dead hand(s) before the one that stands", nullptr, static_cast<int>(i)),
                        report.deadHands[i], report.exactDead[i]});
    rows.push_back({"two-champions", Words::tr("the kept hand has two Champions or more"), report.twoChampions, {}});
    rows.push_back({"attack-soon",
                    Words::tr("it has an Infantry Champion and the Coins for its first attack"),
                    report.canAttackSoon,
                    {}});
    rows.push_back({"no-coin", Words::tr("it has no Coin"), report.noCoin, {}});
    rows.push_back({"cavalry-only", Words::tr("it has only Cavalry, and no Squire"), report.cavalryOnly, {}});
    return rows;
}

/// Standard errors between the sample and the exact chance.
double gap(const Row& row, int samples)
{
    const double p = row.exact.value_or(0);
    const double error = std::sqrt(p * (1 - p) / samples);
    return error > 0                            ? std::abs(double(row.count) / samples - p) / error
        : row.count == std::lround(p * samples) ? 0
                                                : 99;
}

QString percent(double share) { return QStringLiteral("%1 %").arg(100 * share, 0, 'f', 2); }

void printText(const QString& name, const HandReport& report, Console& console)
{
    console.line(
        Words::tr("%1: %n hand(s), drawn by the game's own set-up; %2 Champions in %3 cards", nullptr, report.samples)
            .arg(name)
            .arg(report.champions)
            .arg(report.cards));
    for (const Row& row : rowsOf(report)) {
        const engine::Interval interval = engine::shareInterval(row.count, report.samples);
        QString line =
            Words::tr("  %1  %2 (%3 to %4)")
                .arg(row.label, -62)
                .arg(percent(double(row.count) / report.samples), percent(interval.low), percent(interval.high));
        if (row.exact)
            line += Words::tr(", exactly %1").arg(percent(*row.exact));
        console.line(line);
        if (row.exact && gap(row, report.samples) > 5)
            console.complain(Words::tr("the sample is more than five standard errors away from the exact odds: this is "
                                       "a mistake of the program, please report it"));
    }
}

void printJson(const QString& name, const HandReport& report, std::uint64_t seed, Console& console)
{
    JsonWriter json;
    json.beginObject().field("version", 1).field("deck", name).field("samples", report.samples);
    json.field("seed", QString::number(seed)).key("measures").beginArray();
    for (const Row& row : rowsOf(report)) {
        const engine::Interval interval = engine::shareInterval(row.count, report.samples);
        json.beginObject()
            .field("key", row.key)
            .field("count", row.count)
            .field("share", double(row.count) / report.samples)
            .field("low", interval.low)
            .field("high", interval.high)
            .field("exact", row.exact)
            .endObject();
    }
    json.endArray().endObject();
    console.print(json.take());
}

void printCsv(const HandReport& report, Console& console)
{
    console.line(QStringLiteral("name,count,samples,share,low,high,exact"));
    for (const Row& row : rowsOf(report)) {
        const engine::Interval interval = engine::shareInterval(row.count, report.samples);
        console.line(QStringLiteral("%1,%2,%3,%4,%5,%6,%7")
                         .arg(QString::fromUtf8(row.key))
                         .arg(row.count)
                         .arg(report.samples)
                         .arg(double(row.count) / report.samples)
                         .arg(interval.low)
                         .arg(interval.high)
                         .arg(row.exact ? QString::number(*row.exact) : QString()));
    }
}

Exit run(const Options& options, Session& session)
{
    const QString verb = QStringLiteral("hands");
    const auto deck = deckArgument(options.arguments().first(), options.value(QStringLiteral("game")), session.shelf());
    if (!deck)
        return session.fail(deck.error());
    if (deck->loaded.deck.game != "sceptre")
        return session.fail(
            verb,
            Words::tr("%1 cannot be played by the engine yet").arg(QString::fromStdString(deck->loaded.deck.game)));
    bool good = true;
    bool goodSeed = true;
    const int samples = options.value(QStringLiteral("samples"), QStringLiteral("100000")).toInt(&good);
    const std::uint64_t seed = options.value(QStringLiteral("seed"), QStringLiteral("1")).toULongLong(&goodSeed);
    if (!good || samples < 1 || samples > 100'000'000)
        return session.fail(verb, Words::tr("--samples is a whole number from 1 to 100,000,000"));
    if (!goodSeed)
        return session.fail(verb, Words::tr("--seed is a whole number"));
    engine::DeckCards cards;
    const ResolvedDeck resolved(*deck->catalogue, deck->loaded.deck);
    for (const ResolvedEntry& entry : resolved.entries()) {
        if (entry.status != ResolvedEntry::Status::Card)
            return session.fail(verb,
                                Words::tr("the deck names cards that are not known; \"muster check\" says which"));
        cards.insert(cards.end(), static_cast<std::size_t>(entry.count), static_cast<std::uint16_t>(entry.card.value));
    }
    if (cards.size() < 12 || cards.size() > 200)
        return session.fail(verb,
                            Words::tr("a deck of %n card(s) cannot be dealt", nullptr, static_cast<int>(cards.size())));
    const engine::sceptre::Rules rules(*deck->catalogue, deck->loaded.deck.options);
    const HandReport report = sampleHands(rules, cards, samples, seed);
    const QString name = shown(deck->loaded.deck.name.empty() ? deck->loaded.file : deck->loaded.deck.name, 60);
    const QString form = options.value(QStringLiteral("output"), QStringLiteral("text"));
    if (form == QLatin1String("json"))
        printJson(name, report, seed, session.console());
    else if (form == QLatin1String("csv"))
        printCsv(report, session.console());
    else
        printText(name, report, session.console());
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
        {QStringLiteral("seed"), QStringLiteral("S"), Words::tr("The seed of the shuffles; 1 unless given."), {}},
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
