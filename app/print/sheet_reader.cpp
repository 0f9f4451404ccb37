// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/sheet_reader.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "app/print/fields.h"
#include "model/games/read_query.h"
#include "model/text/nearest.h"
#include "model/yaml/reader.h"

namespace muster::app::print {

namespace {

using yaml::MapReader;
using yaml::Node;
using yaml::Report;

constexpr std::size_t MostCharacters = 300;
constexpr std::size_t MostItems = 40;

// Bounds of measures: what a printer can draw, and what leaves room for anything else.
struct Range {
    double lowest, highest;
};
constexpr Range LetterSize{1.4, 40};
constexpr Range RowHeight{2, 30};
constexpr Range Share{0.1, 20};

std::string written(double number)
{
    std::array<char, 32> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    return {digits.data(), end};
}

/// A measure: a number that may have a fraction. Keeps the value there is where the file says nothing.
void readMeasure(const Node& node, const std::string& path, Report& report, Range range, double& value)
{
    double read = 0;
    const auto* begin = node.scalar.data();
    const auto* end = begin + node.scalar.size();
    const auto [stop, error] = std::from_chars(begin, end, read, std::chars_format::fixed);
    if (node.kind != yaml::NodeKind::Scalar || node.quoted || error != std::errc() || stop != end) {
        report.add(ErrorKind::NotANumber, node.at, path,
                   {node.kind == yaml::NodeKind::Scalar ? std::string(node.scalar) : yaml::shapeOf(node)});
        return;
    }
    if (!(read >= range.lowest && read <= range.highest)) {
        report.add(ErrorKind::OutOfRange, node.at, path,
                   {std::string(node.scalar), written(range.lowest), written(range.highest)});
        return;
    }
    value = read;
}

void readMeasure(MapReader& map, std::string_view key, Range range, double& value)
{
    if (const Node* node = map.child(key))
        readMeasure(*node, map.pathOf(key), map.report(), range, value);
}

void readFlag(MapReader& map, std::string_view key, bool& value)
{
    if (const auto flag = map.flag(key))
        value = *flag;
}

void readNumber(MapReader& map, std::string_view key, int lowest, int highest, int& value)
{
    if (const auto number = map.number(key, lowest, highest))
        value = *number;
}

/// The items of a list, or of what may stand in its place; told where there are too many.
std::span<const Node> itemsOf(const Node& node, const std::string& path, Report& report)
{
    auto items = yaml::readList(node, path, report);
    if (items.size() > MostItems) {
        report.add(ErrorKind::WrongCount, node.at, path,
                   {std::to_string(items.size()), "at most " + std::to_string(MostItems)});
        items = items.first(MostItems);
    }
    return items;
}

/// Reports fields in braces that there are not.
void checkFields(const std::string& text, Position at, const std::string& path, Report& report)
{
    for (std::size_t begin = text.find('{'); begin != std::string::npos; begin = text.find('{', begin + 1)) {
        const std::size_t end = text.find('}', begin);
        const std::string field = text.substr(begin + 1, end == std::string::npos ? end : end - begin - 1);
        if (end == std::string::npos || !isField(field))
            report.add(ErrorKind::UnknownWord, at, path, {field, "fields of sheets"},
                       nearestOne(field, std::span<const std::string>(fieldKeys())));
    }
}

Template readTemplate(MapReader& map, std::string_view key)
{
    Template pieces;
    const Node* node = map.requiredChild(key);
    if (node == nullptr)
        return pieces;
    pieces = yaml::readTexts(*node, map.pathOf(key), map.report(), MostCharacters);
    if (pieces.size() > MostItems)
        pieces.resize(MostItems);
    for (const std::string& piece : pieces)
        checkFields(piece, node->at, map.pathOf(key), map.report());
    return pieces;
}

template <class Value, std::size_t Count>
void readWord(MapReader& map, std::string_view key, const std::array<std::pair<std::string_view, Value>, Count>& words,
              Value& value)
{
    const Node* node = map.child(key);
    if (node == nullptr)
        return;
    const auto found =
        std::find_if(words.begin(), words.end(), [&](const auto& word) { return word.first == node->scalar; });
    if (found != words.end()) {
        value = found->second;
        return;
    }
    std::string all;
    std::vector<std::string> known;
    for (const auto& [word, meaning] : words) {
        (all += all.empty() ? "" : ", ") += word;
        known.emplace_back(word);
    }
    map.report().add(ErrorKind::NotOneOf, node->at, map.pathOf(key), {std::string(node->scalar), all},
                     nearestOne(node->scalar, std::span<const std::string>(known)));
}

LinesPart readLines(const Node& node, const std::string& path, Report& report)
{
    LinesPart part;
    MapReader map(node, path, report);
    if (const Node* lines = map.requiredChild("text")) {
        const std::string at = map.pathOf("text");
        const auto items = itemsOf(*lines, at, report);
        for (std::size_t i = 0; i < items.size(); ++i) {
            MapReader line(items[i], yaml::join(at, i), report);
            LinesPart::Line read;
            read.text = readTemplate(line, "line");
            readMeasure(line, "size", LetterSize, read.size);
            readFlag(line, "bold", read.bold);
            constexpr std::array<std::pair<std::string_view, Align>, 3> Aligns{
                {{"left", Align::Left}, {"centre", Align::Centre}, {"right", Align::Right}}};
            readWord(line, "align", Aligns, read.align);
            line.finish();
            part.lines.push_back(std::move(read));
        }
    }
    readMeasure(map, "initial", {5, 40}, part.initial);
    map.finish();
    return part;
}

BoxesPart readBoxes(const Node& node, const std::string& path, Report& report)
{
    BoxesPart part;
    MapReader map(node, path, report);
    readMeasure(map, "height", RowHeight, part.height);
    if (const Node* rows = map.requiredChild("rows")) {
        const auto items = itemsOf(*rows, map.pathOf("rows"), report);
        for (std::size_t i = 0; i < items.size(); ++i) {
            const std::string rowPath = yaml::join(map.pathOf("rows"), i);
            const auto cells = itemsOf(items[i], rowPath, report);
            part.rows.emplace_back();
            for (std::size_t k = 0; k < cells.size(); ++k) {
                MapReader box(cells[k], yaml::join(rowPath, k), report);
                BoxesPart::Box read;
                read.field = box.text("field", 60).value_or("");
                read.label = box.text("label", 80).value_or("");
                if (!read.field.empty() && !isField(read.field))
                    report.add(ErrorKind::UnknownWord, box.child("field")->at, box.pathOf("field"),
                               {read.field, "fields of sheets"},
                               nearestOne(read.field, std::span<const std::string>(fieldKeys())));
                if (read.field.empty() && read.label.empty())
                    report.add(ErrorKind::MissingKey, box.at(), box.path(), {"field"});
                readMeasure(box, "width", Share, read.width);
                box.finish();
                part.rows.back().push_back(std::move(read));
            }
            if (cells.empty())
                report.add(ErrorKind::Empty, items[i].at, rowPath, {"a box"});
        }
    }
    map.finish();
    return part;
}

/// Fields of cards by key; those that no line has room for are told too.
std::vector<FieldIndex> readDetails(MapReader& map, const Game& game)
{
    std::vector<FieldIndex> details;
    for (const std::string& key : map.texts("details")) {
        const FieldIndex field = game.findField(key);
        if (!field.valid()) {
            std::vector<std::string> known;
            known.reserve(game.fields.size());
            for (const Field& other : game.fields)
                known.push_back(other.key);
            map.report().add(ErrorKind::UnknownField, map.child("details")->at, map.pathOf("details"), {key},
                             nearestOne(key, std::span<const std::string>(known)));
            continue;
        }
        const FieldKind kind = game.field(field).kind;
        if (kind != FieldKind::Word && kind != FieldKind::Number && kind != FieldKind::Flag)
            map.report().add(ErrorKind::WrongShape, map.child("details")->at, map.pathOf("details"),
                             {"a field that is a word, a number or a flag", "\"" + key + "\""});
        else if (details.size() < MostItems)
            details.push_back(field);
    }
    return details;
}

CardsPart readCards(const Node& node, const std::string& path, Report& report, const Game& game)
{
    CardsPart part;
    MapReader map(node, path, report);
    readNumber(map, "columns", 1, 4, part.columns);
    readMeasure(map, "row", RowHeight, part.row);
    readMeasure(map, "least row", RowHeight, part.leastRow);
    readMeasure(map, "size", {1.4, 10}, part.size);
    readNumber(map, "blanks", 0, 60, part.blanks);
    readFlag(map, "fill", part.fill);
    readFlag(map, "ruled", part.ruled);
    readFlag(map, "ticks", part.ticks);
    readFlag(map, "limits", part.limits);
    readFlag(map, "balanced", part.balanced);
    part.details = readDetails(map, game);
    if (part.fill && part.balanced)
        report.add(ErrorKind::Conflict, map.at(), map.path(), {"fill", "balanced"});
    map.finish();
    return part;
}

TotalsPart readTotals(const Node& node, const std::string& path, Report& report, const Game& game)
{
    TotalsPart part;
    MapReader map(node, path, report);
    readFlag(map, "groups", part.groups);
    readMeasure(map, "height", RowHeight, part.height);
    readMeasure(map, "width", {8, 100}, part.width);
    if (const Node* boxes = map.child("boxes")) {
        const auto items = itemsOf(*boxes, map.pathOf("boxes"), report);
        for (std::size_t i = 0; i < items.size(); ++i) {
            MapReader box(items[i], yaml::join(map.pathOf("boxes"), i), report);
            TotalsPart::Box read;
            read.label = box.requiredText("label", 60);
            if (const Node* count = box.requiredChild("count")) {
                if (auto query = readQuery(*count, box.pathOf("count"), game, report))
                    read.count = std::move(*query);
            }
            read.of = box.number("of", 0, 999);
            box.finish();
            part.boxes.push_back(std::move(read));
        }
    }
    map.finish();
    return part;
}

TablePart readTable(const Node& node, const std::string& path, Report& report)
{
    TablePart part;
    MapReader map(node, path, report);
    part.title = map.text("title", 100).value_or("");
    readMeasure(map, "height", RowHeight, part.height);
    part.columns = map.texts("columns");
    part.rows = map.texts("rows");
    if (part.columns.empty() || part.columns.size() > MostItems)
        report.add(ErrorKind::WrongCount, map.at(), map.pathOf("columns"),
                   {std::to_string(part.columns.size()), "1 to " + std::to_string(MostItems)});
    if (part.rows.size() > MostItems)
        report.add(ErrorKind::WrongCount, map.at(), map.pathOf("rows"),
                   {std::to_string(part.rows.size()), "at most " + std::to_string(MostItems)});
    map.finish();
    return part;
}

BesidePart readBeside(const Node& node, const std::string& path, Report& report)
{
    BesidePart part;
    const auto items = itemsOf(node, path, report);
    for (std::size_t i = 0; i < items.size(); ++i) {
        MapReader cell(items[i], yaml::join(path, i), report);
        BesidePart::Cell read;
        read.part = cell.requiredText("part", 60);
        readMeasure(cell, "width", Share, read.width);
        cell.finish();
        part.cells.push_back(std::move(read));
    }
    if (items.empty() && node.kind == yaml::NodeKind::List)
        report.add(ErrorKind::Empty, node.at, path, {"a part"});
    return part;
}

template <class PartKind>
PartKind readSized(const Node& node, const std::string& path, Report& report)
{
    PartKind part;
    MapReader map(node, path, report);
    readMeasure(map, "size", {1.4, 12}, part.size);
    if constexpr (std::is_same_v<PartKind, FindingsPart>)
        readFlag(map, "warnings", part.warnings);
    if constexpr (std::is_same_v<PartKind, LimitsPart>)
        readNumber(map, "columns", 1, 6, part.columns);
    if constexpr (std::is_same_v<PartKind, CodePart>)
        readMeasure(map, "side", {12, 80}, part.side);
    map.finish();
    return part;
}

GapPart readGap(const Node& node, const std::string& path, Report& report)
{
    GapPart part;
    MapReader map(node, path, report);
    readMeasure(map, "height", {0.2, 100}, part.height);
    readFlag(map, "line", part.line);
    map.finish();
    return part;
}

/// A part: a map with one key, which is its kind.
std::optional<Part> readPart(const Node& node, const std::string& path, Report& report, const Game& game)
{
    const auto pairs = yaml::readMap(node, path, report);
    if (node.kind == yaml::NodeKind::Map && pairs.size() != 1) {
        report.add(ErrorKind::WrongCount, node.at, path, {std::to_string(pairs.size()), "1"});
        return std::nullopt;
    }
    if (pairs.empty())
        return std::nullopt;
    const std::string kind(pairs.front().key);
    const Node& value = pairs.front().value;
    const std::string at = yaml::join(path, kind);
    if (kind == "lines")
        return readLines(value, at, report);
    if (kind == "boxes")
        return readBoxes(value, at, report);
    if (kind == "cards")
        return readCards(value, at, report, game);
    if (kind == "totals")
        return readTotals(value, at, report, game);
    if (kind == "verdict")
        return readSized<VerdictPart>(value, at, report);
    if (kind == "findings")
        return readSized<FindingsPart>(value, at, report);
    if (kind == "limits")
        return readSized<LimitsPart>(value, at, report);
    if (kind == "code")
        return readSized<CodePart>(value, at, report);
    if (kind == "table")
        return readTable(value, at, report);
    if (kind == "beside")
        return readBeside(value, at, report);
    if (kind == "gap")
        return readGap(value, at, report);
    static const std::vector<std::string> kinds{"lines",  "boxes", "cards", "totals", "verdict", "findings",
                                                "limits", "code",  "table", "beside", "gap"};
    report.add(ErrorKind::UnknownKey, pairs.front().keyAt, path, {kind},
               nearestOne(kind, std::span<const std::string>(kinds)));
    return std::nullopt;
}

void readPartMap(const Node& node, const std::string& path, Report& report, const Game& game, Parts& parts)
{
    for (const yaml::Pair& pair : yaml::readMap(node, path, report)) {
        if (auto part = readPart(pair.value, yaml::join(path, pair.key), report, game))
            parts.insert_or_assign(std::string(pair.key), std::move(*part));
    }
}

/// Reports names of parts that are not there, and parts where they cannot stand.
class References {
public:
    References(const Parts& parts, Report& report) : m_parts(parts), m_report(report)
    {
        for (const auto& [name, part] : parts)
            m_names.push_back(name);
    }

