// SPDX-License-Identifier: GPL-3.0-or-later
// On which changes of a table it depends whether a lasting state holds, what it does, and whether a condition holds that
// a text waits for. Where in doubt: on anything.
#include <algorithm>

#include "engine/table/table.h"
#include "engine/language/code.h"

namespace muster::engine::code {

namespace {

class Dependence {
public:
    Dependence(const Code& code, std::uint32_t openZones, std::uint32_t plainTypes)
        : m_code(code),
          m_openZones(openZones),
          m_plainTypes(plainTypes)
    {
    }

    void condition(Ref ref)
    {
        if (ref == None)
            return;
        const Condition& one = m_code.conditions[static_cast<std::size_t>(ref)];
        switch (one.op) {
        case Term::ConditionAllOf:
        case Term::ConditionAnyOf:
        case Term::ConditionNotThat:
            for (int i = 0; i < one.links.count; ++i)
                condition(m_code.links[static_cast<std::size_t>(one.links.first + i)]);
            return;
        case Term::ConditionHasStatus:
            if (one.word >= FirstState)
                state(static_cast<std::uint8_t>(one.word - FirstState));
            else if (one.word == FaceUpWord || one.word == FaceDownWord)
                kinds |= Table::Faces;
            else
                kinds |= one.word >= AttackingWord && one.word <= BlockedWord ? Table::Changes(Table::Fight)
                                                                              : Table::Changes(1) << one.word;
            break;
        case Term::ConditionNamed: // only the game knows
            kinds = Table::Anything;
            inForce = true;
            break;
        case Term::ConditionDuring:
            kinds |= Table::Turn;
            break;
        case Term::ConditionPaid:
            kinds |= Table::Flags;
            break;
        case Term::ConditionMatches: // hidden cards are not read
        case Term::ConditionShares:
            kinds |= Table::Faces;
            inForce = inForce || one.test != None || one.field != None;
            break;
        default:
            break;
        }
        quantity(one.left);
        quantity(one.right);
        selector(one.who);
        selector(one.other);
        place(one.place);
    }

    void quantity(Ref ref)
    {
        if (ref == None)
            return;
        const Quantity& one = m_code.quantities[static_cast<std::size_t>(ref)];
        switch (one.op) {
        case Term::QuantityNumber:
        case Term::QuantityCount:
        case Term::QuantityHalf:
        case Term::QuantityProduct:
        case Term::QuantitySum:
        case Term::QuantityDifference:
        case Term::QuantityLowest:
        case Term::QuantityHighest:
        case Term::QuantityUpTo:
            break;
        case Term::QuantityPrinted: // of cards that are not hidden
            kinds |= Table::Faces;
            break;
        case Term::QuantityDifferent: // a text may change the words
            kinds |= Table::Faces | Table::Lasting;
            break;
        case Term::QuantityHappened:
            happened(one);
            break;
        case Term::QuantityValue:
        case Term::QuantityTotal:
            if (isKept(one) && !isChanged(one.word)) {
                kinds |= Table::valueBit(m_code.valueIndex(one.word)) | Table::Lasting;
                break;
            }
            [[fallthrough]];
        default: // numbers of units, which other states change
            kinds = Table::Anything;
            inForce = true;
        }
        quantity(one.left);
        quantity(one.right);
        selector(one.selector);
    }

    /// What has happened is counted by what is known of the cards now.
    void happened(const Quantity& one)
    {
        constexpr std::uint8_t game = 3; // as Dialect::moments begins
        history |= eventBit(m_code.events[static_cast<std::size_t>(one.event)].event);
        if (one.window != game || one.whose != Whose::Anybody)
            kinds |= Table::Turn;
        const EventPattern& event = m_code.events[static_cast<std::size_t>(one.event)];
        for (const Ref ref : {event.subject, event.object, event.with}) {
            selector(ref);
            if (ref != None && m_code.selector(ref).cards != None)
                kinds |= Table::Piles | Table::Faces; // whoever has seen it
        }
        place(event.place);
    }

    /// Whether it is a number that players keep, rather than one that the game works out.
    [[nodiscard]] bool isKept(const Quantity& one) const
    {
        const Dialect& dialect = m_code.dialect;
        const bool ofPlayer = one.selector == None || m_code.selector(one.selector).isPlayer();
        return ofPlayer
            && ((one.word >= dialect.firstResource && one.word < dialect.firstCounter)
                || one.word >= dialect.firstStatus);
    }

    /// Whether some text changes such a number of players for as long as something holds.
    [[nodiscard]] bool isChanged(std::uint8_t word) const
    {
        const auto byState = [&](const LastingEffect& one) {
            return one.on == LastingEffect::Players && one.word == word
                && (one.kind == LastingEffect::Add || one.kind == LastingEffect::Set);
        };
        const auto lasting = [&](const Step& one) {
            return (one.verb == Term::VerbAdd || one.verb == Term::VerbSet) && one.word == word && one.duration != None
                && m_code.durations[static_cast<std::size_t>(one.duration)].op == Term::DurationAsLongAs;
        };
        return std::any_of(m_code.effects.begin(), m_code.effects.end(), byState)
            || std::any_of(m_code.steps.begin(), m_code.steps.end(), lasting);
    }

