// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdlib>

namespace muster::test {

/// One in how many of its games a long test plays: all of them, or one in MUSTER_THIN. .ci/run sets that, since a game under the sanitizers
/// takes ten times as long; `./test` and .ci/deep play all.
inline int thinned()
{
    const char* text = std::getenv("MUSTER_THIN");
    return text != nullptr && std::atoi(text) > 1 ? std::atoi(text) : 1;
}

} // namespace muster::test
