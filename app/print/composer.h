// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/print/block.h"
#include "model/base/result.h"

namespace muster::app::print {

/// Lays one deck out on as many pages of this size as it needs. Every card and every finding is on exactly one of
/// them. Fails if the sheet leaves no room for the cards on that paper.
[[nodiscard]] Result<std::vector<Page>> composeSheet(const SheetLayout& sheet, const DeckFacts& facts, QSizeF paper,
                                                     Type& type);

/// How small pages stand on a paper.
struct Imposition {
    double gap = 0;        ///< between them
    bool outlines = true;  ///< lines to cut along; else only the marks at the edges
    bool mirrored = false; ///< from right to left: backs, when the paper is turned over its long edge
};

/// Small pages put several to a paper, with marks to cut at. Pages that are as large as the paper stay as they are.
[[nodiscard]] std::vector<Page> imposed(std::vector<Page> pages, QSizeF paper, const Imposition& how = {});

} // namespace muster::app::print
