// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "engine/play/hand_practice.h"
#include "model/cards/catalogue.h"

namespace muster::engine {

/// Opening hands of a game that no engine plays: odds need none of its rules but how many cards are drawn. Everybody keeps what
/// is dealt, and hands are told apart by how many cards of each type they have. The deck is the section with the most cards.
/// Nothing where the game has no opening hand.
[[nodiscard]] std::unique_ptr<HandPractice> makePlainHands(const Catalogue& catalogue, const DeckSections& deck);

} // namespace muster::engine
