// SPDX-License-Identifier: GPL-3.0-or-later
// Before something happens, texts may replace it or change its amount.
#include <algorithm>

#include "engine/language/waiting.h"

namespace muster::engine {

using namespace code;

/// In the order of triggers, and by the same questions as they. What replaces an event is not asked again in its midst.
void Runner::wouldHappen(Event& event, const Happening& happening)
{
    const std::uint64_t bit = std::uint64_t(1) << event.kind;
    Replacements all;
    eachWaiting(Ability::Instead, bit, [&](CardId card, Ref at, const Ability&) {
        store(all, Replacement{card, at});
        return true;
    });
    replaceFrom(all, 0, event, happening);
}

void Runner::replaceFrom(const Replacements& all, std::size_t next, Event& event, const Happening& happening)
{
    for (std::size_t i = next; i < all.size(); ++i) {
        if (replaceWith(all, i, event, happening))
            return;
    }
    happening(event);
}

/// Whether the ability has taken the event over: it has replaced it, or has let it go on.
bool Runner::replaceWith(const Replacements& all, std::size_t at, Event& event, const Happening& happening)
{
    const CardId card = all[at].card;
    const Ref ref = all[at].ability;
    const Ability& ability = m_code.ability(ref);
    Trigger one;
    one.source = card;
    one.entered = m_table.card(card).entered;
    one.ability = ref;
    one.you = youOf(card);
    one.event = event;
    const auto itself = [&](const Trigger& other) { return other.source == card && other.ability == ref; };
    if (limitReached(card, ref) || !works(card, ability, &event)
        || std::any_of(m_replacing.begin(), m_replacing.end(), itself))
        return false;
    Context context = contextOf(card, one.you, event);
    bool fits = false;
    for (int e = 0; e < ability.events.count && !fits; ++e)
        fits = eventFits(m_code.events[static_cast<std::size_t>(ability.events.first + e)], event, context)
            && holdsIfShown(ability.onlyIf, context);
    if (!fits || !payable(ability.cost, context) || !m_replacing.push(one))
        return false;
    const bool agreed = m_agreed; // of what goes on meanwhile
    const int before = event.amount;
    const auto goOn = [&] {
        if (before <= 0 || event.amount > 0) // of nothing no more can be taken
            replaceFrom(all, at + 1, event, happening);
    };
    Proceeding proceeding(goOn);
    m_agreed = false;
    const bool taken = beforeTrigger(one);
    bool goesOn = false;
    if (taken) {
        countUse(card, ref);
        pay(ability.cost, context);
        context.lies = lastsWith(card);
        context.replaced = &event;
        context.proceeds = &proceeding;
        run(ability.steps, context);
        const bool declined = onlyMay(ability) && context.declined;
        if (declined)
            takeBackUse(card, ref);
        m_agreed = false;
        afterTrigger(one);
        goesOn = context.changesAmount || declined;
    }
    m_agreed = agreed;
    m_replacing.removeAt(m_replacing.size() - 1);
    if (goesOn)
        proceeding();
    return taken;
}

} // namespace muster::engine
