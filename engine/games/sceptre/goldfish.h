// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bitset>

#include "engine/games/sceptre/opening_odds.h"
#include "engine/games/sceptre/session.h"
#include "engine/play/goldfish.h"

namespace muster::engine::sceptre {

/// Own turns that the curves show.
inline constexpr int GoldfishTurns = 12;

/// Numbers of the five Champions that the passive opponent has. It never plays cards, attacks, retreats or uses
/// Abilities; it takes part in retreat rolls, Daze and replacements, and collects Blood Cards.
struct PassiveChampions {
    int hp = 70;
    int def = 9;
    int spd = 5;
};
/// The medians of a deck's own Champions; of an even number the greater of the two in the middle.
[[nodiscard]] PassiveChampions medianChampions(const Rules& rules, const DeckCards& deck);

/// A deck that is played out against five passive Champions, or against a deck that plays back.
class SceptreGoldfish final : public GoldfishGame, private Log {
public:
    /// The rules must outlive it. `settings` are those of the passive Champions.
    SceptreGoldfish(const Rules& rules, const GoldfishPlan& plan, const std::map<std::string, int>& settings);

    Measures series() const override;
    Session& session() override { return m_session; }
    void begin(std::uint64_t seed, int place) override;
    Seat seat() const override { return 0; }
    int place() const override;
    bool hasMulligan() const override { return true; }
    bool tookMulligan() const override;
    std::optional<KeptHand> keptHand() const override;
    Agent& passive() override { return m_passive; }
    Log* log() override { return this; }
    Moment moment() const override;
    void asked(const Choice& choice) override;
    void duringOwnTurn(int turn, Measures& sum) override;
    void atEndOfOwnTurn(int turn, Measures& sum) override;
    void atEndOfGame(int ownTurns, int measured, Measures& sum) override;

private:
    /// Ends its turns, and otherwise takes what comes first.
    class Passive final : public Agent {
    public:
        std::size_t choose(const Choice& choice, const View& view) override;
    };

    void add(const LogLine& line) override;
    [[nodiscard]] double expectation(CardId champion, int attack, CardId target);
    [[nodiscard]] bool isOffered(CardId card, std::span<const Option> options) const;
    template <class Visit>
    void eachStuck(Visit visit);
    void beginAgainstPassive(std::uint64_t seed, bool first);
    void measureReached(std::size_t at, Measures& sum) const;
    void noteEnd(Measures& sum) const;
    void noteStuck(Measures& sum);

    const Rules& m_rules;
    bool m_playsBack;
    PassiveChampions m_champions;
    SceptreSession m_session;
    Game& m_game;
    Passive m_passive;
    OpeningOdds m_odds;
    double m_lostByDeadHands = 0; ///< the exact chance
    int m_mostOwnTurns;

    // Of the game that is played
    bool m_possible[2] = {};         ///< an attack, a second attack
    bool m_seen[2] = {};             ///< and that has been counted
    std::bitset<MostCards> m_held;   ///< cards that were in the hand in an own turn
    std::bitset<MostCards> m_usable; ///< and could be played in one
    int m_damage = 0;                ///< that the opponent's units have taken, but not from their own cards or retreats
    double m_expected = 0;           ///< that the announced attacks could be expected to deal
    int m_rolled = 0;
    int m_hits = 0;
};

} // namespace muster::engine::sceptre
