// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include <QString>

#include "engine/play/measures.h"

namespace muster::app {

/// What a series of hands or goldfish games is called, in the language in force. The engine's games give English; a label that
/// the table here does not have is shown as it is.
[[nodiscard]] QString measureText(const engine::Label& label);

/// Whether the table has a label.
[[nodiscard]] bool hasMeasureText(std::string_view label);

} // namespace muster::app
