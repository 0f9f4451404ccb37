// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/cli/verb.h"

namespace muster::app {

/// What `muster` without arguments says.
[[nodiscard]] QString welcome();
/// All verbs with a line each.
[[nodiscard]] QString overview();
/// Usage, options and examples of one verb.
[[nodiscard]] QString helpFor(const Verb& verb);

} // namespace muster::app
