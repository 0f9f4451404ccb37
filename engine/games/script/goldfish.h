// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>

#include "engine/core/log.h"
#include "engine/games/script/game.h"
#include "engine/play/card_session.h"
#include "engine/play/goldfish.h"
#include "engine/play/stuck_cards.h"

namespace muster::engine::script {

using ScriptSession = CardSession<Game, std::function<void(Game&, std::uint64_t)>>;

/// A deck that is played out against an opponent with fifty blank cards who draws and does nothing else, or blocks each attack
/// with a token for nothing (the wall), or against a deck that plays back.
class ScriptGoldfish final : public GoldfishGame, private Log {
public:
    /// The rules must outlive it. `settings` are those of the passive opponent: Attack and Defense of the token.
    ScriptGoldfish(const Rules& rules, const GoldfishPlan& plan, const std::map<std::string, int>& settings);

    Measures series() const override;
    Session& session() override { return m_session; }
    void begin(std::uint64_t seed, int place) override;
    Seat seat() const override { return 0; }
    int place() const override;
    bool hasMulligan() const override { return true; }
    bool tookMulligan() const override { return m_mulligan; }
    std::optional<KeptHand> keptHand() const override;
    Agent& passive() override { return m_passive; }
    Log* log() override { return this; }
    Moment moment() const override;
    void asked(const Choice& choice) override;
    void duringOwnTurn(int turn, Measures& sum) override;
    void atEndOfOwnTurn(int turn, Measures& sum) override;
    void atEndOfGame(int ownTurns, int measured, Measures& sum) override;

private:
    /// Draws, keeps, passes, and gives up the newest of too many cards; with a token it blocks.
    class Passive final : public Agent {
    public:
        explicit Passive(const ScriptGoldfish& fish) : m_fish(fish) { }
        std::size_t choose(const Choice& choice, const View&) override;

    private:
        [[nodiscard]] std::size_t newest(const Choice& choice) const;

        const ScriptGoldfish& m_fish;
    };

    /// What the log has told of the own turn that goes on.
    struct Turn {
        int number = 0; ///< of the table
        int taps = 0, limitLosses = 0;
        int instants = 0, enhancements = 0, conditionals = 0;
        int fastDiscards = -1; ///< -1: did not fast
        int attackerCost = 0, attackerStage = 0;
        bool attacked = false, evolved = false, invoked = false;
    };
    /// What could be paid for.
    struct Payable {
        bool creature = false, fitting = false;
        int held = 0, unpayable = 0, wrongElement = 0;
    };

    void add(const LogLine& line) override;
    void atNewTurn();
    [[nodiscard]] Payable payable();
    /// The least that a Creature of the hand costs, by itself or on a previous stage of the hand.
    [[nodiscard]] int leastCost(CardId creature);
    [[nodiscard]] CardId bestBlocker();
    [[nodiscard]] int damageDealt();
    /// Which thresholds of damage were reached since the end of the last own turn.
    void countDamage(int turn, Measures& sum);
    void noteStuck(Measures& sum);

    const Rules& m_rules;
    DeckCards m_deck, m_against;
    bool m_wall = false;
    int m_attack = 0, m_defense = 0; ///< of the token
    std::uint16_t m_tokenOf = 0;     ///< a Creature without text
    ScriptSession m_session;
    Game& m_game;
    Passive m_passive;
    int m_mostOwnTurns;

    // Of the game that is played
    Turn m_turn;
    int m_damage = 0; ///< up to the end of the last own turn
    int m_scriptsLost = 0;
    bool m_mulligan = false;
    StuckCards m_stuck;
};

} // namespace muster::engine::script
