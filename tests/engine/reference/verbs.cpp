// SPDX-License-Identifier: GPL-3.0-or-later
// What verbs do to the table, as the rulebook says.
#include <algorithm>

#include "reference/carrying_out.h"

namespace muster::test {

using namespace engine::sceptre;

void CarryingOut::turnUp(CardId card) // with what is attached to it: SCE-10c
{
    m_table.card(card).flags |= engine::FaceUp;
    see(card, 3);
    if (m_game.is(card, Type::Champion))
        m_table.eachOn(card, [&](CardId on) { turnUp(on); });
}

namespace {

/// Whether something has to be read from a card to know that it is meant.
bool described(const View& selector)
{
    const query::Query* query = selector.is(Term::Selector) ? selector.query("query") : nullptr;
    return query != nullptr && !query->matchesEverything();
}

} // namespace

/// Whether certain cards are meant, rather than all that fit alike (SCE-Q39).
bool CarryingOut::singlesOut(const View& selector, const Situation& s) const
{
    if (selector.is(Term::RoleIt))
        return !s.oneOfAll;
    if (selector.is(Term::RoleHolder))
        return !m_game.is(s.self, Type::Squire); // SCE-11i
    const View count = selector.is(Term::Selector) ? selector.child("count") : View();
    return (!count.is(Term::CountEach) && !count.is(Term::CountAll)) || described(selector);
}

void CarryingOut::touch(CardId card) // SCE-11g
{
    if (m_game.is(card, Type::Champion) && inPlay(card) && !m_table.has(card, engine::FaceUp))
        turnUp(card);
}

void CarryingOut::damage(CardId target, int amount, CardId source)
{
    const bool unit = m_game.is(target, Type::Champion) || m_game.is(target, Type::Squire);
    if (amount <= 0 || !unit || !inPlay(target) || m_table.has(target, engine::Dead))
        return;
    engine::CardState& state = m_table.card(target);
    state.damage = static_cast<std::int16_t>(state.damage + amount);
    m_lastHit = source;
    // SCE-Q71: a hidden Squire that keeps a hidden Champion alive is shown
    if (!m_game.is(target, Type::Champion) || m_table.has(target, engine::FaceUp)
        || m_game.facts(target).hp > state.damage || m_reference.number("hp", target) <= 0)
        return;
    m_table.eachOn(target, [&](CardId on) {
        if (m_game.is(on, Type::Squire) && !m_table.has(on, engine::FaceUp) && m_reference.givesHp(on))
            turnUp(on);
    });
}

void CarryingOut::heal(CardId card, int amount)
{
    engine::CardState& state = m_table.card(card);
    state.damage = static_cast<std::int16_t>(state.damage - std::clamp<int>(amount, 0, state.damage));
}

/// SCE-46a, SCE-40a. A card in play may do something else instead.
void CarryingOut::inflict(CardId card, const std::string& status)
{
    if (!m_game.is(card, Type::Champion) || m_table.has(card, engine::Dead) || !inPlay(card))
        return;
    for (const CardId one : m_reference.inPlay()) {
        View instead;
        Situation s;
        s.you = m_table.card(one).controller;
        s.self = one;
        s.it = card;
        if (m_table.has(one, engine::Dead))
            continue;
        m_reference.eachAbility(one, [&](const View& ability) {
            for (const View& event : ability.children("instead of")) {
                if (event.is(Term::EventBecomes) && event.text("object") == status
                    && m_reference.fits(event.child("subject"), card, s) && m_reference.holds(ability.child("if"), s))
                    instead = ability;
            }
        });
        if (instead.valid()) {
            run(instead.children("then"), s);
            return;
        }
    }
    m_table.card(card).statuses |=
        static_cast<std::uint8_t>(1 << engine::code::Dialect::find(m_game.code().dialect.statuses, status));
}

void CarryingOut::cure(CardId card, std::uint8_t statuses)
{
    m_table.card(card).statuses &= static_cast<std::uint8_t>(~statuses);
}

void CarryingOut::collectBlood(Seat seat) // SCE-6d, SCE-1a
{
    if (const CardId card = m_table.zone(zoneId(BloodPile, seat)).first; card.valid()) {
        m_table.moveToEnd(card, zoneId(Hand, seat));
        see(card, 1 << seat);
    }
    if (++m_state.players[seat].collected >= 5)
        m_state.outcome.kind = engine::Outcome::Won;
}

void CarryingOut::draw(Seat seat, int amount) // SCE-29b: as many as there are
{
    for (; amount > 0; --amount) {
        const CardId card = m_table.zone(zoneId(Deck, seat)).first;
        if (!card.valid())
            return;
        m_table.moveToEnd(card, zoneId(Hand, seat));
        see(card, 1 << seat);
    }
}

/// SCE-19a, SCE-44g: shown, onto its owner's pile, with everything that was attached to it.
void CarryingOut::discard(CardId card)
{
    const bool wasInPlay = inPlay(card);
    if (wasInPlay)
        m_table.eachOn(card, [&](CardId on) { discard(on); });
    const Seat owner = m_table.card(card).owner;
    m_table.card(card).controller = owner;
    see(card, 3);
    m_table.moveToEnd(card, zoneId(DiscardPile, owner));
    if (wasInPlay)
        leavePlay(card);
}

/// SCE-22k, SCE-48c, SCE-Q50: nothing of it lasts.
void CarryingOut::leavePlay(CardId card)
{
    engine::CardState& state = m_table.card(card);
    ++state.entered;
    state.damage = 0;
    state.statuses = 0;
    state.flags = 0;
    m_table.uses.removeIf([&](const engine::Use& use) {
        const View ability(m_game.rules().catalogue().effects(), m_game.code().ability(use.ability).node);
        return use.card == card && ability.child("limit").text("per") != "game";
    });
    endEffects(card);
}

/// Effects on it end, and those for which it lay there. What lay there for no other effect is discarded.
void CarryingOut::endEffects(CardId card)
{
    Cards lying;
    m_table.modifiers.removeIf([&](const engine::Modifier& one) {
        if (one.target != card && one.lies != card)
            return false;
        if (one.lies.valid() && one.lies != card && std::find(lying.begin(), lying.end(), one.lies) == lying.end())
            lying.push_back(one.lies);
        return true;
    });
    for (const CardId one : lying) {
        const bool needed = std::any_of(m_table.modifiers.begin(), m_table.modifiers.end(),
                                        [&](const engine::Modifier& other) { return other.lies == one; });
        const bool stays = m_game.is(one, Type::Exterior) && m_game.cardFacts(one).lastsInPlay;
        if (!needed && !stays && inPlay(one))
            discard(one);
    }
}

void CarryingOut::destroy(CardId card, const Situation& s)
{
    if (!m_game.is(card, Type::Champion) && !m_game.is(card, Type::Squire)) {
        discard(card);
        return;
    }
    m_table.card(card).flags |= engine::Dead;
    m_state.deaths.push({card, s.self, m_table.card(card).controller, m_game.is(card, Type::Champion)});
}

void CarryingOut::move(CardId card, const View& place)
{
    const std::string_view to = place.text("zone");
    const Seat controller = m_table.card(card).controller;
    const Seat owner = m_table.card(card).owner;
    if (to == "garrison" && !inPlay(card)) { // SCE-10a, SCE-12a
        if (!m_game.is(card, Type::Champion) || garrisoned(owner) >= 4)
            return;
        m_table.moveToEnd(card, zoneId(Garrison, owner));
        ++m_table.card(card).entered;
        m_table.card(card).seen = static_cast<std::uint8_t>(1 << owner);
    } else if (to == "garrison") { // SCE-Q31
        if (m_table.zone(zoneId(Combat, controller)).first == card && garrisoned(controller) > 0)
            swapChampions(controller, askNewChampion(controller));
    } else if (to == "hand") {
        toHand(card, owner);
    } else if (to == "discard pile") {
        discard(card);
    } else if (to == "deck") {
        const bool wasInPlay = inPlay(card);
        if (wasInPlay)
            m_table.eachOn(card, [&](CardId on) { discard(on); });
        m_table.card(card).controller = owner;
        if (place.text("at") == "bottom")
            m_table.moveToEnd(card, zoneId(Deck, owner));
        else
            m_table.moveToFront(card, zoneId(Deck, owner));
        if (wasInPlay)
            leavePlay(card);
    }
}

void CarryingOut::toHand(CardId card, Seat seat)
{
    const bool wasInPlay = inPlay(card);
    if (wasInPlay)
        m_table.eachOn(card, [&](CardId on) { discard(on); }); // SCE-Q22
    m_table.card(card).controller = seat;
    m_table.moveToEnd(card, zoneId(Hand, seat));
    if (wasInPlay)
        leavePlay(card);
    see(card, 1 << seat);
}

/// SCE-17e, SCE-43a. A Squire on a hidden Champion stays as it is; everything else lies open.
void CarryingOut::attach(CardId card, CardId to)
{
    const bool comes = !inPlay(card);
    const bool mayHide = m_game.is(card, Type::Squire) && !m_table.has(to, engine::FaceUp);
    const Seat seat = m_table.card(card).controller;
    const bool hides = comes && mayHide && askNumber(seat, static_cast<engine::Ask>(FaceOfSquire), {0, 1}) == 0;
    m_table.attach(card, to);
    if (comes)
        ++m_table.card(card).entered;
    if (m_game.is(card, Type::Equipment) && m_game.facts(card).requires_ >= 0)
        turnUp(to); // SCE-11d
    if (hides) {    // SCE-10b
        m_table.card(card).seen = static_cast<std::uint8_t>(1 << seat);
    } else if (comes || !mayHide) {
        m_table.card(card).flags |= engine::FaceUp;
        see(card, 3);
    }
}

void CarryingOut::exchange(CardId card, CardId with)
{
    const bool garrison = m_game.zoneOfCard(card) == Garrison;
    swapChampions(m_table.card(card).controller, garrison ? card : with);
}

/// The one in combat goes into the garrison and is cured (SCE-48a); the other one lies open in combat (SCE-Q11).
void CarryingOut::swapChampions(Seat seat, CardId newcomer)
{
    if (m_table.card(newcomer).zone != zoneId(Garrison, seat))
        return;
    if (const CardId leaving = m_table.zone(zoneId(Combat, seat)).first; leaving.valid()) {
        m_table.moveBefore(leaving, newcomer);
        cure(leaving, 0xff);
    }
    m_table.moveToEnd(newcomer, zoneId(Combat, seat));
    turnUp(newcomer);
}

/// SCE-30p, SCE-39b: a unit without HP is dead; a dead Squire leaves at once. The opponent of the active player's
/// first (SCE-31b).
void CarryingOut::deaths()
{
    for (bool somebody = true; somebody;) {
        somebody = false;
        const Cards lying = m_reference.inPlay();
        for (const bool enemies : {true, false}) {
            for (const CardId card : lying) {
                const engine::CardState& state = m_table.card(card);
                const bool unit = m_game.is(card, Type::Champion) || m_game.is(card, Type::Squire);
                if (!unit || (state.controller != m_table.active) != enemies || m_table.has(card, engine::Dead)
                    || m_reference.number("hp", card) > 0)
                    continue;
                m_table.card(card).flags |= engine::Dead;
                m_state.deaths.push({card, m_lastHit, state.controller, m_game.is(card, Type::Champion)});
                somebody = true;
            }
        }
        for (std::size_t i = 0; i < m_state.deaths.size();) {
            const Death death = m_state.deaths[i];
            if (!death.champion && m_table.has(death.card, engine::Dead) && m_table.card(death.card).holder.valid()) {
                discard(death.card);
                m_state.deaths.removeAt(i);
            } else {
                ++i;
            }
        }
    }
    m_lastHit = {};
}

} // namespace muster::test
