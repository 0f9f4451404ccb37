// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <deque>
#include <map>

#include "model/cards/card_reader.h"
#include "model/cards/csv.h"
#include "model/cards/csv_columns.h"
#include "model/cards/set_header.h"
#include "model/cards/set_reader.h"
#include "model/text/fold.h"
#include "model/yaml/characters.h"
#include "model/yaml/document.h"

namespace muster {

namespace {

constexpr std::string_view Blanks = " \t\r\n";

std::string_view trimmed(std::string_view text)
{
    const auto begin = text.find_first_not_of(Blanks);
    return begin == std::string_view::npos ? std::string_view()
                                           : text.substr(begin, text.find_last_not_of(Blanks) - begin + 1);
}

yaml::Node scalarNode(std::string_view text, Position at)
{
    yaml::Node node;
    node.kind = yaml::NodeKind::Scalar;
    node.scalar = text;
    node.at = at;
    return node;
}

/// Where a byte of a cell stands. Doubled quotes shift what is behind them; the begin of the cell is near enough then.
Position positionIn(const CsvCell& cell, std::size_t offset)
{
    const auto before = std::string_view(cell.text).substr(0, offset);
    if (before.find_first_of("\"\n") != std::string_view::npos)
        return cell.at;
    return {cell.at.line, cell.at.column + static_cast<int>(lengthInCharacters(before))};
}

/// Makes of one row of cells the map that a card would be in YAML, so that one reader checks both. Nodes live until
/// the next row.
class RowBuilder {
public:
    RowBuilder(const std::vector<CsvColumn>& columns, const Game& game, yaml::Report& report)
        : m_columns(columns),
          m_game(game),
          m_report(report)
    {
    }

    yaml::Node build(const CsvRow& row, const std::string& path)
    {
        m_lists.clear();
        m_maps.clear();
        std::vector<yaml::Pair> pairs;
        std::map<FieldIndex, std::map<int, std::vector<yaml::Pair>>> parts;
        for (std::size_t i = 0; i < std::min(row.size(), m_columns.size()); ++i) {
            const auto& column = m_columns[i];
            if (trimmed(row[i].text).empty())
                continue;
            const auto cellPath = column.part < 0
                ? yaml::join(path, column.key)
                : yaml::join(yaml::join(yaml::join(path, column.key), std::size_t(column.part)), column.partKey);
            const auto value = valueOf(row[i], column, cellPath);
            if (column.part < 0)
                pairs.push_back({column.key, row[i].at, value});
            else
                parts[column.field][column.part].push_back({column.partKey, row[i].at, value});
        }
        for (auto& [field, list] : parts) {
            std::vector<yaml::Node> items;
            items.reserve(list.size());
            for (auto& [number, fields] : list)
                items.push_back(mapNode(std::move(fields)));
            const auto at = items.front().at;
            pairs.push_back({m_game.field(field).key, at, listNode(std::move(items), at)});
        }
        auto card = mapNode(std::move(pairs));
        card.at = row.front().at;
        return card;
    }

private:
    yaml::Node mapNode(std::vector<yaml::Pair> pairs)
    {
        yaml::Node node;
        node.kind = yaml::NodeKind::Map;
        node.at = pairs.empty() ? Position{} : pairs.front().keyAt;
        node.pairs = m_maps.emplace_back(std::move(pairs));
        return node;
    }

    yaml::Node listNode(std::vector<yaml::Node> items, Position at)
    {
        yaml::Node node;
        node.kind = yaml::NodeKind::List;
        node.at = at;
        node.items = m_lists.emplace_back(std::move(items));
        return node;
    }

    yaml::Node valueOf(const CsvCell& cell, const CsvColumn& column, const std::string& path)
    {
        const auto field = column.inner();
        const auto kind = field.valid() ? m_game.field(field).kind : FieldKind::Text;
        if (kind == FieldKind::Words)
            return wordList(cell);
        if (kind == FieldKind::Effects)
            return effectsOf(cell, path);
        const auto text = trimmed(cell.text);
        return scalarNode(text, positionIn(cell, static_cast<std::size_t>(text.data() - cell.text.data())));
    }

    /// "gold gold copper", or with commas or semicolons where a word has blanks.
    yaml::Node wordList(const CsvCell& cell)
    {
        const std::string_view text = cell.text;
        const auto separators = text.find_first_of(",;") == std::string_view::npos ? Blanks : std::string_view(",;");
        std::vector<yaml::Node> items;
        for (std::size_t begin = 0; begin < text.size();) {
            const auto end = std::min(text.find_first_of(separators, begin), text.size());
            const auto word = trimmed(text.substr(begin, end - begin));
            if (!word.empty())
                items.push_back(
                    scalarNode(word, positionIn(cell, static_cast<std::size_t>(word.data() - text.data()))));
            begin = end + 1;
        }
        return listNode(std::move(items), cell.at);
    }

    /// A cell of effects holds YAML.
    yaml::Node effectsOf(const CsvCell& cell, const std::string& path)
    {
        auto document = yaml::Document::parse(cell.text, m_report.file());
        if (document)
            return copyAt(document->root(), cell.at);
        for (auto& error : document.error()) {
            error.at = moved(error.at, cell.at);
            error.path = path;
            m_report.add(std::move(error));
        }
        yaml::Node nothing;
        nothing.at = cell.at;
        return listNode({}, cell.at);
    }

    static Position moved(Position at, Position cell)
    {
        return {cell.line + at.line - 1, at.line == 1 ? cell.column + at.column - 1 : at.column};
    }

