// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/window/deck/deck_rows.h"

namespace muster::app {

/// Changes of a deck as a person makes them, each giving the deck afterwards. Rows that are not there are passed over;
/// no line has fewer than 1 or more than 999 copies: without any copy it goes.
namespace deck_edits {

/// `more` copies of each picked card (fewer, if negative), one line of each taking what it can hold.
[[nodiscard]] Deck withMore(Deck deck, const std::vector<DeckPick>& picks, int more);
/// Exactly so many copies of each picked card; its first line keeps them.
[[nodiscard]] Deck withCount(Deck deck, const std::vector<DeckPick>& picks, int count);
[[nodiscard]] Deck without(Deck deck, const std::vector<DeckPick>& picks);
/// The picked lines with their notes, at the end of another section.
[[nodiscard]] Deck moved(Deck deck, const std::vector<DeckPick>& picks, const std::string& section);
/// Those of the picked lines that were only considered, each into the section where such a card belongs.
[[nodiscard]] Deck broughtBack(Deck deck, const std::vector<DeckPick>& picks, const Catalogue& catalogue);
[[nodiscard]] Deck withNote(Deck deck, const DeckPick& pick, const std::string& note);
/// Further copies of a card; they join a line of the section that names the same card the same way.
[[nodiscard]] Deck withCard(Deck deck, const std::string& section, const DeckEntry& entry);
/// Another card in place of what the picked lines name.
[[nodiscard]] Deck replaced(Deck deck, const DeckPick& pick, const DeckEntry& by);

/// The lines picked, one after another.
[[nodiscard]] std::vector<DeckEntry> entries(const Deck& deck, const std::vector<DeckPick>& picks);
[[nodiscard]] int copies(const Deck& deck, const std::vector<DeckPick>& picks);

} // namespace deck_edits

} // namespace muster::app
