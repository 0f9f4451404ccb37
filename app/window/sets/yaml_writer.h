// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "model/yaml/document.h"

namespace muster::app {

/// A scalar as it may stand in block or flow style: plain where every reader takes it for this very text, else in double
/// quotes. With `isText` also what would read as a number, a truth value or nothing is quoted.
[[nodiscard]] std::string yamlScalar(std::string_view text, bool isText = true);

/// A node on one line: `[{when: self dies, then: [{draw: 1}]}]`.
[[nodiscard]] std::string yamlFlow(const yaml::Node& node);

/// What stands behind `key:` at this indentation: on the same line where it fits into 120 characters, else as a block
/// of lines of its own, each indented by two more. Ends with a line end; begins with a blank where it stays on the line.
[[nodiscard]] std::string yamlValue(const yaml::Node& node, int indentation, std::size_t keyLength);

} // namespace muster::app
