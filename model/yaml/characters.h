// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "model/base/error.h"

namespace muster::yaml {

/// A place of a text where it cannot be YAML: a byte sequence that is no UTF-8, or a character that YAML forbids
/// (control characters other than tab and line ends; yaml-cpp would take some of them for the end of the file).
struct BadCharacter {
    std::size_t offset = 0;
    char32_t character = 0; ///< 0xffffffff if the bytes are no UTF-8
    [[nodiscard]] bool isUtf8() const { return character != 0xffffffff; }
};

[[nodiscard]] std::optional<BadCharacter> findBadCharacter(std::string_view bytes);

/// The error that such a place is, or nothing if all characters are fine.
[[nodiscard]] std::optional<Error> checkCharacters(std::string_view bytes, const std::string& file);

/// Line and column of a byte offset, in characters, by counting from the start: for the one place of an error.
[[nodiscard]] Position positionOf(std::string_view bytes, std::size_t offset);

/// Code points between two offsets of well-formed UTF-8.
[[nodiscard]] int charactersBetween(std::string_view bytes, std::size_t begin, std::size_t end);

/// The text, or as many of its characters as fit in `most` bytes and a sign that something is missing.
[[nodiscard]] std::string shortened(std::string_view text, std::size_t most = 80);

} // namespace muster::yaml
