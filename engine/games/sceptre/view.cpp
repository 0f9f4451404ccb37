// SPDX-License-Identifier: GPL-3.0-or-later
// What a player may see, what is dealt anew where a player cannot know, and what must hold after every step.
#include <algorithm>

#include "engine/games/sceptre/game.h"

namespace muster::engine::sceptre {

bool PlayerView::knows(CardId card) const
{
    const Table& table = m_game.table();
    return table.has(card, FaceUp) || (table.card(card).seen >> m_seat & 1) != 0;
}

/// SCE-6b, SCE-10a, SCE-13a, SCE-19b, SCE-19c: of hidden cards only that they are there. The other player's discard
/// pile shows its number; every card of it was shown when it went there.
std::uint64_t PlayerView::digest() const
{
    const Table& table = m_game.table();
    const State& state = m_game.state();
    std::uint64_t sum = mix(m_seat + 17u);
    const auto add = [&](std::uint64_t value) { sum = mix(sum ^ value); };
    add(table.turn);
    add(table.active);
    add(static_cast<std::uint64_t>(state.phase));
    const auto list = [&](auto&& self, CardId first, bool inOrder) -> void {
        std::uint64_t unordered = 0;
        for (CardId at = first; at.valid(); at = table.card(at).next) {
            const CardState& one = table.card(at);
            const std::uint64_t known = knows(at) ? one.definition + 1u : 0u;
            const std::uint64_t item =
                mix(known | static_cast<std::uint64_t>(static_cast<std::uint16_t>(one.damage)) << 16
                    | static_cast<std::uint64_t>(one.flags) << 32 | static_cast<std::uint64_t>(one.statuses) << 40);
            if (inOrder)
                add(item);
            else
                unordered += item;
            self(self, one.firstOn, inOrder);
        }
        add(unordered);
    };
    for (const Seat seat : {Seat(0), Seat(1)}) {
        const Player& player = state.players[seat];
        add(player.collected | static_cast<std::uint64_t>(player.coins.size()) << 8
            | static_cast<std::uint64_t>(player.failures) << 16 | static_cast<std::uint64_t>(player.deadHands) << 24);
        for (const Zone zone : {Deck, Hand, DiscardPile, BloodPile})
            add(table.zone(zoneId(zone, seat)).count);
        list(list, table.zone(zoneId(Hand, seat)).first, false);
        if (seat == m_seat)
            list(list, table.zone(zoneId(DiscardPile, seat)).first, true);
        for (const Zone zone : {Combat, Garrison, TrapRow, GateSlot, Beside})
            list(list, table.zone(zoneId(zone, seat)).first, true);
    }
    list(list, table.zone(ArenaSlot).first, true);
    for (const Modifier& one : table.modifiers)
        add(one.kind | static_cast<std::uint64_t>(one.word) << 8 | static_cast<std::uint64_t>(one.expiry.left) << 16
            | static_cast<std::uint64_t>(static_cast<std::uint16_t>(one.amount)) << 32);
    return sum;
}

/// The cards of each player that the viewer cannot know change their identities among each other, as far as their
/// places say what they can be: a hidden card of the garrison stays a Champion, of the Trap row a Trap, on a Champion
/// a Squire. A deal in which a unit would be dead that is alive is no possible one.
void Game::redeal(Game& game, Seat viewer, Stream& stream)
{
    constexpr int attempts = 20;
    const Definitions before = game.definitions();
    for (int i = 0; i < attempts; ++i) {
        for (const Seat seat : {Seat(0), Seat(1)})
            game.dealAnew(seat, viewer, stream);
        game.m_table.changed(Table::Anything);
        bool alive = true;
        for (const CardId card : game.inPlay()) {
            const bool unit = game.is(card, Type::Champion) || game.is(card, Type::Squire);
            alive = alive && (!unit || game.m_table.has(card, Dead) || game.hp(card) > 0);
        }
        if (alive)
            return;
    }
    game.deal(before);
}

Game::Definitions Game::definitions() const
{
    Definitions all;
    for (std::uint16_t i = 0; i < m_table.cardCount; ++i)
        all.push(m_table.card(CardId{i}).definition);
    return all;
}

void Game::deal(const Definitions& definitions)
{
    for (std::uint16_t i = 0; i < m_table.cardCount; ++i)
        becomes(CardId{i}, definitions[i]);
    m_table.changed(Table::Anything);
}

void Game::becomes(CardId card, std::uint16_t definition)
{
    const Facts& printed = m_rules.facts(definition);
    CardState& state = m_table.card(card);
    state.definition = definition;
    state.type = static_cast<std::uint8_t>(printed.type);
    state.plain = printed.plain;
}

void Game::dealAnew(Seat seat, Seat viewer, Stream& stream)
{
    FixedList<CardId, MostCards> hidden;
    FixedList<std::uint16_t, MostCards> pool;
    for (std::uint16_t i = 0; i < m_table.cardCount; ++i) {
        const CardId card{i};
        if (m_table.card(card).owner != seat || m_views[viewer].knows(card))
            continue;
        hidden.push(card);
        pool.push(m_table.card(card).definition);
    }
    stream.shuffle(std::span<std::uint16_t>(pool.begin(), pool.size()));
    // Places that want a certain type choose first, then the rest takes what is left.
    for (const bool bound : {true, false}) {
        for (const CardId card : hidden) {
            if (onTable(zoneKind(card)) != bound)
                continue;
            std::size_t at = 0;
            while (bound && m_rules.facts(pool[at]).type != facts(card).type)
                ++at;
            becomes(card, pool[at]);
            pool.removeAt(at);
        }
    }
}

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
    if (const char* wrong = Runner::brokenCache()) // forgets everything
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
    for (std::uint16_t i = 0; i < m_table.cardCount; ++i) {
        const CardState& state = m_table.card(CardId{i});
        const Facts& printed = m_rules.facts(state.definition);
        if (state.type != static_cast<std::uint8_t>(printed.type) || state.plain != printed.plain)
            return "a card does not know its type";
    }
    return anybodyDies() && m_state.deaths.empty() ? "a unit without HP is alive" : nullptr;
}

