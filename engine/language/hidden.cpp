// SPDX-License-Identifier: GPL-3.0-or-later
// Hidden cards and what texts do to them: which are revealed because a text harms them or reads them, and which their
// player may reveal because a text asks for them or does them good.
#include <algorithm>

#include "engine/language/runner.h"

namespace muster::engine {

using namespace code;

namespace {

constexpr std::uint8_t everybody = 0xff; // their hidden cards count

bool meansAll(const Selector& selector)
{
    return selector.role == Term::None && (selector.count == Term::CountEach || selector.count == Term::CountAll);
}

} // namespace

/// Nobody hides a card from harm that its description decides on: hidden ones that fit are revealed, also those to which
/// something is attached that it befalls.
void Runner::uncoverHarmed(const Step& step, Ref ref, const Context& context)
{
    const Selector& selector = m_code.selector(ref);
    const int amount = value(step.amount, context);
    if ((selector.cards == None && !m_code.readsHolder(ref)) || !meansAll(selector)
        || !harms(step.verb, step.word, amount) || (step.verb == Term::VerbDamage && amount <= 0))
        return;
    CardList hidden;
    if (selector.cards != None)
        findHidden(ref, context, hidden);
    hidden.removeIf([&](CardId card) { return !mayTake(step, card, NoCard, context); }); // it does not befall them
    findHiddenHolders(ref, context, hidden);
    for (const CardId card : hidden) {
        if (!raises(step, card, amount))
            uncover(card);
    }
}

/// Hidden cards whose description decides about what is attached to them.
void Runner::findHiddenHolders(Ref ref, const Context& context, CardList& hidden)
{
    if (!m_code.readsHolder(ref))
        return;
    CardList holders;
    findHidden(m_code.selector(ref).on, context, holders);
    for (const CardId holder : holders) {
        bool concerned = false;
        m_shown = everybody;
        m_table.eachOn(holder, [&](CardId on) { concerned = concerned || matches(ref, on, context, NoSeat); });
        m_shown = 0;
        if (concerned && !hidden.contains(holder))
            hidden.push(holder);
    }
}

/// To set a number higher is no harm to its card.
bool Runner::raises(const Step& step, CardId card, int amount)
{
    return step.verb == Term::VerbSet && amount >= number(step.word, card);
}

/// What does good to all cards of some kind, or to what lies on them, does it to hidden ones only if their player
/// reveals them for it.
void Runner::showForBenefit(const Step& step, Ref ref, const Context& context, Seat by, CardList& fitting)
{
    const Selector& selector = m_code.selector(ref);
    const bool readsHolder = m_code.readsHolder(ref);
    const int amount = value(step.amount, context);
    if ((selector.cards == None && !readsHolder) || !meansAll(selector) || !isBenefit(step.verb)
        || (step.verb != Term::VerbSet && harms(step.verb, step.word, amount)))
        return;
    offerHidden(selector.cards != None ? ref : selector.on, context, selector.cards != None ? &step : nullptr);
    fitting.clear();
    collect(ref, context, by, fitting);
    fitting.removeIf([&](CardId card) {
        const CardId holder = m_table.card(card).holder;
        return (selector.cards != None && isHidden(card, context))
            || (readsHolder && holder.valid() && isHidden(holder, context)) || !mayTake(step, card, NoCard, context);
    });
}

/// To each of its players: the hidden cards that a description fits may be revealed, one after the other; only those
/// with which the step can do something, where it is given.
void Runner::offerHidden(Ref ref, const Context& context, const Step* step)
{
    CardList hidden;
    findHidden(ref, context, hidden);
    hidden.removeIf([&](CardId card) { return step != nullptr && !mayTake(*step, card, NoCard, context); });
    for (Seat seat = 0; seat < m_table.seats; ++seat) {
        CardList own = hidden;
        const auto settled = [&](CardId card) {
            return m_table.card(card).controller != seat || !isHidden(card, context);
        };
        own.removeIf(settled);
        while (!own.empty() && !gameOver() && offerToShow(seat, own))
            own.removeIf(settled);
    }
}

/// The cards of a `for each`: its steps decide whether hidden cards are among them.
void Runner::chooseEach(const Step& step, const Context& context, Seat by, CardList& cards)
{
    const Selector& selector = m_code.selector(step.what);
    const bool reads = selector.cards != None && selector.role == Term::None;
    if (reads && harmsIt(step.steps)) {
        CardList hidden;
        findHidden(step.what, context, hidden);
        for (const CardId card : hidden)
            uncover(card);
    } else if (reads) {
        offerHidden(step.what, context, nullptr);
    }
    collect(step.what, context, by, cards);
    if (reads)
        cards.removeIf([&](CardId card) { return isHidden(card, context); });
}

/// Whether steps do harm to `it`.
bool Runner::harmsIt(Range steps) const
{
    const auto isIt = [&](Ref ref) { return ref != None && m_code.selector(ref).role == Term::RoleIt; };
    return m_code.anyStep(steps, [&](const Step& one) {
        const Quantity* amount =
            one.amount == None ? nullptr : &m_code.quantities[static_cast<std::size_t>(one.amount)];
        const int plain = amount != nullptr && amount->op == Term::QuantityNumber ? amount->number : -1;
        return (isIt(one.to) || isIt(one.what)) && harms(one.verb, one.word, plain);
    });
}

/// Whether a condition of a text that is being carried out holds. If it does not, its player may reveal cards that it
/// asks for.
bool Runner::holdsIfShown(Ref ref, const Context& context)
{
    while (!holds(ref, context)) {
        if (gameOver() || !mayBeProven(ref, context))
            return false;
        CardList hidden;
        findProof(ref, context, hidden);
        if (!offerToShow(context.you, hidden))
            return false;
    }
    return true;
}

/// Nobody is asked to reveal what proves nothing.
bool Runner::mayBeProven(Ref ref, const Context& context)
{
    if (!playersMayReveal())
        return false;
    CardList hidden;
    findProof(ref, context, hidden);
    if (hidden.empty())
        return false;
    m_table.changed(Table::Anything);
    m_shown = static_cast<std::uint8_t>(1U << context.you);
    const bool proven = holds(ref, context);
    m_shown = 0;
    m_table.changed(Table::Anything); // what was worked out meanwhile holds for nobody
    return proven;
}

/// Hidden cards of the text's player that are such as a condition asks for.
void Runner::findProof(Ref ref, const Context& context, CardList& hidden)
{
    const Condition& condition = m_code.conditions[static_cast<std::size_t>(ref)];
    const auto wanted = [&](Ref selector) {
        if (selector == None || !m_code.reads(selector))
            return;
        findHidden(selector, context, hidden);
        hidden.removeIf([&](CardId card) { return !sameSide(m_table.card(card).controller, context.you); });
    };
    const auto counted = [&](Ref amount) {
        const Quantity& quantity = m_code.quantities[static_cast<std::size_t>(amount)];
        if (quantity.op == Term::QuantityCount)
            wanted(quantity.selector);
    };
    switch (condition.op) {
    case Term::ConditionAllOf:
    case Term::ConditionAnyOf:
        for (int i = 0; i < condition.links.count; ++i)
            findProof(m_code.links[static_cast<std::size_t>(condition.links.first + i)], context, hidden);
        break;
    case Term::ConditionExists:
    case Term::ConditionAtLeast:
    case Term::ConditionExactly:
        wanted(condition.who);
        break;
    case Term::ConditionCompare:
        counted(condition.left);
        counted(condition.right);
        break;
    default:
        break;
    }
}

/// The hidden cards in play that a description fits, whoever knows them.
void Runner::findHidden(Ref ref, const Context& context, CardList& found)
{
    for (const CardId card : inPlay()) {
        if (m_table.has(card, FaceUp))
            continue;
        m_shown = everybody;
        if (matches(ref, card, context, NoSeat) && !found.contains(card))
            found.push(card);
        m_shown = 0;
    }
}

/// What a step reads of hidden cards reveals them.
void Runner::uncoverRead(Ref ref, const Context& context)
{
    if (ref == None)
        return;
    const Quantity& quantity = m_code.quantities[static_cast<std::size_t>(ref)];
    uncoverRead(quantity.left, context);
    uncoverRead(quantity.right, context);
    const bool reads = quantity.op == Term::QuantityValue || quantity.op == Term::QuantityTotal
        || quantity.op == Term::QuantityPrinted;
    if (!reads || quantity.selector == None || m_code.selector(quantity.selector).isPlayer())
        return;
    CardList cards;
    collect(quantity.selector, context, NoSeat, cards);
    for (const CardId card : cards)
        touched(card);
}

/// The same of a condition that holds.
void Runner::uncoverProof(Ref ref, const Context& context)
{
    if (ref == None)
        return;
    const Condition& condition = m_code.conditions[static_cast<std::size_t>(ref)];
    for (int i = 0; condition.op == Term::ConditionAllOf && i < condition.links.count; ++i)
        uncoverProof(m_code.links[static_cast<std::size_t>(condition.links.first + i)], context);
    if (condition.op == Term::ConditionCompare) {
        uncoverRead(condition.left, context);
        uncoverRead(condition.right, context);
    }
    if (condition.op != Term::ConditionMatches || condition.cards == None)
        return;
    CardList cards;
    collect(condition.who, context, NoSeat, cards);
    for (const CardId card : cards) {
        if (m_code.inSet(condition.cards, m_table.card(card).definition))
            touched(card);
    }
}

void Runner::uncoverLastingHarm()
{
    CardList hidden;
    const auto look = [&](const Modifier& made) {
        const bool reads = m_code.reads(made.selector);
        if ((!reads && !m_code.readsHolder(made.selector))
            || !harms(LastingEffect::verbOf(made.kind), made.word, made.amount))
            return;
        if (reads) {
            CardList found;
            findHidden(made.selector, contextOf(made), found);
            for (const CardId card : found) { // to set a number higher is no harm
                if (made.kind != Modifier::Set || made.amount < printed(made.word, card))
                    hidden.push(card);
            }
        }
        findHiddenHolders(made.selector, contextOf(made), hidden);
    };
    for (int part = 0; part <= m_table.seats; ++part) {
        for (const AbilitiesOfPart::State& one : m_inPlay.abilities[part].states) {
            const LastingState& state = m_code.states[static_cast<std::size_t>(one.state)];
            for (int i = 0; state.mayUncover && i < state.effects.count; ++i) {
                const LastingEffect& effect = m_code.effects[static_cast<std::size_t>(state.effects.first + i)];
                eachStatic(static_cast<Modifier::Kind>(effect.kind), effect.word, NoCard, look);
            }
        }
    }
    for (const Modifier& made : m_table.modifiers) {
        if (inForceNow(made))
            look(made);
    }
    for (const CardId card : hidden)
        uncover(card);
}

} // namespace muster::engine
