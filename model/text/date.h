// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace muster {

/// True for a day that exists, written YYYY-MM-DD. Such texts sort as the days do.
[[nodiscard]] bool isDate(std::string_view text);

} // namespace muster
