// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

#include <QString>

#include "engine/pilots/random_pilot.h"
#include "engine/play/session.h"
#include "sceptre_cards.h"

/// Positions as random games come by them, for tests that hold something against every one.
namespace muster::test {

/// Two decks by their names; the one that begins is drawn.
using Pairing = std::pair<QString, QString>;

/// Each shipped deck against each, itself included.
inline std::vector<Pairing> everyPairing()
{
    std::vector<Pairing> pairings;
    for (const auto& one : sceptreDecks()) {
        for (const auto& other : sceptreDecks())
            pairings.emplace_back(one.first, other.first);
    }
    return pairings;
}

/// Each shipped deck against this one.
inline std::vector<Pairing> eachAgainst(const QString& name)
{
    std::vector<Pairing> pairings;
    for (const auto& one : sceptreDecks())
        pairings.emplace_back(one.first, name);
    return pairings;
}

struct Visited {
    int positions = 0;
    QString problem; ///< the first there was, and in which game; empty for none
};

/// Random games between these decks, over and over with other seeds, and of their quiet points one in `oneIn`, as `stream`
/// draws. Ends after the round in which `wanted` positions were met, or at the first that `visit` says something about. It
/// may leave the session in any position of the same game, as long as that is put back.
inline Visited visitRandomPositions(const std::vector<Pairing>& pairings, engine::Stream& stream, std::uint32_t oneIn,
                                    int wanted, const std::function<QString(engine::sceptre::SceptreSession&)>& visit,
                                    const engine::sceptre::Rules& rules = sceptreRules())
{
    constexpr int LastTurn = 60; // hardly a game goes on for longer
    Visited visited;
    for (std::uint64_t seed = 1; visited.positions < wanted; ++seed) {
        for (const auto& [name, other] : pairings) {
            auto session = sceptreSession(sceptreDecks().at(name), sceptreDecks().at(other), rules);
            engine::RandomPilot pilot;
            pilot.reseed(seed, 0);
            session.setAgent(&pilot);
            session.begin(seed);
            while (!session.outcome().over() && session.turn() < LastTurn) {
                session.advance();
                if (session.outcome().over() || session.turn() == 0 || stream.below(oneIn) != 0)
                    continue;
                ++visited.positions;
                const QString problem = visit(session);
                if (problem.isEmpty())
                    continue;
                visited.problem = QStringLiteral("seed %1, %2 against %3, turn %4: %5")
                                      .arg(seed)
                                      .arg(name, other)
                                      .arg(session.turn())
                                      .arg(problem);
                return visited;
            }
        }
    }
    return visited;
}

} // namespace muster::test
