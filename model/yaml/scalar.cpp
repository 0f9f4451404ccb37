// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/yaml/scalar.h"

#include <algorithm>
#include <array>

#include <utf8proc.h>

#include "model/text/fold.h"
#include "model/text/utf8.h"

namespace muster::yaml {

namespace {

bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool isDigit(char c) { return c >= '0' && c <= '9'; }

/// Characters that look like themselves wherever they stand: no control, format or blank characters.
bool isVisible(char32_t code)
{
    switch (utf8proc_category(static_cast<utf8proc_int32_t>(code))) {
    case UTF8PROC_CATEGORY_CN:
    case UTF8PROC_CATEGORY_CC:
    case UTF8PROC_CATEGORY_CF:
    case UTF8PROC_CATEGORY_CS:
    case UTF8PROC_CATEGORY_CO:
    case UTF8PROC_CATEGORY_ZL:
    case UTF8PROC_CATEGORY_ZP:
    case UTF8PROC_CATEGORY_ZS:
        return false;
    default:
        return true;
    }
}

/// Words that some reader of YAML takes for something else than a text.
bool isReserved(std::string_view text)
{
    constexpr std::array<std::string_view, 10> Words{"true", "false", "yes",  "no",  "on",
                                                     "off",  "null",  "none", "nan", "inf"};
    if (text.size() == 1)
        return text[0] == 'y' || text[0] == 'Y' || text[0] == 'n' || text[0] == 'N';
    return std::find(Words.begin(), Words.end(), fold(text)) != Words.end();
}

bool canBePlain(std::string_view text)
{
    if (text.empty() || text.back() == ' ' || isReserved(text))
        return false;
    if (!isLetter(text[0]) && static_cast<unsigned char>(text[0]) < 0x80)
        return false;
    for (std::size_t at = 0; at < text.size();) {
        const char c = text[at];
        if (static_cast<unsigned char>(c) < 0x80) {
            const bool blankAfterBlank = c == ' ' && text[at - 1] == ' ';
            if (!isLetter(c) && !isDigit(c) && (std::string_view(" -_'./()+;!").find(c) == std::string_view::npos))
                return false;
            if (blankAfterBlank)
                return false;
            ++at;
        } else {
            const auto decoded = decodeUtf8(text, at);
            if (!decoded.valid || !isVisible(decoded.code))
                return false;
            at += decoded.length;
        }
    }
    return true;
}

constexpr char Digits[] = "0123456789abcdef";

void appendEscape(std::string& result, char32_t code)
{
    const auto hex = [&result, code](char letter, int digits) {
        result += '\\';
        result += letter;
        for (int shift = (digits - 1) * 4; shift >= 0; shift -= 4)
            result += Digits[(code >> shift) & 0xf];
    };
    if (code <= 0xff)
        hex('x', 2);
    else if (code <= 0xffff)
        hex('u', 4);
    else
        hex('U', 8);
}

std::string quoted(std::string_view text)
{
    std::string result = "\"";
    for (std::size_t at = 0; at < text.size();) {
        const auto decoded = decodeUtf8(text, at);
        at += decoded.length;
        if (decoded.code == '"' || decoded.code == '\\') {
            result += '\\';
            result += static_cast<char>(decoded.code);
        } else if (decoded.code == '\n') {
            result += "\\n";
        } else if (decoded.code == '\t') {
            result += "\\t";
        } else if (decoded.code == ' ' || isVisible(decoded.code)) {
            appendUtf8(result, decoded.code);
        } else {
            appendEscape(result, decoded.code);
        }
    }
    result += '"';
    return result;
}

/// Several lines without anything that a block cannot show or that an editor may take away.
bool canBeBlock(std::string_view text)
{
    if (text.find('\n') == std::string_view::npos || text.front() == '\n' || text.ends_with("\n\n"))
        return false;
    char before = '\n';
    for (std::size_t at = 0; at < text.size();) {
        const auto decoded = decodeUtf8(text, at);
        const char c = decoded.code < 0x80 ? static_cast<char>(decoded.code) : 'x';
        if (!decoded.valid || (c != '\n' && c != ' ' && !isVisible(decoded.code)))
            return false;
        if ((c == ' ' && before == '\n') || (c == '\n' && before == ' '))
            return false;
        before = c;
        at += decoded.length;
    }
    return before != ' ';
}

} // namespace

std::string scalar(std::string_view text) { return canBePlain(text) ? std::string(text) : quoted(text); }

std::string blockScalar(std::string_view text, int indent)
{
    if (!canBeBlock(text))
        return scalar(text);
    std::string result = text.ends_with('\n') ? "|" : "|-";
    if (text.ends_with('\n'))
        text.remove_suffix(1);
    const std::string margin(static_cast<std::size_t>(indent) + 2, ' ');
    for (std::size_t begin = 0; begin <= text.size();) {
        const auto end = std::min(text.find('\n', begin), text.size());
        result += '\n';
        if (end > begin)
            result.append(margin).append(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return result;
}

} // namespace muster::yaml
