// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/probability.h"

#include <algorithm>

namespace muster::validators {

double choose(int n, int k)
{
    if (k < 0 || k > n)
        return 0;
    k = std::min(k, n - k);
    double result = 1;
    // After step i the product is (n-k+i over i), a whole number: dividing never leaves a remainder.
    for (int i = 1; i <= k; ++i)
        result = result * (n - k + i) / i;
    return result;
}

double chanceOfExactly(const Draw& draw, int wanted)
{
    const auto [population, hits, draws] = draw;
    const int misses = population - hits;
    if (wanted < 0 || wanted > draws || wanted > hits || draws - wanted > misses || draws > population)
        return 0;
    // One order of the cards drawn, first the hits, then the misses ...
    double chance = 1;
    for (int i = 0; i < wanted; ++i)
        chance *= double(hits - i) / double(population - i);
    for (int i = 0; i < draws - wanted; ++i)
        chance *= double(misses - i) / double(population - wanted - i);
    // ... times the number of such orders.
    return chance * choose(draws, wanted);
}

double chanceOfAtLeast(const Draw& draw, int wanted)
{
    if (wanted <= 0)
        return 1;
    // The shorter of the two sums; both are sums of positive numbers.
    double below = 0;
    for (int k = 0; k < wanted; ++k)
        below += chanceOfExactly(draw, k);
    if (below < 0.5)
        return 1 - below;
    double chance = 0;
    for (int k = wanted; k <= std::min(draw.draws, draw.hits); ++k)
        chance += chanceOfExactly(draw, k);
    return chance;
}

} // namespace muster::validators
