// SPDX-License-Identifier: GPL-3.0-or-later
// What a seat may see, and what is dealt anew where it cannot know.
#include "engine/flow/card_game.h"

namespace muster::engine {

bool SeatView::knows(CardId card) const
{
    const Table& table = m_game->table();
    return table.has(card, FaceUp) || (table.card(card).seen >> m_seat & 1) != 0;
}

/// Of hidden cards only that they are there. The order of a hand shows nothing; the places of a pile do.
std::uint64_t SeatView::digest() const
{
    const Table& table = m_game->table();
    const ZonePlan& zones = m_game->zones();
    std::uint64_t sum = mix(m_seat + 17u);
    const auto add = [&](std::uint64_t value) { sum = mix(sum ^ value); };
    add(table.turn | static_cast<std::uint64_t>(table.round) << 16);
    add(table.active);
    add(m_game->baseState().phase);
    const auto list = [&](auto&& self, CardId first, bool inOrder) -> void {
        std::uint64_t unordered = 0;
        for (CardId at = first; at.valid(); at = table.card(at).next) {
            const CardState& one = table.card(at);
            const std::uint64_t known = knows(at) ? one.definition + 1u : 0u;
            const std::uint64_t item =
                mix(known | static_cast<std::uint64_t>(static_cast<std::uint16_t>(one.damage)) << 16
                    | static_cast<std::uint64_t>(one.flags) << 32 | static_cast<std::uint64_t>(one.statuses) << 40)
                ^ mix(static_cast<std::uint16_t>(one.counters[0])
                      | static_cast<std::uint64_t>(static_cast<std::uint16_t>(one.counters[1])) << 16
                      | static_cast<std::uint64_t>(one.controller) << 32 | static_cast<std::uint64_t>(one.fight) << 40);
            if (inOrder)
                add(item);
            else
                unordered += item;
            self(self, one.firstOn, inOrder);
        }
        add(unordered);
    };
    for (Seat seat = 0; seat < table.seats; ++seat) {
        for (std::uint8_t kind = 0; kind < zones.kinds().size(); ++kind) {
            const ZoneKind& zone = zones.kind(kind);
            if (zone.common && seat != 0)
                continue;
            const Table::Zone& cards = table.zone(zones.id(kind, seat));
            add(cards.count);
            list(list, cards.first, zone.inPlay || zone.sight != ZoneKind::Sight::Owner);
        }
        for (int value = 0; value < Table::MostValues; ++value)
            add(static_cast<std::uint16_t>(table.valueOf(seat, value)));
    }
    for (const Modifier& one : table.modifiers)
        add(one.kind | static_cast<std::uint64_t>(one.word) << 8 | static_cast<std::uint64_t>(one.expiry.left) << 16
            | static_cast<std::uint64_t>(static_cast<std::uint16_t>(one.amount)) << 32);
    add(m_game->ownDigest(m_seat));
    return sum;
}

void CardGame::becomes(CardId card, std::uint16_t definition)
{
    CardState& state = m_table.card(card);
    state.definition = definition;
    state.type = m_cards.facts(definition).type;
    state.plain = m_cards.facts(definition).plain;
}

/// The cards of each owner that the viewer cannot know change their identities among each other, as far as their
/// places say what they can be.
void CardGame::redeal(Seat viewer, Stream& stream)
{
    constexpr int attempts = 20;
    const Definitions before = definitions();
    for (int i = 0; i < attempts; ++i) {
        for (Seat owner = 0; owner < m_table.seats; ++owner)
            dealAnew(owner, viewer, stream);
        dealAnew(NoSeat, viewer, stream);
        m_table.changed(Table::Anything);
        if (couldBeDealt())
            return;
    }
    deal(before);
}

void CardGame::dealAnew(Seat owner, Seat viewer, Stream& stream)
{
    FixedList<CardId, MostCards> hidden;
    FixedList<std::uint16_t, MostCards> pool;
    for (std::uint16_t i = 0; i < m_table.cardCount; ++i) {
        const CardId card{i};
        if (m_table.card(card).owner != owner || m_views[viewer].knows(card))
            continue;
        (void)hidden.push(card);
        (void)pool.push(m_table.card(card).definition);
    }
    const FixedList<std::uint16_t, MostCards> before = pool;
    stream.shuffle(std::span<std::uint16_t>(pool.begin(), pool.size()));
    // Places that want a certain card choose first, then the rest takes what is left.
    for (const bool bound : {true, false}) {
        for (const CardId card : hidden) {
            if (placeTells(card) != bound)
                continue;
            std::size_t at = 0;
            while (bound && at < pool.size() && !couldBe(card, pool[at]))
                ++at;
            if (at == pool.size()) { // its own card was taken: all stays as it was
                for (std::size_t i = 0; i < hidden.size(); ++i)
                    becomes(hidden[i], before[i]);
                return;
            }
            becomes(card, pool[at]);
            pool.removeAt(at);
        }
    }
}

CardGame::Definitions CardGame::definitions() const
{
    Definitions all;
    for (std::uint16_t i = 0; i < m_table.cardCount; ++i)
        (void)all.push(m_table.card(CardId{i}).definition);
    return all;
}

void CardGame::deal(const Definitions& definitions)
{
    for (std::uint16_t i = 0; i < m_table.cardCount; ++i)
        becomes(CardId{i}, definitions[i]);
    m_table.changed(Table::Anything);
}

void CardGame::whileRedealt(Seat viewer, Stream& stream, const std::function<void()>& visit)
{
    const Definitions before = definitions();
    redeal(viewer, stream);
    visit();
    deal(before);
}

} // namespace muster::engine
