// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

namespace muster::app {

/// A scenario without what stands under some of its keys. Everything else stays as it is written, comments too.
[[nodiscard]] std::string withoutKeys(const std::string& scenario, std::initializer_list<std::string_view> keys);
/// The other part of it.
[[nodiscard]] std::string onlyKeys(const std::string& scenario, std::initializer_list<std::string_view> keys);
/// A text in quotes, as YAML has it.
[[nodiscard]] std::string yamlText(std::string_view text);

} // namespace muster::app
