// SPDX-License-Identifier: GPL-3.0-or-later
// Damage, deaths and what follows: rules 1, 30, 31, 39, 43 to 45, Turn Order 5.
#include "engine/games/sceptre/game.h"

namespace muster::engine::sceptre {

constexpr int bloodToWin = 5; // SCE-1a

/// The one place where damage is put on a unit.
void Game::hurt(CardId unit, int amount, CardId source, const char* rule, bool fixed, bool fromAttack)
{
    if (amount <= 0 || !unit.valid() || m_table.has(unit, Dead))
        return;
    Event event;
    event.kind = code::eventNumber(Term::EventTakesDamage);
    event.it = unit;
    event.that = source;
    event.player = m_table.card(unit).controller;
    event.amount = static_cast<std::int16_t>(amount);
    const auto happens = [&](Event& taken) { isHurt(taken, rule, fromAttack); };
    if (!fixed && concerns(code::eventBit(Term::EventTakesDamage)))
        wouldHappen(event, happens);
    else
        happens(event);
}

void Game::isHurt(const Event& event, const char* rule, bool fromAttack)
{
    const CardId unit = event.it;
    const CardId source = event.that;
    if (event.amount <= 0 || m_table.has(unit, Dead) || !onTable(zoneKind(unit)))
        return; // what answers it may have taken the unit away
    CardState& state = m_table.card(unit);
    state.damage = static_cast<std::int16_t>(std::min(10'000, state.damage + event.amount));
    m_table.changed(Table::Damage);
    tell(Tells::Damage, state.controller, unit, source, event.amount, hp(unit), rule);
    if (is(unit, Type::Champion) && !m_table.has(unit, FaceUp) && hp(unit) > 0)
        showSquiresThatSave(unit, fromAttack);
    m_lastHit = source;
    if (m_replacingExterior && dies(unit)) // of this, not of the HP that it is about to get again (SCE-Q43, SCE-Q75)
        die(unit, source, "SCE-30p");
    const AtOnce both(*this); // SCE-25h
    raise(Term::EventTakesDamage, unit, source, event.player, 0, event.amount);
    raise(Term::EventDealsDamage, source, unit, event.player, 0, event.amount);
}

/// It is dead from now on (SCE-Q43); what follows from that waits until it is settled.
void Game::die(CardId unit, CardId killer, const char* rule)
{
    const Seat seat = m_table.card(unit).controller;
    m_table.setFlag(unit, Dead, true);
    noteDeath({unit, killer, seat, is(unit, Type::Champion)});
    tell(Tells::Dies, seat, unit, killer, 0, 0, rule);
}

/// Looks at all units, and notes whether any of them lives by HP that are not printed on it.
bool Game::anybodyDies()
{
    bool found = false;
    m_saved = false;
    const bool sure = hpIsSure();
    eachListed(&Listed::units, [&](CardId unit) {
        const CardState& state = m_table.card(unit);
        if (sure && state.damage == 0)
            return;
        const bool wouldDie = state.damage >= m_rules.facts(state.definition).hp;
        m_saved = m_saved || wouldDie;
        found = found || ((wouldDie || !sure) && dies(unit));
    });
    return found;
}

/// SCE-30p, SCE-2a: a unit whose HP are 0 is dead at once, and cannot be saved; the rest follows when what is going on
/// is complete (SCE-Q43, SCE-Q75). Of several that die together those that the active player's opponent loses come
/// first (SCE-31b, SCE-Q76).
void Game::checkDeaths()
{
    endLapsed();
    uncoverLasting(); // SCE-Q39
    // Whether a unit is alive depends on its damage, and on effects that change its HP, unless all have enough of their own.
    Table::Changes kinds = Table::Damage;
    if (m_saved || !hpIsSure()) {
        (void)index();
        kinds |= Table::Layout | Table::Lasting;
        for (const Listed& part : m_listed)
            kinds |= part.hpDependsOn;
    }
    const bool destroyed = m_noted != m_state.deaths.size(); // or killed otherwise than by its HP since the last look
    if (!destroyed && !m_table.hasChanged(Table::GameReader, kinds))
        return;
    for (bool again = true; again;) {
        again = anybodyDies();
        CardList units;
        const bool sure = hpIsSure();
        if (again)
            eachListed(&Listed::units, [&](CardId card) {
                const CardState& state = m_table.card(card);
                if (!sure || state.damage >= m_rules.facts(state.definition).hp)
                    units.push(card);
            });
        for (const bool enemies : {true, false}) {
            for (const CardId card : units) {
                const CardState& state = m_table.card(card);
                if ((state.controller != m_table.active) != enemies || !onTable(zoneKind(card)) || !dies(card))
                    continue;
                die(card, m_lastHit, "SCE-30p");
            }
        }
        // SCE-39b: a dead Squire leaves at once, and its bonuses with it; no Blood Card (SCE-1c, SCE-39a)
        const AtOnce all(*this); // SCE-25h
        for (std::size_t i = 0; i < m_state.deaths.size(); ++i) {
            const Death death = m_state.deaths[i];
            if (death.champion || !m_table.has(death.card, Dead) || !m_table.card(death.card).holder.valid())
                continue;
            raise(Term::EventDies, death.card, death.killer, death.seat);
            if (death.killer.valid())
                raise(Term::EventKills, death.killer, death.card, m_table.card(death.killer).controller);
            discardCard(death.card, "SCE-39b");
            m_state.deaths.removeAt(i--);
        }
    }
    m_lastHit = NoCard;
    m_noted = m_state.deaths.size();
    m_table.looked(Table::GameReader);
    if (m_saved || m_rules.lowersHp) { // another bonus may have ended (SCE-Q71)
        eachListed(&Listed::units, [&](CardId unit) {
            if (is(unit, Type::Champion) && !m_table.has(unit, FaceUp) && !m_table.has(unit, Dead))
                showSquiresThatSave(unit, false);
        });
    }
}

/// Of several in one moment, those that the active player's opponent loses come first (SCE-31b, SCE-Q76).
void Game::noteDeath(const Death& death)
{
    store(m_state.deaths, death);
    if (m_table.abandoned)
        return;
    std::size_t at = m_state.deaths.size() - 1;
    for (; death.seat != m_table.active && at > m_noted && m_state.deaths[at - 1].seat == m_table.active; --at)
        m_state.deaths[at] = m_state.deaths[at - 1];
    m_state.deaths[at] = death;
}

/// SCE-31b: the effects of the attack count before those that killed the attacker when it broke through.
void Game::attackersDeathLast(std::size_t before)
{
    for (std::size_t i = 0; i < before && before < m_state.deaths.size(); ++i) {
        if (m_state.deaths[i].card == m_state.attack.attacker) {
            const Death own = m_state.deaths[i];
            m_state.deaths.removeAt(i);
            m_state.deaths.push(own);
            return;
        }
    }
}

/// SCE-T5a to SCE-T5d: Blood Cards in the order of the deaths, then what deaths trigger, then the Squires, then the
/// replacements; the player who has the next turn first (SCE-31a). Whoever dies of what a death triggers joins them: its
/// Blood Card and its effects come before the Squires of anybody (SCE-T5c, SCE-30w).
void Game::settleAll()
{
    FixedList<Death, 32> dead;
    while (!m_state.deaths.empty() && !gameOver()) {
        const FixedList<Death, 32> now = m_state.deaths;
        m_state.deaths.clear();
        m_noted = 0;
        for (const Death& death : now) { // SCE-1b, SCE-31c, SCE-31d, SCE-Q21: whatever killed it
            store(dead, death);
            collectBlood(other(death.seat), "SCE-T5a");
            if (gameOver())
                return;
        }
        raiseDeaths(now);
        drain();
        checkDeaths();
        if (gameOver())
            return;
        if (!m_state.deaths.empty())
            continue;
        const Seat next = other(m_table.active);
        for (const Seat seat : {next, m_table.active}) {
            for (const Death& death : dead) {
                if (death.seat == seat)
                    buryChampion(death.card);
            }
        }
        dead.clear();
        checkDeaths();
        if (!m_state.deaths.empty())
            continue; // whoever died of these deaths is settled too before anybody places a Champion (SCE-Q61)
        for (const Seat seat : {next, m_table.active})
            fillCombat(seat);
        if (gameOver())
            return;
        checkDeaths();
        drain();
        checkDeaths();
    }
    if (gameOver())
        return;
    // An effect may have taken the Champion in combat away without killing it.
    for (const Seat seat : {other(m_table.active), m_table.active})
        fillCombat(seat);
    if (!m_table.triggers.empty() && !gameOver()) {
        drain();
        checkDeaths();
        settleDeaths();
    }
}

/// SCE-T5c: what they wake goes on from left to right (SCE-25h), whichever of them has woken it.
void Game::raiseDeaths(const FixedList<Death, 32>& dead)
{
    const AtOnce all(*this);
    for (const Death& death : dead) {
        raise(Term::EventDies, death.card, death.killer, death.seat);
        if (inCombat(death.seat) == death.card) // SCE-34c: it is on its way out of combat
            raise(Term::EventLeaves, death.card, NoCard, death.seat, Combat);
        if (death.killer.valid())
            raise(Term::EventKills, death.killer, death.card, m_table.card(death.killer).controller);
    }
}

/// SCE-6d, SCE-1b: the next card of the own Blood pile, into the own hand. After a kill it cannot be declined (SCE-Q7).
void Game::collectBlood(Seat seat, const char* rule)
{
    const CardId card = m_table.zone(zoneId(BloodPile, seat)).first;
    Player& player = m_state.players[seat];
    ++player.collected;
    m_table.changed(Table::Values);
    if (card.valid()) {
        m_table.moveToEnd(card, zoneId(Hand, seat));
        see(card, static_cast<std::uint8_t>(1 << seat));
    }
    say(Says::CollectsBlood, seat, card, NoCard, player.collected, 0, rule, allBut(seat));
    if (player.collected >= bloodToWin)
        wins(seat, "SCE-1a"); // at once, before any replacement
}

/// SCE-44a to SCE-44g: its Squires may go to Champions of the garrison, the rest is discarded with it.
void Game::buryChampion(CardId champion)
{
    // Those that lay hidden on it were revealed with it (SCE-Q58), as it is shown itself on its way (SCE-19a).
    seeAll(champion);
    saveSquires(champion);
    discardCard(champion, "SCE-44g");
}

void Game::saveSquires(CardId champion)
{
    const Seat seat = m_table.card(champion).controller;
    m_table.eachOn(champion, [&](CardId squire) {
        if (!is(squire, Type::Squire) || m_table.has(squire, Dead))
            return;
        turnUp(squire, "SCE-Q58");
        Options options;
        options.push({});                                              // SCE-44f: discarded
        m_table.each(zoneId(Garrison, seat), [&](CardId to) {          // SCE-44c: never onto the Champion in combat
            if (m_table.has(to, Dead) || squiresOn(to) >= mostSquires) // SCE-44b, SCE-44d, SCE-Q42
                return;
            offer(options, to);
        });
        const CardId to = ask(SquireGoes, seat, options, squire).card;
        if (!to.valid())
            return;                 // goes with the Champion
        m_table.attach(squire, to); // SCE-43a: its effects are the new Champion's at once
        say(Says::MovesSquire, seat, squire, to, 0, 0, "SCE-44a");
        raise(Term::EventIsAttached, squire, to, seat);
    });
}

/// SCE-7a, SCE-45a, SCE-45b: one of the garrison, never one of the hand. Who cannot, loses (SCE-7b, SCE-45c).
void Game::fillCombat(Seat seat)
{
    if (over() || inCombat(seat).valid())
        return;
    if (const CardId newcomer = askNewChampion(seat); newcomer.valid())
        enterCombat(seat, newcomer);
    else
        wins(other(seat), "SCE-7b"); // SCE-45c
}

CardId Game::askNewChampion(Seat seat, CardId about)
{
    Options options;
    m_table.each(zoneId(Garrison, seat), [&](CardId card) {
        if (!m_table.has(card, Dead))
            offer(options, card);
    });
    return options.empty() ? NoCard : ask(NewChampion, seat, options, about).card;
}

} // namespace muster::engine::sceptre
