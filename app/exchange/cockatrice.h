// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/faces/face_style.h"
#include "model/decks/resolved_deck.h"

namespace muster::app {

/// A deck as Cockatrice keeps it (.cod, version 1). Cockatrice deals from the zone `main` alone: the section with the most
/// cards stands there, the others in `side`. `listOfXml` reads it back.
[[nodiscard]] std::string writeCod(const ResolvedDeck& deck);

/// The cards of a game as a set of Cockatrice's own form (cards.xml, version 4), so that it knows what a .cod names. Numbers
/// and words stand among the properties under the game's own keys.
[[nodiscard]] std::string writeCardsXml(const Catalogue& catalogue, const FaceStyle& style);

} // namespace muster::app
