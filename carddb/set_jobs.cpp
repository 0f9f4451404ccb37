// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddb/set_jobs.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>

#include "carddb/codec.h"

using namespace Qt::StringLiterals;

namespace muster::carddb {
namespace {

void parse(SetJob& job, const Game& game)
{
    const auto name = job.path.toStdString();
    job.set = job.path.endsWith(".csv"_L1, Qt::CaseInsensitive) ? readSetCsv(job.bytes, name, game, Faults::LeaveOut)
                                                                : readSet(job.bytes, name, game, Faults::LeaveOut);
    job.stored = encode(job.set);
    job.bytes = {};
}

} // namespace

bool parseSets(std::vector<SetJob>& jobs, const Game& game, const std::function<bool(int)>& report)
{
    if (!report(0))
        return false;
    if (jobs.size() <= 1) { // the usual case: somebody edits one set
        for (auto& job : jobs)
            parse(job, game);
        return jobs.empty() || report(1);
    }
    std::mutex mutex;
    std::condition_variable changed;
    std::size_t next = 0, finished = 0;
    bool cancelled = false;
    const auto work = [&] {
        std::unique_lock lock(mutex);
        while (next < jobs.size() && !cancelled) {
            auto& job = jobs[next++];
            lock.unlock();
            parse(job, game);
            lock.lock();
            ++finished;
            changed.notify_one();
        }
    };
    std::vector<std::jthread> threads;
    const auto processors = std::max<std::size_t>(1, std::thread::hardware_concurrency());
    threads.reserve(std::min(processors, jobs.size()));
    for (std::size_t i = 0; i < std::min(processors, jobs.size()); ++i)
        threads.emplace_back(work);
    std::unique_lock lock(mutex);
    for (std::size_t told = 0; told < jobs.size() && !cancelled;) {
        changed.wait(lock, [&] { return finished > told; });
        told = finished;
        lock.unlock(); // whoever is told may take his time
        const bool goOn = report(int(told));
        lock.lock();
        cancelled = !goOn;
    }
    return !cancelled; // the threads are waited for here
}

} // namespace muster::carddb
