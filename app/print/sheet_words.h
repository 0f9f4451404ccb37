// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include <QString>

namespace muster::app::print {

/// A text of a sheet's layout in the person's language. The texts of the shipped sheets can be translated; a sheet of
/// somebody's own speaks as it was written.
[[nodiscard]] QString sheetWord(std::string_view text);

/// Whether a text is one of the shipped sheets.
[[nodiscard]] bool isSheetWord(std::string_view text);

} // namespace muster::app::print
