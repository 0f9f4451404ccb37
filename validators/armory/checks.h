// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/copy_limits.h"

namespace muster::validators::armory {

/// The requirements of Armory that are more than counts: ARM-D10 to ARM-D14, D19 to D23 and D26. They warn and advise;
/// whether an Armory is legal is all counts and names.
void check(const DeckView& view, std::vector<Finding>& findings);

/// Fixes for Armory's own findings: the Attributes that are missing, cards to search for, another Starter.
void addFixes(const DeckView& view, const CopyLimits& limits, Finding& finding);
void addFigures(const DeckView& view, Finding& finding);

} // namespace muster::validators::armory
