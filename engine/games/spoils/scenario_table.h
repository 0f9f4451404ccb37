// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/scenario/table.h"

namespace muster::engine::spoils {

/// What Spoils lends to scenarios. Three sit at the table.
[[nodiscard]] std::unique_ptr<ScenarioTable> makeTable(std::shared_ptr<const Catalogue> catalogue,
                                                       const std::map<std::string, std::string>& options);

} // namespace muster::engine::spoils
