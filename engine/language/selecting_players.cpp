// SPDX-License-Identifier: GPL-3.0-or-later
// Whom: selectors of the effect language that mean players.
#include <algorithm>

#include "engine/language/runner.h"

namespace muster::engine {

using namespace code;

void Runner::players(Ref ref, const Context& context, SeatList& found)
{
    if (ref == None) {
        found.push(context.you);
        return;
    }
    const Selector& selector = m_code.selector(ref);
    const auto push = [&](Seat seat) {
        if (seat != NoSeat && !found.contains(seat) && !m_table.isOut(seat))
            found.push(seat);
    };
    switch (selector.role) {
    case Term::Both:
        for (int i = 0; i < selector.both.count; ++i)
            players(m_code.links[static_cast<std::size_t>(selector.both.first + i)], context, found);
        return;
    case Term::RoleRememberedCards:
        for (Seat seat = 0; seat < m_table.seats; ++seat) {
            if ((context.memory[selector.memory].players >> seat & 1) != 0)
                push(seat);
        }
        for (const CardId card : context.memory[selector.memory].cards)
            push(m_table.card(card).controller);
        return;
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
        if (!selector.isPlayer()) { // cards that do something: their players
            CardList cards;
            collect(ref, context, NoSeat, cards);
            for (const CardId card : cards)
                push(m_table.card(card).controller);
            return;
        }
        for (int i = 0; i < m_table.seats; ++i) {
            const Seat seat = seatInOrder(context, i);
            const bool same = sameSide(seat, context.you);
            if (selector.noun == Term::OpponentNoun && same)
                continue;
            if (selector.noun == Term::TeammateNoun && (!same || seat == context.you))
                continue;
            if ((selector.states & Active) != 0 && seat != m_table.active)
                continue;
            if ((selector.states & Attacking) != 0 && !attacksNow(seat))
                continue;
            if ((selector.states & Attacked) != 0 && seat != m_table.attackedPlayer)
                continue;
            if ((selector.states & Other) != 0 && seat == context.you)
                continue;
            if (selector.compared != 0xff && !compares(selector, numberOf(selector.compared, seat), context))
                continue;
            if (selector.otherThan != None && playerFits(selector.otherThan, seat, context))
                continue;
            push(seat);
        }
        return;
    default: {
        const CardId card = roleCard(selector, context);
        push(card.valid()                            ? m_table.card(card).controller
                 : selector.role == Term::RoleIt     ? context.itPlayer
                 : selector.role == Term::RoleThat   ? context.otherPlayer
                 : selector.role == Term::RoleTarget ? context.targetPlayer
                                                     : NoSeat);
    }
    }
}

/// Whether a player makes an attack.
bool Runner::attacksNow(Seat seat) const
{
    if (m_table.attacker.valid())
        return m_table.card(m_table.attacker).controller == seat;
    for (std::uint16_t i = 0; i < m_table.cardCount; ++i) {
        const CardState& card = m_table.card(CardId{i});
        if ((card.fight & IsAttacking) != 0 && card.controller == seat)
            return true;
    }
    return false;
}

bool Runner::meansPlayers(Ref ref, const Context& context) const
{
    if (ref == None)
        return false;
    const Selector& selector = m_code.selector(ref);
    switch (selector.role) {
    case Term::Both:
        for (int i = 0; i < selector.both.count; ++i) {
            if (meansPlayers(m_code.links[static_cast<std::size_t>(selector.both.first + i)], context))
                return true;
        }
        return false;
    case Term::RoleIt:
        return !context.it.valid() && context.itPlayer != NoSeat;
    case Term::RoleThat:
        return !context.that.valid() && context.otherPlayer != NoSeat;
    case Term::RoleTarget:
        return !context.target.valid() && context.targetPlayer != NoSeat;
    case Term::RoleRememberedCards:
        return context.memory[selector.memory].players != 0;
    default:
        return selector.isPlayer();
    }
}

/// Of several players of whom the text means one, or some, the one who carries the step out chooses.
void Runner::selectPlayers(Ref ref, const Context& context, Seat by, SeatList& found)
{
    const Selector& selector = m_code.selector(ref);
    if (selector.role == Term::Both) {
        for (int i = 0; i < selector.both.count; ++i) {
            const Ref part = m_code.links[static_cast<std::size_t>(selector.both.first + i)];
            SeatList some;
            if (meansPlayers(part, context))
                selectPlayers(part, context, by, some);
            for (const Seat seat : some) {
                if (!found.contains(seat))
                    found.push(seat);
            }
        }
        return;
    }
    SeatList all;
    players(ref, context, all);
    const bool each = selector.role != Term::None || !selector.isPlayer() || selector.count == Term::CountEach
        || selector.count == Term::CountAll;
    if (!each)
        all.removeIf([&](Seat one) { return !mayPick(by, one); });
    const std::size_t most = each ? all.size()
        : selector.number == None ? 1
                                  : static_cast<std::size_t>(std::max(0, value(selector.number, context)));
    while (found.size() < most && !all.empty()) {
        Seat seat = all.front();
        if (all.size() > most - found.size())
            seat = selector.count == Term::CountRandom
                ? all[static_cast<std::size_t>(roll(static_cast<int>(all.size())) - 1)]
                : askPlayer(by, all, context.self);
        found.push(seat);
        all.removeIf([&](Seat one) { return one == seat; });
    }
}

bool Runner::playerFits(Ref selector, Seat seat, const Context& context)
{
    if (selector == None)
        return true;
    if (m_code.selector(selector).role == Term::RoleYou)
        return seat == context.you && seat != NoSeat && !m_table.isOut(seat);
    SeatList seats;
    players(selector, context, seats);
    return seats.contains(seat);
}

} // namespace muster::engine
