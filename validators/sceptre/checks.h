// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "validators/copy_limits.h"

namespace muster::validators::sceptre {

/// The deck requirements of Sceptre that are no counts: SCE-V10, V12, V13, V19 to V24 and V28. All are warnings and
/// advice: what makes a deck unlawful in Sceptre are counts and names, which game.yaml has.
void check(const DeckView& view, std::vector<Finding>& findings);

/// Fixes that only someone who knows Sceptre would propose.
void addFixes(const DeckView& view, const CopyLimits& limits, Finding& finding);
void addFigures(const DeckView& view, Finding& finding);

} // namespace muster::validators::sceptre