const char* Game::brokenInvariant()
{
    if (const char* wrong = m_table.brokenInvariant())
        return wrong;
    if (over() || m_state.phase < Phase::WhoStarts)
        return nullptr;
    // What an attack has killed or taken away is replaced when it is over (SCE-Q43).
    const bool attackGoesOn = m_state.phase >= Phase::Announced && m_state.phase < Phase::Aftermath;
    for (const Seat seat : {Seat(0), Seat(1)}) {
        const int fighting = m_table.zone(zoneId(Combat, seat)).count;
        if (fighting > 1 || (fighting == 0 && !attackGoesOn)) // SCE-7a, SCE-7d
            return "a combat position does not hold one Champion";
        if (garrisoned(seat) > 4) // SCE-12a
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
            return "a card lies where its type cannot";    // SCE-38a
        if (type == Type::Champion && squiresOn(card) > 2) // SCE-37a
            return "three Squires on a Champion";
        if ((type == Type::Champion || type == Type::Squire) && hp(card) == 0)
            return "a unit without HP is alive";
        if (type == Type::Champion && zoneKind(card) == Combat && !m_table.has(card, FaceUp)) // SCE-Q11
            return "a hidden Champion in combat";
        for (int slot = 0; slot < 3; ++slot) { // SCE-24b
            int pieces = 0;
            m_table.eachOn(card,
                           [&](CardId on) { pieces += is(on, Type::Equipment) && facts(on).slot == slot ? 1 : 0; });
            if (pieces > 1)
                return "two pieces of Equipment in one slot";
        }
    }
    return nullptr;
}

std::uint64_t Game::digest() const
{
    std::uint64_t sum = m_table.digest();
    sum = mix(sum ^ static_cast<std::uint64_t>(m_state.phase));
    for (const Player& player : m_state.players)
        sum = mix(sum
                  ^ (player.collected | static_cast<std::uint64_t>(player.failures) << 8
                     | static_cast<std::uint64_t>(player.coins.size()) << 16));
    return mix(sum ^ (m_state.outcome.kind | static_cast<std::uint64_t>(m_state.outcome.winners) << 8));
}

} // namespace muster::engine::sceptre
