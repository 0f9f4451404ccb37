// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <QString>

namespace muster::app {

/// Text of a stranger's file as it may stand in a message: valid, on one line, without control characters (so that
/// no file can speak to the terminal), and cut to `limit` characters with an ellipsis.
[[nodiscard]] QString shown(std::string_view text, qsizetype limit = 200);
[[nodiscard]] QString shown(const QString& text, qsizetype limit = 200);

/// A text of any length and number of lines, with U+FFFD for each character that could speak to the terminal.
[[nodiscard]] QString withoutCommands(QString text);

/// The same as `shown` in quotation marks.
[[nodiscard]] QString inQuotes(std::string_view text, qsizetype limit = 80);
[[nodiscard]] QString inQuotes(const QString& text, qsizetype limit = 80);

/// Each as `shown`, with commas between them.
[[nodiscard]] QString shownList(const std::vector<std::string>& texts);

} // namespace muster::app
