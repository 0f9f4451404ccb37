// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "validators/legal_planner.h"
#include "validators/misplaced.h"

namespace muster::validators {

namespace legal {

LegalPlan Planner::plan(const std::stop_token& stop)
{
    collectSections();
    collectRules();
    collectForgiven();
    collectLoners();
    collectGroups();
    cutToLimits();
    readUnclearNames();
    writeRules();
    LegalPlan plan;
    const std::optional<LegalTarget> target =
        unreachableRule(m_problem) ? std::nullopt : cheapestTarget(m_problem, stop);
    if (stop.stop_requested()) {
        plan.possible = false;
        plan.cancelled = true;
        return plan;
    }
    if (!target) {
        tellUnreachable(plan);
        return plan;
    }
    const Reading& reading = m_readings[target->start];
    for (std::size_t i = 0; i < m_unclear.size(); ++i)
        if (reading.as[i].valid()) {
            m_lines[m_unclear[i]] = {reading.kept[i], reading.as[i]};
            m_copies[{kindOf(reading.as[i]), sectionOf(entry(m_unclear[i]))}] += reading.kept[i];
        }
    for (std::size_t cls = 0; cls < target->cards.size(); ++cls) {
        const int difference = target->cards[cls] - m_problem.starts[target->start].cards[cls];
        if (difference < 0)
            cut(cls, -difference);
    }
    for (std::size_t cls = 0; cls < target->cards.size(); ++cls)
        if (const int difference = target->cards[cls] - m_problem.starts[target->start].cards[cls]; difference > 0)
            fill(cls, difference, plan);
    writeLines(plan);
    // What counts cannot mend - a format that is over, a game's own requirements - stands in the way for good.
    Deck mended = m_view.deck().deck();
    muster::apply(mended, plan.edits);
    for (Finding& finding : check(ResolvedDeck(m_view.catalogue(), mended), m_options))
        if (!finding.waived && finding.severity >= Severity::Incomplete)
            plan.unreachable.push_back(std::move(finding));
    if (!plan.unreachable.empty()) {
        plan.possible = false;
        plan.edits.clear();
        plan.changed = 0;
    }
    return plan;
}

} // namespace legal

namespace {

/// One card for each word that cards may be compared with (`unlike`), those of the deck first; none where no rule does.
std::vector<CardIndex> modelsFor(const ResolvedDeck& deck, const CheckOptions& options)
{
    std::vector<CardIndex> models;
    const Catalogue& catalogue = deck.catalogue();
    const DeckView view(deck, options);
    for (const RuleInForce& rule : view.rules().rules()) {
        if (!rule.rule->unlike)
            continue;
        const query::Matcher matcher(rule.rule->unlike->of, catalogue);
        const FieldIndex field = rule.rule->unlike->field;
        const auto take = [&](CardIndex card) {
            const auto same = [&](CardIndex other) {
                return catalogue.card(other).word(field) == catalogue.card(card).word(field);
            };
            if (matcher.matches(card) && std::ranges::none_of(models, same))
                models.push_back(card);
        };
        for (const ResolvedEntry& entry : deck.entries())
            if (entry.status == ResolvedEntry::Status::Card)
                take(entry.card);
        for (std::uint32_t i = 0; i < catalogue.size(); ++i)
            take(CardIndex{i});
    }
    return models;
}

/// Whether any limit of copies only warns or advises.
bool advisesCopies(const ResolvedDeck& deck, const CheckOptions& options)
{
    const DeckView view(deck, options);
    return std::ranges::any_of(view.rules().rules(), [](const RuleInForce& rule) {
        return rule.rule->per == CountPer::Identity && rule.most && rule.rule->above < Severity::Incomplete;
    });
}

LegalPlan bestPlan(const ResolvedDeck& deck, const CheckOptions& options, const LegalProgress& progress)
{
    std::vector<CardIndex> models = modelsFor(deck, options);
    if (models.empty())
        models.emplace_back();
    // A plan that keeps what is only advised, too, is the better one; where there is none, one that does not.
    std::optional<LegalPlan> best;
    int done = 0;
    for (const bool asAdvised : {true, false}) {
        for (const CardIndex model : models) {
            if (progress.told)
                progress.told(done++, static_cast<int>(models.size() * (asAdvised ? 1 : 2)));
            LegalPlan plan = legal::Planner(deck, options, model, asAdvised).plan(progress.stop);
            if (plan.cancelled)
                return plan;
            if (!best || (plan.possible && (!best->possible || plan.changed < best->changed)))
                best = std::move(plan);
        }
        if (best->possible || !advisesCopies(deck, options))
            break;
    }
    return *std::move(best);
}

} // namespace

LegalPlan makeLegal(const ResolvedDeck& deck, const CheckOptions& options, const LegalProgress& progress)
{
    // It is the card that wants mending: taking it out of the deck is no repair.
    if (std::ranges::any_of(deck.entries(), [](const ResolvedEntry& entry) { return entry.faulty != nullptr; })) {
        LegalPlan none;
        none.possible = false;
        for (Finding& finding : check(deck, options))
            if (finding.kind == FindingKind::FaultyCard)
                none.unreachable.push_back(std::move(finding));
        return none;
    }
    const TidyDeck tidy(deck, options);
    if (tidy.moved() == 0)
        return bestPlan(deck, options, progress);
    LegalPlan plan = bestPlan(ResolvedDeck(deck.catalogue(), tidy.deck()), options, progress);
    return plan.cancelled ? plan : tidy.inTermsOfTheOriginal(std::move(plan));
}

} // namespace muster::validators
