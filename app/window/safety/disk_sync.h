// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

namespace muster::app {

/// Brings files to the disk in a thread of its own, so that nobody who types waits for it. Requests that come while the
/// disk is busy become one.
class DiskSync {
public:
    DiskSync();
    ~DiskSync(); ///< when everything that was asked for is done

    void request(int file);
    /// Waits until nothing is asked for the file any more, which may be closed then.
    void release(int file);

private:
    void run();

    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::condition_variable m_idle;
    std::vector<int> m_files;
    int m_busy = -1;
    bool m_ends = false;
    std::thread m_thread; ///< last: it uses the others
};

} // namespace muster::app
