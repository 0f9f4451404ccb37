// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace muster {

/// A way to take a line of a text list apart: a count, and the rest.
struct Counted {
    std::string count; ///< as written; empty where the line states none
    std::string rest;
    bool isPlain = true;  ///< a way of counting that leaves no doubt
    bool isWhole = false; ///< the rest is a name to the letter, or nothing
};

/// All ways, the likeliest first: counts in front, no count, counts behind. Never empty for a line that is not.
[[nodiscard]] std::vector<Counted> countsOf(std::string_view line);

/// What stands between the signs, without the blanks around it; empty parts too.
[[nodiscard]] std::vector<std::string_view> fieldsOf(std::string_view line, char separator);

/// Whether a field of a line says how many: "3", "3x", "x3".
[[nodiscard]] bool isCountField(std::string_view field);

/// The number from 1 to 999 that a count means; 0 if it means none.
[[nodiscard]] int countValue(const std::string& count);

} // namespace muster
