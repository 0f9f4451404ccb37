// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace muster {

/// The text with a capital first letter: words that games write small in sentences, as headings of tables show them.
[[nodiscard]] std::string capitalised(std::string_view text);

} // namespace muster
