// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "engine/games/spoils/game.h"
#include "engine/pilots/scored_pilot.h"

namespace muster::engine::spoils {

/// What a Champion is worth before anything else is known.
[[nodiscard]] double championWorth(Game& game, CardId champion);

/// What Equipment adds to a Champion at present, as the game itself reckons it: on a copy of the state it is put on.
class Bonuses {
public:
    /// A new question: the state may have changed.
    void forget() { m_known.clear(); }
    [[nodiscard]] int of(const Game& game, CardId champion, CardId equipment);

private:
    struct Known {
        CardId equipment;
        int bonus = 0;
    };
    const Rules* m_rules = nullptr;
    std::unique_ptr<State> m_state;
    std::unique_ptr<Game> m_game;
    FixedList<Known, 64> m_known;
};

/// Plays Spoils by rules of thumb: it wears the best that it has, brews what it cannot wear, attacks who strikes hardest, throws
/// Monsters at whoever cannot beat them, and keeps what strengthens a fighter for a fight that it turns.
class Greedy : public ScoredPilot {
protected:
    void begin(const Choice& choice, const View& view) override;
    double score(const Choice& choice, const Option& option) override;

private:
    [[nodiscard]] double scoreAction(const Choice& choice, const Option& option);
    [[nodiscard]] bool isEndless(code::Ref ability) const;
    [[nodiscard]] double scoreUse(CardId card);
    [[nodiscard]] double scoreDistraction(CardId monster);
    [[nodiscard]] double scoreFamiliar(CardId familiar);
    [[nodiscard]] double scoreCard(const Choice& choice, CardId card);
    [[nodiscard]] double scorePlayer(const Choice& choice, Seat seat);
    [[nodiscard]] double scoreAttack();
    [[nodiscard]] int equipCost() const;
    [[nodiscard]] bool isWorth(double adds) const;
    [[nodiscard]] double scoreDraft(const Choice& choice, const Option& option);
    [[nodiscard]] double judgeDraft();
    [[nodiscard]] Seat trucePartner();
    [[nodiscard]] int weakestLife() const;
    /// A plain number of a text; 0: it is none.
    [[nodiscard]] int numberOf(code::Ref amount) const;
    /// What wearing an Equipment is worth in power, with what it does for Valor.
    [[nodiscard]] double worn(CardId equipment);
    [[nodiscard]] bool savesItself(CardId equipment) const;
    /// Whether something better fills its slot.
    [[nodiscard]] bool surplus(CardId equipment);
    [[nodiscard]] CardId better(CardId equipment);
    [[nodiscard]] double worth(CardId card);
    /// The first step of what a card does when it is used; nullptr: nothing.
    [[nodiscard]] const code::Step* firstStep(CardId card) const;
    /// By how much it changes the power of a fighter for a while; 0: it does not.
    [[nodiscard]] int changesPower(CardId card) const;
    /// What the own Champion lacks to win the fight that goes on; 0: it wins, or does not fight.
    [[nodiscard]] int lacks();

    Game* m_game = nullptr;
    Seat m_me = 0;
    Bonuses m_bonuses;
};

} // namespace muster::engine::spoils
