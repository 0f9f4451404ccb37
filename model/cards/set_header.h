// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cards/set_reader.h"
#include "model/yaml/reader.h"

namespace muster {

constexpr std::size_t LargestSet = std::size_t(64) << 20; ///< bytes
constexpr std::size_t MostCardsInSet = 200'000;

/// Reads the keys about a set as a whole: game, set, name, version, date, authors, licence. With `isOptional` (CSV),
/// a missing game is the one at hand, and a missing code or name is left empty.
void readSetHeader(yaml::MapReader& map, const Game& game, bool isOptional, CardSet& set);

} // namespace muster
