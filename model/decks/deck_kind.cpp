// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/deck_kind.h"

#include <algorithm>
#include <optional>
#include <utility>

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

ListOfSomeKind readListOfAnyKind(std::string_view text, const Catalogue& catalogue)
{
    ListOfSomeKind best;
    std::optional<std::pair<std::ptrdiff_t, int>> bestRank; // headings that do not fit, cards that do
    for (std::size_t i = 0; i < catalogue.game().decks.size(); ++i) {
        ListOfSomeKind list{catalogue.game().decks[i].key, {}};
        list.tokens = readList(text, catalogue, list.kind);
        KindOfCards cards(catalogue);
        for (const ListToken& token : list.tokens) {
            if (token.kind == ListToken::Kind::Card)
                cards.add(token.card, token.entry.count);
        }
        const auto bad = std::ranges::count(list.tokens, ListToken::Kind::BadSection, &ListToken::kind);
        const std::pair<std::ptrdiff_t, int> rank{bad, -cards.votes(i)};
        if (bestRank && rank >= *bestRank)
            continue;
        bestRank = rank;
        best = std::move(list);
    }
    return best;
}

} // namespace muster
