// SPDX-License-Identifier: GPL-3.0-or-later
// On which changes of a table it depends whether a lasting state holds, and what it does. Where in doubt: on anything.
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
            kinds |= one.word == FaceUpWord || one.word == FaceDownWord ? Table::Faces
                : one.word >= AttackingWord && one.word <= BlockedWord  ? Table::Moment
                : one.word >= FirstState                                ? Table::Statuses | Table::Lasting
                                                                        : Table::Statuses;
            break;
        case Term::ConditionNamed: // only the game knows
            kinds = Table::Anything;
            break;
        case Term::ConditionDuring:
            kinds |= Table::Moment;
            break;
        case Term::ConditionMatches: // hidden cards are not read
        case Term::ConditionShares:
            kinds |= Table::Faces;
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
        default: // numbers of units, which other states change, and what happened
            kinds = Table::Anything;
        }
        quantity(one.left);
        quantity(one.right);
        selector(one.selector);
    }

    void selector(Ref ref)
    {
        if (ref == None)
            return;
        const Selector& one = m_code.selector(ref);
        if (one.role == Term::None && !one.isPlayer() && (one.types == 0 || (one.types & m_plainTypes) != 0))
            kinds |= Table::Plain;
        if ((one.states & (Attacking | Attacked | Blocking | Blocked | Active)) != 0)
            kinds |= Table::Moment;
        if (one.role == Term::None && one.isPlayer()) // whose turn it is comes first
            kinds |= Table::Moment;
        if (one.asked[0].state != 0xff)
            kinds |= Table::Statuses | Table::Lasting;
        if (one.compared != 0xff)
            kinds = Table::Anything;
        quantity(one.against);
        if ((one.states & (NeedsFaceUp | NeedsFaceDown)) != 0 || one.cards != None)
            kinds |= Table::Faces;
        if (one.with != 0 || one.without != 0)
            kinds |= Table::Statuses;
        quantity(one.number);
        place(one.place);
        for (const Ref inner : {one.on, one.otherThan, one.among, one.of, one.having, one.lacking, one.inner})
            selector(inner);
        for (int i = 0; i < one.both.count; ++i)
            selector(m_code.links[static_cast<std::size_t>(one.both.first + i)]);
    }

    void place(Ref ref)
    {
        if (ref == None)
            return;
        const Place& one = m_code.places[static_cast<std::size_t>(ref)];
        if (one.zone != InPlay && (m_openZones >> one.zone & 1) == 0)
            kinds |= Table::Piles;
        selector(one.of);
    }

    std::uint8_t kinds = Table::Layout;

private:
    const Code& m_code;
    std::uint32_t m_openZones;
    std::uint32_t m_plainTypes;
};

} // namespace

void Code::prepareDependence(std::uint32_t openZones, std::uint32_t plainTypes)
{
    for (LastingState& state : states) {
        state.local = state.rest.empty();
        for (int i = 0; i < state.effects.count; ++i) {
            const LastingEffect& effect = effects[static_cast<std::size_t>(state.effects.first + i)];
            const bool near = effect.on == LastingEffect::Self || effect.on == LastingEffect::Holder
                || effect.on == LastingEffect::WhateverFits
                || (effect.on == LastingEffect::Players && selector(effect.to).role == Term::RoleYou);
            state.local = state.local && near && effect.amount == None;
        }
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
            found.selector(step.to);
        }
        state.dependsOn = found.kinds;
    }
}

} // namespace muster::engine::code
