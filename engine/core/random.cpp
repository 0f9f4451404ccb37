// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/random.h"

namespace muster::engine {

Stream::Stream(std::uint64_t seed, std::uint64_t purpose) : m_state(0), m_increment((mix(purpose) << 1) | 1)
{
    (void)next();
    m_state += mix(seed ^ mix(purpose));
    (void)next();
}

std::uint32_t Stream::next()
{
    const std::uint64_t old = m_state;
    m_state = old * 6364136223846793005ULL + m_increment;
    const auto shifted = static_cast<std::uint32_t>(((old >> 18) ^ old) >> 27);
    const auto turn = static_cast<std::uint32_t>(old >> 59);
    return (shifted >> turn) | (shifted << ((32 - turn) & 31));
}

std::uint32_t Stream::below(std::uint32_t bound)
{
    std::uint64_t product = static_cast<std::uint64_t>(next()) * bound;
    auto low = static_cast<std::uint32_t>(product);
    if (low < bound) {
        const std::uint32_t least = (0 - bound) % bound;
        while (low < least) {
            product = static_cast<std::uint64_t>(next()) * bound;
            low = static_cast<std::uint32_t>(product);
        }
    }
    return static_cast<std::uint32_t>(product >> 32);
}

} // namespace muster::engine
