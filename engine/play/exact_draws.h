// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace muster::engine {

/// The chance that exactly `hits` of `number` cards drawn from `of`, without putting back, are among the `wanted` ones; 0 where
/// that cannot be.
[[nodiscard]] double chanceOfHits(int hits, int wanted, int of, int number);

} // namespace muster::engine
