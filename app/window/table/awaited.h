// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <utility>

namespace muster::app {

/// How long a window waits before it goes on; negative: until it is there (`TableSession::setPatience`).
[[nodiscard]] std::chrono::milliseconds windowPatience();

/// Lets a thread of its own do something and returns when it is done. Where that takes longer than a frame the windows go on
/// meanwhile: they are painted and hear of everything but keys and clicks, which wait until then.
void awaitThread(const std::function<void()>& work);

/// The same for work with a result, such as a game that begins, whose cards have to be compiled.
template <class Work>
[[nodiscard]] auto awaited(Work work)
{
    std::optional<decltype(work())> answer;
    awaitThread([&] { answer.emplace(work()); });
    return std::move(*answer);
}

} // namespace muster::app
