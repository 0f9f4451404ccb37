// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "validators/legal_planner.h"

namespace muster::validators::legal {

namespace {

/// Cards of a class that no limit bounds. Far more than a deck holds.
constexpr int plenty = 100'000;
/// Ways to read the unclear names that are followed at the same time. Only the cheapest are kept past this, which can
/// make a difference in decks with dozens of unclear names that compete for the same cards.
constexpr std::size_t readingsAtOnce = 2'000;
/// Cards with leave that one rule takes account of; there are hardly ever two.
constexpr std::size_t forgivenCards = 3;
constexpr std::size_t unclearLinesRead = 300;
/// A name that is corrected counts less than a card that comes or goes, however many are.
constexpr int cardCost = 1'000;
static_assert(cardCost > static_cast<int>(unclearLinesRead));

} // namespace

void Planner::collectSections()
{
    if (const DeckKind* kind = m_view.game().findDeckKind(m_view.deck().deck().kind); kind != nullptr)
        for (const SectionKind& section : kind->sections)
            m_sections.push_back(section.key);
    for (const DeckSection& section : m_view.deck().deck().sections)
        if (std::ranges::find(m_sections, section.key) == m_sections.end())
            m_sections.push_back(section.key);
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
        if (rule.models)
            m_relevant.push_back(*rule.models);
    }
    std::ranges::sort(m_relevant);
    const auto rest = std::ranges::unique(m_relevant);
    m_relevant.erase(rest.begin(), rest.end());
}

/// Leave for a card covers a count that only this card is in, as a finding about it alone.
void Planner::collectForgiven()
{
    m_forgiven.resize(m_rules.size());
    for (const SpecificCard& card : m_view.cards()) {
        const std::string name = m_view.subjectOf(card).name;
        for (std::size_t i = 0; i < m_rules.size(); ++i) {
            const Count& count = m_view.rules().counts()[m_rules[i]->count];
            // What counts everything is about no card.
            if (m_forgiven[i].size() < forgivenCards && !count.everything() && count.matches(card.card)
                && m_view.waived(m_rules[i]->rule->id, name))
                m_forgiven[i].push_back(kindOf(card.card));
        }
    }
}

/// Cards that stand, or may turn out to stand, in several sections, and those that leave was given for.
void Planner::collectLoners()
{
    for (const std::vector<CardIndex>& cards : m_forgiven)
        m_alone.insert(m_alone.end(), cards.begin(), cards.end());
    std::map<CardIndex, std::vector<std::size_t>> places;
    std::map<IdentityIndex, std::vector<CardIndex>> kinds;
    for (const ResolvedEntry& line : m_view.deck().entries())
        for (const CardIndex card : meanings(m_view.catalogue(), line))
            places[kindOf(card)].push_back(sectionOf(line));
    for (const auto& [card, sections] : places) {
        kinds[identityOf(card)].push_back(card);
        if (std::ranges::count(sections, sections.front()) != std::ssize(sections))
            m_alone.push_back(card);
    }
    for (auto& [identity, cards] : kinds)
        if (cards.size() > 1) {
            m_alone.insert(m_alone.end(), cards.begin(), cards.end());
            m_twins.emplace(identity, std::move(cards));
        }
    std::ranges::sort(m_alone);
    const auto rest = std::ranges::unique(m_alone);
    m_alone.erase(rest.begin(), rest.end());
}

std::vector<CardIndex> Planner::twinsOf(CardIndex card) const
{
    const auto it = m_twins.find(identityOf(card));
    return it == m_twins.end() ? std::vector<CardIndex>{card} : it->second;
}

std::vector<Ceiling> Planner::ceilingsOf(CardIndex card) const
{
    const std::string name = shownName(m_view.catalogue(), card);
    std::vector<Ceiling> ceilings;
    for (const CopyLimit& limit : m_limits.of(identityOf(card))) {
        if (limit.severity < Severity::Incomplete || m_view.waived(limit.id, name))
            continue;
        Ceiling ceiling{std::max(0, limit.limit), {}};
        for (const std::string& section : m_sections)
            ceiling.sections.push_back(limit.count == nullptr || limit.count->covers(section));
        // The strictest comes first; others matter where they look at other sections.
        if (std::ranges::find(ceilings, ceiling.sections, &Ceiling::sections) == ceilings.end())
            ceilings.push_back(std::move(ceiling));
    }
    return ceilings;
}

std::size_t Planner::groupOf(CardIndex card)
{
    m_groupOf.resize(m_view.catalogue().size(), static_cast<std::size_t>(-1));
    std::size_t& known = m_groupOf[card.value];
    if (known < m_groups.size())
        return known;
    Group group;
    group.ceilings = ceilingsOf(card);
    if (alone(card))
        group.alone = card;
    for (const std::string& section : m_sections) {
        std::vector<char>& counted = group.counted.emplace_back();
        for (const std::size_t index : m_relevant) {
            const Count& count = m_view.rules().counts()[index];
            counted.push_back(count.covers(section) && count.matches(card));
        }
    }
    const auto [it, fresh] = m_groupIndex.try_emplace(group, m_groups.size());
    if (fresh) {
        m_groups.push_back(std::move(group));
        m_problem.capacity.resize(m_groups.size() * m_sections.size(), 0);
    }
    return known = it->second;
}

