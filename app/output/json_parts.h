// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/output/json_writer.h"
#include "model/base/error.h"
#include "model/decks/deck_edit.h"

namespace muster::app {

/// The version of all JSON outputs (docs/json.md). It goes up when a key is removed or changes its meaning; new keys
/// may come at any time.
inline constexpr int JsonVersion = 3;

/// Opens a document: `{"muster": "check", "version": 2,` and the program's version.
void beginDocument(JsonWriter& json, std::string_view what);

void writeError(JsonWriter& json, const Error& error);
/// `"errors": [...]`
void writeErrors(JsonWriter& json, const Errors& errors);
void writeEdit(JsonWriter& json, const DeckEdit& edit, const Deck& before);

} // namespace muster::app
