// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "model/base/error.h"

namespace muster::app {

/// The fault of an input, in one sentence without its place: the text found, the text expected, and the
/// nearest valid spelling where there is one.
[[nodiscard]] QString errorSentence(const Error& error);

/// The sentence with its place, as compilers write it: `file:line:column: error: sentence [ID]`.
[[nodiscard]] QString errorLine(const Error& error);

/// The same for a note, which is no error.
[[nodiscard]] QString warningLine(const Error& warning);

/// The stable name of a kind, for programs: "unknown-key".
[[nodiscard]] QString errorKey(ErrorKind kind);

} // namespace muster::app
