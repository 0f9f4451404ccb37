// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace muster::validators::armory {

inline constexpr int handSize = 7; // ARM-108

/// The chance that whoever goes first has an Attribute to play on that own turn, having played one on every turn before
/// on which there was one: a hand of seven, no draw on turn 1, then a card a turn (ARM-108, ARM-122, ARM-211). Without
/// the redraw and without effects of cards.
[[nodiscard]] double chanceOfAttributeOnTurn(int cards, int attributes, int turn);

/// How many Attributes the hand and the first three draws hold on average.
[[nodiscard]] double attributesInTen(int cards, int attributes);

} // namespace muster::validators::armory
