// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cards/set_reader.h"

namespace muster::carddb {

/// Warnings about cards of a set that have the name and identity of a card of the catalogue and are not printed alike:
/// what a bare name means in a deck is told with them. Cards of the set's own code are passed over.
[[nodiscard]] Errors namesakes(const CardSet& set, const Catalogue& catalogue);

} // namespace muster::carddb
