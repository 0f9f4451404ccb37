// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/roster.h"

#include <algorithm>
#include <array>

#include <QFileInfo>

#include "model/cards/csv.h"
#include "model/text/fold.h"
#include "model/text/nearest.h"

namespace muster::app::print {

namespace {

constexpr std::array<std::string_view, 6> Columns{"deck", "last name", "first name", "id", "club", "table"};

} // namespace

Result<std::vector<RosterLine>> readRoster(std::string_view bytes, const std::string& file)
{
    yaml::Report report(file);
    const auto rows = parseCsv(bytes, 1, report);
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

const RosterLine* findLine(const std::vector<RosterLine>& roster, const QString& deckFile)
{
    const QFileInfo file(deckFile);
    // The most exact spelling first: two folders may have decks of the same name.
    for (const QString& name : {deckFile, file.fileName(), file.completeBaseName()}) {
        const auto found =
            std::find_if(roster.begin(), roster.end(), [&](const RosterLine& line) { return line.deck == name; });
        if (found != roster.end())
            return &*found;
    }
    return nullptr;
}

} // namespace muster::app::print
