// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace muster {

/// A text as a cell of a CSV file: in quotes where RFC 4180 wants them, U+FFFD for characters that no reader of ours takes,
/// and without those that turn the direction of writing.
/// Spreadsheets run what begins with = + - or @; such a text gets an apostrophe in front, which they take for "this is text",
/// and which cellText takes away again. Numbers, and a hyphen alone, are what they seem.
[[nodiscard]] std::string csvCell(std::string_view text);

/// The text of a cell without that apostrophe.
[[nodiscard]] std::string cellText(std::string_view cell);

} // namespace muster
