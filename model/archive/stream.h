// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "model/base/flat.h"

namespace muster::archive {

/// Values that are copied as they lie in memory: numbers, enums and plain structs of them without padding.
template <class T>
inline constexpr bool isFlat = std::has_unique_object_representations_v<T> && std::is_trivially_copyable_v<T>
    && !std::is_pointer_v<T> && !std::is_same_v<T, bool>;

/// Arrays that are looked at where they lie begin at a multiple of this, counted from the first byte of the archive.
inline constexpr std::size_t Alignment = 8;

/// Writes values one behind the other. For each of our types members.h lists what there is to write; the same list
/// serves the reader.
class Writer {
public:
    template <class... Ts>
    void operator()(const Ts&... values)
    {
        (write(values), ...);
    }

    [[nodiscard]] const std::string& bytes() const { return m_bytes; }

private:
    void append(const void* data, std::size_t size)
    {
        if (size != 0)
            m_bytes.append(static_cast<const char*>(data), size);
    }

    void writeSize(std::size_t size)
    {
        const auto number = static_cast<std::uint64_t>(size);
        append(&number, sizeof number);
    }

    void write(bool value) { m_bytes.push_back(value ? 1 : 0); }

    void write(const std::string& text)
    {
        writeSize(text.size());
        m_bytes += text;
    }

    template <class T>
    void write(const std::optional<T>& value)
    {
        write(value.has_value());
        if (value)
            write(*value);
    }

    template <class A, class B>
    void write(const std::pair<A, B>& pair)
    {
        write(pair.first);
        write(pair.second);
    }

    template <class T>
    void write(const std::vector<T>& values)
    {
        writeSize(values.size());
        if constexpr (isFlat<T>) {
            append(values.data(), values.size() * sizeof(T));
        } else {
            for (const auto& value : values)
                write(value);
        }
    }

    template <class T>
    void write(const Flat<T>& values)
    {
        static_assert(isFlat<T> && alignof(T) <= Alignment);
        writeSize(values.size());
        m_bytes.resize((m_bytes.size() + Alignment - 1) / Alignment * Alignment);
        append(values.data(), values.size() * sizeof(T));
    }

    template <class K, class V>
    void write(const std::map<K, V>& map)
    {
        writeSize(map.size());
        for (const auto& [key, value] : map) {
            write(key);
            write(value);
        }
    }

    template <class T>
    void write(const T& value)
    {
        if constexpr (isFlat<T>)
            append(&value, sizeof value);
        else
            members(*this, value);
    }

    std::string m_bytes;
};

/// Reads what Writer wrote. Never reads past the end and never allocates more than the bytes can fill: after the
/// first thing that cannot be, everything is empty and `failed` is true.
class Reader {
public:
    /// With a `keeper`, which the bytes live as long as, flat arrays of the values lie in the bytes themselves.
    explicit Reader(std::string_view bytes, std::shared_ptr<const void> keeper = nullptr)
        : m_bytes(bytes),
          m_keeper(std::move(keeper))
    {
    }

    template <class... Ts>
    void operator()(Ts&... values)
    {
        (read(values), ...);
    }

    void fail() { m_failed = true; }
    [[nodiscard]] bool failed() const { return m_failed; }
    [[nodiscard]] bool atEnd() const { return m_offset == m_bytes.size(); }

private:
    static constexpr int Deepest = 200; ///< of queries in queries; the parser stops far earlier

    bool take(void* data, std::size_t size)
    {
        if (m_failed || size > m_bytes.size() - m_offset) {
            m_failed = true;
            return false;
        }
        if (size != 0)
            std::memcpy(data, m_bytes.data() + m_offset, size);
        m_offset += size;
        return true;
    }

    /// How many values of at least so many bytes each follow.
    std::size_t takeSize(std::size_t bytesEach)
    {
        std::uint64_t size = 0;
        if (!take(&size, sizeof size))
            return 0;
        if (size > (m_bytes.size() - m_offset) / bytesEach) {
            m_failed = true;
            return 0;
        }
        return static_cast<std::size_t>(size);
    }

    void read(bool& value)
    {
        unsigned char byte = 0;
        take(&byte, 1);
        value = byte != 0;
    }

    void read(std::string& text)
    {
        const auto size = takeSize(1);
        text.assign(m_bytes.substr(m_offset, size));
        m_offset += size;
    }

    template <class T>
    void read(std::optional<T>& value)
    {
        bool there = false;
        read(there);
        if (there && !m_failed)
            read(value.emplace());
    }

    template <class A, class B>
    void read(std::pair<A, B>& pair)
    {
        read(pair.first);
        read(pair.second);
    }

    template <class T>
    void read(std::vector<T>& values)
    {
        if constexpr (isFlat<T>) {
            values.resize(takeSize(sizeof(T)));
            take(values.data(), values.size() * sizeof(T));
        } else {
            const auto size = takeSize(1);
            values.clear();
            values.reserve(std::min<std::size_t>(size, (m_bytes.size() - m_offset) / 8 + 1));
            for (std::size_t i = 0; i < size && !m_failed; ++i)
                read(values.emplace_back());
        }
    }

    template <class T>
    void read(Flat<T>& values)
    {
        static_assert(isFlat<T> && alignof(T) <= Alignment);
        std::uint64_t size = 0;
        take(&size, sizeof size);
        const std::size_t padding = (Alignment - m_offset % Alignment) % Alignment;
        if (m_failed || padding > m_bytes.size() - m_offset
            || size > (m_bytes.size() - m_offset - padding) / sizeof(T)) {
            m_failed = true;
            return;
        }
        const char* const first = m_bytes.data() + m_offset + padding;
        const auto count = static_cast<std::size_t>(size);
        m_offset += padding + count * sizeof(T);
        if (m_keeper != nullptr && reinterpret_cast<std::uintptr_t>(first) % alignof(T) == 0) {
            values = Flat<T>(std::span<const T>(reinterpret_cast<const T*>(first), count), m_keeper);
            return;
        }
        std::vector<T> own(count);
        if (count != 0)
            std::memcpy(own.data(), first, count * sizeof(T));
        values = Flat<T>(std::move(own));
    }

    template <class K, class V>
    void read(std::map<K, V>& map)
    {
        const auto size = takeSize(1);
        map.clear();
        for (std::size_t i = 0; i < size && !m_failed; ++i) {
            K key;
            read(key);
            read(map[key]);
        }
    }

    template <class T>
    void read(T& value)
    {
        if constexpr (isFlat<T>) {
            take(&value, sizeof value);
        } else {
            if (m_depth >= Deepest)
                m_failed = true;
            if (m_failed)
                return;
            ++m_depth;
            members(*this, value);
            --m_depth;
        }
    }

    std::string_view m_bytes;
    std::shared_ptr<const void> m_keeper;
    std::size_t m_offset = 0;
    int m_depth = 0;
    bool m_failed = false;
};

} // namespace muster::archive
