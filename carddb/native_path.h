// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include <QString>

namespace muster::carddb {

/// Names of files are bytes, and QString holds text. A byte that is no UTF-8 becomes half of a surrogate pair (U+DC80 to
/// U+DCFF), which no text has alone, and becomes itself again on the way to the system: so a file may have any name. Qt's own
/// classes lose such names; whoever takes a path from a person or a folder opens it by readFile and writeFile.
[[nodiscard]] QString fromNative(std::string_view bytes);
[[nodiscard]] std::string nativePath(const QString& path);

/// Whether a name that somebody wrote stays in the folder in which it is looked for: it is neither absolute, nor does it climb.
[[nodiscard]] bool staysBelow(const QString& name);

enum class FileKind { None, Regular, Folder, DeadLink, Other };

/// What is at the path, links followed. Other is a pipe or a device; None is also what may not be looked at.
[[nodiscard]] FileKind kindOf(const QString& path);

/// Whether both lead to the same file: by its number on the disk, not by the name.
[[nodiscard]] bool sameFile(const QString& path, int descriptor);

} // namespace muster::carddb
