// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace muster::validators::sceptre {

inline constexpr int handSize = 7;     ///< SCE-5b
inline constexpr int bloodCards = 5;   ///< SCE-6a
inline constexpr int handsAllowed = 7; ///< SCE-8g

/// Chance that a starting hand has no Champion (SCE-8a): (cards - champions over 7) / (cards over 7).
[[nodiscard]] double chanceOfDeadHand(int champions, int cards);

/// Chance that all seven starting hands are dead, which loses the game (SCE-8g). The five Blood Cards are set aside once,
/// unseen, after the first hand; only the hand is shuffled back (SCE-Q4). All seven hands therefore come from the same
/// cards - 5, and given how many Champions lie among the Blood Cards they are independent.
[[nodiscard]] double chanceOfSevenDeadHands(int champions, int cards);

/// Chance that a card of which the deck has one copy lies among the Blood Cards (SCE-6a).
[[nodiscard]] double chanceOfSetAside(int cards);

} // namespace muster::validators::sceptre
