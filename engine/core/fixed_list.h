// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>

namespace muster::engine {

/// A list with room for `Capacity` values inside itself: no allocation, copied as bytes. What does not fit is
/// refused by push(), and the list remembers it, so that a game can end as abandoned instead of going wrong.
template <class T, std::size_t Capacity>
class FixedList {
    static_assert(std::is_trivially_copyable_v<T> && Capacity < 0x8000);

public:
    FixedList() { } // NOLINT: the places are left as they are on purpose
    FixedList(const FixedList&) = default;
    FixedList& operator=(const FixedList&) = default;

    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] bool empty() const { return m_size == 0; }
    [[nodiscard]] bool full() const { return m_size == Capacity; }
    [[nodiscard]] bool overflowed() const { return m_overflowed; }
    [[nodiscard]] T* begin() { return m_items; }
    [[nodiscard]] T* end() { return m_items + m_size; }
    [[nodiscard]] const T* begin() const { return m_items; }
    [[nodiscard]] const T* end() const { return m_items + m_size; }
    [[nodiscard]] T& operator[](std::size_t i) { return m_items[i]; }
    [[nodiscard]] const T& operator[](std::size_t i) const { return m_items[i]; }
    [[nodiscard]] T& front() { return m_items[0]; }
    [[nodiscard]] const T& front() const { return m_items[0]; }
    [[nodiscard]] T& back() { return m_items[m_size - 1]; }
    [[nodiscard]] bool contains(const T& value) const { return std::find(begin(), end(), value) != end(); }
    [[nodiscard]] std::span<const T> view() const { return {m_items, m_size}; }

    bool push(const T& value)
    {
        if (full()) {
            m_overflowed = true;
            return false;
        }
        m_items[m_size++] = value;
        return true;
    }
    void removeAt(std::size_t i)
    {
        std::copy(begin() + i + 1, end(), begin() + i);
        --m_size;
    }
    template <class Wanted>
    std::size_t removeIf(Wanted wanted)
    {
        T* last = std::remove_if(begin(), end(), wanted);
        const auto removed = static_cast<std::size_t>(end() - last);
        m_size = static_cast<std::uint16_t>(m_size - removed);
        return removed;
    }
    /// Puts other values into the place of `count` of them from `at` on.
    void replace(std::size_t at, std::size_t count, std::span<const T> with)
    {
        if (with.size() != count) {
            if (m_size - count + with.size() > Capacity) {
                m_overflowed = true;
                return;
            }
            if (with.size() < count)
                std::copy(begin() + at + count, end(), begin() + at + with.size());
            else
                std::copy_backward(begin() + at + count, end(), end() + (with.size() - count));
            m_size = static_cast<std::uint16_t>(m_size - count + with.size());
        }
        std::copy(with.begin(), with.end(), begin() + at);
    }
    void shrink(std::size_t size) { m_size = static_cast<std::uint16_t>(std::min<std::size_t>(size, m_size)); }
    void clear() { m_size = 0; }

private:
    union {
        T m_items[Capacity];
    };
    std::uint16_t m_size = 0;
    bool m_overflowed = false;
};

} // namespace muster::engine
