// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/spoils/deck_facts.h"

namespace muster::validators::spoils {

/// What cards say: parts that never work in this deck, SPO-D25 and D26.
void checkTexts(const DeckFacts& deck, std::vector<Finding>& findings);

/// Whether the deck has all that a card asks for.
[[nodiscard]] bool worksIn(const DeckFacts& deck, const Card& card);

/// Whether a card raises power, or makes another player lose life.
[[nodiscard]] bool harmsOthers(const Card& card, const Catalogue& catalogue);

/// The power that an Equipment gives this Champion as long as it is worn: every plain number, also where it hangs on a
/// condition that can be met; none that asks for another class or gender.
[[nodiscard]] int powerWhenWorn(const Card& equipment, const Card& champion, const Catalogue& catalogue);

} // namespace muster::validators::spoils
