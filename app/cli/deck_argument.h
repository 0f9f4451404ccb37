// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "app/cli/session.h"
#include "app/decks/deck_forms.h"

namespace muster::app {

/// A deck named on the command line, with its cards.
struct DeckArgument {
    LoadedDeck loaded;
    std::shared_ptr<const Catalogue> catalogue;
};

/// Reads the deck of an argument: a file of any form, `-`, or a deck code. On failure the errors are printed already.
[[nodiscard]] std::optional<DeckArgument> deckArgument(const QString& argument, const QString& game, Session& session,
                                                       GameShelf& shelf);

} // namespace muster::app
