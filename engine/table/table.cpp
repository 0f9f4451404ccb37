// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/table.h"

#include <algorithm>
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
    changes.fill(Anything);
    latestChanges = Anything;
    kindOf.fill(0xff);
    kindsInPlay = 0;
    partOf.fill(0);
    worksHere.fill(0);
    partsAnew();
    pilesChanged = ~std::uint64_t(0);
    betweenTurns = false;
    abandoned = false;
    attacker = attacked = NoCard;
    attackedPlayer = NoSeat;
    attacks = 0;
    round = delays = together = 0;
    during = serial = 0;
    began.fill(0);
    out = 0;
    steps = stepsOf = 0;
    for (auto& ofSeat : values)
        ofSeat.fill(0);
    sideOf.fill(0xff);
    for (int i = 0; i < seatCount; ++i)
        sideOf[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(i);
    for (int i = 0; i < zonesInAll; ++i)
        zones[static_cast<std::size_t>(i)] = {};
    modifiers.clear();
    triggers.clear();
    uses.clear();
    history.clear();
    delayed.clear();
    turnChanges.clear();
    met.clear();
}

CardId Table::addCard(std::uint16_t definition, Seat owner, ZoneId zone, std::uint8_t type, bool plain,
                      std::uint8_t worksIn)
{
    if (cardCount == MostCards) {
        abandoned = true;
        return NoCard;
    }
    const CardId id{cardCount++};
    CardState& one = card(id);
    one = {};
    one.definition = definition;
    one.type = type;
    one.plain = plain;
    one.worksIn = worksIn;
    one.owner = one.controller = owner;
    link(id, zone, NoCard, NoCard);
    return id;
}

void Table::add(const Pile& pile)
{
    if (cardCount != pile.before || zones[pile.zone].count != 0 || cardCount + pile.cards.size() > MostCards) {
        abandoned = true;
        return;
    }
    if (pile.cards.empty())
        return;
    std::copy(pile.cards.begin(), pile.cards.end(), cards.begin() + cardCount);
    const auto count = static_cast<std::uint16_t>(pile.cards.size());
    const CardId first{cardCount};
    cardCount = static_cast<std::uint16_t>(cardCount + count);
    zones[pile.zone] = {first, CardId{static_cast<std::uint16_t>(cardCount - 1)}, count};
    movedAny(pile.zone);
}

void Table::setFlag(CardId id, std::uint8_t flag, bool on)
{
    CardState& one = card(id);
    one.flags = static_cast<std::uint8_t>(on ? one.flags | flag : one.flags & ~flag);
    if (flag == Dead)
        partAnew(id); // its abilities end
    else
        changed((flag & (FaceUp | Beneath)) != 0 ? Faces : Flags);
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
    moved(one);
    (one.previous.valid() ? card(one.previous).next : *first) = one.next;
    (one.next.valid() ? card(one.next).previous : *last) = one.previous;
    one.next = one.previous = one.holder = NoCard;
    one.zone = NoZone;
}

void Table::link(CardId id, ZoneId zone, CardId holder, CardId next)
{
    CardState& one = card(id);
    CardId& first = holder.valid() ? card(holder).firstOn : zones[zone].first;
    CardId& last = holder.valid() ? card(holder).lastOn : zones[zone].last;
    one.zone = holder.valid() ? NoZone : zone;
    one.holder = holder;
    one.next = next;
    one.previous = next.valid() ? card(next).previous : last;
    (one.previous.valid() ? card(one.previous).next : first) = id;
    (next.valid() ? card(next).previous : last) = id;
    if (!holder.valid())
        ++zones[zone].count;
    moved(one);
}

void Table::moveToEnd(CardId id, ZoneId zone)
{
    CardState& one = card(id);
    if (one.holder.valid() || one.zone == NoZone) {
        unlink(id);
        link(id, zone, NoCard, NoCard);
        return;
    }
    // From zone to zone, as nearly always: both at once.
    Zone& from = zones[one.zone];
    Zone& to = zones[zone];
    moved(one);
    (one.previous.valid() ? card(one.previous).next : from.first) = one.next;
    (one.next.valid() ? card(one.next).previous : from.last) = one.previous;
    --from.count;
    one.zone = zone;
    one.next = NoCard;
    one.previous = to.last;
    (one.previous.valid() ? card(one.previous).next : to.first) = id;
    to.last = id;
    ++to.count;
    moved(one);
}

