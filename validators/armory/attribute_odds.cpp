// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/armory/attribute_odds.h"

#include <algorithm>
#include <map>
#include <utility>

#include "validators/probability.h"

namespace muster::validators::armory {

double chanceOfAttributeOnTurn(int cards, int attributes, int turn)
{
    // Attributes in hand and Attributes drawn so far decide about everything that comes.
    std::map<std::pair<int, int>, double> states;
    const int hand = std::min(handSize, cards);
    for (int held = 0; held <= std::min(hand, attributes); ++held)
        states[{held, held}] = chanceOfExactly({cards, attributes, hand}, held);
    int drawn = hand;
    for (int now = 1; now < turn; ++now) {
        std::map<std::pair<int, int>, double> next;
        for (const auto& [state, chance] : states) {
            const int held = std::max(0, state.first - 1); // one is played, if there is one
            const double hit = drawn < cards ? double(attributes - state.second) / double(cards - drawn) : 0;
            if (hit > 0)
                next[{held + 1, state.second + 1}] += chance * hit;
            if (hit < 1)
                next[{held, state.second}] += chance * (1 - hit);
        }
        states = std::move(next);
        drawn = std::min(drawn + 1, cards);
    }
    double chance = 0;
    for (const auto& [state, of] : states)
        chance += state.first > 0 ? of : 0;
    return chance;
}

double attributesInTen(int cards, int attributes)
{
    constexpr int draws = 3;
    return cards <= 0 ? 0 : double(attributes) * std::min(handSize + draws, cards) / cards;
}

} // namespace muster::validators::armory
