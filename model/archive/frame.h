// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "model/base/result.h"

namespace muster::archive {

/// What an archive holds.
enum class Content : std::uint32_t { Catalogue = 1, Game = 2, Formats = 3, RuleBook = 4, Problems = 5 };

/// To be raised whenever a value that is archived gets, loses or changes a member.
inline constexpr std::uint32_t Version = 9;

/// Puts a head before the bytes: what they are, of which version, how many, and their checksum.
[[nodiscard]] std::string seal(Content content, std::string_view payload);

/// The bytes behind the head, if they are what is wanted, whole and unchanged.
[[nodiscard]] Result<std::string_view> open(Content content, std::string_view bytes);

/// The same in two parts, for large archives, whose checksum takes its time. What is behind the head may be anything as
/// long as the second was not asked.
[[nodiscard]] Result<std::string_view> openUnchecked(Content content, std::string_view bytes);
/// Whether the bytes behind the head are those that were sealed; `bytes` as given to openUnchecked(), which was content with them.
[[nodiscard]] Result<void> checkSum(std::string_view bytes);

} // namespace muster::archive
