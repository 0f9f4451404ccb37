// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/misplaced.h"

#include <algorithm>
#include <map>

#include "validators/edits.h"

namespace muster::validators {

bool TidyDeck::isForbidden(const DeckView& view, const ResolvedEntry& entry, const std::string& section)
{
    return std::ranges::any_of(view.rules().rules(), [&](const RuleInForce& rule) {
        const Count& count = view.rules().counts()[rule.count];
        return rule.rule->per == CountPer::Deck && rule.plain() && rule.most && rule.most->number == 0
            && rule.rule->above == Severity::Illegal && !count.sections().empty() && count.covers(section)
            && count.matches(entry.card) && !view.waived(rule.rule->id, shownName(view.catalogue(), entry.card));
    });
}

TidyDeck::TidyDeck(const ResolvedDeck& deck, const CheckOptions& options) : m_tidy(deck.deck())
{
    const HomeSections homes(deck.catalogue(), deck.deck().kind);
    if (!homes.differ())
        return;
    const DeckView view(deck, options);
    std::map<std::string, int> arrived; // by section: what went there before may have taken the place
    for (const ResolvedEntry& entry : deck.entries()) {
        if (entry.status != ResolvedEntry::Status::Card)
            continue;
        const std::string& section = view.sectionOf(entry);
        const std::string& home = homes.of(entry.card);
        if (home == section || !isForbidden(view, entry, section) || isForbidden(view, entry, home))
            continue;
        if (roomInSection(view, homes, entry.card, section, home) - arrived[home] < entry.count)
            continue;
        arrived[home] += entry.count;
        Move& move = m_moves.emplace_back();
        move.out.kind = DeckEdit::Kind::Remove;
        move.out.section = section;
        move.out.row = entry.row;
        move.out.count = entry.count;
        move.in = addCopies(view, entry.card, entry.count, home);
        move.in.entry = deck.deck().sections[entry.section].entries[entry.row];
    }
    if (m_moves.empty())
        return;
    for (DeckSection& section : m_tidy.sections) {
        std::vector<Line>& lines = m_lines.emplace_back();
        std::vector<DeckEntry> kept;
        for (std::size_t row = 0; row < section.entries.size(); ++row) {
            const bool leaves = std::ranges::any_of(
                m_moves, [&](const Move& move) { return move.out.section == section.key && move.out.row == row; });
            if (leaves)
                continue;
            lines.push_back({row, -1});
            kept.push_back(section.entries[row]);
        }
        section.entries = std::move(kept);
    }
    for (std::size_t i = 0; i < m_moves.size(); ++i) {
        DeckSection& section = m_tidy.section(m_moves[i].in.section);
        m_lines.resize(m_tidy.sections.size());
        m_lines[static_cast<std::size_t>(&section - m_tidy.sections.data())].push_back({0, static_cast<int>(i)});
        section.entries.push_back(m_moves[i].in.entry);
    }
}

const TidyDeck::Line* TidyDeck::originOf(const DeckEdit& edit) const
{
    for (std::size_t i = 0; i < m_tidy.sections.size(); ++i)
        if (m_tidy.sections[i].key == edit.section && edit.row < m_lines[i].size())
            return &m_lines[i][edit.row];
    return nullptr;
}

LegalPlan TidyDeck::inTermsOfTheOriginal(LegalPlan plan) const
{
    if (m_moves.empty() || !plan.possible)
        return plan;
    std::vector<Move> moves = m_moves;
    std::vector<DeckEdit> edits;
    for (DeckEdit& edit : plan.edits) {
        const Line* origin = edit.kind == DeckEdit::Kind::Add ? nullptr : originOf(edit);
        if (origin != nullptr && origin->move >= 0) {
            DeckEdit& in = moves[static_cast<std::size_t>(origin->move)].in;
            in.count = edit.kind == DeckEdit::Kind::Remove ? in.count - edit.count : edit.count;
            if (edit.kind == DeckEdit::Kind::Replace)
                in.entry = edit.entry;
            continue;
        }
        if (origin != nullptr)
            edit.row = origin->row;
        edits.push_back(std::move(edit));
    }
    for (Move& move : moves) {
        edits.push_back(std::move(move.out));
        if (move.in.count < 1)
            continue;
        ++plan.changed;
        edits.push_back(std::move(move.in));
    }
    plan.edits = std::move(edits);
    return plan;
}

} // namespace muster::validators
