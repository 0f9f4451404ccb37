// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/choice.h"

namespace muster::engine {

/// An agent that plays whole games by itself. Its own randomness is a stream of the game's seed, and nothing that it
/// remembers outlives a reseed: a game does not depend on the games before it.
class Pilot : public Agent {
public:
    virtual void reseed(std::uint64_t seed, Seat seat) = 0;
};

} // namespace muster::engine
