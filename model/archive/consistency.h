// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/cards/catalogue.h"
#include "model/formats/format.h"

namespace muster::archive {

/// Whether every index and range leads somewhere, so that code that trusts the values cannot go astray. A bug or a
/// changed game file without a changed key could bring in an archive that is whole but does not fit.
[[nodiscard]] bool isConsistent(const Game& game);
[[nodiscard]] bool isConsistent(const CatalogueData& data, const Game& game);
[[nodiscard]] bool isConsistent(const Format& format, const Game& game);

} // namespace muster::archive
