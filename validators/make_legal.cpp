// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdint>
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
constexpr std::size_t unclearLinesRead = 300;

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

/// No more copies of a card than this in some sections together.
struct Ceiling {
    int limit = 0;
    std::vector<char> sections; ///< one flag a section
    friend auto operator<=>(const Ceiling&, const Ceiling&) = default;
};

/// Cards that all rules treat alike: counted alike in each section, with the same limits of copies. So only their number
/// in each section matters. A card whose surplus could be cut in more than one section is a group of its own.
struct Group {
    std::vector<std::vector<char>> counted; ///< by section: one flag a relevant count
    std::vector<Ceiling> ceilings;
    IdentityIndex alone;
    friend auto operator<=>(const Group&, const Group&) = default;
};

class Planner {
public:
    Planner(const ResolvedDeck& deck, const CheckOptions& options, CardIndex model, bool asAdvised)
        : m_options(options),
          m_view(deck, options, model),
          m_asAdvised(asAdvised),
          m_limits(m_view)
    {
    }

    [[nodiscard]] LegalPlan plan();

private:
    // Setting the problem up
    void collectSections();
    void collectRules();
    void collectLoners();
    void collectGroups();
    void cutToLimits();
    void readUnclearNames();
    void writeRules();
    [[nodiscard]] std::size_t groupOf(IdentityIndex identity);
    [[nodiscard]] std::size_t classOf(IdentityIndex identity, std::size_t section)
    {
        return groupOf(identity) * m_sections.size() + section;
    }
    [[nodiscard]] std::vector<Ceiling> ceilingsOf(IdentityIndex identity) const;
    /// How many more copies a section takes, with the plan as it is.
    [[nodiscard]] int roomFor(IdentityIndex identity, std::size_t section);
    [[nodiscard]] int advisedRoomFor(IdentityIndex identity, std::size_t section) const;

    // Turning the answer into edits
    void cut(std::size_t cls, int count);
    void fill(std::size_t cls, int count, LegalPlan& plan);
    void writeLines(LegalPlan& plan) const;
    void tellUnreachable(LegalPlan& plan) const;

    [[nodiscard]] const ResolvedEntry& entry(std::size_t line) const { return m_view.deck().entries()[line]; }
    [[nodiscard]] IdentityIndex identityOf(CardIndex card) const { return m_view.catalogue().card(card).identity(); }
    [[nodiscard]] std::size_t sectionOf(const ResolvedEntry& line) const
    {
        return static_cast<std::size_t>(std::ranges::find(m_sections, m_view.sectionOf(line)) - m_sections.begin());
    }
    [[nodiscard]] bool alone(IdentityIndex identity) const { return std::ranges::binary_search(m_alone, identity); }

    CheckOptions m_options;
    DeckView m_view;
    bool m_asAdvised; ///< put no more copies in than limits that only warn or advise have it
    CopyLimits m_limits;
    std::vector<std::string> m_sections;
    LegalProblem m_problem;
    std::vector<const RuleInForce*> m_rules; ///< the first of m_problem.rules; limits of copies follow
    std::vector<std::size_t> m_relevant;     ///< indexes of counts that those rules look at
    std::vector<IdentityIndex> m_alone;      ///< sorted: cards that are a group of their own
    std::map<Group, std::size_t> m_groupIndex;
    std::vector<Group> m_groups;
    std::vector<std::size_t> m_groupOf; ///< by identity; past the end of m_groups: not looked up yet
    std::vector<LinePlan> m_lines;      ///< by entry
    std::vector<std::size_t> m_unclear; ///< entries without a clear card
    std::vector<Reading> m_readings;
    std::map<std::pair<IdentityIndex, std::size_t>, int> m_copies; ///< of the plan so far, by section
};

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

/// Cards that stand, or may turn out to stand, in several sections.
void Planner::collectLoners()
{
    std::map<IdentityIndex, std::vector<std::size_t>> places;
    for (const ResolvedEntry& line : m_view.deck().entries())
        for (const CardIndex card : meanings(m_view.catalogue(), line))
            places[identityOf(card)].push_back(sectionOf(line));
    for (const auto& [identity, sections] : places)
        if (std::ranges::count(sections, sections.front()) != std::ssize(sections))
            m_alone.push_back(identity);
}

