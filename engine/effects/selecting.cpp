// SPDX-License-Identifier: GPL-3.0-or-later
// Whom and what: selectors of the effect language on a table.
#include "engine/effects/runner.h"

namespace muster::engine {

using namespace code;

void Runner::lookAtAbilities()
{
    m_inPlay.awaited = 0;
    m_inPlay.statesOn = 0;
    m_inPlay.may = {};
    m_inPlay.readEachOther = false;
    for (int part = 0; part <= m_table.seats; ++part) {
        AbilitiesOfPart& one = m_inPlay.abilities[part];
        if ((m_table.partsChanged >> part & 1) != 0 || !m_caching) {
            one.clear();
            listAbilities(part, one);
        }
        m_inPlay.awaited |= one.awaited;
        m_inPlay.statesOn |= one.statesOn;
        m_inPlay.readEachOther = m_inPlay.readEachOther || one.readEachOther;
        m_inPlay.may.add(one.may);
    }
    m_relisted |= m_table.partsChanged;
    m_table.partsChanged = 0;
}

void Runner::lookAtCards(int part)
{
    CardsOfPart& all = m_inPlay.all[part];
    all.cards.clear();
    all.types = 0;
    listCards(part, all);
    m_table.partsTouched &= static_cast<std::uint8_t>(~(1 << part));
}

const CardList& Runner::inPlay()
{
    m_inOrder.clear();
    eachPart([&](int part) {
        for (const CardId card : cardsOf(part).cards)
            m_inOrder.push(card);
    });
    return m_inOrder;
}

CardId Runner::roleCard(const Selector& selector, const Context& context) const
{
    switch (selector.role) {
    case Term::RoleSelf:
        return context.self;
    case Term::RoleHolder:
        return context.self.valid() ? m_table.card(context.self).holder : NoCard;
    case Term::RoleIt:
        return context.it;
    case Term::RoleThat:
        return context.that;
    case Term::RoleTarget:
        return context.target;
    default:
        return NoCard;
    }
}

bool Runner::inPlace(const Place& place, CardId card, const Context& context)
{
    const CardState& state = m_table.card(card);
    if (place.zone != InPlay && zoneKind(card) != place.zone)
        return false;
    if (place.zone == InPlay && !onTable(zoneKind(card)))
        return false;
    if (place.of != None) {
        SeatList seats;
        players(place.of, context, seats);
        return seats.contains(state.controller);
    }
    switch (place.whose) {
    case Whose::Own:
        return sameSide(state.controller, context.you);
    case Whose::Enemy:
        return !sameSide(state.controller, context.you);
    case Whose::Anybody:
        return true;
    }
    return true;
}

bool Runner::matches(Ref ref, CardId card, const Context& context, Seat sight)
{
    if (ref == None)
        return true;
    if (!card.valid())
        return false;
    const Selector& selector = m_code.selector(ref);
    if (selector.role == Term::None)
        return matchesDescription(selector, card, context, sight);
    if (selector.role == Term::Both) {
        for (int i = 0; i < selector.both.count; ++i) {
            if (matches(m_code.links[static_cast<std::size_t>(selector.both.first + i)], card, context, sight))
                return true;
        }
        return false;
    }
    if (selector.role == Term::RoleRememberedCards)
        return context.memory[selector.memory].cards.contains(card);
    return roleCard(selector, context) == card;
}

bool Runner::matchesDescription(const Selector& selector, CardId card, const Context& context, Seat sight)
{
    const CardState& state = m_table.card(card);
    if (!m_deadToo && m_table.has(card, Dead))
        return false;
    if (selector.types != 0 && (selector.types & typeBit(card)) == 0)
        return false;
    if (selector.whose == Whose::Own && !sameSide(state.controller, context.you))
        return false;
    if (selector.whose == Whose::Enemy && sameSide(state.controller, context.you))
        return false;
    if (selector.states != 0) {
        if ((selector.states & Opposing) != 0 && opposing(context.you) != card)
            return false;
        if ((selector.states & Attacking) != 0 && m_table.attacker != card)
            return false;
        if ((selector.states & Attacked) != 0 && m_table.attacked != card)
            return false;
        if ((selector.states & Other) != 0 && context.self == card)
            return false;
        if ((selector.states & NeedsFaceUp) != 0 && !m_table.has(card, FaceUp))
            return false;
        if ((selector.states & NeedsFaceDown) != 0 && m_table.has(card, FaceUp))
            return false;
    }
    if ((state.statuses & selector.with) != selector.with || (state.statuses & selector.without) != 0)
        return false;
    if (selector.cards != None) {
        const bool known = m_table.has(card, FaceUp) || (sight != NoSeat && seenBy(card, sight));
        if (!known || !m_code.inSet(selector.cards, state.definition))
            return false;
    }
    if (selector.place != None && !inPlace(m_code.places[static_cast<std::size_t>(selector.place)], card, context))
        return false;
    if (selector.on != None && !matches(selector.on, state.holder, context, sight))
        return false;
    if (selector.otherThan != None && matches(selector.otherThan, card, context, sight))
        return false;
    if (selector.among != None && !matches(selector.among, card, context, sight))
        return false;
    if (selector.of != None) {
        if (m_code.selector(selector.of).isPlayer()) {
            SeatList seats;
            players(selector.of, context, seats);
            if (!seats.contains(state.controller))
                return false;
        } else if (!matches(selector.of, state.holder, context, sight)) {
            return false;
        }
    }
    const auto carries = [&](Ref wanted) {
        bool found = false;
        m_table.eachOn(card, [&](CardId on) { found = found || matches(wanted, on, context, sight); });
        return found;
    };
    if (selector.having != None && !carries(selector.having))
        return false;
    return selector.lacking == None || !carries(selector.lacking);
}

void Runner::collect(Ref ref, const Context& context, Seat sight, CardList& found)
{
    const Selector& selector = m_code.selector(ref);
    if (selector.role == Term::Both) {
        for (int i = 0; i < selector.both.count; ++i)
            collect(m_code.links[static_cast<std::size_t>(selector.both.first + i)], context, sight, found);
        return;
    }
    if (selector.role == Term::RoleRememberedCards) {
        for (const CardId card : context.memory[selector.memory].cards)
            found.push(card);
        return;
    }
    if (selector.role != Term::None) {
        const CardId card = roleCard(selector, context);
        if (card.valid() && !m_table.has(card, Dead))
            found.push(card);
        return;
    }
    if (selector.among != None && selector.place == None) {
        CardList from;
        collect(selector.among, context, sight, from);
        Selector wider = selector;
        for (const CardId card : from) {
            if (matchesDescription(wider, card, context, sight))
                found.push(card);
        }
        return;
    }
    if (selector.place != None) {
        const Place& place = m_code.places[static_cast<std::size_t>(selector.place)];
        if (place.zone != InPlay && !onTable(place.zone)) {
            // A hand, deck or pile: of those it names, else of the player who carries the step out.
            SeatList seats;
            if (place.of != None) {
                players(place.of, context, seats);
            } else if (place.whose == Whose::Enemy || selector.whose == Whose::Enemy) {
                for (Seat seat = 0; seat < m_table.seats; ++seat) {
                    if (!sameSide(seat, context.you))
                        seats.push(seat);
                }
            } else {
                seats.push(sight != NoSeat && place.whose == Whose::Anybody && selector.whose == Whose::Anybody
                               ? sight
                               : context.you);
            }
            for (const Seat seat : seats) {
                const bool ends = selector.count == Term::CountTop || selector.count == Term::CountBottom;
                std::size_t most = ends
                    ? static_cast<std::size_t>(selector.number == None ? 1 : value(selector.number, context))
                    : 1000;
                CardId at = selector.count == Term::CountBottom ? m_table.zone(zoneOf(place.zone, seat)).last
                                                                : m_table.zone(zoneOf(place.zone, seat)).first;
                for (; at.valid() && most > 0;) {
                    const CardState& state = m_table.card(at);
                    const CardId next = selector.count == Term::CountBottom ? state.previous : state.next;
                    const bool fits = (selector.types == 0 || (selector.types & typeBit(at)) != 0)
                        && m_code.inSet(selector.cards, state.definition);
                    if (fits || ends) {
                        found.push(at);
                        --most;
                    }
                    at = next;
                }
            }
            return;
        }
    }
    // Often there is only one card that can fit, or what is attached to one.
    CardId only = NoCard;
    if ((selector.states & Opposing) != 0)
        only = opposing(context.you);
    else if ((selector.states & Attacking) != 0)
        only = m_table.attacker;
    else if ((selector.states & Attacked) != 0)
        only = m_table.attacked;
    else if (selector.on == None || m_code.selector(selector.on).role == Term::None
             || m_code.selector(selector.on).role == Term::Both
             || m_code.selector(selector.on).role == Term::RoleRememberedCards) {
        eachPart([&](int part) {
            const CardsOfPart& now = cardsOf(part);
            if (selector.types != 0 && (selector.types & now.types) == 0)
                return;
            for (const CardId card : now.cards) {
                if (selector.types != 0 && (selector.types & typeBit(card)) == 0)
                    continue;
                if (matchesDescription(selector, card, context, sight))
                    found.push(card);
            }
        });
        return;
    } else if (const CardId holder = roleCard(m_code.selector(selector.on), context); holder.valid()) {
        m_table.eachOn(holder, [&](CardId card) {
            if (matchesDescription(selector, card, context, sight))
                found.push(card);
        });
        return;
    }
    if (only.valid() && onTable(zoneKind(only)) && matchesDescription(selector, only, context, sight))
        found.push(only);
}

void Runner::players(Ref ref, const Context& context, SeatList& found)
{
    if (ref == None) {
        found.push(context.you);
        return;
    }
    const Selector& selector = m_code.selector(ref);
    const auto push = [&](Seat seat) {
        if (seat != NoSeat && !found.contains(seat))
            found.push(seat);
    };
    switch (selector.role) {
    case Term::RoleYou:
        push(context.you);
        return;
    case Term::RoleThatPlayer:
        push(context.thatPlayer);
        return;
    case Term::RoleControllerOf:
    case Term::RoleOwnerOf: {
        CardList cards;
        collect(selector.inner, context, NoSeat, cards);
        for (const CardId card : cards)
            push(selector.role == Term::RoleOwnerOf ? m_table.card(card).owner : m_table.card(card).controller);
        return;
    }
    case Term::None:
        for (Seat seat = 0; seat < m_table.seats; ++seat) {
            const bool same = sameSide(seat, context.you);
            if (selector.noun == Term::OpponentNoun && same)
                continue;
            if (selector.noun == Term::TeammateNoun && (!same || seat == context.you))
                continue;
            if ((selector.states & Active) != 0 && seat != m_table.active)
                continue;
            if ((selector.states & Other) != 0 && seat == context.you)
                continue;
            push(seat);
        }
        return;
    default: {
        const CardId card = roleCard(selector, context);
        if (card.valid())
            push(m_table.card(card).controller);
    }
    }
}

bool Runner::playerFits(Ref selector, Seat seat, const Context& context)
{
    if (selector == None)
        return true;
    SeatList seats;
    players(selector, context, seats);
    return seats.contains(seat);
}

} // namespace muster::engine
