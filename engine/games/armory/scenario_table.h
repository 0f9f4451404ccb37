// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <string>

#include "engine/scenario/table.h"

namespace muster::engine::armory {

/// The table on which scenarios of Armory are played: of a Duel, unless the mode is another.
[[nodiscard]] std::unique_ptr<ScenarioTable> makeTable(std::shared_ptr<const Catalogue> catalogue,
                                                       const std::map<std::string, std::string>& options,
                                                       const std::string& mode);

} // namespace muster::engine::armory
