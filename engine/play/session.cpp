// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/session.h"

namespace muster::engine {

PlayedGame playGame(Session& session, std::uint64_t seed, Agent& agent, const Caps& caps)
{
    Counter counter(agent);
    session.setAgent(&counter);
    session.begin(seed);
    while (!session.outcome().over()) {
        if (session.turn() > caps.turns || counter.choices > caps.choices)
            session.giveUp(Outcome::Capped);
        else
            session.advance();
    }
    session.setAgent(nullptr);
    return {session.outcome(), session.digest(), counter.choices, counter.options};
}

} // namespace muster::engine