void Table::moveFirst(int many, ZoneId from, ZoneId to)
{
    Zone& source = zones[from];
    Zone& target = zones[to];
    const CardId first = source.first;
    CardId last = NoCard;
    int moving = 0;
    for (CardId at = first; at.valid() && moving < many; ++moving) {
        last = at;
        card(at).zone = to;
        at = card(at).next;
    }
    if (moving == 0)
        return;
    source.first = card(last).next;
    (source.first.valid() ? card(source.first).previous : source.last) = NoCard;
    card(last).next = NoCard;
    card(first).previous = target.last;
    (target.last.valid() ? card(target.last).next : target.first) = first;
    target.last = last;
    source.count = static_cast<std::uint16_t>(source.count - moving);
    target.count = static_cast<std::uint16_t>(target.count + moving);
    movedAny(from);
    movedAny(to);
}

void Table::moveToFront(CardId id, ZoneId zone)
{
    unlink(id);
    link(id, zone, NoCard, zones[zone].first);
}

void Table::moveBefore(CardId id, CardId other)
{
    unlink(id);
    link(id, card(other).zone, card(other).holder, other);
}

void Table::attach(CardId id, CardId holder)
{
    for (CardId at = holder; at.valid(); at = card(at).holder) {
        if (at == id) { // a chain of holders has an end
            abandoned = true;
            return;
        }
    }
    unlink(id);
    link(id, NoZone, holder, NoCard);
}

void Table::shuffle(ZoneId zone, Stream& stream)
{
    const std::size_t count = zones[zone].count;
    if (count == 0)
        return;
    std::array<std::uint16_t, MostCards> order; // NOLINT: filled as far as it is read
    std::size_t at = 0;
    each(zone, [&](CardId id) { order[at++] = id.value; });
    stream.shuffle(std::span(order.data(), count));
    CardId before = NoCard;
    for (std::size_t i = 0; i < count; ++i) {
        const CardId id{order[i]};
        (before.valid() ? card(before).next : zones[zone].first) = id;
        card(id).previous = before;
        before = id;
    }
    card(before).next = NoCard;
    zones[zone].last = before;
    movedAny(zone);
}

void Table::movedAny(ZoneId zone)
{
    if (partOf[zone] == 0 || worksHere[zone] != 0) {
        changed(Piles);
        pilesChanged |= std::uint64_t(1) << (zone & 63);
    }
    if (partOf[zone] != 0) {
        partsAnew();
        changed(Layout);
        changed(Plain);
    }
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
            add(one.controller | static_cast<std::uint64_t>(one.seen) << 8
                | static_cast<std::uint64_t>(one.statuses >> 8) << 16
                | static_cast<std::uint64_t>(static_cast<std::uint16_t>(one.counters[0])) << 32
                | static_cast<std::uint64_t>(static_cast<std::uint16_t>(one.counters[1])) << 48);
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
    if (out != 0 || round != 0)
        add(out | static_cast<std::uint64_t>(round) << 8);
    for (int seat = 0; seat < seats; ++seat) {
        for (int i = 0; i < MostValues; ++i) {
            if (const int amount = valueOf(static_cast<Seat>(seat), i); amount != 0)
                add(static_cast<std::uint64_t>(static_cast<std::uint16_t>(amount)) | static_cast<std::uint64_t>(i) << 16
                    | static_cast<std::uint64_t>(seat) << 32);
        }
    }
    for (const Delayed& one : delayed)
        add(one.self.value | static_cast<std::uint64_t>(static_cast<std::uint16_t>(one.step)) << 16);
    for (const TurnChange& one : turnChanges)
        add(one.seat | static_cast<std::uint64_t>(one.moment) << 8 | (one.more ? 1u : 0u) << 16);
    for (const Use& one : uses)
        add(one.card.value | static_cast<std::uint64_t>(one.times) << 16
            | static_cast<std::uint64_t>(static_cast<std::uint16_t>(one.ability)) << 32);
    return sum;
}

} // namespace muster::engine
