// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <atomic>
#include <functional>
#include <thread>
#include <vector>

namespace muster::engine {

/// Many games on several threads, in batches of a hundred. Each thread makes what it needs with `prepare()`, then
/// `play(own, first, last, part)` is called for each batch; the parts come back in the order of the games, whoever
/// played them, so that a sum of them does not depend on the number of threads. `goOn` is asked between batches.
template <class Part, class Prepare, class Play>
[[nodiscard]] std::vector<Part> playBatches(int games, int threads, Prepare prepare, Play play,
                                            const std::function<bool(int done)>& goOn)
{
    constexpr int batch = 100;
    const int batches = (games + batch - 1) / batch;
    std::vector<Part> parts(static_cast<std::size_t>(batches));
    std::atomic<int> next{0};
    std::atomic<bool> stopped{false};
    const auto work = [&](bool reports) {
        auto own = prepare();
        for (int i = next++; i < batches && !stopped; i = next++) {
            play(own, i * batch, std::min(games, (i + 1) * batch), parts[static_cast<std::size_t>(i)]);
            if (reports && goOn && !goOn((i + 1) * batch))
                stopped = true;
        }
    };
    std::vector<std::thread> others;
    for (int i = 1; i < std::min(threads, batches); ++i)
        others.emplace_back(work, false);
    work(true);
    for (std::thread& one : others)
        one.join();
    return parts;
}

} // namespace muster::engine
