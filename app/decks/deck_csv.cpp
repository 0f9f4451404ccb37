// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/decks/deck_csv.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include "model/cards/csv.h"
#include "model/decks/deck_kind.h"
#include "model/decks/home_section.h"
#include "model/decks/resolved_deck.h"
#include "model/text/fold.h"
#include "model/text/nearest.h"
#include "model/yaml/characters.h"
#include "model/yaml/reader.h"

namespace muster::app {

namespace {

constexpr int MaxCount = 999;

/// What the columns of the header mean.
struct Header {
    std::optional<std::size_t> name, count, section, note;
    std::vector<std::pair<std::size_t, std::string>> identity; ///< column and key of the field
};

Header readHeader(const CsvRow& row, const Game& game, yaml::Report& report)
{
    Header header;
    for (std::size_t column = 0; column < row.size(); ++column) {
        const std::string heading = fold(row[column].text);
        const auto take = [&](std::optional<std::size_t>& meaning) {
            if (meaning) // two columns of names would be two decks, and one of them lost
                report.add(ErrorKind::DuplicateKey, row[column].at, {},
                           {row[column].text, std::to_string(row[*meaning].at.line)});
            meaning = column;
        };
        if (heading == "name" || heading == "card")
            take(header.name);
        else if (heading == "count" || heading == "copies" || heading == "quantity")
            take(header.count);
        else if (heading == "section")
            take(header.section);
        else if (heading == "note")
            take(header.note);
        for (const FieldIndex field : game.identity) {
            if (game.findField(heading) == field)
                header.identity.emplace_back(column, game.field(field).key);
        }
    }
    return header;
}

std::string cell(const CsvRow& row, std::optional<std::size_t> column)
{
    return column && *column < row.size() ? row[*column].text : std::string();
}

/// The section by key, label or heading of a pasted list.
const SectionKind* findSection(const std::string& text, const DeckKind& kind)
{
    const std::string folded = fold(text);
    const auto is = [&](const std::string& word) { return folded == fold(word); };
    const auto it = std::ranges::find_if(kind.sections, [&](const SectionKind& section) {
        return is(section.key) || is(section.label) || std::ranges::any_of(section.headings, is);
    });
    return it == kind.sections.end() ? nullptr : &*it;
}

/// Of the kinds of deck that have all sections of the table, so that "early" makes a shop of it, the one that its cards
/// belong to; else the game's first.
const DeckKind& kindOf(const std::vector<CsvRow>& rows, std::optional<std::size_t> column, const KindOfCards& cards,
                       const Game& game)
{
    const auto hasAll = [&](const DeckKind& kind) {
        return std::ranges::all_of(rows.begin() + 1, rows.end(), [&](const CsvRow& row) {
            const std::string named = cell(row, column);
            return named.empty() || findSection(named, kind) != nullptr;
        });
    };
    const DeckKind* best = nullptr;
    int votes = 0;
    for (std::size_t i = 0; i < game.decks.size(); ++i) {
        if (!hasAll(game.decks[i]) || (best != nullptr && cards.votes(i) <= votes))
            continue;
        best = &game.decks[i];
        votes = cards.votes(i);
    }
    return best == nullptr ? game.decks.front() : *best;
}

DeckEntry entryOf(const CsvRow& row, const Header& header)
{
    DeckEntry entry;
    entry.card = cell(row, header.name);
    entry.at = {row.front().at.line, 1};
    for (const auto& [column, key] : header.identity) {
        if (std::string word = cell(row, column); !word.empty())
            entry.identity.emplace_back(key, std::move(word));
    }
    entry.note = cell(row, header.note);
    return entry;
}

std::string sectionOf(const std::string& text, const CsvCell& at, const DeckKind& kind, yaml::Report& report)
{
    if (const SectionKind* section = findSection(text, kind); section != nullptr)
        return section->key;
    std::vector<std::string> keys;
    keys.reserve(kind.sections.size());
    for (const SectionKind& section : kind.sections)
        keys.push_back(section.key);
    report.add(ErrorKind::UnknownSection, at.at, "section", {text},
               nearestOne(text, std::span<const std::string>(keys)));
    return kind.sections.front().key;
}

int countOf(const std::string& text, Position at, yaml::Report& report)
{
    if (text.empty())
        return 1;
    int count = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), count);
    if (error == std::errc::result_out_of_range || (error == std::errc() && (count < 1 || count > MaxCount)))
        report.add(ErrorKind::OutOfRange, at, "count", {text, "1", std::to_string(MaxCount)});
    else if (error != std::errc() || end != text.data() + text.size())
        report.add(ErrorKind::NotANumber, at, "count", {text});
    return count;
}

} // namespace

Result<Deck> readDeckCsv(std::string_view bytes, const std::string& file, const Catalogue& catalogue)
{
    const Game& game = catalogue.game();
    yaml::Report report(file);
    if (bytes.starts_with("\xef\xbb\xbf"))
        bytes.remove_prefix(3);
    if (auto error = yaml::checkCharacters(bytes, file)) {
        if (error->kind == ErrorKind::BadYaml)
            error->kind = ErrorKind::BadCsv;
        return failure(std::move(*error));
    }
    const std::vector<CsvRow> rows = parseCsv(bytes, 1, report);
    if (rows.empty()) {
        if (!report.failed())
            report.add(ErrorKind::Empty, {1, 1}, {}, {"a header row with the column name"});
        return failure(report.take());
    }
    const Header header = readHeader(rows.front(), game, report);
    if (!header.name)
        report.add(ErrorKind::MissingKey, rows.front().front().at, {}, {"name"});
    Deck deck;
    deck.game = game.key;
    KindOfCards cards(catalogue);
    for (std::size_t i = 1; i < rows.size() && header.name; ++i) {
        yaml::Report unheard(file); // what is wrong with a count is told below
        const int count = std::clamp(countOf(cell(rows[i], header.count), {}, unheard), 0, MaxCount);
        cards.add(resolve(catalogue, entryOf(rows[i], header), Proposals::No).card, count);
    }
    const DeckKind& kind = kindOf(rows, header.section, cards, game);
    deck.kind = kind.key;
    const HomeSections homes(catalogue, kind.key);
    for (std::size_t i = 1; i < rows.size() && header.name; ++i) {
        const CsvRow& row = rows[i];
        DeckEntry entry = entryOf(row, header);
        if (entry.card.empty()) {
            report.add(ErrorKind::Empty, entry.at, "name", {"the name of a card"});
            continue;
        }
        const auto place = [&](std::optional<std::size_t> column) {
            return column && *column < row.size() ? row[*column] : row.front();
        };
        entry.count = countOf(cell(row, header.count), place(header.count).at, report);
        const std::string named = cell(row, header.section);
        const std::string section = named.empty() ? homes.of(resolve(catalogue, entry, Proposals::No).card)
                                                  : sectionOf(named, place(header.section), kind, report);
        deck.section(section).entries.push_back(std::move(entry));
    }
    if (report.failed())
        return failure(report.take());
    return deck;
}

} // namespace muster::app
