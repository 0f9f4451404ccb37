// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "model/cards/catalogue.h"

namespace muster::app {

/// Whether the bytes are a deck as another program keeps it: XML (.cod, .dek), or a saved object of Tabletop Simulator.
[[nodiscard]] bool isForeign(std::string_view bytes);

/// Such a deck as a text list of a game; nothing where there are no cards in it. Piles that the game has as sections become
/// headings. Where cards tell by their type where they belong, the usual zones (main, side) say nothing; elsewhere the
/// sideboard of a program stays one, so that a game without a sideboard sets it aside.
[[nodiscard]] std::optional<std::string> listOfForeign(std::string_view bytes, const Catalogue& catalogue);

} // namespace muster::app
