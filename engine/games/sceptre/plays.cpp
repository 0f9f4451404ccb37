// SPDX-License-Identifier: GPL-3.0-or-later
// Playing cards and using Abilities, once it is allowed: rules 10 to 13 and 15 to 28, Turn Order 3.
#include "engine/games/sceptre/game.h"

namespace muster::engine::sceptre {

constexpr int mostTraps = 3; // SCE-25b

void Game::attachCoin(Seat seat, CardId coin, CardId champion)
{
    store(m_state.players[seat].coins, CoinOfTurn{coin, champion});
    m_table.attach(coin, champion);
    layOpen(coin); // SCE-17b: the Coin is seen, the Champion is not
    tell(Tells::Attaches, seat, coin, champion, 0, 0, "SCE-17a");
    playedEvent(seat, coin, champion);
}

void Game::playChampion(Seat seat, CardId card)
{
    m_table.moveToEnd(card, zoneId(Garrison, seat));
    m_table.card(card).damage = 0;
    layHidden(card, seat); // SCE-10a
    say(Says::PlaysChampion, seat, card, NoCard, 0, 0, "SCE-10a", allBut(seat));
    playedEvent(seat, card);
}

/// SCE-42a: the old one is discarded first.
void Game::attachSquire(Seat seat, CardId squire, CardId champion, CardId replaced)
{
    const bool faceUp = comesFaceUp(seat, squire, champion);
    if (replaced.valid())
        discardCard(replaced, "SCE-42a");
    m_table.attach(squire, champion);
    faceUp ? layOpen(squire) : layHidden(squire, seat);
    say(faceUp ? Says::PlaysSquire : Says::HidesSquire, seat, squire, champion, 0, 0, "SCE-36a",
        faceUp ? std::uint8_t(0) : allBut(seat));
    playedEvent(seat, squire, champion);
}

CardId Game::equipped(CardId unit, int slot) const
{
    CardId found;
    m_table.eachOn(unit, [&](CardId on) {
        if (is(on, Type::Equipment) && facts(on).slot == slot)
            found = on;
    });
    return found;
}

void Game::equip(Seat seat, CardId equipment, CardId unit)
{
    const Facts& printed = facts(equipment);
    if (printed.requires_ >= 0)
        turnUp(unit, "SCE-23e");
    if (const CardId old = equipped(unit, printed.slot); old.valid()) { // SCE-24b, SCE-24c, SCE-24d
        say(Says::Replaces, seat, equipment, old, 0, 0, "SCE-24c");
        discardCard(old, "SCE-24c");
    }
    m_table.attach(equipment, unit);
    layOpen(equipment); // SCE-23d
    say(Says::Equips, seat, equipment, unit, 0, 0, "SCE-23a");
    playedEvent(seat, equipment, unit);
    offerRevealsBefore(equipment);
}

/// What is woken by the playing of a card comes before its text. In the pre-attack part whoever dies of it is replaced at
/// once (SCE-K41); in the middle of something else that waits until it is complete (SCE-Q43).
void Game::answerPlay()
{
    if (m_state.phase != Phase::Main || draining() || running() || m_replacingExterior) {
        drain();
        return;
    }
    settled();
}

/// A card comes into the arena from the hand, for everybody to see.
void Game::comes(Seat seat, CardId card, Zone zone, const char* rule)
{
    m_table.moveToEnd(card, zoneId(zone, seat));
    layOpen(card);
    say(Says::Plays, seat, card, NoCard, 0, 0, rule);
}

/// SCE-22a: its text happens at once. It then lies on the one unit that it concerns (SCE-22b), or beside the discard
/// pile (SCE-22e), until its effect ends.
void Game::playAction(Seat seat, CardId card)
{
    comes(seat, card, Beside, "SCE-22a");
    const std::uint16_t since = m_table.card(card).entered;
    playedEvent(seat, card);
    answerPlay();
    offerReveals(other(seat));
    runPlayed(seat, card, since);
}

void Game::playExterior(Seat seat, CardId card)
{
    const CardId old = exterior(seat);
    if (old.valid()) // SCE-27f: the old one is discarded first
        discardCard(old, "SCE-27f");
    comes(seat, card, GateSlot, "SCE-27a");
    const std::uint16_t since = m_table.card(card).entered;
    playedEvent(seat, card);
    m_replacingExterior = old.valid(); // SCE-Q75: until the text of the new one has begun
    offerRevealsBefore(card);
    answerPlay();
    m_replacingExterior = false;
    runPlayed(seat, card, since); // SCE-27a
}

/// Of a text: one with which it can be paid, and of the Origin that the card asks for. False: there is none.
bool Game::chooseTarget(const code::Ability& ability, Context& context)
{
    if (ability.target == code::None)
        return true;
    const CardId card = context.self;
    const bool asksOrigin = is(card, Type::Action);
    CardList targets;
    collect(ability.target, context, context.you, targets);
    targets.removeIf([&](CardId target) {
        Context with = context;
        with.target = target;
        return (asksOrigin && !ofOrigin(card, target)) || !payable(ability.cost, with);
    });
    if (targets.empty())
        return false;
    context.target = askCard(context.you, targets, card, Term::Ability);
    targeted(context.target, ability.target);
    return true;
}

/// SCE-21a: the effects of a card that is played; then whether it stays for those that last.
void Game::runPlayed(Seat seat, CardId card, std::uint16_t since)
{
    if (!m_table.same(card, since) || gameOver())
        return;                     // what its being played has triggered took it away: SCE-22b, SCE-27c
    if (is(card, Type::Exterior)) { // or its Gate: then its text waits for another one (SCE-27k, SCE-27l)
        m_table.setFlag(card, TextWaits, !exteriorActive(card));
        if (!exteriorActive(card))
            return;
    }
    const Facts& printed = facts(card);
    bool lasting = false;
    CardId one = NoCard; // the only unit that it concerns
    bool several = false;
    for (const code::Ability& ability : m_code.abilitiesOf(printed.does)) {
        if (ability.kind != code::Ability::Plays || gameOver())
            continue;
        Context context;
        context.you = seat;
        context.self = card;
        context.lies = card;
        if (!chooseTarget(ability, context))
            continue;
        if (!holdsIfShown(ability.onlyIf, context))
            continue;
        if (!payable(ability.cost, context))
            continue;             // what its being played has triggered took it: costs are paid in full (SCE-Q59)
        payFor(ability, context); // SCE-22g, SCE-27h
        run(ability.steps, context);
        lasting = lasting || context.madeLasting;
    }
    if (m_table.card(card).entered != since || m_table.card(card).zone == zoneId(DiscardPile, seat))
        return; // its text has moved it already
    for (const Modifier& made : m_table.modifiers) {
        if (made.lies != card)
            continue;
        const CardId on = made.target;
        const bool unit = on.valid() && isUnit(on);
        if (!unit || (one.valid() && one != on)) // SCE-22e; nor can it lie on itself
            several = true;
        one = on;
    }
    const bool stays = lasting && (one.valid() || several);
    if (printed.type == Type::Exterior) { // SCE-27b: it stays, unless it does nothing more
        if (!stays && !cardFacts(card).lastsInPlay)
            discardCard(card, "SCE-27n"); // SCE-Q37: a single-use one is discarded right after it
        return;
    }
    if (!stays)
        discardCard(card, "SCE-22d");
    else if (!several)
        m_table.attach(card, one); // SCE-22b
}

void Game::setTrap(Seat seat, CardId card)
{
    Options options;
    if (m_table.zone(zoneId(TrapRow, seat)).count < mostTraps)
        options.push({});
    m_table.each(zoneId(TrapRow, seat), [&](CardId trap) { offer(options, trap); });
    const CardId old = ask(TrapPlace, seat, options, card).card;
    if (old.valid()) { // SCE-25d: without its effect; SCE-25e: into its place
        m_table.moveBefore(card, old);
        say(Says::Replaces, seat, card, old, 0, 0, "SCE-25e", allBut(seat));
        discardCard(old, "SCE-25d");
    } else {
        m_table.moveToEnd(card, zoneId(TrapRow, seat));
    }
    layHidden(card, seat); // SCE-13a
    say(Says::SetsTrap, seat, card, NoCard, 0, 0, "SCE-13a", allBut(seat));
    playedEvent(seat, card);
}

void Game::playGate(Seat seat, CardId card)
{
    m_table.moveToFront(card, zoneId(GateSlot, seat));
    layOpen(card);
    say(Says::Plays, seat, card, NoCard, 0, 0, "SCE-28a");
    if (const CardId waiting = exterior(seat); waiting.valid()) { // SCE-27l: it goes on from where it stopped
        say(Says::ActiveAgain, seat, waiting, NoCard, 0, 0, "SCE-27l");
        offerRevealsBefore(waiting);
    }
    playedEvent(seat, card);
    if (const CardId waiting = exterior(seat); waiting.valid() && (m_table.card(waiting).flags & TextWaits) != 0) {
        const std::uint16_t since = m_table.card(waiting).entered;
        answerPlay();
        runPlayed(seat, waiting, since);
    }
}

void Game::playArena(Seat seat, CardId card)
{
    if (const CardId old = m_table.zone(ArenaSlot).first; old.valid())
        discardCard(old, "SCE-26d");         // to the pile of whoever played it; SCE-26c: one in the whole game
    comes(seat, card, ArenaSlot, "SCE-26a"); // SCE-26b
    playedEvent(seat, card);
    offerRevealsBefore(card);
}

void Game::playedEvent(Seat seat, CardId card, CardId onto)
{
    const AtOnce all(*this); // SCE-25h
    raise(Term::EventPlays, card, NoCard, seat);
    raise(Term::EventIsPlayed, card, NoCard, seat);
    if (onto.valid())
        raise(Term::EventIsAttached, card, onto, seat);
}

/// SCE-34f, SCE-34h. A hidden Champion is revealed by it (SCE-11c, SCE-34j); a hidden Squire shows itself, not its
/// Champion (SCE-11h, SCE-11i).
void Game::useAbility(Seat seat, CardId card, code::Ref at)
{
    const code::Ability& ability = m_code.ability(at);
    const std::uint16_t since = m_table.card(card).entered;
    if (is(card, Type::Champion))
        turnUp(card, "SCE-11c");
    else if (!m_table.has(card, FaceUp))
        turnUp(card, "SCE-11h");
    say(Says::UsesAbility, seat, card, NoCard, at, 0, "SCE-34i"); // SCE-34i: announced
    countUse(card, at);
    // Abilities are the Champions' (SCE-34a): a Squire, an Equipment or an Exterior has none
    raise(Term::EventUses, card, NoCard, seat, facts(card).ability.contains(at) ? 0 : 1);
    answerPlay();
    offerReveals(other(seat));
    const bool off = m_table.same(card, since) && !m_table.has(card, Dead) && !works(card, ability, nullptr);
    if (gameOver() || off)
        return; // what answered it has turned it off
    Context context;
    context.you = seat;
    context.self = card;
    if (!chooseTarget(ability, context))
        return;
    if (!m_table.same(card, since))
        m_setAside.push(card); // it has left: what its text does with itself cannot be done, the rest can (SCE-Q43)
    if (payable(ability.cost, context)) { // else what answered the announcement took it away
        pay(ability.cost, context);
        context.lies = lastsWith(card); // an Exterior, if it has not been the price
        run(ability.steps, context);
    }
    m_setAside.removeIf([&](CardId one) { return one == card; });
}

} // namespace muster::engine::sceptre
