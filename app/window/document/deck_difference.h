// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "model/decks/deck_edit.h"

namespace muster::app {

/// The edits that turn one deck into the other; nothing where more than the cards of its sections differ, or where
/// edits cannot say it: they make no two lines of one card.
[[nodiscard]] std::optional<std::vector<DeckEdit>> editsBetween(const Deck& before, const Deck& after);

} // namespace muster::app
