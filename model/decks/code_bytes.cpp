// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/code_bytes.h"

namespace muster {

std::uint32_t crc32(std::span<const std::uint8_t> bytes)
{
    std::uint32_t crc = 0xffffffff;
    for (const auto byte : bytes) {
        crc ^= byte;
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc >> 1) ^ ((crc & 1u) != 0 ? 0xedb88320u : 0u);
    }
    return ~crc;
}

void CodeWriter::number(std::uint64_t value)
{
    while (value >= 0x80) {
        m_bytes.push_back(static_cast<std::uint8_t>(value | 0x80));
        value >>= 7;
    }
    m_bytes.push_back(static_cast<std::uint8_t>(value));
}

void CodeWriter::text(std::string_view text)
{
    number(text.size());
    for (const char c : text)
        m_bytes.push_back(static_cast<std::uint8_t>(c));
}

std::uint64_t CodeReader::number(std::uint64_t highest)
{
    std::uint64_t value = 0;
    for (int shift = 0; shift < 63; shift += 7) {
        if (m_left.empty())
            break;
        const auto byte = m_left.front();
        m_left = m_left.subspan(1);
        value |= static_cast<std::uint64_t>(byte & 0x7f) << shift;
        if (byte >= 0x80)
            continue;
        if (value > highest || (byte == 0 && shift > 0)) // too much, or written longer than need be
            break;
        return value;
    }
    fail();
    return 0;
}

std::string CodeReader::text(std::size_t longest)
{
    const auto length = static_cast<std::size_t>(number(longest));
    if (length > m_left.size())
        fail();
    if (m_failed)
        return {};
    std::string text;
    for (const auto byte : m_left.first(length))
        text += static_cast<char>(byte);
    m_left = m_left.subspan(length);
    return text;
}

void CodeReader::fail()
{
    m_failed = true;
    m_left = {};
}

} // namespace muster
