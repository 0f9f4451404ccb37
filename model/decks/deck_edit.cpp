// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/deck_edit.h"

#include <algorithm>

namespace muster {

namespace {

constexpr int MostOfALine = 999;

DeckSection* findSection(Deck& deck, std::string_view key)
{
    const auto found = std::find_if(deck.sections.begin(), deck.sections.end(),
                                    [key](const DeckSection& section) { return section.key == key; });
    return found == deck.sections.end() ? nullptr : &*found;
}

/// Lines that have lost their last copy stay, with none, until every edit has found its row.
void changeLine(Deck& deck, const DeckEdit& edit)
{
    auto* section = findSection(deck, edit.section);
    if (!section || edit.row >= section->entries.size())
        return;
    auto& line = section->entries[edit.row];
    if (edit.kind == DeckEdit::Kind::Remove) {
        line.count = edit.count >= line.count ? 0 : line.count - std::max(edit.count, 0);
        return;
    }
    line.card = edit.entry.card;
    line.identity = edit.entry.identity;
    if (!edit.entry.note.empty())
        line.note = edit.entry.note;
    line.count = std::clamp(edit.count, 0, MostOfALine);
}

void addCopies(Deck& deck, const DeckEdit& edit)
{
    auto left = edit.count;
    if (left < 1)
        return;
    auto& lines = deck.section(edit.section).entries;
    for (auto& line : lines) {
        if (line.card != edit.entry.card || line.identity != edit.entry.identity)
            continue;
        const auto more = std::clamp(MostOfALine - line.count, 0, left);
        line.count += more;
        left -= more;
    }
    while (left > 0) {
        auto line = edit.entry;
        line.count = std::min(left, MostOfALine);
        left -= line.count;
        lines.push_back(std::move(line));
    }
}

} // namespace

void apply(Deck& deck, const std::vector<DeckEdit>& edits)
{
    for (const auto& edit : edits) {
        if (edit.kind != DeckEdit::Kind::Add)
            changeLine(deck, edit);
    }
    for (auto& section : deck.sections)
        std::erase_if(section.entries, [](const DeckEntry& entry) { return entry.count < 1; });
    for (const auto& edit : edits) {
        if (edit.kind == DeckEdit::Kind::Add)
            addCopies(deck, edit);
    }
}

} // namespace muster
