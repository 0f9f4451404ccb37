// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <string>

#include "engine/scenario/table.h"
#include "model/cards/catalogue.h"

namespace muster::engine::hero {

/// Scenarios of Hero: docs/scenarios.md says how they are written.
[[nodiscard]] std::unique_ptr<ScenarioTable> makeTable(std::shared_ptr<const Catalogue> catalogue,
                                                       const std::map<std::string, std::string>& options);

} // namespace muster::engine::hero
