// SPDX-License-Identifier: GPL-3.0-or-later
// How often an ability may be used, and has been.
#include "engine/language/runner.h"

namespace muster::engine {

using namespace code;

bool Runner::limitReached(CardId card, Ref at) const
{
    const Ability& ability = m_code.ability(at);
    if (ability.limit == 0)
        return false;
    int times = 0;
    for (const Use& use : m_table.uses) {
        const bool same =
            use.card == card || (ability.byName && m_table.card(use.card).controller == m_table.card(card).controller);
        times += same && use.ability == at ? use.times : 0; // the same ability is one of the same card by name
    }
    return times >= ability.limit;
}

void Runner::countUse(CardId card, Ref at)
{
    if (m_code.ability(at).limit == 0)
        return;
    for (Use& use : m_table.uses) {
        if (use.card == card && use.ability == at) {
            ++use.times;
            return;
        }
    }
    store(m_table.uses, Use{card, at, 1});
}

/// What its player has declined is not used up.
void Runner::takeBackUse(CardId card, Ref at)
{
    for (Use& use : m_table.uses) {
        if (use.card == card && use.ability == at && use.times > 0)
            --use.times;
    }
}

void Runner::forgetUses(CardId card)
{
    m_table.uses.removeIf([&](const Use& use) {
        const Ability& ability = m_code.ability(use.ability);
        return use.card == card && !ability.wholeGame && !ability.byName; // by name it is that of the other copies, too
    });
}

void Runner::forgetUsesOfTurn()
{
    m_table.uses.removeIf([&](const Use& use) { return !m_code.ability(use.ability).wholeGame; });
}

} // namespace muster::engine
