// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/games/sceptre/game.h"
#include "engine/scenario/card_position.h"

namespace muster::engine::sceptre {

/// What of a position is Sceptre's own: Blood Cards, the Coin of the turn, failed retreats, used Abilities, Actions and
/// Exteriors whose effect goes on; and whether such a position can be.
class Placing {
public:
    /// Both must outlive it.
    Placing(Game& game, State& state) : m_game(game), m_state(state) { }

    void begin();
    void on(CardId card, CardId holder, Position at, CardPosition& position);
    void card(yaml::MapReader& map, CardId card, CardPosition& position);
    void seat(yaml::MapReader& map, Seat seat, CardPosition& position);
    void finish(CardPosition& position);

private:
    /// A card whose text has been carried out before, and lasts.
    struct Lasting {
        CardId card;
        CardId on;    ///< on which unit; none: on whatever fits
        int left = 0; ///< turns; 0: as when it begins
        Position at;
    };
    void lasts(CardId card, CardId on, Position at);
    void carryOut(const Lasting& one, CardPosition& position);
    [[nodiscard]] bool runText(const Lasting& one);
    [[nodiscard]] bool onlyLasts(code::Range steps) const;
    void placeUsed(yaml::MapReader& map, CardId card, CardPosition& position);
    void placeBlood(yaml::MapReader& map, Seat seat, CardPosition& position);
    void placeCoinOfTurn(yaml::MapReader& map, Seat seat, CardPosition& position);
    void checkUnit(CardId unit, CardPosition& position);
    void checkCarried(CardId unit, CardPosition& position);

    Game& m_game;
    State& m_state;
    std::vector<Lasting> m_lasting;
};

} // namespace muster::engine::sceptre
