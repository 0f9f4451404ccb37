// SPDX-License-Identifier: GPL-3.0-or-later
// Where cards lie: rules 4, 16, 19, 22 and 26 to 28 as far as they say so.
#include "engine/games/sceptre/game.h"

namespace muster::engine::sceptre {

void Game::listAbilities(int part, AbilitiesOfPart& found)
{
    Listed& listed = m_listed[part];
    listed.units.clear();
    listed.used.clear();
    listed.answering.clear();
    listed.hpDependsOn = 0;
    listed.readsGarrison = false;
    const bool anyGiven = anythingGiven();
    eachOfPart(part, false, [&](CardId card) {
        const CardState& state = m_table.card(card);
        if (!state.plain) {
            if (state.type <= static_cast<std::uint8_t>(Type::Squire))
                listed.units.push(card);
            if (const CardFacts& printed = cardFacts(card); printed.lastsInPlay)
                listPrinted(card, printed, found, listed);
        }
        if (anyGiven && listGiven(card, found)) {
            if (!listed.used.contains(card))
                listed.used.push(card);
            if (!listed.answering.contains(card))
                listed.answering.push(card);
            listed.hpDependsOn = Table::Anything;
        }
    });
}

void Game::listPrinted(CardId card, const CardFacts& printed, AbilitiesOfPart& found, Listed& listed)
{
    const Facts& own = facts(card);
    if (own.used)
        listed.used.push(card);
    listed.readsGarrison = listed.readsGarrison || own.readsGarrison;
    if (own.respondsAnytime || own.passiveGarrison || own.readsGarrison)
        listed.answering.push(card);
    printed.inPlay.addTo(found, card);
    if (own.statesChangeHp)
        listed.hpDependsOn |= printed.inPlay.effectsOn();
}

CardId Game::findIn(Zone zone, Seat seat, Type type) const
{
    CardId found;
    m_table.each(zoneId(zone, seat), [&](CardId card) {
        if (is(card, type))
            found = card;
    });
    return found;
}

/// SCE-27k: without a Gate an Exterior lies there and does nothing.
bool Game::exteriorActive(CardId card) const { return gate(m_table.card(card).controller).valid(); }

/// SCE-29b: as many as there are.
void Game::draws(Seat seat, int amount, const char* rule)
{
    for (int i = 0; i < amount; ++i) {
        const CardId card = m_table.zone(zoneId(Deck, seat)).first;
        if (!card.valid())
            return;
        m_table.moveToEnd(card, zoneId(Hand, seat));
        see(card, static_cast<std::uint8_t>(1 << seat));
        tell(Tells::Draws, seat, card, NoCard, 0, 0, rule, static_cast<std::uint8_t>(1 << other(seat)));
        raise(Term::EventDraws, card, NoCard, seat, 0, amount);
    }
}

/// What ends when a card leaves the arena: effects on it (SCE-22k), its conditions (SCE-48c), its damage, its uses
/// (SCE-Q50). Moving between positions of the arena is no leaving (SCE-21e).
void Game::leaves(CardId card)
{
    leavePlay(card);
    const Seat seat = m_table.card(card).controller;
    if (is(card, Type::Gate) && exterior(seat).valid())
        say(Says::Inactive, seat, exterior(seat), NoCard, 0, 0, "SCE-27k");
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
    seeAll(card);
    tell(Tells::Discards, holder, card, champion, 0, 0, rule != nullptr ? rule : "SCE-19a");
    m_table.moveToEnd(card, zoneId(DiscardPile, owner));
    if (wasInPlay)
        leaves(card);
    raise(Term::EventIsDiscarded, card, NoCard, holder);
    raise(Term::EventDiscards, card, NoCard, holder);
}

void Game::returns(CardId card, Seat seat)
{
    const bool wasInPlay = onTable(zoneKind(card));
    leavesCombat(card);
    if (wasInPlay)
        m_table.eachOn(card, [&](CardId on) { discardCard(on, "SCE-Q22"); });
    m_table.card(card).controller = seat;
    m_table.moveToEnd(card, zoneId(Hand, seat));
    if (wasInPlay)
        leaves(card);
    see(card, static_cast<std::uint8_t>(1 << seat));
    tell(Tells::Returns, seat, card, NoCard, 0, 0, "SCE-34j");
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
