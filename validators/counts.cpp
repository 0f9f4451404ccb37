// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/counts.h"

#include <algorithm>
#include <map>
#include <ranges>
#include <set>

#include "model/cards/printings.h"
#include "validators/format_ids.h"

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

/// The card is there, and cannot be used: told under the requirement that it breaks, not as a name that nobody knows.
Finding faultyCard(const DeckView& view, const ResolvedEntry& entry)
{
    Finding finding = nameFinding(view.game().unknownName, FindingKind::FaultyCard, Severity::Illegal);
    finding.errors = entry.faulty->errors;
    for (const Error& error : finding.errors)
        if (!error.requirement.empty()) {
            finding.id = error.requirement;
            finding.rules.clear();
            break;
        }
    finding.subjects.push_back(view.subjectOf(entry));
    finding.have = entry.count;
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

/// A card whose printings have several types, or fall under several limits where the game takes them together. A person's
/// own set is no reason for it, unless the deck names a card of it.
bool checkClash(const DeckView& view, const CopyLimits& limits, const SpecificCard& card,
                std::vector<Finding>& findings)
{
    const Catalogue& catalogue = view.catalogue();
    std::vector<CardIndex> printings = view.printingsThatCount(card.identity);
    for (const CardIndex other : catalogue.printings(card.identity))
        if (!catalogue.set(catalogue.card(other).set()).own)
            printings.push_back(other);
    const bool all = view.game().allPrintings;
    const bool clash = std::ranges::any_of(printings, [&](CardIndex other) {
        return catalogue.card(other).type() != catalogue.card(printings.front()).type()
            || (all && rulesOver(view, other) != rulesOver(view, printings.front()));
    });
    if (!clash)
        return false;
    Finding finding = nameFinding(view.game().identityClash, FindingKind::IdentityClash, Severity::Warning);
    finding.subjects.push_back(view.subjectOf(card));
    finding.have = card.copies;
    if (!all)
        finding.label = view.game().type(catalogue.card(card.card).type()).label;
    else if (const std::optional<CopyLimit> limit = limits.strictest(card.identity))
        finding.limit = limit->limit;
    findings.push_back(std::move(finding));
    return true;
}

/// A remark on a name that means one of several cards which are not alike: which of them the lines mean that say no id.
void checkPrintings(const DeckView& view, const SpecificCard& card, std::vector<Finding>& findings)
{
    const Catalogue& catalogue = view.catalogue();
    std::map<CardIndex, Subject> meant;
    std::map<CardIndex, std::vector<CardIndex>> aside; // the person's cards that a bare name does not mean
    for (const std::size_t index : card.entries)
        if (const ResolvedEntry& entry = view.deck().entries()[index]; !entry.byId) {
            const Subject line = view.subjectOf(entry);
            Subject& subject = meant.try_emplace(entry.card, line).first->second;
            if (aside[entry.card].size() < entry.candidates.size())
                aside[entry.card] = entry.candidates;
            if (subject.rows != line.rows) {
                subject.count += line.count;
                subject.rows.push_back(line.rows.front());
            }
        }
    for (auto& [printing, subject] : meant) {
        std::vector<CardIndex> others = printedOtherwise(catalogue, printing);
        others.insert(others.end(), aside[printing].begin(), aside[printing].end());
        if (others.empty())
            continue;
        Finding finding = nameFinding(view.game().identityClash, FindingKind::SeveralPrintings, Severity::Advice);
        finding.id = format_ids::printing;
        subject.name = shownName(catalogue, printing);
        finding.subjects.push_back(std::move(subject));
        finding.label = catalogue.card(printing).id();
        for (const CardIndex other : others)
            finding.nearest.emplace_back(catalogue.card(other).id());
        findings.push_back(std::move(finding));
    }
}

} // namespace

void checkNames(const DeckView& view, const CopyLimits& limits, std::vector<Finding>& findings)
{
    for (const ResolvedEntry& entry : view.deck().entries()) {
        if (entry.status == ResolvedEntry::Status::Card)
            continue;
        if (entry.faulty != nullptr) {
            findings.push_back(faultyCard(view, entry));
            continue;
        }
        const bool ambiguous = entry.status == ResolvedEntry::Status::Ambiguous;
        Finding finding = ambiguous
            ? nameFinding(view.game().ambiguousName, FindingKind::AmbiguousCard, Severity::Illegal)
            : nameFinding(view.game().unknownName, FindingKind::UnknownCard, Severity::Illegal);
        finding.subjects.push_back(view.subjectOf(entry));
        finding.have = entry.count;
        finding.nearest = entry.nearest;
        if (!ambiguous && entry.nearest.empty()) // the name is right, what stands behind it is not
            for (const CardIndex card : entry.candidates | std::views::take(3))
                finding.nearest.push_back(shownName(view.catalogue(), card));
        findings.push_back(std::move(finding));
    }
    for (const SpecificCard& card : view.specificCards()) {
        const bool hasSeveral = view.catalogue().printings(card.identity).size() > 1;
        if (hasSeveral && checkClash(view, limits, card, findings))
            continue;
        const bool hasNamesakes = std::ranges::any_of(
            card.entries, [&](std::size_t index) { return !view.deck().entries()[index].candidates.empty(); });
        if (hasSeveral || hasNamesakes)
            checkPrintings(view, card, findings);
    }
}

void checkCopies(const DeckView& view, const CopyLimits& limits, std::vector<Finding>& findings)
{
    for (const SpecificCard& card : view.specificCards()) {
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

namespace {

/// Of cards that go with another card than the deck's: the word that the first of them has, and what the deck has instead.
void tellTheOther(const DeckView& view, const CountRule::Unlike& unlike, Finding& finding)
{
    const query::Matcher models(unlike.of, view.catalogue());
    const auto model =
        std::ranges::find_if(view.cards(), [&](const SpecificCard& card) { return models.matches(card.card); });
    if (model == view.cards().end() || finding.subjects.empty() || !finding.subjects.front().card.valid())
        return;
    const Card card = view.catalogue().card(model->card);
    finding.part = view.catalogue().card(finding.subjects.front().card).wordLabel(unlike.field);
    finding.nearest = {view.game().type(card.type()).label, std::string(card.name())};
}

} // namespace

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
            if (rule.rule->unlike)
                tellTheOther(view, *rule.rule->unlike, finding);
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
            if (!count.matches(card.card))
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
