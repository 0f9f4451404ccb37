// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <map>
#include <numeric>
#include <set>

#include <QString>

#include "engine/games/games.h"
#include "engine/pilots/random_pilot.h"
#include "engine/play/goldfish.h"
#include "engine/play/replay_file.h"
#include "engine/play/shown_table.h"
#include "engine/play/tournament.h"

/// What a game's `Playable` and `HandPractice` have to keep, whatever game it is. Each function gives what is wrong, or nothing.
namespace muster::test {

using namespace muster::engine;

/// Facts that hold together, and pilots for all that they name.
inline QString wrongFacts(const Playable& game)
{
    const PlayFacts& facts = game.facts();
    if (facts.modes.empty() || facts.sections.empty() || facts.rulesVersion < 1)
        return QStringLiteral("facts are missing");
    for (const Mode& mode : facts.modes) {
        if (mode.key.empty() || mode.fewest < 2 || mode.most < mode.fewest || mode.most > MostSeats)
            return QStringLiteral("a mode has a wrong number of seats");
        if (!mode.sides.empty() && (mode.fewest != mode.most || static_cast<int>(mode.sides.size()) != mode.most))
            return QStringLiteral("the sides of a mode are not those of its seats");
        for (int seat = 0; seat < mode.most; ++seat) {
            if (mode.sideOf(seat) < 0 || mode.sideOf(seat) >= mode.most)
                return QStringLiteral("a seat has no side");
        }
    }
    for (const std::string& name : facts.pilots) {
        if (!game.pilot(name))
            return QStringLiteral("there is no pilot %1").arg(QString::fromStdString(name));
    }
    if (!game.pilot(facts.usualPilot) || game.pilot("nobody at all"))
        return QStringLiteral("the usual pilot is none, or nobody is one");
    return {};
}

/// A game of a setup, recorded, written, read, and played again.
inline QString wrongRecord(const Playable& game, const Catalogue& catalogue, const MatchSetup& setup,
                           const std::string& pilot)
{
    const auto session = game.session(setup);
    if (!session)
        return QStringLiteral("the setup is refused");
    const MatchSetup whole = completed(game.facts(), setup);
    if ((*session)->seats() != whole.players)
        return QStringLiteral("another number of seats than players");
    ReplayFile record = recordOf(game.facts(), catalogue, setup);
    record.seed = 77;
    std::vector<std::unique_ptr<Pilot>> pilots;
    std::array<Agent*, MostSeats> agents{};
    for (int seat = 0; seat < whole.players; ++seat) {
        pilots.push_back(game.pilot(pilot));
        pilots.back()->reseed(record.seed, static_cast<Seat>(seat));
        agents[static_cast<std::size_t>(seat)] = pilots.back().get();
    }
    BySeat bySeat(std::span(agents.data(), pilots.size()));
    Recorder recorder(bySeat, record.answers);
    record.digest = playGame(**session, record.seed, recorder).digest;
    const auto read = readReplay(writeReplay(record), "record");
    if (!read || !(*read == record))
        return QStringLiteral("a record is not read as it was written");
    MatchSetup again{read->mode, read->players, {}, {}};
    for (const auto& deck : read->decks) {
        const auto cards = deckOf(deck, game.facts().sections, catalogue);
        if (!cards)
            return QStringLiteral("a card of the record is not known");
        again.decks.push_back(*cards);
    }
    const auto shop = deckOf(read->shop, game.facts().shop, catalogue);
    again.shop = shop ? *shop : DeckSections{};
    if (!(again == whole))
        return QStringLiteral("the record is of another setup");
    const Replayed played = playReplay(**game.session(again), *read);
    return played.whole && played.sameEnd ? QString() : QStringLiteral("the record is another game");
}

/// Asks a pilot, and now and then changes chance before: dice anywhere, cards where actions are asked for.
class ChangingChance final : public Agent {
public:
    ChangingChance(Session& session, Agent& pilot, std::vector<Answer>& answers)
        : m_session(session),
          m_recorder(pilot, answers),
          m_answers(answers)
    {
    }
    std::size_t choose(const Choice& choice, const View& view) override
    {
        if (m_stream.below(9) == 0)
            change(Anew::Dice, 0);
        if (asksForActions(choice) && m_stream.below(9) == 0)
            change(Anew::Cards, choice.seat);
        return m_recorder.choose(choice, view);
    }

private:
    void change(Anew what, Seat seat)
    {
        m_answers.push_back(anew(what, seat, static_cast<std::uint16_t>(m_stream.below(0x10000))));
        m_session.change(m_answers.back());
    }
    Session& m_session;
    Recorder m_recorder;
    std::vector<Answer>& m_answers;
    Stream m_stream{41, 3};
};

/// Chance that is changed in the midst of games breaks nothing, is written and read, and is the same when it is played again.
inline QString wrongChance(const Playable& game, const Catalogue& catalogue, const MatchSetup& setup)
{
    int changes = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const auto session = game.session(setup);
        if (!session)
            return QStringLiteral("the setup is refused");
        ReplayFile record = recordOf(game.facts(), catalogue, setup);
        record.seed = seed;
        RandomPilot pilot;
        pilot.reseed(seed, 0);
        ChangingChance agent(**session, pilot, record.answers);
        (*session)->setAgent(&agent);
        (*session)->begin(seed);
        for (int steps = 0; steps < 400 && !(*session)->outcome().over(); ++steps) {
            (*session)->advance();
            if (const char* const broken = (*session)->brokenInvariant();
                broken != nullptr && !(*session)->outcome().over())
                return QStringLiteral("chance that was changed breaks: %1").arg(QLatin1String(broken));
        }
        (*session)->setAgent(nullptr);
        record.digest = (*session)->digest();
        changes += static_cast<int>(std::ranges::count_if(record.answers, isAnew));
        const auto read = readReplay(writeReplay(record), "record");
        if (!read || !(*read == record))
            return QStringLiteral("a record of changed chance is not read as it was written");
        const Replayed again = playReplay(**game.session(setup), *read);
        if (again.left || again.answered != record.answers.size())
            return QStringLiteral("a record of changed chance departs");
        if ((*session)->outcome().over() && !again.sameEnd)
            return QStringLiteral("a record of changed chance is another game");
    }
    return changes > 20 ? QString() : QStringLiteral("chance was not changed");
}

