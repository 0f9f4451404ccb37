// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/query/matcher.h"

namespace muster {

/// Where the cards of a kind of deck go when nobody says where: into the first section that is there for such cards
/// (`holds` in game.yaml), else into the first one that is there for any.
class HomeSections {
public:
    HomeSections(const Catalogue& catalogue, std::string_view deckKind);

    /// The key of the section; an invalid card may be anything. Empty for an unknown kind of deck.
    [[nodiscard]] const std::string& of(CardIndex card) const;
    /// Whether it depends on the card at all.
    [[nodiscard]] bool differ() const { return !m_special.empty(); }

private:
    struct Special {
        query::Matcher holds;
        std::string key;
    };
    std::vector<Special> m_special;
    std::string m_general;
};

} // namespace muster
