// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/random.h"
#include "engine/pilots/pilot.h"

namespace muster::engine {

/// Chooses any option, all alike.
class RandomPilot final : public Pilot {
public:
    void reseed(std::uint64_t seed, Seat seat) override { m_stream = Stream(seed, 1000u + seat); }
    std::size_t choose(const Choice& choice, const View&) override
    {
        return m_stream.below(static_cast<std::uint32_t>(choice.options.size()));
    }

private:
    Stream m_stream;
};

} // namespace muster::engine
