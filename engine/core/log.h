// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

#include "engine/core/choice.h"

namespace muster::engine {

/// A die that has fallen.
struct FallenDie {
    std::int16_t faces = 0;
    std::int16_t shows = 0;
};
/// The last dice that fell, the latest one last.
using LastDice = std::array<FallenDie, 2>;

/// One line of what happened. `what` is numbered by the game; the words are made elsewhere.
struct LogLine {
    std::uint16_t what = 0;
    Seat seat = NoSeat;
    CardId card = NoCard;
    CardId other = NoCard;
    int number = 0;
    int second = 0;
    const char* rule = nullptr;  ///< the rule by which it happened
    std::uint8_t hiddenFrom = 0; ///< a bit for each seat that does not learn which card it was
    LastDice fell{};             ///< before it; those of which it tells are among them
};

/// Takes what happens in a game, for people and tests. Simulations have none.
class Log {
public:
    virtual ~Log() = default;
    virtual void add(const LogLine& line) = 0;
    /// A question with a single answer, of which nobody was asked.
    virtual void answered(const Choice&) { }
};

} // namespace muster::engine
