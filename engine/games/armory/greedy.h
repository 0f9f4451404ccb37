// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/armory/game.h"
#include "engine/pilots/scored_pilot.h"

namespace muster::engine::armory {

/// Plays Armory by rules of thumb: an Attribute and better equipment each turn, texts that do more good than harm, every
/// attack, a block where it saves more than it wears off.
class Greedy final : public ScoredPilot {
protected:
    void begin(const Choice& choice, const View& view) override;
    double score(const Choice& choice, const Option& option) override;

private:
    [[nodiscard]] double scoreAction(const Option& option);
    [[nodiscard]] double scoreRedraw(CardId card);
    [[nodiscard]] double scoreAttribute(CardId card);
    [[nodiscard]] double scoreEquip(CardId card);
    [[nodiscard]] double scoreDrop(CardId card);
    [[nodiscard]] double scoreAttack(const Option& option);
    [[nodiscard]] double nearness(Seat seat) const;
    [[nodiscard]] int thrownDamage(const Option& option);
    [[nodiscard]] int counterOf(Seat seat);
    [[nodiscard]] double lossOf(CardId weapon);
    [[nodiscard]] double scoreBlock(CardId weapon, CardId armor);
    [[nodiscard]] double scoreDefense(CardId technique);
    [[nodiscard]] double scoreTarget(const Choice& choice, CardId card);
    /// What the steps of a text are worth to the seat, on a fighter or a card.
    [[nodiscard]] double worthOf(const code::Ability& ability, Seat on, CardId onCard);
    [[nodiscard]] double worthOf(code::Range steps, Seat on, CardId onCard);
    [[nodiscard]] double worthOf(const code::Step& step, Seat on, CardId onCard);
    [[nodiscard]] double worth(CardId card);
    [[nodiscard]] bool mine(Seat seat) const { return m_game->table().sameSide(seat, m_me); }

    Game* m_game = nullptr;
    Seat m_me = 0;
};

} // namespace muster::engine::armory
