// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/sceptre/session.h"
#include "engine/play/goldfish.h"
#include "engine/play/tournament.h"
#include "tests/engine/shipped.h"

/// Sceptre's shipped cards and decks for the tests of the engine.
namespace muster::test {

inline const std::shared_ptr<const Catalogue>& sceptreCards()
{
    static const std::shared_ptr<const Catalogue> cards = catalogueOf(QStringLiteral("sceptre"));
    return cards;
}

inline const engine::sceptre::Rules& sceptreRules()
{
    static const engine::sceptre::Rules rules(*sceptreCards());
    return rules;
}

/// A session between two decks.
inline engine::sceptre::SceptreSession sceptreSession(const engine::DeckCards& first, const engine::DeckCards& second,
                                                      const engine::sceptre::Rules& rules = sceptreRules())
{
    return {rules, 2, engine::sceptre::BeginMatch{{rules, first, second}}};
}

/// The shipped decks by name of their file.
inline const std::map<QString, engine::DeckCards>& sceptreDecks()
{
    static const auto decks = decksOf(*sceptreCards());
    return decks;
}

/// What is set up for a game between two decks of Sceptre.
inline engine::MatchSetup sceptreSetup(const engine::DeckCards& first, const engine::DeckCards& second)
{
    return {{}, 2, {engine::oneSection("main", first), engine::oneSection("main", second)}, {}};
}

/// Many games between them.
inline engine::Matchup sceptreMatchup(const engine::DeckCards& first, const engine::DeckCards& second,
                                      const std::string& firstPilot, const std::string& secondPilot, int games,
                                      std::uint64_t seed)
{
    engine::Matchup matchup;
    matchup.entrants = {{engine::oneSection("main", first), firstPilot},
                        {engine::oneSection("main", second), secondPilot}};
    matchup.games = games;
    matchup.seed = seed;
    return matchup;
}

/// The greedy pilot with a shipped deck against passive Champions.
inline engine::GoldfishPlan sceptreGoldfish(const char* deck)
{
    engine::GoldfishPlan plan;
    plan.deck = engine::oneSection("main", sceptreDecks().at(QString::fromUtf8(deck)));
    plan.pilot = "greedy";
    plan.passive = "passive";
    return plan;
}

} // namespace muster::test
