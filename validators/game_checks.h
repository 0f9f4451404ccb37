// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "validators/copy_limits.h"

namespace muster::validators {

/// What a game checks beyond counts, and what it knows about mending its own findings.
struct GameChecks {
    std::string_view game; ///< key
    void (*check)(const DeckView& view, std::vector<Finding>& findings) = nullptr;
    /// Whether `check` can find a deck illegal or incomplete; else it only warns and advises.
    bool decidesLegality = false;
    /// Adds fixes that only someone who knows the game would propose, to any finding of the deck.
    void (*addFixes)(const DeckView& view, const CopyLimits& limits, Finding& finding) = nullptr;
    /// Adds the chances that go with a count, to any finding of the deck.
    void (*addFigures)(const DeckView& view, Finding& finding) = nullptr;
};

/// The checks of a game, or nothing: a game without any is checked in all its counts. The one place where the checker
/// meets games by name.
[[nodiscard]] const GameChecks* checksOf(std::string_view game);

} // namespace muster::validators
