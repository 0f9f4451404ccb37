// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "engine/core/ids.h"

namespace muster::engine {

/// In which order the players of a window are asked, and how long one answer counts.
enum class WindowOrder : std::uint8_t {
    FromActive,    ///< the player whose turn it is, then around the table
    AgainstActive, ///< around the table the other way, ending with the player whose turn it is
    OthersFirst,   ///< the next player first, the player whose turn it is last
};

/// Passes that hold until something: a player says once that a kind of window is of no interest for a while, and is
/// not asked again. One recorded choice instead of dozens.
class StandingPasses {
public:
    /// `until` is a moment that the game numbers, 1 to 255; greater ones last longer.
    void pass(Seat seat, std::uint8_t until) { m_until[seat] = until; }
    /// The moment has come: passes that hold until it, or until a smaller one, end.
    void end(std::uint8_t moment)
    {
        for (std::uint8_t& until : m_until) {
            if (until <= moment)
                until = 0;
        }
    }
    [[nodiscard]] bool stands(Seat seat) const { return m_until[seat] != 0; }
    friend bool operator==(const StandingPasses&, const StandingPasses&) = default;

private:
    std::array<std::uint8_t, MostSeats> m_until{};
};

/// The seat that comes at place `i` (from 0) of a window.
[[nodiscard]] constexpr Seat seatOfWindow(WindowOrder order, Seat active, int seats, int i)
{
    switch (order) {
    case WindowOrder::FromActive:
        return static_cast<Seat>((active + i) % seats);
    case WindowOrder::AgainstActive:
        return static_cast<Seat>((active + seats - 1 - i) % seats);
    case WindowOrder::OthersFirst:
        return static_cast<Seat>((active + 1 + i) % seats);
    }
    return active;
}

/// How far a window has come between two questions.
struct WindowAt {
    std::uint8_t next = 0;  ///< the place of who is asked next
    std::uint8_t quiet = 0; ///< so many have passed in a row, or have nothing to do
};

/// Asks the next player of a window by `respond(seat)`, who returns whether that player acted. After an act everybody
/// is asked anew if `again`, until all have passed in a row. `may(seat)` says whom to ask at all. False: the window is
/// closed. A game in which players can act for ever goes from question to question, so that a cap of choices can end it.
template <class May, class RespondTo>
bool goThroughWindow(WindowAt& at, WindowOrder order, Seat active, int seats, bool again, const StandingPasses& passes,
                     May may, RespondTo respond)
{
    while (at.quiet < seats) {
        const Seat seat = seatOfWindow(order, active, seats, at.next);
        at.next = static_cast<std::uint8_t>((at.next + 1) % seats);
        const bool asked = !passes.stands(seat) && may(seat);
        if (asked && respond(seat) && again)
            at = {};
        else
            ++at.quiet;
        if (asked && at.quiet < seats)
            return true;
    }
    at = {};
    return false;
}

/// The whole window at once, where those who act run out of what they can do.
template <class May, class RespondTo>
void openWindow(WindowOrder order, Seat active, int seats, bool again, const StandingPasses& passes, May may,
                RespondTo respond)
{
    WindowAt at;
    while (goThroughWindow(at, order, active, seats, again, passes, may, respond)) { }
}

} // namespace muster::engine
