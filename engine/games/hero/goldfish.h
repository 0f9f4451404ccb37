// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "engine/games/hero/game.h"
#include "engine/play/card_session.h"
#include "engine/play/goldfish.h"

namespace muster::engine::hero {

/// Own turns that the curves show.
inline constexpr int GoldfishTurns = 14;

/// The cards of a setup as the game wants them.
[[nodiscard]] Match matchOf(const DeckSections& first, const DeckSections& second, const DeckSections& shop);

/// Begins a match, with the first player named or not.
struct BeginMatch {
    Match match;
    Seat first = NoSeat;
    void operator()(Game& game, std::uint64_t seed) const { game.begin(match, seed, first); }
};

/// A deck that is played out against a hero who does nothing, or against a deck that plays back.
class HeroGoldfish final : public GoldfishGame, private Log {
public:
    /// The rules must outlive it.
    HeroGoldfish(const Rules& rules, const GoldfishPlan& plan);

    Measures series() const override;
    Session& session() override { return m_session; }
    void begin(std::uint64_t seed, int place) override;
    Seat seat() const override { return 0; }
    int place() const override;
    Agent& passive() override { return m_passive; }
    Log* log() override { return this; }
    Moment moment() const override;
    void duringOwnTurn(int turn, Measures& sum) override;
    void atEndOfOwnTurn(int turn, Measures& sum) override;
    void atEndOfGame(int ownTurns, int measured, Measures& sum) override;

private:
    /// Passes, blocks nothing, defends against nothing, and otherwise takes what comes first.
    class Passive final : public Agent {
    public:
        std::size_t choose(const Choice& choice, const View& view) override;
    };

    void add(const LogLine& line) override;
    void measureReached(std::size_t at, Measures& sum) const;

    const Rules& m_rules;
    Match m_match;
    CardSession<Game, std::function<void(Game&, std::uint64_t)>> m_session;
    Game& m_game;
    Passive m_passive;
    int m_mostOwnTurns;
    Seat m_first = NoSeat;

    // Of the game that is played
    int m_spent = 0; ///< mana, in this turn
    int m_damage = 0;
    int m_bounties = 0;
    int m_items = 0;
    bool m_leveled = false;
};

} // namespace muster::engine::hero
