// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "app/print/sheet_layout.h"
#include "model/base/result.h"
#include "model/games/game.h"

namespace muster::app::print {

/// Reads a file of parts (parts.yaml) on top of the parts there are; parts of the same name are replaced. `deckKind`
/// says which of its parts for one kind of deck count.
[[nodiscard]] Errors readParts(std::string_view bytes, const std::string& file, const Game& game,
                               const std::string& deckKind, Parts& parts);

/// Reads a sheet with parts of its own; `parts` are those that it may use besides.
[[nodiscard]] Result<SheetLayout> readSheet(std::string_view bytes, const std::string& file, const Game& game,
                                            Parts parts);

} // namespace muster::app::print
