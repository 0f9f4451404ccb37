// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/yaml/characters.h"

#include <algorithm>
#include <cstdint>
#include <cstring>

namespace muster::yaml {

namespace {

constexpr char32_t NotUtf8 = 0xffffffff;

/// Decodes the character at `offset`; its length is 0 if the bytes are no UTF-8.
struct Decoded {
    char32_t character = NotUtf8;
    std::size_t length = 0;
};

Decoded decode(std::string_view bytes, std::size_t offset)
{
    const auto at = [&](std::size_t i) -> std::uint32_t {
        return offset + i < bytes.size() ? static_cast<unsigned char>(bytes[offset + i]) : 0u;
    };
    const auto continues = [&](std::size_t i) { return (at(i) & 0xc0u) == 0x80u; };
    const auto first = at(0);
    if (first < 0x80)
        return {first, 1};
    if (first >= 0xc2 && first <= 0xdf && continues(1))
        return {(first & 0x1fu) << 6 | (at(1) & 0x3fu), 2};
    if (first >= 0xe0 && first <= 0xef && continues(1) && continues(2)) {
        const char32_t character = (first & 0x0fu) << 12 | (at(1) & 0x3fu) << 6 | (at(2) & 0x3fu);
        if (character >= 0x800 && (character < 0xd800 || character > 0xdfff))
            return {character, 3};
    }
    if (first >= 0xf0 && first <= 0xf4 && continues(1) && continues(2) && continues(3)) {
        const char32_t character =
            (first & 0x07u) << 18 | (at(1) & 0x3fu) << 12 | (at(2) & 0x3fu) << 6 | (at(3) & 0x3fu);
        if (character >= 0x10000 && character <= 0x10ffff)
            return {character, 4};
    }
    return {};
}

bool isAllowed(char32_t character)
{
    if (character < 0x20)
        return character == '\t' || character == '\n' || character == '\r';
    if (character >= 0x7f && character <= 0x9f)
        return character == 0x85;
    return character != 0xfeff && character != 0xfffe && character != 0xffff;
}

std::string describe(char32_t character)
{
    constexpr char Digits[] = "0123456789ABCDEF";
    std::string text = "the control character U+";
    for (int shift = 12; shift >= 0; shift -= 4)
        text += Digits[(character >> shift) & 0xf];
    return text;
}

} // namespace

std::optional<BadCharacter> findBadCharacter(std::string_view bytes)
{
    std::size_t offset = 0;
    while (offset < bytes.size()) {
        const auto byte = static_cast<unsigned char>(bytes[offset]);
        if ((byte >= 0x20 && byte < 0x7f) || byte == '\n') {
            ++offset;
            continue;
        }
        const auto decoded = decode(bytes, offset);
        if (decoded.length == 0 || !isAllowed(decoded.character))
            return BadCharacter{offset, decoded.character};
        offset += decoded.length;
    }
    return {};
}

std::optional<Error> checkCharacters(std::string_view bytes, const std::string& file)
{
    const auto bad = findBadCharacter(bytes);
    if (!bad)
        return {};
    Error error;
    error.file = file;
    error.at = positionOf(bytes, bad->offset);
    error.kind = bad->isUtf8() ? ErrorKind::BadYaml : ErrorKind::NotUtf8;
    if (bad->isUtf8())
        error.arguments.push_back(describe(bad->character));
    return error;
}

Position positionOf(std::string_view bytes, std::size_t offset)
{
    const auto before = bytes.substr(0, offset);
    const auto lastBreak = before.rfind('\n');
    const auto lineBegin = lastBreak == std::string_view::npos ? 0 : lastBreak + 1;
    return {1 + static_cast<int>(std::count(before.begin(), before.end(), '\n')),
            1 + charactersBetween(bytes, lineBegin, before.size())};
}

int charactersBetween(std::string_view bytes, std::size_t begin, std::size_t end)
{
    int count = 0;
    for (auto i = begin; i < std::min(end, bytes.size()); ++i)
        count += (static_cast<unsigned char>(bytes[i]) & 0xc0u) != 0x80u;
    return count;
}

std::string shortened(std::string_view text, std::size_t most)
{
    if (text.size() <= most)
        return std::string(text);
    auto end = most;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0u) == 0x80u)
        --end;
    return std::string(text.substr(0, end)) + "…";
}

} // namespace muster::yaml
