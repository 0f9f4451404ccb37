// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace muster::test {

/// Paths below the folder of the sources and that of the build: `inSources("/docs/queries.md")`. Tests may look at sources; the
/// program never does. They are known to one generated source only, so that all others compile alike in every clone.
[[nodiscard]] QString inSources(const char* below = "");
[[nodiscard]] QString inBuild(const char* below = "");

} // namespace muster::test
