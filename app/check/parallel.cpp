// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>
#include <vector>

#include "app/check/check_files.h"

namespace muster::app {

namespace {

/// How many results may wait for the one before them, so that memory stays small however many files there are.
constexpr std::size_t Ahead = 1024;
/// Below this many files a thread costs more than it saves.
constexpr std::size_t FewFiles = 8;

/// Results of a batch, filled in any order and taken in order.
class Batch {
public:
    Batch(const std::vector<Input>& inputs, const CheckWishes& wishes, GameShelf& shelf)
        : m_inputs(inputs),
          m_wishes(wishes),
          m_shelf(shelf),
          m_results(std::min(inputs.size(), Ahead))
    {
    }

    /// A worker: takes inputs until none is left.
    void work()
    {
        while (true) {
            std::size_t index = 0;
            {
                std::unique_lock lock(m_mutex);
                m_roomMade.wait(lock, [&] {
                    return m_stopped || m_next >= m_inputs.size() || m_next < m_taken + m_results.size();
                });
                if (m_stopped || m_next >= m_inputs.size())
                    return;
                index = m_next++;
            }
            auto result = std::make_unique<CheckedFile>(checkSafely(m_inputs[index]));
            {
                const std::scoped_lock lock(m_mutex);
                m_results[index % m_results.size()] = std::move(result);
                if (index != m_taken)
                    continue;
            }
            m_shelf.wake();
        }
    }

    /// The owner: hands over what is ready, in order. True when all are done.
    bool deliver(const std::function<bool(CheckedFile)>& receiver)
    {
        while (true) {
            std::unique_ptr<CheckedFile> result;
            {
                const std::scoped_lock lock(m_mutex);
                if (m_stopped || m_taken == m_inputs.size())
                    return true;
                result = std::move(m_results[m_taken % m_results.size()]);
                if (!result)
                    return false;
                ++m_taken;
            }
            m_roomMade.notify_all();
            if (!receiver(std::move(*result)))
                stop();
        }
    }

    void stop()
    {
        {
            const std::scoped_lock lock(m_mutex);
            m_stopped = true;
        }
        m_roomMade.notify_all();
    }

private:
    /// No exception may leave a thread: lack of memory for one file is that file's error.
    CheckedFile checkSafely(const Input& input)
    {
        try {
            return checkFile(input, m_wishes, m_shelf);
        } catch (const std::exception& exception) {
            CheckedFile failed;
            failed.input = input;
            Error error;
            error.file = input.name;
            error.kind = ErrorKind::Unreadable;
            error.arguments = {exception.what()};
            failed.errors.push_back(std::move(error));
            return failed;
        }
    }

    const std::vector<Input>& m_inputs;
    const CheckWishes& m_wishes;
    GameShelf& m_shelf;
    std::mutex m_mutex;
    std::condition_variable m_roomMade;
    std::vector<std::unique_ptr<CheckedFile>> m_results; ///< a ring, by index
    std::size_t m_next = 0;                              ///< first input that nobody works on
    std::size_t m_taken = 0;                             ///< first input that was not handed over
    bool m_stopped = false;
};

} // namespace

void checkFiles(const std::vector<Input>& inputs, const CheckWishes& wishes, GameShelf& shelf,
                const std::function<bool(CheckedFile)>& deliver)
{
    const std::size_t threads = std::max(1u, std::thread::hardware_concurrency());
    if (inputs.size() < FewFiles || threads == 1) {
        for (const Input& input : inputs) {
            if (!deliver(checkFile(input, wishes, shelf)))
                return;
        }
        return;
    }
    Batch batch(inputs, wishes, shelf);
    std::vector<std::jthread> workers;
    workers.reserve(std::min(threads, inputs.size()));
    for (std::size_t i = 0; i < std::min(threads, inputs.size()); ++i)
        workers.emplace_back([&batch] { batch.work(); });
    shelf.serveUntil([&] { return batch.deliver(deliver); });
    // Workers that still wait for the shelf are served until the last one has gone.
    batch.stop();
    std::atomic<bool> allGone = false;
    std::jthread waiter([&] {
        workers.clear();
        allGone = true;
        shelf.wake();
    });
    shelf.serveUntil([&] { return allGone.load(); });
}

} // namespace muster::app
