// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "model/decks/resolved_deck.h"

namespace muster {

/// SHA-256 of the bytes (FIPS 180-4).
[[nodiscard]] std::array<std::uint8_t, 32> sha256(std::string_view bytes);

/// A deck's hash: the first 50 bits, in Crockford base 32 as XXXXX-XXXXX, of the SHA-256 over the sorted lines
/// `section|folded name|identity|count` (each with a line feed) of the counted sections. The identity is the folded
/// values of the game's identity fields, in the game's order, with commas between them. Order, spelling, doubled
/// lines and printings do not change it; entries that are unknown count under their folded name as written.
[[nodiscard]] std::string deckHash(const ResolvedDeck& deck);

/// The lines that are hashed, for those who want to see why two hashes differ.
[[nodiscard]] std::string deckHashText(const ResolvedDeck& deck);
/// What of such a line is about the card: `section|folded name|identity`.
[[nodiscard]] std::string hashedCard(const ResolvedDeck& deck, const ResolvedEntry& found);

} // namespace muster
