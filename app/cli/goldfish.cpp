// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <thread>

#include <QCoreApplication>

#include "app/cli/deck_argument.h"
#include "app/cli/session.h"
#include "app/cli/verbs.h"
#include "app/output/json_writer.h"
#include "app/text/shown.h"
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

/// A share of the games.
struct Share {
    const char* key;
    QString label;
    int count;
};
/// A number for each own turn: a share of the games, or a mean.
struct Curve {
    const char* key;
    QString label;
    const std::array<int, GoldfishReport::turns>* shares = nullptr; ///< added up: by this turn
    const std::array<Mean, GoldfishReport::turns>* means = nullptr;
};

std::vector<Share> sharesOf(const GoldfishReport& report)
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
                         .arg(name)
                         .arg(plan.passive.hp)
                         .arg(plan.passive.def)
                         .arg(plan.passive.spd)
                         .arg(QString::fromStdString(plan.pilot)));
    for (const Share& share : sharesOf(report)) {
        const engine::Interval interval = engine::shareInterval(share.count, report.games);
        console.line(Words::tr("  %1  %2 % (%3 to %4)")
                         .arg(share.label, -44)
                         .arg(100.0 * share.count / report.games, 6, 'f', 2)
                         .arg(100 * interval.low, 0, 'f', 2)
                         .arg(100 * interval.high, 0, 'f', 2));
    }
    console.line(Words::tr("  %1  %2 (±%3)")
                     .arg(Words::tr("own turn of the win"), -44)
                     .arg(report.winTurn.mean(), 6, 'f', 2)
                     .arg(report.winTurn.halfInterval(), 0, 'f', 2));
    if (report.rolled > 0) {
        const engine::Interval interval = engine::shareInterval(report.hits, report.rolled);
        console.line(Words::tr("  %1  %2 % (%3 to %4)")
                         .arg(Words::tr("attack rolls that broke through"), -44)
                         .arg(100.0 * report.hits / report.rolled, 6, 'f', 2)
                         .arg(100 * interval.low, 0, 'f', 2)
                         .arg(100 * interval.high, 0, 'f', 2));
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
        console.line(Words::tr("never playable in the last hand, and the rule that stopped it:"));
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
    for (const Share& share : sharesOf(report)) {
        const engine::Interval interval = engine::shareInterval(share.count, report.games);
        json.beginObject().field("key", share.key).field("count", share.count);
        json.field("share", double(share.count) / report.games).field("low", interval.low).field("high", interval.high);
        json.endObject();
    }
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
    for (const Share& share : sharesOf(report)) {
        const engine::Interval interval = engine::shareInterval(share.count, report.games);
        console.line(QStringLiteral("%1,,%2,%3,%4")
                         .arg(QLatin1String(share.key))
                         .arg(double(share.count) / report.games)
                         .arg(interval.low)
                         .arg(interval.high));
    }
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

/// The number of an option; `wrong` is set where it is none.
int numberOf(const Options& options, const char* name, int otherwise, int lowest, int highest, QString& wrong)
{
    const QString key = QString::fromUtf8(name);
    if (!options.has(key))
        return otherwise;
    bool good = false;
    const int value = options.value(key).toInt(&good);
    if (!good || value < lowest || value > highest)
        wrong = Words::tr("--%1 is a whole number from %2 to %3").arg(key).arg(lowest).arg(highest);
    return value;
}

/// The cards of a deck file, copies one after the other; `wrong` is set where they cannot be dealt.
void readCards(const DeckArgument& deck, std::vector<std::uint16_t>& cards, QString& wrong)
{
    const ResolvedDeck resolved(*deck.catalogue, deck.loaded.deck);
    for (const ResolvedEntry& entry : resolved.entries()) {
        if (entry.status != ResolvedEntry::Status::Card) {
            wrong = Words::tr("the deck names cards that are not known; \"muster check\" says which");
            return;
        }
        cards.insert(cards.end(), static_cast<std::size_t>(entry.count), static_cast<std::uint16_t>(entry.card.value));
    }
    if (cards.size() < 12 || cards.size() > 200)
        wrong = Words::tr("a deck of %n card(s) cannot be dealt", nullptr, static_cast<int>(cards.size()));
}

QString nameOf(const DeckArgument& deck)
{
    return shown(deck.loaded.deck.name.empty() ? deck.loaded.file : deck.loaded.deck.name, 60);
}

Exit run(const Options& options, Session& session)
{
    const QString verb = QStringLiteral("goldfish");
    const auto deck = deckArgument(options.arguments().first(), options.value(QStringLiteral("game")), session.shelf());
    if (!deck)
        return session.fail(deck.error());
    if (deck->loaded.deck.game != "sceptre")
        return session.fail(
            verb,
            Words::tr("%1 cannot be played by the engine yet").arg(QString::fromStdString(deck->loaded.deck.game)));
    GoldfishPlan plan;
    QString wrong;
    QString opponent;
    readCards(*deck, plan.deck, wrong);
    if (options.has(QStringLiteral("against")) && wrong.isEmpty()) {
        const auto other =
            deckArgument(options.value(QStringLiteral("against")), QStringLiteral("sceptre"), session.shelf());
        if (!other)
            return session.fail(other.error());
        if (other->loaded.deck.game != deck->loaded.deck.game)
            return session.fail(verb, Words::tr("decks of different games cannot play each other"));
        readCards(*other, plan.against, wrong);
        opponent = nameOf(*other);
    }
    if (!wrong.isEmpty())
        return session.fail(verb, wrong);
    const engine::sceptre::Rules rules(*deck->catalogue, deck->loaded.deck.options);
    const auto game = engine::makePlayable(deck->loaded.deck.game, *deck->catalogue, deck->loaded.deck.options);
    plan.passive = medianChampions(rules, plan.deck);
    plan.passive.hp = numberOf(options, "hp", plan.passive.hp, 10, 400, wrong);
    plan.passive.def = numberOf(options, "def", plan.passive.def, 0, 30, wrong);
    plan.passive.spd = numberOf(options, "spd", plan.passive.spd, 0, 30, wrong);
    plan.games = numberOf(options, "games", 1000, 1, 10'000'000, wrong);
    const int threads = numberOf(options, "threads",
                                 static_cast<int>(std::max(1u, std::thread::hardware_concurrency())), 1, 256, wrong);
    bool goodSeed = true;
    plan.seed = options.value(QStringLiteral("seed"), QStringLiteral("1")).toULongLong(&goodSeed);
    if (!goodSeed)
        wrong = Words::tr("--seed is a whole number");
    const QStringList pilots = options.value(QStringLiteral("pilot"), QStringLiteral("greedy")).split(QLatin1Char(','));
    plan.pilot = pilots.first().toStdString();
    plan.againstPilot = pilots.last().toStdString();
    for (const std::string& pilot : {plan.pilot, plan.againstPilot}) {
        if (!game->pilot(pilot))
            wrong = Words::tr("there is no pilot \"%1\"").arg(QString::fromStdString(pilot));
    }
    if (!opponent.isEmpty()
        && (options.has(QStringLiteral("hp")) || options.has(QStringLiteral("def"))
            || options.has(QStringLiteral("spd"))))
        wrong = Words::tr("--hp, --def and --spd are about passive Champions; with --against there are none");
    if (!wrong.isEmpty())
        return session.fail(verb, wrong);
    const GoldfishReport report = goldfish(rules, *game, plan, threads, [&](int done) {
        session.console().progress(Words::tr("%1 games").arg(done));
        return true;
    });
    session.console().endProgress();
    const QString name = nameOf(*deck);
    const QString form = options.value(QStringLiteral("output"), QStringLiteral("text"));
    if (form == QLatin1String("json"))
        printJson(name, opponent, plan, report, *deck->catalogue, session.console());
    else if (form == QLatin1String("csv"))
        printCsv(report, session.console());
    else
        printText(name, opponent, plan, report, *deck->catalogue, session.console());
    return Exit::Good;
}

} // namespace

Verb goldfishVerb()
{
    Verb verb;
    verb.name = QStringLiteral("goldfish");
    verb.summary = Words::tr("how a deck develops against an opponent that does nothing");
    verb.usage = {QStringLiteral(
        "DECK [--against DECK] [--games N] [--seed S] [--pilot P[,P]] [--hp N] [--def N] [--spd N] [--threads N] "
        "[--output text|json|csv] [--game GAME]")};
    verb.description = Words::tr(
        "Plays the deck out by the full rules against five passive Champions and shows, turn by turn, what it "
        "has developed: when it can attack, what it has dealt, when it wins; and which cards were stuck in the "
        "hand, with the rule that stopped them. All with intervals of 95 percent.");
    verb.options = {{QStringLiteral("games"), QStringLiteral("N"), Words::tr("How many games; 1000 unless given."), {}},
                    {QStringLiteral("seed"),
                     QStringLiteral("S"),
                     Words::tr("The seed of all shuffles and dice; 1 unless given."),
                     {}},
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
                    {QStringLiteral("threads"),
                     QStringLiteral("N"),
                     Words::tr("How many games at a time; the results do not depend on it."),
                     {}},
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
