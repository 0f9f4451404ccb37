// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/hero/game.h"
#include "engine/pilots/scored_pilot.h"

namespace muster::engine::hero {

/// Plays Hero by rules of thumb: the best item it can buy, as much mana as it can spend on minions, upgrades and spells that
/// do something, trades that pay, and the hero's abilities with what is left.
class Greedy final : public ScoredPilot {
protected:
    void begin(const Choice& choice, const View& view) override;
    double score(const Choice& choice, const Option& option) override;

private:
    [[nodiscard]] double scoreAction(const Option& option);
    [[nodiscard]] double scoreCard(CardId card);
    [[nodiscard]] double scoreSpell(CardId spell);
    [[nodiscard]] double scoreItem(CardId item);
    [[nodiscard]] double scoreRelic(CardId relic);
    [[nodiscard]] double scoreAttacker(CardId minion);
    [[nodiscard]] double scoreBlock(CardId blocker, CardId attacker);
    [[nodiscard]] double scoreAttackOn(CardId target);
    [[nodiscard]] double scoreSentBack(CardId card);
    [[nodiscard]] double scoreTarget(CardId card, CardId target);
    [[nodiscard]] double scorePicked(const Choice& choice, CardId card);
    [[nodiscard]] bool hitsOwn(code::Range does) const;
    [[nodiscard]] double bestAttack();
    [[nodiscard]] double worth(CardId minion);
    [[nodiscard]] int attackOf(CardId minion) { return m_game->numberNow(m_game->rules().words.attack, minion); }
    [[nodiscard]] int healthLeft(CardId minion);
    [[nodiscard]] int damageOf(CardId spell);
    [[nodiscard]] bool says(code::Range does, effects::Term verb) const;
    [[nodiscard]] bool knows(CardId card) const { return m_game->view(m_me).knows(card); }
    template <class Visit>
    void eachMinion(Seat seat, Visit visit)
    {
        m_game->eachIn(Battlefield, seat, visit);
    }

    Game* m_game = nullptr;
    Seat m_me = 0;
    Seat m_other = 1;
};

} // namespace muster::engine::hero
