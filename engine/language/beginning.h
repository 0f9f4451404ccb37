// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/language/code.h"

/// Whether what somebody may do, or an option, can begin: each of its steps can be done, up to the first behind which
/// other cards may be there than now. What is left is done as far as possible.
namespace muster::engine::code {

/// The cards or players that a step is about.
[[nodiscard]] inline Ref about(const Step& step) { return step.what != None ? step.what : step.to; }

/// It names cards, and how many: all of them have to be there. Of a deck as many as it has are enough.
[[nodiscard]] inline bool namesCards(const Code& code, const Step& step)
{
    switch (step.verb) {
    case Term::VerbPay:
    case Term::VerbLose:
    case Term::VerbInflict:
        return false;
    default:
        break;
    }
    if (step.what == None)
        return false;
    const Term count = code.selector(step.what).count;
    return count != Term::CountTop && count != Term::CountBottom;
}

/// It asks for none, as it means all that there are or as many as somebody likes; or is asked about when its turn comes.
[[nodiscard]] inline bool asksForNone(const Code& code, const Step& step)
{
    if (step.verb == Term::VerbMay)
        return true;
    if (about(step) == None || code.selector(about(step)).role != Term::None)
        return false;
    const Term count = code.selector(about(step)).count;
    return count == Term::CountEach || count == Term::CountAll || count == Term::CountUpToMany
        || count == Term::CountAny;
}

/// It moves cards, rolls, lets somebody choose, depends on something, or names what it has met.
[[nodiscard]] inline bool changesWhatFollows(const Code& code, const Step& step)
{
    switch (step.verb) {
    case Term::VerbGain:
    case Term::VerbLose:
    case Term::VerbHeal:
    case Term::VerbDamage:
    case Term::VerbAdd:
    case Term::VerbSet:
    case Term::VerbInflict:
    case Term::VerbCure:
    case Term::VerbTurn:
    case Term::VerbGive:
    case Term::VerbForbid:
    case Term::VerbAllow:
    case Term::VerbForce:
    case Term::VerbIgnore:
    case Term::VerbDisable:
    case Term::VerbReveal:
    case Term::VerbLookAt:
        break;
    default:
        return true;
    }
    if (step.memory >= 0 || about(step) == None)
        return step.memory >= 0;
    const Selector& selector = code.selector(about(step));
    return selector.role == Term::None && !selector.isPlayer() && selector.count != Term::CountEach
        && selector.count != Term::CountAll;
}

/// Whose counters change.
[[nodiscard]] inline bool countsOnCards(const Code& code, const Step& step)
{
    return (step.verb == Term::VerbGain || step.verb == Term::VerbLose) && step.to != None
        && code.selector(step.to).role == Term::None && !code.selector(step.to).isPlayer();
}

/// `possible` says whether a step can be done: with something, or with as much as it names; `fits` whether there is a card.
template <class Possible, class Fits>
[[nodiscard]] bool canBegin(const Code& code, Range steps, Possible possible, Fits fits)
{
    for (int i = 0; i < steps.count; ++i) {
        const Step& step = code.steps[static_cast<std::size_t>(steps.first + i)];
        const bool asked = i == 0 || !asksForNone(code, step);
        if (asked && (!possible(step, namesCards(code, step)) || (countsOnCards(code, step) && !fits(step.to))))
            return false;
        if (changesWhatFollows(code, step))
            break;
    }
    return true;
}

} // namespace muster::engine::code
