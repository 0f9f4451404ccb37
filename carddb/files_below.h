// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

namespace muster::carddb {

struct FilesBelow {
    std::vector<QString> files;      ///< also pipes, devices and links that lead nowhere
    std::vector<QString> unreadable; ///< folders
};

/// All files in a folder and those below it, whatever bytes their names are made of; what is hidden and links to folders are
/// left out. In no order.
[[nodiscard]] FilesBelow filesBelow(const QString& folder);

} // namespace muster::carddb
