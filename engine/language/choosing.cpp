// SPDX-License-Identifier: GPL-3.0-or-later
// The cards and players that a step is about, after asking where there is a choice.
#include <algorithm>
#include <utility>

#include "engine/language/runner.h"

namespace muster::engine {

using namespace code;

void Runner::remember(const Step& step, Context& context, const CardList& cards)
{
    if (step.memory < 0)
        return;
    Context::Memory& memory = context.memory[step.memory];
    memory.isNumber = false;
    memory.players = 0;
    memory.cards.clear();
    for (const CardId card : cards)
        store(memory.cards, card);
}

void Runner::select(const Step& step, Ref ref, Context& context, Seat by, CardList& found, CardId partner)
{
    const Selector& selector = m_code.selector(ref);
    if (selector.isPlayer())
        return;
    const Range rest = std::exchange(m_costLeft, {});
    uncoverHarmed(step, ref, context);
    CardList fitting;
    collect(ref, context, by, fitting);
    const bool other = (ref == step.to || ref == step.on) && step.what != None && step.verb != Term::VerbDamage;
    fitting.removeIf([&](CardId card) {
        return other ? !mayTake(step, partner, card, context) : !mayTake(step, card, NoCard, context);
    });
    showForBenefit(step, ref, context, by, fitting);
    Seat chooser = by;
    if (selector.chosenBy != None) {
        SeatList seats;
        players(selector.chosenBy, context, seats);
        chooser = seats.empty() ? by : seats[0];
    }
    if (selector.role != Term::None) {
        found = fitting;
        return;
    }
    std::size_t most = selector.number == None ? 1 : static_cast<std::size_t>(value(selector.number, context));
    // Of a cost nothing is offered that would leave the rest of it unpaid.
    const auto keepPayable = [&] {
        if (rest.count == 0 || !step.takes())
            return;
        const std::size_t before = m_setAside.size();
        for (const CardId card : found)
            m_setAside.push(card);
        CardList good = fitting;
        good.removeIf([&](CardId card) {
            m_setAside.push(card);
            const bool leaves = payable(rest, context);
            m_setAside.shrink(m_setAside.size() - 1);
            return !leaves;
        });
        m_setAside.shrink(before);
        if (!good.empty())
            fitting = good;
    };
    switch (selector.count) {
    case Term::CountEach:
    case Term::CountAll:
    case Term::CountTop:
    case Term::CountBottom:
        found = fitting;
        return;
    case Term::CountRandom:
        while (found.size() < most && !fitting.empty()) {
            const auto at = static_cast<std::size_t>(roll(static_cast<int>(fitting.size())) - 1);
            found.push(fitting[at]);
            fitting.removeAt(at);
        }
        return;
    case Term::CountAny:
        most = fitting.size();
        [[fallthrough]];
    case Term::CountUpToMany:
        while (found.size() < most && !fitting.empty()) {
            keepPayable();
            Options options;
            options.push({}); // enough
            for (const CardId card : fitting) {
                Option one;
                one.card = card;
                options.push(one);
            }
            mergeAlike(options, chooser);
            const CardId card =
                ask(static_cast<std::uint8_t>(Ask::Enough), chooser, options, context.self, static_cast<int>(step.verb))
                    .card;
            if (!card.valid())
                return;
            found.push(card);
            fitting.removeIf([&](CardId one) { return one == card; });
        }
        return;
    default:
        while (found.size() < most && !fitting.empty()) {
            keepPayable();
            const CardId card = askCard(chooser, fitting, context.self, step.verb);
            found.push(card);
            fitting.removeIf([&](CardId one) { return one == card; });
        }
    }
}

bool Runner::singlesOut(Ref ref, const Context& context) const
{
    const Selector& selector = m_code.selector(ref);
    if (selector.role == Term::RoleIt)
        return !context.forEach;
    if (selector.role == Term::RoleHolder)
        return touchesHolder(context.self);
    return selector.role != Term::None || (selector.count != Term::CountEach && selector.count != Term::CountAll)
        || selector.cards != None; // the description has to be read from each of them
}

/// The first one moves first: of cards that go to the top, the last one lies on top. In a row that is hidden from others, too,
/// it is no matter which of two equal cards that a player knows lies where: they get new places.
void Runner::orderMoved(CardList& cards, Seat by, const Context& context)
{
    const auto equal = [&](CardId a, CardId b) {
        const CardState& one = m_table.card(a);
        const CardState& two = m_table.card(b);
        return !onTable(zoneKind(a)) && one.definition == two.definition && one.zone == two.zone && one.seen == two.seen
            && seenBy(a, by) && seenBy(b, by);
    };
    CardList ordered;
    while (cards.size() > 1) {
        Options options;
        for (const CardId card : cards) {
            const bool again = std::any_of(options.begin(), options.end(),
                                           [&](const Option& before) { return equal(before.card, card); });
            Option one;
            one.card = card;
            if (!again)
                options.push(one);
        }
        mergeAlike(options, by);
        const CardId card = ask(static_cast<std::uint8_t>(Ask::Order), by, options, context.self).card;
        ordered.push(card);
        cards.removeIf([&](CardId one) { return one == card; });
    }
    for (const CardId card : cards)
        ordered.push(card);
    cards = ordered;
}

} // namespace muster::engine