    void check(const std::string& name, Position at, const std::string& path, bool inBody)
    {
        const auto found = m_parts.find(name);
        if (found == m_parts.end()) {
            m_report.add(ErrorKind::UnknownWord, at, path, {name, "parts of sheets"},
                         nearestOne(name, std::span<const std::string>(m_names)));
            return;
        }
        if (std::holds_alternative<CardsPart>(found->second) && !inBody)
            m_report.add(ErrorKind::WrongShape, at, path, {"a part that is no list of cards", "\"" + name + "\""});
        if (const auto* beside = std::get_if<BesidePart>(&found->second)) {
            for (const BesidePart::Cell& cell : beside->cells) {
                const auto inner = m_parts.find(cell.part);
                if (inner == m_parts.end())
                    check(cell.part, at, path, false);
                else if (std::holds_alternative<BesidePart>(inner->second)
                         || std::holds_alternative<CardsPart>(inner->second))
                    m_report.add(ErrorKind::WrongShape, at, path,
                                 {"a part that can stand beside others", "\"" + cell.part + "\""});
            }
        }
    }

private:
    const Parts& m_parts;
    Report& m_report;
    std::vector<std::string> m_names;
};

std::vector<std::string> readNames(MapReader& map, std::string_view key, References& references)
{
    std::vector<std::string> names = map.texts(key);
    if (names.size() > MostItems)
        names.resize(MostItems);
    for (const std::string& name : names)
        references.check(name, map.child(key)->at, map.pathOf(key), key == "body");
    return names;
}

void readMargins(MapReader& map, SheetLayout& sheet)
{
    const Node* node = map.child("margins");
    if (node == nullptr)
        return;
    const auto items = yaml::readList(*node, map.pathOf("margins"), map.report());
    if (node->kind == yaml::NodeKind::List && items.size() != 4) {
        map.report().add(ErrorKind::WrongCount, node->at, map.pathOf("margins"), {std::to_string(items.size()), "4"});
        return;
    }
    double* const sides[] = {&sheet.top, &sheet.right, &sheet.bottom, &sheet.left};
    for (std::size_t i = 0; i < items.size(); ++i)
        readMeasure(items[i], yaml::join(map.pathOf("margins"), i), map.report(), {1.5, 40}, *sides[i]);
}

void readSmall(MapReader& map, SheetLayout& sheet)
{
    const Node* node = map.child("card");
    if (node == nullptr)
        return;
    MapReader card(*node, map.pathOf("card"), map.report());
    std::pair<double, double> size{63, 88};
    readMeasure(card, "width", {40, 130}, size.first);
    readMeasure(card, "height", {40, 180}, size.second);
    card.finish();
    sheet.small = size;
}

} // namespace

Errors readParts(std::string_view bytes, const std::string& file, const Game& game, const std::string& deckKind,
                 Parts& parts)
{
    const auto document = yaml::Document::parse(bytes, file);
    if (!document)
        return document.error();
    Report report(file);
    MapReader map(document->root(), {}, report);
    if (const Node* shared = map.child("parts"))
        readPartMap(*shared, "parts", report, game, parts);
    if (const Node* kinds = map.child("decks")) {
        for (const yaml::Pair& pair : yaml::readMap(*kinds, "decks", report)) {
            const std::string kind(pair.key);
            Parts own;
            readPartMap(pair.value, yaml::join("decks", kind), report, game, own);
            std::vector<std::string> known;
            known.reserve(game.decks.size());
            for (const DeckKind& deck : game.decks)
                known.push_back(deck.key);
            if (game.findDeckKind(kind) == nullptr)
                report.add(ErrorKind::UnknownWord, pair.keyAt, "decks", {kind, "kinds of decks"},
                           nearestOne(kind, std::span<const std::string>(known)));
            if (kind == deckKind) {
                for (auto& [name, part] : own)
                    parts.insert_or_assign(name, std::move(part));
            }
        }
    }
    map.finish();
    return report.take();
}

Result<SheetLayout> readSheet(std::string_view bytes, const std::string& file, const Game& game, Parts parts)
{
    const auto document = yaml::Document::parse(bytes, file);
    if (!document)
        return failure(document.error());
    Report report(file);
    MapReader map(document->root(), {}, report);
    SheetLayout sheet;
    sheet.key = map.requiredText("sheet", 60);
    sheet.title = map.requiredText("title", 100);
    readMargins(map, sheet);
    readSmall(map, sheet);
    if (const Node* node = map.child("strip")) {
        MapReader strip(*node, "strip", report);
        sheet.strip.emplace();
        readMeasure(strip, "width", {3, 30}, sheet.strip->width);
        readMeasure(strip, "size", LetterSize, sheet.strip->size);
        sheet.strip->text = readTemplate(strip, "text");
        strip.finish();
    }
    if (const Node* own = map.child("parts"))
        readPartMap(*own, "parts", report, game, parts);
    References references(parts, report);
    sheet.first = readNames(map, "first", references);
    sheet.next = readNames(map, "next", references);
    sheet.body = readNames(map, "body", references);
    sheet.last = readNames(map, "last", references);
    sheet.every = readNames(map, "every", references);
    if (sheet.body.empty() && !report.failed())
        report.add(ErrorKind::MissingKey, map.at(), {}, {"body"});
    sheet.parts = std::move(parts);
    map.finish();
    if (report.failed())
        return failure(report.take());
    return sheet;
}

} // namespace muster::app::print
