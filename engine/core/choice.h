// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>

#include "engine/core/fixed_list.h"
#include "engine/core/ids.h"

namespace muster::engine {

/// One thing that can be chosen. What the parts mean is said by the kind of the choice; the engine's notation puts it
/// into words. Options are sorted and no two of a choice are the same.
struct Option {
    std::uint8_t action = 0;   ///< which action, of those of the game; 0 where only cards or numbers are chosen
    Seat seat = NoSeat;        ///< who acts, where a side has several seats
    CardId card = NoCard;      ///< with which card
    CardId other = NoCard;     ///< on which other card
    std::int16_t number = 0;   ///< how much, which one
    std::int16_t ability = -1; ///< which ability or attack of the card
    friend bool operator==(const Option&, const Option&) = default;
};
using Options = FixedList<Option, 320>;

/// What every game may ask; games number their own from `OfTheGame` on.
enum class Ask : std::uint8_t {
    May,     ///< number 1: yes, 0: no
    Card,    ///< one card of several
    Enough,  ///< one more card, or none: an option without card stops
    Number,  ///< an amount
    Branch,  ///< one of several effects, by number; detail: the first of them in the code of the texts
    Order,   ///< which comes first
    Respond, ///< in a window: an action, or an option without card to pass
    Player,  ///< one of several players, by seat
    OfTheGame = 16,
};

/// A question to one side. Asked only where there are at least two options.
struct Choice {
    std::uint8_t kind = 0;
    Seat seat = 0;           ///< who answers
    bool sealed = false;     ///< hidden from the others until all have answered
    CardId about = NoCard;   ///< the card whose effect asks, or that is being played
    std::int16_t detail = 0; ///< more about the question, by its kind
    std::span<const Option> options;
};

/// What a player may see. Each game has its own; agents that look at it know which.
class View {
public:
    virtual ~View() = default;
};

/// Answers choices: a pilot, a person, a recorded game. The rules call it in the middle of what they do, and go on
/// with its answer; it may throw (only to give up the game as it stands), so no rule has anything to undo.
class Agent {
public:
    virtual ~Agent() = default;
    /// The index of one of the options. `view` shows what the seat that answers may see.
    [[nodiscard]] virtual std::size_t choose(const Choice& choice, const View& view) = 0;
};

} // namespace muster::engine
