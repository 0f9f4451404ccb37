// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <QString>

#include "model/base/result.h"

namespace muster::app {

/// The bytes of a file, or of standard input where the path is "-". `name` is what messages call it.
[[nodiscard]] Result<std::string> readInput(const QString& path, const std::string& name, std::size_t limit);

} // namespace muster::app
