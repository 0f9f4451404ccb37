// SPDX-License-Identifier: GPL-3.0-or-later
// Where cards lie and who knows them: rules 4, 10, 11, 13, 16, 19, 22 and 26 to 28 as far as they say so.
#include "engine/games/sceptre/game.h"

namespace muster::engine::sceptre {

void Game::tell(Says what, Seat seat, CardId card, CardId other, int number, int second, const char* rule,
                std::uint8_t hiddenFrom)
{
    for (const Seat viewer : {Seat(0), Seat(1)}) { // a line tells nobody more than the table does
        for (const CardId one : {card, other}) {
            if (one.valid() && !m_views[viewer].knows(one))
                hiddenFrom |= static_cast<std::uint8_t>(1 << viewer);
        }
    }
    log({static_cast<std::uint16_t>(what), seat, card, other, number, second, rule, hiddenFrom});
}

void Game::see(CardId card, std::uint8_t seats) { m_table.card(card).seen |= seats; }

void Game::raiseListened(Term term, CardId it, CardId that, Seat player, std::uint8_t word, int amount)
{
    Event event;
    event.kind = code::eventNumber(term);
    event.it = it;
    event.that = that;
    event.player = player;
    event.word = word;
    event.amount = static_cast<std::int16_t>(amount);
    happen(event);
}

/// SCE-4a, SCE-16b, SCE-Q38: combat position, garrison, Traps, Gate and Exterior and Actions beside the discard pile of a
/// player, or the Arena card, with everything attached.
template <class Visit>
void Game::eachOfPart(int part, Visit visit) const
{
    const auto list = [&](ZoneId zone) {
        for (CardId at = m_table.zone(zone).first; at.valid();) {
            visit(at);
            const CardState* state = &m_table.card(at);
            at = state->firstOn.valid() ? state->firstOn : state->next;
            while (!at.valid() && state->holder.valid()) { // the last one on its holder
                state = &m_table.card(state->holder);
                at = state->next;
            }
        }
    };
    if (part == tablePart) {
        list(ArenaSlot);
        return;
    }
    for (const Zone zone : {Combat, Garrison, TrapRow, GateSlot, Beside}) // SCE-21h, SCE-27d: Champions of both
        list(zoneId(zone, static_cast<Seat>(part)));
}

void Game::listCards(int part, CardsOfPart& found)
{
    eachOfPart(part, [&](CardId card) { found.push(card, m_table.card(card).type); });
}

void Game::listAbilities(int part, AbilitiesOfPart& found)
{
    Listed& listed = m_listed[part];
    listed.units.clear();
    listed.used.clear();
    listed.answering.clear();
    listed.hpDependsOn = 0;
    listed.readsGarrison = false;
    const bool anyGiven = anythingGiven();
    eachOfPart(part, [&](CardId card) {
        const CardState& state = m_table.card(card);
        if (!state.plain) {
            if (state.type <= static_cast<std::uint8_t>(Type::Squire))
                listed.units.push(card);
            if (const Facts& printed = facts(card); printed.lastsInPlay)
                listPrinted(card, printed, found, listed);
        }
        if (anyGiven && given(card))
            listGiven(card, found, listed);
    });
}

void Game::listPrinted(CardId card, const Facts& printed, AbilitiesOfPart& found, Listed& listed)
{
    if (printed.used)
        listed.used.push(card);
    listed.readsGarrison = listed.readsGarrison || printed.readsGarrison;
    if (printed.respondsAnytime || printed.passiveGarrison || printed.readsGarrison)
        listed.answering.push(card);
    printed.inPlay.addTo(found, card);
    if (printed.statesChangeHp)
        listed.hpDependsOn |= printed.inPlay.effectsOn();
}

/// What an effect has given a card may be anything that a text can say.
void Game::listGiven(CardId card, AbilitiesOfPart& found, Listed& listed)
{
    if (!listed.used.contains(card))
        listed.used.push(card);
    if (!listed.answering.contains(card))
        listed.answering.push(card);
    found.waiting.removeIf([&](const AbilitiesOfPart::Waiting& one) { return one.card == card; });
    found.await(card, code::None, ~std::uint64_t(0));
    for (const Modifier& one : m_table.modifiers) {
        if (one.kind != Modifier::Give || one.target != card)
            continue;
        for (int i = 0; i < one.abilities; ++i) {
            if (const code::Ref state = m_code.ability(static_cast<code::Ref>(one.what + i)).state; state != code::None)
                found.addState(m_code, card, state, Table::Anything);
        }
    }
    listed.hpDependsOn = Table::Anything;
}

CardId Game::gate(Seat seat) const
{
    CardId found;
    m_table.each(zoneId(GateSlot, seat), [&](CardId card) {
        if (is(card, Type::Gate))
            found = card;
    });
    return found;
}

CardId Game::exterior(Seat seat) const
{
    CardId found;
    m_table.each(zoneId(GateSlot, seat), [&](CardId card) {
        if (is(card, Type::Exterior))
            found = card;
    });
    return found;
}

/// SCE-27k: without a Gate an Exterior lies there and does nothing.
bool Game::exteriorActive(CardId card) const { return gate(m_table.card(card).controller).valid(); }

/// SCE-29b: as many as there are.
void Game::drawCards(Seat seat, int amount, const char* rule)
{
    for (int i = 0; i < amount; ++i) {
        const CardId card = m_table.zone(zoneId(Deck, seat)).first;
        if (!card.valid())
            return;
        m_table.moveToEnd(card, zoneId(Hand, seat));
        see(card, static_cast<std::uint8_t>(1 << seat));
        say(Says::Draws, seat, card, NoCard, 0, 0, rule, static_cast<std::uint8_t>(1 << other(seat)));
        raise(Term::EventDraws, card, NoCard, seat, 0, amount);
    }
}

/// SCE-10c, SCE-10d, SCE-10f: a Champion with everything attached to it; it stays face up while in the arena.
void Game::turnUp(CardId card, const char* rule)
{
    const AtOnce all(*this); // SCE-25h
    if (!m_table.has(card, FaceUp)) {
        m_table.setFlag(card, FaceUp, true);
        see(card, 3);
        say(Says::Reveals, m_table.card(card).controller, card, NoCard, 0, 0, rule);
        raise(Term::EventIsRevealed, card, NoCard, m_table.card(card).controller);
    }
    if (is(card, Type::Champion))
        m_table.eachOn(card, [&](CardId on) { turnUp(on, "SCE-10c"); });
}

/// What ends when a card leaves the arena: effects on it (SCE-22k), its conditions (SCE-48c), its damage, its uses
/// (SCE-Q50). Moving between positions of the arena is no leaving (SCE-21e).
void Game::leavePlay(CardId card)
{
    CardState& state = m_table.card(card);
    ++state.entered;
    m_table.changed(Table::layoutOf(state.type) | Table::Faces | Table::Damage | state.statuses);
    state.damage = 0;
    state.statuses = 0;
    state.flags = 0;
    forgetUses(card);
    endEffectsOn(card);
    endEffectsOf(card);
    if (is(card, Type::Gate) && exterior(state.controller).valid())
        say(Says::Inactive, state.controller, exterior(state.controller), NoCard, 0, 0, "SCE-27k");
}

/// SCE-34c: a Champion that an effect takes out of the arena leaves combat, too. Of the dead that has been told already.
void Game::leavesCombat(CardId card)
{
    const Seat seat = m_table.card(card).controller;
    if (inCombat(seat) == card && !m_table.has(card, Dead))
        raise(Term::EventLeaves, card, NoCard, seat, Combat);
}

/// SCE-19a: shown before it enters the pile. What is attached goes too (SCE-44g, SCE-22k).
void Game::discardCard(CardId card, const char* rule)
{
    const AtOnce all(*this); // SCE-25h
    const bool wasInPlay = onTable(zoneKind(card));
    const Seat holder = m_table.card(card).controller;
    const CardId champion = m_table.card(card).holder;
    leavesCombat(card);
    if (wasInPlay)
        m_table.eachOn(card, [&](CardId on) { discardCard(on, rule); });
    const Seat owner = m_table.card(card).owner;
    m_table.card(card).controller = owner;
    see(card, 3);
    say(Says::Discards, holder, card, champion, 0, 0, rule != nullptr ? rule : "SCE-19a");
    m_table.moveToEnd(card, zoneId(DiscardPile, owner));
    if (wasInPlay)
        leavePlay(card);
    raise(Term::EventIsDiscarded, card, NoCard, holder);
    raise(Term::EventDiscards, card, NoCard, holder);
}

void Game::toHand(CardId card, Seat seat)
{
    const bool wasInPlay = onTable(zoneKind(card));
    leavesCombat(card);
    if (wasInPlay)
        m_table.eachOn(card, [&](CardId on) { discardCard(on, "SCE-Q22"); });
    m_table.card(card).controller = seat;
    m_table.moveToEnd(card, zoneId(Hand, seat));
    if (wasInPlay)
        leavePlay(card);
    see(card, static_cast<std::uint8_t>(1 << seat));
    say(Says::ReturnsToHand, seat, card, NoCard, 0, 0, "SCE-34j");
}

/// The in-combat Champion and one of the garrison change places without a retreat: it is cured (SCE-48a) and takes no
/// Bleeding damage (SCE-47c); a full garrison is no obstacle (SCE-Q31).
void Game::swapChampions(Seat seat, CardId newcomer)
{
    const CardId leaving = inCombat(seat);
    if (!newcomer.valid() || m_table.card(newcomer).zone != zoneId(Garrison, seat))
        return;
    if (leaving.valid()) {
        raise(Term::EventLeaves, leaving, NoCard, seat, Combat);
        m_table.moveBefore(leaving, newcomer);
        endConditions(leaving, 0xff, "SCE-48a");
        say(Says::GoesToGarrison, seat, leaving, NoCard, 0, 0, "SCE-48a");
    }
    enterCombat(seat, newcomer);
}

/// SCE-14b, SCE-15a: from the garrison only. Face up with its attachments (SCE-Q11).
void Game::enterCombat(Seat seat, CardId champion)
{
    m_table.moveToEnd(champion, zoneId(Combat, seat));
    m_state.players[seat].retreating = NoCard; // SCE-49m: an attempt is over when its Champion has left combat
    m_state.players[seat].failures = 0;
    say(Says::EntersCombat, seat, champion, NoCard, 0, 0, "SCE-14b");
    const AtOnce all(*this); // SCE-25h
    turnUp(champion, "SCE-Q11");
    raise(Term::EventEnters, champion, NoCard, seat, Combat); // SCE-21i: it stands there by now
}

} // namespace muster::engine::sceptre
