// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/script/game.h"
#include "engine/pilots/scored_pilot.h"

namespace muster::engine::script {

/// Plays Script by rules of thumb: every Script that may be played, the strongest attack that can be paid for, a block where
/// it costs nothing or saves much.
class Greedy final : public ScoredPilot {
protected:
    void begin(const Choice& choice, const View& view) override;
    double score(const Choice& choice, const Option& option) override;

private:
    /// Who may block.
    struct Defender {
        double chance = 0, attack = 0, defense = 0;
    };
    [[nodiscard]] Defender expected();
    [[nodiscard]] double scoreAction(const Choice& choice, const Option& option);
    [[nodiscard]] double scoreAttack(const Option& option);
    [[nodiscard]] double scoreBlock(const Option& option);
    [[nodiscard]] double scoreTarget(const Choice& choice, CardId card);
    [[nodiscard]] double handValue();
    /// What a card is worth in the hand at present; less is given up first.
    [[nodiscard]] double worth(CardId card);
    [[nodiscard]] int needed(int element);
    [[nodiscard]] double worthOfScript(CardId script);

    Game* m_game = nullptr;
    Seat m_me = 0;
    Seat m_other = 1;
    int m_reserved = 0; ///< Scripts that the best attack of the hand will cost
};

} // namespace muster::engine::script
