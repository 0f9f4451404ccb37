// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstring>

#include "shape_game.h"

/// Two sides of two seats, which share their health. A turn is attacks with cards of the hand; an attack is met by a
/// joint defence: each of the two defenders lays a card or none, sealed until both have chosen. If nobody laid one that
/// blocks, the defending side may counter, with a card of either of its seats: an attack inside the attack, one level
/// deeper, that can be met in the same way. The stack of attacks is in the state.
namespace muster::test {

struct ArmoryShape {
    static constexpr int seatCount = 4; // 0 and 2 against 1 and 3
    static constexpr bool sharedDeck = false;
    static std::vector<std::uint8_t> sides() { return {0, 1, 0, 1}; }
    enum Zone : ZoneId { FirstDeck, FirstHand = FirstDeck + 4, Pile = FirstHand + 4, Zones };
    enum Ask : std::uint8_t { Strike = 16, Defend, Counter };
    static constexpr int deepest = 3;

    struct Frame {
        CardId weapon = NoCard;
        Seat attacker = 0;
        std::int16_t damage = 0;
    };
    struct State {
        engine::Table table;
        Outcome outcome;
        FixedList<Frame, deepest> attacks; ///< the one that goes on is the last
        std::int16_t health[2] = {};
        State() { } // NOLINT: set up by begin
    };

    explicit ArmoryShape(State& state) : s(state) { }

    static int sideOf(Seat seat) { return seat % 2; }
    static ZoneId handOf(Seat seat) { return static_cast<ZoneId>(FirstHand + seat); }

    void begin(std::uint64_t seed)
    {
        s.table.reset(seatCount, Zones);
        s.outcome = {};
        s.attacks.clear();
        for (Seat seat = 0; seat < seatCount; ++seat) {
            Stream deck(seed, seat + 1u);
            for (std::uint16_t i = 0; i < 20; ++i)
                (void)s.table.addCard(static_cast<std::uint16_t>(1 + (i * 7 + seat) % 9), seat,
                                      static_cast<ZoneId>(FirstDeck + seat));
            s.table.shuffle(static_cast<ZoneId>(FirstDeck + seat), deck);
            for (int i = 0; i < 4; ++i)
                draw(seat);
        }
        s.health[0] = s.health[1] = 40;
        s.table.active = 0;
        s.table.turn = 1;
    }

    void draw(Seat seat)
    {
        const CardId card = s.table.zone(static_cast<ZoneId>(FirstDeck + seat)).first;
        if (!card.valid())
            return;
        s.table.moveToEnd(card, handOf(seat));
        s.table.card(card).seen = static_cast<std::uint8_t>(1 << seat | 1 << (seat + 2) % 4); // teammates look
    }

    /// One attack a step, with everything that is nested in it; an option without card ends the turn.
    void advance()
    {
        const Seat seat = s.table.active;
        Options options;
        options.push({});
        offer(seat, options);
        const CardId weapon = askShape(agent, Strike, seat, options).card;
        if (!weapon.valid()) {
            nextTurn();
            return;
        }
        attack(seat, weapon);
        settle();
    }

    void offer(Seat seat, Options& options)
    {
        s.table.each(handOf(seat), [&](CardId card) {
            Option one;
            one.card = card;
            one.seat = seat;
            options.push(one);
        });
    }

    void attack(Seat attacker, CardId weapon)
    {
        discard(weapon);
        s.attacks.push({weapon, attacker, static_cast<std::int16_t>(s.table.card(weapon).definition)});
        const Seat first = static_cast<Seat>((attacker + 1) % seatCount);
        const Seat second = static_cast<Seat>((attacker + 3) % seatCount);
        // Sealed: nothing is laid until both have chosen, so that neither choice shows in the other's view.
        CardId laid[2];
        int at = 0;
        for (const Seat defender : {first, second}) {
            Options options;
            options.push({});
            offer(defender, options);
            laid[at++] = askShape(agent, Defend, defender, options, true).card;
        }
        int block = 0;
        for (const CardId card : laid) {
            if (!card.valid())
                continue;
            discard(card);
            block += s.table.card(card).definition;
        }
        const Frame frame = s.attacks.back();
        const int side = sideOf(first);
        s.health[side] = static_cast<std::int16_t>(s.health[side] - std::max(0, frame.damage - block));
        if (block == 0 && s.attacks.size() < deepest && s.health[side] > 0)
            counter(first, second);
        s.attacks.shrink(s.attacks.size() - 1);
    }