/// Every card of the catalogue in every section: so many cards of each class can a deck have.
void Planner::collectGroups()
{
    // The filler's group comes first, so that it is chosen where several would do.
    if (const CardIndex filler = fillerCard(m_view, m_limits, 1); filler.valid())
        (void)groupOf(kindOf(filler));
    for (std::uint32_t i = 0; i < m_view.catalogue().size(); ++i) {
        // One kind a specific card may come in, and those that the deck has of it.
        const CardIndex card{i};
        if (m_view.catalogue().printings(identityOf(card)).front() != card
            && m_view.deck().copies(identityOf(card)) == 0)
            continue;
        if (kindOf(card) != card)
            continue;
        const std::size_t index = groupOf(card);
        for (std::size_t section = 0; section < m_sections.size(); ++section) {
            int most = plenty;
            for (const Ceiling& ceiling : m_groups[index].ceilings)
                if (ceiling.sections[section] != 0)
                    most = std::min(most, ceiling.limit);
            if (m_asAdvised)
                most = std::min(most, std::max(advisedRoomFor(card, section), m_view.deck().copies(identityOf(card))));
            int& capacity = m_problem.capacity[index * m_sections.size() + section];
            capacity = std::min(plenty, capacity + most);
        }
    }
}

int Planner::roomFor(CardIndex card, std::size_t section)
{
    int room = plenty;
    for (const Ceiling& ceiling : m_groups[groupOf(card)].ceilings) {
        if (ceiling.sections[section] == 0)
            continue;
        int copies = 0;
        for (const CardIndex twin : twinsOf(card))
            for (std::size_t i = 0; i < m_sections.size(); ++i)
                if (const auto it = m_copies.find({twin, i}); ceiling.sections[i] != 0 && it != m_copies.end())
                    copies += it->second;
        room = std::min(room, ceiling.limit - copies);
    }
    return room;
}

/// The same by limits of copies that only warn or advise.
int Planner::advisedRoomFor(CardIndex card, std::size_t section) const
{
    int room = plenty;
    for (const CopyLimit& limit : m_limits.of(identityOf(card))) {
        const auto counts = [&](const std::string& key) { return limit.count == nullptr || limit.count->covers(key); };
        if (limit.severity >= Severity::Incomplete || !counts(m_sections[section]))
            continue;
        int copies = 0;
        for (const CardIndex twin : twinsOf(card))
            for (std::size_t i = 0; i < m_sections.size(); ++i)
                if (const auto it = m_copies.find({twin, i}); it != m_copies.end() && counts(m_sections[i]))
                    copies += it->second;
        room = std::min(room, limit.limit - copies);
    }
    return std::max(0, room);
}

/// What is past the limits of copies in one section goes in any case; the last lines first.
void Planner::cutToLimits()
{
    for (const ResolvedEntry& line : m_view.deck().entries()) {
        LinePlan& plan = m_lines.emplace_back();
        if (line.status != ResolvedEntry::Status::Card) {
            m_unclear.push_back(m_lines.size() - 1);
            continue;
        }
        const CardIndex kind = kindOf(line.card);
        plan.keep = alone(kind) ? line.count : std::clamp(roomFor(kind, sectionOf(line)), 0, line.count);
        m_copies[{kind, sectionOf(line)}] += plan.keep;
    }
}