    /// `ofItself`: whether a card fits that has not moved, so that the place where it must lie does not count.
    void selector(Ref ref, bool ofItself = false)
    {
        if (ref == None)
            return;
        const Selector& one = m_code.selector(ref);
        if (one.role == Term::None && !one.isPlayer()) {
            if (ofItself || one.place == None || isInPlay(one.place)) {
                kinds |= layoutOf(one.types);
                if (one.types == 0 || (one.types & m_plainTypes) != 0)
                    kinds |= Table::Plain;
            }
        } else if (one.role != Term::RoleSelf && one.role != Term::RoleHolder) { // they lie in the part of the text
            kinds |= Table::Layout;
        }
        if ((one.states & (Attacking | Attacked | Blocking | Blocked)) != 0)
            kinds |= Table::Moment;
        if ((one.role == Term::None && one.isPlayer()) || (one.states & Active) != 0) // whose turn it is comes first
            kinds |= Table::Turn;
        for (const StateAsked& asked : one.asked) {
            if (asked.state != 0xff)
                state(asked.state);
        }
        if ((one.states & Opposing) != 0)
            kinds |= Table::Plain | Table::Layout;
        if (one.compared != 0xff || one.most != 0xff)
            kinds = Table::Anything;
        inForce = inForce || one.compared != 0xff || one.most != 0xff || one.test != None;
        quantity(one.against);
        if ((one.states & (NeedsFaceUp | NeedsFaceDown)) != 0 || one.cards != None)
            kinds |= Table::Faces;
        kinds |= static_cast<Table::Changes>(one.with | one.without);
        quantity(one.number);
        if (!ofItself)
            place(one.place);
        for (const Ref inner :
             {one.on, one.beneath, one.otherThan, one.among, one.of, one.having, one.lacking, one.inner})
            selector(inner);
        for (int i = 0; i < one.both.count; ++i)
            selector(m_code.links[static_cast<std::size_t>(one.both.first + i)]);
    }

    void place(Ref ref)
    {
        if (ref == None)
            return;
        if (!isInPlay(ref))
            kinds |= Table::Piles;
        selector(m_code.places[static_cast<std::size_t>(ref)].of);
    }

    Table::Changes kinds = 0;
    bool inForce = false;      ///< it asks for what lasting states may change, or for what only the game knows
    std::uint64_t history = 0; ///< what has happened that it asks for: events, as bits

private:
    [[nodiscard]] bool isInPlay(Ref place) const
    {
        const std::uint8_t zone = m_code.places[static_cast<std::size_t>(place)].zone;
        return zone == InPlay || (m_openZones >> zone & 1) != 0;
    }

    /// What lies in play of some types, as bits; 0: of all.
    [[nodiscard]] static Table::Changes layoutOf(std::uint32_t types)
    {
        Table::Changes layout = types == 0 ? Table::Changes(Table::Layout) : 0;
        for (int type = 0; type < 32; ++type)
            layout |= (types >> type & 1) != 0 ? Table::layoutOf(type) : 0;
        return layout;
    }

    /// One that is kept depends on itself alone. A keyword may be given by other texts, and what the game works out may
    /// depend on anything.
    void state(std::uint8_t word)
    {
        const std::uint16_t kept = word < m_code.dialect.firstKeyword ? m_code.stateRules[word].bits : std::uint16_t(0);
        if (kept != 0) {
            kinds |= kept;
            return;
        }
        inForce = true;
        kinds |= word >= m_code.dialect.firstKeyword ? Table::Statuses | Table::Lasting | Table::Plain | Table::Layout
                                                     : Table::Changes(Table::Anything);
    }

    const Code& m_code;
    std::uint32_t m_openZones;
    std::uint32_t m_plainTypes;
};

} // namespace

void Code::prepareDependence(std::uint32_t openZones, std::uint32_t plainTypes, std::uint64_t textsWorkOn)
{
    worksOn = textsWorkOn;
    for (LastingState& state : states) {
        state.local = state.rest.empty();
        // Whom an effect for whatever fits meets is asked each time.
        Dependence reach(*this, openZones, plainTypes);
        for (int i = 0; i < state.effects.count; ++i) {
            const LastingEffect& effect = effects[static_cast<std::size_t>(state.effects.first + i)];
            const bool near = effect.on == LastingEffect::Self || effect.on == LastingEffect::Holder
                || effect.on == LastingEffect::WhateverFits
                || (effect.on == LastingEffect::Players && selector(effect.to).role == Term::RoleYou);
            state.local = state.local && near && effect.amount == None;
            if (effect.on == LastingEffect::WhateverFits)
                reach.selector(effect.to, true);
        }
        state.reachesBy = reach.kinds;
        state.dependsOn = 0;
        if (state.local)
            continue;
        Dependence found(*this, openZones, plainTypes);
        const Ability& of = ability(state.ability);
        found.condition(of.whileHolds);
        found.condition(of.onlyIf);
        for (int i = 0; i < of.steps.count; ++i) {
            const Step& step = steps[static_cast<std::size_t>(of.steps.first + i)];
            found.quantity(step.amount);
            if (effects[static_cast<std::size_t>(state.effects.first + i)].on != LastingEffect::WhateverFits)
                found.selector(step.to);
        }
        state.dependsOn = found.kinds;
        if (found.history != 0)
            state.dependsOn |= Table::History;
    }
    for (Ability& ability : abilities) {
        if ((ability.awaits & eventBit(Term::EventAsSoonAs)) == 0)
            continue;
        Dependence found(*this, openZones, plainTypes);
        found.condition(ability.onlyIf);
        for (int i = 0; i < ability.events.count; ++i)
            found.condition(events[static_cast<std::size_t>(ability.events.first + i)].condition);
        if (found.history != 0)
            found.kinds |= Table::History;
        ability.dependsOn = found.inForce || ability.limit != 0 ? Table::Changes(Table::Anything) : found.kinds;
        ability.counts = found.history;
    }
}

} // namespace muster::engine::code
