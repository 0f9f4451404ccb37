// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "model/base/result.h"
#include "model/decks/resolved_deck.h"

namespace muster {

/// A deck as one line for clipboard and QR: "MUSTER1-" and Crockford base 32 of game, kind, format, sections and
/// cards (by id), with a checksum. Independent of the order of lines, of spelling and of doubled lines; names, notes
/// and options are not in it. docs/deck-files.md has the layout. Errors: UnknownCard and AmbiguousCard entries.
[[nodiscard]] Result<std::string> deckCode(const ResolvedDeck& deck);

/// The key of the game a code is for. Errors: BadCode.
[[nodiscard]] Result<std::string> gameOfCode(std::string_view code);

/// Rebuilds the deck, where the sets are known: sections and cards in the order of the game. Case, blanks and hyphens
/// do not matter. Errors: BadCode (alphabet, checksum, length, version), UnknownGame (it is for another game),
/// UnknownSection, UnknownCard (the id).
[[nodiscard]] Result<Deck> deckOfCode(std::string_view code, const Catalogue& catalogue);

} // namespace muster
