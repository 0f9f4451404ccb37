// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sceptre/hands.h"

#include "engine/sceptre/session.h"

namespace muster::engine::sceptre {

namespace {

constexpr int handSize = 7;
constexpr int bloodCards = 5;

double choose(int n, int k)
{
    if (k < 0 || k > n)
        return 0;
    double value = 1;
    for (int i = 1; i <= k; ++i)
        value = value * (n - k + i) / i;
    return value;
}

/// Chance of `hits` marked cards among `drawn` of `cards`, of which `marked` are.
double hypergeometric(int cards, int marked, int drawn, int hits)
{
    return cards < drawn ? 0 : choose(marked, hits) * choose(cards - marked, drawn - hits) / choose(cards, drawn);
}

/// How many dead hands come before the one that stands: the first hand and the Blood Cards are drawn once (SCE-Q4), then
/// every new hand comes out of the same cards without them.
void exactOdds(HandReport& report)
{
    const int c = report.champions;
    const int n = report.cards;
    for (int hits = 0; hits <= handSize; ++hits)
        report.exactChampions[static_cast<std::size_t>(hits)] = hypergeometric(n, c, handSize, hits);
    const double firstDead = hypergeometric(n, c, handSize, 0);
    report.exactDead[0] = 1 - firstDead;
    for (int blood = 0; blood <= std::min(c, bloodCards); ++blood) {
        const double weight = firstDead * hypergeometric(n - handSize, c, bloodCards, blood);
        const double again = hypergeometric(n - bloodCards, c - blood, handSize, 0);
        double all = weight; // of so many dead hands in a row
        for (int dead = 1; dead < 7; ++dead) {
            report.exactDead[static_cast<std::size_t>(dead)] += all * (1 - again);
            all *= again;
        }
        report.exactDead[7] += all;
    }
}

/// The other player of the samples: a hand that always stands, and a choice that is always the first.
class First final : public Agent {
public:
    std::size_t choose(const Choice&, const View&) override { return 0; }
};

} // namespace

HandReport sampleHands(const Rules& rules, const DeckCards& deck, int samples, std::uint64_t seed)
{
    HandReport report;
    report.samples = samples;
    report.cards = static_cast<int>(deck.size());
    std::uint16_t champion = 0;
    for (const std::uint16_t card : deck) {
        if (rules.facts(card).type == Type::Champion) {
            ++report.champions;
            champion = card;
        }
    }
    exactOdds(report);
    SceptreSession session(rules, deck, DeckCards(20, champion));
    First agent;
    session.setAgent(&agent);
    const Game& game = session.game();
    const State& state = session.state();
    for (int i = 0; i < samples; ++i) {
        session.begin(mix(seed ^ mix(static_cast<std::uint64_t>(i))));
        // The first hand is the top of the shuffled deck.
        int first = 0;
        int at = 0;
        for (CardId card = state.table.zone(zoneId(Deck, 0)).first; card.valid() && at < handSize;
             card = state.table.card(card).next, ++at)
            first += game.is(card, Type::Champion) ? 1 : 0;
        ++report.championsInFirst[static_cast<std::size_t>(first)];
        session.advance();
        ++report.deadHands[std::min<std::size_t>(7, state.players[0].deadHands)];
        if (state.players[0].deadHands >= 7)
            continue;
        int champions = 0;
        int squires = 0;
        bool infantry = false;
        bool ready = false;
        const Coins coins = game.coinsInHand(0);
        state.table.each(zoneId(Hand, 0), [&](CardId card) {
            const Facts& facts = game.facts(card);
            squires += facts.type == Type::Squire ? 1 : 0;
            if (facts.type != Type::Champion)
                return;
            ++champions;
            infantry = infantry || !facts.cavalry;
            ready = ready || (!facts.cavalry && meets(coins, facts.attacks[0].coins));
        });
        report.twoChampions += champions >= 2 ? 1 : 0;
        report.canAttackSoon += ready ? 1 : 0;
        report.noCoin += coins.total() == 0 ? 1 : 0;
        report.cavalryOnly += !infantry && squires == 0 ? 1 : 0;
    }
    return report;
}

} // namespace muster::engine::sceptre
