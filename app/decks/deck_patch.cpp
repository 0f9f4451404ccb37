// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/decks/deck_patch.h"

#include <algorithm>
#include <cctype>
#include <map>

#include "app/decks/deck_json.h"
#include "model/decks/deck_file.h"
#include "model/decks/list_writer.h"
#include "model/yaml/scalar.h"

namespace muster::app {

namespace {

/// A text as lines, each with its line feed.
std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        const std::size_t length = end == std::string_view::npos ? text.size() : end + 1;
        lines.push_back(text.substr(0, length));
        text.remove_prefix(length);
    }
    return lines;
}

std::size_t indentOf(std::string_view line)
{
    const std::size_t indent = line.find_first_not_of(' ');
    return indent == std::string_view::npos ? line.size() : indent;
}

bool isBlankOrComment(std::string_view line)
{
    const std::size_t first = line.find_first_not_of(" \t\r\n");
    return first == std::string_view::npos || line[first] == '#';
}

std::string_view lineEnding(std::string_view line) { return line.ends_with("\r\n") ? "\r\n" : "\n"; }

/// An entry as one item of a YAML list.
std::string yamlItem(const DeckEntry& entry)
{
    std::string text = "- {card: " + yaml::scalar(entry.card);
    for (const auto& [key, value] : entry.identity)
        text += ", " + yaml::scalar(key) + ": " + yaml::scalar(value);
    text += ", count: " + std::to_string(entry.count);
    if (!entry.note.empty())
        text += ", note: " + yaml::scalar(entry.note);
    return text + '}';
}

std::string listItem(const DeckEntry& entry)
{
    std::string text = std::to_string(entry.count) + ' ' + entry.card;
    for (const auto& [key, value] : entry.identity)
        text += " [" + value + ']';
    return text;
}

/// A row of the deck as it shall be. `first` and `last` are its lines in the source.
struct Row {
    DeckEntry before;
    DeckEntry after;
    int first = 0;
    int last = 0;
    [[nodiscard]] bool gone() const { return after.count <= 0; }
    [[nodiscard]] bool changed() const { return !(before == after); }
};

struct Section {
    std::vector<Row> rows;
    std::vector<DeckEntry> added;
};

/// The edits carried out on rows that know their lines. The result is checked by reading it back, so that this may
/// be simple.
class Plan {
public:
    explicit Plan(const Deck& deck)
    {
        for (const DeckSection& section : deck.sections) {
            Section& mine = m_sections[section.key];
            for (const DeckEntry& entry : section.entries)
                mine.rows.push_back({.before = entry, .after = entry, .first = entry.at.line, .last = entry.at.line});
        }
    }

    bool carryOut(const std::vector<DeckEdit>& edits)
    {
        return std::all_of(edits.begin(), edits.end(), [this](const DeckEdit& edit) { return carryOut(edit); });
    }

    [[nodiscard]] std::map<std::string, Section, std::less<>>& sections() { return m_sections; }

private:
    bool carryOut(const DeckEdit& edit)
    {
        Section& section = m_sections[edit.section];
        if (edit.kind == DeckEdit::Kind::Add) {
            add(section, edit);
            return true;
        }
        if (edit.row >= section.rows.size())
            return false;
        Row& row = section.rows[edit.row];
        if (edit.kind == DeckEdit::Kind::Remove) {
            row.after.count -= edit.count;
        } else {
            row.after = edit.entry;
            row.after.count = edit.count;
        }
        return true;
    }

    static void add(Section& section, const DeckEdit& edit)
    {
        for (Row& row : section.rows) {
            if (row.after.card == edit.entry.card && row.after.identity == edit.entry.identity
                && row.after.note == edit.entry.note && !row.gone()) {
                row.after.count += edit.count;
                return;
            }
        }
        DeckEntry entry = edit.entry;
        entry.count = edit.count;
        section.added.push_back(std::move(entry));
    }

    std::map<std::string, Section, std::less<>> m_sections;
};

/// Writes the rows of one form: how far a row reaches, and how it looks.
class Layout {
public:
    Layout(std::string_view source, DeckForm form) : m_lines(linesOf(source)), m_form(form) { }

    /// Finds the last line of a row; false where the layout is not understood.
    [[nodiscard]] bool measure(Row& row) const
    {
        if (row.first < 1 || row.first > static_cast<int>(m_lines.size()))
            return false;
        row.last = row.first;
        if (m_form == DeckForm::List)
            return true;
        const std::string_view start = line(row.first);
        const std::size_t indent = indentOf(start);
        if (!start.substr(indent).starts_with("-"))
            return false;
        for (int next = row.first + 1; next <= static_cast<int>(m_lines.size()); ++next) {
            if (isBlankOrComment(line(next)))
                continue;
            if (indentOf(line(next)) <= indent)
                break;
            row.last = next;
        }
        return true;
    }

    /// The row's lines with another count, everything else kept; nothing where there is no count to be found.
    [[nodiscard]] std::optional<std::string> withCount(const Row& row) const
    {
        std::string text;
        for (int i = row.first; i <= row.last; ++i)
            text += line(i);
        std::size_t begin = 0;
        if (m_form == DeckForm::Muster) {
            begin = text.find("count:");
            if (begin == std::string::npos || text.find("count:", begin + 1) != std::string::npos)
                return std::nullopt;
            begin = text.find_first_not_of(' ', begin + 6);
        } else {
            begin = text.find_first_of("0123456789");
        }
        const std::string before = std::to_string(row.before.count);
        if (begin == std::string::npos || text.compare(begin, before.size(), before) != 0)
            return std::nullopt;
        return text.replace(begin, before.size(), std::to_string(row.after.count));
    }