std::vector<Ceiling> Planner::ceilingsOf(IdentityIndex identity) const
{
    const std::string name = shownName(m_view.catalogue(), m_view.catalogue().printings(identity).front());
    std::vector<Ceiling> ceilings;
    for (const CopyLimit& limit : m_limits.of(identity)) {
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

std::size_t Planner::groupOf(IdentityIndex identity)
{
    m_groupOf.resize(m_view.catalogue().identityCount(), static_cast<std::size_t>(-1));
    std::size_t& known = m_groupOf[identity.value];
    if (known < m_groups.size())
        return known;
    Group group;
    group.ceilings = ceilingsOf(identity);
    if (alone(identity))
        group.alone = identity;
    for (const std::string& section : m_sections) {
        std::vector<char>& counted = group.counted.emplace_back();
        for (const std::size_t index : m_relevant) {
            const Count& count = m_view.rules().counts()[index];
            counted.push_back(count.covers(section) && count.matches(identity));
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
        (void)groupOf(identityOf(filler));
    for (std::uint32_t i = 0; i < m_view.catalogue().identityCount(); ++i) {
        const std::size_t index = groupOf(IdentityIndex{i});
        for (std::size_t section = 0; section < m_sections.size(); ++section) {
            int most = plenty;
            for (const Ceiling& ceiling : m_groups[index].ceilings)
                if (ceiling.sections[section] != 0)
                    most = std::min(most, ceiling.limit);
            if (m_asAdvised)
                most = std::min(
                    most, std::max(advisedRoomFor(IdentityIndex{i}, section), m_view.deck().copies(IdentityIndex{i})));
            int& capacity = m_problem.capacity[index * m_sections.size() + section];
            capacity = std::min(plenty, capacity + most);
        }
    }
}

int Planner::roomFor(IdentityIndex identity, std::size_t section)
{
    int room = plenty;
    for (const Ceiling& ceiling : m_groups[groupOf(identity)].ceilings) {
        if (ceiling.sections[section] == 0)
            continue;
        int copies = 0;
        for (std::size_t i = 0; i < m_sections.size(); ++i)
            if (const auto it = m_copies.find({identity, i}); ceiling.sections[i] != 0 && it != m_copies.end())
                copies += it->second;
        room = std::min(room, ceiling.limit - copies);
    }
    return room;
}

/// The same by limits of copies that only warn or advise.
int Planner::advisedRoomFor(IdentityIndex identity, std::size_t section) const
{
    int room = plenty;
    for (const CopyLimit& limit : m_limits.of(identity)) {
        const auto counts = [&](const std::string& key) { return limit.count == nullptr || limit.count->covers(key); };
        if (limit.severity >= Severity::Incomplete || !counts(m_sections[section]))
            continue;
        int copies = 0;
        for (std::size_t i = 0; i < m_sections.size(); ++i)
            if (const auto it = m_copies.find({identity, i}); it != m_copies.end() && counts(m_sections[i]))
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
        plan.keep =
            alone(line.identity) ? line.count : std::clamp(roomFor(line.identity, sectionOf(line)), 0, line.count);
        m_copies[{line.identity, sectionOf(line)}] += plan.keep;
    }
}

/// Each unclear line either gets one of the names it may mean, which costs one, or goes. Copies past a card's limit go
/// in any case. Readings that come to the same numbers are followed only once.
void Planner::readUnclearNames()
{
    Reading clear;
    clear.cards.resize(m_problem.capacity.size());
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        if (entry(i).status != ResolvedEntry::Status::Card)
            continue;
        clear.cost += entry(i).count - m_lines[i].keep;
        clear.cards[classOf(entry(i).identity, sectionOf(entry(i)))] += m_lines[i].keep;
    }
    std::map<IdentityIndex, int> linesOf;
    std::vector<std::vector<CardIndex>> names;
    for (const std::size_t line : m_unclear) {
        // No deck has so many lines: what comes after them goes.
        names.push_back(names.size() < unclearLinesRead ? meanings(m_view.catalogue(), entry(line))
                                                        : std::vector<CardIndex>());
        for (const CardIndex name : names.back())
            ++linesOf[identityOf(name)];
    }
    std::vector<Reading> readings{clear};
    for (std::size_t i = 0; i < m_unclear.size(); ++i) {
        const ResolvedEntry& line = entry(m_unclear[i]);
        if (names[i].empty()) {
            for (Reading& reading : readings) {
                reading.cost += line.count;
                reading.as.emplace_back();
                reading.kept.push_back(0);
            }
            continue;
        }
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
                const IdentityIndex identity = identityOf(name);
                const auto used = reading.used.find(identity);
                const int room = roomFor(identity, sectionOf(line)) - (used == reading.used.end() ? 0 : used->second);
                const int kept = alone(identity) ? line.count : std::min(line.count, room);
                if (kept <= 0)
                    continue;
                Reading named = reading;
                named.cards[classOf(identity, sectionOf(line))] += kept;
                if (linesOf[identity] > 1 && !alone(identity))
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
    for (const RuleInForce* rule : m_rules) {
        LegalProblem::Rule& target = m_problem.rules.emplace_back();
        target.over = classesWith(rule->count);
        target.least = boundOf(rule->least, rule->rule->below >= Severity::Incomplete);
        target.most = boundOf(rule->most, rule->rule->above >= Severity::Incomplete);
        for (const RuleInForce::Given& given : rule->given)
            target.given.push_back({classesWith(given.count), given.least, given.most});
    }
    // The plan is for one model: what would bring other words stays out.
    for (const RuleInForce* rule : m_rules)
        if (rule->models)
            m_problem.rules.push_back({classesWith(*rule->models), {}, LegalProblem::Bound{0, 0, {}}, {}});
    if (sections == 1)
        return; // a class's capacity says it all
    std::vector<int> members(m_groups.size(), 0);
    for (const std::size_t group : m_groupOf)
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

/// Takes cards of a class away, one by one from the card with most copies; new names last.
void Planner::cut(std::size_t cls, int count)
{
    const auto cardOf = [&](std::size_t line) {
        return m_lines[line].renamed.valid() ? m_lines[line].renamed : entry(line).card;
    };
    // Choosing with care is for decks; of a heap the last lines go first.
    constexpr int withCare = 500;
    for (std::size_t line = m_lines.size(); line-- > 0 && count > withCare;) {
        if (m_lines[line].keep == 0 || classOf(identityOf(cardOf(line)), sectionOf(entry(line))) != cls)
            continue;
        const int gone = std::min(m_lines[line].keep, count - withCare);
        m_lines[line].keep -= gone;
        m_copies[{identityOf(cardOf(line)), sectionOf(entry(line))}] -= gone;
        count -= gone;
    }
    for (; count > 0; --count) {
        std::optional<std::size_t> best;
        int most = 0;
        for (std::size_t line = m_lines.size(); line-- > 0;) {
            if (m_lines[line].keep == 0 || classOf(identityOf(cardOf(line)), sectionOf(entry(line))) != cls)
                continue;
            const int copies =
                m_lines[line].renamed.valid() ? 0 : m_copies[{entry(line).identity, sectionOf(entry(line))}];
            if (!best || copies > most) {
                best = line;
                most = copies;
            }
        }
        if (!best)
            return;
        --m_lines[*best].keep;
        --m_copies[{identityOf(cardOf(*best)), sectionOf(entry(*best))}];
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
    bool asAdvised = true; // at first
    const auto roomOf = [&](CardIndex card) {
        const IdentityIndex identity = identityOf(card);
        if (classOf(identity, section) != cls)
            return 0;
        const int room = roomFor(identity, section);
        return asAdvised ? std::min(room, advisedRoomFor(identity, section)) : room;
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
        m_copies[{identityOf(card), section}] += room;
        count -= room;
    };
    const auto fillUp = [&] {
        if (const CardIndex filler = fillerCard(m_view, m_limits, 1); filler.valid())
            put(filler, count);
        // One by one to the card that has least of its share so far.
        std::map<IdentityIndex, int> share;
        for (bool going = true; going && count > 0;) {
            const SpecificCard* next = nullptr;
            for (const SpecificCard& card : m_view.cards())
                if (roomOf(card.card) > 0
                    && (next == nullptr
                        || std::int64_t(card.copies) * (share[next->identity] + 1)
                            > std::int64_t(next->copies) * (share[card.identity] + 1)))
                    next = &card;
            going = next != nullptr;
            if (going) {
                ++share[next->identity];
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
    fillUp();
    asAdvised = false;
    fillUp();
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
    finding.have = unreachable->have;
    (unreachable->tooFew ? finding.need : finding.limit) = unreachable->tooFew ? rule.least->number : rule.most->number;
    finding.subjects.emplace_back();
    plan.unreachable.push_back(std::move(finding));
}

LegalPlan Planner::plan()
{
    collectSections();
    collectRules();
    collectLoners();
    collectGroups();
    cutToLimits();
    readUnclearNames();
    writeRules();
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
            m_copies[{identityOf(reading.as[i]), sectionOf(entry(m_unclear[i]))}] += reading.kept[i];
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

} // namespace

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

} // namespace

LegalPlan makeLegal(const ResolvedDeck& deck, const CheckOptions& options)
{
    std::vector<CardIndex> models = modelsFor(deck, options);
    if (models.empty())
        models.emplace_back();
    // A plan that keeps what is only advised, too, is the better one; where there is none, one that does not.
    std::optional<LegalPlan> best;
    for (const bool asAdvised : {true, false}) {
        for (const CardIndex model : models) {
            LegalPlan plan = Planner(deck, options, model, asAdvised).plan();
            if (!best || (plan.possible && (!best->possible || plan.changed < best->changed)))
                best = std::move(plan);
        }
        if (best->possible || !advisesCopies(deck, options))
            break;
    }
    return *std::move(best);
}

} // namespace muster::validators
