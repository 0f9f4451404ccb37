// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace muster::yaml {

/// The text as a YAML scalar that stands anywhere, also inside [] and {}: plain where every reader takes it for the
/// same text, else in double quotes. Bytes that are not UTF-8 become U+FFFD.
[[nodiscard]] std::string scalar(std::string_view text);

/// The text as the value of a key that is indented by `indent` blanks: lines below it (a block) where that keeps
/// every character, else as scalar() has it.
[[nodiscard]] std::string blockScalar(std::string_view text, int indent);

} // namespace muster::yaml