    /// The row written anew, at the place of `row`, with the comment that stood behind it.
    [[nodiscard]] std::string anew(const Row& row, const DeckEntry& entry, bool keepComment) const
    {
        const std::string_view start = line(row.first);
        std::string text(start.substr(0, m_form == DeckForm::Muster ? indentOf(start) : 0));
        text += m_form == DeckForm::Muster ? yamlItem(entry) : listItem(entry);
        if (keepComment && row.first == row.last) {
            const std::size_t close = m_form == DeckForm::Muster ? start.rfind('}') : 0;
            const std::size_t comment = close == std::string_view::npos ? close : start.find(" #", close);
            if (comment != std::string_view::npos)
                text += start.substr(comment, start.find_last_not_of("\r\n") + 1 - comment);
        }
        return text.append(lineEnding(start));
    }

    /// True where the text ends inside the line, so that nothing can be put behind it.
    [[nodiscard]] bool isOpen(int number) const { return !line(number).ends_with('\n'); }

private:
    [[nodiscard]] std::string_view line(int number) const { return m_lines[static_cast<std::size_t>(number - 1)]; }

    std::vector<std::string_view> m_lines;
    DeckForm m_form;
};

/// The changes of one section; false where they cannot be written as lines.
bool changesOf(Section& section, const Layout& layout, std::vector<LineChange>& changes)
{
    for (Row& row : section.rows) {
        if (!layout.measure(row))
            return false;
        if (row.gone()) {
            changes.push_back({.first = row.first, .last = row.last, .text = {}});
        } else if (row.changed()) {
            DeckEntry counted = row.before;
            counted.count = row.after.count;
            const auto text = counted == row.after ? layout.withCount(row) : std::nullopt;
            changes.push_back(
                {.first = row.first, .last = row.last, .text = text ? *text : layout.anew(row, row.after, true)});
        }
    }
    if (section.added.empty())
        return true;
    if (section.rows.empty() || layout.isOpen(section.rows.back().last))
        return false;
    const Row& end = *std::max_element(section.rows.begin(), section.rows.end(),
                                       [](const Row& a, const Row& b) { return a.last < b.last; });
    LineChange addition{.first = end.last + 1, .last = end.last, .text = {}};
    for (const DeckEntry& entry : section.added)
        addition.text += layout.anew(end, entry, false);
    changes.push_back(std::move(addition));
    return true;
}

Deck edited(const Deck& deck, const std::vector<DeckEdit>& edits)
{
    Deck after = deck;
    apply(after, edits);
    return after;
}

/// Reads a text of the form back; nothing if it cannot be read.
std::optional<Deck> readBack(const std::string& text, const LoadedDeck& loaded, const Catalogue& catalogue)
{
    if (loaded.form == DeckForm::List)
        return deckOf(readList(text, catalogue, loaded.deck.kind), catalogue.game(), loaded.deck.kind);
    const auto lookup = [&](std::string_view key) { return key == catalogue.game().key ? &catalogue.game() : nullptr; };
    auto deck = readDeck(text, loaded.file, lookup);
    return deck ? std::optional<Deck>(std::move(*deck)) : std::nullopt;
}

} // namespace

std::string withChanges(const std::string& source, const std::vector<LineChange>& changes)
{
    std::vector<const LineChange*> ordered;
    ordered.reserve(changes.size());
    for (const LineChange& change : changes)
        ordered.push_back(&change);
    // What is put before a line comes before a change of the line itself.
    std::stable_sort(ordered.begin(), ordered.end(), [](const LineChange* a, const LineChange* b) {
        return std::pair(a->first, a->last) < std::pair(b->first, b->last);
    });
    const auto lines = linesOf(source);
    std::string out;
    std::size_t next = 0; // lines before this one are written
    for (const LineChange* change : ordered) {
        while (next < lines.size() && next + 1 < static_cast<std::size_t>(change->first))
            out += lines[next++];
        out += change->text;
        next = std::max(next, static_cast<std::size_t>(std::max(0, change->last)));
    }
    while (next < lines.size())
        out += lines[next++];
    return out;
}

std::optional<std::vector<LineChange>> lineChanges(const LoadedDeck& loaded, const std::vector<DeckEdit>& edits,
                                                   const Catalogue& catalogue)
{
    if (loaded.form != DeckForm::Muster && loaded.form != DeckForm::List)
        return std::nullopt;
    Plan plan(loaded.deck);
    if (!plan.carryOut(edits))
        return std::nullopt;
    const Layout layout(loaded.source, loaded.form);
    std::vector<LineChange> changes;
    for (auto& [key, section] : plan.sections()) {
        if (!changesOf(section, layout, changes))
            return std::nullopt;
    }
    const auto back = readBack(withChanges(loaded.source, changes), loaded, catalogue);
    if (!back || *back != edited(loaded.deck, edits))
        return std::nullopt;
    return changes;
}

Result<std::string> editedText(const LoadedDeck& loaded, const std::vector<DeckEdit>& edits, const Catalogue& catalogue)
{
    if (const auto changes = lineChanges(loaded, edits, catalogue))
        return withChanges(loaded.source, *changes);
    const Deck after = edited(loaded.deck, edits);
    return writeDeckForm(ResolvedDeck(catalogue, after), loaded.form);
}

} // namespace muster::app
