// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstring>

#include "shape_game.h"

/// Three seats around one shared pile. A turn turns up a card, which attacks its player; before that a window goes
/// around against the direction of play, in which anybody may throw a card of the hand in; whoever is not interested
/// says so once for the whole turn (a standing pass). After the fight two deals may be offered: so many cards for so
/// many, to one of the others, who takes or leaves it. Life runs out; the last one standing wins.
namespace muster::test {

struct SpoilsShape {
    static constexpr int seatCount = 3;
    static constexpr bool sharedDeck = true;
    static std::vector<std::uint8_t> sides() { return {}; }
    enum Zone : ZoneId { Pile, Graveyard, FirstHand }; // FirstHand + seat
    enum Ask : std::uint8_t { Throw = 16, OfferTo, OfferGive, OfferTake, Answer };
    enum Moment : std::uint8_t { EndOfTurn = 1 };
    static constexpr int mostDeals = 2;

    struct State {
        engine::Table table;
        StandingPasses passes;
        Outcome outcome;
        std::int16_t life[seatCount] = {};
        std::uint16_t champion[seatCount] = {};
        std::uint8_t deals = 0; ///< offered in this turn: so many at most, or talking would never end
        bool fought = false;
        Stream pile;
        State() { } // NOLINT: set up by begin
    };

    explicit SpoilsShape(State& state) : s(state) { }

    void begin(std::uint64_t seed)
    {
        s.table.reset(seatCount, FirstHand + seatCount);
        s.pile = Stream(seed, 1);
        s.table.dice = Stream(seed, 100);
        s.outcome = {};
        s.passes = {};
        s.fought = false;
        s.deals = 0;
        for (std::uint16_t i = 0; i < 60; ++i)
            (void)s.table.addCard(static_cast<std::uint16_t>(1 + i % 9), 0, Pile);
        s.table.shuffle(Pile, s.pile);
        for (Seat seat = 0; seat < seatCount; ++seat) {
            s.life[seat] = 20;
            for (int i = 0; i < 3; ++i)
                take(seat);
            s.champion[seat] = s.table.card(s.table.zone(static_cast<ZoneId>(FirstHand + seat)).first).definition;
        }
        s.table.active = 0;
        s.table.turn = 1;
    }

    /// A turn is two steps: the fight, then the deal.
    void advance()
    {
        if (!s.fought) {
            fight();
            s.fought = true;
        } else {
            while (deal()) { }
            nextTurn();
        }
    }

    void take(Seat seat)
    {
        const CardId card = s.table.zone(Pile).first;
        if (!card.valid())
            return;
        s.table.moveToEnd(card, static_cast<ZoneId>(FirstHand + seat));
        s.table.card(card).owner = s.table.card(card).controller = seat;
        s.table.card(card).seen = static_cast<std::uint8_t>(1 << seat);
    }

    void fight()
    {
        const Seat active = s.table.active;
        take(active);
        int power = s.table.dice.die(6);
        openWindow(
            WindowOrder::AgainstActive, active, seatCount, true, s.passes,
            [&](Seat seat) { return alive(seat) && s.table.zone(static_cast<ZoneId>(FirstHand + seat)).count > 0; },
            [&](Seat seat) {
                Options options;
                options.push({}); // not now
                options.push({}); // not this turn any more
                options.back().number = 1;
                s.table.each(static_cast<ZoneId>(FirstHand + seat), [&](CardId card) {
                    Option one;
                    one.card = card;
                    options.push(one);
                });
                const Option chosen = askShape(agent, Throw, seat, options);
                if (!chosen.card.valid()) {
                    if (chosen.number == 1)
                        s.passes.pass(seat, EndOfTurn);
                    return false;
                }
                const int strength = s.table.card(chosen.card).definition;
                power += seat == active ? -strength : strength;
                bury(chosen.card);
                return true;
            });
        s.life[active] = static_cast<std::int16_t>(s.life[active] - std::max(0, power));
        settle();
    }

