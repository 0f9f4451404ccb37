// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "model/cards/set_reader.h"

namespace muster {

/// The columns of a catalogue of these sets. Their effects are moved out of them, everything else is left as it is.
[[nodiscard]] CatalogueData joinSets(const Game& game, std::vector<CardSet>& sets);

} // namespace muster
