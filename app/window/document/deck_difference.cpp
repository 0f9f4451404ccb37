// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/document/deck_difference.h"

namespace muster::app {

namespace {

bool sameLine(const DeckEntry& a, const DeckEntry& b)
{
    return a.card == b.card && a.identity == b.identity && a.note == b.note;
}

/// Both lists in step: a line that is not where it should be was removed, and what is left over at the end was added.
void compare(const std::string& section, const std::vector<DeckEntry>& before, const std::vector<DeckEntry>& after,
             std::vector<DeckEdit>& edits)
{
    std::size_t next = 0;
    for (std::size_t row = 0; row < before.size(); ++row) {
        const DeckEntry& old = before[row];
        if (next < after.size() && sameLine(old, after[next])) {
            const DeckEntry& now = after[next++];
            if (now.count != old.count)
                edits.push_back({.kind = DeckEdit::Kind::Replace,
                                 .section = section,
                                 .row = row,
                                 .count = now.count,
                                 .entry = now});
        } else {
            edits.push_back(
                {.kind = DeckEdit::Kind::Remove, .section = section, .row = row, .count = old.count, .entry = {}});
        }
    }
    for (; next < after.size(); ++next)
        edits.push_back({.kind = DeckEdit::Kind::Add,
                         .section = section,
                         .row = 0,
                         .count = after[next].count,
                         .entry = after[next]});
}

} // namespace

std::optional<std::vector<DeckEdit>> editsBetween(const Deck& before, const Deck& after)
{
    std::vector<DeckEdit> edits;
    static const std::vector<DeckEntry> none;
    for (const DeckSection& section : before.sections) {
        const DeckSection* const now = after.findSection(section.key);
        compare(section.key, section.entries, now == nullptr ? none : now->entries, edits);
    }
    for (const DeckSection& section : after.sections) {
        if (before.findSection(section.key) == nullptr)
            compare(section.key, none, section.entries, edits);
    }
    Deck made = before;
    muster::apply(made, edits);
    if (made != after)
        return std::nullopt;
    return edits;
}

} // namespace muster::app
