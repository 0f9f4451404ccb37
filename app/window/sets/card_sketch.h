// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "app/window/sets/set_text.h"

namespace muster::app {

/// The card as far as it goes, for a picture of it while it is written: fields with a fault are left out, and those that a
/// card must have stand there with the least that there is. Nothing where even that makes no card, such as without a type.
[[nodiscard]] std::optional<CardSet> sketchOf(const SetText& set, CardDraft draft);

} // namespace muster::app
