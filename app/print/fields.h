// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <QString>

namespace muster::app::print {

/// Keys of everything that a sheet can say about deck, person, event and page: "last name", "hash", "page".
[[nodiscard]] const std::vector<std::string>& fieldKeys();
[[nodiscard]] bool isField(std::string_view key);
/// As printed above the value.
[[nodiscard]] QString fieldLabel(std::string_view key);

} // namespace muster::app::print