/// Threads, shards and what was played before change nothing, and results add up.
inline QString wrongMatch(const Playable& game, Matchup matchup)
{
    matchup.games = 210;
    const auto one = playMatchup(game, matchup, 1);
    const auto two = playMatchup(game, matchup, 2);
    if (!one || !two)
        return QStringLiteral("the matchup is refused");
    if (one->signature != two->signature || one->entrants != two->entrants || one->cards != two->cards)
        return QStringLiteral("threads change a match");
    std::vector<Score> parts;
    for (int number = 1; number <= 2; ++number) {
        matchup.shard = {number, 2};
        parts.push_back(*playMatchup(game, matchup, 1));
    }
    const Score sum = sumOf(parts);
    if (sum.signature != one->signature || sum.entrants != one->entrants || sum.endings != one->endings)
        return QStringLiteral("parts of a match do not add up");
    int won = 0;
    int shared = 0;
    for (const Standing& side : one->sides) {
        won += side.won;
        shared += side.shared;
    }
    if (one->games != 210 || won > one->byTheRules() || (shared == 0 && won + one->draws != one->byTheRules()))
        return QStringLiteral("results of a match do not add up");
    return {};
}

/// What is sampled lies within five standard errors of what is known exactly.
inline QString farFromExact(const Measures& measures)
{
    for (const ShareSeries& share : measures.shares) {
        if (!share.exact)
            continue;
        const double p = *share.exact;
        const double error = std::sqrt(std::max(1e-9, p * (1 - p) / measures.samples));
        if (p < -1e-9 || p > 1 + 1e-9 || std::abs(double(share.count) / measures.samples - p) > 5 * error + 1e-9)
            return QStringLiteral("%1 is far from its exact chance").arg(QString::fromStdString(share.key));
    }
    return {};
}

