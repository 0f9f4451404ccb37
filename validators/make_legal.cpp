// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>

#include "validators/checker.h"
#include "validators/edits.h"
#include "validators/legal_search.h"

namespace muster::validators {

namespace {

/// Cards of a class that no limit bounds. Far more than a deck holds.
constexpr int plenty = 100'000;
/// Ways to read the unclear names that are followed at the same time. Only the cheapest are kept past this, which can
/// make a difference in decks with dozens of unclear names that compete for the same cards.
constexpr std::size_t readingsAtOnce = 2'000;

/// What becomes of one line of the deck.
struct LinePlan {
    int keep = 0;
    CardIndex renamed; ///< valid: the line names this card from now on
};

/// How the unclear names are read, one after the other.
struct Reading {
    int cost = 0;
    std::vector<int> cards;            ///< by class
    std::map<IdentityIndex, int> used; ///< copies of the cards that several unclear lines may mean
    std::vector<CardIndex> as;         ///< by unclear line; invalid: the line goes
    std::vector<int> kept;             ///< by unclear line: copies
};

class Planner {
public:
    Planner(const ResolvedDeck& deck, const CheckOptions& options)
        : m_options(options),
          m_view(deck, options.format),
          m_limits(m_view)
    {
    }

    [[nodiscard]] LegalPlan plan();

private:
    using Signature = std::vector<char>;

    // Setting the problem up
    void collectRules();
    void collectClasses();
    void cutToLimits();
    void readUnclearNames();
    [[nodiscard]] std::size_t classOf(IdentityIndex identity, const std::string& section);
    [[nodiscard]] int limitOf(IdentityIndex identity) const;

    // Turning the answer into edits
    void cut(std::size_t cls, int count);
    void fill(std::size_t cls, int count, LegalPlan& plan);
    void writeLines(LegalPlan& plan) const;
    void tellUnreachable(LegalPlan& plan) const;

    const ResolvedEntry& entry(std::size_t line) const { return m_view.deck().entries()[line]; }

