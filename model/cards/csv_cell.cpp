// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cards/csv_cell.h"

#include <algorithm>
#include <array>

#include "model/yaml/characters.h"

namespace muster {

namespace {

/// Also the full-width forms, which some spreadsheets take for the same.
constexpr std::array<std::string_view, 10> FormulaSigns{"=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠"};

bool isNumber(std::string_view text)
{
    return text.find_first_not_of("0123456789.", 1) == std::string_view::npos && text.front() != '='
        && text.front() != '@';
}

/// Whether a spreadsheet would run it, had it no apostrophes in front.
bool isFormula(std::string_view text)
{
    text.remove_prefix(std::min(text.find_first_not_of('\''), text.size()));
    const bool begins =
        std::any_of(FormulaSigns.begin(), FormulaSigns.end(), [&](auto sign) { return text.starts_with(sign); });
    return begins && !isNumber(text);
}

/// Length of a character here that turns the direction of writing (U+202A to U+202E, U+2066 to U+2069), else 0.
std::size_t turnAt(std::string_view text)
{
    if (text.size() < 3 || (!text.starts_with("\xe2\x80") && !text.starts_with("\xe2\x81")))
        return 0;
    const int code = ((text[1] & 0x3f) << 6) + (text[2] & 0x3f);
    return (code >= 0x2a && code <= 0x2e) || (code >= 0x66 && code <= 0x69) ? 3 : 0;
}

std::string withoutTurns(std::string_view text)
{
    std::string kept;
    for (std::size_t at = 0; at < text.size();) {
        const auto turn = turnAt(text.substr(at));
        if (turn == 0)
            kept += text[at];
        at += std::max<std::size_t>(turn, 1);
    }
    return kept;
}

std::string readable(std::string_view text)
{
    std::string good;
    while (const auto bad = yaml::findBadCharacter(text)) {
        good.append(text.substr(0, bad->offset)).append("\xef\xbf\xbd");
        text.remove_prefix(bad->offset + 1);
        while (bad->isUtf8() && !text.empty() && (static_cast<unsigned char>(text.front()) & 0xc0u) == 0x80u)
            text.remove_prefix(1);
    }
    return good.append(text);
}

} // namespace

std::string csvCell(std::string_view text)
{
    std::string cell = withoutTurns(readable(text));
    if (isFormula(cell))
        cell.insert(cell.begin(), '\'');
    if (cell.find_first_of(",\"\r\n") == std::string::npos && !cell.starts_with(' ') && !cell.ends_with(' '))
        return cell;
    std::string quoted = "\"";
    for (const char c : cell)
        quoted.append(c == '"' ? 2 : 1, c);
    return quoted + '"';
}

std::string cellText(std::string_view cell)
{
    return std::string(cell.starts_with('\'') && isFormula(cell) ? cell.substr(1) : cell);
}

} // namespace muster
