// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/games.h"
#include "engine/games/hero/game.h"
#include "engine/play/tournament.h"
#include "engine/play/card_session.h"
#include "sceptre_cards.h"

/// Hero's shipped cards, decks and shop for the tests of the engine.
namespace muster::test {

inline const std::shared_ptr<const Catalogue>& heroCards()
{
    static const auto found = catalogueOf(QStringLiteral("hero"));
    return found;
}

inline const engine::hero::Rules& heroRules()
{
    static const engine::hero::Rules rules(*heroCards());
    return rules;
}

/// The cards of a section of a shipped deck or shop.
inline std::vector<std::uint16_t> heroSection(const QString& file, std::string_view section)
{
    const GameLookup lookup([](std::string_view) { return &heroCards()->game(); });
    const QString path = gameFolder(QStringLiteral("hero")) + QStringLiteral("/decks/") + file;
    std::vector<std::uint16_t> cards;
    auto read = readDeck(bytesOf(path), file.toStdString(), lookup);
    if (!read)
        return cards;
    const ResolvedDeck resolved(*heroCards(), *read);
    for (const ResolvedEntry& entry : resolved.entries()) {
        if (read->sections[entry.section].key == section)
            cards.insert(cards.end(), static_cast<std::size_t>(entry.count),
                         static_cast<std::uint16_t>(entry.card.value));
    }
    return cards;
}

inline const QStringList& heroDecks()
{
    static const QStringList names = {QStringLiteral("behind-the-shields.muster"), QStringLiteral("red-sleds.muster"),
                                      QStringLiteral("the-ninth-lamp.muster"), QStringLiteral("two-a-turn.muster")};
    return names;
}

inline engine::hero::Match heroMatch(const QString& first, const QString& second)
{
    const QString shop = QStringLiteral("mother-pells-shop.muster");
    engine::hero::Match match;
    for (const int side : {0, 1}) {
        const QString& file = side == 0 ? first : second;
        const auto heroes = heroSection(file, "hero");
        match.sides[side].hero = heroes.empty() ? std::uint16_t(0) : heroes.front();
        match.sides[side].deck = heroSection(file, "main");
    }
    match.tiers[0] = heroSection(shop, "early");
    match.tiers[1] = heroSection(shop, "mid");
    match.tiers[2] = heroSection(shop, "late");
    return match;
}

inline engine::DeckSections heroDeck(const QString& file)
{
    return {{{"hero", heroSection(file, "hero")}, {"main", heroSection(file, "main")}}};
}

inline engine::DeckSections heroShop()
{
    const QString shop = QStringLiteral("mother-pells-shop.muster");
    return {{{"early", heroSection(shop, "early")},
             {"mid", heroSection(shop, "mid")},
             {"late", heroSection(shop, "late")}}};
}

inline engine::Matchup heroMatchup(const QString& first, const QString& second, const std::string& pilotA,
                                   const std::string& pilotB, int games, std::uint64_t seed)
{
    engine::Matchup matchup;
    matchup.entrants = {{heroDeck(first), pilotA}, {heroDeck(second), pilotB}};
    matchup.shop = heroShop();
    matchup.games = games;
    matchup.seed = seed;
    return matchup;
}

} // namespace muster::test
