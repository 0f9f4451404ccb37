// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>

#include "engine/games/games.h"
#include "engine/games/spoils/game.h"
#include "engine/play/tournament.h"
#include "shipped.h"

/// Spoils' shipped cards and decks for the tests of the engine.
namespace muster::test {

inline const std::shared_ptr<const Catalogue>& spoilsCards()
{
    static const auto found = catalogueOf(QStringLiteral("spoils"));
    return found;
}

/// Each shipped deck in one list, as it comes to the table.
inline const std::map<QString, engine::DeckCards>& spoilsDecks()
{
    static const auto found = decksOf(*spoilsCards());
    return found;
}

/// The same decks in their sections.
inline const std::map<QString, engine::DeckSections>& spoilsDeckSections()
{
    static const auto found = [] {
        const engine::spoils::Rules rules(*spoilsCards(), {}, {});
        std::map<QString, engine::DeckSections> result;
        for (const auto& [name, deck] : spoilsDecks()) {
            engine::DeckCards champions;
            engine::DeckCards others;
            for (const std::uint16_t card : deck)
                (rules.typeOf(card) == engine::spoils::Type::Champion ? champions : others).push_back(card);
            result[name] = {{{"champions", champions}, {"spoils", others}}};
        }
        return result;
    }();
    return found;
}

inline engine::Matchup spoilsMatchup(const engine::DeckSections& deck, std::size_t players, const std::string& pilot,
                                     int games, std::uint64_t seed)
{
    engine::Matchup matchup;
    matchup.entrants.assign(players, {deck, pilot});
    matchup.games = games;
    matchup.seed = seed;
    return matchup;
}

} // namespace muster::test
