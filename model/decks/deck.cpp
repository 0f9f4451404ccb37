// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/deck.h"

#include <algorithm>

namespace muster {

const DeckSection* Deck::findSection(std::string_view key) const
{
    const auto found =
        std::find_if(sections.begin(), sections.end(), [key](const DeckSection& s) { return s.key == key; });
    return found == sections.end() ? nullptr : &*found;
}

DeckSection& Deck::section(std::string_view key)
{
    const auto found =
        std::find_if(sections.begin(), sections.end(), [key](const DeckSection& s) { return s.key == key; });
    return found == sections.end() ? sections.emplace_back(DeckSection{std::string(key), {}}) : *found;
}

int Deck::countedCards() const
{
    int count = 0;
    for (const auto& section : sections) {
        for (const auto& entry : section.entries)
            count += entry.count;
    }
    return count;
}

} // namespace muster
