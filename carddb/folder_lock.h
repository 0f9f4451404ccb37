// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

#include <QString>

namespace muster::carddb {

/// Keeps other runs of the program from changing a folder while this one looks and writes. The system lets go of it when the
/// process ends, however it does; nothing is left in the folder.
class FolderLock {
public:
    /// Waits so long at most for others who have it.
    explicit FolderLock(const QString& folder, std::chrono::milliseconds patience = std::chrono::seconds(30));
    FolderLock(const FolderLock&) = delete;
    FolderLock& operator=(const FolderLock&) = delete;
    ~FolderLock();

    /// False after all that waiting, and where the folder is not there. True where the file system knows no locks: then there
    /// is nobody to ask.
    [[nodiscard]] bool isHeld() const { return m_isHeld; }

private:
    int m_folder;
    bool m_isHeld = false;
};

} // namespace muster::carddb