    /// Whether the player whose turn it is may go on talking.
    bool deal()
    {
        const Seat active = s.table.active;
        if (s.outcome.over() || !alive(active) || s.deals == mostDeals)
            return false;
        Options others;
        others.push({});
        for (Seat seat = 0; seat < seatCount; ++seat) {
            if (seat != active && alive(seat)) {
                others.push({});
                others.back().seat = seat;
            }
        }
        const Seat partner = askShape(agent, OfferTo, active, others).seat;
        if (partner == NoSeat)
            return false;
        ++s.deals;
        const auto number = [&](std::uint8_t kind, Seat of) {
            Options amounts;
            for (int i = 0; i <= std::min<int>(2, s.table.zone(static_cast<ZoneId>(FirstHand + of)).count); ++i) {
                amounts.push({});
                amounts.back().number = static_cast<std::int16_t>(i);
            }
            return askShape(agent, kind, active, amounts).number;
        };
        const int give = number(OfferGive, active);
        const int want = number(OfferTake, partner);
        Options answer;
        answer.push({});
        answer.push({});
        answer.back().number = 1;
        if (askShape(agent, Answer, partner, answer).number == 1) { // binding, at once and for both
            hand(active, partner, give);
            hand(partner, active, want);
        }
        return true;
    }

    void hand(Seat from, Seat to, int amount)
    {
        for (; amount > 0; --amount) {
            const CardId card = s.table.zone(static_cast<ZoneId>(FirstHand + from)).first;
            s.table.moveToEnd(card, static_cast<ZoneId>(FirstHand + to));
            s.table.card(card).owner = s.table.card(card).controller = to;
            s.table.card(card).seen |= static_cast<std::uint8_t>(1 << to); // the giver still knows it
        }
    }

    void bury(CardId card)
    {
        s.table.card(card).seen = 0xff;
        s.table.moveToEnd(card, Graveyard);
    }

    void settle()
    {
        int standing = 0;
        Seat last = NoSeat;
        for (Seat seat = 0; seat < seatCount; ++seat) {
            if (alive(seat)) {
                ++standing;
                last = seat;
            } else {
                s.table.each(static_cast<ZoneId>(FirstHand + seat), [&](CardId card) { bury(card); });
            }
        }
        if (standing <= 1)
            s.outcome = {Outcome::Won, static_cast<std::uint8_t>(1 << last), "LAST", s.table.turn};
    }

    void nextTurn()
    {
        s.passes.end(EndOfTurn);
        s.fought = false;
        s.deals = 0;
        ++s.table.turn;
        do
            s.table.active = static_cast<Seat>((s.table.active + 1) % seatCount);
        while (!alive(s.table.active) && !s.outcome.over());
    }

    [[nodiscard]] bool alive(Seat seat) const { return s.life[seat] > 0; }

    /// By the first card that it was dealt.
    [[nodiscard]] std::uint16_t standsFor(Seat seat) const { return s.champion[seat]; }

    [[nodiscard]] std::uint64_t numbers() const
    {
        std::uint64_t sum = s.deals;
        for (const std::int16_t life : s.life)
            sum = mix(sum ^ static_cast<std::uint16_t>(life));
        return sum;
    }

    [[nodiscard]] std::uint64_t seen(Seat viewer) const
    {
        std::uint64_t sum = numbers();
        for (int zone = 0; zone < s.table.zoneCount; ++zone) {
            sum = mix(sum ^ s.table.zone(static_cast<ZoneId>(zone)).count);
            std::uint64_t unordered = 0;
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
        FixedList<CardId, MostCards> hidden;
        FixedList<std::uint16_t, MostCards> pool;
        for (std::uint16_t i = 0; i < s.table.cardCount; ++i) {
            if ((s.table.card(CardId{i}).seen >> viewer & 1) == 0) {
                hidden.push(CardId{i});
                pool.push(s.table.card(CardId{i}).definition);
            }
        }
        stream.shuffle(std::span<std::uint16_t>(pool.begin(), pool.size()));
        for (std::size_t i = 0; i < hidden.size(); ++i)
            s.table.card(hidden[i]).definition = pool[i];
    }

    [[nodiscard]] const char* brokenInvariant() const
    {
        return s.deals > mostDeals ? "too many deals in a turn" : nullptr;
    }

    State& s;
    Agent* agent = nullptr;
};

} // namespace muster::test
