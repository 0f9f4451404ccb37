// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/counts.h"

#include <algorithm>
#include <set>

namespace muster::validators {

namespace {

Finding nameFinding(const NameRule& rule, FindingKind kind, Severity severity)
{
    Finding finding;
    finding.id = rule.id;
    finding.rules = rule.rules;
    finding.kind = kind;
    finding.severity = severity;
    return finding;
}

/// What the deck rules make of one printing: its type and the limits it falls under.
std::set<std::size_t> rulesOver(const DeckView& view, CardIndex printing)
{
    std::set<std::size_t> rules;
    for (std::size_t i = 0; i < view.rules().rules().size(); ++i) {
        const RuleInForce& rule = view.rules().rules()[i];
        if (rule.most && rule.rule->above == Severity::Illegal && view.rules().counts()[rule.count].matches(printing))
            rules.insert(i);
    }
    return rules;
}

void checkClash(const DeckView& view, const CopyLimits& limits, const SpecificCard& card,
                std::vector<Finding>& findings)
{
    const Catalogue& catalogue = view.catalogue();
    const auto printings = catalogue.printings(card.identity);
    const bool clash = std::ranges::any_of(printings, [&](CardIndex other) {
        return catalogue.card(other).type() != catalogue.card(printings.front()).type()
            || rulesOver(view, other) != rulesOver(view, printings.front());
    });
    if (!clash)
        return;
    Finding finding = nameFinding(view.game().identityClash, FindingKind::IdentityClash, Severity::Warning);
    finding.subjects.push_back(view.subjectOf(card));
    finding.have = card.copies;
    if (const std::optional<CopyLimit> limit = limits.strictest(card.identity))
        finding.limit = limit->limit;
    findings.push_back(std::move(finding));
}

} // namespace

void checkNames(const DeckView& view, const CopyLimits& limits, std::vector<Finding>& findings)
{
    for (const ResolvedEntry& entry : view.deck().entries()) {
        if (entry.status == ResolvedEntry::Status::Card)
            continue;
        const bool ambiguous = entry.status == ResolvedEntry::Status::Ambiguous;
        Finding finding = ambiguous
            ? nameFinding(view.game().ambiguousName, FindingKind::AmbiguousCard, Severity::Illegal)
            : nameFinding(view.game().unknownName, FindingKind::UnknownCard, Severity::Illegal);
        finding.subjects.push_back(view.subjectOf(entry));
        finding.have = entry.count;
        finding.nearest = entry.nearest;
        findings.push_back(std::move(finding));
    }
    for (const SpecificCard& card : view.cards())
        checkClash(view, limits, card, findings);
}

void checkCopies(const DeckView& view, const CopyLimits& limits, std::vector<Finding>& findings)
{
    for (const SpecificCard& card : view.cards()) {
        const Subject subject = view.subjectOf(card);
        std::optional<Severity> told; // the worst so far: a laxer limit has nothing to add unless it is graver
        for (const CopyLimit& limit : limits.of(card.identity)) {
            const int have = limits.copies(card.identity, limit);
            if (have <= limit.limit || (told && limit.severity <= *told))
                continue;
            Finding finding;
            finding.id = limit.id;
            finding.rules = limit.rules;
            finding.severity = limit.severity;
            finding.kind = limit.kind;
            finding.subjects.push_back(subject);
            finding.label = limit.label;
            finding.have = have;
            finding.limit = limit.limit;
            finding.figures = limit.figures;
            finding.waived = view.waived(limit.id, subject.name);
            if (!finding.waived)
                told = limit.severity;
            findings.push_back(std::move(finding));
        }
    }
}

void checkCounts(const DeckView& view, std::vector<Finding>& findings)
{
    for (const RuleInForce& rule : view.rules().rules()) {
        const auto tell = [&](const Breach& breach, std::vector<Subject> subjects) {
            Finding finding;
            finding.id = rule.rule->id;
            finding.rules = rule.rule->rules;
            finding.label = rule.rule->label;
            finding.severity = severityOf(*rule.rule, breach);
            finding.kind = breach.above ? FindingKind::TooMany : FindingKind::TooFew;
            tellNumbers(finding, breach);
            finding.subjects = std::move(subjects);
            findings.push_back(std::move(finding));
        };
        const Count& count = view.rules().counts()[rule.count];
        if (rule.rule->per == CountPer::Deck) {
            if (const auto breach = rule.breach(view.tallies());
                breach && !view.rules().explained(rule, *breach, view.tallies()))
                tell(*breach, view.subjectsOf(count));
            continue;
        }
        // A least number of copies of each specific card that is there at all; the most is the matter of checkCopies.
        if (!rule.least)
            continue;
        for (const SpecificCard& card : view.cards()) {
            if (!count.matches(card.identity))
                continue;
            int copies = 0;
            for (const std::size_t index : card.entries)
                if (const ResolvedEntry& entry = view.deck().entries()[index]; count.covers(view.sectionOf(entry)))
                    copies += entry.count;
            if (copies == 0)
                continue;
            if (const auto breach = rule.breach({copies, copies + view.unclear()}, view.tallies());
                breach && !breach->above)
                tell(*breach, {view.subjectOf(card)});
        }
    }
}

} // namespace muster::validators
