// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>

#include "engine/play/match_setup.h"
#include "model/decks/resolved_deck.h"
#include "model/formats/format.h"

namespace muster::app {

// How a deck of a person comes to the engine.

/// The rules options that format and deck choose, as far as they differ from the default.
[[nodiscard]] std::map<std::string, std::string> rulesInForce(const Deck& deck, const Format* format, const Game& game);

/// The known cards of a deck by its sections. Equal decks give equal sections, and so equal shuffles, however they are written.
[[nodiscard]] engine::DeckSections dealtSections(const ResolvedDeck& deck);

/// Whether decks of that kind have all sections that have to be dealt.
[[nodiscard]] bool hasSections(const DeckKind& kind, const std::vector<engine::SectionNeed>& needs);

} // namespace muster::app
