// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "validators/copy_limits.h"

namespace muster::validators {

/// Entries whose name means no card, or several; and cards in the deck that were printed with several types.
void checkNames(const DeckView& view, const CopyLimits& limits, std::vector<Finding>& findings);

/// Limits of copies of each specific card: the game's, the format's bans, restrictions and sets. Of several reasons
/// only the strictest is told.
void checkCopies(const DeckView& view, const CopyLimits& limits, std::vector<Finding>& findings);

/// All other deck rules that are counts.
void checkCounts(const DeckView& view, std::vector<Finding>& findings);

} // namespace muster::validators
