// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/safety/disk_sync.h"

#include <algorithm>

#include <unistd.h>

namespace muster::app {

DiskSync::DiskSync() : m_thread([this] { run(); }) { }

DiskSync::~DiskSync()
{
    {
        const std::lock_guard lock(m_mutex);
        m_ends = true;
    }
    m_wake.notify_one();
    m_thread.join();
}

void DiskSync::request(int file)
{
    {
        const std::lock_guard lock(m_mutex);
        if (std::find(m_files.begin(), m_files.end(), file) == m_files.end())
            m_files.push_back(file);
    }
    m_wake.notify_one();
}

void DiskSync::release(int file)
{
    std::unique_lock lock(m_mutex);
    std::erase(m_files, file);
    m_idle.wait(lock, [&] { return m_busy != file; });
}

void DiskSync::run()
{
    std::unique_lock lock(m_mutex);
    for (;;) {
        m_wake.wait(lock, [this] { return m_ends || !m_files.empty(); });
        if (m_files.empty())
            return;
        m_busy = m_files.front();
        m_files.erase(m_files.begin());
        lock.unlock();
        // A disk that cannot do it is no reason to stop anybody: the kernel has the bytes.
        (void)::fdatasync(m_busy);
        lock.lock();
        m_busy = -1;
        m_idle.notify_all();
    }
}

} // namespace muster::app
