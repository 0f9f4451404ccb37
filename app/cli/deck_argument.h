// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/decks/deck_forms.h"

namespace muster::app {

/// A deck named on the command line, with its cards.
struct DeckArgument {
    LoadedDeck loaded;
    std::shared_ptr<const Catalogue> catalogue;
};

/// Reads the deck of an argument: a file of any form, `-`, or a deck code.
[[nodiscard]] Result<DeckArgument> deckArgument(const QString& argument, const QString& game, GameShelf& shelf);

} // namespace muster::app
