// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <vector>

#include "model/decks/resolved_deck.h"
#include "model/query/matcher.h"

namespace muster::validators {

/// How the cards of decks are spread over the groups of the game's listing and over the numbers that its card tables show:
/// the curve, without knowing which number is the cost.
class DeckShapes {
public:
    explicit DeckShapes(const Catalogue& catalogue);

    /// Share of the cards by value, one map a trait.
    using Shape = std::vector<std::map<int, double>>;
    [[nodiscard]] Shape of(const ResolvedDeck& deck) const;
    [[nodiscard]] static Shape mean(const std::vector<Shape>& shapes);
    /// 0 where both are spread alike, 1 where they have nothing in common.
    [[nodiscard]] static double distance(const Shape& a, const Shape& b);

private:
    [[nodiscard]] int groupOf(CardIndex card) const;

    const Catalogue* m_catalogue;
    std::vector<query::Matcher> m_groups;
    std::vector<FieldIndex> m_numbers; ///< Number fields, and lists of words, whose length counts
};

} // namespace muster::validators
