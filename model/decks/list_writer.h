// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "model/decks/resolved_deck.h"

namespace muster {

/// One line of a listing.
struct ListingLine {
    std::size_t entry = 0; ///< index into ResolvedDeck::entries(), the first of the merged ones
    int count = 0;         ///< copies of the specific card in the section
};

/// A section's cards in the order of the game: groups, then listing order, then name. Screen, paper and exports use
/// this one order. Sections come in the order of the game; names that are unknown come last in theirs.
struct ListingPart {
    std::string section; ///< key
    std::string group;   ///< label of the group; empty for cards that fit none
    std::vector<ListingLine> lines;
    int cards = 0;
};

[[nodiscard]] std::vector<ListingPart> listing(const ResolvedDeck& deck);

/// The label of a section of a kind of deck; the key of one that is unknown.
[[nodiscard]] std::string sectionLabel(const Game& game, const std::string& deckKind, const std::string& key);

/// The deck as a text list that readList reads back: name, headings, groups with subtotals as comments,
/// `3 Name [Origin]`, and what is only considered at the end. A card whose name no list can carry stands by its id.
[[nodiscard]] std::string writeList(const ResolvedDeck& deck);

/// A card as a line of a list has it behind the count, "Kestrel Vanguard [Ember]", of which it is certain that it reads
/// back as this very card.
[[nodiscard]] std::string listedName(const Catalogue& catalogue, CardIndex card);

/// The card of an entry so; where none or several are meant, as the deck writes it.
[[nodiscard]] std::string cardText(const ResolvedDeck& deck, const ResolvedEntry& found);

/// The deck as CSV with a header (name, the identity fields, count, section, type, set, id), one line a specific card
/// and section; fields quoted and lines ended as RFC 4180 has it.
[[nodiscard]] std::string writeCsv(const ResolvedDeck& deck);

} // namespace muster
