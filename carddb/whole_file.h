// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace muster::carddb {

/// Puts a new file with these bytes where `path` is, at once and whole: until they are on the disk, what was there stays. The
/// new file has no name while it is written, where the file system can do that, so that a kill leaves nothing behind. Gives 0
/// or the system's number of the error. `mode` is that of a file that is written over; a new one has what the shell says.
[[nodiscard]] int replaceFile(const std::string& path, std::string_view bytes, const unsigned* mode);

} // namespace muster::carddb
