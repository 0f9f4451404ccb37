// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/nearest.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <utility>

#include "model/text/fold.h"
#include "model/text/utf8.h"

namespace muster {

namespace {

constexpr std::size_t WordBits = 64;
constexpr std::size_t LongestName = 1000; ///< nobody means a word that is longer

std::u32string codePoints(std::string_view text)
{
    std::u32string result;
    result.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const auto decoded = decodeUtf8(text, at);
        result.push_back(decoded.code);
        at += decoded.length;
    }
    return result;
}

/// lengthInCharacters, at once for the many texts that are ASCII.
std::size_t lengthOf(std::string_view text)
{
    std::uint64_t high = 0;
    std::size_t at = 0;
    for (; at + 8 <= text.size(); at += 8) {
        std::uint64_t eight = 0;
        std::memcpy(&eight, text.data() + at, 8);
        high |= eight;
    }
    for (; at < text.size(); ++at)
        high |= static_cast<unsigned char>(text[at]);
    return (high & 0x8080808080808080u) == 0 ? text.size() : lengthInCharacters(text);
}

/// One word that many candidates are measured against. Up to 64 characters by Hyyrö's bit-parallel form of the
/// distance (one step a character of the candidate); longer ones by the plain table.
class Pattern {
public:
    explicit Pattern(std::string_view word) : m_word(codePoints(word)), m_bytes(word.size())
    {
        for (std::size_t i = 0; i < std::min(m_word.size(), WordBits); ++i) {
            const auto bit = std::uint64_t(1) << i;
            if (m_word[i] < m_ascii.size())
                m_ascii[m_word[i]] |= bit;
            else
                otherBits(m_word[i]) |= bit;
        }
        for (const char c : word.substr(0, LongestBag))
            ++m_bag[bagOf(c)];
    }

    [[nodiscard]] std::size_t size() const { return m_word.size(); }

    [[nodiscard]] std::size_t distance(std::string_view text, std::size_t length, std::size_t cap) const
    {
        const auto apart = length > size() ? length - size() : size() - length;
        if (apart > cap)
            return cap + 1;
        if (size() == 0)
            return length;
        if (size() > WordBits)
            return tableDistance(text, cap);
        return bitDistance(text, length, cap);
    }

    /// False if the letters alone, without their order, show that the distance is more than `cap`: one step brings at
    /// most one letter, or the four bytes of one outside ASCII, that the other text has not.
    [[nodiscard]] bool lettersWithin(std::string_view text, std::size_t cap) const
    {
        if (text.size() > LongestBag || m_bytes > LongestBag)
            return true;
        auto bag = m_bag;
        std::size_t common = 0;
        for (const char c : text) {
            auto& left = bag[bagOf(c)];
            const bool has = left != 0;
            common += has ? 1 : 0;
            left = static_cast<std::uint8_t>(left - (has ? 1 : 0));
        }
        const bool ascii = text.size() == lengthOf(text) && m_other.empty();
        return std::max(text.size(), m_bytes) - common <= cap * (ascii ? 1 : 4);
    }

private:
    using Bag = std::array<std::uint8_t, 32>;
    static constexpr std::size_t LongestBag = 255;

    static std::size_t bagOf(char c) { return static_cast<unsigned char>(c) & 31u; }

    std::uint64_t& otherBits(char32_t code)
    {
        for (auto& [known, bits] : m_other) {
            if (known == code)
                return bits;
        }
        return m_other.emplace_back(code, 0).second;
    }

    [[nodiscard]] std::uint64_t bitsOf(char32_t code) const
    {
        if (code < m_ascii.size())
            return m_ascii[code];
        for (const auto& [known, bits] : m_other) {
            if (known == code)
                return bits;
        }
        return 0;
    }

    /// H. Hyyrö, A bit-vector algorithm for computing Levenshtein and Damerau edit distances, 2003.
    [[nodiscard]] std::size_t bitDistance(std::string_view text, std::size_t length, std::size_t cap) const
    {
        std::uint64_t up = ~std::uint64_t(0), down = 0, diagonal = 0, before = 0;
        const std::uint64_t last = std::uint64_t(1) << (size() - 1);
        std::size_t distance = size(), left = length;
        for (std::size_t at = 0; at < text.size();) {
            std::uint64_t match = 0;
            if (const auto byte = static_cast<unsigned char>(text[at]); byte < 0x80) {
                match = m_ascii[byte];
                ++at;
            } else {
                const auto decoded = decodeUtf8(text, at);
                match = bitsOf(decoded.code);
                at += decoded.length;
            }
            --left;
            const auto swapped = ((~diagonal & match) << 1) & before;
            diagonal = ((((match & up) + up) ^ up) | match | down) | swapped;
            auto plus = down | ~(diagonal | up);
            auto minus = diagonal & up;
            distance += (plus & last) != 0 ? 1 : 0;
            distance -= (minus & last) != 0 ? 1 : 0;
            if (distance > cap + left)
                return cap + 1;
            plus = (plus << 1) | 1;
            minus <<= 1;
            up = minus | ~(diagonal | plus);
            down = plus & diagonal;
            before = match;
        }
        return std::min(distance, cap + 1);
    }

