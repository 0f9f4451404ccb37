// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/home_section.h"

#include <algorithm>

namespace muster {

HomeSections::HomeSections(const Catalogue& catalogue, std::string_view deckKind)
{
    const DeckKind* kind = catalogue.game().findDeckKind(deckKind);
    if (kind == nullptr || kind->sections.empty())
        return;
    const auto general =
        std::ranges::find_if(kind->sections, [](const SectionKind& section) { return !section.holds; });
    m_general = general == kind->sections.end() ? kind->sections.front().key : general->key;
    for (const SectionKind& section : kind->sections)
        if (section.holds)
            m_special.push_back({query::Matcher(*section.holds, catalogue), section.key});
}

const std::string& HomeSections::of(CardIndex card) const
{
    if (card.valid())
        for (const Special& section : m_special)
            if (section.holds.matches(card))
                return section.key;
    return m_general;
}

} // namespace muster
