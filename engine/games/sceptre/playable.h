// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/play/playable.h"

namespace muster::engine::sceptre {

[[nodiscard]] std::unique_ptr<Playable> makePlayable(const Catalogue& catalogue,
                                                     const std::map<std::string, std::string>& options);

} // namespace muster::engine::sceptre
