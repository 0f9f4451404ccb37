// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "model/cards/catalogue.h"

namespace muster::engine::code {

/// Which cards of a catalogue can come into a match of some cards: these, and whatever their texts bring from outside the
/// game, and those texts in turn. One for each card of the catalogue, 1 if it can; empty, which means all, of none.
[[nodiscard]] std::vector<std::uint8_t> cardsInUse(const Catalogue& catalogue, std::span<const std::uint16_t> cards);

} // namespace muster::engine::code
