// SPDX-License-Identifier: GPL-3.0-or-later
// Whether steps can be carried out: costs that can be paid, abilities that would do something.
#include <algorithm>

#include "engine/language/beginning.h"
#include "engine/language/runner.h"

namespace muster::engine {

using namespace code;

void Runner::payFor(const Ability& ability, Context& context)
{
    pay(ability.cost, context);
    if (ability.optionalCost.empty())
        return;
    context.paid = payable(ability.optionalCost, context) && askMay(actorOf(context), context.self);
    if (context.paid)
        pay(ability.optionalCost, context);
    if (context.self.valid() && onTable(zoneKind(context.self)))
        m_table.setFlag(context.self, Paid, context.paid);
}

bool Runner::possible(const Step& step, const Context& context, bool whole)
{
    switch (step.verb) {
    case Term::VerbDiscard:
    case Term::VerbDestroy:
    case Term::VerbMove:
    case Term::VerbReturn:
    case Term::VerbReveal:
    case Term::VerbLookAt:
    case Term::VerbPick:
    case Term::VerbPlay:
    case Term::VerbSwitch:
    case Term::VerbTurn:
    case Term::VerbDetach:
    case Term::VerbControl:
    case Term::VerbAttach: {
        if (step.what == None)
            return false; // a verb that nothing runs
        if (meansPlayers(step.what, context))
            return true;
        const Selector& selector = m_code.selector(step.what);
        const int needed =
            whole && selector.role == Term::None && selector.number != None && selector.count != Term::CountUpToMany
            ? value(selector.number, context)
            : 1;
        const Seat by = doer(step, context);
        const bool onto = step.verb == Term::VerbAttach || step.verb == Term::VerbSwitch;
        int found = 0;
        return needed <= 0 || untilOne(step.what, context, by, [&](CardId card) {
                   if (!mayTake(step, card, NoCard, context))
                       return false;
                   const auto takes = [&](CardId to) { return mayTake(step, card, to, context); };
                   found += !onto || untilOne(step.to, context, by, takes) ? 1 : 0;
                   return found >= needed;
               });
    }
    case Term::VerbMay: {
        Context mine = context;
        mine.actor = doer(step, context);
        return payable(step.cost, mine) && canBegin(step.steps, mine);
    }
    case Term::VerbPay:
    case Term::VerbLose: {
        if (!whole)
            return true;
        const int amount = std::max(0, value(step.amount, context));
        if (step.to == None)
            return canPay(doer(step, context), step.word, amount);
        if (meansPlayers(step.to, context)) {
            SeatList seats;
            players(step.to, context, seats);
            return std::all_of(seats.begin(), seats.end(), [&](Seat seat) { return canPay(seat, step.word, amount); });
        }
        return untilOne(step.to, context, context.you,
                        [&](CardId card) { return canPayWith(card, step.word, amount); });
    }
    case Term::VerbInflict: // as a cost it has to begin
        return !whole || meansPlayers(step.to, context) || untilOne(step.to, context, context.you, [&](CardId card) {
            return (m_table.card(card).statuses >> step.word & 1) == 0;
        });
    case Term::VerbGain: { // where it is players who gain, there has to be one
        if (step.to == None || !meansPlayers(step.to, context))
            return true;
        SeatList seats;
        players(step.to, context, seats);
        const Selector& whom = m_code.selector(step.to);
        const bool each = whom.role != Term::None || whom.count == Term::CountEach || whom.count == Term::CountAll;
        return std::any_of(seats.begin(), seats.end(),
                           [&](Seat one) { return each || mayPick(doer(step, context), one); });
    }
    case Term::VerbHeal:
    case Term::VerbCure: {
        return meansPlayers(step.to, context) || untilOne(step.to, context, context.you, [&](CardId card) {
                   return mayTake(step, card, NoCard, context);
               });
    }
    default:
        return true;
    }
}

bool Runner::payable(Range cost, const Context& context)
{
    for (int i = 0; i < cost.count; ++i) {
        if (!possible(m_code.steps[static_cast<std::size_t>(cost.first + i)], context, true))
            return false;
    }
    return cost.count < 2 || payableTogether(cost, context);
}

namespace {

/// One card that a cost takes.
struct Taken {
    std::size_t step = 0; ///< among those that take cards
    CardId card = NoCard;
};

/// Finds a card for `one`, moving the others to further cards that they may take.
template <class Steps, class All>
bool findCard(const Steps& fitting, All& all, Taken& one, CardList& tried)
{
    for (const CardId card : fitting[one.step]) {
        if (tried.contains(card))
            continue;
        tried.push(card);
        Taken* const before =
            std::find_if(all.begin(), all.end(), [&](const Taken& other) { return other.card == card; });
        if (before != all.end() && !findCard(fitting, all, *before, tried))
            continue;
        one.card = card;
        return true;
    }
    return false;
}

} // namespace

/// Steps that take cards need different ones.
bool Runner::payableTogether(Range cost, const Context& context)
{
    FixedList<CardList, 6> fitting;
    FixedList<Taken, 16> all;
    for (int i = 0; i < cost.count; ++i) {
        const Step& step = m_code.steps[static_cast<std::size_t>(cost.first + i)];
        if (!step.takes())
            continue;
        const Selector& selector = m_code.selector(step.what);
        if (selector.count == Term::CountEach || selector.count == Term::CountAll)
            continue;
        CardList cards;
        collect(step.what, context, doer(step, context), cards);
        cards.removeIf([&](CardId card) { return !mayTake(step, card, NoCard, context); });
        const int needed =
            selector.role == Term::None && selector.number != None && selector.count != Term::CountUpToMany
            ? value(selector.number, context)
            : 1;
        if (!fitting.push(cards))
            return true; // more than any text asks for
        for (int n = 0; n < needed && all.push({fitting.size() - 1, NoCard}); ++n) { }
    }
    return std::all_of(all.begin(), all.end(), [&](Taken& one) {
        CardList tried;
        return findCard(fitting, all, one, tried);
    });
}

/// Step by step, as the first ones may not take what only the last ones can use.
void Runner::pay(Range cost, Context& context)
{
    for (int i = 0; i < cost.count; ++i) {
        m_costLeft = {static_cast<Ref>(cost.first + i + 1), static_cast<std::int16_t>(cost.count - i - 1)};
        run({static_cast<Ref>(cost.first + i), 1}, context);
    }
    m_costLeft = {};
}

bool Runner::canBegin(Range steps, const Context& context)
{
    return code::canBegin(
        m_code, steps, [&](const Step& one, bool all) { return possible(one, context, all); },
        [&](Ref cards) { return untilOne(cards, context, context.you, [](CardId) { return true; }); });
}

bool Runner::promising(Range steps, const Context& context)
{
    return steps.empty() || possible(m_code.steps[static_cast<std::size_t>(steps.first)], context, false);
}

} // namespace muster::engine
