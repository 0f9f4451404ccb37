// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddb/folder_lock.h"

#include <cerrno>
#include <thread>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include "carddb/native_path.h"

namespace muster::carddb {

FolderLock::FolderLock(const QString& folder, std::chrono::milliseconds patience)
    : m_folder(::open(nativePath(folder).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC))
{
    constexpr std::chrono::milliseconds Pause(10);
    const auto end = std::chrono::steady_clock::now() + patience;
    while (m_folder >= 0) {
        m_isHeld = ::flock(m_folder, LOCK_EX | LOCK_NB) == 0 || (errno != EWOULDBLOCK && errno != EINTR);
        if (m_isHeld || std::chrono::steady_clock::now() >= end)
            return;
        std::this_thread::sleep_for(Pause);
    }
}

FolderLock::~FolderLock()
{
    if (m_folder >= 0)
        ::close(m_folder);
}

} // namespace muster::carddb
