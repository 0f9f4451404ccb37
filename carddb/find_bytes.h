// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace muster::carddb {

/// The first place of `needle` in `text`, npos if there is none: what text.find(needle) says, at the speed at which
/// memory can be read. memmem of glibc goes byte by byte for the short words that people type first.
[[nodiscard]] std::size_t findBytes(std::string_view text, std::string_view needle);

/// Whether a byte is in a text. The texts of cards are short: to call memchr for each of them costs more than to look.
/// Bytes behind the text may be read, up to `readable`.
[[nodiscard]] bool hasByte(std::string_view text, const char* readable, char byte);

} // namespace muster::carddb
