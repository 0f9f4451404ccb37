// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/list_columns.h"

#include <algorithm>

#include "model/decks/list_counts.h"
#include "model/decks/list_line.h"
#include "model/text/trimmed.h"

namespace muster {

namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }

/// "3 Gold", "3x Gold": a count of at most three digits and a word that begins with no digit.
bool beginsWithCount(std::string_view text)
{
    const auto digits = std::min(text.find_first_not_of("0123456789"), text.size());
    if (digits == 0 || digits > 3)
        return false;
    text.remove_prefix(digits);
    if (text.starts_with('x') || text.starts_with('X'))
        text.remove_prefix(1);
    const auto word = trimmed(text);
    return word.size() < text.size() && word.size() > 1 && !isDigit(word.front());
}

/// How long the sign between two columns is that stands here; 0 if there is none.
std::size_t gapAt(std::string_view text)
{
    if (text.front() == '\t' || text.front() == '|' || text.front() == '{' || text.front() == '<')
        return 1;
    const auto blanks = std::min(text.find_first_not_of(' '), text.size());
    return blanks > 1 ? blanks : 0;
}

/// A column without the sign that closes it.
std::string_view bare(std::string_view column)
{
    column = trimmed(column);
    while (!column.empty() && std::string_view("|}>").find(column.back()) != std::string_view::npos)
        column = trimmed(column.substr(0, column.size() - 1));
    return column;
}

bool isCard(std::string_view name, const Catalogue& catalogue)
{
    const DeckEntry entry{std::string(name), {}, 1, {}, {}};
    return resolve(catalogue, entry, Proposals::No).status != ResolvedEntry::Status::Unknown;
}

/// Whether the line with nothing but its count taken away is the name of a card, whatever signs are in it.
bool isOneName(std::string_view line, const Catalogue& catalogue)
{
    const auto counts = countsOf(line);
    return std::any_of(counts.begin(), counts.end(),
                       [&](const Counted& counted) { return isCard(counted.rest, catalogue); });
}

/// Name<tab>3<tab>Name<tab>4, as a table with two pairs of columns is pasted. A word that names no card may be a type.
std::vector<std::string> pairsOf(std::string_view line, const Catalogue& catalogue)
{
    auto fields = fieldsOf(line, '\t');
    std::erase(fields, std::string_view());
    if (fields.size() < 4 || fields.size() % 2 != 0)
        return {};
    std::vector<std::string> pairs;
    bool hasSecondCard = false;
    for (std::size_t i = 0; i < fields.size(); i += 2) {
        if (isCountField(fields[i]) || !isCountField(fields[i + 1]))
            return {};
        hasSecondCard = hasSecondCard || (i > 0 && isCard(fields[i], catalogue));
        pairs.push_back(std::string(fields[i]) + '\t' + std::string(fields[i + 1]));
    }
    return hasSecondCard ? pairs : std::vector<std::string>();
}

} // namespace

std::vector<std::string> columnsOf(std::string_view line, const Catalogue& catalogue)
{
    std::vector<std::string> columns = pairsOf(line, catalogue);
    if (!columns.empty())
        return columns;
    std::size_t begin = 0;
    for (std::size_t at = 1; at < line.size(); ++at) {
        const auto gap = gapAt(line.substr(at));
        if (gap == 0 || !beginsWithCount(trimmed(line.substr(at + gap))))
            continue;
        columns.emplace_back(bare(line.substr(begin, at - begin)));
        begin = at + gap;
        at = begin;
    }
    if (columns.empty())
        return {};
    columns.emplace_back(bare(line.substr(begin)));
    // A number may stand behind a name for many reasons, but not behind a count and a name.
    const bool first = readCardLine(columns.front(), catalogue).counted;
    return first && !isOneName(line, catalogue) ? columns : std::vector<std::string>();
}

} // namespace muster
