// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

/// The candidates nearest to `word` by Damerau-Levenshtein distance of their folded forms, best first, at most
/// `limit`. Only candidates within a third of the longer length (at least 1) count, so that nonsense gets no
/// proposal. A candidate that starts with the word, or has it as a whole word, counts as near too.
[[nodiscard]] std::vector<std::string> nearest(std::string_view word, std::span<const std::string_view> candidates,
                                               std::size_t limit = 3);

/// The single nearest candidate, or an empty string.
[[nodiscard]] std::string nearestOne(std::string_view word, std::span<const std::string_view> candidates);
[[nodiscard]] std::string nearestOne(std::string_view word, std::span<const std::string> candidates);

} // namespace muster
