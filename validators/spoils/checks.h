// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/copy_limits.h"

namespace muster::validators::spoils {

/// What shared decks of Spoils have to keep beyond counts. All but SPO-D11, which is a limit of copies, only warns and
/// advises.
void check(const DeckView& view, std::vector<Finding>& findings);
void addFixes(const DeckView& view, const CopyLimits& limits, Finding& finding);
/// SPO-D11: no Champion whose player would be out before the game begins. SPO-D37: one of each is enough.
void addLimits(const DeckView& view, IdentityIndex identity, std::vector<CopyLimit>& limits);

} // namespace muster::validators::spoils
