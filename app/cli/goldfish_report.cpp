// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/goldfish_report.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <span>

#include <QCoreApplication>

#include "app/cli/sampled.h"
#include "app/output/csv.h"
#include "app/output/json_parts.h"

namespace muster::app {

namespace {

using engine::Mean;
using engine::sceptre::GoldfishReport;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(GoldfishReport)
};

constexpr std::size_t turns = GoldfishReport::turns;
constexpr double noLimit = std::numeric_limits<double>::infinity();

/// A number for each own turn: a share of the games, or a mean.
struct Curve {
    const char* key;
    QString label;
    std::span<const int> shares = {}; ///< added up: by this turn
    const std::array<Mean, turns>* means = nullptr;
    double most = noLimit; ///< a mean cannot be more
};

/// An estimate with its interval, and how many games it is about.
struct Estimate {
    std::optional<double> value, low, high;
    int games = 0;
    /// How far the true value may lie away; a share near 0 or 1 has a longer side.
    [[nodiscard]] std::optional<double> margin() const
    {
        return low && high ? std::optional<double>(std::max(*high - *value, *value - *low)) : std::nullopt;
    }
};

Estimate shareOf(int count, int games)
{
    if (games <= 0)
        return {};
    const engine::Interval interval = engine::shareInterval(count, games);
    return {double(count) / games, interval.low, interval.high, games};
}

Estimate rollsOf(const engine::Ratio& rolls)
{
    if (rolls.trials == 0)
        return {};
    Estimate estimate{rolls.share(), {}, {}, rolls.games};
    if (const auto interval = rolls.interval()) {
        estimate.low = interval->low;
        estimate.high = interval->high;
    }
    return estimate;
}

/// Nothing where there was no value; no interval where there was only one. What cannot be is cut off the interval.
Estimate meanOf(const Mean& mean, double least, double most)
{
    if (mean.count == 0)
        return {};
    Estimate estimate{mean.mean(), {}, {}, mean.count};
    if (const auto half = mean.halfInterval()) {
        estimate.low = std::max(least, mean.mean() - *half);
        estimate.high = std::min(most, mean.mean() + *half);
    }
    return estimate;
}

Estimate winTurnOf(const GoldfishTold& told, const Mean& mean) { return meanOf(mean, 1, told.plan.mostOwnTurns); }
Estimate winTurnOf(const GoldfishTold& told) { return winTurnOf(told, told.report.winTurn); }

/// The own turn by which such a share of the games won were won.
int winTurnBy(const GoldfishReport& report, double share)
{
    int won = 0;
    for (std::size_t turn = 0; turn < report.winningTurn.size(); ++turn) {
        won += report.winningTurn[turn];
        if (won >= share * report.won)
            return static_cast<int>(turn) + 1;
    }
    return GoldfishReport::mostTurns;
}

constexpr const char* seatKeys[] = {"first", "second"};

std::vector<SampledShare> sharesOf(const GoldfishTold& told)
{
    const GoldfishReport& report = told.report;
    const auto& dead = report.exact.deadHands;
    return {
        {"won", Words::tr("won"), report.won},
        {"won-by-blood", Words::tr("won with the fifth Blood Card"), report.wonByBlood},
        {"lost-dead-hands", Words::tr("lost by seven dead hands"), report.lostByDeadHands, report.exactLostByDeadHands},
        {"lost-no-champion", Words::tr("lost without a Champion for combat"), report.lostWithoutChampion},
        {"lost-blood", Words::tr("lost by the opponent's fifth Blood Card"), report.lostByBlood},
        {"drawn", Words::tr("drawn"), report.drawn},
        {"not-ended", Words::tr("not ended after %n own turn(s)", nullptr, told.plan.mostOwnTurns), report.notEnded},
        {"dead-hand", Words::tr("with a dead hand"), report.deadHand, 1 - dead[0]},
        // From the third dead hand on the opponent is given a Blood Card each.
        {"blood-given", Words::tr("with Blood Cards given away by dead hands"), report.bloodGiven,
         std::accumulate(dead.begin() + 3, dead.end(), 0.0)},
    };
}

std::vector<Curve> curvesOf(const GoldfishReport& report)
{
    return {
        {"first-attack", Words::tr("an attack was possible by then"), report.firstPossible},
        {"second-attack", Words::tr("a second attack was possible by then"), report.secondPossible},
        {"won", Words::tr("won by then"), report.winningTurn},
        {"champions", Words::tr("Champions in the arena"), {}, &report.champions, 5},
        {"coins", Words::tr("Coins attached"), {}, &report.coins},
        {"best-coins", Words::tr("on the best Champion"), {}, &report.bestCoins},
        {"squires", Words::tr("Squires attached"), {}, &report.squires},
        {"combat-squires", Words::tr("on the Champion in combat"), {}, &report.combatSquires},
        {"unlocked", Words::tr("attacks it has the means for"), {}, &report.unlocked, 2},
        {"expected", Words::tr("damage to be expected so far"), {}, &report.expected},
        {"damage", Words::tr("damage dealt so far"), {}, &report.damage},
        {"collected", Words::tr("Blood Cards collected"), {}, &report.collected, 5},
        {"hand", Words::tr("cards in hand"), {}, &report.hand},
        {"unusable", Words::tr("of them not playable"), {}, &report.unusable},
    };
}

/// In how many games what a share counts has come by a turn, from 0.
int countBy(const Curve& curve, std::size_t turn)
{
    const auto until = curve.shares.first(turn + 1);
    return std::accumulate(until.begin(), until.end(), 0);
}

Estimate pointOf(const Curve& curve, const GoldfishReport& report, std::size_t turn)
{
    if (curve.means != nullptr)
        return meanOf((*curve.means)[turn], 0, curve.most);
    return shareOf(countBy(curve, turn), report.games);
}

/// A card of the last hand that could never be played.
struct Stuck {
    QString card, rule;
    int games = 0;
};

/// The most frequent first.
std::vector<Stuck> stuckOf(const GoldfishTold& told)
{
    std::vector<Stuck> all;
    all.reserve(told.report.stuck.size());
    for (const auto& [key, count] : told.report.stuck)
        all.push_back({QString::fromStdString(std::string(told.catalogue.card(CardIndex{key.first}).name())),
                       QString::fromStdString(key.second), count});
    std::stable_sort(all.begin(), all.end(), [](const Stuck& a, const Stuck& b) { return a.games > b.games; });
    return all;
}

/// The first column is as wide as the longest label of the language.
template <class Labelled>
int widthOf(const std::vector<Labelled>& rows, int least)
{
    for (const Labelled& row : rows)
        least = std::max(least, static_cast<int>(row.label.size()));
    return least;
}

void printHead(const GoldfishTold& told, Console& console)
{
    const QString pilot = QString::fromStdString(told.plan.pilot);
    if (!told.opponent.isEmpty())
        console.line(Words::tr("%1: %n game(s) against %2, flown by %3 and %4", nullptr, told.report.games)
                         .arg(told.deck, told.opponent, pilot, QString::fromStdString(told.plan.againstPilot)));
    else
        console.line(Words::tr("%1: %n game(s) against five passive Champions (HP %2, DEF %3, SPD %4), flown by %5",
                               nullptr, told.report.games)
                         .arg(told.deck, QString::number(told.plan.passive.hp), QString::number(told.plan.passive.def),
                              QString::number(told.plan.passive.spd), pilot));
}

void printWinTurn(const GoldfishTold& told, int labelWidth, Console& console)
{
    const Estimate turn = winTurnOf(told);
    if (!turn.value)
        return; // nobody won
    QString line = Words::tr("%1, mean of %n win(s)", nullptr, turn.games).arg(*turn.value, 6, 'f', 2);
    if (const auto half = told.report.winTurn.halfInterval())
        line = Words::tr("%1 (±%2), mean of %n win(s)", nullptr, turn.games)
                   .arg(*turn.value, 6, 'f', 2)
                   .arg(*half, 0, 'f', 2);
    if (told.report.notEnded > 0)
        line += Words::tr("; the games that had not ended after %n own turn(s) are not in it", nullptr,
                          told.plan.mostOwnTurns);
    console.line(QStringLiteral("  %1  %2").arg(Words::tr("own turn of the win"), -labelWidth).arg(line));
    const auto by = [&](double share) { return QString::number(winTurnBy(told.report, share)); };
    console.line(QStringLiteral("  %1  %2")
                     .arg(Words::tr("wins by own turn"), -labelWidth)
                     .arg(Words::tr("one in ten by %1, half by %2, nine in ten by %3", "turns")
                              .arg(by(0.1), by(0.5), by(0.9))
                              .rightJustified(6)));
}

/// Who goes first has no attack in the first turn (SCE-9b).
void printSeats(const GoldfishTold& told, int labelWidth, Console& console)
{
    const QString labels[] = {Words::tr("won of those going first"), Words::tr("won of those going second")};
    for (const std::size_t i : {0u, 1u}) {
        const GoldfishReport::OfSeat& seat = told.report.seats[i];
        if (seat.games == 0)
            continue;
        QString line = Words::tr("%1 of %n game(s)", nullptr, seat.games).arg(shareText(seat.won, seat.games));
        if (const Estimate turn = winTurnOf(told, seat.winTurn); turn.value && turn.margin())
            line += Words::tr(", own turn of the win %1 (±%2)")
                        .arg(*turn.value, 0, 'f', 2)
                        .arg(*seat.winTurn.halfInterval(), 0, 'f', 2);
        console.line(QStringLiteral("  %1  %2").arg(labels[i], -labelWidth).arg(line));
    }
}

void printNeverUsable(const GoldfishTold& told, int labelWidth, Console& console)
{
    const Estimate share = meanOf(told.report.neverUsable, 0, 1);
    if (!share.value)
        return;
    QString line = QStringLiteral("%1 %").arg(100 * *share.value, 6, 'f', 2);
    if (const auto margin = share.margin())
        line += QStringLiteral(" (±%1)").arg(100 * *margin, 0, 'f', 2);
    console.line(QStringLiteral("  %1  %2").arg(Words::tr("cards that could never be played"), -labelWidth).arg(line));
}

/// The values of a curve, and the widest half interval of them.
void printCurve(const Curve& curve, int labelWidth, const GoldfishReport& report, Console& console)
{
    QString line = curve.label.leftJustified(labelWidth);
    std::optional<double> widest;
    for (std::size_t turn = 0; turn < turns; ++turn) {
        const Estimate point = pointOf(curve, report, turn);
        const QString text = !point.value ? QStringLiteral("–")
            : curve.means != nullptr      ? QString::number(*point.value, 'f', 1)
                                          : percentText(countBy(curve, turn), report.games, 0);
        line += text.rightJustified(7);
        if (const auto margin = point.margin())
            widest = std::max(widest.value_or(0), *margin);
    }
    const QString most = !widest ? QStringLiteral("–")
        : curve.means != nullptr ? QString::number(*widest, 'f', 2)
                                 : QStringLiteral("%1 %").arg(100 * *widest, 0, 'f', 1);
    console.line(line + most.rightJustified(13));
}

void printCurves(const GoldfishReport& report, Console& console)
{
    console.line(
        Words::tr("At the end of each own turn. Damage, Blood Cards and what is \"by then\" are of all games; the "
                  "rest is a mean of the games that still went on."));
    const std::vector<Curve> curves = curvesOf(report);
    const int labelWidth = widthOf(curves, 36);
    QString head = Words::tr("own turn").leftJustified(labelWidth);
    QString going = Words::tr("games that still went on").leftJustified(labelWidth);
    for (std::size_t turn = 0; turn < turns; ++turn) {
        head += QString::number(turn + 1).rightJustified(7);
        going += QString::number(report.champions[turn].count).rightJustified(7);
    }
    console.line(head + Words::tr("± at most").rightJustified(13));
    console.line(going);
    for (const Curve& curve : curves)
        printCurve(curve, labelWidth, report, console);
}

void printStuck(const GoldfishTold& told, Console& console)
{
    const std::vector<Stuck> stuck = stuckOf(told);
    if (stuck.empty())
        return;
    console.line(
        Words::tr("in the hand at the end and never playable while there, in how many games, and the rule that stopped "
                  "it (\"muster rules ID\" reads it):"));
    constexpr std::size_t shown = 10;
    for (std::size_t i = 0; i < std::min(shown, stuck.size()); ++i)
        console.line(QStringLiteral("  %1  %2 [%3]")
                         .arg(shareText(stuck[i].games, told.report.games), stuck[i].card, stuck[i].rule));
    if (stuck.size() > shown)
        console.line(Words::tr("  and %n more: --output csv and json have all", nullptr,
                               static_cast<int>(stuck.size() - shown)));
}

void writeBounds(JsonWriter& json, const Estimate& estimate)
{
    json.field("value", estimate.value).field("low", estimate.low).field("high", estimate.high);
}

QString cell(const std::optional<double>& number) { return number ? QString::number(*number) : QString(); }

} // namespace

