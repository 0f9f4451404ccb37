// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/choice.h"

namespace muster::engine {

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
