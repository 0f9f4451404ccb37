// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/armory/game.h"
#include "engine/games/games.h"
#include "engine/play/card_session.h"
#include "engine/play/tournament.h"
#include "sceptre_cards.h"

/// Armory's shipped cards and decks for the tests of the engine.
namespace muster::test {

inline const std::shared_ptr<const Catalogue>& armoryCards()
{
    static const auto found = catalogueOf(QStringLiteral("armory"));
    return found;
}

inline const engine::armory::Rules& armoryRules()
{
    static const engine::armory::Rules rules(*armoryCards());
    return rules;
}

inline const QStringList& armoryDecks()
{
    static const QStringList names = {
        QStringLiteral("brannoch-of-the-standing-stones.muster"), QStringLiteral("ludo-the-gladiator.muster"),
        QStringLiteral("tychon-the-pursuer.muster"), QStringLiteral("ysra-lantern-eye.muster")};
    return names;
}

/// A shipped deck by its sections.
inline engine::DeckSections armoryDeck(const QString& file)
{
    const GameLookup lookup([](std::string_view) { return &armoryCards()->game(); });
    const QString path = gameFolder(QStringLiteral("armory")) + QStringLiteral("/decks/") + file;
    engine::DeckSections deck;
    auto read = readDeck(bytesOf(path), file.toStdString(), lookup);
    if (!read)
        return deck;
    for (const auto& section : read->sections)
        deck.sections.push_back({section.key, {}});
    const ResolvedDeck resolved(*armoryCards(), *read);
    for (const ResolvedEntry& entry : resolved.entries()) {
        auto& cards = deck.sections[entry.section].cards;
        cards.insert(cards.end(), static_cast<std::size_t>(entry.count), static_cast<std::uint16_t>(entry.card.value));
    }
    return deck;
}

/// The same in one list, as a game is begun with it.
inline std::vector<std::uint16_t> armoryOf(const QString& file)
{
    std::vector<std::uint16_t> cards;
    for (const auto& section : armoryDeck(file).sections)
        cards.insert(cards.end(), section.cards.begin(), section.cards.end());
    return cards;
}

inline engine::Matchup armoryMatchup(const QString& first, const QString& second, const std::string& pilotA,
                                     const std::string& pilotB, int games, std::uint64_t seed)
{
    engine::Matchup matchup;
    matchup.entrants = {{armoryDeck(first), pilotA}, {armoryDeck(second), pilotB}};
    matchup.games = games;
    matchup.seed = seed;
    return matchup;
}

} // namespace muster::test
