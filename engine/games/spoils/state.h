// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/flow/card_game.h"
#include "engine/games/spoils/rules.h"

namespace muster::engine::spoils {

/// Where the game stands between two steps.
enum Phase : std::uint8_t {
    Begins,        ///< roll for the start
    PicksChampion, ///< one player after the other
    RoundBegins,
    TurnBegins,
    TurnBegun, ///< the effects of its beginning are done (SPO-Q42)
    Travels,
    TravelFight, ///< a Monster was traveled onto, damage is still to come
    Traveled,
    Combat,   ///< to be declared, or skipped
    Declared, ///< everybody knows of it, the opponent is still to be chosen (SPO-191)
    Attacked, ///< the Champion attacks a player: distractions (SPO-196)
    Damage,
    EquipStep,
    BrewStep,
    TurnEnding, ///< the last window of the turn
    TurnEnds,
    RoundEnds,
};

/// Until when a player passes without being asked.
enum PassUntil : std::uint8_t { ThisTime, TheTurnEnds, TheOwnTurn };

/// A Monster that the Champion of the player whose turn it is has to fight. Its damage is gone when it leaves (SPO-189).
struct Fight {
    CardId monster = NoCard;
    std::uint16_t since = 0;
};

/// What one player owes by a deal.
struct Clause {
    enum Kind : std::uint8_t {
        Gives,             ///< a card in play, at once
        Shows,             ///< a card of the hand, at once
        Delivers,          ///< a card in play, when a round begins
        SparesAttack,      ///< does not attack `to`
        SparesDistraction, ///< plays no Monster against `to`
        Attacks,           ///< attacks `to` as soon as it may
        Distracts,         ///< plays a Monster for `to` as soon as it may
    };
    static constexpr std::size_t Most = 6;  ///< in one deal
    static constexpr std::size_t Room = 24; ///< for what stands
    Kind kind = Gives;
    Seat by = NoSeat;
    Seat to = NoSeat;
    std::uint8_t deal = 0;    ///< its number
    std::uint8_t parties = 0; ///< of the deal, as bits
    CardId card = NoCard;
    std::uint16_t since = 0; ///< when the card came into play
    std::int16_t until = 0;  ///< the last round in which it binds
};

/// A game of Spoils at one moment.
struct State : GameState {
    std::array<CardId, MostSeats> champions;
    FixedList<Fight, 24> fights;
    Seat starter = NoSeat;                    ///< who rolled highest: rounds are counted from there (SPO-Q15)
    std::array<Seat, MostSeats> order{};      ///< of turns, the starter first
    std::array<CardId, MostSeats> reserved{}; ///< Champions that a seating gives to players
    Seat picks = NoSeat;                      ///< who picks a Champion next
    Seat target = NoSeat;                     ///< the player whom the Champion attacks, until a distraction comes
    std::uint8_t distracted = 0;              ///< who has played a distraction against this attack, as bits
    std::uint8_t brews = 0;                   ///< in this brew step
    bool asked = false;                       ///< the active player is asked before the window opens again
    WindowAt window;                          ///< how far the window that is open has come
    FixedList<Clause, Clause::Most> draft;    ///< of the deal that is being proposed
    FixedList<Clause, Clause::Room> ledger;   ///< what players owe by deals that stand (SPO-270)
    std::uint8_t deals = 0;                   ///< how many have come to stand
    std::uint8_t replaces = 0;                ///< the deal in whose place the draft comes
    std::uint8_t proposed = 0;                ///< who has proposed something in this turn, as bits
    State() { }                               // NOLINT
};

} // namespace muster::engine::spoils
