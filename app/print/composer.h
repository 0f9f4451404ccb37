// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/print/block.h"
#include "model/base/result.h"

namespace muster::app::print {

/// Lays one deck out on as many pages of this size as it needs. Every card and every finding is on exactly one of
/// them. Fails if the sheet leaves no room for the cards on that paper.
[[nodiscard]] Result<std::vector<Page>> composeSheet(const SheetLayout& sheet, const DeckFacts& facts, QSizeF paper,
                                                     Type& type);

/// Small pages put several to a paper, with marks to cut at. Pages that are as large as the paper stay as they are.
[[nodiscard]] std::vector<Page> imposed(std::vector<Page> pages, QSizeF paper);

} // namespace muster::app::print
