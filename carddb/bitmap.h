// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

namespace muster::carddb {

/// A set of rows, 64 of them a word. Two bitmaps that are combined have the same size.
class Bitmap {
public:
    explicit Bitmap(std::size_t size = 0, bool value = false)
        : m_size(size),
          m_words((size + 63) / 64, value ? ~Word(0) : 0)
    {
        trim();
    }

    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] bool test(std::size_t row) const { return (m_words[row / 64] >> (row % 64) & 1) != 0; }
    [[nodiscard]] bool none() const
    {
        return std::ranges::all_of(m_words, [](Word word) { return word == 0; });
    }
    [[nodiscard]] std::size_t count() const
    {
        std::size_t result = 0;
        for (const Word word : m_words)
            result += std::size_t(std::popcount(word));
        return result;
    }
    /// How many rows of the set there are from `first` on and before `last`; `first` begins a word.
    [[nodiscard]] std::size_t count(std::size_t first, std::size_t last) const
    {
        std::size_t result = 0;
        for (std::size_t i = first / 64; i * 64 < last; ++i) {
            const Word word = last - i * 64 < 64 ? m_words[i] & ((Word(1) << (last - i * 64)) - 1) : m_words[i];
            result += std::size_t(std::popcount(word));
        }
        return result;
    }
    /// The first row of the set from `row` on; size() if there is none.
    [[nodiscard]] std::size_t next(std::size_t row) const
    {
        if (row >= m_size)
            return m_size;
        std::size_t i = row / 64;
        Word word = m_words[i] & (~Word(0) << (row % 64));
        while (word == 0) {
            if (++i == m_words.size())
                return m_size;
            word = m_words[i];
        }
        return i * 64 + std::size_t(std::countr_zero(word));
    }

    /// Calls `work(row)` for each row of the set, from the first to the last.
    template <class Work>
    void each(Work work) const
    {
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            for (Word word = m_words[i]; word != 0; word &= word - 1)
                work(i * 64 + std::size_t(std::countr_zero(word)));
        }
    }

    void set(std::size_t row) { m_words[row / 64] |= Word(1) << (row % 64); }

    /// Makes the bitmap the rows for which `holds(row)` is true; the loop has no branches, so that it runs fast over
    /// plain columns.
    template <class Holds>
    void assign(Holds holds)
    {
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            const std::size_t first = i * 64, last = std::min(first + 64, m_size);
            Word word = 0;
            for (std::size_t row = first; row < last; ++row)
                word |= Word(holds(row) ? 1 : 0) << (row - first);
            m_words[i] = word;
        }
    }

    Bitmap& operator&=(const Bitmap& other)
    {
        for (std::size_t i = 0; i < m_words.size(); ++i)
            m_words[i] &= other.m_words[i];
        return *this;
    }
    Bitmap& operator|=(const Bitmap& other)
    {
        for (std::size_t i = 0; i < m_words.size(); ++i)
            m_words[i] |= other.m_words[i];
        return *this;
    }
    /// Takes the other's rows out.
    Bitmap& operator-=(const Bitmap& other)
    {
        for (std::size_t i = 0; i < m_words.size(); ++i)
            m_words[i] &= ~other.m_words[i];
        return *this;
    }
    friend bool operator==(const Bitmap&, const Bitmap&) = default;

private:
    using Word = std::uint64_t;

    void trim()
    {
        if (m_size % 64 != 0)
            m_words.back() &= (Word(1) << (m_size % 64)) - 1;
    }

    std::size_t m_size;
    std::vector<Word> m_words;
};

} // namespace muster::carddb
