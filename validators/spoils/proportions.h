// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/spoils/deck_facts.h"

namespace muster::validators::spoils {

/// Shares of types, slots and single cards: SPO-D31, D32, D35, D36, D39.
void checkProportions(const DeckFacts& deck, std::vector<Finding>& findings);

} // namespace muster::validators::spoils
