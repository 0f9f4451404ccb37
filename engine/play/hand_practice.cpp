// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/hand_practice.h"

#include <algorithm>

namespace muster::engine {

void drawCards(PracticeHand& hand, int number)
{
    const auto many = std::min<std::ptrdiff_t>(number, std::ssize(hand.deck));
    hand.hand.insert(hand.hand.end(), hand.deck.begin(), hand.deck.begin() + many);
    hand.deck.erase(hand.deck.begin(), hand.deck.begin() + many);
}

void takeOut(PracticeHand& hand, std::span<const std::size_t> cards, DeckCards& to)
{
    for (const std::size_t place : cards)
        to.push_back(hand.hand[place]);
    for (std::size_t i = cards.size(); i > 0; --i)
        hand.hand.erase(hand.hand.begin() + static_cast<std::ptrdiff_t>(cards[i - 1]));
}

void shuffleDeck(PracticeHand& hand) { hand.stream.shuffle(std::span(hand.deck)); }

void HandPractice::draw(PracticeHand& hand) const { drawCards(hand, 1); }

void playPolicy(const HandPractice& game, PracticeHand& hand, std::vector<std::size_t>& cards)
{
    while (!hand.stands) {
        cards.clear();
        game.policy(hand, cards);
        game.sendBack(hand, cards);
    }
}

Measures sampleHands(const HandPractice& game, const HandSample& sample, int threads,
                     const std::function<bool(int)>& goOn)
{
    struct Desk {
        Measures sum;
        PracticeHand first, last;
        std::vector<std::size_t> cards;
    };
    const int places = game.places();
    const auto play = [&](Desk& desk, int begin, int end, std::size_t) {
        for (int i = begin; i < end; ++i) {
            game.deal(desk.first, mix(sample.seed ^ mix(static_cast<std::uint64_t>(i))), i % places);
            desk.last = desk.first;
            playPolicy(game, desk.last, desk.cards);
            ++desk.sum.samples;
            if (const int row = game.classOf(desk.first); row >= 0) {
                auto& rows = desk.sum.classes.front().rows;
                ++rows[static_cast<std::size_t>(row)].before;
                ++rows[static_cast<std::size_t>(game.classOf(desk.last))].after;
            }
            game.measure(desk.first, desk.last, desk.sum);
        }
    };
    Measures sum = game.series();
    const auto prepare = [&] { return Desk{game.series(), {}, {}, {}}; };
    for (const Desk& desk : playBatches(sample.samples, sample.shard, threads, prepare, play, goOn))
        sum.add(desk.sum);
    return sum;
}

} // namespace muster::engine
