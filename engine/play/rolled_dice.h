// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/core/dice.h"
#include "engine/core/random.h"

namespace muster::engine {

/// The dice of a game as it rolls them by itself with that seed, written down as they fall.
class RolledDice final : public Dice {
public:
    static constexpr std::uint64_t OfDice = 100; ///< the stream of every game's dice

    explicit RolledDice(std::uint64_t seed) : m_stream(seed, OfDice) { }
    int roll(int faces) override
    {
        rolled.push_back(m_stream.die(faces));
        return rolled.back();
    }
    /// They fall otherwise from now on.
    void reseed(std::uint64_t seed) { m_stream = Stream(seed, OfDice); }
    std::vector<int> rolled;

private:
    Stream m_stream;
};

} // namespace muster::engine
