// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/flow/card_game.h"
#include "engine/games/hero/rules.h"

namespace muster::engine::hero {

enum class Phase : std::uint8_t { Mulligan, TurnStart, Main, End };

/// What a player has besides cards and resources. Uses are of this turn. Of resources nobody has any when a game begins: no
/// Armor (HRO-106), no gold (HRO-107), no class resource (HRO-108); no equipment (HRO-109) and no upgrade (HRO-114) lies there,
/// and the health is that of the hero (HRO-103).
struct Player {
    std::int16_t maxMana = 0; ///< without potions
    bool hasBegun = false;    ///< the first turn
    std::uint8_t used[Slots] = {};
    std::uint8_t purchases = 0;
    std::uint16_t combats = 0;
    std::uint16_t spells = 0;
    std::uint16_t actions = 0;      ///< of the Main Phase
    std::int16_t bounty = 0;        ///< of the combat that goes on, paid at its end (HRO-193)
    std::int16_t maximumHealth = 0; ///< of the hero at the last look
};

/// Who has done the damage that lies on a minion, or has destroyed it (HRO-Q11).
struct Harm {
    CardId card = NoCard;
    CardId source = NoCard;
    std::uint8_t seats = 0; ///< players whose sources did it, as bits
    std::uint8_t kind = 0xff;
    CardId with = NoCard; ///< the Weapon of an Attack
    bool lethal = false;
};

struct Block {
    CardId blocker = NoCard;
    CardId attacker = NoCard;
};

/// A Channeled spell that waits for another spell of this turn, where the switch has it so (HRO-Q35).
struct Channel {
    CardId spell = NoCard;
    code::Range steps;
    Context meant; ///< by its words
};

/// A player who only stands in for one, in goldfish games: past the rules, each of the turns brings something.
struct Dummy {
    enum Kind : std::uint8_t { Nobody, Blocker, Pressure };
    Kind kind = Nobody;
    Seat seat = NoSeat;
    std::int16_t damage = 0;  ///< of pressure, each turn
    std::uint16_t minion = 0; ///< of a blocker: a card without a text that stands for its minions
};

struct State : GameState {
    Player players[2];
    Seat first = NoSeat; ///< who went first
    bool extraTurn = false;
    bool fighting = false;       ///< from the declaration of attackers to the end of the combat
    CardId casting = NoCard;     ///< the spell that is being carried out
    bool castingDamages = false; ///< and has dealt damage, or tried to (HRO-Q33)
    CardId channeling = NoCard;  ///< the spell whose bonus a later one has woken
    FixedList<Harm, 160> harms;
    FixedList<Block, 96> blocks; ///< in the order of damage, once that is chosen
    FixedList<Channel, 8> channels;
    Dummy dummy;
};

} // namespace muster::engine::hero
