// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <string_view>
#include <vector>

#include <QString>

#include "engine/play/measures.h"

namespace muster::app {

/// What a series of hands or goldfish games is called, in the language in force. The engine's games give English; a label that
/// the table here does not have is shown as it is.
[[nodiscard]] QString measureText(const engine::Label& label);

/// Whether the table has a label.
[[nodiscard]] bool hasMeasureText(std::string_view label);

/// How many letters the longest label of these series has in the language in force, but at least so many.
template <class Series>
[[nodiscard]] int measureWidth(const std::vector<Series>& rows, int least)
{
    for (const Series& row : rows)
        least = std::max(least, static_cast<int>(measureText(row.label).size()));
    return least;
}

/// A number as it is shown with so many decimals: what rounds to nothing has no sign.
[[nodiscard]] double shownNumber(double value, int decimals);

} // namespace muster::app
