// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QCoreApplication>

#include "app/cli/played_decks.h"
#include "app/cli/sampled.h"
#include "app/cli/verbs.h"
#include "engine/play/tournament.h"
#include "engine/sceptre/goldfish.h"

namespace muster::app {

namespace {

using engine::sceptre::GoldfishPlan;
using engine::sceptre::GoldfishReport;
using engine::sceptre::Mean;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(GoldfishVerb)
};

QString verb() { return QStringLiteral("goldfish"); }

/// A number for each own turn: a share of the games, or a mean.
struct Curve {
    const char* key;
    QString label;
    const std::array<int, GoldfishReport::turns>* shares = nullptr; ///< added up: by this turn
    const std::array<Mean, GoldfishReport::turns>* means = nullptr;
};

std::vector<SampledShare> sharesOf(const GoldfishReport& report)
{
    return {
        {"won", Words::tr("won"), report.won},
        {"won-by-blood", Words::tr("won with the fifth Blood Card"), report.wonByBlood},
        {"lost-dead-hands", Words::tr("lost by seven dead hands"), report.lostByDeadHands},
        {"lost-no-champion", Words::tr("lost without a Champion for combat"), report.lostWithoutChampion},
        {"lost-blood", Words::tr("lost by the opponent's fifth Blood Card"), report.lostByBlood},
        {"not-ended", Words::tr("not ended after 40 own turns"), report.notEnded},
        {"dead-hand", Words::tr("with a dead hand"), report.deadHand},
        {"blood-given", Words::tr("with Blood Cards given away by dead hands"), report.bloodGiven},
    };
}

std::vector<Curve> curvesOf(const GoldfishReport& report)
{
    return {
        {"first-attack", Words::tr("an attack was possible by then"), &report.firstPossible, nullptr},
        {"second-attack", Words::tr("a second attack was possible by then"), &report.secondPossible, nullptr},
        {"won", Words::tr("won by then"), &report.winningTurn, nullptr},
        {"champions", Words::tr("Champions in the arena"), nullptr, &report.champions},
        {"coins", Words::tr("Coins attached"), nullptr, &report.coins},
        {"best-coins", Words::tr("on the best Champion"), nullptr, &report.bestCoins},
        {"squires", Words::tr("Squires attached"), nullptr, &report.squires},
        {"combat-squires", Words::tr("on the Champion in combat"), nullptr, &report.combatSquires},
        {"unlocked", Words::tr("attacks it has the means for"), nullptr, &report.unlocked},
        {"expected", Words::tr("damage to be expected so far"), nullptr, &report.expected},
        {"damage", Words::tr("damage dealt so far"), nullptr, &report.damage},
        {"collected", Words::tr("Blood Cards collected"), nullptr, &report.collected},
        {"hand", Words::tr("cards in hand"), nullptr, &report.hand},
        {"unusable", Words::tr("of them not playable"), nullptr, &report.unusable},
    };
}

/// The value of a curve at a turn, from 0, and its interval.
struct Point {
    double value = 0, low = 0, high = 0;
};

Point pointOf(const Curve& curve, const GoldfishReport& report, std::size_t turn)
{
    if (curve.means != nullptr) {
        const Mean& mean = (*curve.means)[turn];
        return {mean.mean(), mean.mean() - mean.halfInterval(), mean.mean() + mean.halfInterval()};
    }
    int sum = 0;
    for (std::size_t i = 0; i <= turn; ++i)
        sum += (*curve.shares)[i];
    const engine::Interval interval = engine::shareInterval(sum, report.games);
    return {double(sum) / report.games, interval.low, interval.high};
}

void printText(const QString& name, const QString& opponent, const GoldfishPlan& plan, const GoldfishReport& report,
               const Catalogue& catalogue, Console& console)
{
    if (!opponent.isEmpty())
        console.line(
            Words::tr("%1: %n game(s) against %2, flown by %3 and %4", nullptr, report.games)
                .arg(name, opponent, QString::fromStdString(plan.pilot), QString::fromStdString(plan.againstPilot)));
    else
        console.line(Words::tr("%1: %n game(s) against five passive Champions (HP %2, DEF %3, SPD %4), flown by %5",
                               nullptr, report.games)
                         .arg(name, QString::number(plan.passive.hp), QString::number(plan.passive.def),
                              QString::number(plan.passive.spd), QString::fromStdString(plan.pilot)));
    for (const SampledShare& share : sharesOf(report)) {
        console.line(QStringLiteral("  %1  %2").arg(share.label, -44).arg(shareText(share.count, report.games)));
    }
    console.line(Words::tr("  %1  %2 (±%3)")
                     .arg(Words::tr("own turn of the win"), -44)
                     .arg(report.winTurn.mean(), 6, 'f', 2)
                     .arg(report.winTurn.halfInterval(), 0, 'f', 2));
    if (report.rolled > 0) {
        console.line(QStringLiteral("  %1  %2")
                         .arg(Words::tr("attack rolls that broke through"), -44)
                         .arg(shareText(report.hits, report.rolled)));
    }
    QString head = Words::tr("by own turn").leftJustified(36);
    for (int turn = 1; turn <= GoldfishReport::turns; ++turn)
        head += QStringLiteral("%1").arg(turn, 7);
    console.line(head);
    for (const Curve& curve : curvesOf(report)) {
        QString line = curve.label.leftJustified(36);
        for (std::size_t turn = 0; turn < GoldfishReport::turns; ++turn) {
            const Point point = pointOf(curve, report, turn);
            line += curve.means != nullptr ? QStringLiteral("%1").arg(point.value, 7, 'f', 1)
                                           : QStringLiteral("%1 %").arg(100 * point.value, 5, 'f', 0);
        }
        console.line(line);
    }
    std::vector<std::pair<int, std::pair<std::uint16_t, std::string>>> stuck;
    stuck.reserve(report.stuck.size());
    for (const auto& [key, count] : report.stuck)
        stuck.emplace_back(count, key);
    std::sort(stuck.rbegin(), stuck.rend());
    if (!stuck.empty())
        console.line(
            Words::tr("never playable in the last hand, and the rule that stopped it (\"muster rules ID\" reads it):"));
    for (std::size_t i = 0; i < std::min<std::size_t>(10, stuck.size()); ++i)
        console.line(
            QStringLiteral("  %1 % %2 [%3]")
                .arg(100.0 * stuck[i].first / report.games, 6, 'f', 2)
                .arg(QString::fromStdString(std::string(catalogue.card(CardIndex{stuck[i].second.first}).name())),
                     QString::fromStdString(stuck[i].second.second)));
}

void printJson(const QString& name, const QString& opponent, const GoldfishPlan& plan, const GoldfishReport& report,
               const Catalogue& catalogue, Console& console)
{
    JsonWriter json;
    json.beginObject().field("version", 1).field("deck", name).field("games", report.games);
    json.field("seed", QString::number(plan.seed)).field("pilot", plan.pilot);
    if (!opponent.isEmpty()) {
        json.field("against", opponent);
    } else {
        json.key("passive").beginObject().field("hp", plan.passive.hp).field("def", plan.passive.def);
        json.field("spd", plan.passive.spd).endObject();
    }
    json.key("attack-rolls").beginObject().field("rolled", report.rolled).field("hits", report.hits).endObject();
    json.key("measures").beginArray();
    for (const SampledShare& share : sharesOf(report))
        writeShare(json, share, report.games, false);
    json.endArray().key("curves").beginArray();
    for (const Curve& curve : curvesOf(report)) {
        json.beginObject().field("key", curve.key).key("turns").beginArray();
        for (std::size_t turn = 0; turn < GoldfishReport::turns; ++turn) {
            const Point point = pointOf(curve, report, turn);
            json.beginObject().field("turn", static_cast<int>(turn + 1)).field("value", point.value);
            json.field("low", point.low).field("high", point.high).endObject();
        }
        json.endArray().endObject();
    }
    json.endArray().key("stuck").beginArray();
    for (const auto& [key, count] : report.stuck)
        json.beginObject()
            .field("card", std::string(catalogue.card(CardIndex{key.first}).name()))
            .field("rule", key.second)
            .field("count", count)
            .endObject();
    json.endArray().endObject();
    console.print(json.take());
}

void printCsv(const GoldfishReport& report, Console& console)
{
    console.line(QStringLiteral("name,turn,value,low,high"));
    for (const SampledShare& share : sharesOf(report))
        console.line(QStringLiteral("%1,,%2").arg(QLatin1String(share.key)).arg(shareCells(share.count, report.games)));
    for (const Curve& curve : curvesOf(report)) {
        for (std::size_t turn = 0; turn < GoldfishReport::turns; ++turn) {
            const Point point = pointOf(curve, report, turn);
            console.line(QStringLiteral("%1,%2,%3,%4,%5")
                             .arg(QLatin1String(curve.key))
                             .arg(turn + 1)
                             .arg(point.value)
                             .arg(point.low)
                             .arg(point.high));
        }
    }
}

/// What the options say of the games and of the passive Champions; nothing, with a sentence, where they make no sense.
bool readPlan(const Options& options, Session& session, const engine::Playable& game, GoldfishPlan& plan)
{
    const auto number = [&](const char* name, int otherwise, int lowest, int highest) {
        return numberOf(options, verb(), QString::fromUtf8(name), otherwise, lowest, highest, session);
    };
    const auto hp = number("hp", plan.passive.hp, 10, 400);
    const auto def = number("def", plan.passive.def, 0, 30);
    const auto spd = number("spd", plan.passive.spd, 0, 30);
    const auto games = number("games", 1000, 1, 10'000'000);
    const auto seed = seedOf(options, verb(), session);
    if (!hp || !def || !spd || !games || !seed)
        return false;
    plan.passive = {*hp, *def, *spd};
    plan.games = *games;
    plan.seed = *seed;
    const bool passive =
        options.has(QStringLiteral("hp")) || options.has(QStringLiteral("def")) || options.has(QStringLiteral("spd"));
    if (!plan.against.empty() && passive) {
        session.fail(verb(),
                     Words::tr("--hp, --def and --spd are about passive Champions; with --against there are none"));
        return false;
    }
    const QStringList pilots = options.value(QStringLiteral("pilot"), QStringLiteral("greedy")).split(QLatin1Char(','));
    if (pilots.size() > (plan.against.empty() ? 1 : 2)) {
        session.fail(verb(), Words::tr("--pilot names more pilots than there are decks"));
        return false;
    }
    plan.pilot = pilots.first().toStdString();
    plan.againstPilot = pilots.last().toStdString();
    return isPilot(pilots.first(), verb(), game, session) && isPilot(pilots.last(), verb(), game, session);
}

Exit run(const Options& options, Session& session)
{
    QStringList files = options.arguments();
    if (options.has(QStringLiteral("against")))
        files << options.value(QStringLiteral("against"));
    const auto table = playedDecks(files, {verb()}, options, session);
    const auto threads = threadsOf(options, verb(), session);
    if (!table || !threads)
        return Exit::Failed;
    const engine::sceptre::Rules rules(*table->catalogue, table->rules);
    GoldfishPlan plan;
    plan.deck = table->decks[0].cards;
    plan.passive = medianChampions(rules, plan.deck);
    QString opponent;
    if (table->decks.size() > 1) {
        plan.against = table->decks[1].cards;
        opponent = table->decks[1].name;
    }
    if (!readPlan(options, session, *table->playable, plan))
        return Exit::Failed;
    const GoldfishReport report = goldfish(rules, *table->playable, plan, *threads, [&](int done) {
        session.console().progress(Words::tr("%1 games").arg(done));
        return true;
    });
    session.console().endProgress();
    const QString& name = table->decks[0].name;
    const QString form = options.value(QStringLiteral("output"), QStringLiteral("text"));
    if (form == QLatin1String("json"))
        printJson(name, opponent, plan, report, *table->catalogue, session.console());
    else if (form == QLatin1String("csv"))
        printCsv(report, session.console());
    else
        printText(name, opponent, plan, report, *table->catalogue, session.console());
    return Exit::Good;
}

} // namespace

