// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/language/code.h"
#include "model/cards/catalogue.h"

namespace muster::engine::code {

/// The texts of a card, and of its parts, for which nobody wrote the effects that their kind has: words for people, which
/// nothing carries out.
[[nodiscard]] std::vector<Unread> textsWithoutEffects(const Card& card, const Game& game);

} // namespace muster::engine::code
