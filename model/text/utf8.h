// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace muster {

/// One code point of a text, or one byte that is none.
struct Decoded {
    char32_t code = 0xfffd; ///< U+FFFD for a byte that begins no well-formed sequence
    std::size_t length = 1; ///< bytes that it takes; 1 for a bad byte
    bool valid = false;
};

/// The code point at `at`, which must lie inside the text. Overlong forms, surrogates and values past U+10FFFF are
/// invalid, as is a sequence that the end cuts off.
[[nodiscard]] Decoded decodeUtf8(std::string_view text, std::size_t at);

void appendUtf8(std::string& text, char32_t code);

/// The text with every byte that is not well-formed UTF-8 replaced by U+FFFD.
[[nodiscard]] std::string toValidUtf8(std::string_view bytes);

} // namespace muster
