// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/roster.h"

#include <algorithm>
#include <array>

#include "app/decks/list_text_forms.h"
#include "app/decks/read_input.h"
#include "carddb/native_path.h"
#include "model/cards/csv.h"
#include "model/text/fold.h"
#include "model/text/nearest.h"
#include "model/yaml/characters.h"

namespace muster::app::print {

namespace {

constexpr std::size_t MostPlayers = 20'000;
constexpr std::size_t MostBytes = std::size_t(8) << 20;
constexpr std::array<std::string_view, 6> Columns{"deck", "last name", "first name", "id", "club", "table"};

} // namespace

Result<std::vector<RosterLine>> readRoster(std::string_view bytes, const std::string& file)
{
    if (auto error = yaml::checkCharacters(bytes.substr(bytes.starts_with("\xef\xbb\xbf") ? 3 : 0), file)) {
        if (error->kind == ErrorKind::BadYaml)
            error->kind = ErrorKind::BadCsv;
        return failure(std::move(*error));
    }
    yaml::Report report(file);
    const auto rows = parseCsv(bytes, 1, report, MostPlayers);
    if (rows.empty() && !report.failed())
        report.add(ErrorKind::Empty, {1, 0}, {}, {"a header row: deck, last name, first name, id, club, table"});
    if (report.failed())
        return failure(report.take());
    std::vector<int> meaning; // of each cell: index into Columns
    for (const CsvCell& cell : rows.front()) {
        const auto found = std::find(Columns.begin(), Columns.end(), fold(cell.text));
        if (found == Columns.end())
            report.add(ErrorKind::UnknownKey, cell.at, {}, {cell.text},
                       nearestOne(cell.text, std::span<const std::string_view>(Columns)));
        const int index = static_cast<int>(found - Columns.begin());
        if (found != Columns.end() && std::find(meaning.begin(), meaning.end(), index) != meaning.end())
            report.add(ErrorKind::DuplicateKey, cell.at, {}, {cell.text, "1"});
        meaning.push_back(index);
    }
    for (const int needed : {0, 1}) {
        if (std::find(meaning.begin(), meaning.end(), needed) == meaning.end())
            report.add(ErrorKind::MissingKey, {1, 0}, {}, {std::string(Columns[static_cast<std::size_t>(needed)])});
    }
    if (report.failed())
        return failure(report.take());
    std::vector<RosterLine> lines;
    for (std::size_t r = 1; r < rows.size(); ++r) {
        std::array<QString, Columns.size()> values;
        for (std::size_t i = 0; i < rows[r].size() && i < meaning.size(); ++i)
            values[static_cast<std::size_t>(meaning[i])] = QString::fromStdString(rows[r][i].text).simplified();
        lines.push_back({values[0], {values[1], values[2], values[3], values[4]}, values[5], rows[r].front().at.line});
    }
    return lines;
}

Result<std::vector<RosterLine>> readRosterFile(const QString& path)
{
    const std::string name = path == QLatin1String("-") ? "<stdin>" : carddb::nativePath(path);
    const auto bytes = readInput(path, name, MostBytes);
    // Spreadsheets save in UTF-16 or Windows-1252, too.
    return bytes ? readRoster(listInUtf8(*bytes), name) : failure(bytes.error());
}

} // namespace muster::app::print
