// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace muster {

/// The text without blanks and tabs at its ends.
[[nodiscard]] constexpr std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t'))
        text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t'))
        text.remove_suffix(1);
    return text;
}

} // namespace muster