void printGoldfishText(const GoldfishTold& told, Console& console)
{
    printHead(told, console);
    const std::vector<SampledShare> shares = sharesOf(told);
    const int labelWidth = widthOf(shares, 44);
    for (const SampledShare& share : shares)
        console.line(QStringLiteral("  %1  %2%3")
                         .arg(share.label, -labelWidth)
                         .arg(shareText(share.count, told.report.games), exactlyText(share)));
    printWinTurn(told, labelWidth, console);
    printSeats(told, labelWidth, console);
    printNeverUsable(told, labelWidth, console);
    if (const engine::Ratio& rolls = told.report.attackRolls; rolls.trials > 0)
        console.line(QStringLiteral("  %1  %2")
                         .arg(Words::tr("attack rolls that broke through"), -labelWidth)
                         .arg(shareText(rolls.successes, rolls.trials, rolls.interval())));
    printCurves(told.report, console);
    printStuck(told, console);
}

void printGoldfishJson(const GoldfishTold& told, Session& session)
{
    const GoldfishReport& report = told.report;
    JsonWriter json;
    beginDocument(json, "goldfish");
    json.field("deck", told.deck).field("games", report.games).field("seed", QString::number(told.plan.seed));
    json.key("pilots").beginArray().value(told.plan.pilot);
    if (!told.opponent.isEmpty())
        json.value(told.plan.againstPilot);
    json.endArray().key("opponent").beginObject();
    if (!told.opponent.isEmpty())
        json.field("deck", told.opponent);
    else
        json.field("hp", told.plan.passive.hp).field("def", told.plan.passive.def).field("spd", told.plan.passive.spd);
    json.endObject().field("most-own-turns", told.plan.mostOwnTurns);
    json.key("measures").beginArray();
    for (const SampledShare& share : sharesOf(told))
        writeShare(json, share, report.games, true);
    const Estimate winTurn = winTurnOf(told);
    json.endArray().key("win-turn").beginObject().field("games", winTurn.games);
    writeBounds(json, winTurn);
    json.endObject().key("win-turns").beginArray();
    for (std::size_t turn = 0; turn < report.winningTurn.size(); ++turn) {
        const Estimate share = shareOf(report.winningTurn[turn], report.games);
        json.beginObject().field("turn", turn + 1).field("count", report.winningTurn[turn]);
        json.field("share", share.value).field("low", share.low).field("high", share.high).endObject();
    }
    json.endArray().key("seats").beginArray();
    for (const std::size_t i : {0u, 1u}) {
        const GoldfishReport::OfSeat& seat = report.seats[i];
        const Estimate won = shareOf(seat.won, seat.games);
        const Estimate turn = winTurnOf(told, seat.winTurn);
        json.beginObject().field("seat", seatKeys[i]).field("games", seat.games).field("won", seat.won);
        json.field("share", won.value).field("low", won.low).field("high", won.high);
        json.key("win-turn").beginObject().field("games", turn.games);
        writeBounds(json, turn);
        json.endObject().endObject();
    }
    const Estimate never = meanOf(report.neverUsable, 0, 1);
    json.endArray().key("never-usable").beginObject().field("games", never.games);
    writeBounds(json, never);
    const Estimate rolls = rollsOf(report.attackRolls);
    json.endObject().key("attack-rolls").beginObject().field("games", rolls.games);
    json.field("rolled", report.attackRolls.trials).field("hits", report.attackRolls.successes);
    json.field("share", rolls.value).field("low", rolls.low).field("high", rolls.high).endObject();
    json.key("curves").beginArray();
    for (const Curve& curve : curvesOf(report)) {
        json.beginObject().field("key", curve.key).key("turns").beginArray();
        for (std::size_t turn = 0; turn < turns; ++turn) {
            const Estimate point = pointOf(curve, report, turn);
            json.beginObject().field("turn", turn + 1).field("games", point.games);
            writeBounds(json, point);
            json.endObject();
        }
        json.endArray().endObject();
    }
    json.endArray().key("stuck").beginArray();
    for (const Stuck& one : stuckOf(told)) {
        const Estimate share = shareOf(one.games, report.games);
        json.beginObject().field("card", one.card).field("rule", one.rule).field("count", one.games);
        json.field("share", share.value).field("low", share.low).field("high", share.high).endObject();
    }
    json.endArray();
    writeErrors(json, {});
    session.writeWarnings(json);
    json.endObject();
    session.console().print(json.take());
}

