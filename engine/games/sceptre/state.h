// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/flow/card_game.h"
#include "engine/games/sceptre/rules.h"

namespace muster::engine::sceptre {

inline constexpr int mostGarrisoned = 4;    ///< SCE-7c, SCE-12a
inline constexpr int mostSquires = 2;       ///< on a Champion (SCE-37a)
inline constexpr int MostTurnActions = 150; ///< a turn with more is one that does not end: abandoned

/// Where the game stands between two steps. From each of these it can go on by itself.
struct Phase {
    enum : std::uint8_t {
        Hands,     ///< starting hands are drawn and dead ones exchanged
        Champions, ///< the initial Champions are chosen
        WhoStarts, ///< the dice decide
        TurnStart,
        Main,      ///< pre-attack activities, one action a step
        Announced, ///< an attack: each of its steps
        Rolled,
        Damaged,
        Effects,
        OtherEffects,
        Aftermath,
        TurnEnd,
        ChangeOver,
        Over ///< in digests alone
    };
};

/// Flags of cards besides those of all games.
enum : std::uint8_t {
    Stunned = GameFlag,       ///< Dazed and rolled 10-: no action in this turn (SCE-47g)
    TextWaits = GameFlag * 2, ///< an Exterior whose Gate was gone before its text happened (SCE-27l)
};

/// A Coin that was attached in this turn as its player may, and to whom.
struct CoinOfTurn {
    CardId coin;
    CardId on;
};

struct Player {
    std::uint8_t collected = 0; ///< Blood Cards
    std::uint8_t deadHands = 0;
    std::uint8_t bloodDue = 0; ///< for the opponent's dead hands
    bool handStands = false;
    std::uint8_t failures = 0;       ///< of the retreat attempt that goes on (SCE-49i)
    FixedList<CoinOfTurn, 64> coins; ///< of this turn: one, unless a text allows more (SCE-17a, SCE-17e)
    FixedList<CardId, 8> disarmed;   ///< in its own turn that goes on: they are free at its end (SCE-47m)
    CardId retreating = NoCard;
    std::uint16_t retreatingSince = 0;
};

/// The attack that goes on.
struct AttackFrame {
    CardId attacker = NoCard;
    std::uint16_t attackerSince = 0;
    CardId target = NoCard;
    std::uint16_t targetSince = 0;
    std::int8_t attack = 0; ///< first or second
    bool through = false;
    bool negated = false;
    bool cancelled = false; ///< nothing was rolled
    bool happened = false;  ///< it was rolled, or needed no roll
    bool increased = false; ///< what its text deals has got its bonuses and reductions already (SCE-30l)
};

/// A unit that has died and whose death is not settled yet.
struct Death {
    CardId card = NoCard;
    CardId killer = NoCard;
    Seat seat = NoSeat;
    bool champion = false;
};

/// A game of Sceptre at one moment.
struct State : GameState {
    Player players[2];
    AttackFrame attack;
    FixedList<Death, 32> deaths;
    FixedList<Trigger, 16> added; ///< by the attacker's other cards to an attack that broke through, for step 4E
    Seat starts = NoSeat;
    std::uint8_t actions = 0; ///< of this turn
};

[[nodiscard]] constexpr Seat other(Seat seat) { return static_cast<Seat>(1 - seat); }
[[nodiscard]] constexpr ZoneId zoneId(Zone zone, Seat seat)
{
    return static_cast<ZoneId>(zone == ArenaSlot ? ArenaSlot : seat * Zones + zone);
}

} // namespace muster::engine::sceptre
