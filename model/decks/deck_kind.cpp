// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/deck_kind.h"

#include <algorithm>

namespace muster {

KindOfCards::KindOfCards(const Catalogue& catalogue)
{
    for (const DeckKind& deck : catalogue.game().decks) {
        Kind& kind = m_kinds.emplace_back();
        for (const SectionKind& section : deck.sections) {
            if (section.holds)
                kind.holds.emplace_back(*section.holds, catalogue);
            else
                kind.takesAny = true;
        }
    }
}

void KindOfCards::add(CardIndex card, int count)
{
    if (!card.valid())
        return;
    const auto holds = [&](const Kind& kind) {
        return std::ranges::any_of(kind.holds, [&](const query::Matcher& matcher) { return matcher.matches(card); });
    };
    const bool held = std::ranges::any_of(m_kinds, holds);
    for (Kind& kind : m_kinds) {
        if (held ? holds(kind) : kind.takesAny)
            kind.votes += count;
    }
}

} // namespace muster
