// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>
#include <string_view>

namespace muster::engine {

/// A player's place at the table. Up to six seats; where a side has two of them, the game says which.
using Seat = std::uint8_t;
inline constexpr Seat NoSeat = 0xff;
inline constexpr int MostSeats = 6;

/// A place where cards lie. Each game numbers its own: one per seat and kind, and those of the table.
using ZoneId = std::uint8_t;
inline constexpr ZoneId NoZone = 0xff;
inline constexpr int MostZones = 96;

/// A card of a match, by its number in the table; not the card of the catalogue, which is its definition.
struct CardId {
    std::uint16_t value = 0xffff;
    [[nodiscard]] constexpr bool valid() const { return value != 0xffff; }
    friend constexpr bool operator==(CardId, CardId) = default;
    friend constexpr auto operator<=>(CardId, CardId) = default;
};
inline constexpr CardId NoCard{};
inline constexpr int MostCards = 512;

/// Why something may not be done: the id of the rule that refuses it. None when it may be done.
class Refusal {
public:
    constexpr Refusal() = default;
    constexpr Refusal(const char* rule) : m_rule(rule) { } // NOLINT: a rule id is written as it is in the book
    constexpr explicit operator bool() const { return m_rule != nullptr; }
    [[nodiscard]] constexpr std::string_view rule() const { return m_rule ? std::string_view(m_rule) : ""; }

private:
    const char* m_rule = nullptr;
};
inline constexpr Refusal Allowed{};

} // namespace muster::engine