    void counter(Seat first, Seat second)
    {
        // One question to the side; who acts is said by the option.
        Options options;
        options.push({});
        offer(first, options);
        offer(second, options);
        const Option chosen = askShape(agent, Counter, first, options);
        if (chosen.card.valid())
            attack(chosen.seat, chosen.card);
    }

    void discard(CardId card)
    {
        s.table.card(card).seen = 0xff;
        s.table.moveToEnd(card, Pile);
    }

    void settle()
    {
        for (const int side : {0, 1}) {
            if (s.health[side] <= 0 && !s.outcome.over())
                s.outcome = {Outcome::Won, static_cast<std::uint8_t>(side == 0 ? 0b1010 : 0b0101), "HEALTH",
                             s.table.turn};
        }
    }

    void nextTurn()
    {
        ++s.table.turn;
        s.table.active = static_cast<Seat>((s.table.active + 1) % seatCount);
        draw(s.table.active);
        draw(s.table.active);
        int left = 0;
        for (Seat seat = 0; seat < seatCount; ++seat)
            left += s.table.zone(handOf(seat)).count + s.table.zone(static_cast<ZoneId>(FirstDeck + seat)).count;
        if (left == 0)
            s.outcome = {Outcome::Draw, 0, "CARDS", s.table.turn};
    }

    [[nodiscard]] std::uint64_t numbers() const
    {
        return mix(static_cast<std::uint16_t>(s.health[0])
                   | static_cast<std::uint64_t>(static_cast<std::uint16_t>(s.health[1])) << 16
                   | static_cast<std::uint64_t>(s.attacks.size()) << 32);
    }

    [[nodiscard]] std::uint64_t seen(Seat viewer) const
    {
        std::uint64_t sum = numbers();
        for (int zone = 0; zone < Zones; ++zone) {
            std::uint64_t unordered = s.table.zone(static_cast<ZoneId>(zone)).count;
            s.table.each(static_cast<ZoneId>(zone), [&](CardId card) {
                const CardState& one = s.table.card(card);
                unordered += mix((one.seen >> viewer & 1) != 0 ? one.definition + 1u : 0u);
            });
            sum = mix(sum ^ unordered);
        }
        return sum;
    }

    [[nodiscard]] std::vector<std::string> texts(const Choice& choice) const { return shapeTexts(s.table, choice); }

    void redeal(Seat viewer, Stream& stream)
    {
        for (Seat seat = 0; seat < seatCount; ++seat) {
            FixedList<CardId, MostCards> hidden;
            FixedList<std::uint16_t, MostCards> pool;
            for (std::uint16_t i = 0; i < s.table.cardCount; ++i) {
                const CardState& one = s.table.card(CardId{i});
                if (one.owner == seat && (one.seen >> viewer & 1) == 0) {
                    hidden.push(CardId{i});
                    pool.push(one.definition);
                }
            }
            stream.shuffle(std::span<std::uint16_t>(pool.begin(), pool.size()));
            for (std::size_t i = 0; i < hidden.size(); ++i)
                s.table.card(hidden[i]).definition = pool[i];
        }
    }

    [[nodiscard]] const char* brokenInvariant() const
    {
        return s.attacks.empty() ? nullptr : "an attack goes on between two steps";
    }

    State& s;
    Agent* agent = nullptr;
};

} // namespace muster::test
