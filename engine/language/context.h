// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/table.h"

/// What texts speak about while they run, and the small questions and continuations that are handed over.
namespace muster::engine {

using SeatList = FixedList<Seat, MostSeats>;

/// One that damage is dealt to: a card, or a player.
struct Hit {
    CardId card = NoCard;
    Seat seat = NoSeat;
    int amount = 0;
};
using Hits = FixedList<Hit, 128>;

class Proceeding;

/// What the words of an ability mean while it runs.
struct Context {
    Seat you = NoSeat;
    Seat actor = NoSeat; ///< who carries the steps out, under `may` with `by`; NoSeat: you
    CardId self = NoCard;
    CardId it = NoCard;
    CardId that = NoCard;
    CardId target = NoCard;
    Seat thatPlayer = NoSeat;
    Seat itPlayer = NoSeat; ///< where `it`, `that` or `target` is a player
    Seat otherPlayer = NoSeat;
    Seat targetPlayer = NoSeat;
    std::int16_t amount = 0;
    std::int16_t result = 0;
    bool optionalRolls = false;     ///< harmless rolls may be left out
    bool forEach = false;           ///< `it` is one of all that fit
    bool madeLasting = false;       ///< a step put something into force for some time
    bool paid = false;              ///< the optional cost was paid
    bool declined = false;          ///< a `may` was not made use of
    Event* replaced = nullptr;      ///< under `instead of`: what would happen
    Proceeding* proceeds = nullptr; ///< and how it goes on, if it happens after all
    bool changesAmount = false;     ///< the amount was changed, so that it will happen
    CardId lies = NoCard;           ///< the card that stays on the table for what lasts
    struct Memory {
        FixedList<CardId, 32> cards;
        std::uint8_t players = 0; ///< as bits
        int number = 0;
        bool isNumber = false;
    };
    Memory memory[4];
};

/// A question about a card, for functions that go through many. Only a reference: it must not outlive what it asks.
class CardTest {
public:
    template <class Wanted>
    CardTest(const Wanted& wanted) // NOLINT: a lambda is handed over as it is
        : m_wanted(&wanted),
          m_call([](const void* what, CardId card) -> bool { return (*static_cast<const Wanted*>(what))(card); })
    {
    }
    bool operator()(CardId card) const { return m_call(m_wanted, card); }

private:
    const void* m_wanted;
    bool (*m_call)(const void*, CardId);
};

/// How an event goes on that something may replace: by the next replacement, or by happening. At most once.
class Proceeding {
public:
    template <class Go>
    explicit Proceeding(const Go& go) : m_go(&go),
                                        m_call([](const void* what) { (*static_cast<const Go*>(what))(); })
    {
    }
    void operator()()
    {
        if (!m_done) {
            m_done = true;
            m_call(m_go);
        }
    }
    [[nodiscard]] bool done() const { return m_done; }

private:
    const void* m_go;
    void (*m_call)(const void*);
    bool m_done = false;
};

/// What happens if nothing replaces it. Only a reference: it must not outlive what it calls.
class Happening {
public:
    template <class Go>
    Happening(const Go& go) // NOLINT: a lambda is handed over as it is
        : m_go(&go),
          m_call([](const void* what, Event& event) { (*static_cast<const Go*>(what))(event); })
    {
    }
    void operator()(Event& event) const { m_call(m_go, event); }

private:
    const void* m_go;
    void (*m_call)(const void*, Event&);
};

} // namespace muster::engine
