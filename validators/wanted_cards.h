// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "model/effects/questions.h"
#include "model/query/matcher.h"

namespace muster::validators {

/// What a selector of an effect asks of cards, bound to a catalogue: cards of these types (any, if there are none) that
/// match the query.
class WantedCards {
public:
    WantedCards(const Catalogue& catalogue, const effects::Wanted& what);

    [[nodiscard]] bool takes(CardIndex card) const;
    [[nodiscard]] bool names(TypeIndex type) const; ///< by type or group, not just as a card

private:
    const Catalogue* m_catalogue;
    std::vector<TypeIndex> m_types;
    std::optional<query::Matcher> m_query;
};

/// Every search of a card for cards of its player's own deck.
[[nodiscard]] std::vector<effects::Search> deckSearchesOf(const Catalogue& catalogue, const Card& card);

} // namespace muster::validators
