// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace muster::app {

/// What readers say that they expected or found ("a map", "at most 40"), in the person's language: they speak plain English,
/// as arguments of their errors. A phrase that is not in the list, such as the word of a file, stays as it is.
[[nodiscard]] QString expectedText(const QString& english);

/// All such phrases, numbers as %1 and %2.
[[nodiscard]] QStringList expectedPhrases();

} // namespace muster::app
