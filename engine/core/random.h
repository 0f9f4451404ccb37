// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <utility>

namespace muster::engine {

/// A stream of random numbers (PCG XSH RR 64/32). A match has one for each purpose, all from one seed: each deck, the
/// dice, each pilot. So a new die roll does not reshuffle a deck, and the same seed gives the same game under every
/// compiler. A plain value of 16 bytes.
class Stream {
public:
    Stream() = default;
    /// Streams of different purposes are independent of each other.
    Stream(std::uint64_t seed, std::uint64_t purpose);

    [[nodiscard]] std::uint32_t next();
    /// A number from 0 to bound - 1, all equally likely (Lemire's method). `bound` is at least 1.
    [[nodiscard]] std::uint32_t below(std::uint32_t bound);
    /// 1 to `faces`.
    [[nodiscard]] int die(int faces) { return static_cast<int>(below(static_cast<std::uint32_t>(faces))) + 1; }

    template <class T>
    void shuffle(std::span<T> items)
    {
        for (std::size_t left = items.size(); left > 1; --left)
            std::swap(items[left - 1], items[below(static_cast<std::uint32_t>(left))]);
    }

    friend bool operator==(const Stream&, const Stream&) = default;

private:
    std::uint64_t m_state = 0x853c49e6748fea9bULL;
    std::uint64_t m_increment = 0xda3e39cb94b95bdbULL;
};

inline std::uint32_t Stream::next()
{
    const std::uint64_t old = m_state;
    m_state = old * 6364136223846793005ULL + m_increment;
    const auto shifted = static_cast<std::uint32_t>(((old >> 18) ^ old) >> 27);
    const auto turn = static_cast<std::uint32_t>(old >> 59);
    return (shifted >> turn) | (shifted << ((32 - turn) & 31));
}

inline std::uint32_t Stream::below(std::uint32_t bound)
{
    std::uint64_t product = static_cast<std::uint64_t>(next()) * bound;
    auto low = static_cast<std::uint32_t>(product);
    if (low < bound) {
        const std::uint32_t least = (0 - bound) % bound;
        while (low < least) {
            product = static_cast<std::uint64_t>(next()) * bound;
            low = static_cast<std::uint32_t>(product);
        }
    }
    return static_cast<std::uint32_t>(product >> 32);
}

/// Mixes a number into others (SplitMix64): seeds of games from the seed of a match, digests of states.
[[nodiscard]] constexpr std::uint64_t mix(std::uint64_t value)
{
    value += 0x9e3779b97f4a7c15ULL;
    value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9ULL;
    value = (value ^ (value >> 27)) * 0x94d049bb133111ebULL;
    return value ^ (value >> 31);
}

} // namespace muster::engine
