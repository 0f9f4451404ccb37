// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace muster::effects {

/// The reference for people who write cards, docs/effects.md: the guide, then every term of the registry with its
/// parameters and an example. A test keeps the page equal to it.
[[nodiscard]] std::string referenceText();

/// Its first part, written by hand: how abilities, selectors, quantities and conditions are put together.
[[nodiscard]] std::string_view referenceGuide();

} // namespace muster::effects
