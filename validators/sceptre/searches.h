// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "validators/sceptre/deck_facts.h"

namespace muster::validators::sceptre {

/// A card's search of the own deck for Coins.
struct CoinSearch {
    std::array<bool, metals> named{}; ///< the metals that the card asks for
    bool exact = false;               ///< no lower metal in their place (SCE-18g)

    /// Whether one of these Coins may be taken: of a named metal or a lower one (SCE-18f).
    [[nodiscard]] bool finds(const Coins& coins) const;
    [[nodiscard]] std::optional<int> bestNamed() const;
};

[[nodiscard]] std::vector<CoinSearch> coinSearchesOf(const DeckFacts& deck, const DeckFacts::Pile& pile);

/// Whether some other card of the deck can search the deck for this one.
[[nodiscard]] bool anySearchFinds(const DeckFacts& deck, const DeckFacts::Pile& wanted);

} // namespace muster::validators::sceptre