    [[nodiscard]] std::size_t tableDistance(std::string_view text, std::size_t cap) const
    {
        const auto other = codePoints(text);
        std::vector<std::size_t> twoBack(other.size() + 1), back(other.size() + 1), row(other.size() + 1);
        for (std::size_t j = 0; j <= other.size(); ++j)
            back[j] = j;
        for (std::size_t i = 1; i <= size(); ++i) {
            row[0] = i;
            auto least = row[0];
            for (std::size_t j = 1; j <= other.size(); ++j) {
                const std::size_t differ = m_word[i - 1] == other[j - 1] ? 0 : 1;
                row[j] = std::min({back[j] + 1, row[j - 1] + 1, back[j - 1] + differ});
                if (i > 1 && j > 1 && m_word[i - 1] == other[j - 2] && m_word[i - 2] == other[j - 1])
                    row[j] = std::min(row[j], twoBack[j - 2] + 1);
                least = std::min(least, row[j]);
            }
            // A swap reaches back two rows, so one hopeless row is no proof yet; both are.
            if (least > cap && *std::min_element(back.begin(), back.end()) > cap)
                return cap + 1;
            std::swap(twoBack, back);
            std::swap(back, row);
        }
        return std::min(back[other.size()], cap + 1);
    }

    std::u32string m_word;
    std::size_t m_bytes;
    std::array<std::uint64_t, 128> m_ascii{};
    std::vector<std::pair<char32_t, std::uint64_t>> m_other;
    Bag m_bag{};
};

bool isWordByte(char c)
{
    const auto byte = static_cast<unsigned char>(c);
    return byte >= 0x80 || (byte >= '0' && byte <= '9') || (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
}

bool startsWithOrHasWord(std::string_view text, std::string_view word)
{
    for (auto at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
        const auto end = at + word.size();
        if (at == 0 || (!isWordByte(text[at - 1]) && (end == text.size() || !isWordByte(text[end]))))
            return true;
    }
    return false;
}

/// The best few candidates so far.
class Ranking {
public:
    explicit Ranking(std::size_t limit) : m_limit(limit) { }

    /// A candidate of this score or a worse one has no chance.
    [[nodiscard]] bool full(std::size_t score) const
    {
        return m_kept.size() == m_limit && score >= m_kept.back().score;
    }

    void add(std::size_t index, std::size_t score, std::string_view folded)
    {
        for (auto& kept : m_kept) {
            if (kept.folded == folded)
                return;
        }
        // Among equals the first one of the list stays in front.
        const auto place = std::upper_bound(m_kept.begin(), m_kept.end(), score,
                                            [](std::size_t s, const Kept& kept) { return s < kept.score; });
        m_kept.insert(place, {index, score, std::string(folded)});
        if (m_kept.size() > m_limit)
            m_kept.pop_back();
    }

    [[nodiscard]] std::vector<std::size_t> indexes() const
    {
        std::vector<std::size_t> result;
        result.reserve(m_kept.size());
        for (const auto& kept : m_kept)
            result.push_back(kept.index);
        return result;
    }

private:
    struct Kept {
        std::size_t index;
        std::size_t score;
        std::string folded;
    };
    std::size_t m_limit;
    std::vector<Kept> m_kept; ///< best first
};

class Search {
public:
    Search(std::string_view word, std::size_t limit)
        : m_word(word),
          m_pattern(word),
          m_ranking(limit),
          m_usable(limit > 0 && !word.empty() && m_pattern.size() <= LongestName)
    {
    }

    [[nodiscard]] bool usable() const { return m_usable; }

    void offer(std::size_t index, std::string_view folded)
    {
        const auto length = lengthOf(folded);
        if (length == 0 || length > LongestName)
            return;
        const auto third = std::max<std::size_t>(1, std::max(length, m_pattern.size()) / 3);
        auto cap = third;
        while (cap > 0 && m_ranking.full(cap))
            --cap;
        if (m_ranking.full(cap))
            return;
        const auto apart = length > m_pattern.size() ? length - m_pattern.size() : m_pattern.size() - length;
        if (apart <= cap && m_pattern.lettersWithin(folded, cap)) {
            const auto distance = m_pattern.distance(folded, length, cap);
            if (distance <= cap)
                return m_ranking.add(index, distance, folded);
        }
        const auto score = third + 1;
        if (m_pattern.size() >= 3 && length > m_pattern.size() && !m_ranking.full(score)
            && startsWithOrHasWord(folded, m_word))
            m_ranking.add(index, score, folded);
    }

    [[nodiscard]] std::vector<std::size_t> indexes() const { return m_ranking.indexes(); }

private:
    std::string_view m_word;
    Pattern m_pattern;
    Ranking m_ranking;
    bool m_usable;
};

template <class Text>
std::vector<std::string> nearestOf(std::string_view word, std::span<const Text> candidates, std::size_t limit)
{
    std::vector<std::string> result;
    const auto folded = fold(word);
    Search search(folded, limit);
    if (!search.usable())
        return result;
    std::string candidate;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        foldInto(candidates[i], candidate);
        search.offer(i, candidate);
    }
    for (const auto index : search.indexes())
        result.emplace_back(candidates[index]);
    return result;
}

} // namespace

std::vector<std::string> nearest(std::string_view word, std::span<const std::string_view> candidates, std::size_t limit)
{
    return nearestOf(word, candidates, limit);
}

std::vector<std::size_t> nearestFolded(std::string_view word, std::span<const std::string_view> candidates,
                                       std::size_t limit)
{
    Search search(word, limit);
    if (!search.usable())
        return {};
    for (std::size_t i = 0; i < candidates.size(); ++i)
        search.offer(i, candidates[i]);
    return search.indexes();
}

std::string nearestOne(std::string_view word, std::span<const std::string_view> candidates)
{
    const auto found = nearestOf(word, candidates, 1);
    return found.empty() ? std::string() : found.front();
}

std::string nearestOne(std::string_view word, std::span<const std::string> candidates)
{
    const auto found = nearestOf(word, candidates, 1);
    return found.empty() ? std::string() : found.front();
}

std::size_t editDistance(std::string_view a, std::string_view b, std::size_t cap)
{
    return Pattern(a).distance(b, codePoints(b).size(), cap);
}

} // namespace muster
