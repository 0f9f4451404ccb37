// SPDX-License-Identifier: GPL-3.0-or-later
// Lasting states prepared for quick work: where the card must lie, what else must hold, and what is in force then.
#include "engine/language/code.h"

namespace muster::engine::code {

namespace {

LastingEffect::Kind kindOf(Term verb)
{
    switch (verb) {
    case Term::VerbAdd:
        return LastingEffect::Add;
    case Term::VerbSet:
        return LastingEffect::Set;
    case Term::VerbDisable:
        return LastingEffect::Disable;
    case Term::VerbForbid:
        return LastingEffect::Forbid;
    case Term::VerbAllow:
        return LastingEffect::Allow;
    case Term::VerbIgnore:
        return LastingEffect::Ignore;
    case Term::VerbForce:
        return LastingEffect::Force;
    case Term::VerbChange:
        return LastingEffect::Change;
    default:
        return LastingEffect::Nothing;
    }
}

} // namespace

/// Takes a condition apart. Where the card itself lies and that it is attached is asked quickly; the rest is asked as
/// it is written.
void Code::splitCondition(Ref ref, LastingState& state, std::vector<Ref>& rest) const
{
    if (ref == None)
        return;
    const Condition& one = conditions[static_cast<std::size_t>(ref)];
    if (one.op == Term::ConditionAllOf) {
        for (int i = 0; i < one.links.count; ++i)
            splitCondition(links[static_cast<std::size_t>(one.links.first + i)], state, rest);
        return;
    }
    const bool ofSelf = one.who != None && !one.negated && selector(one.who).role == Term::RoleSelf;
    if (ofSelf && one.op == Term::ConditionIsAttachedTo && one.other == None) {
        state.attached = true;
        return;
    }
    if (ofSelf && one.op == Term::ConditionIsIn && state.zones == 0) {
        const Place& place = places[static_cast<std::size_t>(one.place)];
        if (place.whose == Whose::Anybody && place.of == None) {
            if (place.zone != InPlay) // lying in play is what brought us here
                state.zones = std::uint32_t(1) << place.zone;
            return;
        }
    }
    rest.push_back(ref);
}

void Code::prepareStates()
{
    for (Ability& ability : abilities) {
        if (ability.kind != Ability::While)
            continue;
        LastingState state;
        state.ability = static_cast<Ref>(&ability - abilities.data());
        state.asksNumbers = ability.asksNumbers;
        std::vector<Ref> rest;
        splitCondition(ability.whileHolds, state, rest);
        splitCondition(ability.onlyIf, state, rest);
        state.rest = {static_cast<Ref>(links.size()), static_cast<std::int16_t>(rest.size())};
        links.insert(links.end(), rest.begin(), rest.end());
        state.effects.first = static_cast<Ref>(effects.size());
        for (int i = 0; i < ability.steps.count; ++i) {
            const Step& step = steps[static_cast<std::size_t>(ability.steps.first + i)];
            LastingEffect effect;
            const bool keyword = step.verb == Term::VerbGive && step.word != 0xff;
            effect.kind = keyword ? LastingEffect::Keyword : kindOf(step.verb);
            effect.word = effect.kind == LastingEffect::Nothing ? std::uint8_t(0) : step.word;
            effect.to = step.to;
            effect.what = step.what;
            effect.onto = step.on;
            const Selector& to = selector(step.to);
            effect.on = to.role == Term::RoleSelf ? LastingEffect::Self
                : to.role == Term::RoleHolder     ? LastingEffect::Holder
                : to.isPlayer()                   ? LastingEffect::Players
                : to.role == Term::None           ? LastingEffect::WhateverFits
                                                  : LastingEffect::Cards;
            const bool plain =
                step.amount != None && quantities[static_cast<std::size_t>(step.amount)].op == Term::QuantityNumber;
            if (step.verb == Term::VerbChange)
                effect.number = step.given;
            else if (plain)
                effect.number = quantities[static_cast<std::size_t>(step.amount)].number;
            else
                effect.amount = step.amount;
            effects.push_back(effect);
            ++state.effects.count;
        }
        ability.state = static_cast<Ref>(states.size());
        states.push_back(state);
    }
}

} // namespace muster::engine::code