    CheckOptions m_options;
    DeckView m_view;
    CopyLimits m_limits;
    LegalProblem m_problem;
    std::vector<const RuleInForce*> m_rules; ///< parallel to m_problem.rules
    std::vector<std::size_t> m_relevant;     ///< indexes of counts that those rules look at
    std::map<Signature, std::size_t> m_classes;
    std::vector<Signature> m_signatures; ///< by class
    std::vector<LinePlan> m_lines;       ///< by entry
    std::vector<std::size_t> m_unclear;  ///< entries without a clear card
    std::vector<Reading> m_readings;
    std::map<IdentityIndex, int> m_copies; ///< of the plan so far
};

int Planner::limitOf(IdentityIndex identity) const
{
    const std::optional<CopyLimit> limit = m_limits.strictest(identity);
    return limit ? std::max(0, limit->limit) : plenty;
}

void Planner::collectRules()
{
    for (const RuleInForce& rule : m_view.rules().rules()) {
        if (rule.rule->per != CountPer::Deck || m_view.waived(rule.rule->id, {}))
            continue;
        const bool least = rule.least && rule.rule->below >= Severity::Incomplete;
        const bool most = rule.most && rule.rule->above >= Severity::Incomplete;
        if (!least && !most)
            continue;
        m_rules.push_back(&rule);
        m_relevant.push_back(rule.count);
        for (const auto* bound : {&rule.least, &rule.most})
            if (*bound && (*bound)->times != 0)
                m_relevant.push_back((*bound)->of);
        for (const RuleInForce::Given& given : rule.given)
            m_relevant.push_back(given.count);
    }
    std::ranges::sort(m_relevant);
    const auto rest = std::ranges::unique(m_relevant);
    m_relevant.erase(rest.begin(), rest.end());
}

std::size_t Planner::classOf(IdentityIndex identity, const std::string& section)
{
    Signature signature;
    for (const std::size_t index : m_relevant) {
        const Count& count = m_view.rules().counts()[index];
        signature.push_back(count.covers(section) && count.matches(identity));
    }
    const auto [it, fresh] = m_classes.try_emplace(signature, m_signatures.size());
    if (fresh) {
        m_signatures.push_back(std::move(signature));
        m_problem.capacity.push_back(0);
    }
    return it->second;
}

/// Every card of the catalogue in every section: so many cards of each class can a deck have.
void Planner::collectClasses()
{
    const Catalogue& catalogue = m_view.catalogue();
    const DeckKind* kind = m_view.game().findDeckKind(m_view.deck().deck().kind);
    std::vector<std::string> sections;
    if (kind != nullptr)
        for (const SectionKind& section : kind->sections)
            sections.push_back(section.key);
    // The filler's class comes first, so that it is chosen where several would do.
    if (const CardIndex filler = fillerCard(m_view, m_limits, 1); filler.valid())
        (void)classOf(catalogue.card(filler).identity(), sectionFor(m_view, nullptr));
    for (std::uint32_t i = 0; i < catalogue.identityCount(); ++i) {
        const int limit = limitOf(IdentityIndex{i});
        for (const std::string& section : sections)
            if (limit > 0) {
                int& capacity = m_problem.capacity[classOf(IdentityIndex{i}, section)];
                capacity = std::min(plenty, capacity + limit);
            }
    }
}

/// What is past the limits of copies goes in any case; the last lines first.
void Planner::cutToLimits()
{
    for (const ResolvedEntry& line : m_view.deck().entries()) {
        LinePlan& plan = m_lines.emplace_back();
        if (line.status == ResolvedEntry::Status::Card)
            plan.keep = line.count;
        else
            m_unclear.push_back(m_lines.size() - 1);
    }
    for (const SpecificCard& card : m_view.cards()) {
        const std::optional<CopyLimit> limit = m_limits.strictest(card.identity);
        int surplus = limit ? m_limits.copies(card.identity, *limit) - std::max(0, limit->limit) : 0;
        for (auto it = card.entries.rbegin(); it != card.entries.rend() && surplus > 0; ++it) {
            if (limit->count != nullptr && !limit->count->covers(m_view.sectionOf(entry(*it))))
                continue;
            const int gone = std::min(surplus, m_lines[*it].keep);
            m_lines[*it].keep -= gone;
            surplus -= gone;
        }
        for (const std::size_t line : card.entries)
            m_copies[card.identity] += m_lines[line].keep;
    }
}

/// Each unclear line either gets one of the names it may mean, which costs one, or goes. Copies past a card's limit go
/// in any case. Readings that come to the same numbers are followed only once.
void Planner::readUnclearNames()
{
    Reading clear;
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        if (entry(i).status != ResolvedEntry::Status::Card)
            continue;
        clear.cost += entry(i).count - m_lines[i].keep;
        const std::size_t cls = classOf(entry(i).identity, m_view.sectionOf(entry(i)));
        clear.cards.resize(m_problem.capacity.size());
        clear.cards[cls] += m_lines[i].keep;
    }
    clear.cards.resize(m_problem.capacity.size());
    std::map<IdentityIndex, int> linesOf;
    std::vector<std::vector<CardIndex>> names;
    for (const std::size_t line : m_unclear) {
        names.push_back(meanings(m_view.catalogue(), entry(line)));
        for (const CardIndex name : names.back())
            ++linesOf[m_view.catalogue().card(name).identity()];
    }
    std::vector<Reading> readings{clear};
    for (std::size_t i = 0; i < m_unclear.size(); ++i) {
        const ResolvedEntry& line = entry(m_unclear[i]);
        std::vector<Reading> next;
        std::map<std::pair<std::vector<int>, std::map<IdentityIndex, int>>, std::size_t> seen;
        const auto follow = [&](Reading reading, CardIndex as, int kept) {
            reading.cost += line.count - kept + (as.valid() ? 1 : 0);
            reading.as.push_back(as);
            reading.kept.push_back(kept);
            const auto [it, fresh] = seen.try_emplace({reading.cards, reading.used}, next.size());
            if (fresh)
                next.push_back(std::move(reading));
            else if (next[it->second].cost > reading.cost)
                next[it->second] = std::move(reading);
        };
        for (const Reading& reading : readings) {
            for (const CardIndex name : names[i]) {
                const IdentityIndex identity = m_view.catalogue().card(name).identity();
                const auto there = m_copies.find(identity);
                const auto used = reading.used.find(identity);
                const int kept = std::min(line.count,
                                          limitOf(identity) - (there == m_copies.end() ? 0 : there->second)
                                              - (used == reading.used.end() ? 0 : used->second));
                if (kept <= 0)
                    continue;
                Reading named = reading;
                const std::size_t cls = classOf(identity, m_view.sectionOf(line));
                named.cards.resize(m_problem.capacity.size());
                named.cards[cls] += kept;
                if (linesOf[identity] > 1)
                    named.used[identity] += kept;
                follow(std::move(named), name, kept);
            }
            follow(reading, CardIndex{}, 0);
        }
        if (next.size() > readingsAtOnce) {
            std::ranges::stable_sort(next, {}, &Reading::cost);
            next.resize(readingsAtOnce);
        }
        readings = std::move(next);
    }
    m_readings = std::move(readings);
    for (const Reading& reading : m_readings)
        m_problem.starts.push_back({reading.cards, reading.cost});
}

/// Takes cards of a class away, one by one from the card with most copies; new names last.
void Planner::cut(std::size_t cls, int count)
{
    const auto inClass = [&](std::size_t line) {
        const CardIndex card = m_lines[line].renamed.valid() ? m_lines[line].renamed : entry(line).card;
        return m_lines[line].keep > 0
            && classOf(m_view.catalogue().card(card).identity(), m_view.sectionOf(entry(line))) == cls;
    };
    for (; count > 0; --count) {
        std::optional<std::size_t> best;
        int most = 0;
        for (std::size_t line = m_lines.size(); line-- > 0;) {
            if (!inClass(line))
                continue;
            const bool renamed = m_lines[line].renamed.valid();
            const int copies = renamed ? 0 : m_copies[entry(line).identity];
            if (!best || copies > most) {
                best = line;
                most = copies;
            }
        }
        if (!best)
            return;
        --m_lines[*best].keep;
        const CardIndex card = m_lines[*best].renamed.valid() ? m_lines[*best].renamed : entry(*best).card;
        --m_copies[m_view.catalogue().card(card).identity()];
    }
}

/// Puts cards of a class in: filler, then more of what the deck has, then the catalogue in its order.
void Planner::fill(std::size_t cls, int count, LegalPlan& plan)
{
    const Catalogue& catalogue = m_view.catalogue();
    const DeckKind* kind = m_view.game().findDeckKind(m_view.deck().deck().kind);
    const auto put = [&](CardIndex card) {
        const IdentityIndex identity = catalogue.card(card).identity();
        for (const SectionKind& section : kind->sections) {
            const int room = std::min(count, limitOf(identity) - m_copies[identity]);
            if (room <= 0 || classOf(identity, section.key) != cls)
                continue;
            plan.edits.push_back(addCopies(m_view, card, room, section.key));
            plan.changed += room;
            m_copies[identity] += room;
            count -= room;
        }
    };
    if (kind == nullptr)
        return;
    if (const CardIndex filler = fillerCard(m_view, m_limits, 1); filler.valid())
        put(filler);
    for (const SpecificCard& card : m_view.cards())
        put(card.card);
    for (std::uint32_t i = 0; i < catalogue.size() && count > 0; ++i)
        if (const CardIndex card{i}; catalogue.printings(catalogue.card(card).identity()).front() == card)
            put(card);
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
    const RuleInForce& rule = *m_rules[unreachable->rule];
    Finding finding;
    finding.id = rule.rule->id;
    finding.rules = rule.rule->rules;
    finding.label = rule.rule->label;
    finding.severity = unreachable->tooFew ? rule.rule->below : rule.rule->above;
    finding.kind = unreachable->tooFew ? FindingKind::TooFew : FindingKind::TooMany;
    finding.have = unreachable->have;
    (unreachable->tooFew ? finding.need : finding.limit) = unreachable->tooFew ? rule.least->number : rule.most->number;
    finding.subjects.emplace_back();
    plan.unreachable.push_back(std::move(finding));
}

LegalPlan Planner::plan()
{
    collectRules();
    collectClasses();
    cutToLimits();
    readUnclearNames();
    // Classes of cards that stand where they may not, or are banned, have come up on the way.
    for (LegalProblem::Start& start : m_problem.starts)
        start.cards.resize(m_problem.capacity.size());
    const auto classesWith = [&](std::size_t count) {
        LegalProblem::Classes classes;
        const auto at = std::ranges::find(m_relevant, count) - m_relevant.begin();
        for (const Signature& signature : m_signatures)
            classes.push_back(signature[static_cast<std::size_t>(at)]);
        return classes;
    };
    const auto boundOf = [&](const std::optional<Bound>& bound, bool wanted) -> std::optional<LegalProblem::Bound> {
        if (!bound || !wanted)
            return {};
        return LegalProblem::Bound{bound->number, bound->times,
                                   bound->times == 0 ? LegalProblem::Classes() : classesWith(bound->of)};
    };
    for (const RuleInForce* rule : m_rules) {
        LegalProblem::Rule& target = m_problem.rules.emplace_back();
        target.over = classesWith(rule->count);
        target.least = boundOf(rule->least, rule->rule->below >= Severity::Incomplete);
        target.most = boundOf(rule->most, rule->rule->above >= Severity::Incomplete);
        for (const RuleInForce::Given& given : rule->given)
            target.given.push_back({classesWith(given.count), given.least, given.most});
    }
    LegalPlan plan;
    const std::optional<LegalTarget> target = unreachableRule(m_problem) ? std::nullopt : cheapestTarget(m_problem);
    if (!target) {
        tellUnreachable(plan);
        return plan;
    }
    const Reading& reading = m_readings[target->start];
    for (std::size_t i = 0; i < m_unclear.size(); ++i)
        if (reading.as[i].valid()) {
            m_lines[m_unclear[i]] = {reading.kept[i], reading.as[i]};
            m_copies[m_view.catalogue().card(reading.as[i]).identity()] += reading.kept[i];
        }
    for (std::size_t cls = 0; cls < target->cards.size(); ++cls) {
        const int difference = target->cards[cls] - m_problem.starts[target->start].cards[cls];
        if (difference < 0)
            cut(cls, -difference);
        else if (difference > 0)
            fill(cls, difference, plan);
    }
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

} // namespace

LegalPlan makeLegal(const ResolvedDeck& deck, const CheckOptions& options) { return Planner(deck, options).plan(); }

} // namespace muster::validators
