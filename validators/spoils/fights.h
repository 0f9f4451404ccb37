// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/spoils/deck_facts.h"

namespace muster::validators::spoils {

/// Powers against each other: SPO-D23, D27, D41.
void checkFights(const DeckFacts& deck, std::vector<Finding>& findings);

/// Life that a bare Champion of this power loses in a travel step, on average (SPO-D27).
[[nodiscard]] double travelBleed(const DeckFacts& deck, int power);
/// The most power that a Champion of the deck has in full, average Equipment (SPO-D41).
[[nodiscard]] double fullPower(const DeckFacts& deck, const DeckFacts::Champion& champion);

} // namespace muster::validators::spoils
