// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "validators/copy_limits.h"

namespace muster::validators::hero {

/// The requirements of Hero that are no counts: of decks HRO-D11, D12, D17 (the average), D20, D22 and D24 to D26, of the
/// shop HRO-S18 to S22. All are warnings and advice: what makes a deck or shop unlawful are counts and names, which
/// game.yaml has.
void check(const DeckView& view, std::vector<Finding>& findings);

/// Fixes that only someone who knows Hero would propose.
void addFixes(const DeckView& view, const CopyLimits& limits, Finding& finding);

/// The chances of an Ultimate in the opening hand, for HRO-D9.
void addFigures(const DeckView& view, Finding& finding);

} // namespace muster::validators::hero
