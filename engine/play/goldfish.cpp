// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/goldfish.h"

#include <algorithm>
#include <array>
#include <map>
#include <numeric>

#include "engine/flow/card_game.h"
#include "model/decks/resolved_deck.h"

namespace muster::engine {

namespace {

/// In which part of the split by kept cards a card of the deck counts, in the order of the catalogue. One card of a deck
/// list is one here.
using CardParts = std::vector<std::pair<std::uint16_t, std::size_t>>;

/// Lets everybody answer whose choice it is, and the game look at those of the deck.
class Everybody final : public Agent {
public:
    Everybody(GoldfishGame& game, Pilot& pilot, const std::vector<std::unique_ptr<Pilot>>& others)
        : m_game(game),
          m_pilot(pilot),
          m_others(others)
    {
    }
    std::size_t choose(const Choice& choice, const View& view) override
    {
        ++choices;
        if (choice.seat == m_game.seat()) {
            m_game.asked(choice);
            return m_pilot.choose(choice, view);
        }
        if (m_others.empty())
            return m_game.passive().choose(choice, view);
        return m_others[choice.seat]->choose(choice, view);
    }
    int choices = 0;

private:
    GoldfishGame& m_game;
    Pilot& m_pilot;
    const std::vector<std::unique_ptr<Pilot>>& m_others;
};

/// What one thread needs.
struct GoldfishDesk {
    std::unique_ptr<GoldfishGame> game;
    std::unique_ptr<Pilot> pilot;
    std::vector<std::unique_ptr<Pilot>> others; ///< by seat; none where nobody plays back
    const CardParts& cards;
    Measures sum;
};

int playersOf(const Playable& game, const GoldfishPlan& plan)
{
    if (plan.players != 0)
        return plan.players;
    if (!plan.against.empty())
        return static_cast<int>(plan.against.size()) + 1;
    const Mode* named = game.facts().mode(plan.mode);
    return (named != nullptr ? *named : game.facts().modes.front()).fewest;
}

void count(Part& part, bool won, int ownTurns)
{
    ++part.samples;
    if (!won)
        return;
    ++part.won;
    part.winTurn.add(ownTurns);
}

/// A card that was kept more than once counts once.
void countKept(const KeptHand& hand, const CardParts& cards, bool won, int ownTurns, Split& split)
{
    FixedList<std::size_t, 16> counted;
    count(split.all, won, ownTurns);
    for (const std::uint16_t card : hand) {
        const auto found = std::lower_bound(cards.begin(), cards.end(), std::pair(card, std::size_t(0)));
        if (found == cards.end() || found->first != card || counted.contains(found->second))
            continue;
        (void)counted.push(found->second);
        count(split.parts[found->second], won, ownTurns);
    }
}

/// What all games count once a game is over.
void countResult(const GoldfishGame& game, const Outcome& outcome, int ownTurns, Measures& sum)
{
    const bool won = outcome.wonBy(game.seat());
    ++sum.samples;
    if (won) {
        ++sum.share(GoldfishKeys::Won).count;
        sum.mean(GoldfishKeys::WinTurn).mean.add(ownTurns);
        sum.distribution(GoldfishKeys::WinTurns).add(ownTurns);
        Curve& wonBy = sum.curve(GoldfishKeys::WonBy);
        if (ownTurns <= static_cast<int>(wonBy.counts.size()))
            ++wonBy.counts[static_cast<std::size_t>(std::max(1, ownTurns) - 1)];
    } else if (outcome.kind != Outcome::Won && (outcome.kind == Outcome::Draw || !game.isOut())) {
        ++sum.share(outcome.kind == Outcome::Draw ? GoldfishKeys::Drawn : GoldfishKeys::NotEnded).count;
    }
    if (const int place = game.place(); place >= 0) {
        Split& places = sum.split(GoldfishKeys::Places);
        count(places.all, won, ownTurns);
        count(places.parts[static_cast<std::size_t>(place)], won, ownTurns);
    }
    if (game.hasMulligan()) {
        Split& mulligan = sum.split(GoldfishKeys::Mulligan);
        count(mulligan.all, won, ownTurns);
        count(mulligan.part(game.tookMulligan() ? GoldfishKeys::Taken : GoldfishKeys::NotTaken), won, ownTurns);
    }
}

/// One game, from the shuffle to its end or the last own turn that is played.
void playOne(GoldfishDesk& desk, const GoldfishPlan& plan, std::uint64_t seed, int place)
{
    GoldfishGame& game = *desk.game;
    Session& session = game.session();
    Everybody agent(game, *desk.pilot, desk.others);
    session.setAgent(&agent);
    session.setLog(game.log());
    game.begin(seed, place);
    desk.pilot->reseed(seed, game.seat());
    for (std::size_t seat = 0; seat < desk.others.size(); ++seat)
        desk.others[seat]->reseed(seed, static_cast<Seat>(seat));
    const Caps caps;
    int ownTurns = 0;
    int measured = 0;
    int turn = 0;
    std::optional<KeptHand> hand;
    while (!session.outcome().over()) {
        if (session.turn() > caps.turns || agent.choices > caps.choices) {
            session.giveUp(Outcome::Capped);
            break;
        }
        session.advance();
        if (!hand)
            hand = game.keptHand();
        if (game.isOut())
            break;
        const GoldfishGame::Moment moment = game.moment();
        if (session.outcome().over() || moment == GoldfishGame::Moment::Elsewhere)
            continue;
        if (session.turn() != turn) {
            turn = session.turn();
            if (++ownTurns > plan.mostOwnTurns) {
                session.giveUp(Outcome::Capped);
                break;
            }
        }
        game.duringOwnTurn(ownTurns, desk.sum);
        if (moment == GoldfishGame::Moment::EndOfOwnTurn) {
            game.atEndOfOwnTurn(ownTurns, desk.sum);
            measured = ownTurns;
        }
    }
    countResult(game, session.outcome(), ownTurns, desk.sum);
    if (hand)
        countKept(*hand, desk.cards, session.outcome().wonBy(game.seat()), ownTurns,
                  desk.sum.split(GoldfishKeys::Kept));
    desk.sum.distribution(GoldfishKeys::OwnTurns).add(measured);
    game.atEndOfGame(ownTurns, measured, desk.sum);
    session.setAgent(nullptr);
    session.setLog(nullptr);
}

MeanSeries winTurnMean(int mostOwnTurns)
{
    return {GoldfishKeys::WinTurn, {"own turn of the win"}, 1, double(mostOwnTurns)};
}

Split placesSplit(int players)
{
    static constexpr std::array labels{"won of those going first", "won of those going second",
                                       "won of those going third", "won of those going fourth",
                                       "won of those going fifth", "won of those going sixth"};
    Split split{GoldfishKeys::Places, {"by the place in the order of turns"}};
    for (int place = 0; place < players; ++place)
        split.parts.push_back({placeKey(place), {labels[static_cast<std::size_t>(place)]}});
    return split;
}

/// As a deck list names it.
std::string nameOf(const Catalogue& catalogue, std::uint16_t card)
{
    const DeckEntry entry = entryFor(catalogue, CardIndex{card}, 1);
    std::string name = entry.card;
    for (const auto& [key, value] : entry.identity)
        name += " [" + value + "]";
    return name;
}

/// A part for each card of the deck. Which of them can be drawn is the game's; those that cannot have no games.
Split keptSplit(const Catalogue& catalogue, const DeckSections& deck, CardParts& cards)
{
    Split split{GoldfishKeys::Kept, {"cards kept in the opening hand"}, true};
    for (const DeckSections::Section& section : deck.sections) {
        for (const std::uint16_t card : section.cards)
            cards.emplace_back(card, 0);
    }
    std::sort(cards.begin(), cards.end());
    cards.erase(std::unique(cards.begin(), cards.end()), cards.end());
    std::map<std::string, std::size_t> known;
    for (auto& [card, part] : cards) {
        const std::string name = nameOf(catalogue, card);
        part = known.try_emplace(name, split.parts.size()).first->second;
        if (part == split.parts.size())
            split.parts.push_back({std::string(catalogue.card(CardIndex{card}).id()), {name}});
    }
    return split;
}

/// The game's own series, and behind them those that all games have.
Measures allSeries(const GoldfishGame& game, const GoldfishPlan& plan)
{
    Measures all = game.series();
    for (const ShareSeries& one : {wonShare(), drawnShare(), notEndedShare(plan.mostOwnTurns)}) {
        if (all.findShare(one.key) == nullptr)
            all.shares.push_back(one);
    }
    const bool hasCurve = std::any_of(all.curves.begin(), all.curves.end(),
                                      [](const Curve& one) { return one.key == GoldfishKeys::WonBy; });
    if (!hasCurve) {
        std::vector<Curve> wonBy{wonByCurve()};
        setOwnTurns(wonBy, plan.mostOwnTurns);
        all.curves.push_back(std::move(wonBy.front()));
    }
    all.means.push_back(winTurnMean(plan.mostOwnTurns));
    Distribution turns{GoldfishKeys::WinTurns, {"wins by own turn"}, 1};
    turns.counts.resize(static_cast<std::size_t>(plan.mostOwnTurns));
    all.distributions.push_back(std::move(turns));
    Distribution played{GoldfishKeys::OwnTurns, {"own turns played"}};
    played.counts.resize(static_cast<std::size_t>(plan.mostOwnTurns) + 1);
    all.distributions.push_back(std::move(played));
    all.splits.push_back(placesSplit(plan.players));
    if (game.hasMulligan())
        all.splits.push_back(
            {GoldfishKeys::Mulligan,
             {"with and without a mulligan"},
             false,
             {},
             {{GoldfishKeys::Taken, {"won after a mulligan"}}, {GoldfishKeys::NotTaken, {"won with the first hand"}}}});
    return all;
}

} // namespace

KeptHand handOf(const CardGame& game, std::uint8_t zone, Seat seat, std::size_t most)
{
    KeptHand hand;
    game.eachIn(zone, seat, [&](CardId card) {
        if (hand.size() < most)
            (void)hand.push(game.table().card(card).definition);
    });
    return hand;
}

const char* placeKey(int place)
{
    static constexpr std::array keys{"first", "second", "third", "fourth", "fifth", "sixth"};
    return keys[static_cast<std::size_t>(place)];
}

ShareSeries wonShare() { return {GoldfishKeys::Won, {"won"}}; }
ShareSeries drawnShare() { return {GoldfishKeys::Drawn, {"drawn"}}; }
ShareSeries notEndedShare(int mostOwnTurns)
{
    return {GoldfishKeys::NotEnded, {"not ended after %n own turn(s)", mostOwnTurns}};
}

Curve wonByCurve() { return byThenCurve(GoldfishKeys::WonBy, {"won by then"}); }

Curve byThenCurve(std::string key, Label label) { return {std::move(key), std::move(label), Curve::ByThen}; }
Curve shareCurve(std::string key, Label label) { return {std::move(key), std::move(label), Curve::Share, 0, 1}; }
Curve averageCurve(std::string key, Label label, double least, double most)
{
    return {std::move(key), std::move(label), Curve::Average, least, most};
}

void setOwnTurns(std::vector<Curve>& curves, int turns)
{
    for (Curve& one : curves) {
        if (one.kind == Curve::ByThen)
            one.counts.resize(static_cast<std::size_t>(turns));
        else
            one.points.resize(static_cast<std::size_t>(turns));
    }
}

std::optional<SetupProblem> problemOf(const Playable& game, const GoldfishPlan& plan)
{
    const PlayFacts& facts = game.facts();
    MatchSetup setup{plan.mode, playersOf(game, plan), {plan.deck}, plan.shop};
    setup.decks.insert(setup.decks.end(), plan.against.begin(), plan.against.end());
    if (plan.against.empty() && !facts.sharedDeck)
        setup.decks.resize(static_cast<std::size_t>(std::max(1, setup.players)), plan.deck);
    return problemOf(facts, setup);
}

Measures goldfish(const Playable& game, const GoldfishPlan& given, int threads, const std::function<bool(int)>& goOn)
{
    GoldfishPlan plan = given;
    plan.players = playersOf(game, given);
    if (plan.mode.empty())
        plan.mode = game.facts().modeFor(plan.players)->key;
    Measures sum = allSeries(*game.goldfish(plan), plan);
    CardParts cards;
    sum.splits.push_back(keptSplit(game.catalogue(), plan.deck, cards));
    const auto prepare = [&] {
        GoldfishDesk desk{game.goldfish(plan), game.pilot(plan.pilot), {}, cards, sum};
        for (int seat = 0; seat < plan.players && !plan.against.empty(); ++seat)
            desk.others.push_back(game.pilot(plan.againstPilot));
        return desk;
    };
    const auto play = [&](GoldfishDesk& desk, int begin, int end, std::size_t) {
        // Each game has a shuffle of its own: with fewer of them than games, intervals would be too narrow.
        for (int i = begin; i < end; ++i)
            playOne(desk, plan, mix(plan.seed ^ mix(static_cast<std::uint64_t>(i))), i % plan.players);
    };
    for (const GoldfishDesk& desk : playBatches(plan.games, plan.shard, threads, prepare, play, goOn))
        sum.add(desk.sum);
    return sum;
}

} // namespace muster::engine
