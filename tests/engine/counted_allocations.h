// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstdlib>
#include <new>

/// Counts what a test program allocates. To be included by one source of a test that is a program of its own.
namespace muster::test {

inline std::atomic<long> allocations{0};

} // namespace muster::test

// What allocates without throwing is replaced too: sorting asks for its buffer so, and gives it back by plain delete.
void* operator new(std::size_t size, const std::nothrow_t& /*unused*/) noexcept
{
    ++muster::test::allocations;
    return std::malloc(size == 0 ? 1 : size);
}
void* operator new(std::size_t size)
{
    if (void* found = operator new(size, std::nothrow))
        return found;
    throw std::bad_alloc();
}
void operator delete(void* at) noexcept { std::free(at); }
void operator delete(void* at, std::size_t) noexcept { std::free(at); }
