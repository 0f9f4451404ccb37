// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "model/cards/catalogue.h"

namespace muster {

// Cards of one name and identity are one specific card, but need not be printed alike: two sets may have a card of the same
// name, and one set two items of different tiers. What a line of a deck means is one printing, and counts go by that one.

/// Whether nothing that a rule or a count could look at tells two cards apart: type, printed text and all fields but flavour.
[[nodiscard]] bool printedAlike(const Catalogue& catalogue, CardIndex a, CardIndex b);

/// The first printing of the same specific card that is printed alike: one index for all that are.
[[nodiscard]] CardIndex firstAlike(const Catalogue& catalogue, CardIndex card);

/// The printings of the same specific card that are not printed alike, one for each way to be different.
[[nodiscard]] std::vector<CardIndex> printedOtherwise(const Catalogue& catalogue, CardIndex card);

} // namespace muster
