// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/play/hand_practice.h"
#include "engine/play/playable.h"
#include "engine/scenario/table.h"

/// The register of the games that the engine plays: the one place below `app` that knows all of them.
namespace muster::engine {

/// Their keys.
[[nodiscard]] std::vector<std::string> playableGames();

/// What is known of a game before there are cards; nothing if the engine does not play it.
[[nodiscard]] const PlayFacts* playFacts(const std::string& game);

/// Why a game cannot be played.
enum class NotPlayable {
    NoEngine,    ///< the engine does not play it
    TooManyTexts ///< the cards have more text than the compiled form can number
};

/// A game for one catalogue, which must outlive it. Only the texts of `cards` are compiled: those of all decks and the shop
/// together, and of what their texts make. None given: all cards.
[[nodiscard]] tl::expected<std::unique_ptr<Playable>, NotPlayable>
makePlayable(const std::string& game, const Catalogue& catalogue, const std::map<std::string, std::string>& options,
             std::span<const std::uint16_t> cards = {});

/// Dealing and mulligans of a game; nothing if it has none. It needs no rules of play.
[[nodiscard]] std::unique_ptr<HandPractice> makeHandPractice(const std::string& game, const Catalogue& catalogue,
                                                             const std::map<std::string, std::string>& options,
                                                             const DeckSections& deck);

/// What each of them lends to scenarios.
[[nodiscard]] ScenarioGames scenarioGames();

} // namespace muster::engine
