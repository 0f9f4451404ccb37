// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/base/result.h"
#include "model/games/game.h"

namespace muster {

/// Reads a game.yaml, with every error of the file.
[[nodiscard]] Result<Game> readGame(std::string_view bytes, const std::string& file);

} // namespace muster