/// Shares are within the samples, classes are of each sample one, and threads and shards change nothing.
inline QString wrongHands(const HandPractice& game)
{
    HandSample sample{4000, 5, {}};
    const Measures one = sampleHands(game, sample, 1);
    if (!(one == sampleHands(game, sample, 2)))
        return QStringLiteral("threads change hands");
    Measures sum = game.series();
    for (int number = 1; number <= 3; ++number) {
        sample.shard = {number, 3};
        sum.add(sampleHands(game, sample, 1));
    }
    if (!(sum == one))
        return QStringLiteral("parts of a sample of hands do not add up");
    for (const ShareSeries& share : one.shares) {
        if (share.count < 0 || share.count > one.samples)
            return QStringLiteral("%1 is no share").arg(QString::fromStdString(share.key));
    }
    for (const ClassSeries& classes : one.classes) {
        int before = 0;
        int after = 0;
        for (const ClassSeries::Row& row : classes.rows) {
            before += row.before;
            after += row.after;
        }
        const bool all = &classes == &one.classes.front(); // others may be about some of the hands
        if (before != after || (all ? before != one.samples : before > one.samples))
            return QStringLiteral("a hand has no class, or two");
    }
    return farFromExact(one);
}

/// No card comes or goes while a hand is dealt and changed by anybody, and it stands in the end.
inline QString wrongPractice(const HandPractice& game)
{
    PracticeHand hand;
    Stream stream(9, 9);
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        game.deal(hand, seed, static_cast<int>(seed) % game.places());
        const auto all = [&] {
            DeckCards cards = hand.deck;
            cards.insert(cards.end(), hand.hand.begin(), hand.hand.end());
            cards.insert(cards.end(), hand.aside.begin(), hand.aside.end());
            std::sort(cards.begin(), cards.end());
            return cards;
        };
        const DeckCards before = all();
        for (int change = 0; !hand.stands; ++change) {
            const Mulligan rule = game.mulligan(hand);
            if (rule.least < 0 || rule.most < rule.least || rule.most > static_cast<int>(hand.hand.size())
                || std::strlen(rule.rule) == 0)
                return QStringLiteral("a mulligan of more cards than the hand has, or without a rule");
            if (change > 20)
                return QStringLiteral("a hand never stands");
            int many =
                rule.least + static_cast<int>(stream.below(static_cast<std::uint32_t>(rule.most - rule.least + 1)));
            if (rule.all && many != rule.least)
                many = rule.most;
            std::vector<std::size_t> cards(static_cast<std::size_t>(many));
            std::iota(cards.begin(), cards.end(), std::size_t(0));
            game.sendBack(hand, cards);
            if (all() != before)
                return QStringLiteral("cards come or go with a mulligan");
        }
        const std::size_t held = hand.hand.size();
        const bool left = !hand.deck.empty();
        game.draw(hand);
        if (all() != before || hand.hand.size() != held + (left ? 1 : 0))
            return QStringLiteral("a draw is not one card of the deck");
    }
    return {};
}

/// What is called so far is of all games, also of those that have ended, and so never falls.
inline QString wrongSoFar(const Measures& measures)
{
    for (const Curve& curve : measures.curves) {
        const QString label = QString::fromStdString(curve.label.text);
        if (curve.kind != Curve::Average || !label.endsWith(QStringLiteral("so far")))
            continue;
        double before = 0;
        for (const Mean& point : curve.points) {
            if (point.count != measures.samples)
                return label + QStringLiteral(" is not of all games");
            if (point.mean() < before - 1e-9)
                return label + QStringLiteral(" falls");
            before = point.mean();
        }
    }
    return {};
}

/// Parts have no more than the whole, and those that do not overlap make it up.
inline QString wrongSplits(const Measures& measures)
{
    for (const Split& split : measures.splits) {
        const QString key = QString::fromStdString(split.key);
        Part sum;
        for (const Part& part : split.parts) {
            const Part rest = split.all.without(part);
            if (part.won > part.samples || part.winTurn.count != part.won || rest.samples < 0 || rest.won < 0)
                return key + QStringLiteral(": a part has more than there is");
            Part both = rest;
            both.add(part);
            if (!(both == split.all))
                return key + QStringLiteral(": a part and the rest are not the whole");
            sum.add(part);
        }
        if (split.all.samples > measures.samples)
            return key + QStringLiteral(": more games than were played");
        if (split.cards ? sum.samples < split.all.samples
                        : sum.samples != split.all.samples || !(sum.winTurn == split.all.winTurn))
            return key + QStringLiteral(": the parts do not add up");
    }
    const Split* const mulligan = measures.findSplit(GoldfishKeys::Mulligan);
    if (mulligan != nullptr && mulligan->all.samples != measures.samples)
        return QStringLiteral("games are neither with a mulligan nor without");
    const Split* const kept = measures.findSplit(GoldfishKeys::Kept);
    if (kept == nullptr || kept->all.samples == 0)
        return QStringLiteral("no hand was kept");
    return {};
}

