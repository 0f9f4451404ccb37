// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/cards/csv_columns.h"

#include <algorithm>
#include <charconv>
#include <map>

#include "model/text/nearest.h"
#include "model/yaml/characters.h"

namespace muster {

namespace {

constexpr int MostParts = 20;
constexpr std::size_t LongestHeading = 500; ///< bytes

/// "attacks.2.damage" in its pieces.
struct Heading {
    std::string_view key;
    std::string_view number;
    std::string_view partKey;
};

Heading split(std::string_view text)
{
    Heading heading;
    const auto first = text.find('.');
    heading.key = text.substr(0, first);
    if (first == std::string_view::npos)
        return heading;
    const auto rest = text.substr(first + 1);
    const auto second = rest.find('.');
    if (second == std::string_view::npos) {
        heading.number = "1";
        heading.partKey = rest;
    } else {
        heading.number = rest.substr(0, second);
        heading.partKey = rest.substr(second + 1);
    }
    return heading;
}

std::string trimmed(const std::string& text)
{
    const auto begin = text.find_first_not_of(" \t");
    return begin == std::string::npos ? std::string() : text.substr(begin, text.find_last_not_of(" \t") - begin + 1);
}

FieldIndex findField(const Game& game, std::string_view key)
{
    const auto found =
        std::find_if(game.fields.begin(), game.fields.end(), [&](const Field& field) { return field.key == key; });
    return found == game.fields.end() ? FieldIndex{}
                                      : FieldIndex{static_cast<std::uint32_t>(found - game.fields.begin())};
}

bool isOfCards(const Game& game, FieldIndex field)
{
    return std::any_of(game.types.begin(), game.types.end(), [&](const CardType& type) {
        return std::any_of(type.fields.begin(), type.fields.end(),
                           [&](const FieldUse& use) { return use.field == field; });
    });
}

/// Every heading that a game allows; parts with the numbers that their count allows.
std::vector<std::string> headingsOf(const Game& game)
{
    std::vector<std::string> headings{"id", "name", "type", "text"};
    for (std::uint32_t i = 0; i < game.fields.size(); ++i) {
        const auto& field = game.fields[i];
        if (!isOfCards(game, {i}))
            continue;
        if (field.kind != FieldKind::Parts) {
            headings.push_back(field.key);
            continue;
        }
        const int count = std::min(field.highest.value_or(3), MostParts);
        for (int part = 1; part <= count; ++part) {
            for (const auto& use : game.part(field.part).fields)
                headings.push_back(field.key + '.' + (count == 1 ? "" : std::to_string(part) + '.')
                                   + game.field(use.field).key);
        }
    }
    return headings;
}

/// The column that a heading names; its key is empty if there is none.
CsvColumn columnOf(const std::string& text, const Game& game)
{
    CsvColumn column;
    const auto heading = split(text);
    const bool isBuiltIn =
        heading.key == "id" || heading.key == "name" || heading.key == "type" || heading.key == "text";
    const auto field = isBuiltIn ? FieldIndex{} : findField(game, heading.key);
    if (isBuiltIn) {
        column.key = heading.partKey.empty() ? heading.key : std::string_view();
        return column;
    }
    if (!field.valid() || !isOfCards(game, field))
        return column;
    const bool isParts = game.field(field).kind == FieldKind::Parts;
    if (isParts != !heading.partKey.empty())
        return column;
    column.field = field;
    if (isParts) {
        int part = 0;
        const auto [end, error] =
            std::from_chars(heading.number.data(), heading.number.data() + heading.number.size(), part);
        column.partField = findField(game, heading.partKey);
        const auto& uses = game.part(game.field(field).part).fields;
        const bool isKnown =
            std::any_of(uses.begin(), uses.end(), [&](const FieldUse& use) { return use.field == column.partField; });
        if (error != std::errc() || end != heading.number.data() + heading.number.size() || part < 1 || part > MostParts
            || !isKnown)
            return column;
        column.part = part - 1;
        column.partKey = heading.partKey;
    }
    column.key = heading.key;
    return column;
}

} // namespace

std::vector<CsvColumn> readCsvHeader(const CsvRow& header, const Game& game, yaml::Report& report)
{
    std::vector<CsvColumn> columns;
    const auto headings = headingsOf(game);
    std::map<std::tuple<std::string, int, std::string>, Position> seen;
    for (const auto& cell : header) {
        const auto text = yaml::shortened(trimmed(cell.text), LongestHeading);
        auto column = columnOf(text, game);
        column.at = cell.at;
        if (column.key.empty() && report.full()) {
            break;
        } else if (column.key.empty()) {
            report.add(ErrorKind::UnknownKey, cell.at, {}, {text},
                       nearestOne(text, std::span<const std::string>(headings)));
        } else if (!seen.try_emplace({column.key, column.part, column.partKey}, cell.at).second) {
            report.add(ErrorKind::DuplicateKey, cell.at, {}, {text, std::to_string(cell.at.line)});
        }
        columns.push_back(std::move(column));
    }
    for (const std::string_view key : {"id", "name", "type"}) {
        if (std::none_of(columns.begin(), columns.end(), [&](const CsvColumn& column) { return column.key == key; }))
            report.add(ErrorKind::MissingKey, header.front().at, {}, {std::string(key)});
    }
    return columns;
}

} // namespace muster
