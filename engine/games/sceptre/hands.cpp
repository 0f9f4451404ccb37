// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/sceptre/hands.h"

#include "engine/games/sceptre/session.h"

namespace muster::engine::sceptre {

namespace {

constexpr int handSize = 7;   // SCE-5b
constexpr int bloodCards = 5; // SCE-6a

/// For both players: a choice is always the first.
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
    report.exact = openingOdds(rules, deck);
    // The other player has as many Champions as it draws and nothing else: its hand always stands.
    SceptreSession session(rules, deck, DeckCards(std::size_t(handSize + bloodCards), champion));
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
        OpeningHand hand;
        hand.coins = game.coinsInHand(0);
        state.table.each(zoneId(Hand, 0), [&](CardId card) { hand.add(game.facts(card)); });
        report.twoChampions += hand.champions >= 2 ? 1 : 0;
        report.good += hand.isGood() ? 1 : 0;
        report.ready += hand.ready ? 1 : 0;
        report.lastChampion += hand.isLastChampion() ? 1 : 0;
        report.noCoin += hand.coins.total() == 0 ? 1 : 0;
        report.coinsForNothing += hand.hasCoinsForNothing() ? 1 : 0;
        report.cavalryOnly += hand.isCavalryOnly() ? 1 : 0;
    }
    return report;
}

} // namespace muster::engine::sceptre
