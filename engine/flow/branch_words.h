// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/flow/tongue.h"
#include "model/cards/catalogue.h"

namespace muster::engine {

/// One of the effects among which a text lets a player choose, in words: "option 2: draw 2 cards". Its number, from 1 on, is
/// its place in the text; `node` is the option in the catalogue's forest. A long one ends in "…".
[[nodiscard]] std::string branchText(const Catalogue& catalogue, std::uint32_t node, int number,
                                     const Tongue& tongue = {});

/// What stands before the colon of such a text in English, and names it as well: "option 2". Empty for any other text.
[[nodiscard]] std::string_view branchName(std::string_view text);

} // namespace muster::engine
