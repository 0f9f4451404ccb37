// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "model/cards/catalogue.h"

namespace muster {

/// The section of a kind of deck where a card belongs: the first whose `cards` it matches or that takes every card; empty
/// if there is none, or no such kind.
[[nodiscard]] std::string sectionOfCard(const Catalogue& catalogue, std::string_view deckKind, CardIndex card);

} // namespace muster
