// SPDX-License-Identifier: GPL-3.0-or-later
// Attacks that texts make: each has its whole Combat Phase, and what is left of its text waits for the end of that.
#include <algorithm>

#include "engine/games/armory/game.h"

namespace muster::engine::armory {

/// Carries out the steps of a text: whether it has made an attack and waits. `this attack` in a text that makes one is the
/// attack that it makes.
bool Game::runText(code::Ref ability, Context& context)
{
    const std::size_t before = m_state.held.size();
    m_ahead = m_rules.attacks(ability) && m_state.attacks.empty() ? 1 : 0;
    run(m_code.ability(ability).steps, context);
    const bool waits = m_state.held.size() > before;
    if (m_ahead != 0 && !waits)
        forgetAhead(context.you);
    m_ahead = 0;
    return waits;
}

/// The attack that a text was about to make is not made: what was to last for it ends.
void Game::forgetAhead(Seat seat)
{
    ++m_table.attacks;
    passTime(Expiry::EndOfAttack, seat);
    --m_table.attacks;
}

/// An attack by a text: of a Technique, an Item, a Trinket (ARM-453, ARM-604), or a throw. On several opponents it is
/// as many attacks, one after the other (ARM-603).
void Game::attackByText(const code::Step& step, const Hits& hits, CardId by, Seat, Context& context)
{
    const Thrown thrown = m_thrown;
    m_thrown = {};
    const bool throws = thrown.weapon.valid() && thrown.weapon == by;
    const Words& words = m_rules.words;
    HeldText text;
    text.context = context;
    text.context.replaced = nullptr;
    text.context.proceeds = nullptr;
    Attack& attack = text.attack;
    attack.attacker = context.you;
    attack.source = by;
    attack.byWeapon = attack.thrown = throws;
    attack.fixed = true;
    attack.range = step.word2 == words.reachDamage                             ? std::uint8_t(Reach)
        : step.word2 == words.rangedDamage || step.word2 == words.thrownDamage ? std::uint8_t(Ranged)
                                                                               : std::uint8_t(0);
    attack.counter = throws && thrown.counter;
    for (const Hit& hit : hits) {
        if (hit.seat == NoSeat || !m_table.enemies(context.you, hit.seat) || (!throws && refuseTextAttack(context.you)))
            continue; // ARM-Q34: just the attack is left out
        attack.defender = hit.seat;
        attack.damage = static_cast<std::int16_t>(std::clamp(hit.amount + (throws ? thrown.added : 0), 0, 0x7fff));
        attack.text = text.number = ++m_state.texts;
        store(m_state.held, text);
        if (context.replaced == nullptr) // else something else waits for it
            holdText();
    }
}

void Game::holdsOn(code::Range steps, const Context& context)
{
    if (!m_state.held.empty())
        store(m_state.held.back().rest, Rest{steps, context.actor, context.it, context.itPlayer, context.forEach});
}

/// ARM-602: attacks of texts are made one after the other, when no other goes on.
void Game::beginWaiting()
{
    while (m_state.attacks.empty() && !m_state.held.empty() && !gameOver())
        beginHeld(0);
}

void Game::beginHeld(std::size_t at)
{
    if (++m_state.actions > mostActions) { // texts that answer each other without end
        m_table.abandoned = true;
        return;
    }
    HeldText& text = m_state.held[at];
    m_state.causer = text.attack.attacker;
    if (!text.attack.thrown && refuseTextAttack(text.attack.attacker)) {
        const Attack left = text.attack;
        forgetAhead(left.attacker);
        goOnAfter(left);
        return;
    }
    text.begun = true;
    beginAttack(Attack(text.attack));
}

/// The text that has made an attack goes on when that is over. If it attacks again, what it has left waits once more.
void Game::goOnAfter(const Attack& attack)
{
    if (attack.text == 0)
        return;
    std::size_t at = 0;
    while (at < m_state.held.size() && m_state.held[at].number != attack.text)
        ++at;
    if (at == m_state.held.size())
        return;
    const HeldText text = m_state.held[at];
    m_state.held.removeAt(at);
    Context context = text.context;
    const std::size_t before = m_state.held.size();
    m_kept = NoCard;
    std::size_t next = 0;
    while (next < text.rest.size() && m_state.held.size() == before && !gameOver()) {
        const Rest& rest = text.rest[next++];
        context.actor = rest.actor;
        context.it = rest.it;
        context.itPlayer = rest.itPlayer;
        context.forEach = rest.forEach;
        run(rest.steps, context);
    }
    Played played = text.played;
    played.kept = played.kept || (played.card.valid() && m_kept == played.card);
    if (m_state.held.size() > before) {
        HeldText& again = m_state.held.back();
        while (next < text.rest.size())
            store(again.rest, text.rest[next++]);
        again.played = played;
    } else if (played.card.valid()) {
        goOnPlaying(played);
    }
}

} // namespace muster::engine::armory
