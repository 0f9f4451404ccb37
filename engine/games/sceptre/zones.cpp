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
            if (const CardFacts& printed = m_rules.cardFacts(state.definition); printed.lastsInPlay) {
                printed.inPlay.addTo(found, card);
                const Facts& own = m_rules.facts(state.definition);
                if (own.used)
                    listed.used.push(card);
                listed.readsGarrison = listed.readsGarrison || own.readsGarrison;
                if (own.respondsAnytime || own.passiveGarrison || own.readsGarrison)
                    listed.answering.push(card);
                if (own.statesChangeHp)
                    listed.hpDependsOn |= printed.inPlay.effectsOn();
            }
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

/// SCE-27k: without a Gate an Exterior lies there and does nothing.
bool Game::exteriorActive(CardId card) const { return gate(m_table.card(card).controller).valid(); }

/// By which rule lines of all games are told here.
const char* Game::ruleOf(Tells what, CardId card) const
{
    switch (what) {
    case Tells::Heals:
        return "SCE-2c";
    case Tells::LooksAt:
        return "SCE-10f";
    case Tells::Shuffles: // a deck is shuffled after a search, and so nobody knows its order any more
        return "SCE-Q55";
    case Tells::Searches:
        return card.valid() && is(card, Type::Coin) ? "SCE-18f" : "SCE-Q55";
    default:
        return nullptr;
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

/// Before a card goes anywhere else: a Champion that an effect takes out of the arena leaves combat, too (SCE-34c; of the
/// dead that has been told already), and what is attached is discarded.
void Game::takeOut(CardId card, const char* rule)
{
    const Seat seat = m_table.card(card).controller;
    if (inCombat(seat) == card && !m_table.has(card, Dead))
        raise(Term::EventLeaves, card, NoCard, seat, Combat);
    if (onTable(zoneKind(card)))
        m_table.eachOn(card, [&](CardId on) { discardCard(on, rule); });
}

/// To a zone of its owner's, out of the arena or from elsewhere.
void Game::goesTo(CardId card, Zone zone, bool front)
{
    const bool wasInPlay = onTable(zoneKind(card));
    const Seat owner = m_table.card(card).owner;
    m_table.card(card).controller = owner;
    front ? m_table.moveToFront(card, zoneId(zone, owner)) : m_table.moveToEnd(card, zoneId(zone, owner));
    if (wasInPlay)
        leaves(card);
}

/// SCE-19a: shown before it enters the pile. What is attached goes too (SCE-44g, SCE-22k).
void Game::discardCard(CardId card, const char* rule)
{
    const AtOnce all(*this); // SCE-25h
    const Seat holder = m_table.card(card).controller;
    takeOut(card, rule);
    seeAll(card);
    tell(Tells::Discards, holder, card, m_table.card(card).holder, 0, 0, rule != nullptr ? rule : "SCE-19a");
    goesTo(card, DiscardPile);
    raise(Term::EventIsDiscarded, card, NoCard, holder);
    raise(Term::EventDiscards, card, NoCard, holder);
}

void Game::returns(CardId card)
{
    const Seat seat = m_table.card(card).owner;
    takeOut(card, "SCE-Q22");
    goesTo(card, Hand);
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
