// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace muster::test {

/// One in how many of its games or files a long test plays or reads: all of them, or one in MUSTER_THIN. .ci/run sets that, since the sanitizers
/// make it ten times as long; `./test` and .ci/deep leave nothing out.
inline int thinned()
{
    const char* text = std::getenv("MUSTER_THIN");
    return text != nullptr && std::atoi(text) > 1 ? std::atoi(text) : 1;
}

/// So many games or files; fewer where they are thinned.
inline int sampled(int games) { return std::max(1, games / thinned()); }

/// Whether a share of games lies between two percentages. A thinned sample may miss them by three standard errors of a share of a half,
/// a whole one may not.
inline bool isShare(int some, int games, int least, int most = 100)
{
    const double missed = thinned() > 1 ? 300 * std::sqrt(0.25 / games) : 0;
    const double percent = 100.0 * some / games;
    return percent >= least - missed && percent <= most + missed;
}

} // namespace muster::test
