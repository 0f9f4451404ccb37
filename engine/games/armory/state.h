// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/flow/card_game.h"
#include "engine/games/armory/rules.h"

namespace muster::engine::armory {

/// Where the game stands between two steps.
enum Phase : std::uint8_t {
    Begins, ///< hands, their redraw, and who acts first
    TurnStarts,
    MainPhase, ///< one action a step
    Combat,    ///< one step of the attack on top
    EndPhase,  ///< the Status Dice Step
    Refreshes,
    TurnOver,
};

/// A status die (ARM-502, ARM-701, ARM-702): how many turns are left, and whose card has placed it (ARM-Q37). Dice alike
/// that lie side by side are one of several, as there may be any number (ARM-Q58).
struct Die {
    std::uint8_t status = 0;
    std::uint8_t left = 0;
    Seat source = NoSeat;
    std::uint8_t many = 1;
};

/// What each fighter has alone, in a team, too (ARM-838).
struct Fighter {
    std::uint8_t turns = 0; ///< own turns begun
    // What was done in this turn (ARM-211 to ARM-215)
    std::uint8_t attributesPlayed = 0;
    std::uint8_t items = 0;
    std::uint8_t favors = 0;
    std::uint8_t skills = 0;
    std::uint8_t trinkets = 0;
    std::array<std::uint8_t, attributes> have{}; ///< Attributes in play of each kind
    FixedList<Die, 32> dice;                     ///< the oldest first
};

/// A card that blocks. If it leaves play in the middle of the attack, it still blocks as much as before.
struct Blocker {
    CardId card = NoCard;
    std::uint16_t entered = 0;
    std::int16_t block = 0;
};

/// An attack: a Combat Phase. A counter attack is one inside the other (ARM-676), and so they stand on a stack.
struct Attack {
    enum Step : std::uint8_t { AttackStep, DefenseStep, DamageStep, DurabilityStep, CounterStep, Over };
    Step step = AttackStep;
    Seat attacker = NoSeat;
    Seat defender = NoSeat;
    CardId source = NoCard;    ///< the Weapon, or the card whose text makes the attack
    std::uint16_t entered = 0; ///< of the source
    std::int16_t damage = 0;   ///< of a text or a throw; of a Weapon that has left play, its last attack
    std::uint8_t range = 0;    ///< likewise
    bool byWeapon = false;
    bool fixed = false; ///< damage and range are those noted here
    bool thrown = false;
    bool counter = false;
    bool ended = false;         ///< before all of its steps: it was avoided, or a text has ended it
    bool weaponBlocked = false; ///< the attacked fighter has used a Weapon to block (ARM-673)
    FixedList<Blocker, 2> blockers;
    std::uint32_t during = 0; ///< parts of the turn that went on before
    std::uint16_t text = 0;   ///< the text that has made it and goes on when it is over, by its number
};

/// A card that is being played, and how far its text is carried out.
struct Played {
    CardId card = NoCard;
    Seat seat = NoSeat;
    Seat you = NoSeat; ///< whom its text calls so (ARM-834)
    Seat onSeat = NoSeat;
    CardId onCard = NoCard;
    std::uint8_t next = 0; ///< which of its abilities comes next
    bool kept = false;     ///< it stays in the arena
};

/// Steps that a text has left, and what changes from one to the other of its words.
struct Rest {
    code::Range steps;
    Seat actor = NoSeat;
    CardId it = NoCard;
    Seat itPlayer = NoSeat;
    bool forEach = false;
};

/// A text that makes an attack. The attack waits until no other goes on (ARM-602), what is left of the text until that
/// is over.
struct HeldText {
    std::uint16_t number = 0;
    bool begun = false; ///< its attack goes on
    Attack attack;
    Context context;
    FixedList<Rest, 48> rest; ///< in their order
    Played played;            ///< of a card that is played
};

constexpr int mostActions = 1000; ///< a turn with more is one that does not end

/// A game of Armory at one moment.
struct State : GameState {
    Fighter fighters[4];
    FixedList<Attack, 4> attacks;   ///< the one that goes on is the last
    FixedList<HeldText, 6> held;    ///< in the order of their attacks
    std::uint16_t texts = 0;        ///< how many there have been
    std::uint8_t phaseBefore = 0;   ///< the phase to which a Combat Phase goes back
    FixedList<CardId, 32> attached; ///< in this turn (ARM-482)
    FixedList<CardId, 32> detached; ///< in this turn (ARM-483)
    Seat first = NoSeat;            ///< who acts first; nobody before the dice have said so
    Seat acting = 0;                ///< who of the side whose turn it is chooses
    Seat causer = NoSeat;           ///< whose attack or action it is that goes on
    bool fell = false;              ///< somebody has lost all Health
    Seat felledBy = NoSeat;         ///< who has caused that
    std::uint16_t actions = 0;      ///< of this turn, with the attacks of texts
    std::uint8_t handed = 0;        ///< times in a row that a teammate was left to act
    State() { }                     // NOLINT
};

} // namespace muster::engine::armory