Verb goldfishVerb()
{
    Verb verb;
    verb.name = QStringLiteral("goldfish");
    verb.summary = Words::tr("how a deck develops against an opponent that does nothing");
    verb.usage = {QStringLiteral("DECK [--against DECK] [--games N] [--seed S] [--pilot P[,P]] [--hp N] [--def N] "
                                 "[--spd N] [--threads N] [--allow-unread] "
                                 "[--output text|json|csv] [--game GAME]")};
    verb.description = Words::tr(
        "Plays the deck out by the full rules against five passive Champions and shows, turn by turn, what it "
        "has developed: when it can attack, what it has dealt, when it wins; and which cards were stuck in the "
        "hand, with the rule that stopped them. All with intervals of 95 percent.");
    verb.options = {{QStringLiteral("games"), QStringLiteral("N"), Words::tr("How many games; 1000 unless given."), {}},
                    seedOption(),
                    {QStringLiteral("against"),
                     QStringLiteral("DECK"),
                     Words::tr("A deck that plays back, instead of the passive Champions."),
                     {}},
                    {QStringLiteral("pilot"),
                     QStringLiteral("P,P"),
                     Words::tr("Who plays the deck, and who plays against it: greedy or random."),
                     {}},
                    {QStringLiteral("hp"),
                     QStringLiteral("N"),
                     Words::tr("HP of the passive Champions; the deck's own median unless given."),
                     {}},
                    {QStringLiteral("def"), QStringLiteral("N"), Words::tr("Their DEF."), {}},
                    {QStringLiteral("spd"), QStringLiteral("N"), Words::tr("Their SPD."), {}},
                    threadsOption(),
                    allowUnreadOption(),
                    outputOption({QStringLiteral("text"), QStringLiteral("json"), QStringLiteral("csv")}),
                    gameOption()};
    verb.examples = {
        {QStringLiteral("my-deck.muster --games 5000"), Words::tr("How fast is this deck?")},
        {QStringLiteral("my-deck.muster --against the-long-siege.muster"),
         Words::tr("How it develops while somebody fights back.")},
        {QStringLiteral("my-deck.muster --def 14 --output csv"), Words::tr("The same against walls, as a table.")},
    };
    verb.leastArguments = 1;
    verb.mostArguments = 1;
    verb.run = run;
    return verb;
}

} // namespace muster::app
