// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QStringList>

namespace muster::app {

/// One record of a CSV file, its fields as csvCell has them: nothing in it is a formula.
[[nodiscard]] QByteArray csvRecord(const QStringList& fields);

} // namespace muster::app
