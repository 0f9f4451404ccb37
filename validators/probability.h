// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace muster::validators {

/// n over k, without rounding as long as the result is below 2^53; 0 where k is not in [0, n].
[[nodiscard]] double choose(int n, int k);

/// Drawing `draws` of `population` cards, `hits` of which are wanted, without putting back. All chances are products
/// of ratios of whole numbers, so the error is a few units in the last place; numbers out of range give 0 or 1.
struct Draw {
    int population = 0;
    int hits = 0;
    int draws = 0;
};
[[nodiscard]] double chanceOfExactly(const Draw& draw, int wanted);
[[nodiscard]] double chanceOfAtLeast(const Draw& draw, int wanted);
[[nodiscard]] inline double chanceOfNone(const Draw& draw) { return chanceOfExactly(draw, 0); }

} // namespace muster::validators
