// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "validators/checker.h"

namespace muster::app {

/// "1 of 3", "limit 3 of 3", "banned", "another class": what a cell or a badge has room for. The sign before it, a tick
/// or a cross, is not part of it.
[[nodiscard]] QString addWords(const validators::AddAnswer& answer);

/// The same as a whole sentence, with the rule it rests on: for tooltips and screen readers.
[[nodiscard]] QString addSentence(const validators::AddAnswer& answer);

/// A tick or a cross.
[[nodiscard]] QChar addSign(bool allowed);

} // namespace muster::app