/// Each unclear line either gets one of the names it may mean, or goes. Copies past a card's limit go in any case. Readings that come to the same numbers are followed only once.
void Planner::readUnclearNames()
{
    m_problem.cardCost = cardCost;
    Reading clear;
    clear.cards.resize(m_problem.capacity.size());
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        if (entry(i).status != ResolvedEntry::Status::Card)
            continue;
        clear.cost += std::int64_t(entry(i).count - m_lines[i].keep) * cardCost;
        clear.cards[classOf(kindOf(entry(i).card), sectionOf(entry(i)))] += m_lines[i].keep;
    }
    std::map<CardIndex, int> linesOf;
    std::vector<std::vector<CardIndex>> names;
    for (const std::size_t line : m_unclear) {
        // No deck has so many lines: what comes after them goes.
        names.push_back(names.size() < unclearLinesRead ? meanings(m_view.catalogue(), entry(line))
                                                        : std::vector<CardIndex>());
        for (const CardIndex name : names.back())
            ++linesOf[kindOf(name)];
    }
    std::vector<Reading> readings{clear};
    for (std::size_t i = 0; i < m_unclear.size(); ++i) {
        const ResolvedEntry& line = entry(m_unclear[i]);
        if (names[i].empty()) {
            for (Reading& reading : readings) {
                reading.cost += std::int64_t(line.count) * cardCost;
                reading.as.emplace_back();
                reading.kept.push_back(0);
            }
            continue;
        }
        std::vector<Reading> next;
        std::map<std::pair<std::vector<int>, std::map<CardIndex, int>>, std::size_t> seen;
        const auto follow = [&](Reading reading, CardIndex as, int kept) {
            reading.cost += std::int64_t(line.count - kept) * cardCost + (as.valid() ? 1 : 0);
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
                const CardIndex kind = kindOf(name);
                const auto used = reading.used.find(kind);
                const int room = roomFor(kind, sectionOf(line)) - (used == reading.used.end() ? 0 : used->second);
                const int kept = alone(kind) ? line.count : std::min(line.count, room);
                if (kept <= 0)
                    continue;
                Reading named = reading;
                named.cards[classOf(kind, sectionOf(line))] += kept;
                if (linesOf[kind] > 1 && !alone(kind))
                    named.used[kind] += kept;
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

/// A rule with leave for a card holds where another card counts too, and where that card does not: one rule for each.
void Planner::forgive()
{
    const auto classesOf = [&](CardIndex card, const LegalProblem::Classes& over) {
        LegalProblem::Classes classes(over.size(), 0);
        for (std::size_t section = 0; section < m_sections.size(); ++section) {
            const std::size_t cls = classOf(card, section);
            classes[cls] = over[cls];
        }
        return classes;
    };
    for (std::size_t i = 0; i < m_rules.size(); ++i) {
        std::vector<LegalProblem::Rule> rules{m_problem.rules[i]};
        for (const CardIndex card : m_forgiven[i]) {
            const LegalProblem::Classes own = classesOf(card, m_problem.rules[i].over);
            LegalProblem::Classes others = m_problem.rules[i].over;
            for (std::size_t cls = 0; cls < others.size(); ++cls)
                others[cls] = others[cls] != 0 && own[cls] == 0;
            std::vector<LegalProblem::Rule> split;
            for (const LegalProblem::Rule& rule : rules) {
                split.push_back(rule);
                split.back().given.push_back({others, 1, {}});
                split.push_back(rule);
                split.back().given.push_back({own, {}, 0});
            }
            rules = std::move(split);
        }
        m_problem.rules[i] = std::move(rules.front());
        m_problem.rules.insert(m_problem.rules.end(), std::make_move_iterator(rules.begin() + 1),
                               std::make_move_iterator(rules.end()));
    }
}

/// The deck rules, and for each group the limits that hold over several sections: so many copies of so many cards.
void Planner::writeRules()
{
    const std::size_t sections = m_sections.size();
    const auto classesWith = [&](std::size_t count) {
        LegalProblem::Classes classes;
        const auto at = static_cast<std::size_t>(std::ranges::find(m_relevant, count) - m_relevant.begin());
        for (const Group& group : m_groups)
            for (const std::vector<char>& counted : group.counted)
                classes.push_back(counted[at]);
        return classes;
    };
    const auto boundOf = [&](const std::optional<Bound>& bound, bool wanted) -> std::optional<LegalProblem::Bound> {
        if (!bound || !wanted)
            return {};
        return LegalProblem::Bound{bound->number, bound->times,
                                   bound->times == 0 ? LegalProblem::Classes() : classesWith(bound->of)};
    };
    for (std::size_t i = 0; i < m_rules.size(); ++i) {
        const RuleInForce* rule = m_rules[i];
        LegalProblem::Rule& target = m_problem.rules.emplace_back();
        target.over = classesWith(rule->count);
        target.least = boundOf(rule->least, rule->rule->below >= Severity::Incomplete);
        target.most = boundOf(rule->most, rule->rule->above >= Severity::Incomplete);
        for (const RuleInForce::Given& given : rule->given)
            target.given.push_back({classesWith(given.count), given.least, given.most});
    }
    forgive();
    // The plan is for one model: what would bring other words stays out.
    for (const RuleInForce* rule : m_rules)
        if (rule->models)
            m_problem.rules.push_back({classesWith(*rule->models), {}, LegalProblem::Bound{0, 0, {}}, {}});
    for (const auto& [identity, twins] : m_twins)
        for (const Ceiling& ceiling : m_groups[groupOf(twins.front())].ceilings) {
            LegalProblem::Rule& rule = m_problem.rules.emplace_back();
            rule.over.resize(m_problem.capacity.size(), 0);
            for (const CardIndex twin : twins)
                for (std::size_t section = 0; section < sections; ++section)
                    rule.over[classOf(twin, section)] = ceiling.sections[section];
            rule.most = LegalProblem::Bound{ceiling.limit, 0, {}};
        }
    if (sections == 1)
        return; // a class's capacity says it all
    std::vector<int> members(m_groups.size(), 0);
    for (const std::size_t group : m_groupOf)
        if (group < members.size())
            ++members[group];
    for (std::size_t i = 0; i < m_groups.size(); ++i)
        for (const Ceiling& ceiling : m_groups[i].ceilings) {
            LegalProblem::Rule& rule = m_problem.rules.emplace_back();
            rule.over.resize(m_problem.capacity.size(), 0);
            for (std::size_t section = 0; section < sections; ++section)
                rule.over[i * sections + section] = ceiling.sections[section];
            rule.most = LegalProblem::Bound{std::min(plenty, ceiling.limit * members[i]), 0, {}};
        }
}

} // namespace muster::validators::legal
