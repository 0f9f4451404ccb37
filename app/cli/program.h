// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace muster::app {

/// Runs the program with its arguments, without the program's name, and gives the exit code. Needs a
/// QCoreApplication.
[[nodiscard]] int runProgram(const QStringList& arguments);

} // namespace muster::app
