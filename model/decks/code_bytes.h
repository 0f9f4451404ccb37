// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace muster {

/// CRC-32 (IEEE 802.3), which shows every change of up to 32 neighbouring bits.
[[nodiscard]] std::uint32_t crc32(std::span<const std::uint8_t> bytes);

/// Puts numbers and texts together as bytes: numbers seven bits a byte, the lowest first; texts with their length.
class CodeWriter {
public:
    void number(std::uint64_t value);
    void text(std::string_view text);
    [[nodiscard]] std::vector<std::uint8_t>& bytes() { return m_bytes; }

private:
    std::vector<std::uint8_t> m_bytes;
};

/// Takes them apart. Never reads past the end: after the first thing that is not there, failed() holds and
/// everything is 0 or empty.
class CodeReader {
public:
    explicit CodeReader(std::span<const std::uint8_t> bytes) : m_left(bytes) { }

    std::uint64_t number(std::uint64_t highest);
    std::string text(std::size_t longest);
    [[nodiscard]] bool failed() const { return m_failed; }
    [[nodiscard]] bool atEnd() const { return m_left.empty(); }
    void fail();

private:
    std::span<const std::uint8_t> m_left;
    bool m_failed = false;
};

} // namespace muster
