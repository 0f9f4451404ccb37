// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

/// The rules of the games with a switch at each place where one is applied. A program copies their sources while it is built
/// (`place_switches.cpp`) and numbers the places; with one of them off, the rule is not applied there:
/// a condition of `if` is never met, a step is left out, an action is not refused, a part of a condition no longer counts.
/// Whoever has all scenarios played with each switch off in turn sees which places no scenario looks at.
namespace muster::switches {

/// The place that is off; none has the number 0.
inline std::size_t off = 0;

/// Which places have been reached since this was emptied.
inline std::vector<bool> reached;

/// Whether the rule is applied at a place.
inline bool on(std::size_t place)
{
    if (place >= reached.size())
        reached.resize(place + 1);
    reached[place] = true;
    return place != off;
}

} // namespace muster::switches
