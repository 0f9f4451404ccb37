// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "validators/copy_limits.h"

namespace muster::validators::script {

/// The deck requirements of Script that are no counts: SCR-D15 to D21, D23 to D25, D28, D31 to D33 and D35. All are warnings
/// and advice: what makes a deck unlawful in Script are its size and its names, which game.yaml has.
void check(const DeckView& view, std::vector<Finding>& findings);

/// The chances that go with counts of Scripts and Creatures: SCR-D22, D26 and D27.
void addFigures(const DeckView& view, Finding& finding);

/// Fixes that only someone who knows Script would propose.
void addFixes(const DeckView& view, const CopyLimits& limits, Finding& finding);

} // namespace muster::validators::script