    /// The tree with positions in the file instead of the cell. Its depth is limited by the parser.
    yaml::Node copyAt(const yaml::Node& node, Position cell)
    {
        yaml::Node copy;
        if (node.kind == yaml::NodeKind::List) {
            std::vector<yaml::Node> items;
            items.reserve(node.items.size());
            for (const auto& item : node.items)
                items.push_back(copyAt(item, cell));
            copy = listNode(std::move(items), {});
        } else if (node.kind == yaml::NodeKind::Map) {
            std::vector<yaml::Pair> pairs;
            pairs.reserve(node.pairs.size());
            for (const auto& pair : node.pairs)
                pairs.push_back({m_texts.emplace_back(pair.key), moved(pair.keyAt, cell), copyAt(pair.value, cell)});
            copy = mapNode(std::move(pairs));
        } else {
            copy = node;
            copy.scalar = m_texts.emplace_back(node.scalar);
        }
        copy.at = moved(node.at, cell);
        return copy;
    }

    const std::vector<CsvColumn>& m_columns;
    const Game& m_game;
    yaml::Report& m_report;
    std::deque<std::vector<yaml::Node>> m_lists;
    std::deque<std::vector<yaml::Pair>> m_maps;
    std::deque<std::string> m_texts;
};

/// The lines `# key: value` before the header row, as the map of a set's header; takes them off the bytes.
std::vector<yaml::Pair> takeComments(std::string_view& bytes, int& line, yaml::Report& report)
{
    std::vector<yaml::Pair> pairs;
    while (bytes.starts_with('#') && !report.full()) {
        const auto text = bytes.substr(0, std::min(bytes.find('\n'), bytes.size()));
        bytes.remove_prefix(std::min(text.size() + 1, bytes.size()));
        const auto colon = text.find(':');
        const auto key = colon == std::string_view::npos ? std::string_view() : trimmed(text.substr(1, colon - 1));
        for (const std::string_view known : {"game", "set", "name", "version", "date", "authors", "licence"}) {
            if (key != known)
                continue;
            const auto first =
                std::find_if(pairs.begin(), pairs.end(), [&](const yaml::Pair& pair) { return pair.key == known; });
            if (first != pairs.end()) {
                report.add(ErrorKind::DuplicateKey, {line, 3}, std::string(known),
                           {std::string(known), std::to_string(first->keyAt.line)});
                continue;
            }
            const auto value = trimmed(text.substr(colon + 1));
            const auto column = value.empty() ? colon + 1 : static_cast<std::size_t>(value.data() - text.data());
            const int at = 1 + static_cast<int>(lengthInCharacters(text.substr(0, column)));
            pairs.push_back({known, {line, 3}, scalarNode(value, {line, at})});
        }
        ++line;
    }
    return pairs;
}

void readRows(const std::vector<CsvRow>& rows, const Game& game, CardSet& set, yaml::Report& report)
{
    const auto columns = readCsvHeader(rows.front(), game, report);
    if (report.failed())
        return; // cells under wrong headings would only be told twice
    if (set.info.code.empty() && rows.size() > 1) {
        const auto id = std::find_if(columns.begin(), columns.end(), [](const CsvColumn& c) { return c.key == "id"; });
        const auto place = static_cast<std::size_t>(id - columns.begin());
        const auto text = place < rows[1].size() ? trimmed(rows[1][place].text) : std::string_view();
        const auto code = text.substr(0, text.rfind('-'));
        if (isSetCode(code))
            set.info.code = code;
    }
    if (set.info.name.empty())
        set.info.name = set.info.code;
    RowBuilder builder(columns, game, report);
    CardReader reader(game, set.info.code, set, report);
    for (std::size_t i = 1; i < rows.size() && !report.full(); ++i) {
        const auto path = yaml::join("cards", i - 1);
        if (rows[i].size() != columns.size()) {
            report.add(
                ErrorKind::BadCsv, rows[i].front().at, path,
                {std::to_string(rows[i].size()) + " cells under " + std::to_string(columns.size()) + " headings"});
            continue;
        }
        reader.read(builder.build(rows[i], path), path);
    }
    reader.checkRules();
    if (!report.failed())
        reader.addWarnings();
}

} // namespace

Result<CardSet> readSetCsv(std::string_view bytes, const std::string& file, const Game& game, Faults faults)
{
    yaml::Report report(file);
    if (bytes.size() > LargestSet) {
        report.add(ErrorKind::TooLarge, {}, {}, {std::to_string(bytes.size()), std::to_string(LargestSet)});
        return failure(report.take());
    }
    if (bytes.starts_with("\xef\xbb\xbf"))
        bytes.remove_prefix(3);
    if (auto error = yaml::checkCharacters(bytes, file)) {
        if (error->kind == ErrorKind::BadYaml)
            error->kind = ErrorKind::BadCsv;
        return failure(std::move(*error));
    }

    CardSet set;
    int line = 1;
    const auto comments = takeComments(bytes, line, report);
    yaml::Node header;
    header.kind = yaml::NodeKind::Map;
    header.at = {1, 1};
    header.pairs = comments;
    yaml::MapReader map(header, {}, report);
    readSetHeader(map, game, true, set);

    const auto rows = parseCsv(bytes, line, report, MostCardsInSet + 1);
    if (rows.empty() && !report.failed())
        report.add(ErrorKind::Empty, {line, 1}, {}, {"a header row"});
    else if (!rows.empty())
        readRows(rows, game, set, report);
    if (set.info.code.empty() && !report.failed()) // neither said, nor to be seen from a card
        report.add(ErrorKind::MissingKey, {1, 1}, {}, {"set"});
    const bool leaveOut = faults == Faults::LeaveOut && !set.info.code.empty();
    if (report.failed() && (!leaveOut || !leaveOutFaulty(set, report)))
        return failure(report.take());
    set.info.cards = static_cast<std::uint32_t>(set.cards.size());
    return set;
}

} // namespace muster
