// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "engine/games/script/game.h"
#include "engine/play/card_session.h"
#include "engine/play/goldfish.h"

namespace muster::engine::script {

using ScriptSession = CardSession<Game, std::function<void(Game&, std::uint64_t)>>;

/// A deck that is played out against an opponent who draws and does nothing else, or against a deck that plays back.
class ScriptGoldfish final : public GoldfishGame {
public:
    /// The rules must outlive it.
    ScriptGoldfish(const Rules& rules, const GoldfishPlan& plan);

    Measures series() const override;
    Session& session() override { return m_session; }
    void begin(std::uint64_t seed, int place) override;
    Seat seat() const override { return 0; }
    int place() const override;
    Agent& passive() override { return m_passive; }
    Moment moment() const override;
    void atEndOfOwnTurn(int turn, Measures& sum) override;
    void atEndOfGame(int ownTurns, int measured, Measures& sum) override;

private:
    /// Draws, keeps, and passes.
    class Passive final : public Agent {
    public:
        std::size_t choose(const Choice& choice, const View&) override;
    };

    const Rules& m_rules;
    DeckCards m_deck, m_against;
    ScriptSession m_session;
    Passive m_passive;
    int m_mostOwnTurns;
};

} // namespace muster::engine::script
