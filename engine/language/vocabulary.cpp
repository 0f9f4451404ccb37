// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/language/vocabulary.h"

#include <algorithm>
#include <set>

#include "model/effects/registry.h"

namespace muster::engine::code {

namespace {

template <class List, class Value>
bool among(const List& list, const Value& value)
{
    return std::find(list.begin(), list.end(), value) != list.end();
}

/// Goes through a text and notes what the game does not know.
class Reader {
public:
    Reader(const Code& code, const Spoken& spoken) : m_code(code), m_spoken(spoken) { }

    void abilities(Range range)
    {
        for (int i = 0; i < range.count; ++i) {
            const Ability& one = m_code.ability(static_cast<Ref>(range.first + i));
            for (int e = 0; e < one.events.count; ++e)
                event(m_code.events[static_cast<std::size_t>(one.events.first + e)], one.kind == Ability::Instead);
            const bool woken = one.kind == Ability::When || one.kind == Ability::Instead;
            if (woken && one.target != None && !m_spoken.wokenTargets)
                found.insert("target of a text that something wakes");
            condition(one.whileHolds);
            condition(one.onlyIf);
            steps(one.cost);
            steps(one.optionalCost);
            steps(one.steps);
        }
    }

    std::set<std::string> found;

private:
    static std::string name(Term term) { return std::string(effects::info(term).name); }

    void event(const EventPattern& one, bool replaced)
    {
        if (!among(replaced ? m_spoken.replaced : m_spoken.events, one.event) || (replaced && !replacedThere(one)))
            found.insert((replaced ? "instead of " : "when ") + name(one.event));
        const bool timed = one.event == Term::EventStarts || one.event == Term::EventEnds;
        if (timed && !among(m_spoken.moments, one.moment))
            found.insert("start or end of " + m_code.dialect.moments[one.moment]);
        if (!names(one.event, one.word))
            found.insert(name(one.event) + ' ' + wordOf(one));
        place(one.event, one.place);
        for (const Beside& none : m_spoken.without) {
            if (none.term != one.event)
                continue;
            if (none.part == Beside::By && one.object != None)
                found.insert(name(one.event) + " by");
            if (none.part == Beside::From && (isSomewhere(one.subject) || isSomewhere(one.object)))
                found.insert(name(one.event) + " from somewhere");
        }
    }

    /// Whether a selector says where the card is.
    [[nodiscard]] bool isSomewhere(Ref ref) const
    {
        if (ref == None)
            return false;
        const Selector& one = m_code.selector(ref);
        return one.place != None || one.on != None || one.role == Term::RoleSelf;
    }

    void place(Term term, Ref ref)
    {
        const auto known = m_spoken.places.find(term);
        if (ref == None || known == m_spoken.places.end())
            return;
        const std::uint8_t zone = m_code.places[static_cast<std::size_t>(ref)].zone;
        if (!among(known->second, zone))
            found.insert(name(term) + ' ' + zoneName(zone));
    }

    [[nodiscard]] std::string zoneName(std::uint8_t zone) const
    {
        return zone == InPlay ? std::string("play") : m_code.dialect.zones[zone];
    }

    /// Whether a verb, an event, a time or a duration may name a word or moment.
    [[nodiscard]] bool names(Term term, std::uint8_t word) const
    {
        const auto known = m_spoken.words.find(term);
        return known == m_spoken.words.end() || word == 0xff || among(known->second, word);
    }

    void condition(Ref ref)
    {
        if (ref == None)
            return;
        const Condition& one = m_code.conditions[static_cast<std::size_t>(ref)];
        for (int i = 0; i < one.links.count; ++i)
            condition(m_code.links[static_cast<std::size_t>(one.links.first + i)]);
        if (one.op == Term::ConditionDuring && !names(one.op, one.moment))
            found.insert("during " + m_code.dialect.moments[one.moment]);
    }

    [[nodiscard]] bool replacedThere(const EventPattern& one) const
    {
        const auto only = m_spoken.replacedAt.find(one.event);
        if (only == m_spoken.replacedAt.end())
            return true;
        return one.place != None && m_code.places[static_cast<std::size_t>(one.place)].zone == only->second;
    }

