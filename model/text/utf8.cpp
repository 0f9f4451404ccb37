// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/text/utf8.h"

#include "model/text/fold.h"

namespace muster {

namespace {

bool isContinuation(char c) { return (static_cast<unsigned char>(c) & 0xc0u) == 0x80u; }

} // namespace

Decoded decodeUtf8(std::string_view text, std::size_t at)
{
    const auto first = static_cast<unsigned char>(text[at]);
    if (first < 0x80)
        return {first, 1, true};
    if (first < 0xc2 || first > 0xf4)
        return {};
    const std::size_t length = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
    if (text.size() - at < length)
        return {};
    char32_t code = first & (0xffu >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) {
        if (!isContinuation(text[at + i]))
            return {};
        code = (code << 6) | (static_cast<unsigned char>(text[at + i]) & 0x3fu);
    }
    constexpr char32_t smallest[] = {0, 0, 0x80, 0x800, 0x10000};
    if (code < smallest[length] || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff))
        return {};
    return {code, length, true};
}

void appendUtf8(std::string& text, char32_t code)
{
    const auto put = [&text](char32_t byte) { text.push_back(static_cast<char>(static_cast<unsigned char>(byte))); };
    if (code < 0x80) {
        put(code);
    } else if (code < 0x800) {
        put(0xc0 | (code >> 6));
        put(0x80 | (code & 0x3f));
    } else if (code < 0x10000) {
        put(0xe0 | (code >> 12));
        put(0x80 | ((code >> 6) & 0x3f));
        put(0x80 | (code & 0x3f));
    } else {
        put(0xf0 | (code >> 18));
        put(0x80 | ((code >> 12) & 0x3f));
        put(0x80 | ((code >> 6) & 0x3f));
        put(0x80 | (code & 0x3f));
    }
}

bool isUtf8(std::string_view bytes)
{
    for (std::size_t at = 0; at < bytes.size();) {
        const auto decoded = decodeUtf8(bytes, at);
        if (!decoded.valid)
            return false;
        at += decoded.length;
    }
    return true;
}

std::string toValidUtf8(std::string_view bytes)
{
    if (isUtf8(bytes))
        return std::string(bytes);
    std::string result;
    result.reserve(bytes.size() + 16);
    for (std::size_t at = 0; at < bytes.size();) {
        const auto decoded = decodeUtf8(bytes, at);
        appendUtf8(result, decoded.code);
        at += decoded.length;
    }
    return result;
}

std::size_t lengthInCharacters(std::string_view text)
{
    std::size_t length = 0;
    for (const char c : text)
        length += isContinuation(c) ? 0 : 1;
    return length;
}

} // namespace muster
