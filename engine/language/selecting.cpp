// SPDX-License-Identifier: GPL-3.0-or-later
// Whom and what: selectors of the effect language on a table.
#include <algorithm>
#include <bit>

#include "engine/language/runner.h"

namespace muster::engine {

using namespace code;

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
        return state.controller == context.you;
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
        return matchesDescription(selector, card, context, sight)
            && (selector.most == 0xff || hasMost(selector, card, context, sight));
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

bool Runner::isInState(CardId card, std::uint8_t state)
{
    if (state >= m_code.dialect.firstKeyword)
        return hasPrintedKeyword(card, state) || inForce(Modifier::Keyword, state, card);
    const StateRule& rule = m_code.stateRules[state];
    return rule.bits == 0 ? workedOutState(card, state) : (m_table.card(card).statuses & rule.bits) == rule.value;
}

bool Runner::passes(Ref ref, CardId card)
{
    const Test& test = m_code.tests[static_cast<std::size_t>(ref)];
    const auto part = [&](int i) { return m_code.links[static_cast<std::size_t>(test.parts.first + i)]; };
    switch (test.op) {
    case Test::Set:
        return m_code.inSet(test.set, m_table.card(card).definition);
    case Test::Compare: {
        if (!m_code.inSet(test.set, m_table.card(card).definition))
            return false;
        const int left = number(test.word, card);
        const int right = test.other == 0xff ? test.number : number(test.other, card);
        return (test.sign & (left < right ? 1 : left == right ? 2 : 4)) != 0;
    }
    case Test::Word: {
        const int word = wordOf(test.word, card);
        return word >= 0 && m_code.cardSets[static_cast<std::size_t>(test.set)][static_cast<std::size_t>(word)] != 0;
    }
    case Test::All:
        for (int i = 0; i < test.parts.count; ++i) {
            if (!passes(part(i), card))
                return false;
        }
        return true;
    case Test::Any:
        for (int i = 0; i < test.parts.count; ++i) {
            if (passes(part(i), card))
                return true;
        }
        return false;
    case Test::Not:
        return !passes(part(0), card);
    }
    return false;
}

bool Runner::matchesDescription(const Selector& selector, CardId card, const Context& context, Seat sight)
{
    const CardState& state = m_table.card(card);
    if ((!m_deadToo && m_table.has(card, Dead)) || selector.isPlayer())
        return false;
    if (selector.types != 0 && (selector.types & typeBit(card)) == 0)
        return false;
    if (selector.whose == Whose::Own && state.controller != context.you)
        return false;
    if (selector.whose == Whose::Enemy && !m_table.enemies(state.controller, context.you))
        return false;
    if (selector.bare)
        return true;
    if (selector.states != 0) {
        if ((selector.states & Opposing) != 0 && opposing(context.you) != card)
            return false;
        if ((selector.states & Attacking) != 0 && !m_table.isAttacking(card))
            return false;
        if ((selector.states & Attacked) != 0 && !m_table.isAttacked(card))
            return false;
        if ((selector.states & Blocking) != 0 && (state.fight & IsBlocking) == 0)
            return false;
        if ((selector.states & Blocked) != 0 && (state.fight & IsBlocked) == 0)
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
        const bool known = (m_shown >> (state.controller & 7) & 1) != 0 || m_table.has(card, FaceUp)
            || (sight != NoSeat && seenBy(card, sight));
        const Ref cards = selector.cardsOf(!sameSide(state.controller, context.you));
        const bool fits = known ? m_code.inSet(cards, state.definition) : isOneByPlace(card, cards);
        if (!fits || (selector.test != None && !(known && passes(selector.test, card))))
            return false;
    }
    for (const StateAsked& one : selector.asked) {
        if (one.state == 0xff)
            break;
        if (isInState(card, one.state) == one.lacks)
            return false;
    }
    return selector.byItself || liesAsDescribed(selector, card, context, sight);
}

/// `with NUMBER > …`
bool Runner::compares(const Selector& selector, int left, const Context& context)
{
    const int right = value(selector.against, context);
    return (selector.sign & (left < right ? 1 : left == right ? 2 : 4)) != 0;
}

/// The rest of a description: where the card lies, and what lies on it.
bool Runner::liesAsDescribed(const Selector& selector, CardId card, const Context& context, Seat sight)
{
    const CardState& state = m_table.card(card);
    if (selector.place != None && !inPlace(m_code.places[static_cast<std::size_t>(selector.place)], card, context))
        return false;
    if (selector.on != None && ((state.flags & Beneath) != 0 || !matches(selector.on, state.holder, context, sight)))
        return false;
    if (selector.beneath != None
        && ((state.flags & Beneath) == 0 || !matches(selector.beneath, state.holder, context, sight)))
        return false;
    if (selector.otherThan != None && matches(selector.otherThan, card, context, sight))
        return false;
    if (selector.compared != 0xff && !compares(selector, number(selector.compared, card), context))
        return false;
    if (selector.among != None && !matches(selector.among, card, context, sight))
        return false;
    if (selector.of != None) {
        if (meansPlayers(selector.of, context)) {
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
        m_table.eachOn(card, [&](CardId on) {
            found = found || (!m_table.has(on, Beneath) && matches(wanted, on, context, sight));
        });
        return found;
    };
    if (selector.having != None && !carries(selector.having))
        return false;
    return selector.lacking == None || !carries(selector.lacking);
}

void Runner::collect(Ref ref, const Context& context, Seat sight, CardList& found)
{
    (void)untilOne(ref, context, sight, [&](CardId card) {
        found.push(card);
        return false;
    });
}

/// A hand, a deck or a pile: of those that the place names, else of the player who carries the step out.
bool Runner::inPiles(const Selector& selector, const Place& place, const Context& context, Seat sight,
                     const CardTest& wanted)
{
    SeatList seats;
    if (place.of != None) {
        players(place.of, context, seats);
    } else if (place.whose == Whose::Enemy || selector.whose == Whose::Enemy) {
        for (Seat seat = 0; seat < m_table.seats; ++seat) {
            if (!sameSide(seat, context.you) && !m_table.isOut(seat))
                seats.push(seat);
        }
    } else {
        const bool anybody = place.whose == Whose::Anybody && selector.whose == Whose::Anybody;
        seats.push(sight != NoSeat && anybody ? sight : context.you);
    }
    ZoneId before = NoZone;
    for (const Seat seat : seats) {
        const ZoneId pile = zoneOf(place.zone, seat);
        if (pile == before)
            continue; // a pile that all share
        before = pile;
        const Table::Zone& zone = m_table.zone(pile);
        const bool fromBottom = selector.count == Term::CountBottom;
        const bool ends = selector.count == Term::CountTop || fromBottom;
        int most = !ends ? 1000 : selector.number == None ? 1 : value(selector.number, context);
        for (CardId at = fromBottom ? zone.last : zone.first; at.valid() && most > 0;) {
            const CardState& state = m_table.card(at);
            const CardId next = fromBottom ? state.previous : state.next;
            const bool fits = (selector.types == 0 || (selector.types & state.typeBit()) != 0)
                && m_code.inSet(selector.cardsOf(!sameSide(seat, context.you)), state.definition)
                && (selector.test == None || passes(selector.test, at))
                && (selector.otherThan == None || !matches(selector.otherThan, at, context, sight));
            if (fits || ends) {
                if (wanted(at))
                    return true;
                --most;
            }
            at = next;
        }
    }
    return false;
}

/// Cards in play that fit a description.
bool Runner::amongAll(const Selector& selector, const Context& context, Seat sight, const CardTest& wanted)
{
    const auto fits = [&](CardId card) { return matchesDescription(selector, card, context, sight) && wanted(card); };
    const bool oneType = (selector.types & (selector.types - 1)) == 0;
    return anyPart([&](int part) {
        const CardsOfPart& now = cardsOf(part);
        if (selector.beneath != None) { // what lies under a card is none of the part's own
            bool found = false;
            for (const CardId holder : now.cards) {
                m_table.eachOn(holder, [&](CardId on) { found = found || (m_table.has(on, Beneath) && fits(on)); });
            }
            return found;
        }
        if (selector.types == 0)
            return std::any_of(now.cards.begin(), now.cards.end(), fits);
        if ((selector.types & now.types) == 0)
            return false;
        if (oneType)
            return now.anyOfType(std::countr_zero(selector.types), fits);
        return std::any_of(now.cards.begin(), now.cards.end(),
                           [&](CardId card) { return (selector.types & typeBit(card)) != 0 && fits(card); });
    });
}

bool Runner::untilOne(Ref ref, const Context& context, Seat sight, const CardTest& wanted)
{
    const Selector& selector = m_code.selector(ref);
    if (selector.isPlayer())
        return false;
    if (selector.most == 0xff)
        return untilDescribed(selector, context, sight, wanted);
    return untilDescribed(selector, context, sight,
                          [&](CardId card) { return hasMost(selector, card, context, sight) && wanted(card); });
}

/// Whether no other that fits has more of the number, or less.
bool Runner::hasMost(const Selector& selector, CardId card, const Context& context, Seat sight)
{
    const int own = number(selector.most, card);
    return !untilDescribed(selector, context, sight, [&](CardId other) {
        const int its = number(selector.most, other);
        return selector.least ? its < own : its > own;
    });
}

bool Runner::untilDescribed(const Selector& selector, const Context& context, Seat sight, const CardTest& wanted)
{
    if (selector.role == Term::Both) {
        for (int i = 0; i < selector.both.count; ++i) {
            if (untilOne(m_code.links[static_cast<std::size_t>(selector.both.first + i)], context, sight, wanted))
                return true;
        }
        return false;
    }
    if (selector.role == Term::RoleRememberedCards) {
        const auto& cards = context.memory[selector.memory].cards;
        return std::any_of(cards.begin(), cards.end(),
                           [&](CardId card) { return !m_table.has(card, Dead) && wanted(card); });
    }
    if (selector.role != Term::None) {
        const CardId card = roleCard(selector, context);
        return card.valid() && !m_table.has(card, Dead) && wanted(card);
    }
    if (selector.among != None && selector.place == None)
        return untilOne(selector.among, context, sight, [&](CardId card) {
            return matchesDescription(selector, card, context, sight) && wanted(card);
        });
    if (selector.place != None) {
        const Place& place = m_code.places[static_cast<std::size_t>(selector.place)];
        if (place.zone != InPlay && !onTable(place.zone))
            return inPiles(selector, place, context, sight, wanted);
    }
    // Often there is only one card that can fit, or what is attached to one.
    CardId only = NoCard;
    if ((selector.states & Opposing) != 0) {
        only = opposing(context.you);
    } else if ((selector.states & Attacking) != 0 && m_table.attacker.valid()) {
        only = m_table.attacker;
    } else if ((selector.states & Attacked) != 0 && m_table.attacked.valid()) {
        only = m_table.attacked;
    } else if (selector.on != None) {
        const Selector& on = m_code.selector(selector.on);
        if (on.role == Term::None || on.role == Term::Both || on.role == Term::RoleRememberedCards)
            return amongAll(selector, context, sight, wanted);
        const CardId holder = roleCard(on, context);
        CardId at = holder.valid() ? m_table.card(holder).firstOn : NoCard;
        while (at.valid()) {
            const CardId next = m_table.card(at).next;
            if (matchesDescription(selector, at, context, sight) && wanted(at))
                return true;
            at = next;
        }
        return false;
    } else {
        return amongAll(selector, context, sight, wanted);
    }
    return only.valid() && onTable(zoneKind(only)) && matchesDescription(selector, only, context, sight)
        && wanted(only);
}

} // namespace muster::engine
