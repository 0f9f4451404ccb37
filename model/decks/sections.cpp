// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/sections.h"

#include "model/query/matcher.h"

namespace muster {

std::string sectionOfCard(const Catalogue& catalogue, std::string_view deckKind, CardIndex card)
{
    const auto* kind = catalogue.game().findDeckKind(deckKind);
    if (!kind)
        return {};
    for (const auto& section : kind->sections) {
        if (!section.cards || query::Matcher(*section.cards, catalogue).matches(card))
            return section.key;
    }
    return {};
}

} // namespace muster
