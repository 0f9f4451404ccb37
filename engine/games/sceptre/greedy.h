// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/sceptre/game.h"
#include "engine/pilots/scored_pilot.h"

namespace muster::engine::sceptre {

/// Plays by rules of thumb: fills the garrison, puts Coins and Squires where they unlock attacks, plays what helps,
/// attacks when it pays, and retreats in need. It looks only at what its player may see.
class Greedy final : public ScoredPilot {
protected:
    void begin(const Choice& choice, const View& view) override;
    double score(const Choice& choice, const Option& option) override;

private:
    [[nodiscard]] double scoreAction(const Option& option);
    [[nodiscard]] double scoreText(CardId card, code::Range script);
    [[nodiscard]] double scoreStep(const code::Step& step);
    [[nodiscard]] double scoreAttack(CardId champion, int attack, CardId target);
    [[nodiscard]] double scoreOnWhom(const Choice& choice, const Option& option);
    [[nodiscard]] double scoreCard(const Choice& choice, CardId card);
    [[nodiscard]] double scoreRetreatStep(const Choice& choice, const Option& option);
    /// How good a Champion would be in combat now.
    [[nodiscard]] double fighter(CardId champion);
    /// The same, and HP, DEF and what a card is worth, of cards that the player may not know: then as most are.
    [[nodiscard]] double seenFighter(CardId champion) { return knows(champion) ? fighter(champion) : 25; }
    [[nodiscard]] int seenHp(CardId card) { return knows(card) ? m_game->hp(card) : 70; }
    [[nodiscard]] int seenDef(CardId card) { return knows(card) ? m_game->def(card) : 9; }
    [[nodiscard]] double seenKeepValue(CardId card) { return knows(card) ? keepValue(card) : 5; }
    [[nodiscard]] bool knows(CardId card) { return m_game->view(m_seat).knows(card); }
    [[nodiscard]] bool canAttack(CardId champion, int attack);
    [[nodiscard]] double keepValue(CardId card);
    [[nodiscard]] bool inDanger(CardId champion);

    Game* m_game = nullptr;
    Seat m_seat = 0;
};

} // namespace muster::engine::sceptre
