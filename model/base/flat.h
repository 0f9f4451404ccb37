// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <initializer_list>
#include <iterator>
#include <memory>
#include <span>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace muster {

/// Values in a row that are either its own, or lie in a larger piece of memory which it keeps alive: a file of the cache
/// that is mapped, of which nothing is copied and only what is looked at is ever read. Reads like a const vector. A
/// change to values that lie elsewhere copies them first, so that nobody else sees it.
template <class T>
class Flat {
    static_assert(std::is_trivially_copyable_v<T>);

public:
    using value_type = T;
    using const_iterator = const T*;
    using iterator = const T*;
    using size_type = std::size_t;

    Flat() = default;
    Flat(std::initializer_list<T> values) : m_own(values) { showOwn(); }
    Flat(std::vector<T> values) : m_own(std::move(values)) { showOwn(); } // NOLINT: a vector is one
    /// Values that lie elsewhere, for as long as `keeper` lives.
    Flat(std::span<const T> values, std::shared_ptr<const void> keeper) : m_shown(values), m_keeper(std::move(keeper))
    {
    }
    Flat(const Flat& other) : m_own(other.m_own), m_shown(other.m_shown), m_keeper(other.m_keeper)
    {
        if (!m_keeper)
            showOwn();
    }
    Flat(Flat&& other) noexcept
        : m_own(std::move(other.m_own)),
          m_shown(std::exchange(other.m_shown, {})),
          m_keeper(std::move(other.m_keeper))
    {
        other.m_own.clear();
    }
    Flat& operator=(const Flat& other)
    {
        if (this != &other)
            *this = Flat(other);
        return *this;
    }
    Flat& operator=(Flat&& other) noexcept
    {
        m_own.swap(other.m_own); // the elements of a vector stay where they are
        std::swap(m_shown, other.m_shown);
        m_keeper.swap(other.m_keeper);
        return *this;
    }
    ~Flat() = default;

    // Reading
    [[nodiscard]] std::size_t size() const { return m_shown.size(); }
    [[nodiscard]] bool empty() const { return m_shown.empty(); }
    [[nodiscard]] const T* data() const { return m_shown.data(); }
    [[nodiscard]] const T* begin() const { return m_shown.data(); }
    [[nodiscard]] const T* end() const { return m_shown.data() + m_shown.size(); }
    [[nodiscard]] const T& operator[](std::size_t i) const { return m_shown[i]; }
    [[nodiscard]] const T& front() const { return m_shown.front(); }
    [[nodiscard]] const T& back() const { return m_shown.back(); }
    [[nodiscard]] std::vector<T> toVector() const { return {begin(), end()}; }
    [[nodiscard]] bool liesElsewhere() const { return m_keeper != nullptr; }
    operator std::span<const T>() const { return m_shown; } // NOLINT: as a vector
    operator std::basic_string_view<T>() const              // NOLINT: as a string
        requires std::is_same_v<T, char>
    {
        return {m_shown.data(), m_shown.size()};
    }

    // Changing
    void reserve(std::size_t size)
    {
        own();
        m_own.reserve(size);
        showOwn();
    }
    void resize(std::size_t size)
    {
        own();
        m_own.resize(size);
        showOwn();
    }
    void push_back(const T& value)
    {
        own();
        m_own.push_back(value);
        showOwn();
    }
    template <class Range>
    void append(const Range& values)
    {
        own();
        m_own.insert(m_own.end(), std::begin(values), std::end(values));
        showOwn();
    }

    friend bool operator==(const Flat& a, const Flat& b) { return std::equal(a.begin(), a.end(), b.begin(), b.end()); }

private:
    void own()
    {
        if (m_keeper == nullptr)
            return;
        m_own.assign(m_shown.begin(), m_shown.end());
        m_keeper.reset();
    }
    void showOwn() { m_shown = m_own; }

    std::vector<T> m_own; ///< empty where the values lie elsewhere
    std::span<const T> m_shown;
    std::shared_ptr<const void> m_keeper;
};

} // namespace muster
