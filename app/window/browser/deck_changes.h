// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <vector>

#include "app/window/document/deck_document.h"

namespace muster::app {

// Edits of a deck from the card browser: each a single step that can be undone, and is named in the history.

/// The deck with so many more copies of each card, where such cards go.
[[nodiscard]] Deck withCopies(const DeckSnapshot& deck, const std::vector<CardIndex>& cards, int count);
/// The same as a change.
void addCopies(DeckDocument& document, const std::vector<CardIndex>& cards, int count);

/// What came of adding all that may be added.
struct Filled {
    int copies = 0;                   ///< that went in
    int cards = 0;                    ///< of so many cards
    std::vector<CardIndex> unlimited; ///< of these there is no end; none went in
};
/// As many copies of each card as the rules allow, the earlier ones first, all as one step.
Filled addAllowed(DeckDocument& document, const std::vector<CardIndex>& cards);

/// Exactly so many copies of each, as one step together with the one before it if that had the same subject.
void setCopies(DeckDocument& document, const std::vector<std::pair<CardIndex, int>>& wanted, const QString& subject);
/// So many copies fewer of each specific card, its last lines first.
void removeCopies(DeckDocument& document, const std::vector<CardIndex>& cards, int count);
/// A copy of each to the cards that are only considered.
void considerCards(DeckDocument& document, const std::vector<CardIndex>& cards);

} // namespace muster::app
