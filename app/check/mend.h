// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/output/check_report.h"

namespace muster::app {

/// Writes the deck of a checked file as its plan mends it: into `name.fixed.muster` beside it, which must not exist yet,
/// or over the file itself. Files are written as a whole or not at all.
[[nodiscard]] Mended mend(const CheckedFile& file, bool inPlace);

} // namespace muster::app
