// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/flow/card_game.h"
#include "engine/games/script/rules.h"

namespace muster::engine::script {

/// Where the game stands between two steps: a turn goes through its stages in this order (SCR-042), and so does the other
/// player's (SCR-044).
enum Phase : std::uint8_t {
    Begins, ///< roll, hands, mulligans
    TurnStarts,
    DrawStage,
    SetupStarts, ///< untap, and the survivor returns (SCR-072)
    SetupStage,  ///< one play a step
    InvokeStage,
    Attacked, ///< an attacker lies on the table, its texts are done
    Blocked,  ///< and the defender has decided
    TurnEnds,
};

struct Player {
    std::uint8_t turns = 0;   ///< own turns begun: the Study Rate follows them (SCR-128)
    std::uint8_t scripts = 0; ///< played in this turn (SCR-123)
    std::uint8_t attacks = 0; ///< made in this turn
    bool emptyHanded = false; ///< at the very start of this turn (SCR-059)
};

/// The attack that goes on.
struct Battle {
    CardId attacker = NoCard;
    std::uint16_t attackerSince = 0;
    FixedList<CardId, 4> blockers;
    bool negated = false; ///< a text says that it has no effect
};

/// A Creature with values of its own, without cost and text, for whoever tries a deck out: it blocks again and again.
struct Token {
    CardId card = NoCard;
    std::int16_t attack = 0;
    std::int16_t defense = 0;
};

/// A game of Script at one moment.
struct State : GameState {
    Player players[2];
    Battle battle;
    Token token;
    std::uint8_t actions = 0; ///< of this Setup Stage
    State() { }               // NOLINT
};

[[nodiscard]] constexpr Seat other(Seat seat) { return static_cast<Seat>(1 - seat); }

} // namespace muster::engine::script
