// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "engine/games/armory/game.h"
#include "engine/play/card_session.h"
#include "engine/play/goldfish.h"
#include "engine/play/stuck_cards.h"

namespace muster::engine::armory {

/// Own turns that the curves show.
inline constexpr int GoldfishTurns = 14;

/// The cards of a deck as they come to the table: the Starters, then those that are drawn.
[[nodiscard]] std::vector<std::uint16_t> armoryOf(const DeckSections& deck);

/// Begins a match; the first fighter is named or not.
struct BeginMatch {
    std::vector<std::vector<std::uint16_t>> armories;
    Seat first = NoSeat;
    void operator()(Game& game, std::uint64_t seed) const { game.begin(armories, seed, first); }
};

/// A fighter who does nothing, blocks, or spars, with Starters alone. As the pilot's teammate it always does nothing.
class PassiveFighter final : public Agent {
public:
    enum Kind : std::uint8_t { Idle, Blocker, Sparring };
    PassiveFighter(Game& game, Kind kind, Seat pilot) : m_game(game), m_kind(kind), m_pilot(pilot) { }
    std::size_t choose(const Choice& choice, const View& view) override;
    void begin() { m_attacked.fill(0); }

private:
    [[nodiscard]] std::size_t chooseAction(const Choice& choice);
    [[nodiscard]] std::size_t chooseBlock(const Choice& choice);
    [[nodiscard]] std::optional<std::size_t> attackOn(const Choice& choice, Seat target) const;

    Game& m_game;
    Kind m_kind;
    Seat m_pilot;
    std::array<int, 4> m_attacked{}; ///< in which turn a seat has attacked last
};

/// An Armory that is played out against fighters with Starters alone, or against decks that play back.
class ArmoryGoldfish final : public GoldfishGame, private Log {
public:
    /// The rules must outlive it. `settings` are those of the passive fighters.
    ArmoryGoldfish(const Rules& rules, const GoldfishPlan& plan, const std::map<std::string, int>& settings);

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
    /// An Attribute, an Item, a Favor, a Skill Technique, a Trinket (ARM-211 to ARM-215).
    static constexpr std::size_t AllAllowances = 5;

    void add(const LogLine& line) override;
    void measureBoard(std::size_t at, Measures& sum);
    void measureHand(std::size_t at, Measures& sum);
    void measureReached(std::size_t at, Measures& sum) const;
    void noteAllowances(int turn);
    [[nodiscard]] int potentialDamage();
    [[nodiscard]] bool isBetterWeapon(CardId weapon) const;
    [[nodiscard]] int healthOfOpponents() const;

    const Rules& m_rules;
    BeginMatch m_match;
    CardSession<Game, std::function<void(Game&, std::uint64_t)>> m_session;
    Game& m_game;
    PassiveFighter m_passive;
    bool m_playsBack;
    Game::Outfit m_outfit;
    int m_mostOwnTurns;
    int m_starterAttack = 0;

    // Of the game that is played
    bool m_mulligan = false;
    bool m_betterWeapon = false;
    std::array<bool, 4> m_spaces{}; ///< of Armor, that have been filled
    StuckCards m_stuck;
    int m_seen = 0;
    int m_damage = 0;
    int m_attacks = 0; ///< of the pilot, in this turn
    int m_attacksInAll = 0;
    int m_withTechnique = 0;
    int m_actions = 0;   ///< in this turn
    int m_deadTurns = 0; ///< without any action
    int m_ownTurns = 0;
    std::array<int, AllAllowances> m_used{}; ///< own turns
    int m_withoutAttribute = 0;              ///< of the first own turns
    int m_blocked = 0;                       ///< damage of opponents' attacks
    int m_countered = 0;
    int m_wornOff = 0; ///< DP lost by blocks
};

} // namespace muster::engine::armory
