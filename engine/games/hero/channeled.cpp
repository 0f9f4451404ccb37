// SPDX-License-Identifier: GPL-3.0-or-later
// Channeled spells, in the readings of the switch (HRO-Q35).
#include <algorithm>
#include <utility>

#include "engine/games/hero/game.h"

namespace muster::engine::hero {

using effects::Term;

/// HRO-232, HRO-233: another spell of this turn, as the spell itself is one by now. In the delayed reading a spell's bonus is
/// there when a later spell wakes it, and not before.
bool Game::namedCondition(std::uint8_t word, const Context& context)
{
    if (word != m_rules.words.channeled)
        return false;
    const bool spell = context.self.valid() && typeOf(context.self) == Type::Spell;
    if (spell && context.self == m_state.channeling)
        return true;
    if (spell && m_rules.switches.channeling == Switches::Channeling::Later)
        return false;
    return m_state.players[context.you].spells >= 2;
}

/// A Channeled spell without its bonus waits for another one, with all that its text has meant so far.
void Game::keepChannel(const code::Ability& ability, const Context& context)
{
    using Channeling = Switches::Channeling;
    const Channeling mode = m_rules.switches.channeling;
    if (mode == Channeling::Earlier || !factsOf(context.self).channeled || typeOf(context.self) != Type::Spell)
        return;
    if (mode == Channeling::Later || m_state.players[context.you].spells < 2)
        store(m_state.channels, Channel{context.self, ability.steps, context});
}

/// The bonuses of the spells before this one happen now.
void Game::wakeChannels(Seat seat, CardId spell)
{
    const auto waiting = m_state.channels;
    m_state.channels.removeIf([&](const Channel& one) { return one.meant.you == seat && one.spell != spell; });
    for (const Channel& one : waiting) {
        if (one.meant.you != seat || one.spell == spell || gameOver())
            continue;
        const CardId outer = std::exchange(m_state.channeling, one.spell);
        Context context = one.meant;
        runBonus(one.steps, context);
        m_state.channeling = outer;
    }
}

/// Of a text that has been carried out without it: the steps that happen only if it is channeled, wherever they stand. What
/// stands under `otherwise` in their place has happened already.
void Game::runBonus(code::Range steps, Context& context)
{
    for (int i = 0; i < steps.count && !gameOver(); ++i) {
        const code::Step& step = m_code.steps[static_cast<std::size_t>(steps.first + i)];
        switch (step.verb) {
        case Term::VerbIf:
            if (!asksChanneled(step.condition))
                runBonus(holds(step.condition, context) ? step.steps : step.otherwise, context);
            else if (holds(step.condition, context))
                run(step.steps, context);
            break;
        case Term::VerbForEach: {
            CardList cards;
            collect(step.what, context, context.you, cards);
            const CardId before = context.it;
            for (const CardId card : cards) {
                context.it = card;
                runBonus(step.steps, context);
            }
            context.it = before;
            break;
        }
        case Term::VerbRepeat:
            for (int times = value(step.amount, context); times > 0; --times)
                runBonus(step.steps, context);
            break;
        case Term::VerbMay:
            runBonus(step.steps, context);
            break;
        default:
            break;
        }
    }
}

/// Whether it is the condition of a bonus, by itself or among others.
bool Game::asksChanneled(code::Ref ref) const
{
    if (ref == code::None)
        return false;
    const code::Condition& condition = m_code.conditions[static_cast<std::size_t>(ref)];
    if (condition.op == Term::ConditionNamed)
        return condition.word == m_rules.words.channeled;
    for (int i = 0; i < condition.links.count; ++i) {
        if (asksChanneled(m_code.links[static_cast<std::size_t>(condition.links.first + i)]))
            return true;
    }
    return false;
}

} // namespace muster::engine::hero
