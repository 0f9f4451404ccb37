// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/spoils/deck_facts.h"

namespace muster::validators::spoils {

/// Alchemy levels: SPO-D33, D34.
void checkBrewing(const DeckFacts& deck, std::vector<Finding>& findings);

/// The chance that a brew of `used` Equipment shows one of the `fitting` Equipment: it reveals twice as many cards.
[[nodiscard]] double chanceOfHit(int spoils, int fitting, int used);

} // namespace muster::validators::spoils
