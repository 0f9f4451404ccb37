// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/cards/catalogue.h"

namespace muster {

/// The parts of a tidy line that holds several cards with their counts side by side, as lists in two columns do:
/// "4 Copper<tab>3 Gold", "4 Copper    3 Gold", "4 Copper {3 Gold}". Nothing for a line of one card.
[[nodiscard]] std::vector<std::string> columnsOf(std::string_view line, const Catalogue& catalogue);

} // namespace muster