/// The hands that are kept in goldfish games are those that practice deals from the same seeds, of a pilot who sends back
/// the same cards as a sound player.
inline QString wrongKeptHands(const Playable& game, const HandPractice& practice, GoldfishPlan plan)
{
    plan.games = 150;
    const Measures found = goldfish(game, plan, 2);
    const int players = static_cast<int>(found.findSplit(GoldfishKeys::Places)->parts.size());
    std::map<std::string, int> expected;
    std::vector<std::size_t> back;
    int kept = 0;
    int changed = 0;
    for (int i = 0; i < plan.games; ++i) {
        PracticeHand hand;
        const int place = i % players;
        practice.deal(hand, mix(plan.seed ^ mix(static_cast<std::uint64_t>(i))), place % practice.places());
        for (int before = 0; before < place && game.facts().sharedDeck; ++before) { // they draw from the same deck
            const int size = static_cast<int>(hand.hand.size());
            hand.hand.clear();
            drawCards(hand, size);
        }
        bool sentBack = false;
        while (!hand.stands) {
            practice.policy(hand, back);
            sentBack = sentBack || !back.empty();
            practice.sendBack(hand, back);
        }
        changed += sentBack ? 1 : 0;
        if (hand.lost)
            continue;
        ++kept;
        std::set<std::string> ids; // several copies count once
        for (const std::uint16_t card : hand.hand)
            ids.emplace(game.catalogue().card(CardIndex{card}).id());
        for (const std::string& id : ids)
            ++expected[id];
    }
    const Split& split = *found.findSplit(GoldfishKeys::Kept);
    if (split.all.samples != kept)
        return QStringLiteral("%1 hands are kept, not %2").arg(split.all.samples).arg(kept);
    for (const Part& part : split.parts) {
        if (part.samples != expected[part.key])
            return QStringLiteral("%1 is kept in %2 games, not in %3")
                .arg(QString::fromStdString(part.label.text))
                .arg(part.samples)
                .arg(expected[part.key]);
    }
    const Split* const mulligan = found.findSplit(GoldfishKeys::Mulligan);
    const int taken = mulligan == nullptr                    ? 0
        : mulligan->parts.front().key == GoldfishKeys::Taken ? mulligan->parts.front().samples
                                                             : -1;
    if (taken != changed)
        return QStringLiteral("%1 games with a mulligan, not %2").arg(taken).arg(changed);
    return {};
}

/// Threads and shards change nothing, every game has one result, and exact chances hold.
inline QString wrongGoldfish(const Playable& game, GoldfishPlan plan)
{
    plan.games = 210;
    if (problemOf(game, plan))
        return QStringLiteral("the plan is refused");
    const Measures one = goldfish(game, plan, 1);
    if (!(one == goldfish(game, plan, 2)))
        return QStringLiteral("threads change goldfish games");
    std::optional<Measures> sum;
    for (int number = 1; number <= 2; ++number) {
        plan.shard = {number, 2};
        const Measures part = goldfish(game, plan, 1);
        if (sum)
            sum->add(part);
        else
            sum = part;
    }
    if (!(sum == one))
        return QStringLiteral("parts of goldfish games do not add up");
    const int won = one.findShare(GoldfishKeys::Won)->count;
    const auto& turns = one.findDistribution(GoldfishKeys::WinTurns)->counts;
    if (std::accumulate(turns.begin(), turns.end(), 0) != won || one.findMean(GoldfishKeys::WinTurn)->mean.count != won)
        return QStringLiteral("wins do not add up by turns");
    if (one.findSplit(GoldfishKeys::Places)->all.won != won)
        return QStringLiteral("wins do not add up by places");
    if (const QString wrong = wrongSplits(one); !wrong.isEmpty())
        return wrong;
    if (one.samples != 210
        || won + one.findShare(GoldfishKeys::Drawn)->count + one.findShare(GoldfishKeys::NotEnded)->count > 210)
        return QStringLiteral("goldfish games have more results than games");
    if (const QString wrong = wrongSoFar(one); !wrong.isEmpty())
        return wrong;
    return farFromExact(one);
}

} // namespace muster::test
