// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "model/decks/deck_file.h"

namespace muster::app {

/// The deck as JSON, in the shape of the .muster file (docs/json.md).
[[nodiscard]] std::string writeDeckJson(const Deck& deck);

/// Reads it back. JSON is read by the reader of .muster files, which knows every key and every place, since the shape is
/// the same and JSON is YAML. readDeckJson(writeDeckJson(d)) == d for every deck.
[[nodiscard]] Result<Deck> readDeckJson(std::string_view bytes, const std::string& file, const GameLookup& games);

} // namespace muster::app
