// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdint>

#include "validators/legal_planner.h"

namespace muster::validators::legal {

/// Takes cards of a class away, one by one from the card with most copies; new names last.
void Planner::cut(std::size_t cls, int count)
{
    const auto cardOf = [&](std::size_t line) {
        const CardIndex card = m_lines[line].renamed.valid() ? m_lines[line].renamed : entry(line).card;
        return card.valid() ? kindOf(card) : card;
    };
    // Choosing with care is for decks; of a heap the last lines go first.
    constexpr int withCare = 500;
    for (std::size_t line = m_lines.size(); line-- > 0 && count > withCare;) {
        if (m_lines[line].keep == 0 || classOf(cardOf(line), sectionOf(entry(line))) != cls)
            continue;
        const int gone = std::min(m_lines[line].keep, count - withCare);
        m_lines[line].keep -= gone;
        m_copies[{cardOf(line), sectionOf(entry(line))}] -= gone;
        count -= gone;
    }
    for (; count > 0; --count) {
        std::optional<std::size_t> best;
        int most = 0;
        for (std::size_t line = m_lines.size(); line-- > 0;) {
            if (m_lines[line].keep == 0 || classOf(cardOf(line), sectionOf(entry(line))) != cls)
                continue;
            const int copies =
                m_lines[line].renamed.valid() ? 0 : m_copies[{kindOf(entry(line).card), sectionOf(entry(line))}];
            if (!best || copies > most) {
                best = line;
                most = copies;
            }
        }
        if (!best)
            return;
        --m_lines[*best].keep;
        --m_copies[{cardOf(*best), sectionOf(entry(*best))}];
    }
}

/// Puts cards of a class in: filler, then more of what the deck has, in its own proportions, then the catalogue in its
/// order, a few copies of each card.
void Planner::fill(std::size_t cls, int count, LegalPlan& plan)
{
    constexpr int few = 3;
    const Catalogue& catalogue = m_view.catalogue();
    const std::size_t section = cls % m_sections.size();
    std::vector<std::pair<CardIndex, int>> added;
    bool asAdvised = true; // first as far as limits go that only warn or advise
    const auto roomOf = [&](CardIndex card) {
        const CardIndex kind = kindOf(card);
        if (classOf(kind, section) != cls)
            return 0;
        const int room = roomFor(kind, section);
        return asAdvised && room > 0 ? std::min(room, advisedRoomFor(kind, section)) : room;
    };
    const auto put = [&](CardIndex card, int most) {
        const int room = std::min({count, most, roomOf(card)});
        if (room <= 0)
            return;
        const auto it = std::ranges::find(added, card, &std::pair<CardIndex, int>::first);
        if (it == added.end())
            added.emplace_back(card, room);
        else
            it->second += room;
        m_copies[{kindOf(card), section}] += room;
        count -= room;
    };
    std::map<CardIndex, int> share;
    const auto putAll = [&] {
        if (const CardIndex filler = fillerCard(m_view, m_limits, 1); filler.valid())
            put(filler, count);
        // One by one to the card that has least of its share so far.
        for (bool going = true; going && count > 0;) {
            const SpecificCard* next = nullptr;
            for (const SpecificCard& card : m_view.cards())
                if (roomOf(card.card) > 0
                    && (next == nullptr
                        || std::int64_t(card.copies) * (share[next->card] + 1)
                            > std::int64_t(next->copies) * (share[card.card] + 1)))
                    next = &card;
            going = next != nullptr;
            if (going) {
                ++share[next->card];
                put(next->card, 1);
            }
        }
        for (int before = -1; count > 0 && count != before;) {
            before = count;
            for (std::uint32_t i = 0; i < catalogue.size() && count > 0; ++i)
                if (const CardIndex card{i}; catalogue.printings(identityOf(card)).front() == card)
                    put(card, few);
        }
    };
    putAll();
    asAdvised = false;
    putAll();
    for (const auto& [card, copies] : added) {
        plan.edits.push_back(addCopies(m_view, card, copies, m_sections[section]));
        plan.changed += copies;
    }
}

void Planner::writeLines(LegalPlan& plan) const
{
    std::vector<DeckEdit> edits;
    for (std::size_t line = 0; line < m_lines.size(); ++line) {
        const LinePlan& to = m_lines[line];
        const int gone = entry(line).count - to.keep;
        plan.changed += gone;
        if (to.renamed.valid() && to.keep > 0) {
            edits.push_back(replaceLine(m_view, entry(line), to.renamed, to.keep));
            ++plan.changed;
        } else if (gone > 0) {
            for (DeckEdit& edit : removeCopies(m_view, std::vector<std::size_t>{line}, gone))
                edits.push_back(std::move(edit));
        }
    }
    plan.edits.insert(plan.edits.begin(), std::make_move_iterator(edits.begin()), std::make_move_iterator(edits.end()));
}

void Planner::tellUnreachable(LegalPlan& plan) const
{
    plan = {};
    plan.possible = false;
    const std::optional<Unreachable> unreachable = unreachableRule(m_problem);
    if (!unreachable) {
        for (Finding& finding : check(m_view.deck(), m_options))
            if (!finding.waived && finding.severity >= Severity::Incomplete)
                plan.unreachable.push_back(std::move(finding));
        return;
    }
    // A limit of copies is never out of reach: no card at all keeps it. Nor is what only says which cards stay out.
    const RuleInForce& rule = *m_rules[unreachable->rule];
    Finding finding;
    finding.id = rule.rule->id;
    finding.rules = rule.rule->rules;
    finding.label = rule.rule->label;
    finding.severity = unreachable->tooFew ? rule.rule->below : rule.rule->above;
    finding.kind = unreachable->tooFew ? FindingKind::TooFew : FindingKind::TooMany;
    const int bound = unreachable->tooFew ? rule.least->number : rule.most->number;
    tellNumbers(finding, {!unreachable->tooFew, unreachable->have, bound, rule.isExact()});
    finding.subjects.emplace_back();
    plan.unreachable.push_back(std::move(finding));
}

} // namespace muster::validators::legal
