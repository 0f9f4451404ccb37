// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "model/decks/list_reader.h"
#include "model/decks/resolved_deck.h"

namespace muster::app {

/// What a line of a pasted list was understood to be, in one sentence.
[[nodiscard]] QString tokenSentence(const ListToken& token, const Catalogue& catalogue);

/// Why an entry of a deck names no card, in one sentence.
[[nodiscard]] QString entrySentence(const DeckEntry& written, const ResolvedEntry& entry, const Catalogue& catalogue);

/// A card with the fields that tell it from others of its name: "Kestrel Vanguard [Ember]".
[[nodiscard]] QString cardName(const Catalogue& catalogue, CardIndex card);

} // namespace muster::app
