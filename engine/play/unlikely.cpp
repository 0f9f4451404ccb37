// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/unlikely.h"

#include <cmath>
#include <limits>

namespace muster::engine {

namespace {

/// What one kind of outcome, which makes up `share` of the sample, adds to the entropy.
double entropyOf(double share, double chance)
{
    if (share <= 0)
        return 0;
    return chance > 0 ? share * std::log(share / chance) : std::numeric_limits<double>::infinity();
}

} // namespace

double standardErrorsOff(int successes, int trials, double chance)
{
    if (trials <= 0)
        return 0;
    const double share = double(successes) / trials;
    const double entropy = entropyOf(share, chance) + entropyOf(1 - share, 1 - chance);
    return std::sqrt(2.0 * trials * std::fmax(entropy, 0.0));
}

} // namespace muster::engine
