// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <functional>
#include <thread>
#include <utility>
#include <vector>

namespace muster::engine {

/// Games are played in batches of so many.
inline constexpr int batchSize = 100;

/// A part of the games, for one of several machines or after another: whole batches, from 1 to `of`.
struct Shard {
    int number = 1;
    int of = 1;
    int after = 0; ///< batches of the beginning that are known already, and in no shard
    friend bool operator==(const Shard&, const Shard&) = default;
};

/// The batches of a shard: all shards have all of them that are not known, each once.
struct BatchRange {
    int first = 0;
    int end = 0;
};
[[nodiscard]] constexpr BatchRange batchesOf(int games, Shard shard)
{
    const std::int64_t wanted = (games + batchSize - 1) / batchSize - shard.after;
    const std::int64_t all = wanted > 0 ? wanted : 0;
    return {shard.after + static_cast<int>(all * (shard.number - 1) / shard.of),
            shard.after + static_cast<int>(all * shard.number / shard.of)};
}

/// Many games on several threads. Each thread makes a desk for itself with `prepare()`; `play(desk, first, end, batch)` is
/// called for each batch with its games and its place in the shard. Gives the desks, of which there is one at least. Who
/// plays which batch is chance, so what desks add up must not depend on the order. `goOn` is asked between batches, with
/// the number of games played so far.
template <class Prepare, class Play>
[[nodiscard]] auto playBatches(int games, Shard shard, int threads, Prepare prepare, Play play,
                               const std::function<bool(int done)>& goOn)
{
    using Desk = decltype(prepare());
    const auto [begin, end] = batchesOf(games, shard);
    std::atomic<int> next{begin};
    std::atomic<int> done{0};
    std::atomic<bool> stopped{false};
    const auto work = [&, first = begin, last = end](Desk& desk, bool reports) {
        for (int i = next++; i < last && !stopped; i = next++) {
            const int until = std::min(games, (i + 1) * batchSize);
            play(desk, i * batchSize, until, static_cast<std::size_t>(i - first));
            done += until - i * batchSize;
            if (reports && goOn && !goOn(done))
                stopped = true;
        }
    };
    std::vector<Desk> desks;
    const int workers = std::clamp(threads, 1, std::max(1, end - begin));
    desks.reserve(static_cast<std::size_t>(workers));
    for (int i = 0; i < workers; ++i)
        desks.push_back(prepare());
    std::vector<std::thread> others;
    for (std::size_t i = 1; i < desks.size(); ++i)
        others.emplace_back([&work, &desk = desks[i]] { work(desk, false); });
    work(desks.front(), true);
    for (std::thread& one : others)
        one.join();
    return desks;
}

} // namespace muster::engine
