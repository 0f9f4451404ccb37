// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cassert>
#include <span>

#include "engine/core/ids.h"

namespace muster::engine {

/// A kind of zone, as a game declares it. The first ones are those of the effect language, in the order of game.yaml.
struct ZoneKind {
    enum class Sight : std::uint8_t { Nobody, Owner, All };
    const char* word = "";    ///< as scenarios and the log call it: "discard pile"
    Sight sight = Sight::All; ///< who knows the cards that come there
    bool inPlay = false;
    bool common = false;  ///< one for the whole table, instead of one for each seat
    bool ordered = false; ///< it makes a difference in which order its cards lie
    bool counted = false; ///< other players see how many cards lie there, and no more
    bool rare = false;    ///< mostly empty: where cards lie for a moment, or at the beginning alone
    bool laidOut = false; ///< its cards lie side by side although they are not in play, as in a shop
};

/// The zones of a table with several seats, by kind and seat.
class ZonePlan {
public:
    ZonePlan() = default;
    explicit ZonePlan(std::span<const ZoneKind> kinds) : m_kinds(kinds) { }

    [[nodiscard]] std::span<const ZoneKind> kinds() const { return m_kinds; }
    [[nodiscard]] const ZoneKind& kind(std::uint8_t at) const { return m_kinds[at]; }
    [[nodiscard]] ZoneId id(std::uint8_t kind, Seat seat) const
    {
        return static_cast<ZoneId>(m_kinds[kind].common ? kind : seat * m_kinds.size() + kind);
    }
    [[nodiscard]] std::uint8_t kindOf(ZoneId zone) const { return static_cast<std::uint8_t>(zone % m_kinds.size()); }
    [[nodiscard]] Seat seatOf(ZoneId zone) const { return static_cast<Seat>(zone / m_kinds.size()); }
    [[nodiscard]] int zones(int seats) const
    {
        const int all = seats * static_cast<int>(m_kinds.size());
        assert(all <= MostZones);
        return all;
    }

private:
    std::span<const ZoneKind> m_kinds; ///< of a table that is always there
};

} // namespace muster::engine
