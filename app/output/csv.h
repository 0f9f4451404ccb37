// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QStringList>

namespace muster::app {

/// One record of a CSV file as RFC 4180 has it: fields with commas, quotes or line breaks are quoted.
[[nodiscard]] QByteArray csvRecord(const QStringList& fields);

} // namespace muster::app
