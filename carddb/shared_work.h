// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>

namespace muster::carddb {

/// Calls `work` once for each number below `pieces`, in this thread and in another of the pool that has nothing to do: each
/// takes the next piece until none is left. Returns when all are done. Where no other thread comes in time this one does all,
/// so that nobody waits for longer than a piece takes. `work` may be called by two threads at once and must not throw.
void shareWork(std::size_t pieces, const std::function<void(std::size_t piece)>& work);

} // namespace muster::carddb
