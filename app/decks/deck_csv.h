// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "model/base/result.h"
#include "model/cards/catalogue.h"
#include "model/decks/deck.h"

namespace muster::app {

/// Reads a deck from CSV with a header row, as writeCsv writes it and spreadsheets save it: columns name (or card),
/// count, section, note and the game's identity fields by key or label, in any order; other columns are passed over.
/// A card without a section goes where such cards go.
/// Errors: BadCsv, UnknownSection, NotANumber, OutOfRange, each with its line.
[[nodiscard]] Result<Deck> readDeckCsv(std::string_view bytes, const std::string& file, const Catalogue& catalogue);

} // namespace muster::app