    void duration(Ref ref)
    {
        if (ref == None)
            return;
        const Duration& one = m_code.durations[static_cast<std::size_t>(ref)];
        const bool timed = one.op == Term::DurationThis || one.op == Term::DurationUntil || one.op == Term::DurationFor;
        constexpr std::uint8_t builtIn = 4; // turn, round, attack, game
        if (timed && ((one.moment >= builtIn && !among(m_spoken.moments, one.moment)) || !names(one.op, one.moment)))
            found.insert("lasting by " + m_code.dialect.moments[one.moment]);
        condition(one.condition);
        if (one.event != None)
            event(m_code.events[static_cast<std::size_t>(one.event)], false);
    }

    void steps(Range range)
    {
        for (int i = 0; i < range.count; ++i)
            step(m_code.steps[static_cast<std::size_t>(range.first + i)]);
    }

    void step(const Step& one)
    {
        duration(one.duration);
        condition(one.condition);
        if (!among(m_spoken.verbs, one.verb))
            found.insert(name(one.verb));
        if (!names(one.verb, one.word))
            found.insert(name(one.verb) + " " + wordOf(one));
        place(one.verb, one.place);
        for (const Beside& none : m_spoken.without) {
            if ((none.term == one.verb || none.term == Term::None) && has(one, none.part))
                found.insert(name(one.verb) + ' ' + partNames[none.part]);
        }
        if (const char* unknown = m_spoken.also ? m_spoken.also(one) : nullptr)
            found.insert(unknown);
        if (one.verb == Term::VerbMove && one.place != None) {
            const std::uint8_t zone = m_code.places[static_cast<std::size_t>(one.place)].zone;
            if (!among(m_spoken.zones, zone))
                found.insert("move to " + zoneName(zone));
        }
        for (int e = 0; e < one.events.count; ++e)
            event(m_code.events[static_cast<std::size_t>(one.events.first + e)], false);
        steps(one.steps);
        steps(one.otherwise);
        steps(one.cost);
        for (int i = 0; i < one.branches.count; ++i)
            steps(m_code.branches[static_cast<std::size_t>(one.branches.first + i)].steps);
        abilities(one.abilities);
    }

    static constexpr const char* partNames[] = {"by", "from", "on", "for", "for some time", "divided", "as something"};
    static bool has(const Step& one, Beside::Part part)
    {
        switch (part) {
        case Beside::By:
            return one.by != None;
        case Beside::From:
            return one.from != None;
        case Beside::On:
            return one.on != None;
        case Beside::For:
            return one.what != None;
        case Beside::ForSomeTime:
            return one.duration != None;
        case Beside::Divided:
            return one.split;
        case Beside::Arriving:
            return one.as != 0xff || one.shuffled || one.under != None;
        }
        return false;
    }

    static std::string in(const std::vector<std::string>& list, int at)
    {
        return at >= 0 && at < static_cast<int>(list.size()) ? list[static_cast<std::size_t>(at)] : std::string("?");
    }

    [[nodiscard]] std::string wordOf(const EventPattern& one) const
    {
        const Dialect& dialect = m_code.dialect;
        const int statuses = static_cast<int>(dialect.statuses.size());
        if (one.event == Term::EventTriesTo || one.event == Term::EventManagesTo || one.event == Term::EventFailsTo)
            return in(dialect.actions, one.word);
        return one.word < statuses ? in(dialect.statuses, one.word) : in(dialect.states, one.word - statuses);
    }

    [[nodiscard]] std::string wordOf(const Step& one) const
    {
        const Dialect& dialect = m_code.dialect;
        switch (one.verb) {
        case Term::VerbForbid:
        case Term::VerbAllow:
        case Term::VerbForce:
        case Term::VerbPerform:
            return in(dialect.actions, one.word);
        case Term::VerbIgnore:
        case Term::VerbPlay:
            return in(dialect.requirements, one.word);
        case Term::VerbTurn:
            return in(dialect.states, one.word - FirstState);
        case Term::VerbGive:
            return in(dialect.states, one.word);
        case Term::VerbSkip:
        case Term::VerbAnother:
        case Term::VerbEnd:
            return in(dialect.moments, one.word);
        default:
            return in(dialect.numbers, one.word);
        }
    }

    const Code& m_code;
    const Spoken& m_spoken;
};

} // namespace

std::string notSpoken(const Code& code, Range script, const Spoken& spoken)
{
    Reader reader(code, spoken);
    reader.abilities(script);
    std::string text;
    for (const std::string& one : reader.found)
        text += (text.empty() ? "" : ", ") + one;
    return text;
}

} // namespace muster::engine::code
