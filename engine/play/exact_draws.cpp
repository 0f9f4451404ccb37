// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/exact_draws.h"

#include <algorithm>

namespace muster::engine {

double chanceOfHits(int hits, int wanted, int of, int number)
{
    if (hits < 0 || hits > number || number > of)
        return 0;
    double chance = 1; // of one order of the draws, the hits first, then of all
    for (int i = 0; i < number; ++i) {
        const int left = i < hits ? wanted - i : of - wanted - (i - hits);
        chance *= double(std::max(0, left)) / (of - i);
    }
    for (int i = 0; i < hits; ++i)
        chance *= double(number - i) / (i + 1);
    return chance;
}

} // namespace muster::engine
