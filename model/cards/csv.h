// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/base/error.h"
#include "model/yaml/reader.h"

namespace muster {

/// One cell of a CSV file: its text without the quotes (and as cellText has it), and where the text begins.
struct CsvCell {
    std::string text;
    Position at;
};

using CsvRow = std::vector<CsvCell>;

/// Splits CSV as RFC 4180 has it into rows; empty lines are left out. Cells are separated by commas, or by semicolons
/// or tabs if the first line has none but those: spreadsheets write what their country is used to. `firstLine` is
/// the number of the first line, for texts that are cut out of a file. Problems are reported as BadCsv; a row with one
/// is left out. Reading ends where there are more than `mostRows`, or more than a thousand cells in a row.
[[nodiscard]] std::vector<CsvRow> parseCsv(std::string_view bytes, int firstLine, yaml::Report& report,
                                           std::size_t mostRows = std::size_t(-1));

} // namespace muster
