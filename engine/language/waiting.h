// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/language/runner.h"

/// Abilities of cards in play that wait for events, for the parts of Runner that go through them.
namespace muster::engine {

template <class Visit>
void Runner::eachWaiting(code::Ability::Kind kind, std::uint64_t bit, Visit visit, std::uint32_t times)
{
    if ((index().awaited & bit) == 0 || (times != 0 && (m_inPlay.awaitedTimes & times) == 0))
        return;
    // As they are now: an ability may move cards.
    FixedList<AbilitiesOfPart::Waiting, 3 * AbilitiesOfPart::MostWaiting> all;
    eachPart([&](int part) {
        const AbilitiesOfPart& abilities = m_inPlay.abilities[part];
        if ((abilities.awaited & bit) == 0)
            return;
        for (const AbilitiesOfPart::Waiting& one : abilities.waiting) {
            if ((one.events & bit) != 0 && (times == 0 || (one.times & times) != 0))
                store(all, one);
        }
    });
    const auto goesOn = [&](CardId card, code::Ref at) {
        const code::Ability& ability = m_code.ability(at);
        return ability.kind != kind || (ability.awaits & bit) == 0 || visit(card, at, ability);
    };
    for (const AbilitiesOfPart::Waiting& one : all) {
        if (one.ability != code::None) {
            if (!goesOn(one.card, one.ability))
                return;
            continue;
        }
        FixedList<code::Range, 12> scripts;
        scriptsOf(one.card, scripts);
        for (const code::Range& script : scripts) {
            for (int i = 0; i < script.count; ++i) {
                if (!goesOn(one.card, static_cast<code::Ref>(script.first + i)))
                    return;
            }
        }
    }
}

} // namespace muster::engine
