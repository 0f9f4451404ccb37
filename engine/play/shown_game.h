// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "engine/flow/card_game.h"
#include "engine/play/shown_table.h"

namespace muster::engine {

/// What a card has of a number before anything that is in force: usually what is printed on it.
using PrintedNumber = std::function<int(std::uint8_t word, CardId card)>;

/// The table of a game on the common ground as a seat sees it.
[[nodiscard]] ShownTable shownTable(CardGame& game, int seats, Seat viewer, const PrintedNumber& printed);

} // namespace muster::engine
