// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "engine/games/spoils/greedy.h"
#include "engine/play/card_session.h"
#include "engine/play/goldfish.h"
#include "engine/play/stuck_cards.h"

namespace muster::engine::spoils {

/// Own turns that the curves show.
inline constexpr int GoldfishTurns = 16;

using SpoilsSession = CardSession<Game, std::function<void(Game&, std::uint64_t)>>;

/// Champions and spoils cards of a deck, one after the other.
[[nodiscard]] DeckCards cardsOf(const DeckSections& deck);

/// Begins a game, with or without a seating that is given.
struct BeginMatch {
    int players = fewestPlayers;
    DeckCards deck;
    Seating seating;
    void operator()(Game& game, std::uint64_t seed) const { game.begin(players, deck, seed, seating); }
};

/// Travels and fights as everybody must, takes what it finds to the hand, and declines whatever it may decline.
class Passive : public Agent {
public:
    enum Level : std::uint8_t { Statue, Guard, Builder };
    explicit Passive(Level level) : m_level(level) { }
    std::size_t choose(const Choice& choice, const View& view) override;

private:
    /// Lays out and wears the best that it has, and does nothing else.
    class Outfitter final : public Greedy {
    protected:
        double score(const Choice& choice, const Option& option) override;
    };

    [[nodiscard]] std::size_t pick(const Choice& choice, Game& game) const;
    [[nodiscard]] static bool holdsMonster(Seat seat, const Game& game);
    [[nodiscard]] std::optional<std::size_t> distraction(const Choice& choice, Game& game) const;

    Level m_level;
    Outfitter m_outfitter;
};

/// A deck that one pilot plays out among passive players, at each place in turn and with each Champion of the pool.
class SpoilsGoldfish final : public GoldfishGame, private Log {
public:
    /// The rules must outlive it.
    SpoilsGoldfish(const Rules& rules, const GoldfishPlan& plan);

    Measures series() const override;
    Session& session() override { return m_session; }
    void begin(std::uint64_t seed, int place) override;
    Seat seat() const override { return 0; }
    int place() const override;
    bool hasMulligan() const override { return false; } // SPO-050
    bool tookMulligan() const override { return false; }
    std::optional<KeptHand> keptHand() const override;
    bool isOut() const override;
    Agent& passive() override { return m_passive; }
    Log* log() override { return this; }
    Moment moment() const override;
    void asked(const Choice& choice) override;
    void duringOwnTurn(int turn, Measures& sum) override;
    void atEndOfOwnTurn(int turn, Measures& sum) override;
    void atEndOfGame(int ownTurns, int measured, Measures& sum) override;

private:
    /// What is added up over a game.
    struct Sums {
        int damage = 0;   ///< dealt by the own Champion to players
        int byTravel = 0; ///< that the others took from their Monsters
        int taken = 0;    ///< from Monsters
        int costs = 0;    ///< life lost otherwise
        int gains = 0;
        int seen = 0;      ///< cards that were traveled onto or drawn
        int traveled[6]{}; ///< by type
        int fights = 0, fightsWon = 0;
        int brews = 0, hits = 0;
        int levels = 0, levelsGained = 0;
    };

    void add(const LogLine& line) override;
    void measureReached(std::size_t at, Measures& sum);
    void noteByThen(int turn, Measures& sum);
    void noteStuck(Measures& sum);
    [[nodiscard]] int opponentsLife(bool least) const;

    const Rules& m_rules;
    DeckCards m_deck;
    int m_champions; ///< in the pool
    int m_players;
    int m_mostOwnTurns;
    Seating m_seating;
    SpoilsSession m_session;
    Game& m_game;
    Passive m_passive;

    // Of the game that is played
    Sums m_sums;
    int m_power = 0; ///< at the combat step
    bool m_valor = false;
    bool m_reshuffled = false;
    bool m_reshuffleNoted = false;
    StuckCards m_stuck;
};

} // namespace muster::engine::spoils
