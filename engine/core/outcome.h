// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/ids.h"

namespace muster::engine {

/// How a game ended, or that it has not.
struct Outcome {
    enum Kind : std::uint8_t {
        None,
        Won,
        Draw,
        Capped,    ///< stopped by the cap of turns or choices, not by a rule
        Abandoned, ///< something did not fit into the table
    };
    Kind kind = None;
    std::uint8_t winners = 0; ///< a bit for each seat
    const char* rule = nullptr;
    std::uint16_t turns = 0;

    [[nodiscard]] bool over() const { return kind != None; }
    [[nodiscard]] bool wonBy(Seat seat) const { return kind == Won && (winners >> seat & 1) != 0; }
    /// Ended by the rules of the game rather than by a cap.
    [[nodiscard]] bool byTheRules() const { return kind == Won || kind == Draw; }
};

} // namespace muster::engine