void printGoldfishCsv(const GoldfishTold& told, Console& console)
{
    const auto row = [&](const char* name, const QString& turn, const Estimate& of,
                         const std::optional<double>& exact = {}, const QString& card = {}, const QString& rule = {}) {
        console.print(csvRecord({QString::fromUtf8(name), turn, cell(of.value), cell(of.low), cell(of.high),
                                 QString::number(of.games), cell(exact), card, rule})
                          .toStdString());
    };
    const GoldfishReport& report = told.report;
    console.print(std::string_view("name,turn,value,low,high,games,exact,card,rule\r\n"));
    for (const SampledShare& share : sharesOf(told))
        row(share.key, {}, shareOf(share.count, report.games), share.exact);
    row("win-turn", {}, winTurnOf(told));
    for (std::size_t turn = 0; turn < report.winningTurn.size(); ++turn)
        row("won-in", QString::number(turn + 1), shareOf(report.winningTurn[turn], report.games));
    for (const std::size_t i : {0u, 1u}) {
        const GoldfishReport::OfSeat& seat = report.seats[i];
        row((std::string("won-going-") + seatKeys[i]).c_str(), {}, shareOf(seat.won, seat.games));
        row((std::string("win-turn-going-") + seatKeys[i]).c_str(), {}, winTurnOf(told, seat.winTurn));
    }
    row("never-usable", {}, meanOf(report.neverUsable, 0, 1));
    row("attack-rolls", {}, rollsOf(report.attackRolls));
    for (const Curve& curve : curvesOf(report)) {
        for (std::size_t turn = 0; turn < turns; ++turn)
            row(curve.key, QString::number(turn + 1), pointOf(curve, report, turn));
    }
    for (const Stuck& one : stuckOf(told))
        row("stuck", {}, shareOf(one.games, report.games), {}, one.card, one.rule);
}

} // namespace muster::app
