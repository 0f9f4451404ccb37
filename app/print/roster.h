// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "app/print/person.h"

namespace muster::app::print {

/// Who plays which deck at an event: a line of the organiser's table.
struct RosterLine {
    QString deck; ///< name of the deck's file, with or without folder and ending
    Person person;
    QString table;
    int line = 0;
};

/// Reads a table as CSV with a header row: `deck`, `last name`, and if wished `first name`, `id`, `club`, `table`.
[[nodiscard]] Result<std::vector<RosterLine>> readRoster(std::string_view bytes, const std::string& file);
/// The same of a file, or of standard input where the path is "-".
[[nodiscard]] Result<std::vector<RosterLine>> readRosterFile(const QString& path);

} // namespace muster::app::print
