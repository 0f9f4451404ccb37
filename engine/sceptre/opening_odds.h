// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "engine/play/playable.h"
#include "engine/sceptre/rules.h"

namespace muster::engine::sceptre {

/// How a deck opens, exactly: chances from 0 to 1 by the procedure of SCE-8. The first hand and the Blood Cards are drawn
/// once (SCE-Q4); after a dead hand every new one comes out of the cards without the Blood Cards.
struct OpeningOdds {
    std::array<double, 8> deadHands{}; ///< so many before the hand that is kept; 7: the game is lost by them
    std::array<double, 8> champions{}; ///< so many in the first hand
    // Of the hand that is kept
    double twoChampions = 0; ///< two or more
    double noCoin = 0;
    double cavalryOnly = 0; ///< no Infantry and no Squire
};

[[nodiscard]] OpeningOdds openingOdds(const Rules& rules, const DeckCards& deck);

} // namespace muster::engine::sceptre
