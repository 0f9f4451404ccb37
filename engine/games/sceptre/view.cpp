// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold after every step, and what a position comes down to.
#include <algorithm>

#include "engine/games/sceptre/game.h"

namespace muster::engine::sceptre {

namespace {

template <class List>
bool sameLists(const List& one, const List& other)
{
    return std::equal(one.begin(), one.end(), other.begin(), other.end());
}

} // namespace

const char* Game::brokenCache()
{
    (void)index();
    const HandList hands[2] = {handOf(0), handOf(1)};
    const Listed listed[3] = {m_listed[0], m_listed[1], m_listed[2]};
    const std::uint8_t conditions = conditionsInPlay();
    if (const char* wrong = CardGame::brokenCache()) // forgets everything
        return wrong;
    for (const Seat seat : {Seat(0), Seat(1)}) {
        if (!sameLists(hands[seat].different, handOf(seat).different) || hands[seat].coins != handOf(seat).coins)
            return "what is known of a hand is not right";
    }
    for (int part = 0; part <= tablePart; ++part) {
        const Listed& now = m_listed[part];
        if (!sameLists(listed[part].units, now.units) || !sameLists(listed[part].used, now.used)
            || !sameLists(listed[part].answering, now.answering) || listed[part].hpDependsOn != now.hpDependsOn
            || listed[part].readsGarrison != now.readsGarrison)
            return "a list of units or abilities is not right";
    }
    if ((conditionsInPlay() & ~conditions) != 0)
        return "a Battle Condition in play is not known";
    return anybodyDies() && m_state.deaths.empty() ? "a unit without HP is alive" : nullptr;
}

const char* Game::brokenInvariant()
{
    if (const char* wrong = CardGame::brokenInvariant())
        return wrong;
    if (over() || m_state.phase < Phase::WhoStarts)
        return nullptr;
    // What an attack has killed or taken away is replaced when it is over (SCE-Q43).
    const bool attackGoesOn = m_state.phase >= Phase::Announced && m_state.phase < Phase::Aftermath;
    for (const Seat seat : {Seat(0), Seat(1)}) {
        const int fighting = m_table.zone(zoneId(Combat, seat)).count;
        if (fighting > 1 || (fighting == 0 && !attackGoesOn)) // SCE-7a, SCE-7d
            return "a combat position does not hold one Champion";
        if (garrisoned(seat) > mostGarrisoned) // SCE-12a
            return "a garrison holds more than four";
        if (m_table.zone(zoneId(TrapRow, seat)).count > 3) // SCE-25b
            return "a row holds more than three Traps";
        if (m_table.zone(zoneId(GateSlot, seat)).count > 2) // SCE-28b, SCE-27f
            return "more than a Gate and an Exterior";
        if (m_state.players[seat].collected + m_table.zone(zoneId(BloodPile, seat)).count != 5)
            return "Blood Cards are lost";
    }
    if (m_table.zone(ArenaSlot).count > 1) // SCE-26c
        return "two Arena cards";
    for (const CardId card : inPlay()) {
        if (m_table.has(card, Dead)) {
            if (!attackGoesOn)
                return "a dead unit lies in play";
            continue;
        }
        const Type type = facts(card).type;
        const bool attached = m_table.card(card).holder.valid();
        if ((type == Type::Squire || type == Type::Coin || type == Type::Equipment) != attached && type != Type::Action)
            return "a card lies where its type cannot";              // SCE-38a
        if (type == Type::Champion && squiresOn(card) > mostSquires) // SCE-37a
            return "three Squires on a Champion";
        if ((type == Type::Champion || type == Type::Squire) && hp(card) == 0)
            return "a unit without HP is alive";
        if (type == Type::Champion && zoneKind(card) == Combat && !m_table.has(card, FaceUp)) // SCE-Q11
            return "a hidden Champion in combat";
        bool twice = false; // SCE-24b
        m_table.eachOn(card, [&](CardId on) {
            twice = twice || (is(on, Type::Equipment) && equipped(card, facts(on).slot) != on);
        });
        if (twice)
            return "two pieces of Equipment in one slot";
    }
    return nullptr;
}

/// Every action of the active player is offered exactly where nothing refuses it, and refused by a rule.
const char* Game::brokenListing()
{
    if (over() || m_state.phase != Phase::Main)
        return nullptr;
    const Seat seat = m_table.active;
    Options offered;
    listActions(seat, offered);
    if (offered.empty() || offered.overflowed())
        return "nothing can be done, or too much";
    for (const Option& option : offered) {
        if (option.action != AttachCoin && option.action != AttachSquire && option.action != PlayEquipment)
            continue;
        Options targets;
        listTargets(seat, option, targets);
        if (targets.empty())
            return "a card is offered that fits nowhere";
        for (const Option& target : targets) {
            if (refuseOn(seat, option, target.card, target.other))
                return "a target is offered that is refused";
        }
    }
    const auto alike = [&](CardId one, CardId another) { // equal cards of a hand are one option
        return one == another
            || (one.valid() && another.valid() && zoneKind(one) == Hand && zoneKind(another) == Hand
                && m_table.card(one).definition == m_table.card(another).definition);
    };
    const char* wrong = nullptr;
    eachAction(seat, [&](const Option& action) {
        const bool listed = std::any_of(offered.begin(), offered.end(), [&](const Option& option) {
            return option.action == action.action && option.ability == action.ability
                && alike(option.card, action.card);
        });
        const Refusal refusal = refuse(seat, action);
        if (!refusal && !listed)
            wrong = "what nothing refuses is not offered";
        else if (refusal && listed)
            wrong = "an option is offered that is refused";
        else if (refusal && !refusal.rule().starts_with("SCE-"))
            wrong = "something is refused without a rule";
    });
    return wrong;
}

/// Of what lies open beside the cards.
std::uint64_t Game::ownDigest(Seat) const
{
    std::uint64_t sum = 0;
    for (const Player& player : m_state.players)
        sum = mix(sum
                  ^ (player.collected | static_cast<std::uint64_t>(player.coins.size()) << 8
                     | static_cast<std::uint64_t>(player.failures) << 16
                     | static_cast<std::uint64_t>(player.deadHands) << 24));
    return sum;
}

std::uint64_t Game::digest() const
{
    std::uint64_t sum = mix(m_table.digest() ^ (over() ? std::uint8_t(Phase::Over) : m_state.phase));
    for (const Player& player : m_state.players)
        sum = mix(sum
                  ^ (player.collected | static_cast<std::uint64_t>(player.failures) << 8
                     | static_cast<std::uint64_t>(player.coins.size()) << 16));
    return mix(sum ^ (m_state.outcome.kind | static_cast<std::uint64_t>(m_state.outcome.winners) << 8));
}

} // namespace muster::engine::sceptre
