// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace muster::engine::sceptre {

/// What Option::number means in a step of a retreat.
enum RetreatOption : std::int16_t { RollDice, StopRolling, SacrificeSquire };

} // namespace muster::engine::sceptre
