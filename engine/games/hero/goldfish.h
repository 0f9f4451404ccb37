// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bitset>
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

/// A deck that is played out against a hero who does next to nothing, or against a deck that plays back.
class HeroGoldfish final : public GoldfishGame, private Log {
public:
    /// The rules must outlive it. `settings`: of the passive opponent.
    HeroGoldfish(const Rules& rules, const GoldfishPlan& plan, const std::map<std::string, int>& settings);

    Measures series() const override;
    Session& session() override { return m_session; }
    void begin(std::uint64_t seed, int place) override;
    Seat seat() const override { return 0; }
    int place() const override;
    bool hasMulligan() const override { return true; }
    bool tookMulligan() const override { return m_seen.mulligan; }
    std::optional<KeptHand> keptHand() const override;
    Agent& passive() override { return m_passive; }
    Log* log() override { return this; }
    Moment moment() const override;
    void asked(const Choice& choice) override;
    void duringOwnTurn(int turn, Measures& sum) override;
    void atEndOfOwnTurn(int turn, Measures& sum) override;
    void atEndOfGame(int ownTurns, int measured, Measures& sum) override;

private:
    /// Passes, defends against nothing, and otherwise takes what comes first. Its minions block where it has some, the
    /// strongest attacker first.
    class Passive final : public Agent {
    public:
        std::size_t choose(const Choice& choice, const View& view) override;
    };
    enum Source : std::uint8_t { OfCombat, OfAttack, OfSpells, OfTexts, Sources };
    /// Of the game that is played.
    struct Seen {
        bool mulligan = false;
        int spent = 0;  ///< mana, in this turn
        int there = 0;  ///< mana of all own turns
        int used = 0;   ///< and of it spent
        int damage = 0; ///< of health
        int dealt[Sources] = {};
        int bounties = 0;
        int peak = 0; ///< of Rage or Spell Damage
        int lost = 0; ///< of them to the limit
        int items = 0;
        int played = 0;
        int firstItem = 0;             ///< own turn, 0 before it
        int leveled = 0;               ///< the same
        std::bitset<MostCards> held;   ///< cards that were in the hand in the Main Phase
        std::bitset<MostCards> usable; ///< and could be played
    };

    void add(const LogLine& line) override;
    [[nodiscard]] std::uint16_t plainMinion() const;
    [[nodiscard]] code::Ref questOf() const;
    [[nodiscard]] double questProgress();
    void measureReached(std::size_t at, Measures& sum) const;
    void measureBoard(std::size_t at, Measures& sum);
    void noteStuck(Measures& sum);

    const Rules& m_rules;
    Match m_match;
    CardSession<Game, std::function<void(Game&, std::uint64_t)>> m_session;
    Game& m_game;
    Passive m_passive;
    code::Ref m_quest; ///< the condition of the deck's hero
    int m_mostOwnTurns;
    Seat m_first = NoSeat;
    Seen m_seen;
};

} // namespace muster::engine::hero
