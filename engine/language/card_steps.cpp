// SPDX-License-Identifier: GPL-3.0-or-later
// Steps that are about cards, one after the other.
#include <algorithm>
#include <optional>

#include "engine/language/runner.h"

namespace muster::engine {

using namespace code;

void Runner::runCards(const Step& step, Context& context, Seat by)
{
    if (step.verb == Term::VerbSearch) {
        runSearch(step, context, by);
        return;
    }
    if (step.verb == Term::VerbAttach) {
        runAttach(step, context, by);
        return;
    }
    CardList cards;
    const Ref which = step.what != None ? step.what : step.to;
    if (which == None)
        return; // a verb that nothing runs, told with its card
    SeatList seats;
    if (meansPlayers(which, context))
        selectPlayers(which, context, by, seats);
    for (const Seat seat : seats)
        runOnPlayer(step, seat, context);
    // Who gets control is not who chooses.
    select(step, which, context, step.verb == Term::VerbControl ? actorOf(context) : by, cards);
    const bool singled = singlesOut(which, context);
    remember(step, context, cards);
    if (step.memory >= 0) {
        for (const Seat seat : seats)
            context.memory[step.memory].players |= static_cast<std::uint8_t>(1 << seat);
    }
    if (step.verb == Term::VerbSwitch) {
        if (cards.empty())
            return;
        CardList with;
        select(step, step.to, context, by, with, cards[0]);
        if (!with.empty())
            exchange(cards[0], with[0], context);
        return;
    }
    if (step.verb == Term::VerbMove && cards.size() > 1 && ordersMoved()) {
        const Place& place = m_code.places[static_cast<std::size_t>(step.place)];
        if (place.top || place.bottom)
            orderMoved(cards, by, context);
    }
    std::optional<AtOnce> all; // several cards meet one step at the same time; but they are played one by one
    if (step.verb != Term::VerbPlay)
        all.emplace(*this);
    for (const CardId card : cards) {
        switch (step.verb) {
        case Term::VerbHeal:
            if (singled)
                touched(card);
            heal(card, value(step.amount, context));
            break;
        case Term::VerbInflict:
            if (singled)
                touched(card);
            inflict(card, step.word, context);
            break;
        case Term::VerbCure:
            if (singled)
                touched(card);
            if (step.word == 0xfe)
                cureOne(card, by, context);
            else
                cure(card, step.word == 0xff ? step.word : static_cast<std::uint8_t>(1U << step.word));
            break;
        case Term::VerbDiscard:
            discard(card, context);
            break;
        case Term::VerbDestroy:
            destroy(card, context);
            break;
        case Term::VerbMove:
            if (singled)
                touched(card);
            move(card, m_code.places[static_cast<std::size_t>(step.place)], by, step, context);
            break;
        case Term::VerbReturn:
            if (singled)
                touched(card);
            giveBack(card, context);
            break;
        case Term::VerbReveal:
            reveal(card, by);
            break;
        case Term::VerbLookAt:
            lookAt(by, card);
            break;
        case Term::VerbPlay: {
            CardList onto;
            if (step.on != None) {
                select(step, step.on, context, by, onto, card);
                if (onto.empty())
                    break;
            }
            play(by, card, onto.empty() ? NoCard : onto[0], step, context);
            break;
        }
        case Term::VerbTurn:
            if (singled)
                touched(card);
            turnTo(card, step.word, step.amount == None ? 0 : value(step.amount, context), context);
            break;
        case Term::VerbDetach:
            detach(card, context);
            break;
        case Term::VerbControl:
            runControl(step, card, by, context);
            break;
        default: // picking is remembering
            if (singled)
                touched(card);
        }
    }
}

/// For good, or for a time, after which whoever had the card before has it again.
void Runner::runControl(const Step& step, CardId card, Seat seat, Context& context)
{
    const Expiry expiry = expiryOf(step.duration, context.you);
    const std::uint16_t since = m_table.card(card).entered;
    const auto lasts = [&](const Modifier& one) {
        return one.kind == Modifier::Control && one.target == card && one.entered == since;
    };
    const Modifier* const outer = std::find_if(m_table.modifiers.begin(), m_table.modifiers.end(), lasts);
    const bool forATime = outer != m_table.modifiers.end();
    const Seat before = m_table.card(card).controller;
    const Seat base = forATime ? static_cast<Seat>(outer->amount) : before;
    control(card, seat, expiry);
    if (m_table.card(card).controller != seat)
        return; // the game does not let it
    if (expiry.kind == Expiry::Never) {
        if (m_table.modifiers.removeIf(lasts) > 0)
            lastingChanged(false);
        return;
    }
    if (before == seat && !forATime)
        return;
    Modifier made = madeBy(step, context);
    made.kind = Modifier::Control;
    made.amount = static_cast<std::int16_t>(base);
    made.target = card;
    made.entered = since;
    made.player = seat;
    addModifier(made, context);
}

void Runner::runOnPlayer(const Step& step, Seat seat, const Context& context)
{
    const int amount = step.amount == None ? 0 : value(step.amount, context);
    switch (step.verb) {
    case Term::VerbHeal:
        healPlayer(seat, amount);
        return;
    case Term::VerbInflict:
        inflictPlayer(seat, step.word, amount, context);
        return;
    case Term::VerbCure:
        curePlayer(seat, step.word, amount);
        return;
    default: // picking is remembering
        return;
    }
}

void Runner::cureOne(CardId card, Seat by, const Context& context)
{
    Options options;
    for (int i = 0; i < static_cast<int>(m_code.dialect.statuses.size()); ++i) {
        if ((m_table.card(card).statuses >> i & 1) == 0)
            continue;
        Option one;
        one.card = card;
        one.number = static_cast<std::int16_t>(i);
        options.push(one);
    }
    if (options.empty())
        return;
    const int status =
        ask(static_cast<std::uint8_t>(Ask::Number), by, options, context.self, static_cast<int>(Term::VerbCure)).number;
    cure(card, static_cast<std::uint8_t>(1 << status));
}

/// A card that the description fits, from outside the game; where several do, one of them by chance for each.
void Runner::runCreate(const Step& step, Context& context, Seat by)
{
    const Selector& what = m_code.selector(step.what);
    const auto& fits = m_code.cardSets[static_cast<std::size_t>(what.cards)];
    int count = 0;
    for (std::size_t i = 0; i < fits.size(); ++i)
        count += fits[i] != 0 && (what.types == 0 || (what.types & m_code.typeBits[i]) != 0) ? 1 : 0;
    if (count == 0)
        return;
    Seat seat = by;
    if (step.under != None) {
        SeatList seats;
        selectPlayers(step.under, context, by, seats);
        seat = seats.empty() ? by : seats[0];
    }
    for (int n = step.amount == None ? 1 : value(step.amount, context); n > 0; --n) {
        int at = count == 1 ? 1 : roll(count);
        for (std::size_t i = 0; i < fits.size(); ++i) {
            if (fits[i] != 0 && (what.types == 0 || (what.types & m_code.typeBits[i]) != 0) && --at == 0)
                create(static_cast<std::uint16_t>(i), 1, step, seat, context);
        }
    }
}

void Runner::runSearch(const Step& step, Context& context, Seat by)
{
    const Selector& selector = m_code.selector(step.what);
    const Place* from = step.from == None ? nullptr : &m_code.places[static_cast<std::size_t>(step.from)];
    const std::uint8_t zone = from != nullptr ? from->zone : Dialect::find(m_code.dialect.zones, "deck");
    CardList fitting;
    m_table.each(zoneOf(zone, by), [&](CardId card) {
        if ((selector.types == 0 || (selector.types & typeBit(card)) != 0)
            && m_code.inSet(selector.cards, m_table.card(card).definition)
            && (selector.test == None || passes(selector.test, card))) {
            fitting.push(card);
            m_table.card(card).seen |= static_cast<std::uint8_t>(1 << by); // who searches looks
        }
    });
    // What is hidden may not be found: the player may always stop.
    std::size_t most = selector.number == None ? 1 : static_cast<std::size_t>(value(selector.number, context));
    CardList taken;
    while (taken.size() < most && !fitting.empty()) {
        Options options;
        options.push({});
        for (const CardId card : fitting) {
            Option one;
            one.card = card;
            options.push(one);
        }
        mergeAlike(options, by);
        const CardId card =
            ask(static_cast<std::uint8_t>(Ask::Enough), by, options, context.self, static_cast<int>(step.verb)).card;
        if (!card.valid())
            break;
        taken.push(card);
        fitting.removeIf([&](CardId one) { return one == card; });
    }
    remember(step, context, taken);
    const bool toHand =
        step.place == None || m_code.dialect.zones[m_code.places[static_cast<std::size_t>(step.place)].zone] == "hand";
    searched(by, zone, taken, step.shown, toHand);
}

void Runner::runAttach(const Step& step, Context& context, Seat by)
{
    const Selector& selector = m_code.selector(step.what);
    m_costLeft = {};
    std::size_t most = selector.number == None ? 1 : static_cast<std::size_t>(value(selector.number, context));
    const bool upTo = selector.count == Term::CountUpToMany || selector.count == Term::CountAny;
    CardList attached;
    while (attached.size() < most) {
        CardList fitting;
        collect(step.what, context, by, fitting);
        fitting.removeIf([&](CardId card) { return attached.contains(card) || !mayTake(step, card, NoCard, context); });
        CardList places;
        fitting.removeIf([&](CardId card) {
            CardList to;
            collect(step.to, context, by, to);
            for (const CardId one : to) {
                if (mayTake(step, card, one, context))
                    return false;
            }
            return true;
        });
        if (fitting.empty())
            break;
        CardId card;
        if (upTo) {
            Options options;
            options.push({});
            for (const CardId one : fitting) {
                Option option;
                option.card = one;
                options.push(option);
            }
            mergeAlike(options, by);
            card = ask(static_cast<std::uint8_t>(Ask::Enough), by, options, context.self, static_cast<int>(step.verb))
                       .card;
            if (!card.valid())
                break;
        } else {
            card = askCard(by, fitting, context.self, step.verb);
        }
        select(step, step.to, context, by, places, card);
        if (places.empty())
            break;
        attach(card, places[0], step.extra, context);
        attached.push(card);
    }
    remember(step, context, attached);
}

} // namespace muster::engine
