// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "app/print/page.h"

namespace muster::app::print {

/// The text as a QR code of error correction level M, or L where it is long; nothing where it is too long for any.
[[nodiscard]] std::optional<CodeMark> qrOf(const std::string& text);

/// Side in millimetres at which a telephone reads it off paper: 0.45 mm a square, at least `least`.
[[nodiscard]] double sideOf(const CodeMark& code, double least);

} // namespace muster::app::print
