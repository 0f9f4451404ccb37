// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "model/base/result.h"
#include "model/decks/resolved_deck.h"

namespace muster {

/// A deck as one line for clipboard and QR: "MUSTER1-" and Crockford base 32 of game, kind, format, sections and
/// cards (by id), with a checksum. Independent of the order of lines. Errors: unknown or ambiguous entries.
[[nodiscard]] Result<std::string> deckCode(const ResolvedDeck& deck);

/// The key of the game a code is for; empty if it is no deck code.
[[nodiscard]] std::string gameOfCode(std::string_view code);

/// Rebuilds the deck, where the sets are known. Case, blanks and hyphens do not matter. Errors: BadCode (alphabet,
/// checksum, length, version), UnknownCard (the id).
[[nodiscard]] Result<Deck> deckOfCode(std::string_view code, const Catalogue& catalogue);

} // namespace muster
