// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/deck/deck_edits.h"

#include <algorithm>

#include "model/decks/home_section.h"
#include "model/decks/list_reader.h"

namespace muster::app::deck_edits {

namespace {

constexpr int MostOfALine = 999;

std::vector<DeckEntry>& linesOf(Deck& deck, const std::string& section)
{
    return section == ConsideringSection ? deck.considering : deck.section(section).entries;
}

const std::vector<DeckEntry>* findLines(const Deck& deck, const std::string& section)
{
    if (section == ConsideringSection)
        return &deck.considering;
    const DeckSection* const found = deck.findSection(section);
    return found == nullptr ? nullptr : &found->entries;
}

/// The lines of a pick that are there, each once.
std::vector<DeckEntry*> picked(Deck& deck, const DeckPick& pick)
{
    std::vector<DeckEntry*> lines;
    if (findLines(deck, pick.section) == nullptr)
        return lines;
    auto& all = linesOf(deck, pick.section);
    for (const std::size_t row : pick.rows) {
        if (row < all.size() && std::ranges::find(lines, &all[row]) == lines.end())
            lines.push_back(&all[row]);
    }
    return lines;
}

void dropEmptyLines(Deck& deck)
{
    const auto empty = [](const DeckEntry& entry) { return entry.count < 1; };
    for (DeckSection& section : deck.sections)
        std::erase_if(section.entries, empty);
    std::erase_if(deck.considering, empty);
}

} // namespace

Deck withMore(Deck deck, const std::vector<DeckPick>& picks, int more)
{
    for (const DeckPick& pick : picks) {
        auto lines = picked(deck, pick);
        if (more < 0)
            std::ranges::reverse(lines); // the line written last goes first
        int left = more;
        for (DeckEntry* const line : lines) {
            const int now = std::clamp(line->count + left, 0, MostOfALine);
            left -= now - line->count;
            line->count = now;
        }
    }
    dropEmptyLines(deck);
    return deck;
}

Deck withCount(Deck deck, const std::vector<DeckPick>& picks, int count)
{
    for (const DeckPick& pick : picks) {
        int left = std::clamp(count, 0, MostOfALine);
        for (DeckEntry* const line : picked(deck, pick)) {
            line->count = left;
            left = 0;
        }
    }
    dropEmptyLines(deck);
    return deck;
}

Deck without(Deck deck, const std::vector<DeckPick>& picks) { return withCount(std::move(deck), picks, 0); }

Deck moved(Deck deck, const std::vector<DeckPick>& picks, const std::string& section)
{
    std::vector<DeckPick> elsewhere;
    std::ranges::copy_if(picks, std::back_inserter(elsewhere),
                         [&](const DeckPick& pick) { return pick.section != section; });
    const auto moving = entries(deck, elsewhere);
    deck = without(std::move(deck), elsewhere);
    for (const DeckEntry& entry : moving)
        deck = withCard(std::move(deck), section, entry);
    return deck;
}

Deck broughtBack(Deck deck, const std::vector<DeckPick>& picks, const Catalogue& catalogue)
{
    std::vector<DeckPick> aside;
    std::ranges::copy_if(picks, std::back_inserter(aside),
                         [](const DeckPick& pick) { return pick.section == ConsideringSection; });
    const HomeSections homes(catalogue, deck.kind);
    const auto moving = entries(deck, aside);
    deck = without(std::move(deck), aside);
    for (const DeckEntry& entry : moving)
        deck = withCard(std::move(deck), homes.of(resolve(catalogue, entry, Proposals::No).card), entry);
    return deck;
}

Deck withNote(Deck deck, const DeckPick& pick, const std::string& note)
{
    bool first = true;
    for (DeckEntry* const line : picked(deck, pick)) {
        line->note = first ? note : std::string();
        first = false;
    }
    return deck;
}

Deck withCard(Deck deck, const std::string& section, const DeckEntry& entry)
{
    auto& lines = linesOf(deck, section);
    int left = entry.count;
    for (DeckEntry& line : lines) {
        if (line.card != entry.card || line.identity != entry.identity
            || (!entry.note.empty() && line.note != entry.note))
            continue;
        const int now = std::min(line.count + left, MostOfALine);
        left -= now - line.count;
        line.count = now;
    }
    while (left > 0) {
        DeckEntry& line = lines.emplace_back(entry);
        line.at = {};
        line.count = std::min(left, MostOfALine);
        left -= line.count;
    }
    return deck;
}

Deck replaced(Deck deck, const DeckPick& pick, const DeckEntry& by)
{
    for (DeckEntry* const line : picked(deck, pick)) {
        line->card = by.card;
        line->identity = by.identity;
    }
    return deck;
}

std::vector<DeckEntry> entries(const Deck& deck, const std::vector<DeckPick>& picks)
{
    std::vector<DeckEntry> all;
    for (const DeckPick& pick : picks) {
        const auto* const lines = findLines(deck, pick.section);
        for (const std::size_t row : pick.rows) {
            if (lines != nullptr && row < lines->size())
                all.push_back((*lines)[row]);
        }
    }
    return all;
}

int copies(const Deck& deck, const std::vector<DeckPick>& picks)
{
    int sum = 0;
    for (const DeckEntry& entry : entries(deck, picks))
        sum += entry.count;
    return sum;
}

} // namespace muster::app::deck_edits
