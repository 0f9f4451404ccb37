// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/adding.h"

#include <algorithm>

#include "model/cards/printings.h"
#include "validators/edits.h"
#include "validators/game_checks.h"

namespace muster::validators {

namespace {

bool sameProblem(const Finding& a, const Finding& b)
{
    const auto nameOf = [](const Finding& finding) {
        return finding.subjects.size() == 1 ? finding.subjects.front().name : std::string();
    };
    return a.id == b.id && a.label == b.label && a.have == b.have && a.limit == b.limit && nameOf(a) == nameOf(b);
}

} // namespace

Adding::Adding(const ResolvedDeck& deck, const CheckOptions& options)
    : m_options(options),
      m_view(deck, options),
      m_limits(m_view),
      m_homes(m_view.catalogue(), deck.deck().kind)
{
    const DeckKind* kind = m_view.game().findDeckKind(deck.deck().kind);
    if (kind != nullptr)
        for (const SectionKind& section : kind->sections)
            m_sections.push_back(section.key);
    if (m_sections.empty())
        m_sections.push_back(sectionFor(m_view, nullptr));
    const GameChecks* game = checksOf(m_view.game().key);
    m_countsOnly = (game == nullptr || !game->decidesLegality)
        && std::ranges::all_of(m_view.rules().rules(), [](const RuleInForce& rule) {
                       return rule.rule->per == CountPer::Deck || (rule.plain() && !rule.least);
                   });
    for (const RuleInForce& rule : m_view.rules().rules())
        if (rule.rule->unlike)
            m_models.emplace_back(rule.rule->unlike->of, m_view.catalogue());
    if (!m_countsOnly || !m_models.empty())
        m_before = check(deck, options);
}

AddAnswer Adding::ask(CardIndex card) const
{
    const IdentityIndex identity = m_view.catalogue().card(card).identity();
    const std::optional<CopyLimit> limit = m_limits.strictest(identity);
    AddAnswer answer;
    answer.copies = m_view.deck().copies(identity);
    answer.limit = limit ? std::optional(limit->limit) : m_limits.roomInItsKind(card);
    // A card that others are compared with may make what is there already unlawful.
    const bool countsOnly = m_countsOnly
        && std::ranges::none_of(m_models, [&](const query::Matcher& model) { return model.matches(card); });
    for (const std::string& section : m_sections) {
        std::optional<Finding> broken;
        if (!countsOnly)
            broken = anythingBroken(card, section);
        else if (limit)
            broken = limitBroken(identity, *limit, section);
        if (countsOnly && !broken)
            broken = countBroken(card, section);
        if (!broken) {
            answer.reason.reset();
            break;
        }
        // That a Spell is no Hero is true of the hero's place, and helps nobody who wants it in the deck.
        if (!answer.reason || section == m_homes.of(card))
            answer.reason = std::move(broken);
    }
    answer.allowed = !answer.reason;
    return answer;
}

/// The subjects as they are with the new card.
void Adding::countIn(std::vector<Subject>& subjects, const Count& count, CardIndex card,
                     const std::string& section) const
{
    const Catalogue& catalogue = m_view.catalogue();
    if (!count.covers(section) || !count.matches(card))
        return;
    for (Subject& subject : subjects)
        if (count.everything()
            || (subject.card.valid() && printedAlike(catalogue, subject.card, card)
                && catalogue.card(subject.card).identity() == catalogue.card(card).identity())) {
            ++subject.count;
            return;
        }
    Subject fresh;
    fresh.section = section;
    fresh.name = shownName(catalogue, card);
    fresh.card = card;
    fresh.count = 1;
    subjects.push_back(std::move(fresh));
}

std::optional<Finding> Adding::limitBroken(IdentityIndex identity, const CopyLimit& limit,
                                           const std::string& section) const
{
    if (limit.severity != Severity::Illegal || (limit.count != nullptr && !limit.count->covers(section)))
        return {};
    const int have = m_limits.copies(identity, limit) + 1;
    if (have <= limit.limit)
        return {};
    Finding finding;
    finding.id = limit.id;
    finding.rules = limit.rules;
    finding.severity = limit.severity;
    finding.kind = limit.kind;
    finding.label = limit.label;
    finding.have = have;
    finding.limit = limit.limit;
    finding.figures = limit.figures;
    Subject subject;
    subject.section = section;
    subject.card = m_view.catalogue().printings(identity).front();
    const auto it = std::ranges::find(m_view.specificCards(), identity, &SpecificCard::identity);
    if (it != m_view.specificCards().end())
        subject = m_view.subjectOf(*it);
    subject.name = shownName(m_view.catalogue(), subject.card);
    subject.count = have;
    finding.subjects.push_back(std::move(subject));
    return finding;
}

std::optional<Finding> Adding::countBroken(CardIndex card, const std::string& section) const
{
    std::vector<Tally> after = m_view.tallies();
    for (std::size_t i = 0; i < after.size(); ++i) {
        const Count& count = m_view.rules().counts()[i];
        if (count.covers(section) && count.matches(card)) {
            ++after[i].certain;
            ++after[i].possible;
        }
    }
    for (const RuleInForce& rule : m_view.rules().rules()) {
        if (rule.rule->per != CountPer::Deck)
            continue;
        const std::optional<Breach> now = rule.breach(after);
        if (!now || severityOf(*rule.rule, *now) != Severity::Illegal || m_view.rules().explained(rule, *now, after))
            continue;
        const std::optional<Breach> before = rule.breach(m_view.tallies());
        if (before && before->above == now->above && before->have == now->have && before->bound == now->bound)
            continue;
        Finding finding;
        finding.id = rule.rule->id;
        finding.rules = rule.rule->rules;
        finding.severity = Severity::Illegal;
        finding.kind = now->above ? FindingKind::TooMany : FindingKind::TooFew;
        finding.label = rule.rule->label;
        tellNumbers(finding, *now);
        finding.subjects = m_view.subjectsOf(m_view.rules().counts()[rule.count]);
        countIn(finding.subjects, m_view.rules().counts()[rule.count], card, section);
        if (m_view.waived(finding.id, finding.subjects.size() == 1 ? finding.subjects.front().name : std::string()))
            continue;
        return finding;
    }
    return {};
}

std::optional<Finding> Adding::anythingBroken(CardIndex card, const std::string& section) const
{
    Deck deck = m_view.deck().deck();
    muster::apply(deck, std::vector<DeckEdit>{addCopies(m_view, card, 1, section)});
    for (Finding& finding : check(ResolvedDeck(m_view.catalogue(), deck), m_options))
        if (finding.severity == Severity::Illegal && !finding.waived
            && std::ranges::none_of(m_before,
                                    [&](const Finding& old) { return !old.waived && sameProblem(old, finding); }))
            return std::move(finding);
    return {};
}

AddAnswer mayAdd(const ResolvedDeck& deck, CardIndex card, const CheckOptions& options)
{
    return Adding(deck, options).ask(card);
}

} // namespace muster::validators
