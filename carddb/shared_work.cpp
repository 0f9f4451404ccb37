// SPDX-License-Identifier: GPL-3.0-or-later
#include "carddb/shared_work.h"

#include <atomic>
#include <memory>

#include <QThreadPool>

namespace muster::carddb {
namespace {

/// Outlives the call: a thread that comes too late finds all pieces taken.
struct Shared {
    const std::function<void(std::size_t)>* work;
    std::size_t pieces;
    std::atomic<std::size_t> next = 0;
    std::atomic<std::size_t> done = 0;

    void help()
    {
        for (std::size_t piece = next++; piece < pieces; piece = next++) {
            (*work)(piece);
            if (++done == pieces)
                done.notify_one();
        }
    }
};

} // namespace

void shareWork(std::size_t pieces, const std::function<void(std::size_t)>& work)
{
    const auto shared = std::make_shared<Shared>(&work, pieces);
    if (pieces > 1)
        (void)QThreadPool::globalInstance()->tryStart([shared] { shared->help(); });
    shared->help();
    for (std::size_t done = shared->done; done < pieces; done = shared->done)
        shared->done.wait(done);
}

} // namespace muster::carddb
