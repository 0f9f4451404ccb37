// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/table.h"

#include <bitset>

namespace muster::engine {

void Table::reset(int seatCount, int zonesInAll)
{
    cardCount = 0;
    zoneCount = static_cast<std::uint8_t>(zonesInAll);
    seats = static_cast<std::uint8_t>(seatCount);
    active = NoSeat;
    turn = 0;
    batch = 0;
    epoch = 0;
    abandoned = false;
    attacker = attacked = NoCard;
    for (int i = 0; i < zonesInAll; ++i)
        zones[static_cast<std::size_t>(i)] = {};
    modifiers.clear();
    triggers.clear();
    uses.clear();
    history.clear();
}

CardId Table::addCard(std::uint16_t definition, Seat owner, ZoneId zone)
{
    if (cardCount == MostCards) {
        abandoned = true;
        return NoCard;
    }
    const CardId id{cardCount++};
    CardState& one = card(id);
    one = {};
    one.definition = definition;
    one.owner = one.controller = owner;
    moveToEnd(id, zone);
    return id;
}

void Table::setFlag(CardId id, std::uint8_t flag, bool on)
{
    CardState& one = card(id);
    one.flags = static_cast<std::uint8_t>(on ? one.flags | flag : one.flags & ~flag);
    ++epoch;
}

void Table::unlink(CardId id)
{
    CardState& one = card(id);
    CardId* first = nullptr;
    CardId* last = nullptr;
    if (one.holder.valid()) {
        first = &card(one.holder).firstOn;
        last = &card(one.holder).lastOn;
    } else if (one.zone != NoZone) {
        first = &zones[one.zone].first;
        last = &zones[one.zone].last;
        --zones[one.zone].count;
    } else {
        return; // not lying anywhere yet
    }
    (one.previous.valid() ? card(one.previous).next : *first) = one.next;
    (one.next.valid() ? card(one.next).previous : *last) = one.previous;
    one.next = one.previous = one.holder = NoCard;
    one.zone = NoZone;
    ++epoch;
}

void Table::moveToEnd(CardId id, ZoneId zone)
{
    unlink(id);
    CardState& one = card(id);
    Zone& to = zones[zone];
    one.zone = zone;
    one.previous = to.last;
    (to.last.valid() ? card(to.last).next : to.first) = id;
    to.last = id;
    ++to.count;
    ++epoch;
}

void Table::moveToFront(CardId id, ZoneId zone)
{
    unlink(id);
    CardState& one = card(id);
    Zone& to = zones[zone];
    one.zone = zone;
    one.next = to.first;
    (to.first.valid() ? card(to.first).previous : to.last) = id;
    to.first = id;
    ++to.count;
    ++epoch;
}

void Table::moveBefore(CardId id, CardId other)
{
    unlink(id);
    CardState& one = card(id);
    CardState& after = card(other);
    one.zone = after.zone;
    one.holder = after.holder;
    one.next = other;
    one.previous = after.previous;
    if (after.previous.valid())
        card(after.previous).next = id;
    else
        (after.holder.valid() ? card(after.holder).firstOn : zones[after.zone].first) = id;
    after.previous = id;
    if (one.zone != NoZone)
        ++zones[one.zone].count;
    ++epoch;
}

void Table::attach(CardId id, CardId holder)
{
    unlink(id);
    CardState& one = card(id);
    CardState& to = card(holder);
    one.holder = holder;
    one.zone = NoZone;
    one.previous = to.lastOn;
    (to.lastOn.valid() ? card(to.lastOn).next : to.firstOn) = id;
    to.lastOn = id;
    ++epoch;
}

void Table::shuffle(ZoneId zone, Stream& stream)
{
    FixedList<CardId, MostCards> order;
    each(zone, [&](CardId id) { order.push(id); });
    stream.shuffle(std::span<CardId>(order.begin(), order.size()));
    CardId before = NoCard;
    for (const CardId id : order) {
        CardState& one = card(id);
        one.previous = before;
        one.next = NoCard;
        if (before.valid())
            card(before).next = id;
        before = id;
    }
    if (!order.empty()) {
        zones[zone].first = order.front();
        zones[zone].last = order.back();
    }
    ++epoch;
}

const char* Table::brokenInvariant() const
{
    std::bitset<MostCards> found;
    const char* wrong = nullptr;
    const auto walk = [&](auto&& self, CardId first, CardId last, ZoneId zone, CardId holder, int depth) -> int {
        int count = 0;
        CardId before = NoCard;
        for (CardId at = first; at.valid() && wrong == nullptr; at = card(at).next) {
            if (at.value >= cardCount)
                wrong = "a list names a card that there is not";
            else if (found.test(at.value))
                wrong = "a card lies in two places";
            else if (card(at).previous != before || card(at).zone != zone || card(at).holder != holder)
                wrong = "a card does not know where it lies";
            else if (depth > 4)
                wrong = "cards are attached too deep";
            if (wrong != nullptr)
                return count;
            found.set(at.value);
            ++count;
            before = at;
            self(self, card(at).firstOn, card(at).lastOn, NoZone, at, depth + 1);
        }
        if (wrong == nullptr && last != before)
            wrong = "a list does not know its end";
        return count;
    };
    for (int i = 0; i < zoneCount && wrong == nullptr; ++i) {
        const Zone& one = zones[static_cast<std::size_t>(i)];
        if (walk(walk, one.first, one.last, static_cast<ZoneId>(i), NoCard, 0) != one.count && wrong == nullptr)
            wrong = "a zone miscounts its cards";
    }
    if (wrong == nullptr && found.count() != cardCount)
        wrong = "a card lies nowhere";
    return wrong;
}

std::uint64_t Table::digest() const
{
    std::uint64_t sum = 0;
    const auto add = [&](std::uint64_t value) { sum = mix(sum ^ value); };
    add(turn);
    add(active);
    const auto list = [&](auto&& self, CardId first) -> void {
        for (CardId at = first; at.valid(); at = card(at).next) {
            const CardState& one = card(at);
            add(at.value | static_cast<std::uint64_t>(one.definition) << 16
                | static_cast<std::uint64_t>(static_cast<std::uint16_t>(one.damage)) << 32
                | static_cast<std::uint64_t>(one.flags) << 48 | static_cast<std::uint64_t>(one.statuses) << 56);
            add(one.controller | static_cast<std::uint64_t>(one.seen) << 8);
            self(self, one.firstOn);
        }
        add(0x1ffffff);
    };
    for (int i = 0; i < zoneCount; ++i)
        list(list, zones[static_cast<std::size_t>(i)].first);
    for (const Modifier& one : modifiers) {
        add(one.kind | static_cast<std::uint64_t>(one.word) << 8
            | static_cast<std::uint64_t>(static_cast<std::uint16_t>(one.amount)) << 16
            | static_cast<std::uint64_t>(one.target.value) << 32 | static_cast<std::uint64_t>(one.self.value) << 48);
        add(one.expiry.kind | static_cast<std::uint64_t>(one.expiry.seat) << 8
            | static_cast<std::uint64_t>(one.expiry.left) << 16);
    }
    for (const Use& one : uses)
        add(one.card.value | static_cast<std::uint64_t>(one.times) << 16
            | static_cast<std::uint64_t>(static_cast<std::uint16_t>(one.ability)) << 32);
    return sum;
}

} // namespace muster::engine
