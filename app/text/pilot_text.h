// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include <QString>

namespace muster::app {

/// What a pilot is called in the language in force; its key, where it has no name.
[[nodiscard]] QString pilotName(std::string_view pilot);

} // namespace muster::app
