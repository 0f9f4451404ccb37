// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "validators/deck_view.h"

namespace muster::validators {

/// Whether deck and format go together: game, dates, options; and a format that the deck names but nobody has.
/// `date` is the day on which the deck is played (YYYY-MM-DD), or empty; then `today`, if that is given, is good for advice.
void checkFormatFits(const DeckView& view, const std::string& date, const std::string& today,
                     std::vector<Finding>& findings);

/// Marks what an organiser's waivers cover, and tells of waivers that nothing needs.
void applyWaivers(const DeckView& view, std::vector<Finding>& findings);

} // namespace muster::validators
