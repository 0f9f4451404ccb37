// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

/// The bytes as Crockford base 32 (digits and capitals without I, L, O, U), most significant bit first; the last
/// character is filled up with zero bits.
[[nodiscard]] std::string toBase32(std::span<const std::uint8_t> bytes);

/// Reads it back: either case, O for 0, I and L for 1. Nothing if another character stands in it, or if it is not as
/// long as, or does not end as, toBase32 writes it.
[[nodiscard]] std::optional<std::vector<std::uint8_t>> fromBase32(std::string_view text);

/// True if every character is one of the alphabet, or one that is read for it.
[[nodiscard]] bool isBase32(std::string_view text);

} // namespace muster
