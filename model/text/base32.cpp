// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/base32.h"

#include <algorithm>
#include <array>

namespace muster {

namespace {

constexpr std::string_view Alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

constexpr std::array<std::int8_t, 256> Values = [] {
    std::array<std::int8_t, 256> values{};
    values.fill(-1);
    for (std::size_t i = 0; i < Alphabet.size(); ++i) {
        const auto c = static_cast<unsigned char>(Alphabet[i]);
        values[c] = static_cast<std::int8_t>(i);
        if (c >= 'A')
            values[c - 'A' + 'a'] = static_cast<std::int8_t>(i);
    }
    values['O'] = values['o'] = 0;
    values['I'] = values['i'] = values['L'] = values['l'] = 1;
    return values;
}();

} // namespace

std::string toBase32(std::span<const std::uint8_t> bytes)
{
    std::string text;
    text.reserve((bytes.size() * 8 + 4) / 5);
    std::uint32_t bits = 0;
    int held = 0;
    for (const auto byte : bytes) {
        bits = (bits << 8) | byte;
        held += 8;
        while (held >= 5) {
            held -= 5;
            text += Alphabet[(bits >> held) & 31u];
        }
        bits &= (1u << held) - 1;
    }
    if (held > 0)
        text += Alphabet[(bits << (5 - held)) & 31u];
    return text;
}

std::optional<std::vector<std::uint8_t>> fromBase32(std::string_view text)
{
    std::vector<std::uint8_t> bytes;
    bytes.reserve(text.size() * 5 / 8);
    std::uint32_t bits = 0;
    int held = 0;
    for (const char c : text) {
        const auto value = Values[static_cast<unsigned char>(c)];
        if (value < 0)
            return {};
        bits = (bits << 5) | static_cast<std::uint32_t>(value);
        held += 5;
        if (held >= 8) {
            held -= 8;
            bytes.push_back(static_cast<std::uint8_t>(bits >> held));
        }
        bits &= (1u << held) - 1;
    }
    // What is left over is what toBase32 filled up with: fewer than five bits, all zero.
    if (held >= 5 || bits != 0)
        return {};
    return bytes;
}

bool isBase32(std::string_view text)
{
    return std::all_of(text.begin(), text.end(), [](char c) { return Values[static_cast<unsigned char>(c)] >= 0; });
}

} // namespace muster
