// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/print/block.h"

namespace muster::app::print {

/// A line of the list of cards. Headings are never the last thing in a column, and stand again at the top of the next
/// column where their cards run on.
struct Unit {
    Block block;
    int cards = 0; ///< copies on it
    bool heading = false;
    const CardGroup* group = nullptr; ///< whose heading or card it is; nullptr for empty lines
};

/// The list of cards of a deck for a column of this width.
[[nodiscard]] std::vector<Unit> cardUnits(const CardsPart& part, double width, const Setting& setting);

/// What stands on top of a column that begins with `first`, where `before` ended the one before it: the group that
/// goes on, and on a new page its section too. Empty where nothing goes on.
[[nodiscard]] QString continuedLabel(const Unit& before, const Unit& first, bool newPage);
[[nodiscard]] Unit continuedHeading(const CardsPart& part, const QString& label, double width, const Setting& setting);

/// An empty line for a change by hand.
[[nodiscard]] Unit blankUnit(const CardsPart& part, double width);
[[nodiscard]] Unit blankHeading(const CardsPart& part, double width, const Setting& setting);

} // namespace muster::app::print
