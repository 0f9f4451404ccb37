// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/random.h"

namespace muster::engine {

Stream::Stream(std::uint64_t seed, std::uint64_t purpose) : m_state(0), m_increment((mix(purpose) << 1) | 1)
{
    (void)next();
    m_state += mix(seed ^ mix(purpose));
    (void)next();
}

} // namespace muster::engine
