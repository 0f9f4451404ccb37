// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdio>
#include <cstdlib>

namespace muster::test {

/// Whether this run has the row of a table of data: all of them, unless MUSTER_PART says 2/3, for every third row from the
/// second. ctest runs long classes in parts, so that all processors are busy to the end.
inline bool inPart(int row)
{
    const char* text = std::getenv("MUSTER_PART");
    int part = 1;
    int parts = 1;
    if (text == nullptr || std::sscanf(text, "%d/%d", &part, &parts) != 2 || parts < 1 || part < 1 || part > parts)
        return true;
    return row % parts == part - 1;
}

} // namespace muster::test
