// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include <QString>

#include "app/cli/console.h"

namespace muster::app {

class Session;

/// Whether a name given for output is that of standard output: "-", /dev/stdout, or whatever the shell has put there.
[[nodiscard]] bool isStandardOutput(const QString& path);

/// Writes to standard output, or a file as a whole; errors are printed.
[[nodiscard]] Exit writeOutput(const QString& path, std::string_view bytes, Session& session);

} // namespace muster::app
