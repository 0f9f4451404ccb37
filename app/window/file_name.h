// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace muster::app {

/// A title as the name of a file, without an ending: what file systems and shells stumble over is left out, and something
/// is left in any case.
[[nodiscard]] QString fileNameOf(const QString& title);

} // namespace muster::app
